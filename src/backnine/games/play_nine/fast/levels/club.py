"""The club player, compiled: `bots/club.py` stroke by stroke.

The outlooks, by dark cards of one's own and of another, are tables that the plain club player has made.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from backnine.fast.kernel import DRAW, FLIP, SWAP, TAKE, TOSS, TURN, DiceState, Floats, bare, inlined, wide
from backnine.games.play_nine.bots.club import DAWDLE, GIFT, MODEST, RIVALS, WAIT
from backnine.games.play_nine.bots.club_hopes import BONUS, GONE, outlook
from backnine.games.play_nine.bots.numbers import DARK
from backnine.games.play_nine.fast.levels.lies import (
    LEFT,
    UNSEEN_SIZE,
    after_last_turn,
    as_it_lies,
    count_unseen,
)
from backnine.games.play_nine.fast.levels.sight import COLUMNS, SeenCards, SeenRow, dark_cards, fresh_slot
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CLOSER,
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
    SEATS,
    SLOTS,
    TEE_OFF,
    TO_DRAW,
    HoleRow,
)

UNKNOWN: Final = -1e9  # there is no such move

# What the club player writes down while it thinks, one row of numbers
UNSEEN: Final = 0
GIFTS: Final = UNSEEN + UNSEEN_SIZE  # what each card on the pile does for the next player, the dark one last
FINALS: Final = GIFTS + DARK + 1  # what it leaves the others in the end
RIVALS_BY: Final = FINALS + DARK + 1  # by own dark cards
TURNED: Final = RIVALS_BY + SLOTS + 1  # by slot: the strokes of turning it up; the pass last
TAKEN: Final = TURNED + SLOTS + 1
COLUMN: Final = TAKEN + 2 * KINDS  # of a layout: the strokes of each column as it is
MINE: Final = COLUMN + COLUMNS  # likewise of mine, as it is, and when one card more is turned up
OTHERS: Final = MINE + 2 * COLUMNS  # the fewest dark cards of another
NOTES: Final = OTHERS + 1


class Outlooks(NamedTuple):
    """What columns and blocks come to, by own dark cards and another's."""

    columns: Floats
    hopes: Floats


@cache
def outlooks() -> Outlooks:
    every = [[outlook(own, other) for other in range(SLOTS + 1)] for own in range(SLOTS + 1)]
    return Outlooks(
        np.array([[each.columns for each in row] for row in every]),
        np.array([[each.hopes for each in row] for row in every]),
    )


@bare
def club(hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats, dice: DiceState) -> int:
    """Its move; `seen` has all layouts, `notes` is to write on."""
    if hole[PHASE] == TEE_OFF:
        return FLIP + fresh_slot(hole, place, dice)
    unseen = notes[UNSEEN : UNSEEN + UNSEEN_SIZE]
    count_unseen(hole, seen, unseen)
    _prepare(hole, place, seen, books, notes)
    if hole[PHASE] == TO_DRAW:
        _turn_up_each(hole, place, seen, books, notes)
        top = wide(hole[PILE + hole[DISCARDS] - 1])
        taken, _ = _best_swap(hole, place, seen, books, notes, top)
        return TAKE if taken < _drawn(hole, place, seen, books, notes) else DRAW
    held = wide(hole[HELD])
    strokes, move = _best_swap(hole, place, seen, books, notes, held)
    if hole[HELD_FROM] != FROM_DISCARD:
        _turn_up_each(hole, place, seen, books, notes)
        tossed, toss = _best_toss(hole, place, notes, held)
        if tossed < strokes:
            return toss
    return move


