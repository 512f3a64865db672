"""Teach the Play Nine network by playing against itself.

    python -m training.play_nine --seats 2 --minutes 20 --out nine2.npy [--start nine2.npy]

Temporal differences: after every turn the judgement is moved towards what the same seat sees at its next
turn, or towards the end of the hole. A report every minute shows the network against its state at the start
on mirrored deals (strokes a hole; less than nothing is better).
"""

import argparse
from pathlib import Path
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import DRAW, SWAP, TAKE, TOSS, TURN, kernel, new_dice, shuffle, throw
from backnine.fast.nine_mind import (
    AFTER,
    AT_TABLE,
    BEFORE,
    BIAS,
    COUNT,
    DESK_FLOATS,
    DESK_INTS,
    EMPTY,
    FACE_DOWN,
    KINDS,
    LAYOUTS,
    LEFT,
    MOST_ROWS,
    OTHERS_NOW,
    OUTPUT,
    OWN,
    ROWS,
    SCALE,
    SIDE,
    TURNING,
    UNITS,
    UNSEEN_TOP,
    expected,
    foresee_last_turns,
    judge,
    judged,
    likely,
    look_round,
    own_rows,
    side_rows,
    tee_shot,
)
from backnine.fast.play_nine import (
    ADJACENT,
    CLOSER,
    DISCARDS,
    FULL_PACK,
    HELD,
    NOBODY,
    OVER,
    PHASE,
    PILE,
    RENEWALS,
    SEATS,
    SIZE,
    SLOTS,
    TEE_OFF,
    TURN_OF,
    WAITING,
    deal,
    play,
    score,
)

Net = NDArray[np.float32]

MOST_TURNS = 60


@kernel
def all_rows(hole, seat, top, ints, rows, shares):
    count = own_rows(top, ints, rows)
    for number in range(count):
        shares[number] = 1.0
    seats = int(hole[SEATS])
    rows[count] = BIAS
    rows[count + 1] = AT_TABLE + seats
    shares[count] = shares[count + 1] = 1.0
    count += 2
    for other in range(seats):
        if other != seat:
            shown = ints[LAYOUTS + other * SLOTS : LAYOUTS + (other + 1) * SLOTS]
            before = count
            count = side_rows(shown, ints[LEFT : LEFT + KINDS], SIDE, rows, count)
            for number in range(before, count):
                shares[number] = 1.0 / (seats - 1)
    return count


@kernel
def teach(net, judgement, rows, shares, count, base, target, rate):
    """One step towards `target`; the error in strokes."""
    units = np.zeros(UNITS)
    for number in range(count):
        row = net[judgement, rows[number]]
        for unit in range(UNITS):
            units[unit] += shares[number] * row[unit]
    out = net[judgement, OUTPUT]
    said = 0.0
    for unit in range(UNITS):
        said += max(0.0, units[unit]) * out[unit]
    error = (target - base) / SCALE - said
    step = rate * min(1.5, max(-1.5, error))
    for unit in range(UNITS):
        slope = step * out[unit] if units[unit] > 0 else 0.0
        out[unit] += step * max(0.0, units[unit])
        units[unit] = slope
    for number in range(count):
        row = net[judgement, rows[number]]
        for unit in range(UNITS):
            row[unit] += shares[number] * units[unit]
    return error * SCALE


@kernel
def last_round_worth(hole, seat, ints, floats, values):
    """The worth of being about to play one's last turn: own best less the others as they will be."""
    seats = int(hole[SEATS])
    left = ints[LEFT : LEFT + KINDS]
    total = 0.0
    waiting = True  # those between this seat and the closer have a turn to come
    foresee_last_turns(hole, seat, ints, floats)
    for step in range(1, seats):
        other = (seat + step) % seats
        shown = ints[LAYOUTS + other * SLOTS : LAYOUTS + (other + 1) * SLOTS]
        if other == hole[CLOSER]:
            waiting = False
        if not waiting:
            total += expected(shown, left, ints[COUNT], floats, hole[ADJACENT] != 0)
        elif step > 1:  # the next player is in `values`
            total += likely(shown, hole[ADJACENT] != 0) - 4.0
    return min(values[DRAW], values[TAKE]) - total / (seats - 1)


