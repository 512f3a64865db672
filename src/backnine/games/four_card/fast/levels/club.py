"""The club player, compiled: `bots/club.py` stroke by stroke."""

from functools import cache
from math import erf, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import DRAW, KNOCK, SWAP, TAKE, TOSS, Floats, bare, lowest_bit, wide
from backnine.games.four_card.bots import hours
from backnine.games.four_card.bots.club import A_HOLE, A_STROKE, TO_COME, WITH_THE_DISCARD
from backnine.games.four_card.bots.hours import HOURS, OTHERS, PLAYERS, STEPS
from backnine.games.four_card.fast.levels.reading import (
    DANGER,
    GIFTS,
    IF_KNOCKED,
    IF_LATER,
    IF_THEY_KNOCK,
    LEFT,
    MANY,
    RANKS,
    READ,
    SPREAD,
    UNKNOWN,
    read_table,
)
from backnine.games.four_card.fast.levels.sight import (
    COLUMN,
    DARK,
    RANK_BITS,
    PlayersMind,
    SquareRow,
    dark_cards,
    remember,
)
from backnine.games.four_card.fast.rules import (
    ALL_SLOTS,
    CLOSER,
    DISCARDS,
    HELD,
    NONE,
    PAIRS_CANCEL,
    PHASE,
    PILES,
    PLACING,
    PLAYING,
    VALUE,
    HoleState,
    turn_moves,
)
from backnine.games.four_card.rules import FOUR_CARD

# What the club player writes down behind what it reads
HOUR: Final = READ  # where its row begins among the worths
PAST: Final = HOUR + 1  # how far the hour has passed
AS_IT_IS: Final = PAST + 1  # ending the turn with the square as it is
NOTES: Final = AS_IT_IS + 1

_KINDS: Final = hours.UNKNOWN + 1
_SIZE: Final = np.array(
    [sum(size <= players for size in PLAYERS) - 1 for players in range(FOUR_CARD.players.stop)]
)
_FIGURES: Final = np.array([OTHERS[size] for size in PLAYERS])
_KIND: Final = np.array([*np.maximum(VALUE, 0), hours.UNKNOWN], np.uint8)  # by rank, as `hours` knows them
_SQUARES: Final = len(hours.squares())


class HourBooks(NamedTuple):
    """What playing on is worth by hour and square, and the number of a square."""

    worths: NDArray[np.uint8]
    squares: NDArray[np.int16]


@cache
def hour_books() -> HourBooks:
    numbers, every = hours.squares(), np.ndindex(*[_KINDS] * 4)
    return HourBooks(
        np.frombuffer(b"".join(hours.tables()[size] for size in PLAYERS), np.uint8),
        np.array([numbers[tuple(sorted(values))] for values in every], np.int16),
    )


@bare
def club(
    state: HoleState,
    seat: int,
    mind: PlayersMind,
    pack: Floats,
    books: HourBooks,
    lead: float,
    left: int,
    notes: Floats,
) -> int:
    """Its move, so many strokes ahead of the best of the others, with so many holes to come."""
    legal = turn_moves(state, seat)
    if legal & (legal - 1) == 0:
        return lowest_bit(legal)
    square = mind.square
    remember(state, seat, square)
    read_table(state, seat, pack, notes)
    _tell_the_hour(wide(state[PLAYING]), notes)
    notes[AS_IT_IS] = _end_with(state, square, books, notes)
    if state[PHASE] == PLACING:
        return _place(state, square, legal, books, notes)
    return _turn(state, square, legal, books, lead, left, notes)


@bare
def _tell_the_hour(players: int, notes: Floats) -> None:
    """The hour at which the others usually come to so much."""
    size, others, later = _SIZE[players], notes[IF_LATER], 0
    while later < HOURS and _FIGURES[size, later] > others:
        later += 1
    full, past = min(later, HOURS - 1), 0.0
    if later not in (0, HOURS):
        full = later - 1
        earlier = _FIGURES[size, full]
        past = (earlier - others) / (earlier - _FIGURES[size, later])
    notes[HOUR] = (size * HOURS + full) * _SQUARES
    notes[PAST] = past


# What a move costs, in strokes against the others


@bare
def _place(state: HoleState, square: SquareRow, legal: int, books: HourBooks, notes: Floats) -> int:
    card = state[HELD] & RANK_BITS
    cost, slot = _best_swap(state, square, card, legal >> SWAP & ALL_SLOTS, books, notes)
    return TOSS if legal >> TOSS & 1 and notes[AS_IT_IS] + notes[GIFTS + card] <= cost else SWAP + slot


@bare
def _turn(
    state: HoleState, square: SquareRow, legal: int, books: HourBooks, lead: float, left: int, notes: Floats
) -> int:
    top = state[PILES + state[DISCARDS] - 1] & RANK_BITS
    drawn = _drawn(state, square, books, notes)
    taken, _ = _best_swap(state, square, top, ALL_SLOTS, books, notes)
    if state[CLOSER] != NONE:
        return TAKE if taken < drawn else DRAW
    known = _known(square, state[PAIRS_CANCEL])
    knocked = known + notes[UNKNOWN] * dark_cards(square) - notes[IF_KNOCKED] + notes[GIFTS + top]
    best, most = DRAW, _appeal(drawn, TO_COME, lead, left, notes)
    appeal = _appeal(taken, TO_COME, lead, left, notes)
    if appeal > most:
        best, most = TAKE, appeal
    return KNOCK if _appeal(knocked, 0.0, lead, left, notes) > most else best


