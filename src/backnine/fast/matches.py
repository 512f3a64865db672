"""Whole matches inside a kernel: the draw for the dealer, the holes, totals, play-offs and the outcome, as in
`match.py`. How a hole is played and written down is a game's own.

Cards are numbers of the game's choice; who plays a hole is a mask of seats.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.cards import Card
from backnine.fast import rows, shuffling
from backnine.fast.kernel import DiceState, bare, folded, kernel_around, lowest_bit, pick_up
from backnine.fast.rows import Rows
from backnine.fast.shuffling import (
    HashWords,
    Letters,
    letters_of,
    open_deals,
    order,
    spread,
    write_number,
    write_text,
)
from backnine.match import MOST_PLAY_OFFS
from backnine.whims import SEATS as WHIM_SEATS

WholeRow = NDArray[np.int64]
CardNumbers = NDArray[np.int16]
NO_CARD: Final = np.uint64(0)

_DRAW: Final = letters_of("draw ")
_HOLE: Final = letters_of("hole ")
_RENEWAL: Final = letters_of(" renewal ")
_TABLE: Final = letters_of("table ")
_SEATS: Final = np.uint64(WHIM_SEATS)


class MatchDesk(NamedTuple):
    """What a match is played on, whatever the game."""

    pack: CardNumbers  # in the order that a shuffle begins with
    cards: CardNumbers  # in the order of the last shuffle
    values: WholeRow  # by card: what it counts in the draw
    letters_of: NDArray[np.uint64]  # by card: its letters as one number
    desk: HashWords
    keys: HashWords
    deals: HashWords
    pads: HashWords
    letters: Letters
    dice: DiceState
    drawn: NDArray[np.uint64]  # the draw for the dealer, folded into one number
    strokes: WholeRow  # by seat, of the last hole
    totals: WholeRow
    sitting: WholeRow


def new_desk(
    pack: Sequence[Card], numbers: Mapping[Card, int], value: Callable[[Card], int], players: int
) -> MatchDesk:
    size = max(numbers.values()) + 1
    values, letters = np.zeros(size, np.int64), np.zeros(size, np.uint64)
    for card, number in numbers.items():
        values[number] = value(card)
        letters[number] = int.from_bytes(card.encode(), "big")
    return MatchDesk(
        pack=np.array([numbers[card] for card in pack], np.int16),
        cards=np.zeros(len(pack), np.int16),
        values=values,
        letters_of=letters,
        desk=np.zeros(shuffling.DESK, np.uint32),
        keys=np.zeros(shuffling.KEYS, np.uint32),
        deals=np.zeros(shuffling.PADS, np.uint32),
        pads=np.zeros(shuffling.PADS, np.uint32),
        letters=np.zeros(shuffling.LETTERS, np.uint8),
        dice=np.zeros(1, np.uint64),
        drawn=np.zeros(1, np.uint64),
        strokes=np.zeros(players, np.int64),
        totals=np.zeros(players, np.int64),
        sitting=np.zeros(players, np.int64),
    )


@bare
def lowest(scores: WholeRow, playing: int) -> int:
    """Who of these seats has the fewest strokes."""
    least, best = 1 << 30, 0
    for seat in range(len(scores)):
        if playing >> seat & 1:
            if scores[seat] < least:
                least, best = scores[seat], 0
            if scores[seat] == least:
                best |= 1 << seat
    return best


@bare
def left_of(seat: int, playing: int) -> int:
    """The next of these seats clockwise."""
    later = playing >> (seat + 1) << (seat + 1)
    return lowest_bit(later if later else playing)


@bare
def _shuffle(desk: MatchDesk, length: int) -> None:
    """The whole pack in the order of the label that is written."""
    for place in range(len(desk.pack)):
        desk.cards[place] = desk.pack[place]
    order(desk.desk, desk.pads, desk.letters, length, desk.cards, len(desk.cards))


@bare
def _draw_for_dealer(desk: MatchDesk) -> int:
    """The lowest card deals; those tied for lowest pick again (PN-03, FC-21)."""
    players = len(desk.totals)
    tied, picks, drawn = (1 << players) - 1, 0, np.uint64(0)
    while tied & (tied - 1):
        picks += 1
        _shuffle(desk, write_number(desk.letters, write_text(desk.letters, 0, _DRAW), picks))
        top = 0
        for seat in range(players):
            if tied >> seat & 1:
                card = desk.cards[top]
                drawn = folded(drawn, desk.letters_of[card])
                desk.strokes[seat] = desk.values[card]
                top += 1
            else:
                drawn = folded(drawn, NO_CARD)
        tied = lowest(desk.strokes, tied)
    desk.drawn[0] = drawn
    return lowest_bit(tied)


@bare
def renewed_order(desk: MatchDesk, number: int, renewal: int, cards: CardNumbers) -> None:
    """These cards in the order of this renewal of a hole (PN-41, FC-23)."""
    length = write_number(desk.letters, write_text(desk.letters, 0, _HOLE), number)
    length = write_number(desk.letters, write_text(desk.letters, length, _RENEWAL), renewal)
    order(desk.desk, desk.pads, desk.letters, length, cards, len(cards))


@bare
def throw_whims(desk: MatchDesk, whims: np.uint64, moves: int, seat: int) -> None:
    """The dice of this seat after so many moves of the match (`matchlog.dice_for`)."""
    pick_up(desk.dice, whims, np.uint64(moves) * _SEATS + np.uint64(seat))


@bare
def _write_outcome(desk: MatchDesk, number: int, regular: int, playing: int, match: Rows) -> None:
    match[rows.PLAYED] = number
    match[rows.REASON] = 2 if playing & (playing - 1) else 1 if number > regular else 0
    match[rows.WINNERS] = playing
    for seat in range(len(desk.totals)):
        match[rows.TOTALS + seat] = desk.totals[seat]


@bare
def _sit_down(desk: MatchDesk, everybody: WholeRow, plan: HashWords, deal: int, mixed: bool) -> None:
    """Who sits where, before the seats rotate."""
    for seat in range(len(everybody)):
        desk.sitting[seat] = everybody[seat]
    if mixed:
        length = write_number(desk.letters, write_text(desk.letters, 0, _TABLE), deal)
        order(desk.desk, plan, desk.letters, length, desk.sitting, len(everybody))


@bare
def _write_seats(desk: MatchDesk, deal: int, rotation: int, match: Rows) -> None:
    players = len(desk.sitting)
    match[rows.DEAL] = deal
    match[rows.ROTATION] = rotation
    for seat in range(players):
        match[rows.TOTALS + 2 * players + seat] = desk.sitting[(seat + rotation) % players]


def deals_kernel(game: str, play_hole: Callable[..., int]) -> Callable[..., None]:
    """The kernel that plays deals of this game.

    `play_hole` gets the game's own room and the desk, the number of the hole, its dealer and who plays, the
    moves played so far, the whims of the match, who sits where, and the rows of decisions and of the hole. It
    writes both rows and the strokes of the hole, and says how many moves there have been then.
    """

    @kernel_around(f"match of {game}")
    def play_match(
        room: Any, desk: MatchDesk, regular: int, shared: bool, whims: np.uint64, match: Rows, holes: Rows
    ) -> None:
        players = len(desk.totals)
        decisions = match[rows.TOTALS + players : rows.TOTALS + 2 * players]
        sitting = match[rows.TOTALS + 2 * players :]
        dealer, playing, number, moves = _draw_for_dealer(desk), (1 << players) - 1, 0, 0
        for seat in range(players):
            desk.totals[seat] = 0
        while True:
            number += 1
            _shuffle(desk, write_number(desk.letters, write_text(desk.letters, 0, _HOLE), number))
            row = holes[number - 1]
            moves = play_hole(room, desk, number, dealer, playing, moves, whims, sitting, decisions, row)
            if number <= regular:
                for seat in range(players):
                    desk.totals[seat] += desk.strokes[seat]
            if number >= regular:
                playing = lowest(desk.totals if number == regular else desk.strokes, playing)
                alone = playing & (playing - 1) == 0
                if alone or shared or number >= regular + MOST_PLAY_OFFS:
                    break
            dealer = left_of(dealer, playing)
        _write_outcome(desk, number, regular, playing, match)

    @kernel_around(f"deals of {game}")
    def play_deals(
        room: Any,
        desk: MatchDesk,
        regular: int,
        shared: bool,
        everybody: WholeRow,
        rotations: int,
        plan: HashWords,
        first: int,
        matches: Rows,
        played: Rows,
    ) -> None:
        for number in range(len(matches) // rotations):
            lane = number % shuffling.LANES
            if lane == 0:
                open_deals(desk.desk, plan, desk.letters, first + number, desk.keys, desk.deals)
            _sit_down(desk, everybody, plan, first + number, rotations > 1)
            spread(desk.deals, lane, desk.pads)
            whims = np.uint64(desk.keys[0, lane]) << np.uint64(32) | np.uint64(desk.keys[1, lane])
            for rotation in range(rotations):
                place = number * rotations + rotation
                _write_seats(desk, first + number, rotation, matches[place])
                play_match(room, desk, regular, shared, whims, matches[place], played[place])

    return play_deals
