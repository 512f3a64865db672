"""What a Play Nine position is worth, compiled: a small network that was taught by playing against itself.

The worth of a position to a seat is the strokes it will have at the end of the hole less the mean of the
others': less is better. It is counted as the plain difference now (`likely`) plus what the network says will
come of it. The last round needs no network: `last_round.py` works it out.

Two judgements are learned. `AFTER`: a seat has just finished its turn. `BEFORE`: it is about to draw from
the stock. What a move is about to reveal (a card turned up, a card swapped out unseen) is judged as it is:
not yet known. So a turn takes some twenty judgements and no averaging over cards.

One file, though a long one: the network, what it sees and how it is asked are compiled together.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import DRAW, FLIP, SWAP, TAKE, TOSS, TURN, DiceState, Floats, bare, throw, wide
from backnine.games.play_nine.fast.last_round import (
    ALL,
    APART_FLOATS,
    APART_INTS,
    BLOCKS,
    COLUMNS,
    FACE_DOWN,
    TURNING,
    UNSEEN_TOP,
    WORST,
    Ints,
    averages,
    expected,
    last_turn,
    lower_by_card,
    price_cards,
    with_card,
)
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    ALL_DOWN,
    CARDS,
    CLOSER,
    CLOSER_PENALTY,
    DISCARDS,
    DOWN,
    FROM_DISCARD,
    HELD,
    HELD_FROM,
    HOLE_IN_ONE,
    KINDS,
    NO_PASS,
    NOBODY,
    PHASE,
    PILE,
    RENEWALS,
    RENEWED,
    SEATS,
    SLOTS,
    STOCK,
    TO_DRAW,
    VALUES,
    HoleRow,
)

Net = NDArray[np.float32]  # [judgement, row, unit]

SYMBOLS = 16
AFTER, BEFORE = range(2)
UNITS: Final = 32

# Rows of the network: what can be so in a position. Own layout, then the mean of the others', then the rest.
COLUMN: Final = 0  # a column's two symbols, sorted
VALUE: Final = COLUMN + SYMBOLS * SYMBOLS  # of one value: columns paired, columns with one, cards unseen
LIVE: Final = 6
COUNT_DOWN: Final = VALUE + KINDS * 25 * LIVE
SIDE: Final = COUNT_DOWN + SLOTS + 1
RACE: Final = 2 * SIDE  # own cards down and the least down of another
TOP: Final = RACE + 81
TOP_NEXT: Final = TOP + 15  # the top discard and what the next player has of it
TOP_DOWN: Final = TOP_NEXT + 14 * 25
AT_TABLE: Final = TOP_DOWN + 15 * 9
BIAS: Final = AT_TABLE + 8
OUTPUT: Final = BIAS + 1
EMPTY: Final = OUTPUT + 1
ROWS: Final = EMPTY + 1

SCALE: Final = 10.0  # strokes to a unit of the network
SHARE: Final = 2.0**-24  # of a unit: weights that are half floats, and all sums of them, are multiples of it
UNKNOWN: Final = 5.6  # an average card

MOST_ROWS: Final = 64


@bare
def symbols(hole: HoleRow, seat: int, out: Ints) -> None:
    """A layout as everybody sees it."""
    down = hole[DOWN + seat]
    start = CARDS + seat * SLOTS
    for slot in range(SLOTS):
        out[slot] = FACE_DOWN if down >> slot & 1 else hole[start + slot]


@bare
def unseen(hole: HoleRow, out: Ints) -> int:
    """How many cards of each kind are in the stock or face down, and how many in all."""
    for kind in range(HOLE_IN_ONE):
        out[kind] = 8
    out[HOLE_IN_ONE] = 4
    count = 108
    for seat in range(hole[SEATS]):
        down = hole[DOWN + seat]
        start = CARDS + seat * SLOTS
        for slot in range(SLOTS):
            if not down >> slot & 1:
                out[hole[start + slot]] -= 1
                count -= 1
    for place in range(PILE, PILE + hole[DISCARDS]):
        out[hole[place]] -= 1
    count -= hole[DISCARDS]
    if hole[HELD] >= 0:
        out[hole[HELD]] -= 1
        count -= 1
    return int(count)


@bare
def likely(shown: Ints, adjacent: bool) -> float:
    """Strokes now, every card that is not seen being an average one."""
    strokes = unknown = pairs = 0
    for column in range(COLUMNS):
        above, below = shown[column], shown[column + COLUMNS]
        if above == below and above < FACE_DOWN:
            if above == HOLE_IN_ONE:
                strokes -= 10
            pairs |= 1 << (4 * above + column)
        else:
            strokes += VALUES[above] if above < FACE_DOWN else 0
            strokes += VALUES[below] if below < FACE_DOWN else 0
            unknown += (above >= FACE_DOWN) + (below >= FACE_DOWN)
    while pairs:
        strokes += BLOCKS[int(adjacent), pairs & 15]
        pairs >>= 4
    return float(strokes + UNKNOWN * unknown)


# The network


@bare
def side_rows(shown: Ints, left: Ints, first: int, rows: Ints, count: int) -> int:
    """The rows of a layout, from `first` on; the new number of rows."""
    pairs = 0
    singles = 0
    down = 0
    for column in range(4):
        above, below = shown[column], shown[column + 4]
        down += (above == FACE_DOWN) + (below == FACE_DOWN)
        if above > below:
            above, below = below, above
        rows[count] = first + COLUMN + above * SYMBOLS + below
        count += 1
        if above == below:
            if above < FACE_DOWN:
                pairs += 1 << (4 * above)
        else:
            singles += 1 << (4 * above)  # a symbol above 13 is not read again
            if below < FACE_DOWN:
                singles += 1 << (4 * below)
    done = 0
    for slot in range(SLOTS):
        value = shown[slot]
        if value >= FACE_DOWN or done >> value & 1:
            continue
        done |= 1 << value
        have = (pairs >> (4 * value) & 15) * 5 + (singles >> (4 * value) & 15)
        rows[count] = first + VALUE + (value * 25 + have) * LIVE + min(left[value], LIVE - 1)
        count += 1
    rows[count] = first + COUNT_DOWN + down
    return count + 1


@bare
def add_rows(weights: Net, rows: Ints, count: int, units: Floats) -> None:
    """Four rows at a time: the compiler makes vector instructions of that. The list is filled up with EMPTY
    rows."""
    for number in range(count, (count + 3) // 4 * 4):
        rows[number] = EMPTY
    for number in range(0, count, 4):
        one, two = rows[number], rows[number + 1]
        three, four = rows[number + 2], rows[number + 3]
        for unit in range(UNITS):
            pair = weights[one, unit] + weights[two, unit]
            units[unit] += pair + (weights[three, unit] + weights[four, unit])


@bare
def outcome(weights: Net, units: Floats) -> float:
    """What the network adds to the plain difference, in strokes."""
    one = two = three = four = 0.0
    for unit in range(0, UNITS, 4):
        one += max(0.0, units[unit]) * weights[OUTPUT, unit]
        two += max(0.0, units[unit + 1]) * weights[OUTPUT, unit + 1]
        three += max(0.0, units[unit + 2]) * weights[OUTPUT, unit + 2]
        four += max(0.0, units[unit + 3]) * weights[OUTPUT, unit + 3]
    return SCALE * (one + two + three + four)


# Judging moves


# Where the numbers are on the desk: two scratch arrays, so that judging allocates nothing.
LAYOUTS: Final = 0  # ints: by seat and slot, as seen
LEFT: Final = LAYOUTS + 6 * SLOTS  # unseen cards by kind
LEAST_DOWN: Final = LEFT + KINDS + 1  # of the others, after the unseen cards in all
NEXT_DOWN: Final = LEAST_DOWN + 1  # of the next player
NEXT_HAS: Final = NEXT_DOWN + 1  # by kind: five for a paired column, one for a single card
FORESEEN: Final = NEXT_HAS + KINDS  # whether the last turns have been worked out
OWN: Final = FORESEEN + 1  # the layout being judged
PLACE: Final = OWN + SLOTS  # where the top discard would go
APART: Final = PLACE + 1  # a layout taken apart
ROW_LIST: Final = APART + APART_INTS
DESK_INTS: Final = ROW_LIST + MOST_ROWS * 4

OTHERS_NOW: Final = 0  # floats: mean strokes of the others as they are
COSTS_APART: Final = 1  # what the last round is worked out with
BASE: Final = COSTS_APART + APART_FLOATS  # units of all but the own layout, by judgement
WORK: Final = BASE + 2 * UNITS
NEXT_LAST: Final = WORK + UNITS  # strokes of the next player after a last turn, by the top discard
REST_LAST: Final = NEXT_LAST + UNSEEN_TOP + 1  # of those after the next, together
LOWEST_LAST: Final = REST_LAST + 1
GIFTS: Final = LOWEST_LAST + 1  # what a discard is worth to the next player's last turn
NOW: Final = GIFTS + UNSEEN_TOP + 1  # what the own layout comes to as it is
BY_CARD: Final = NOW + 1  # what it comes to by the card that is drawn
DESK_FLOATS: Final = BY_CARD + KINDS


@bare
def take_in(hole: HoleRow, ints: Ints) -> None:
    """All layouts as they are seen, and the cards that nobody sees."""
    ints[LEFT + ALL] = unseen(hole, ints[LEFT : LEFT + KINDS])
    for seat in range(hole[SEATS]):
        symbols(hole, seat, ints[LAYOUTS + seat * SLOTS : LAYOUTS + (seat + 1) * SLOTS])


@bare
def look_round(hole: HoleRow, seat: int, ints: Ints, floats: Floats) -> None:
    """As this seat: what it has, and how the others lie."""
    seats = int(hole[SEATS])
    averages(ints[LEFT : LEFT + KINDS + 1], floats[COSTS_APART : COSTS_APART + APART_FLOATS])
    for slot in range(SLOTS):
        ints[OWN + slot] = ints[LAYOUTS + seat * SLOTS + slot]
    adjacent = hole[ADJACENT] != 0
    total = 0.0
    least = SLOTS
    for other in range(seats):
        if other != seat:
            shown = ints[LAYOUTS + other * SLOTS : LAYOUTS + (other + 1) * SLOTS]
            total += likely(shown, adjacent)
            down = 0
            for slot in range(SLOTS):
                down += shown[slot] == FACE_DOWN
            least = min(least, down)
    ints[LEAST_DOWN] = least
    ints[FORESEEN] = 0
    look_at_next((seat + 1) % seats, ints)
    floats[OTHERS_NOW] = total / (seats - 1)


@bare
def add_up_others(hole: HoleRow, seat: int, net: Net, ints: Ints, floats: Floats) -> None:
    """What the network makes of everything but the own layout."""
    seats = int(hole[SEATS])
    left = ints[LEFT : LEFT + KINDS + 1]
    rows = ints[ROW_LIST : ROW_LIST + 4 * MOST_ROWS]
    count = 0
    for other in range(seats):
        if other != seat:
            shown = ints[LAYOUTS + other * SLOTS : LAYOUTS + (other + 1) * SLOTS]
            count = side_rows(shown, left, SIDE, rows, count)
    for judgement in range(2):
        weights = net[judgement]
        units = floats[BASE + judgement * UNITS : BASE + (judgement + 1) * UNITS]
        units[:] = 0
        add_rows(weights, rows, count, units)
        for unit in range(UNITS):
            table = np.float64(weights[BIAS, unit]) + np.float64(weights[AT_TABLE + seats, unit])
            mean = units[unit] * (1.0 / (seats - 1)) + table
            units[unit] = np.floor(mean / SHARE + 0.5) * SHARE


@bare
def look_at_next(seat: int, ints: Ints) -> None:
    """What the next player could do with a discard of each kind."""
    ints[NEXT_DOWN] = 0
    ints[NEXT_HAS : NEXT_HAS + KINDS] = 0
    start = LAYOUTS + seat * SLOTS
    for column in range(start, start + 4):
        above, below = ints[column], ints[column + 4]
        ints[NEXT_DOWN] += (above == FACE_DOWN) + (below == FACE_DOWN)
        if above < FACE_DOWN:
            ints[NEXT_HAS + above] += 5 if above == below else 1
        if below < FACE_DOWN and above != below:
            ints[NEXT_HAS + below] += 1


@bare
def own_rows(top: int, ints: Ints, rows: Ints) -> int:
    """The rows of the own layout and of the discard that is left to the next player (none before a draw:
    -1)."""
    own = ints[OWN : OWN + SLOTS]
    left = ints[LEFT : LEFT + KINDS]
    count = side_rows(own, left, 0, rows, 0)
    down = rows[count - 1] - COUNT_DOWN
    rows[count] = RACE + down * 9 + ints[LEAST_DOWN]
    count += 1
    if top < 0:
        return count
    rows[count] = TOP + top
    rows[count + 1] = TOP_DOWN + top * 9 + ints[NEXT_DOWN]
    count += 2
    if top < UNSEEN_TOP:
        rows[count] = TOP_NEXT + top * 25 + ints[NEXT_HAS + top]
        count += 1
    return count


@bare
def judged(hole: HoleRow, top: int, net: Net, ints: Ints, floats: Floats) -> float:
    """The worth of the own layout in `ints`, the hole being open: after a turn, or before a draw (`top`
    -1)."""
    judgement = BEFORE if top < 0 else AFTER
    rows = ints[ROW_LIST : ROW_LIST + MOST_ROWS]
    count = own_rows(top, ints, rows)
    units = floats[WORK : WORK + UNITS]
    base = BASE + judgement * UNITS
    for unit in range(UNITS):
        units[unit] = floats[base + unit]
    weights = net[judgement]
    add_rows(weights, rows, count, units)
    now = likely(ints[OWN : OWN + SLOTS], hole[ADJACENT] != 0) - floats[OTHERS_NOW]
    return float(now + outcome(weights, units))


@bare
def foresee_last_turns(hole: HoleRow, seat: int, ints: Ints, floats: Floats) -> None:
    """What the others will make of their last turns, worked out when it is first asked for."""
    if ints[FORESEEN]:
        return
    ints[FORESEEN] = 1
    left = ints[LEFT : LEFT + KINDS + 1]
    work, apart = floats[COSTS_APART : COSTS_APART + APART_FLOATS], ints[APART : APART + APART_INTS]
    seats = int(hole[SEATS])
    floats[REST_LAST] = 0.0
    floats[LOWEST_LAST] = WORST
    for step in range(seats - 1, 0, -1):  # the next player last: its numbers stay
        other = (seat + step) % seats
        shown = ints[LAYOUTS + other * SLOTS : LAYOUTS + (other + 1) * SLOTS]
        by_top = floats[NEXT_LAST : NEXT_LAST + UNSEEN_TOP + 1]
        last_turn(shown, left, wide(hole[ADJACENT]), work, apart, by_top)
        floats[LOWEST_LAST] = min(floats[LOWEST_LAST], by_top[UNSEEN_TOP])
        if step > 1:
            floats[REST_LAST] += by_top[UNSEEN_TOP]


@bare
def closed(hole: HoleRow, seat: int, top: int, ints: Ints, floats: Floats) -> float:
    """The worth of going out with the own layout in `ints`: the others have one turn each."""
    mine = expected_of(hole, ints[OWN : OWN + SLOTS], ints, floats)
    foresee_last_turns(hole, seat, ints, floats)
    if hole[CLOSER_PENALTY] and mine > 0:
        mine += mine / (1.0 + np.exp((floats[LOWEST_LAST] - mine) / 4.0))
    return float(mine - (floats[NEXT_LAST + top] + floats[REST_LAST]) / (int(hole[SEATS]) - 1))


@bare
def expected_of(hole: HoleRow, shown: Ints, ints: Ints, floats: Floats) -> float:
    left = ints[LEFT : LEFT + KINDS + 1]
    work, apart = floats[COSTS_APART : COSTS_APART + APART_FLOATS], ints[APART : APART + APART_INTS]
    return expected(shown, left, wide(hole[ADJACENT]), work, apart)


@bare
def worth(hole: HoleRow, seat: int, top: int, net: Net, ints: Ints, floats: Floats) -> float:
    """The worth of ending the turn with the own layout in `ints` and this top discard, in an open hole."""
    for slot in range(SLOTS):
        if ints[OWN + slot] == FACE_DOWN:
            return judged(hole, top, net, ints, floats)
    return closed(hole, seat, top, ints, floats)


@bare
def worth_of_swap(
    hole: HoleRow, seat: int, slot: int, card: int, net: Net, ints: Ints, floats: Floats
) -> float:
    old = ints[OWN + slot]
    ints[OWN + slot] = card
    value = worth(hole, seat, old if old < FACE_DOWN else UNSEEN_TOP, net, ints, floats)
    ints[OWN + slot] = old
    return value


@bare
def repeats(hole: HoleRow, ints: Ints) -> int:
    """A bit for each slot that an earlier one is just like: the same symbol beside the same symbol."""
    mask = 0
    if hole[ADJACENT]:
        return mask
    for slot in range(1, SLOTS):
        own, beside = ints[OWN + slot], ints[OWN + (slot ^ COLUMNS)]
        for earlier in range(slot):
            if ints[OWN + earlier] == own and ints[OWN + (earlier ^ COLUMNS)] == beside:
                mask |= 1 << slot
                break
    return mask


@bare
def stock_is_out(hole: HoleRow, ints: Ints) -> bool:
    """For good: to draw is to end the hole (PN-42)."""
    return bool(hole[STOCK] == 0 and (hole[RENEWED] >= hole[RENEWALS] or ints[LEFT + ALL] == 0))


@bare
def judge(hole: HoleRow, seat: int, net: Net, ints: Ints, floats: Floats, values: Floats) -> int:
    """The best move of the seat whose turn it is. `values`: the worth of each move number, WORST if not
    judged."""
    values[:] = WORST
    take_in(hole, ints)
    look_round(hole, seat, ints, floats)
    if hole[CLOSER] != NOBODY:
        return judge_last_turn(hole, seat, ints, floats, values)
    add_up_others(hole, seat, net, ints, floats)
    alike = repeats(hole, ints)
    if hole[PHASE] == TO_DRAW:
        top = wide(hole[PILE + hole[DISCARDS] - 1])
        for slot in range(SLOTS):
            if not alike >> slot & 1:
                values[TAKE] = min(values[TAKE], worth_of_swap(hole, seat, slot, top, net, ints, floats))
        if stock_is_out(hole, ints):
            values[DRAW] = if_it_ended(hole, seat, ints, floats)
        else:
            values[DRAW] = judged(hole, -1, net, ints, floats)
        return TAKE if values[TAKE] < values[DRAW] else DRAW
    card = wide(hole[HELD])
    for slot in range(SLOTS):
        if not alike >> slot & 1:
            values[SWAP + slot] = worth_of_swap(hole, seat, slot, card, net, ints, floats)
    if hole[HELD_FROM] != FROM_DISCARD:
        judge_discarding(hole, seat, card, net, ints, floats, values)
    return best_placing(values)


@bare
def best_placing(values: Floats) -> int:
    best = SWAP
    for move in range(TOSS, TURN + SLOTS):
        if values[move] < values[best]:
            best = move
    return best


@bare
def judge_discarding(
    hole: HoleRow, seat: int, card: int, net: Net, ints: Ints, floats: Floats, values: Floats
) -> None:
    """Throwing the drawn card away: each card to turn up, and the pass."""
    down, alike = 0, repeats(hole, ints)
    for slot in range(SLOTS):
        if ints[OWN + slot] == FACE_DOWN:
            down += 1
            if not alike >> slot & 1:
                ints[OWN + slot] = TURNING
                values[TURN + slot] = worth(hole, seat, card, net, ints, floats)
                ints[OWN + slot] = FACE_DOWN
    if down == 1 and not hole[NO_PASS]:
        values[TOSS] = worth(hole, seat, card, net, ints, floats)


@bare
def if_it_ended(hole: HoleRow, seat: int, ints: Ints, floats: Floats) -> float:
    """The worth of an open hole ending as it lies (PN-42)."""
    mine = expected_of(hole, ints[OWN : OWN + SLOTS], ints, floats)
    total = 0.0
    for other in range(hole[SEATS]):
        if other != seat:
            shown = ints[LAYOUTS + other * SLOTS : LAYOUTS + (other + 1) * SLOTS]
            total += expected_of(hole, shown, ints, floats)
    return float(mine - total / (int(hole[SEATS]) - 1))


# The last round


@bare
def judge_last_turn(hole: HoleRow, seat: int, ints: Ints, floats: Floats, values: Floats) -> int:
    """The best move where somebody has gone out: what each will come to, less what the next player will make
    of the discard. What the others have does not depend on this seat otherwise."""
    weigh_gifts(hole, seat, ints, floats)
    alike, down = repeats(hole, ints), 0
    for slot in range(SLOTS):
        down += ints[OWN + slot] == FACE_DOWN
    if hole[PHASE] == TO_DRAW:
        top = wide(hole[PILE + hole[DISCARDS] - 1])
        for slot in range(SLOTS):
            found = WORST if alike >> slot & 1 else placed(hole, slot, top, ints, floats)
            if found < values[TAKE]:
                values[TAKE] = found
                ints[PLACE] = slot
        values[DRAW] = floats[NOW]
        if not stock_is_out(hole, ints):
            values[DRAW] = draw_in_last_round(hole, alike, down > 0, ints, floats)
        return TAKE if values[TAKE] < values[DRAW] else DRAW
    card = wide(hole[HELD])
    for slot in range(SLOTS):
        if not alike >> slot & 1:
            values[SWAP + slot] = placed(hole, slot, card, ints, floats)
            if ints[OWN + slot] == FACE_DOWN and hole[HELD_FROM] != FROM_DISCARD:
                values[TURN + slot] = floats[NOW] - floats[GIFTS + card]
    if down == 1 and hole[HELD_FROM] != FROM_DISCARD and not hole[NO_PASS]:
        values[TOSS] = floats[NOW] - floats[GIFTS + card]
    return best_placing(values)


@bare
def weigh_gifts(hole: HoleRow, seat: int, ints: Ints, floats: Floats) -> None:
    """What each discard would be worth to the next player, if one comes; and the own layout taken apart."""
    seats = int(hole[SEATS])
    for card in range(UNSEEN_TOP + 1):
        floats[GIFTS + card] = 0.0
    if (seat + 1) % seats != hole[CLOSER]:
        foresee_last_turns(hole, seat, ints, floats)
        for card in range(UNSEEN_TOP + 1):
            floats[GIFTS + card] = floats[NEXT_LAST + card] / (seats - 1)
    floats[NOW] = expected_of(hole, ints[OWN : OWN + SLOTS], ints, floats)


@bare
def placed(hole: HoleRow, slot: int, card: int, ints: Ints, floats: Floats) -> float:
    """The worth of the own layout with this card in this place, after the seat's last turn."""
    left, own = ints[LEFT : LEFT + KINDS + 1], ints[OWN : OWN + SLOTS]
    work, apart = floats[COSTS_APART : COSTS_APART + APART_FLOATS], ints[APART : APART + APART_INTS]
    found = with_card(card, slot, own, left, wide(hole[ADJACENT]), work, apart)
    return float(found - floats[GIFTS + min(own[slot], UNSEEN_TOP)])


