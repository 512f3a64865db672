"""The last round of Play Nine, worked out: what a layout will come to, and what a last turn makes of it.

The strokes of a layout are added column by column. A card that is put somewhere changes its column and the
blocks, so only those are looked at again.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import Floats, bare
from backnine.games.play_nine.fast.rules import BLOCK_BONUS, HOLE_IN_ONE, KINDS, SLOTS, VALUES

Ints = NDArray[np.int64]

FACE_DOWN, TURNING = 14, 15  # a slot's symbol where it shows no card
UNSEEN_TOP = 14  # a discard that is about to be seen
WORST: Final = 1e6
COLUMNS: Final = 4

ALL: Final = KINDS  # how many cards are unseen, after those of each kind

# Two arrays to work on. Floats: the mean of the unseen cards and what two of them in a column save by being
# equal; then by column of a layout what it costs, and what the chance of a pair saves.
MEAN, TWINS = range(2)
COSTS: Final = TWINS + 1
SAVES: Final = COSTS + COLUMNS
BESIDE_DARK: Final = SAVES + COLUMNS  # then what each card costs beside an unseen one
APART_FLOATS: Final = BESIDE_DARK + KINDS
# Ints: by column the one card that is known beside one that is not, and which columns are pairs, four bits
# for each kind of card.
HOPES: Final = 0
PAIRS: Final = HOPES + COLUMNS
APART_INTS: Final = PAIRS + 1

_NO_HOPE: Final = -1
_STROKES: Final = VALUES.astype(np.float64)
_ANY: Final = 100.0  # strokes: more than any card counts
_NO_GIFTS: Final = np.zeros(UNSEEN_TOP + 1)
_FIRST_BITS: Final = 0x11111111111111  # of each kind
_TWO_OR_MORE: Final = 0x66666666666666  # makes an eight of a kind's bits that were counted to two
_EIGHTS: Final = 0x88888888888888


def _bonus(columns: int, adjacent: bool) -> int:
    runs = f"{columns:04b}".split("0") if adjacent else [f"{columns:04b}".replace("0", "")]
    return sum(int(BLOCK_BONUS[len(run)]) for run in runs)


BLOCKS: Final = np.array([[_bonus(columns, adjacent) for columns in range(16)] for adjacent in (False, True)])


@bare
def averages(left: Ints, floats: Floats) -> None:
    """Take in the unseen cards."""
    total = twins = 0.0
    for kind in range(KINDS):
        total += VALUES[kind] * left[kind]
        if kind != HOLE_IN_ONE:
            twins += 2.0 * VALUES[kind] * left[kind] * (left[kind] - 1)
    floats[MEAN] = total / max(1, left[ALL])
    floats[TWINS] = twins / max(1.0, float(left[ALL]) * (left[ALL] - 1))


@bare
def column_cost(above: int, below: int, floats: Floats) -> float:
    """What a column costs at the end, but for the chance that an unseen card pairs a known one."""
    if above < FACE_DOWN and below < FACE_DOWN:
        if above == below:
            return -10.0 if above == HOLE_IN_ONE else 0.0
        return float(VALUES[above] + VALUES[below])
    if above >= FACE_DOWN and below >= FACE_DOWN:
        return float(2 * floats[MEAN] - floats[TWINS])
    return float(VALUES[min(above, below)] + floats[MEAN])


@bare
def pair_saves(known: int, left: Ints) -> float:
    """What a known card beside an unseen one saves by the chance of a pair."""
    return 0.0 if known == HOLE_IN_ONE else 2.0 * VALUES[known] * left[known] / max(1, left[ALL])


@bare
def take_apart(shown: Ints, left: Ints, floats: Floats, ints: Ints) -> None:
    pairs = 0
    for column in range(COLUMNS):
        above, below = shown[column], shown[column + COLUMNS]
        known = min(above, below)
        floats[COSTS + column] = column_cost(above, below, floats)
        floats[SAVES + column] = 0.0
        ints[HOPES + column] = _NO_HOPE
        if known < FACE_DOWN <= max(above, below):
            floats[SAVES + column] = pair_saves(known, left)
            ints[HOPES + column] = known
        elif above == below and above < FACE_DOWN:
            pairs |= 1 << (4 * above + column)
    ints[PAIRS] = pairs


@bare
def has_block(pairs: int) -> bool:
    """Whether two columns or more are pairs of one kind."""
    counted = pairs & _FIRST_BITS
    for place in range(1, COLUMNS):
        counted += pairs >> place & _FIRST_BITS
    return (counted + _TWO_OR_MORE) & _EIGHTS != 0


@bare
def bonuses(pairs: int, left: Ints, adjacent: int, ints: Ints, changed: int, hope: int) -> float:
    """Of blocks, and of those that an unseen card may complete; the changed column has a hope of its own."""
    bonus = 0.0
    if pairs == 0:
        return bonus
    if has_block(pairs):
        rest = pairs
        while rest:
            bonus += BLOCKS[adjacent, rest & 15]
            rest >>= 4
    for column in range(COLUMNS):
        known = hope if column == changed else ints[HOPES + column]
        if known != _NO_HOPE:
            columns = pairs >> (4 * known) & 15
            if columns:
                more = BLOCKS[adjacent, columns | 1 << column] - BLOCKS[adjacent, columns]
                bonus += more * left[known] / max(1, left[ALL])
    return bonus


@bare
def as_it_is(left: Ints, adjacent: int, floats: Floats, ints: Ints) -> float:
    """What the layout that was taken apart comes to."""
    total = 0.0
    for column in range(COLUMNS):
        total = total + floats[COSTS + column] - floats[SAVES + column]
    return total + bonuses(ints[PAIRS], left, adjacent, ints, _NO_HOPE, _NO_HOPE)


@bare
def with_card(
    card: int, slot: int, shown: Ints, left: Ints, adjacent: int, floats: Floats, ints: Ints
) -> float:
    """What it comes to with this card in this place. Columns are added in their order, so that equal layouts
    come to the same to the last bit."""
    changed, beside = slot & 3, shown[slot ^ COLUMNS]
    cost, saves, hope = column_cost(card, beside, floats), 0.0, _NO_HOPE
    pairs = ints[PAIRS] & ~(_FIRST_BITS << changed)
    if beside >= FACE_DOWN:
        saves, hope = pair_saves(card, left), card
    elif beside == card:
        pairs |= 1 << (4 * card + changed)
    total = 0.0
    for column in range(COLUMNS):
        if column == changed:
            total = total + cost - saves
        else:
            total = total + floats[COSTS + column] - floats[SAVES + column]
    return total + bonuses(pairs, left, adjacent, ints, changed, hope)


@bare
def expected(shown: Ints, left: Ints, adjacent: int, floats: Floats, ints: Ints) -> float:
    """Strokes at the end if no more turn comes: what is face down is any unseen card, pairs and all."""
    take_apart(shown, left, floats, ints)
    return as_it_is(left, adjacent, floats, ints)


@bare
def price_cards(left: Ints, floats: Floats, out: Floats) -> None:
    """Before `lower_by_card` is asked about one column after another."""
    out[:] = WORST
    for card in range(KINDS):
        floats[BESIDE_DARK + card] = _STROKES[card] + floats[MEAN] - pair_saves(card, left)


@bare
def lower_by_card(
    column: int,
    skipped: int,
    only_lower: bool,
    shown: Ints,
    left: Ints,
    adjacent: int,
    floats: Floats,
    ints: Ints,
    gifts: Floats,
    out: Floats,
) -> None:
    """By card, if it is less than so far: what the layout that was taken apart comes to with it in a slot of
    this column, less what the card that goes is worth to the next player. Some slots are skipped; if only
    lower cards are put there, then also those that make a pair."""
    rest = bonuses(ints[PAIRS] & ~(_FIRST_BITS << column), left, adjacent, ints, column, _NO_HOPE)
    for other in range(COLUMNS):
        if other != column:
            rest = rest + floats[COSTS + other] - floats[SAVES + other]
    for slot in range(column, SLOTS, COLUMNS):
        old, beside = shown[slot], shown[slot ^ COLUMNS]
        if skipped >> slot & 1 or (slot >= COLUMNS and old == beside):
            continue
        gift = gifts[min(old, UNSEEN_TOP)]
        below = _STROKES[old] if only_lower and old < FACE_DOWN else _ANY
        if beside < FACE_DOWN:
            lower(rest - gift + _STROKES[beside], below, _STROKES, out)
            found = with_card(beside, slot, shown, left, adjacent, floats, ints) - gift
            out[beside] = min(out[beside], found)
            continue
        lower(rest - gift, below, floats[BESIDE_DARK : BESIDE_DARK + KINDS], out)
        for other in range(COLUMNS):  # hopes for a block
            card = shown[other]
            if card < FACE_DOWN and card == shown[other + COLUMNS] and _STROKES[card] < below:
                found = with_card(card, slot, shown, left, adjacent, floats, ints) - gift
                out[card] = min(out[card], found)


@bare
def lower(rest: float, below: float, costs: Floats, out: Floats) -> None:
    for card in range(KINDS):
        found = rest + costs[card] if _STROKES[card] < below else WORST
        out[card] = min(out[card], found)


@bare
def last_turn(shown: Ints, left: Ints, adjacent: int, floats: Floats, ints: Ints, out: Floats) -> None:
    """Expected strokes of a seat that has one turn left and plays it well, by the top discard it finds; the
    last of `out` is for one that is not yet seen."""
    now = expected(shown, left, adjacent, floats, ints)
    may_keep = False  # discard and turn up a card: nothing changes but that it is seen
    for slot in range(SLOTS):
        may_keep |= shown[slot] == FACE_DOWN
    price_cards(left, floats, out)
    for column in range(COLUMNS):
        lower_by_card(column, 0, True, shown, left, adjacent, floats, ints, _NO_GIFTS, out)
    for slot in range(SLOTS):
        if shown[slot] < FACE_DOWN:
            out[shown[slot]] = min(out[shown[slot]], now)
    drawn = 0.0
    for card in range(KINDS):
        drawn += min(out[card], now if may_keep else WORST) * left[card]
    drawn /= max(1, left[ALL])
    out[UNSEEN_TOP] = 0.0
    for card in range(KINDS):
        out[card] = min(out[card], drawn)
        out[UNSEEN_TOP] += out[card] * left[card] / max(1, left[ALL])
