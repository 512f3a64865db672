"""Moves of Four-Card Golf played out to the end of the hole by `club` on the same deals, compiled.

What an owner knows and the seat does not is dealt as `club` reads it: a card that is kept is a low one.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import DiceState, Floats, bare, is_ready, kernel, new_dice, number_of, pick_up
from backnine.games.four_card.fast.engine import acting
from backnine.games.four_card.fast.levels.club import NOTES, HourBooks, club, hour_books
from backnine.games.four_card.fast.levels.reading import KEPT, RANKS
from backnine.games.four_card.fast.levels.sight import PlayersMind, first_look, new_mind
from backnine.games.four_card.fast.rules import (
    CARDS,
    HELD,
    LOOKING,
    NO_LEAN,
    ORDERED,
    OVER,
    PACK,
    PHASE,
    PILES,
    PLAYERS,
    SEEN,
    TURNS,
    UNKNOWN,
    CardArray,
    HoleState,
    deal_one,
    order_stock,
    play,
    ranks,
    score,
    set_up,
)
from backnine.games.four_card.fast.views import known
from backnine.games.four_card.rules import pack
from backnine.house import House
from backnine.moves import Move
from backnine.view import View

LETTERS: Final = 128  # of cards: room for any number of one
LATE: Final = KEPT.shape[1] - 1
LEANS: Final = KEPT.astype(np.float32)


class ClubDesk(NamedTuple):
    """What `club` thinks on, in the middle of a match in which nobody is ahead."""

    mind: PlayersMind
    pack: Floats
    hours: HourBooks
    notes: Floats


@lru_cache(8)
def club_desk(players: int, house: House) -> ClubDesk:
    many = np.bincount(ranks(pack(house, players)), minlength=RANKS).astype(np.float64)
    return ClubDesk(new_mind(players, np.zeros(LETTERS, np.uint64)), many, hour_books(), np.zeros(NOTES))


@bare
def _deal(state: HoleState, unseen: CardArray, dice: DiceState) -> None:
    """One of the unseen cards wherever one is unknown; the rest, in random order, is the stock."""
    state[ORDERED] = state[PACK] - unseen.size
    for card in range(unseen.size):
        state[PILES + state[ORDERED] + card] = unseen[card]
    for place in range(4 * state[PLAYERS]):
        if state[CARDS + place] == UNKNOWN:
            turns = min(LATE, state[TURNS + place // 4])
            lean = LEANS[place % 4 // 2, turns] if state[SEEN + place] != 0 else NO_LEAN
            state[CARDS + place] = deal_one(state, lean, dice)
    if state[HELD] == UNKNOWN:
        state[HELD] = deal_one(state, NO_LEAN, dice)
    order_stock(state, dice)


@kernel
def play_four_out(
    seen: HoleState,
    unseen: CardArray,
    seat: int,
    moves: NDArray[np.int64],
    holes_left: int,
    seed: int,
    desk: ClubDesk,
    strokes: Floats,
) -> None:
    """Strokes by move, deal and seat."""
    dealt, trial, result = seen.copy(), seen.copy(), np.zeros(strokes.shape[2], np.int64)
    dice = new_dice(seed, 0)
    for deal in range(strokes.shape[1]):
        pick_up(dice, seed, deal)
        set_up(dealt, seen)
        _deal(dealt, unseen, dice)
        state = dice[0]
        for number in range(len(moves)):
            set_up(trial, dealt)
            dice[0] = state
            play(trial, seat, moves[number], dice)
            while trial[PHASE] != OVER:
                other = acting(trial)
                if trial[PHASE] == LOOKING:
                    move = first_look(trial, other)
                else:
                    move = club(trial, other, desk.mind, desk.pack, desk.hours, 0.0, holes_left, desk.notes)
                play(trial, other, move, dice)
            score(trial, result)
            for other in range(len(result)):
                strokes[number, deal, other] = result[other]


def played_out(
    view: View, moves: tuple[Move, ...], deals: int, seed: int
) -> dict[Move, tuple[tuple[float, ...], ...]]:
    """Strokes of every seat for each move and deal of the unseen cards."""
    assert view.seat is not None
    state, unseen = known(view)
    chosen = np.array([number_of(move) for move in moves], np.int64)
    strokes = np.zeros((len(moves), deals, view.players))
    left = max(0, view.holes - view.hole)
    play_four_out(state, unseen, view.seat, chosen, left, seed, club_desk(view.players, view.house), strokes)
    told = strokes[:, :, list(view.seats)].tolist()
    return {move: tuple(map(tuple, of_move)) for move, of_move in zip(moves, told, strict=True)}


def playing_out_is_ready() -> bool:
    return is_ready(play_four_out)
