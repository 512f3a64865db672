"""The moves of a turn, each judged from what `glance.py` has added up."""

from typing import Final

import numpy as np

from backnine.fast.kernel import DRAW, SWAP, TAKE, TOSS, TURN, bare, wide
from backnine.games.play_nine.fast.brain import COMES, COVERS, GOES, PAIRS_UP, PARTS
from backnine.games.play_nine.fast.closing import (
    closed,
    count_unseen,
    expected,
    expected_of_others,
    foresee_next,
    if_it_ended,
    lower_by_card,
    with_card,
)
from backnine.games.play_nine.fast.desk import (
    ALIKE,
    ALL_LEFT,
    COVERED,
    LAYOUT,
    LEFT,
    MOVES,
    PAIRS,
    SHOWN,
    SINGLES,
    STROKES,
    UNKNOWN_CARDS,
    WIDE,
    Brain,
    Desk,
)
from backnine.games.play_nine.fast.glance import (
    COLUMN_ROW,
    COLUMN_STROKES,
    MORE,
    ONES,
    TWO,
    alike,
    has,
    live,
    look,
    value_row,
)
from backnine.games.play_nine.fast.last_round import BLOCKS, COLUMNS, FACE_DOWN, TURNING, UNSEEN_TOP, WORST
from backnine.games.play_nine.fast.mind import (
    AFTER,
    BEFORE,
    EMPTY,
    RACE,
    SCALE,
    SHARE,
    TOP_DOWN,
    TOP_NEXT,
    UNITS,
    UNKNOWN,
)
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CLOSER,
    DISCARDS,
    DOWN,
    FROM_DISCARD,
    HELD,
    HELD_FROM,
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
    HoleRow,
)

A_LITTLE: Final = 1e-9  # strokes: more than is lost by rounding


# The worth of moves


@bare
def few(
    network: int,
    judgement: int,
    sums: int,
    one: int,
    two: int,
    three: int,
    less: int,
    brain: Brain,
    desk: Desk,
) -> float:
    """What the network adds to the plain difference, in strokes: of these sums with three rows more and one
    less. A sum of whole numbers is exact in any order, so the compiler may add many at a time."""
    total = 0
    for unit in range(UNITS):
        more = (
            desk.own[sums, unit]
            + brain.rows[network, judgement, one, unit]
            + brain.rows[network, judgement, two, unit]
            + brain.rows[network, judgement, three, unit]
        )
        found = np.int32(more - brain.rows[network, judgement, less, unit])
        total += int(max(np.int32(0), found)) * int(brain.output[network, judgement, unit])
    return SCALE * SHARE * SHARE * total


@bare
def many(
    network: int,
    one: int,
    two: int,
    three: int,
    four: int,
    five: int,
    less: int,
    brain: Brain,
    desk: Desk,
) -> float:
    """The same with five rows more, after a turn, of the layout as it is."""
    total = 0
    for unit in range(UNITS):
        more = (
            desk.own[SHOWN, unit]
            + brain.rows[network, AFTER, one, unit]
            + brain.rows[network, AFTER, two, unit]
            + brain.rows[network, AFTER, three, unit]
        )
        rest = brain.rows[network, AFTER, four, unit] + brain.rows[network, AFTER, five, unit]
        found = np.int32(more + rest - brain.rows[network, AFTER, less, unit])
        total += int(max(np.int32(0), found)) * int(brain.output[network, AFTER, unit])
    return SCALE * SHARE * SHARE * total


@bare
def next_has(kind: int, desk: Desk) -> int:
    """What the next player has of a kind of card."""
    return has(kind, desk.facts[desk.next_place, PAIRS], desk.facts[desk.next_place, SINGLES])


# Judging moves


