"""What the Play Nine network learns from: holes against itself, played and judged in kernels."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import (
    DRAW,
    SWAP,
    TAKE,
    TOSS,
    TURN,
    DiceState,
    Floats,
    kernel,
    new_dice,
    shuffle,
    throw,
)
from backnine.games.play_nine.fast.last_round import FACE_DOWN, TURNING, UNSEEN_TOP, Ints
from backnine.games.play_nine.fast.mind import (
    AFTER,
    AT_TABLE,
    BEFORE,
    BIAS,
    DESK_FLOATS,
    DESK_INTS,
    LAYOUTS,
    LEFT,
    MOST_ROWS,
    OTHERS_NOW,
    OUTPUT,
    OWN,
    SCALE,
    SIDE,
    UNITS,
    Net,
    add_up_others,
    expected_of,
    judge,
    judged,
    likely,
    look_round,
    own_rows,
    side_rows,
    take_in,
    tee_shot,
)
from backnine.games.play_nine.fast.rules import (
    CLOSER,
    DISCARDS,
    FULL_PACK,
    HELD,
    KINDS,
    NOBODY,
    OVER,
    PHASE,
    PILE,
    RENEWALS,
    SEATS,
    SIZE,
    SLOTS,
    TO_DRAW,
    TURN_OF,
    WAITING,
    HoleRow,
    deal,
    play,
    score,
)

A_LAST_TURN: Final = 4.0  # strokes that a last turn saves, about
MOST_TURNS: Final = 60  # of one seat in one hole that are learned from
ROOM: Final = 4 * MOST_ROWS
WILD: Final = 900.0  # no move that was judged is worse


class Desk(NamedTuple):
    """What a judgement needs to work."""

    ints: Ints
    floats: Floats
    values: Floats


class Position(NamedTuple):
    """What the network saw: rows and the shares they count for, and the plain difference in strokes."""

    rows: Ints
    shares: Floats
    facts: Floats  # how many rows; the plain difference


class Notes(NamedTuple):
    """What every seat saw after each of its turns, to be learned from when the hole is over."""

    rows: Ints  # by seat and turn, as in a position
    shares: Floats
    facts: Floats
    ahead: Floats  # what the judgement was at the seat's next turn
    strange: Ints  # whether the turn was a whim, so that what came of it teaches nothing about earlier ones
    turns: Ints  # by seat


@kernel
def new_desk() -> Desk:
    return Desk(np.zeros(DESK_INTS, np.int64), np.zeros(DESK_FLOATS), np.zeros(64))


@kernel
def new_position() -> Position:
    return Position(np.zeros(ROOM, np.int64), np.zeros(ROOM), np.zeros(2))


@kernel
def new_notes(seats: int) -> Notes:
    shape = (seats, MOST_TURNS + 2)
    return Notes(
        np.zeros((*shape, ROOM), np.int64),
        np.zeros((*shape, ROOM)),
        np.zeros((*shape, 2)),
        np.zeros(shape),
        np.zeros(shape, np.int64),
        np.zeros(seats, np.int64),
    )


@kernel
def note(hole: HoleRow, seat: int, top: int, desk: Desk, position: Position) -> None:
    """Write down what the network sees: the own layout on the desk, and the others."""
    ints, rows, shares = desk.ints, position.rows, position.shares
    count = own_rows(top, ints, rows)
    seats = int(hole[SEATS])
    rows[count] = BIAS
    rows[count + 1] = AT_TABLE + seats
    count += 2
    shares[:count] = 1.0
    for other in range(seats):
        if other != seat:
            shown = ints[LAYOUTS + other * SLOTS : LAYOUTS + (other + 1) * SLOTS]
            before = count
            count = side_rows(shown, ints[LEFT : LEFT + KINDS], SIDE, rows, count)
            shares[before:count] = 1.0 / (seats - 1)
    position.facts[0] = count
    position.facts[1] = likely(ints[OWN : OWN + SLOTS], False) - desk.floats[OTHERS_NOW]


@kernel
def teach(net: Net, judgement: int, position: Position, target: float, rate: float) -> float:
    """One step towards `target`; the error in strokes."""
    rows, shares = position.rows, position.shares
    count = int(position.facts[0])
    units = np.zeros(UNITS)
    for number in range(count):
        row = net[judgement, rows[number]]
        for unit in range(UNITS):
            units[unit] += shares[number] * row[unit]
    out = net[judgement, OUTPUT]
    said = 0.0
    for unit in range(UNITS):
        said += max(0.0, units[unit]) * out[unit]
    error = (target - position.facts[1]) / SCALE - said
    step = rate * min(1.5, max(-1.5, error))
    for unit in range(UNITS):
        slope = step * out[unit] if units[unit] > 0 else 0.0
        out[unit] += step * max(0.0, units[unit])
        units[unit] = slope
    for number in range(count):
        row = net[judgement, rows[number]]
        for unit in range(UNITS):
            row[unit] += shares[number] * units[unit]
    return float(error * SCALE)


@kernel
def worth_of_last_turn(hole: HoleRow, seat: int, desk: Desk) -> float:
    """The worth of being about to play one's last turn: own best less the others as they will be."""
    ints, floats, values = desk.ints, desk.floats, desk.values
    seats = int(hole[SEATS])
    total = 0.0
    waiting = True  # those between this seat and the closer have a turn to come
    for step in range(1, seats):
        other = (seat + step) % seats
        shown = ints[LAYOUTS + other * SLOTS : LAYOUTS + (other + 1) * SLOTS]
        if other == hole[CLOSER]:
            waiting = False
        if not waiting:
            total += expected_of(hole, shown, ints, floats)
        elif step > 1:  # the next player is in `values`
            total += likely(shown, False) - A_LAST_TURN
    return float(min(values[DRAW], values[TAKE]) - total / (seats - 1))


