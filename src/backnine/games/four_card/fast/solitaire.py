"""A Four-Card seat's own side of the hole as a solitaire against the clock: what each square is worth, round
by round from the last one back."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import Floats, bare
from backnine.games.four_card.fast.clock import (
    CLOSING,
    DEALS,
    ENDING,
    KNOCKING,
    LAST_TOPS,
    ROUNDS,
    TOPS,
    ClockTable,
)
from backnine.games.four_card.fast.squares import COUNTS, NOWHERE, Squares

ENOUGH: Final = 0.03  # of the deals must come to a round for it to count
_UNKNOWN: Final = 5  # how many of a square's cards may be unknown, from none up

SquareNumbers = NDArray[np.int64]


class Solitaire(NamedTuple):
    """What is played with."""

    squares: Squares
    within: SquareNumbers  # those that there may be
    stock: Floats  # the chance of each kind of card
    # to write on
    odds: Floats  # what a count is worth with so many cards unknown
    lies: Floats  # the chance of each kind as the discard that may be taken
    placed: Floats  # what can be made of each kind


def new_solitaire(squares: Squares) -> Solitaire:
    """With all squares, and no stock."""
    kinds = squares.value.size
    return Solitaire(
        squares,
        np.arange(squares.strokes.size),
        np.zeros(kinds),
        np.zeros((_UNKNOWN, COUNTS)),
        np.zeros(kinds),
        np.zeros(kinds),
    )


@bare
def reach(squares: Squares, starts: SquareNumbers, seen: NDArray[np.bool_], found: SquareNumbers) -> int:
    """Find the squares that may come of these. How many there are."""
    seen[:] = False
    count = 0
    for start in starts:
        if not seen[start]:
            seen[start] = True
            found[count] = start
            count += 1
    done = 0
    while done < count:
        for place in range(squares.after.shape[1]):
            for kind in range(squares.after.shape[2]):
                then = squares.after[found[done], place, kind]
                if then != NOWHERE and not seen[then]:
                    seen[then] = True
                    found[count] = then
                    count += 1
        done += 1
    return count


@bare
def solve(game: Solitaire, clock: ClockTable, worth: Floats, room: Floats) -> int:
    """What each square is worth at the beginning of the seat's turn, by round; the four rows of `room` are to
    write on. The last round that counts."""
    last = 1
    while last < ROUNDS and clock[last + 1, KNOCKING, DEALS] > ENOUGH * clock[1, KNOCKING, DEALS]:
        last += 1
    after, knock = room[2], room[3]
    final(game, clock, last, KNOCKING, worth[last])
    for number in range(last - 1, 0, -1):
        after_turn(game, clock, number, worth[number + 1], after, room)
        final(game, clock, number, KNOCKING, knock)
        turn(game, clock, number, TOPS, after, knock, worth[number])
    return last


@bare
def after_turn(
    game: Solitaire, clock: ClockTable, number: int, later: Floats, worth: Floats, room: Floats
) -> None:
    """What each square is worth when the seat's turn is over: the hole goes on, is closed, or has ended."""
    on = clock[number + 1, KNOCKING, DEALS]
    closed, ended = clock[number, CLOSING, DEALS], clock[number, ENDING, DEALS]
    total = max(on + closed + ended, 1e-9)
    for square in game.within:
        worth[square] = on / total * later[square]
    if closed > 0:
        final(game, clock, number, CLOSING, room[0])
        turn(game, clock, number, LAST_TOPS, room[0], room[0], room[1])
        for square in game.within:
            worth[square] += closed / total * room[1, square]
    if ended > 0:
        final(game, clock, number, ENDING, room[0])
        for square in game.within:
            worth[square] += ended / total * room[0, square]


@bare
def turn(
    game: Solitaire, clock: ClockTable, number: int, tops: int, after: Floats, knock: Floats, worth: Floats
) -> None:
    """A turn of the solitaire: knock, draw and put the card where it does most, or take what lies there.

    (In the last round nobody knocks: `knock` is then no more than a draw that is thrown away.)"""
    kinds, lies, placed = game.squares.value.size, game.lies, game.placed
    deals = 0.0
    for kind in range(kinds):
        deals += clock[number, tops, kind]
    for kind in range(kinds):
        lies[kind] = clock[number, tops, kind] / deals if deals > 0 else 0.0
    for square in game.within:
        _place(game, square, after)
        draw = 0.0
        for kind in range(kinds):
            draw += game.stock[kind] * max(after[square], placed[kind])
        draw = max(draw, knock[square])
        worth[square] = draw
        for kind in range(kinds):
            worth[square] += lies[kind] * (max(draw, placed[kind]) - draw)


@bare
def _place(game: Solitaire, square: int, after: Floats) -> None:
    """The best that can be made of a card of each kind by putting it somewhere."""
    places = game.squares.after[square]
    game.placed[:] = -np.inf
    for place in range(places.shape[0]):
        for kind in range(places.shape[1]):
            then = places[place, kind]
            if then != NOWHERE:
                game.placed[kind] = max(game.placed[kind], after[then])


@bare
def final(game: Solitaire, clock: ClockTable, number: int, event: int, worth: Floats) -> None:
    """What each square is worth as it lies, its unknown cards being any that are left."""
    deals, odds, squares = clock[number, event, DEALS], game.odds, game.squares
    if deals == 0:
        return
    for count in range(COUNTS):
        odds[0, count] = clock[number, event, count] / deals
    for unknown in range(1, _UNKNOWN):
        for count in range(COUNTS):
            odds[unknown, count] = 0.0
            for kind in range(game.stock.size):
                then = min(max(count + squares.value[kind], 0), COUNTS - 1)
                odds[unknown, count] += game.stock[kind] * odds[unknown - 1, then]
    for square in game.within:
        worth[square] = odds[squares.unknown[square], squares.strokes[square]]