@bare
def judge(hole: HoleRow, seat: int, brain: Brain, desk: Desk) -> int:
    """The best move of the seat whose turn it is; what is on the table has been seen. On the desk then: the
    worth of each move number, WORST if not judged, or if only the best one is wanted and this is none; and
    where the top discard would go."""
    for move in range(MOVES):
        desk.values[move] = WORST
    if hole[CLOSER] != NOBODY:
        count_unseen(desk)
        return judge_last_turn(hole, seat, desk)
    down, to_draw = wide(ONES[hole[DOWN + seat]]), hole[PHASE] == TO_DRAW
    out = to_draw and stock_is_out(hole, desk)
    if down == 1 or out:  # somebody may go out, or the hole end
        count_unseen(desk)
    place = look(hole, seat, wide(1) + to_draw, brain, desk)
    if not to_draw:
        judge_placing(hole, seat, wide(hole[HELD]), place, brain, desk)
        return best_placing(desk)
    desk.values[DRAW] = (
        if_it_ended(hole, seat, desk) if out else before_a_draw(hole, down, place, brain, desk)
    )
    judge_placing(hole, seat, wide(hole[PILE + hole[DISCARDS] - 1]), place, brain, desk)
    for slot in range(SLOTS):
        if desk.values[SWAP + slot] < desk.values[TAKE]:
            desk.values[TAKE] = desk.values[SWAP + slot]
            desk.put = slot
        desk.values[SWAP + slot] = WORST
    return TAKE if desk.values[TAKE] < desk.values[DRAW] else DRAW


@bare
def best_placing(desk: Desk) -> int:
    best, least = SWAP, desk.values[SWAP]
    for move in range(TOSS, TURN + SLOTS):
        if desk.values[move] < least:
            best, least = move, desk.values[move]
    return best


@bare
def stock_is_out(hole: HoleRow, desk: Desk) -> bool:
    """For good: to draw is to end the hole (PN-42)."""
    return bool(hole[STOCK] == 0 and (hole[RENEWED] >= hole[RENEWALS] or desk.table[ALL_LEFT] == 0))


@bare
def network_of(hole: HoleRow) -> int:
    return wide(TWO) if hole[SEATS] == 2 else wide(MORE)


@bare
def before_a_draw(hole: HoleRow, down: int, place: int, brain: Brain, desk: Desk) -> float:
    for unit in range(UNITS):
        desk.own[SHOWN, unit] = desk.base[BEFORE, unit] + desk.sums[place, BEFORE, unit]
    race, none = RACE + 9 * down + desk.least_down, wide(EMPTY)
    now = desk.likely[place] - desk.others_now
    return float(now + few(network_of(hole), wide(BEFORE), wide(SHOWN), race, none, none, none, brain, desk))


@bare
def judge_placing(hole: HoleRow, seat: int, card: int, place: int, brain: Brain, desk: Desk) -> None:
    """The worth of every way to end the turn with this card: each place, each card to turn up, the pass."""
    network, down = network_of(hole), wide(ONES[hole[DOWN + seat]])
    race, covers = RACE + 9 * down + desk.least_down, COVERS + 9 * down + desk.least_down
    for unit in range(UNITS):
        all_but = np.int32(desk.base[AFTER, unit] + desk.sums[place, AFTER, unit])
        desk.own[SHOWN, unit] = all_but + brain.rows[network, AFTER, race, unit]
        desk.own[COVERED, unit] = all_but + brain.rows[network, AFTER, covers, unit]
    cards = wide(desk.table[LAYOUT + seat])
    judge_swaps(hole, cards, card, down, place, brain, desk)
    if hole[PHASE] != TO_DRAW and hole[HELD_FROM] != FROM_DISCARD:
        judge_discarding(hole, cards, card, down, place, brain, desk)
    if down == 1:
        judge_going_out(hole, seat, cards, card, desk)