@kernel
def any_judged(values: Floats, dice: DiceState) -> int:
    """A move at a whim, out of those that were judged."""
    choices = TURN + SLOTS - TOSS
    skip = np.int64(throw(dice, choices))
    move = TOSS + skip
    while values[move] > WILD:
        skip = (skip + 1) % choices
        move = TOSS + skip
    return int(move)


@kernel
def lay_out(hole: HoleRow, move: int, ints: Ints) -> tuple[int, bool]:
    """Lay out the own cards on the desk as the move leaves them: the top discard, and whether it or a card
    turned up is still to be seen."""
    held = int(hole[HELD])
    if move >= TURN:
        ints[OWN + move - TURN] = TURNING
        return held, True
    if move < SWAP:
        return held, False
    old = int(ints[OWN + move - SWAP])
    ints[OWN + move - SWAP] = held
    return (UNSEEN_TOP, True) if old >= FACE_DOWN else (old, False)


@kernel
def has_cards_down(ints: Ints) -> bool:
    down = 0
    for slot in range(SLOTS):
        down += ints[OWN + slot] == FACE_DOWN
    return down > 0


@kernel
def take_turn(
    net: Net,
    hole: HoleRow,
    seat: int,
    desk: Desk,
    scratch: Position,
    notes: Notes,
    rate: float,
    whim: int,
    dice: DiceState,
) -> None:
    """One turn of an open hole: learn at once what drawing and revealing showed, and note the rest."""
    turn = notes.turns[seat]
    best = judge(hole, seat, net, desk.ints, desk.floats, desk.values)
    if turn:
        notes.ahead[seat, turn - 1] = min(desk.values[DRAW], desk.values[TAKE])
    strange = throw(dice, 1000) < whim
    if strange:
        best = TAKE if throw(dice, 3) == 0 else DRAW
    note(hole, seat, -1, desk, scratch)
    play(hole, seat, best, dice)
    if hole[PHASE] == OVER:
        return
    move = judge(hole, seat, net, desk.ints, desk.floats, desk.values)
    if best == DRAW:
        teach(net, BEFORE, scratch, desk.values[move], rate)
    if throw(dice, 1000) < whim:
        move, strange = any_judged(desk.values, dice), True
    top, reveals = lay_out(hole, move, desk.ints)
    notes.strange[seat, turn] = strange
    goes_on = has_cards_down(desk.ints)
    note(hole, seat, top, desk, scratch)
    play(hole, seat, move, dice)
    if not goes_on or hole[PHASE] == OVER or turn >= MOST_TURNS:
        return
    take_in(hole, desk.ints)
    look_round(hole, seat, desk.ints, desk.floats)
    add_up_others(hole, seat, net, desk.ints, desk.floats)
    top = int(hole[PILE + hole[DISCARDS] - 1])
    if reveals:
        teach(net, AFTER, scratch, judged(hole, top, net, desk.ints, desk.floats), rate)
    seen = Position(notes.rows[seat, turn], notes.shares[seat, turn], notes.facts[seat, turn])
    note(hole, seat, top, desk, seen)
    notes.ahead[seat, turn] = judged(hole, top, net, desk.ints, desk.floats)  # if no turn should follow
    notes.strange[seat, turn + 1] = 0
    notes.turns[seat] = turn + 1