@bare
def draw_in_last_round(hole: HoleRow, alike: int, may_turn: bool, ints: Ints, floats: Floats) -> float:
    """The worth of drawing for the last turn: the mean over all unseen cards of the best that can be done."""
    left, own = ints[LEFT : LEFT + KINDS + 1], ints[OWN : OWN + SLOTS]
    work, apart = floats[COSTS_APART : COSTS_APART + APART_FLOATS], ints[APART : APART + APART_INTS]
    by_card = floats[BY_CARD : BY_CARD + KINDS]
    price_cards(left, work, by_card)
    adjacent, gifts = wide(hole[ADJACENT]), floats[GIFTS : GIFTS + UNSEEN_TOP + 1]
    for column in range(COLUMNS):
        lower_by_card(column, alike, False, own, left, adjacent, work, apart, gifts, by_card)
    total = 0.0
    for card in range(KINDS):
        kept = floats[NOW] - floats[GIFTS + card] if may_turn else WORST
        total += min(kept, by_card[card]) * left[card]
    return float(total / left[ALL])


@bare
def tee_shot(hole: HoleRow, seat: int, dice: DiceState) -> int:
    """Two different columns: two numbers to pair."""
    down = int(hole[DOWN + seat])
    if down == ALL_DOWN:
        return FLIP + throw(dice, SLOTS)
    shown = 0
    while down >> shown & 1:
        shown += 1
    return FLIP + (shown + 1 + throw(dice, 3)) % 4 + 4 * throw(dice, 2)