@bare
def _appeal(cost: float, to_come: float, lead: float, left: int, notes: Floats) -> float:
    """How likely the match is won if the hole comes out so, and a little for every stroke."""
    spread = sqrt(notes[SPREAD] * notes[SPREAD] + to_come * to_come + left * (A_HOLE * A_HOLE) + 0.01)
    return 0.5 * (1 + erf((lead - cost) / spread / sqrt(2))) - A_STROKE * cost


@bare
def _drawn(state: HoleState, square: SquareRow, books: HourBooks, notes: Floats) -> float:
    """The average over all unseen cards of the best use of each."""
    strokes = 0.0
    for card in range(RANKS):
        many = notes[LEFT + card]
        if many:
            swapped, _ = _best_swap(state, square, card, ALL_SLOTS, books, notes)
            strokes += many * min(swapped, notes[AS_IT_IS] + notes[GIFTS + card])
    return float(strokes / notes[MANY])


@bare
def _best_swap(
    state: HoleState, square: SquareRow, card: int, slots: int, books: HourBooks, notes: Floats
) -> tuple[float, int]:
    least, best = np.inf, 0
    for slot in range(4):
        if slots >> slot & 1 and not _has_twin(square, slot, slots, state[PAIRS_CANCEL]):
            old = square[slot]
            square[slot] = card
            cost = _end_with(state, square, books, notes) + notes[GIFTS + old]
            square[slot] = old
            if cost < least:
                least, best = cost, slot
    return least, best


@bare
def _has_twin(square: SquareRow, slot: int, slots: int, pairs_cancel: int) -> bool:
    """Whether one of the slots before it has the same card, and another there would come to the same."""
    for earlier in range(slot):
        same = square[earlier] == square[slot] and (not pairs_cancel or earlier + 2 == slot)
        if same and slots >> earlier & 1:
            return True
    return False


@bare
def _end_with(state: HoleState, square: SquareRow, books: HourBooks, notes: Floats) -> float:
    """Ending the turn with these cards, whatever is discarded."""
    known, dark = _known(square, state[PAIRS_CANCEL]), dark_cards(square)
    now = known + notes[UNKNOWN] * dark
    if state[CLOSER] != NONE:
        return float(now)
    goes_on = now - notes[IF_LATER] - _playing_on(square, state[PAIRS_CANCEL], books, notes)
    danger = notes[DANGER]
    if danger == 0:
        return float(goes_on)
    if state[PAIRS_CANCEL]:
        saved = _saved_with_pairs(square, now, known, dark, notes)
    else:
        saved = _saved(square, now, known, dark, notes)
    caught = now - WITH_THE_DISCARD * saved / notes[MANY] - notes[IF_THEY_KNOCK]
    return float((1 - danger) * goes_on + danger * caught)


@bare
def _known(square: SquareRow, pairs_cancel: int) -> int:
    columns = COLUMN[pairs_cancel]
    return int(columns[square[0], square[2]] + columns[square[1], square[3]])


@bare
def _playing_on(square: SquareRow, pairs_cancel: int, books: HourBooks, notes: Floats) -> float:
    """Strokes that playing on is worth, against knocking: cancelled pairs and jokers count as nothing."""
    number = 0
    for slot in range(4):
        card = square[slot]
        cancelled = pairs_cancel and card != DARK and card == square[slot ^ 2]
        number = _KINDS * number + (0 if cancelled else _KIND[card])
    place = int(notes[HOUR]) + books.squares[number]
    now = books.worths[place]
    if not notes[PAST]:
        return float(now / STEPS)
    return float((now + notes[PAST] * (wide(books.worths[place + _SQUARES]) - now)) / STEPS)


@bare
def _saved(square: SquareRow, now: float, known: int, dark: int, notes: Floats) -> float:
    """What one more turn saves, over all unseen cards: for a dark card, or for the highest that is known."""
    unknown, highest = notes[UNKNOWN], -100
    for slot in range(4):
        if square[slot] != DARK:
            highest = max(highest, VALUE[square[slot]])
    saved = 0.0
    for card in range(RANKS):
        many = notes[LEFT + card]
        if many:
            best = np.inf
            if dark:
                best = known + VALUE[card] + unknown * (dark - 1)
            if dark < 4:
                best = min(best, known - highest + VALUE[card] + unknown * dark)
            saved += many * max(0.0, now - best)
    return saved


@bare
def _saved_with_pairs(square: SquareRow, now: float, known: int, dark: int, notes: Floats) -> float:
    """The same where pairs cancel: every place may be the best."""
    columns, unknown, saved = COLUMN[1], notes[UNKNOWN], 0.0
    for card in range(RANKS):
        many = notes[LEFT + card]
        if many:
            best = np.inf
            for slot in range(4):
                old, other = square[slot], square[slot ^ 2]
                left = dark - (old == DARK)
                best = min(best, known - columns[old, other] + columns[card, other] + unknown * left)
            saved += many * max(0.0, now - best)
    return saved