@kernel
def learn_from(net: Net, notes: Notes, seat: int, goal: float, fade: float, rate: float) -> float:
    """From the last turn back: each position is moved towards what came of it; the sum of squared errors."""
    squares = 0.0
    for turn in range(notes.turns[seat] - 1, -1, -1):
        ahead = notes.ahead[seat, turn]
        goal = ahead if notes.strange[seat, turn + 1] else (1 - fade) * ahead + fade * goal
        seen = Position(notes.rows[seat, turn], notes.shares[seat, turn], notes.facts[seat, turn])
        squares += teach(net, AFTER, seen, goal, rate) ** 2
    return squares


@kernel
def tee_off(hole: HoleRow, order: NDArray[np.int8], seats: int, dice: DiceState) -> None:
    order[:] = FULL_PACK
    shuffle(dice, order, len(order))
    deal(hole, order, seats, 0)
    for seat in range(seats):
        while hole[WAITING] >> seat & 1:
            play(hole, seat, tee_shot(hole, seat, dice), dice)


@kernel
def lesson(
    net: Net, seats: int, holes: int, first: int, rate: float, fade: float, whim: int
) -> tuple[float, float]:
    """Play holes and learn from them: the mean squared error, and strokes a hole."""
    hole, order = np.zeros(SIZE, np.int16), FULL_PACK.copy()
    hole[RENEWALS] = 1
    desk, scratch, notes = new_desk(), new_position(), new_notes(seats)
    result = np.zeros(seats, np.int64)
    squares = strokes = 0.0
    taught = 0
    for number in range(first, first + holes):
        dice = new_dice(7, number)
        tee_off(hole, order, seats, dice)
        notes.turns[:] = 0
        notes.strange[:, 0] = 0
        while hole[PHASE] != OVER:
            seat = int(hole[TURN_OF])
            if hole[CLOSER] == NOBODY:
                take_turn(net, hole, seat, desk, scratch, notes, rate, whim, dice)
                continue
            move = judge(hole, seat, net, desk.ints, desk.floats, desk.values)
            if hole[PHASE] == TO_DRAW and notes.turns[seat]:
                notes.ahead[seat, notes.turns[seat] - 1] = worth_of_last_turn(hole, seat, desk)
            play(hole, seat, move, dice)
        score(hole, result)
        total = result.sum()
        strokes += total / seats
        for seat in range(seats):
            goal = result[seat] - (total - result[seat]) / (seats - 1)
            taught += notes.turns[seat]
            squares += learn_from(net, notes, seat, goal, fade, rate)
    return squares / max(1, taught), strokes / holes


@kernel
def duel(one: Net, other: Net, seats: int, deals: int) -> Floats:
    """Mirrored deals, `one` in one seat and `other` in the rest: strokes of one less the others, by deal."""
    hole, order = np.zeros(SIZE, np.int16), FULL_PACK.copy()
    hole[RENEWALS] = 1
    desk, result, differences = new_desk(), np.zeros(seats, np.int64), np.zeros(deals)
    for number in range(deals):
        for chair in range(seats):
            dice = new_dice(99, number)
            tee_off(hole, order, seats, dice)
            while hole[PHASE] != OVER:
                seat = int(hole[TURN_OF])
                net = one if seat == chair else other
                play(hole, seat, judge(hole, seat, net, desk.ints, desk.floats, desk.values), dice)
            score(hole, result)
            others = (result.sum() - result[chair]) / (seats - 1)
            differences[number] += (result[chair] - others) / seats
    return differences