@bare
def _prepare(hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats) -> None:
    """What every move is weighed by."""
    dark, others = dark_cards(wide(hole[DOWN + place])), _least_dark(hole, place, SLOTS, place)
    goes_on = hole[CLOSER] == NOBODY
    notes[OTHERS] = others
    if goes_on:
        _reckon_gifts(hole, place, seen, books, notes)
        for turned in range(2):
            notes[RIVALS_BY + dark - turned] = _rivals(hole, place, seen, books, notes, dark - turned)
            columns = books.columns[dark - turned, others]
            _note_columns(seen[place], columns, notes, MINE + COLUMNS * turned)
    if dark == 1 or not goes_on:
        _reckon_finals(hole, place, seen, notes)


@bare
def _drawn(hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats) -> float:
    """The average over all unseen cards of the best use of each."""
    strokes = 0.0
    for number in range(KINDS):
        share = notes[UNSEEN + number]
        if share:
            swapped, _ = _best_swap(hole, place, seen, books, notes, number)
            tossed, _ = _best_toss(hole, place, notes, number)
            strokes += share * min(swapped, tossed)
    return strokes


@bare
def _best_swap(
    hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats, number: int
) -> tuple[float, int]:
    cards, dark, adjacent = seen[place], dark_cards(wide(hole[DOWN + place])), hole[ADJACENT] != 0
    others, goes_on = int(notes[OTHERS]), hole[CLOSER] == NOBODY
    least, best = np.inf, 0
    for slot in range(SLOTS):
        old = cards[slot]
        if old == DARK and slot >= COLUMNS and cards[slot - COLUMNS] == DARK:
            continue  # the same as above it
        turned = old == DARK
        left = dark - turned
        if goes_on and left:
            strokes = _put(cards, slot, number, books, left, others, notes, MINE + COLUMNS * turned, adjacent)
            strokes = strokes - notes[RIVALS_BY + left] + notes[GIFTS + old]
        else:
            cards[slot] = number
            strokes = _mine_then(hole, place, seen, books, notes, left)
            cards[slot] = old
            strokes += notes[FINALS + old]
        if strokes < least:
            least, best = strokes, SWAP + slot
    return least, best


@bare
def _best_toss(hole: HoleRow, place: int, notes: Floats, number: int) -> tuple[float, int]:
    """Tossing this card, with what turning up each dark card, or none, comes to."""
    left = dark_cards(wide(hole[DOWN + place])) - 1
    least, best = np.inf, 0
    goes_on = hole[CLOSER] == NOBODY
    gone = notes[GIFTS + number] if goes_on and left else notes[FINALS + number]
    for slot in range(SLOTS):
        if notes[TURNED + slot] != UNKNOWN and notes[TURNED + slot] + gone < least:
            least, best = notes[TURNED + slot] + gone, TURN + slot
    if notes[TURNED + SLOTS] != UNKNOWN:
        strokes = notes[TURNED + SLOTS] + (notes[GIFTS + number] if goes_on else notes[FINALS + number])
        if strokes < least:
            least, best = strokes, TOSS
    return least, best


@bare
def _turn_up_each(hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats) -> None:
    """The strokes of turning up a dark card, or none, whatever is tossed."""
    cards, left = seen[place], dark_cards(wide(hole[DOWN + place])) - 1
    for slot in range(SLOTS):
        twin = slot >= COLUMNS and cards[slot - COLUMNS] == DARK
        notes[TURNED + slot] = UNKNOWN
        if cards[slot] == DARK and not twin:
            notes[TURNED + slot] = _after_turning(hole, place, seen, books, notes, slot, left)
    notes[TURNED + SLOTS] = UNKNOWN
    if left == 0 and not hole[NO_PASS]:
        doubt = DAWDLE if hole[CLOSER] == NOBODY else 0.0
        notes[TURNED + SLOTS] = _mine_then(hole, place, seen, books, notes, 1) + doubt


@bare
def _after_turning(
    hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats, slot: int, left: int
) -> float:
    if hole[CLOSER] != NOBODY or not left:
        return _mine_then(hole, place, seen, books, notes, left)
    cards, others, adjacent, strokes = seen[place], int(notes[OTHERS]), hole[ADJACENT] != 0, 0.0
    for number in range(KINDS):
        share = notes[UNSEEN + number]
        if share:
            hoped = _put(cards, slot, number, books, left, others, notes, MINE + COLUMNS, adjacent)
            strokes += share * (hoped - notes[RIVALS_BY + left])
    return strokes