@bare
def judge_swaps(
    hole: HoleRow, cards: int, card: int, down: int, place: int, brain: Brain, desk: Desk
) -> None:
    """The card in every place, but for the last one that is face down."""
    network, adjacent, alive = network_of(hole), wide(hole[ADJACENT]), live(desk.table[LEFT])
    pairs, singles, unknown = (
        desk.facts[place, PAIRS],
        desk.facts[place, SINGLES],
        desk.facts[place, UNKNOWN_CARDS],
    )
    same, strokes, have = desk.facts[place, ALIKE], desk.facts[place, STROKES], has(card, pairs, singles)
    single, pair = value_row(wide(COMES), card, have, alive), value_row(wide(PAIRS_UP), card, have, alive)
    for slot in range(SLOTS):
        old, beside, column = cards >> 4 * slot & 15, cards >> 4 * (slot ^ COLUMNS) & 15, slot & 3
        dark = old >= FACE_DOWN
        if same >> slot & 1 or (dark and down == 1):
            continue
        top = TOP_DOWN + 9 * old + desk.next_down
        now, then = 16 * old + beside, 16 * card + beside
        after = strokes - COLUMN_STROKES[now] + COLUMN_STROKES[then]
        comes, becomes, was = single, wide(COLUMN_ROW[then]), wide(COLUMN_ROW[now])
        if beside == card and old != card:
            comes, paired = pair, pairs >> 4 * card & 15
            after += BLOCKS[adjacent, paired | 1 << column] - BLOCKS[adjacent, paired]
        if dark:
            found = few(network, wide(AFTER), wide(COVERED), becomes, comes, top, was, brain, desk)
            desk.values[SWAP + slot] = after + UNKNOWN * (unknown - 1) - desk.others_now + found
            continue
        with_next = TOP_NEXT + 25 * old + next_has(old, desk)
        if old == card:
            none = wide(EMPTY)
            found = few(network, wide(AFTER), wide(SHOWN), top, with_next, none, none, brain, desk)
        else:
            goes = wide(GOES)
            if beside == old:
                goes, paired = wide(PARTS), pairs >> 4 * old & 15
                after += BLOCKS[adjacent, paired & ~(1 << column)] - BLOCKS[adjacent, paired]
            goes = value_row(goes, old, has(old, pairs, singles), alive)
            found = many(network, becomes, comes, goes, top, with_next, was, brain, desk)
        desk.values[SWAP + slot] = after + UNKNOWN * unknown - desk.others_now + found


@bare
def judge_discarding(
    hole: HoleRow, cards: int, card: int, down: int, place: int, brain: Brain, desk: Desk
) -> None:
    """Throwing the drawn card away: each card to turn up but the last, and the pass."""
    network, after, same = network_of(hole), wide(AFTER), desk.facts[place, ALIKE]
    now = desk.likely[place] - desk.others_now
    top, with_next = TOP_DOWN + 9 * card + desk.next_down, TOP_NEXT + 25 * card + next_has(card, desk)
    if down == 1:
        if not hole[NO_PASS]:
            none = wide(EMPTY)
            desk.values[TOSS] = now + few(
                network, after, wide(SHOWN), top, with_next, none, none, brain, desk
            )
        return
    for slot in range(SLOTS):
        if cards >> 4 * slot & 15 == FACE_DOWN and not same >> slot & 1:
            beside = cards >> 4 * (slot ^ COLUMNS) & 15
            turning, lying = (
                wide(COLUMN_ROW[16 * TURNING + beside]),
                wide(COLUMN_ROW[16 * FACE_DOWN + beside]),
            )
            found = few(network, after, wide(COVERED), turning, top, with_next, lying, brain, desk)
            desk.values[TURN + slot] = now + found


@bare
def judge_going_out(hole: HoleRow, seat: int, cards: int, card: int, desk: Desk) -> None:
    """The last card that is face down: covered, or turned up. What the others' last turns come to takes long
    to work out, and is no more than what they have now."""
    adjacent, most, least, slot = wide(hole[ADJACENT]), -WORST, WORST, 0
    while cards >> 4 * slot & 15 != FACE_DOWN:
        slot += 1
    if desk.best_only:
        for move in range(TURN + SLOTS):
            least = min(least, desk.values[move])
        most = expected_of_others(hole, seat, desk)
    rest = cards & ~(15 << 4 * slot)
    for way in range(2):
        symbol, top, move = card, wide(UNSEEN_TOP), SWAP + slot
        if way:
            if hole[PHASE] == TO_DRAW or hole[HELD_FROM] == FROM_DISCARD:
                return
            symbol, top, move = wide(TURNING), card, TURN + slot
        then = rest | symbol << 4 * slot
        if not desk.best_only or expected(then, adjacent, desk) - most < least + A_LITTLE:
            desk.values[move] = closed(hole, seat, then, top, desk)