@kernel
def lesson(net, seats, holes, first, seed, rate, fade, whim):
    """Play holes and learn from them; the mean squared error after a turn."""
    hole = np.zeros(SIZE, np.int16)
    hole[RENEWALS] = 1
    order = FULL_PACK.copy()
    ints = np.zeros(DESK_INTS, np.int64)
    floats = np.zeros(DESK_FLOATS, np.float64)
    values = np.zeros(64)
    rows = np.zeros((seats, MOST_TURNS, MOST_ROWS * 2), np.int64)
    shares = np.zeros((seats, MOST_TURNS, MOST_ROWS * 2))
    counts = np.zeros((seats, MOST_TURNS), np.int64)
    bases = np.zeros((seats, MOST_TURNS))
    ahead = np.zeros((seats, MOST_TURNS))  # what the next own turn says
    broken = np.zeros((seats, MOST_TURNS), np.int64)
    turns = np.zeros(seats, np.int64)
    result = np.zeros(8, np.int64)
    before_rows = np.zeros(MOST_ROWS * 2, np.int64)
    before_shares = np.zeros(MOST_ROWS * 2)
    squares = 0.0
    taught = 0
    strokes_sum = 0.0
    for number in range(first, first + holes):
        dice = new_dice(seed, number)
        shuffle(dice, order, 108)
        deal(hole, order, seats, 0)
        turns[:] = 0
        while hole[PHASE] == TEE_OFF:
            for seat in range(seats):
                while hole[WAITING] >> seat & 1:
                    play(hole, seat, tee_shot(hole, seat, dice), dice)
        went_out = -1
        while hole[PHASE] != OVER:
            seat = int(hole[TURN_OF])
            is_open = hole[CLOSER] == NOBODY
            best = judge(hole, seat, net, ints, floats, values)
            k = turns[seat]
            here = min(values[DRAW], values[TAKE])
            if not is_open:
                here = last_round_worth(hole, seat, ints, floats, values)
            if k > 0 and k <= MOST_TURNS:
                ahead[seat, k - 1] = here
            strange = False
            if is_open and throw(dice, 1000) < whim:
                best = TAKE if throw(dice, 3) == 0 else DRAW
                strange = best == TAKE
            if best == DRAW and is_open:
                n = all_rows(hole, seat, -1, ints, before_rows, before_shares)
                base = likely(ints[OWN : OWN + SLOTS], False) - floats[OTHERS_NOW]
                play(hole, seat, DRAW, dice)
                if hole[PHASE] == OVER:
                    break
                move = judge(hole, seat, net, ints, floats, values)
                teach(net, BEFORE, before_rows, before_shares, n, base, values[move], rate)
            else:
                play(hole, seat, best, dice)
                if hole[PHASE] == OVER:
                    break
                move = judge(hole, seat, net, ints, floats, values)
            if is_open and throw(dice, 1000) < whim:
                pick = throw(dice, 24)
                for step in range(24):
                    other = TOSS + (pick + step) % 24
                    if values[other] < 900.0:
                        strange = strange or other != move
                        move = other
                        break
            # the position as it is judged, before what it reveals
            top = int(hole[HELD])
            reveals = False
            if SWAP <= move < TURN:
                slot = move - SWAP
                top = ints[OWN + slot]
                ints[OWN + slot] = hole[HELD]
                if top >= FACE_DOWN:
                    top = UNSEEN_TOP
                    reveals = True
            elif move >= TURN:
                slot = move - TURN
                ints[OWN + slot] = TURNING
                reveals = True
            still_down = False
            for slot in range(SLOTS):
                still_down |= ints[OWN + slot] == FACE_DOWN
            n = 0
            if is_open and still_down and reveals:
                n = all_rows(hole, seat, top, ints, before_rows, before_shares)
                base = likely(ints[OWN : OWN + SLOTS], False) - floats[OTHERS_NOW]
            if is_open and not still_down:
                went_out = seat
            play(hole, seat, move, dice)
            if is_open and still_down and hole[PHASE] != OVER and k < MOST_TURNS:
                look_round(hole, seat, net, ints, floats)
                top = int(hole[PILE + hole[DISCARDS] - 1])
                if n > 0:
                    teach(
                        net,
                        AFTER,
                        before_rows,
                        before_shares,
                        n,
                        base,
                        judged(hole, top, net, ints, floats),
                        rate,
                    )
                counts[seat, k] = all_rows(hole, seat, top, ints, rows[seat, k], shares[seat, k])
                bases[seat, k] = likely(ints[OWN : OWN + SLOTS], False) - floats[OTHERS_NOW]
                broken[seat, k] = strange
                turns[seat] = k + 1
            elif is_open and k > 0:
                broken[seat, k] = strange
        score(hole, result)
        total = 0.0
        for seat in range(seats):
            total += result[seat]
        strokes_sum += total / seats
        for seat in range(seats):
            goal = result[seat] - (total - result[seat]) / (seats - 1)
            last = turns[seat] - 1
            for k in range(last, -1, -1):
                if k == last:
                    # the last turn was judged too, if there was one after this
                    if went_out >= 0 and not broken[seat, k + 1]:
                        goal = (1 - fade) * ahead[seat, k] + fade * goal
                elif broken[seat, k + 1]:
                    goal = ahead[seat, k]
                else:
                    goal = (1 - fade) * ahead[seat, k] + fade * goal
                error = teach(
                    net, AFTER, rows[seat, k], shares[seat, k], counts[seat, k], bases[seat, k], goal, rate
                )
                squares += error * error
                taught += 1
            turns[seat] = 0
    return squares / max(1, taught), taught / holes / seats, strokes_sum / holes


