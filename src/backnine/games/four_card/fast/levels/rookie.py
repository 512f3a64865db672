"""The rookie, compiled: `bots/rookie.py` throw by throw."""

from backnine.fast.kernel import DRAW, KNOCK, SWAP, TAKE, TOSS, DiceState, bare, chance
from backnine.games.four_card.bots.rookie import (
    FEELS_LOW,
    KNOCKS,
    KNOCKS_ANYHOW,
    LOW,
    MEMORY,
    MIDDLING,
    TAKES_A_LOW_CARD,
)
from backnine.games.four_card.fast.levels.sight import (
    GUESS,
    RANK_BITS,
    PlayersMind,
    SquareRow,
    believe,
    likely_strokes,
)
from backnine.games.four_card.fast.rules import (
    DISCARDS,
    DRAWING,
    HELD,
    PAIRS_CANCEL,
    PHASE,
    PILES,
    HoleState,
    turn_moves,
)

_FORGETS, _MIXES_UP, _TURNS = MEMORY


@bare
def rookie(state: HoleState, seat: int, mind: PlayersMind, dice: DiceState) -> int:
    believe(state, seat, mind, _FORGETS, _MIXES_UP, _TURNS)
    legal = turn_moves(state, seat)
    if state[PHASE] == DRAWING:
        return _turn(state, mind.square, legal, dice)
    return _place(mind.square, GUESS[state[HELD] & RANK_BITS], legal, dice)


@bare
def _turn(state: HoleState, square: SquareRow, legal: int, dice: DiceState) -> int:
    if legal >> KNOCK & 1:
        feels_low = likely_strokes(square, state[PAIRS_CANCEL]) <= FEELS_LOW
        if chance(dice) < (KNOCKS if feels_low else KNOCKS_ANYHOW):
            return KNOCK
    low = GUESS[state[PILES + state[DISCARDS] - 1] & RANK_BITS] <= LOW
    return TAKE if low and legal >> TAKE & 1 and chance(dice) < TAKES_A_LOW_CARD else DRAW


@bare
def _place(square: SquareRow, card: float, legal: int, dice: DiceState) -> int:
    """For the highest card remembered or one that is not; a high stock card is thrown away."""
    worst, highest, luck = 0, -100.0, 0.0
    for slot in range(4):
        if legal >> SWAP + slot & 1:
            guess, throw = GUESS[square[slot]], chance(dice)
            if guess > highest or (guess == highest and throw > luck):
                worst, highest, luck = slot, guess, throw
    lower = highest - card
    wanted = lower >= 3 or (lower > 0 and card <= MIDDLING)
    return SWAP + worst if wanted or not legal >> TOSS & 1 else TOSS
