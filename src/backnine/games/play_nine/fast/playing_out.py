"""Moves of Play Nine played out on the same deals, compiled: by the playing network, to the end of the hole
or to the seat's next turn, where the forecast takes over and all later luck is left out."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import SWAP, TAKE, Floats, copy, is_ready, kernel, number_of, pick_up, wide
from backnine.games.play_nine.fast.brain import brain
from backnine.games.play_nine.fast.desk import LEFT, TABLE_FACTS, BrainRoom, DeskRoom, new_desk
from backnine.games.play_nine.fast.forecast import ForecastNet, forecast, forecast_net
from backnine.games.play_nine.fast.glance import follow, see
from backnine.games.play_nine.fast.holes import next_to_act
from backnine.games.play_nine.fast.memory import recall
from backnine.games.play_nine.fast.mind import tee_shot
from backnine.games.play_nine.fast.rules import (
    CLOSER,
    NOBODY,
    OVER,
    PACK,
    PHASE,
    SEATS,
    SIZE,
    TEE_OFF,
    TO_DRAW,
    HoleRow,
    from_view,
    score,
)
from backnine.games.play_nine.fast.search import gather_unseen, redeal
from backnine.games.play_nine.fast.weighing import PadRoom, pad_here
from backnine.moves import Move
from backnine.view import View

TO_THE_END: Final = 1000
ROUNDS: Final = 2  # turns of the seat after this one


@kernel
def finish_trial(
    hole: HoleRow,
    seat: int,
    rounds: int,
    net: ForecastNet,
    brain: BrainRoom,
    room: DeskRoom,
    pads: PadRoom,
    strokes: Floats,
) -> None:
    """Play on for so many more turns of this seat; what everybody may then expect, or has."""
    desk, pad = room[0], pads[0]
    while hole[PHASE] != OVER:
        acting = next_to_act(hole)
        if hole[PHASE] == TEE_OFF:
            follow(hole, acting, tee_shot(hole, acting, desk.dice), desk, desk.dice)
            continue
        if acting == seat and hole[PHASE] == TO_DRAW and hole[CLOSER] == NOBODY:
            rounds -= 1
            if rounds < 0:
                forecast(hole, net, pad.sheet)
                copy(strokes, pad.sheet.said, wide(hole[SEATS]))
                return
        move = recall(hole, acting, brain[0], desk)
        follow(hole, acting, move, desk, desk.dice)
        if move == TAKE:  # where it goes is known already
            follow(hole, acting, SWAP + desk.put, desk, desk.dice)
    score(hole, desk.result)
    for other in range(hole[SEATS]):
        strokes[other] = desk.result[other]


@kernel
def play_moves_out(
    hole: HoleRow,
    seat: int,
    moves: NDArray[np.int64],
    rounds: int,
    seed: int,
    net: ForecastNet,
    brain: BrainRoom,
    room: DeskRoom,
    pads: PadRoom,
    strokes: Floats,
) -> None:
    """Strokes by move, deal and seat: every move meets the same deals, and the same dice."""
    desk = room[0]
    see(hole, desk)
    hidden = gather_unseen(wide(desk.table[LEFT]), desk.unseen)
    copy(desk.seen, desk.table, TABLE_FACTS)
    desk.best_only = 1
    for deal in range(strokes.shape[1]):
        pick_up(desk.dice, seed, deal)
        copy(desk.dealt, hole, SIZE)
        redeal(desk.dealt, desk.dice, desk.unseen, hidden, desk.cards, wide(PACK))
        state = desk.dice[0]
        for number in range(len(moves)):
            copy(desk.trial, desk.dealt, SIZE)
            copy(desk.table, desk.seen, TABLE_FACTS)
            desk.dice[0] = state
            follow(desk.trial, seat, moves[number], desk, desk.dice)
            finish_trial(desk.trial, seat, rounds, net, brain, room, pads, strokes[number, deal])


def played_out(
    view: View, moves: tuple[Move, ...], deals: int, seed: int, rounds: int = ROUNDS
) -> dict[Move, tuple[tuple[float, ...], ...]]:
    """Strokes of every seat for each move and deal of the unseen cards."""
    assert view.seat is not None
    seats = len(view.seats)
    numbers = np.array([number_of(move) for move in moves], np.int64)
    strokes = np.zeros((len(moves), deals, seats))
    place, net = view.seats.index(view.seat), forecast_net(seats)
    play_moves_out(
        from_view(view), place, numbers, rounds, seed, net, brain(), new_desk(), pad_here(), strokes
    )
    told = strokes.tolist()
    return {move: tuple(map(tuple, of_move)) for move, of_move in zip(moves, told, strict=True)}


def playing_out_is_ready() -> bool:
    return is_ready(play_moves_out)
