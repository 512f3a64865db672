"""The weekender, compiled: `bots/weekender.py` throw by throw and stroke by stroke.

What a draw is worth with a square is worked out when it is first asked, and written down for all who ask
later.
"""

from functools import cache
from typing import Final

import numpy as np

from backnine.fast.kernel import DRAW, KNOCK, SWAP, TAKE, TOSS, DiceState, Floats, bare, chance
from backnine.games.four_card.bots.knocking import (
    CAUTION,
    FAIR,
    LATER,
    LOW,
    LOW_AMONG_MANY,
    LOWEST,
    PATIENCE,
)
from backnine.games.four_card.bots.sense import ONE_OF_EACH
from backnine.games.four_card.bots.weekender import CURIOSITY, MEMORY, WAITS_TOO_LONG
from backnine.games.four_card.fast.levels.sight import (
    DARK,
    RANK_BITS,
    PlayersMind,
    SquareRow,
    believe,
    likely_strokes,
)
from backnine.games.four_card.fast.rules import (
    CLOSER,
    DISCARDS,
    DRAWING,
    HELD,
    MOST_RENEWALS,
    NONE,
    PACK,
    PAIRS_CANCEL,
    PENALTY,
    PHASE,
    PILES,
    PLAYING,
    RENEWALS,
    TOP,
    TURNS,
    HoleState,
    turn_moves,
)
from backnine.games.four_card.rules import FOUR_CARD

NOT_YET: Final = -1.0
_FORGETS, _MIXES_UP, _TURNS = MEMORY
_RANKS: Final = len(ONE_OF_EACH)
_LOW: Final = np.array([LOW.get(players, LOW_AMONG_MANY) for players in range(FOUR_CARD.players.stop)])


@cache
def worths() -> Floats:
    """What a draw is worth by house rule pairs_cancel, curiosity and square. All threads share it: who comes
    first writes."""
    return np.full((2, 2, (DARK + 1) ** 4), NOT_YET)


@bare
def weekender(state: HoleState, seat: int, mind: PlayersMind, worths: Floats, dice: DiceState) -> int:
    believe(state, seat, mind, _FORGETS, _MIXES_UP, _TURNS)
    legal = turn_moves(state, seat)
    if state[PHASE] == DRAWING:
        return _turn(state, seat, mind.square, worths, legal, dice)
    return _place(state, mind.square, legal, dice)


@bare
def _turn(state: HoleState, seat: int, square: SquareRow, worths: Floats, legal: int, dice: DiceState) -> int:
    if legal >> KNOCK & 1:
        low = likely_strokes(square, state[PAIRS_CANCEL]) <= _low_count(state, seat)
        if low and chance(dice) >= WAITS_TOO_LONG:
            return KNOCK
    top = state[PILES + state[DISCARDS] - 1] & RANK_BITS
    curious = state[CLOSER] == NONE
    saved = _most_saved(square, top, state[PAIRS_CANCEL], curious)
    worth_taking = saved > _worth_of_a_draw(square, state[PAIRS_CANCEL], curious, worths)
    return TAKE if worth_taking and legal >> TAKE & 1 else DRAW


@bare
def _place(state: HoleState, square: SquareRow, legal: int, dice: DiceState) -> int:
    """The swap that saves most, or none if nothing saves; dice decide between equals."""
    card, pairs_cancel, curious = state[HELD] & RANK_BITS, state[PAIRS_CANCEL], state[CLOSER] == NONE
    now, best, most, luck = likely_strokes(square, pairs_cancel), 0, -1000.0, 0.0
    for slot in range(4):
        if legal >> SWAP + slot & 1:
            saved, throw = _saved(square, slot, card, now, pairs_cancel, curious), chance(dice)
            if saved > most or (saved == most and throw > luck):
                best, most, luck = slot, saved, throw
    return SWAP + best if most > 0 or not legal >> TOSS & 1 else TOSS


@bare
def _low_count(state: HoleState, seat: int) -> float:
    """Strokes at which to knock."""
    short = state[PACK] - state[TOP] < 2 * state[PLAYING] and state[RENEWALS] >= state[MOST_RENEWALS]
    if short:
        return FAIR
    later = LATER * max(0, state[TURNS + seat] - PATIENCE)
    caution = CAUTION if state[PENALTY] else 0.0
    return float(max(_LOW[state[PLAYING]] - later - caution, LOWEST))


@bare
def _saved(square: SquareRow, slot: int, card: int, now: float, pairs_cancel: int, curious: bool) -> float:
    """What it is likely to save to put the card there."""
    old = square[slot]
    square[slot] = card
    saved = now - likely_strokes(square, pairs_cancel)
    square[slot] = old
    return saved + CURIOSITY if old == DARK and curious else saved


@bare
def _most_saved(square: SquareRow, card: int, pairs_cancel: int, curious: bool) -> float:
    now = likely_strokes(square, pairs_cancel)
    most = -1000.0
    for slot in range(4):
        most = max(most, _saved(square, slot, card, now, pairs_cancel, curious))
    return most


@bare
def _worth_of_a_draw(square: SquareRow, pairs_cancel: int, curious: bool, worths: Floats) -> float:
    """What an average stock card saves, with the leave to throw it away."""
    place = 0
    for slot in range(4):
        place = (DARK + 1) * place + square[slot]
    known = worths[pairs_cancel, int(curious)]
    worth = known[place]
    if worth == NOT_YET:
        worth = 0.0
        for card in range(_RANKS):
            worth += max(0.0, _most_saved(square, card, pairs_cancel, curious))
        worth /= _RANKS
        known[place] = worth
    return float(worth)
