"""What every move of Play Nine comes to for every seat, compiled: the mean over all cards that may come.

A card that is drawn, or that a move brings to light, may be any that is unseen. What a draw is worth is the
mean of the best placings of each card: so luck, the difference to that mean, comes to nothing on average.
"""

from threading import local
from typing import Final, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import (
    DRAW,
    FLIP,
    SWAP,
    TAKE,
    TOSS,
    TURN,
    DiceState,
    Floats,
    bare,
    copy,
    is_ready,
    kernel,
    number_of,
    wide,
)
from backnine.games.play_nine.fast.forecast import (
    SHEET,
    ForecastNet,
    ForecastSheet,
    forecast,
    forecast_net,
    lie,
    read_table,
)
from backnine.games.play_nine.fast.last_round import FACE_DOWN, WORST, Ints
from backnine.games.play_nine.fast.mind import unseen
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CARDS,
    DISCARDS,
    DOWN,
    HELD,
    KINDS,
    MOST_SEATS,
    OVER,
    PHASE,
    PILE,
    RENEWALS,
    RENEWED,
    SEATS,
    SIZE,
    SLOTS,
    STOCK,
    TO_DRAW,
    HoleRow,
    from_view,
    legal,
    play,
)
from backnine.moves import Move
from backnine.view import View

PadRoom = NDArray[np.void]

MOVES: Final = 64
NO_SLOT: Final = -1


class Pad(Protocol):
    """What weighing writes on."""

    sheet: ForecastSheet
    trial: HoleRow  # after a move
    held: HoleRow  # with a card in hand
    coming: Ints  # cards that may be drawn, by kind
    dark: Ints  # cards that may come to light
    shown: Ints
    placed: Floats  # [move, seat]: what every placing comes to
    told: Floats  # [move, seat]: and every move
    dice: DiceState


PAD: Final = np.dtype(
    [
        ("sheet", SHEET),
        ("trial", np.int16, SIZE),
        ("held", np.int16, SIZE),
        ("coming", np.int64, KINDS),
        ("dark", np.int64, KINDS),
        ("shown", np.int64, SLOTS),
        ("placed", np.float64, (MOVES, MOST_SEATS)),
        ("told", np.float64, (MOVES, MOST_SEATS)),
        ("dice", np.uint64, 1),
    ],
    align=True,
)


@kernel
def new_pad() -> PadRoom:
    return np.zeros(1, PAD)


# One move


@bare
def revealed_by(hole: HoleRow, seat: int, move: int) -> int:
    """The slot whose card comes to light, from 0, or NO_SLOT."""
    if move < SWAP:
        return wide(NO_SLOT)
    slot = (move - SWAP) % SLOTS
    return slot if wide(hole[DOWN + seat]) >> slot & 1 else wide(NO_SLOT)


@bare
def ends_so(hole: HoleRow, seat: int, move: int, pad: Pad, told: Floats) -> None:
    """What a move that ends the hole comes to: what is face down stays any card that is unseen."""
    sheet = pad.sheet
    read_table(hole, sheet)
    if SWAP <= move < TURN:
        sheet.shown[seat, move - SWAP] = wide(hole[HELD])
    lie(hole, sheet)
    for other in range(hole[SEATS]):
        told[other] = sheet.said[other]


@bare
def weigh_ending(hole: HoleRow, seat: int, move: int, net: ForecastNet, pad: Pad, told: Floats) -> None:
    """What a tee shot, or a move that ends the turn, comes to for everybody."""
    slot, seats, trial = revealed_by(hole, seat, move), wide(hole[SEATS]), pad.trial
    copy(trial, hole, SIZE)
    play(trial, seat, move, pad.dice)
    if trial[PHASE] == OVER:
        ends_so(hole, seat, move, pad, told)
        return
    if slot == NO_SLOT:
        forecast(trial, net, pad.sheet)
        for other in range(seats):
            told[other] = pad.sheet.said[other]
        return
    total = unseen(hole, pad.dark)
    for other in range(seats):
        told[other] = 0.0
    for kind in range(KINDS):
        if pad.dark[kind]:
            copy(trial, hole, SIZE)
            trial[CARDS + seat * SLOTS + slot] = kind
            play(trial, seat, move, pad.dice)
            forecast(trial, net, pad.sheet)
            share = pad.dark[kind] / total
            for other in range(seats):
                told[other] += share * pad.sheet.said[other]


@bare
def symbol(hole: HoleRow, seat: int, slot: int) -> int:
    down = wide(hole[DOWN + seat]) >> slot & 1
    return wide(FACE_DOWN) if down else wide(hole[CARDS + seat * SLOTS + slot])


@bare
def like_earlier(hole: HoleRow, seat: int, slot: int) -> int:
    """An earlier slot that is just like this one, with the same beside it, or NO_SLOT."""
    if not hole[ADJACENT]:
        own, beside = symbol(hole, seat, slot), symbol(hole, seat, slot ^ 4)
        for earlier in range(slot):
            if symbol(hole, seat, earlier) == own and symbol(hole, seat, earlier ^ 4) == beside:
                return earlier
    return wide(NO_SLOT)


