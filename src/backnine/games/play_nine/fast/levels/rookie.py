"""The rookie, compiled: `bots/rookie.py` throw by throw."""

from backnine.fast.kernel import DRAW, FLIP, SWAP, TAKE, TOSS, TURN, DiceState, bare, chance, wide
from backnine.games.play_nine.bots.numbers import DARK
from backnine.games.play_nine.bots.rookie import (
    HIGH,
    KEEPS_A_PAIR,
    LINES_UP_THE_PUTT,
    LOW,
    MIDDLING,
    SEES_A_PAIR,
    TAKES_A_LOW_CARD,
)
from backnine.games.play_nine.fast.levels.sight import COLUMNS, SeenRow, any_slot, pair_mask
from backnine.games.play_nine.fast.rules import (
    DISCARDS,
    DOWN,
    FROM_DISCARD,
    HELD,
    HELD_FROM,
    PHASE,
    PILE,
    SLOTS,
    TEE_OFF,
    TO_DRAW,
    VALUES,
    HoleRow,
    legal,
)


@bare
def rookie(hole: HoleRow, place: int, cards: SeenRow, dice: DiceState) -> int:
    """Its move, with its own layout as it sees it."""
    if hole[PHASE] == TEE_OFF:
        return FLIP + any_slot(wide(hole[DOWN + place]), dice)
    if hole[PHASE] == TO_DRAW:
        return _draw_or_take(cards, wide(hole[PILE + hole[DISCARDS] - 1]), dice)
    card = wide(hole[HELD])
    taken = hole[HELD_FROM] == FROM_DISCARD
    notices = (taken and VALUES[card] > LOW) or chance(dice) < SEES_A_PAIR
    pairs = pair_mask(cards, card) if notices else 0
    if taken or pairs or VALUES[card] <= MIDDLING or _eyesores(cards, card):
        return SWAP + _where(cards, card, pairs, wide(hole[DOWN + place]), dice)
    if legal(hole, place) >> TOSS & 1 and chance(dice) < LINES_UP_THE_PUTT:
        return TOSS
    return TURN + any_slot(wide(hole[DOWN + place]), dice)


@bare
def _draw_or_take(cards: SeenRow, top: int, dice: DiceState) -> int:
    if VALUES[top] <= LOW:
        return TAKE if chance(dice) < TAKES_A_LOW_CARD else DRAW
    return TAKE if pair_mask(cards, top) and chance(dice) < SEES_A_PAIR else DRAW


@bare
def _eyesores(cards: SeenRow, card: int) -> int:
    """Slots that show a card much higher than this one."""
    least, mask = max(HIGH, VALUES[card] + 3), 0
    for slot in range(SLOTS):
        if cards[slot] != DARK and VALUES[cards[slot]] >= least:
            mask |= 1 << slot
    return mask


@bare
def _where(cards: SeenRow, card: int, pairs: int, down: int, dice: DiceState) -> int:
    """On a pair if seen, else for a visibly high card, else for a face-down one."""
    if pairs:
        return any_slot(pairs, dice)
    sores, highest = _eyesores(cards, card), -1
    for slot in range(SLOTS):
        if sores >> slot & 1:
            paired = cards[slot] == cards[slot ^ COLUMNS]
            loose = not paired or chance(dice) > KEEPS_A_PAIR
            if loose and (highest < 0 or VALUES[cards[slot]] >= VALUES[cards[highest]]):
                highest = slot
    return highest if highest >= 0 else any_slot(down, dice)