# What is mine


@bare
def _mine_then(
    hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats, own_dark: int
) -> float:
    """My prospects less those of the others, the top discard aside."""
    cards, adjacent = seen[place], hole[ADJACENT] != 0
    if hole[CLOSER] != NOBODY:
        return as_it_lies(cards, notes[UNSEEN : UNSEEN + UNSEEN_SIZE], adjacent)
    if not own_dark:
        return as_it_lies(cards, notes[UNSEEN : UNSEEN + UNSEEN_SIZE], adjacent) + WAIT
    hoped = _hoped(cards, books, own_dark, int(notes[OTHERS]), notes, adjacent)
    return float(hoped - notes[RIVALS_BY + own_dark])


@bare
def _least_dark(hole: HoleRow, place: int, own_dark: int, but: int) -> int:
    """The fewest dark cards of anybody but one, when the player at `place` has so many."""
    least = own_dark if place != but else SLOTS
    for other in range(hole[SEATS]):
        if other != place and other != but:  # noqa: PLR1714 - quicker compiled
            least = min(least, dark_cards(wide(hole[DOWN + other])))
    return least


@bare
def _hoped(cards: SeenRow, books: Outlooks, own: int, others: int, notes: Floats, adjacent: bool) -> float:
    """About what the layout will come to."""
    columns = books.columns[own, others]
    strokes, pairs = 0.0, 0
    for column in range(COLUMNS):
        above, below = cards[column], cards[column + COLUMNS]
        strokes += columns[above, below]
        if above == below and above != DARK:
            pairs |= 1 << above
    return (
        _with_blocks(strokes, pairs, cards, books.hopes[own, others], notes, adjacent) if pairs else strokes
    )


@bare
def _note_columns(cards: SeenRow, columns: Floats, notes: Floats, start: int) -> None:
    for column in range(COLUMNS):
        notes[start + column] = columns[cards[column], cards[column + COLUMNS]]


@bare
def _with_blocks(
    strokes: float, pairs: int, cards: SeenRow, hopes: Floats, notes: Floats, adjacent: bool
) -> float:
    """And what pairs of these numbers earn and promise."""
    number = 0
    while pairs:
        if pairs & 1:
            strokes += _block(cards, number, hopes, notes[UNSEEN + LEFT + number], adjacent)
        pairs >>= 1
        number += 1
    return strokes


@inlined
def _put(
    cards: SeenRow,
    slot: int,
    number: int,
    books: Outlooks,
    own: int,
    others: int,
    notes: Floats,
    as_is: int,
    adjacent: bool,
) -> float:
    """The same with this card in that slot; the notes have its columns as they are, from `as_is` on."""
    old = cards[slot]
    cards[slot] = number
    changed = books.columns[own, others, number, cards[slot ^ COLUMNS]]
    strokes, pairs = 0.0, 0
    for column in range(COLUMNS):
        above, below = cards[column], cards[column + COLUMNS]
        strokes += changed if column == slot & 3 else notes[as_is + column]
        if above == below and above != DARK:
            pairs |= 1 << above
    if pairs:
        strokes = _with_blocks(strokes, pairs, cards, books.hopes[own, others], notes, adjacent)
    cards[slot] = old
    return strokes