@bare
def against(told: Floats, seat: int, seats: int) -> float:
    """What the seat wants low: its own strokes less those of the others on average."""
    total = 0.0
    for other in range(seats):
        total += told[other]
    return float(told[seat] - (total - told[seat]) / (seats - 1))


# All moves of a choice


@bare
def weigh_endings(hole: HoleRow, seat: int, net: ForecastNet, pad: Pad, told: Floats) -> int:
    """Every tee shot or way to end the turn; the best."""
    mask, seats = legal(hole, seat), wide(hole[SEATS])
    best, least = 0, WORST
    for move in range(TOSS, FLIP + SLOTS):
        if not mask >> move & 1:
            continue
        twin = like_earlier(hole, seat, (move - SWAP) % SLOTS) if move >= SWAP else wide(NO_SLOT)
        if twin == NO_SLOT:
            weigh_ending(hole, seat, move, net, pad, told[move])
        else:
            copy(told[move], told[move - (move - SWAP) % SLOTS + twin], seats)
        found = against(told[move], seat, seats)
        if found < least:
            best, least = move, found
    return best


@bare
def weigh_take(hole: HoleRow, seat: int, net: ForecastNet, pad: Pad) -> None:
    copy(pad.held, hole, SIZE)
    play(pad.held, seat, wide(TAKE), pad.dice)
    best = weigh_endings(pad.held, seat, net, pad, pad.placed)
    copy(pad.told[TAKE], pad.placed[best], wide(hole[SEATS]))


@bare
def may_come(hole: HoleRow, coming: Ints) -> int:
    """How many cards of each kind may be drawn, and of all: an empty stock is made of the discards."""
    if hole[STOCK]:
        return unseen(hole, coming)
    for kind in range(KINDS):
        coming[kind] = 0
    for place in range(PILE, PILE + hole[DISCARDS] - 1):
        coming[hole[place]] += 1
    return wide(hole[DISCARDS]) - 1


@bare
def weigh_draw(hole: HoleRow, seat: int, net: ForecastNet, pad: Pad) -> None:
    """The mean over all cards that may be drawn of the best that can be done with each."""
    seats, total = wide(hole[SEATS]), may_come(hole, pad.coming)
    if hole[STOCK] == 0 and (hole[RENEWED] >= hole[RENEWALS] or total == 0):
        ends_so(hole, seat, wide(DRAW), pad, pad.told[DRAW])
        return
    copy(pad.held, hole, SIZE)
    play(pad.held, seat, wide(DRAW), pad.dice)
    for other in range(seats):
        pad.told[DRAW, other] = 0.0
    for kind in range(KINDS):
        if pad.coming[kind]:
            pad.held[HELD] = kind
            best = weigh_endings(pad.held, seat, net, pad, pad.placed)
            share = pad.coming[kind] / total
            for other in range(seats):
                pad.told[DRAW, other] += share * pad.placed[best, other]


@kernel
def weigh_moves(hole: HoleRow, seat: int, net: ForecastNet, room: PadRoom) -> None:
    """Every legal move of the seat, in `told`."""
    pad = room[0]
    if hole[PHASE] == TO_DRAW:
        weigh_take(hole, seat, net, pad)
        weigh_draw(hole, seat, net, pad)
    else:
        weigh_endings(hole, seat, net, pad, pad.told)


@kernel
def forecast_here(hole: HoleRow, net: ForecastNet, room: PadRoom) -> None:
    """What everybody may expect where nobody holds a card, in the first row of `told`."""
    pad = room[0]
    forecast(hole, net, pad.sheet)
    copy(pad.told[0], pad.sheet.said, wide(hole[SEATS]))


# For the coach


_here: Final = local()


def pad_here() -> PadRoom:
    """One for each thread."""
    if not hasattr(_here, "pad"):
        _here.pad = new_pad()
    return cast(PadRoom, _here.pad)


def expected_strokes(view: View) -> tuple[float, ...]:
    """By place among the seats, where nobody holds a card."""
    pad, seats = pad_here(), len(view.seats)
    forecast_here(from_view(view), forecast_net(seats), pad)
    return tuple(pad[0]["told"][0, :seats].tolist())


def strokes_by_move(view: View, moves: tuple[Move, ...]) -> dict[Move, tuple[float, ...]]:
    """The same after each of these moves of the seat whose view this is."""
    assert view.seat is not None
    pad, seats = pad_here(), len(view.seats)
    weigh_moves(from_view(view), view.seats.index(view.seat), forecast_net(seats), pad)
    told = pad[0]["told"]
    return {move: tuple(told[number_of(move), :seats].tolist()) for move in moves}


def weighing_is_ready() -> bool:
    return is_ready(weigh_moves) and is_ready(forecast_here)
