"""What the levels know of their own square: cards with their suits, what a seat remembers, the strokes likely
now.

In a match a card is its rank and sixteen times its suit: no rule of play looks at cards, but who
forgets one card does not forget another of its rank.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.cards import JOKER, SUITS, french_pack
from backnine.fast.kernel import LOOK, LOOK_AT, bare, folded, fraction, lowest_bit
from backnine.games.four_card.bots.sense import UNSEEN
from backnine.games.four_card.fast.rules import (
    CARDS,
    FIRST_LOOK,
    RANK,
    SEEN,
    TURNS,
    VALUE,
    HoleState,
    unknown,
)

# Ranks by slot, or DARK. Unsigned: signed places could count from the end, which takes time.
SquareRow = NDArray[np.uint8]
KeyRow = NDArray[np.uint64]

DARK: Final = 14
RANK_BITS: Final = 15
CARD: Final = {
    card: RANK[card] + (0 if card == JOKER else 16 * SUITS.index(card[-1]))
    for card in french_pack(jokers=True)
}
_KNOWN: Final = [*VALUE.tolist(), 0]
# By house rule pairs_cancel and the ranks of a column: what its known cards count.
COLUMN: Final = np.array(
    [
        [
            [0 if cancel and far == near else _KNOWN[far] + _KNOWN[near] for near in range(DARK + 1)]
            for far in range(DARK + 1)
        ]
        for cancel in (False, True)
    ]
)
GUESS: Final = np.array([*VALUE.tolist(), UNSEEN])


class PlayersMind(NamedTuple):
    """What everybody thinks with, one after the other."""

    holes: KeyRow  # by seat: what it knows of this hole and of no other
    letters_of: KeyRow  # by card: its letters as one number
    keys: KeyRow  # to write on
    square: SquareRow  # the cards of who thinks, as that seat knows them


def new_mind(players: int, letters_of: KeyRow) -> PlayersMind:
    return PlayersMind(
        np.zeros(players, np.uint64), letters_of, np.zeros((2, 4), np.uint64), np.zeros(4, np.uint8)
    )


@bare
def first_look(state: HoleState, seat: int) -> int:
    """It never declines."""
    return LOOK if state[FIRST_LOOK] else LOOK_AT + lowest_bit(unknown(state, seat))


@bare
def remember(state: HoleState, seat: int, square: SquareRow) -> None:
    """The seat's own cards, with all it is entitled to remember (FC-24)."""
    for slot in range(4):
        place = 4 * seat + slot
        seen = state[SEEN + place] >> seat & 1
        square[slot] = state[CARDS + place] & RANK_BITS if seen else DARK


@bare
def believe(
    state: HoleState, seat: int, mind: PlayersMind, forgets: float, mixes_up: float, turns: int
) -> None:
    """The same with what the seat has forgotten or mixed up (`bots/memory.py`)."""
    square, facts, own = mind.square, mind.keys[0], mind.keys[1]
    remember(state, seat, square)
    so_far = min(turns, state[TURNS + seat])
    if so_far == 0:
        return
    for slot in range(4):
        facts[slot] = mind.letters_of[state[CARDS + 4 * seat + slot]] << np.uint64(8) | np.uint64(slot)
        own[slot] = folded(mind.holes[seat], facts[slot])
    _mix_up(square, facts, own, so_far * mixes_up)
    for slot in range(4):
        if fraction(own[slot]) < so_far * forgets:
            square[slot] = DARK


@bare
def _mix_up(square: SquareRow, facts: KeyRow, own: KeyRow, risk: float) -> None:
    """The two known cards that are easiest to confuse change places."""
    one, other = 0, 0
    for slot in range(3):
        for later in range(slot + 1, 4):
            if square[slot] != DARK and square[later] != DARK:
                chance = fraction(folded(own[slot], facts[later]))
                if chance < risk:
                    one, other, risk = slot, later, chance
    square[one], square[other] = square[other], square[one]


@bare
def dark_cards(square: SquareRow) -> int:
    dark = 0
    for slot in range(4):
        dark += square[slot] == DARK
    return dark


@bare
def likely_strokes(square: SquareRow, pairs_cancel: int) -> float:
    """What the square would score now, if every unknown card were an average one."""
    columns = COLUMN[pairs_cancel]
    known = columns[square[0], square[2]] + columns[square[1], square[3]]
    return float(known + UNSEEN * dark_cards(square))
