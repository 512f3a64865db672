"""Four-Card Golf at random: any legal move of a turn is as likely as the others. Nobody peeks, which is an
accident."""

from collections.abc import Callable

import numpy as np

from backnine.fast.holes import CLOSED_BY, STROKES, TURNS_TAKEN, Kernel, Results, SeedArray
from backnine.fast.kernel import kernel, pick_up
from backnine.games.four_card.fast.rules import (
    CLOSER,
    PLAYERS,
    RANDOM_BRAIN,
    TURNS,
    HoleState,
    Policies,
    brains,
    deal_at_random,
    play_out,
    score,
    table,
)
from backnine.house import House


@kernel
def _play(table: HoleState, brains: Policies, seeds: SeedArray, out: Results) -> None:
    state, dice = np.empty_like(table), np.empty(1, np.uint64)
    for hole in range(len(seeds)):
        pick_up(dice, seeds[hole], 0)
        deal_at_random(state, table, dice)
        play_out(state, brains, dice)
        out[hole, TURNS_TAKEN] = state[TURNS : TURNS + state[PLAYERS]].sum()
        out[hole, CLOSED_BY] = state[CLOSER]
        score(state, out[hole, STROKES:])


def at_table(players: int, house: House) -> Callable[[SeedArray, Results], None]:
    # The last seat deals, so that seats are places after the dealer.
    bare_table = table(players, house, dealer=players - 1)
    everybody = brains(*[RANDOM_BRAIN] * players)
    return lambda seeds, out: _play(bare_table, everybody, seeds, out)


KERNEL = Kernel(at_table)