@kernel
def duel(one, other, seats, deals, seed):
    """Mirrored deals, `one` in one seat and `other` in the rest: mean and error of one less the others."""
    hole = np.zeros(SIZE, np.int16)
    hole[RENEWALS] = 1
    order = FULL_PACK.copy()
    ints = np.zeros(DESK_INTS, np.int64)
    floats = np.zeros(DESK_FLOATS, np.float64)
    values = np.zeros(64)
    result = np.zeros(8, np.int64)
    total = squares = single = 0.0
    for number in range(deals):
        mean = 0.0
        for chair in range(seats):
            dice = new_dice(seed, number)
            order[:] = FULL_PACK
            shuffle(dice, order, 108)
            deal(hole, order, seats, 0)
            for seat in range(seats):
                while hole[WAITING] >> seat & 1:
                    play(hole, seat, tee_shot(hole, seat, dice), dice)
            while hole[PHASE] != OVER:
                seat = int(hole[TURN_OF])
                move = judge(hole, seat, one if seat == chair else other, ints, floats, values)
                play(hole, seat, move, dice)
            score(hole, result)
            rest = 0.0
            for seat in range(seats):
                rest += result[seat]
            diff = result[chair] - (rest - result[chair]) / (seats - 1)
            single += diff * diff
            mean += diff / seats
        total += mean
        squares += mean * mean
    mean = total / deals
    return mean, np.sqrt((squares / deals - mean * mean) / deals), np.sqrt(single / deals / seats)


def fresh(seed: int = 1) -> Net:
    dice = np.random.default_rng(seed)
    net = dice.normal(0, 0.03, (2, ROWS, UNITS)).astype(np.float32)
    net[:, OUTPUT] = dice.normal(0, 0.2, (2, UNITS))
    net[:, BIAS] = 0.1
    net[:, EMPTY] = 0
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--rate", type=float, default=0.01)
    parser.add_argument("--last-rate", type=float, default=0.0005)
    parser.add_argument("--fade", type=float, default=0.5)
    parser.add_argument("--whim", type=int, default=20)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    net = np.load(options.start).astype(np.float32) if options.start else fresh()
    seats = list(range(3, 7)) if options.seats > 2 else [2]
    reference = net.copy()
    start, number, mark, turn = monotonic(), 0, 0.0, 0
    while (done := (monotonic() - start) / 60 / options.minutes) < 1:
        rate = options.rate * (options.last_rate / options.rate) ** done
        error, turns, strokes = lesson(
            net, seats[turn % len(seats)], 4000, number, 7, rate, options.fade, options.whim
        )
        number += 4000
        turn += 1
        if done >= mark:
            mark += 1 / 12
            mean, se, sd = duel(net, reference, options.seats, 2000 if options.seats == 2 else 500, 99)
            print(
                f"{number:>9} holes {monotonic() - start:6.0f} s rmse {error**0.5:5.2f} turns {turns:4.1f} "
                f"strokes {strokes:5.2f} "
                f"vs start {mean:+.2f} ± {1.96 * se:.2f} (sd {sd:.1f})",
                flush=True,
            )
            np.save(options.out, net)
    np.save(options.out, net)


if __name__ == "__main__":
    main()