@bare
def _block(cards: SeenRow, number: int, hopes: Floats, left: float, adjacent: bool) -> float:
    """The bonus of a number's pairs, and the hope for more of them."""
    paired, single = 0, 0
    for column in range(COLUMNS):
        above, below = cards[column] == number, cards[column + COLUMNS] == number
        if above and below:
            paired |= 1 << column
        elif above or below:
            single |= 1 << column
    if adjacent:  # PN-40: only neighbours count
        paired = _longest_run(paired)
        single &= paired << 1 | paired >> 1
    pairs, singles = dark_cards(paired), dark_cards(single)
    bonus = BONUS[pairs]
    if number == HOLE_IN_ONE:
        return float(bonus)
    elsewhere = 8 - left - 2 * pairs - singles
    return float(bonus - hopes[pairs, singles] * (1 - GONE * elsewhere))


@bare
def _longest_run(columns: int) -> int:
    """The first of the longest runs of neighbours."""
    best, run = 0, 0
    for column in range(COLUMNS):
        run = run | 1 << column if columns >> column & 1 else 0
        if dark_cards(run) > dark_cards(best):
            best = run
    return best


# What is the others'


@bare
def _rivals(
    hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats, own_dark: int
) -> float:
    """The others' prospects on average, when I have so many dark cards."""
    seats, strokes = wide(hole[SEATS]), 0.0
    for number in range(1, seats):
        other = (place + number) % seats
        dark = dark_cards(wide(hole[DOWN + other]))
        least = _least_dark(hole, place, own_dark, other)
        strokes += _hoped(seen[other], books, dark, least, notes, hole[ADJACENT] != 0)
    return RIVALS * (strokes / (seats - 1))


@bare
def _reckon_gifts(hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats) -> None:
    """What each card on the discard pile does for the next player while the hole goes on."""
    seats, adjacent = wide(hole[SEATS]), hole[ADJACENT] != 0
    following = (place + 1) % seats
    cards, dark = seen[following], dark_cards(wide(hole[DOWN + following]))
    least = _least_dark(hole, place, dark_cards(wide(hole[DOWN + place])), following)
    now = _hoped(cards, books, dark, least, notes, adjacent)
    _note_columns(cards, books.columns[dark, least], notes, COLUMN)
    drawn = 0.0
    for number in range(KINDS):
        best = np.inf
        for slot in range(SLOTS):
            best = min(best, _put(cards, slot, number, books, dark, least, notes, COLUMN, adjacent))
        notes[GIFTS + number] = now - best
        drawn += notes[UNSEEN + number] * max(0.0, now - best)
    part = GIFT / (seats - 1)
    for number in range(KINDS):
        notes[GIFTS + number] = part * max(0.0, notes[GIFTS + number] - drawn - MODEST)
    _add_dark(notes, GIFTS)


@bare
def _reckon_finals(hole: HoleRow, place: int, seen: SeenCards, notes: Floats) -> None:
    """What each card on the pile leaves the others in the end, with the sign of a gift."""
    seats, adjacent = wide(hole[SEATS]), hole[ADJACENT] != 0
    unseen = notes[UNSEEN : UNSEEN + UNSEEN_SIZE]
    to_play = seats - 1
    if hole[CLOSER] != NOBODY:
        to_play = (hole[CLOSER] - place) % seats - 1
    for number in range(DARK + 1):
        notes[FINALS + number] = 0.0
    if to_play <= 0:
        return
    first, rest, columns = notes[TAKEN : TAKEN + KINDS], 0.0, notes[COLUMN : COLUMN + COLUMNS]
    after_last_turn(seen[(place + 1) % seats], unseen, adjacent, first, columns)
    for number in range(2, to_play + 1):
        other = seen[(place + number) % seats]
        rest += after_last_turn(other, unseen, adjacent, notes[TAKEN + KINDS : TAKEN + 2 * KINDS], columns)
    part = 1 / (seats - 1)
    for number in range(KINDS):
        notes[FINALS + number] = -part * (first[number] + rest)
    _add_dark(notes, FINALS)


@bare
def _add_dark(notes: Floats, start: int) -> None:
    """And on average, for a dark card that is discarded."""
    dark = 0.0
    for number in range(KINDS):
        dark += notes[UNSEEN + number] * notes[start + number]
    notes[start + DARK] = dark
