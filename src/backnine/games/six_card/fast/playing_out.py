"""Moves of Six-Card Golf played out to the end of the hole by `club` on the same deals, compiled."""

from collections import Counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import Floats, copy, is_ready, kernel, new_dice, number_of, pick_up, shuffle
from backnine.games.six_card.fast.engine import acting
from backnine.games.six_card.fast.levels.judgement import LEVELS
from backnine.games.six_card.fast.levels.kinds import kind_tables
from backnine.games.six_card.fast.levels.lookahead import SixCardBrain, choose, new_brain
from backnine.games.six_card.fast.rules import (
    CARDS,
    CLOSER,
    DEALER,
    DISCARDS,
    DOWN,
    FROM_DISCARD,
    FROM_STOCK,
    HELD,
    HELD_FROM,
    NOBODY,
    NOTHING,
    NUMBER,
    OVER,
    PACK,
    PHASE,
    PILES,
    RENEWED,
    SEATS,
    SIZE,
    SLOTS,
    STOCK,
    TAKES,
    TEE_OFF,
    TO_DRAW,
    TO_PLACE,
    TURN_OF,
    TURNS,
    WAITING,
    HoleArray,
    new_hole,
    numbers,
    play,
    score,
)
from backnine.games.six_card.rules import TEE_SHOTS, pack
from backnine.moves import Move
from backnine.view import View

CLUB: Final = LEVELS.index("club")
PHASES: Final = {"tee-off": TEE_OFF, "draw": TO_DRAW, "place": TO_PLACE, "over": OVER}
Places = NDArray[np.int64]


@kernel
def play_six_out(
    hole: HoleArray,
    seat: int,
    moves: Places,
    seed: int,
    places: Places,
    hidden: HoleArray,
    brain: SixCardBrain,
    strokes: Floats,
) -> None:
    """Strokes by move, deal and seat. In each deal the hidden cards lie otherwise in their places."""
    dealt, trial, result = hole.copy(), hole.copy(), np.zeros(strokes.shape[2], np.int64)
    dice = new_dice(seed, 0)
    for deal in range(strokes.shape[1]):
        pick_up(dice, seed, deal)
        shuffle(dice, hidden, len(hidden))
        for number in range(len(places)):
            dealt[places[number]] = hidden[number]
        state = dice[0]
        for number in range(len(moves)):
            copy(trial, dealt, SIZE)
            dice[0] = state
            play(trial, seat, moves[number], dice)
            while trial[PHASE] != OVER:
                other = acting(trial)
                play(trial, other, choose(trial, other, CLUB, brain, dice), dice)
            score(trial, result)
            for other in range(len(result)):
                strokes[number, deal, other] = result[other]


def from_view(view: View) -> tuple[HoleArray, Places, HoleArray]:
    """The hole as the acting seat sees it, the places of cards that it cannot see, and those cards."""
    hole = new_hole(view.house, view.players)
    place = {seat: number for number, seat in enumerate(view.seats)}
    hidden = Counter(pack(view.house, view.players))
    hidden.subtract(view.discard)
    hidden.subtract([view.held] if view.held else [])
    hole[SEATS], hole[DEALER], hole[PHASE] = len(view.seats), place[view.dealer], PHASES[view.phase]
    hole[TURN_OF] = NOBODY if view.turn is None else place[view.turn]
    hole[CLOSER] = NOBODY if view.closer is None else place[view.closer]
    hole[HELD] = NOTHING if view.held is None else NUMBER[view.held]
    hole[HELD_FROM] = FROM_DISCARD if view.held_from == "discard" else FROM_STOCK
    hole[RENEWED], hole[TAKES] = view.renewals, view.takes
    hole[STOCK], hole[DISCARDS] = view.stock, len(view.discard)
    hole[PILES : PILES + len(view.discard)] = numbers(view.discard)
    dark = []
    for seat, number in place.items():
        hole[TURNS + number] = view.turns[seat]
        for slot, seen in enumerate(view.layouts[seat]):
            if seen.card is None:
                hole[DOWN + number] |= 1 << slot
                dark.append(CARDS + number * SLOTS + slot)
            else:
                hole[CARDS + number * SLOTS + slot] = NUMBER[seen.card]
                hidden[seen.card] -= 1
        if view.phase == "tee-off" and sum([seen.up for seen in view.layouts[seat]]) < TEE_SHOTS:
            hole[WAITING] |= 1 << number
    end = PILES + int(hole[PACK])
    dark += range(end - view.stock, end)
    return hole, np.array(dark, np.int64), numbers(hidden.elements())


def played_out(
    view: View, moves: tuple[Move, ...], deals: int, seed: int
) -> dict[Move, tuple[tuple[float, ...], ...]]:
    """Strokes of every seat for each move and deal of the unseen cards."""
    assert view.seat is not None
    hole, places, hidden = from_view(view)
    chosen = np.array([number_of(move) for move in moves], np.int64)
    strokes = np.zeros((len(moves), deals, len(view.seats)))
    brain = new_brain(kind_tables(view.house, view.players))
    play_six_out(hole, view.seats.index(view.seat), chosen, seed, places, hidden, brain, strokes)
    told = strokes.tolist()
    return {move: tuple(map(tuple, of_move)) for move, of_move in zip(moves, told, strict=True)}


def playing_out_is_ready() -> bool:
    return is_ready(play_six_out)