# The last round


@bare
def judge_last_turn(hole: HoleRow, seat: int, desk: Desk) -> int:
    """The best move where somebody has gone out: what each will come to, less what the next player will make
    of the discard. What the others have does not depend on this seat otherwise."""
    cards, adjacent, down = wide(desk.table[LAYOUT + seat]), wide(hole[ADJACENT]), ONES[hole[DOWN + seat]]
    weigh_gifts(hole, seat, cards, desk)
    same = alike(cards) if not adjacent else 0
    if hole[PHASE] == TO_DRAW:
        top = wide(hole[PILE + hole[DISCARDS] - 1])
        place_in_last_turn(cards, top, same, adjacent, desk)
        for slot in range(SLOTS):
            if desk.values[SWAP + slot] < desk.values[TAKE]:
                desk.values[TAKE] = desk.values[SWAP + slot]
                desk.put = slot
            desk.values[SWAP + slot] = WORST
        desk.values[DRAW] = desk.now
        if not stock_is_out(hole, desk):
            desk.values[DRAW] = draw_in_last_turn(cards, same, down > 0, adjacent, desk)
        return TAKE if desk.values[TAKE] < desk.values[DRAW] else DRAW
    card = wide(hole[HELD])
    place_in_last_turn(cards, card, same, adjacent, desk)
    if hole[HELD_FROM] != FROM_DISCARD:
        kept = desk.now - desk.gifts[card]
        for slot in range(SLOTS):
            if cards >> 4 * slot & 15 == FACE_DOWN and not same >> slot & 1:
                desk.values[TURN + slot] = kept
        if down == 1 and not hole[NO_PASS]:
            desk.values[TOSS] = kept
    return best_placing(desk)


@bare
def weigh_gifts(hole: HoleRow, seat: int, cards: int, desk: Desk) -> None:
    """What each discard would be worth to the next player, if one comes; and the own layout taken apart."""
    seats = wide(hole[SEATS])
    if (seat + 1) % seats != hole[CLOSER]:
        foresee_next(hole, seat, desk)
        for card in range(WIDE):
            desk.gifts[card] = desk.next_last[card] / (seats - 1)
    else:
        for card in range(WIDE):
            desk.gifts[card] = 0.0
    desk.now = expected(cards, wide(hole[ADJACENT]), desk)


@bare
def place_in_last_turn(cards: int, card: int, same: int, adjacent: int, desk: Desk) -> None:
    """The worth of the own layout with this card in each place, after the seat's last turn."""
    for slot in range(SLOTS):
        if not same >> slot & 1:
            found = with_card(card, slot, cards, adjacent, desk)
            desk.values[SWAP + slot] = found - desk.gifts[min(cards >> 4 * slot & 15, UNSEEN_TOP)]


@bare
def draw_in_last_turn(cards: int, same: int, may_turn: bool, adjacent: int, desk: Desk) -> float:
    """The worth of drawing for the last turn: the mean over all unseen cards of the best that can be done."""
    for card in range(WIDE):
        desk.by_card[card] = WORST
    for column in range(COLUMNS):
        lower_by_card(column, same, wide(0), cards, adjacent, desk)
    total = 0.0
    for card in range(KINDS):
        kept = desk.now - desk.gifts[card] if may_turn else WORST
        total += min(kept, desk.by_card[card]) * desk.counts[card]
    return float(total / desk.table[ALL_LEFT])
