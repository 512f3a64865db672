"""The weekender, compiled: `bots/weekender.py` throw by throw and stroke by stroke.

What a column may come to is looked up in a table that the plain weekender has made, so that both reckon with
the same numbers.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import DRAW, FLIP, SWAP, TAKE, TOSS, TURN, DiceState, Floats, bare, chance, wide
from backnine.games.play_nine.bots.last_putt import CAUTION, LAST_TURN, SHORT_STOCK
from backnine.games.play_nine.bots.numbers import CARD_OF, DARK
from backnine.games.play_nine.bots.weekender import (
    COVERED,
    FRESH_COLUMN,
    GIFT,
    HASTE,
    IS_TEMPTED,
    NEVER,
    OVERLOOKS_THE_NEXT_PLAYER,
    PLAYS_BY_HABIT,
    SMALL,
    TURNED_UP,
    WAITS_TOO_LONG,
    WORTH_TAKING,
)
from backnine.games.play_nine.bots.weekender_hopes import BLOCK_HOPE, PLENTY, column_hope
from backnine.games.play_nine.fast.levels.sight import (
    COLUMNS,
    SeenCards,
    SeenRow,
    block_bonus,
    dark_cards,
    first_greatest,
    fresh_slot,
    likely_strokes,
    stock_runs_out,
    wanted_cards,
)
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CLOSER,
    CLOSER_PENALTY,
    DISCARDS,
    DOWN,
    HELD,
    HOLE_IN_ONE,
    NOBODY,
    PHASE,
    PILE,
    SEATS,
    SLOTS,
    TEE_OFF,
    TO_DRAW,
    HoleRow,
    legal,
)

MOST_MOVES: Final = 2 * SLOTS + 1
SCRATCH: Final = 3 * MOST_MOVES  # the appeal of every move, what it gives away, what it saves at once
_HOPES: Final = np.array([turns / PLENTY for turns in range(PLENTY + 1)])
_COLUMN: Final = np.array(
    [
        [[column_hope(above, below, hope) for below in CARD_OF] for above in CARD_OF]
        for hope in _HOPES.tolist()
    ]
)


@bare
def weekender(
    hole: HoleRow, place: int, seen: SeenCards, scratch: Floats, moves: NDArray[np.int64], dice: DiceState
) -> int:
    """Its move; `seen` has all layouts, `scratch` and `moves` are to write on."""
    if hole[PHASE] == TEE_OFF:
        return FLIP + fresh_slot(hole, place, dice)
    if hole[PHASE] == TO_DRAW:
        return _draw_or_take(hole, place, seen, scratch, moves, dice)
    count = _listed(legal(hole, place), moves)
    appeals, gifts = scratch[:MOST_MOVES], scratch[MOST_MOVES : 2 * MOST_MOVES]
    _weigh(hole, place, seen, wide(hole[HELD]), moves, count, appeals, gifts)
    best = _best(appeals, gifts, 1.0, moves, count, dice)
    if moves[count - 1] == TOSS and _could_wait(hole, place, moves[best]) and chance(dice) < WAITS_TOO_LONG:
        return TOSS
    if chance(dice) < OVERLOOKS_THE_NEXT_PLAYER:
        return int(moves[_best(appeals, gifts, 0.0, moves, count, dice)])
    if chance(dice) < PLAYS_BY_HABIT:
        usual = _usual(hole, place, seen, moves, count, scratch[2 * MOST_MOVES :])
        lost = (appeals[best] - gifts[best]) - (appeals[usual] - gifts[usual])
        if moves[usual] < TURN and moves[usual] >= SWAP and lost <= SMALL:
            return int(moves[usual])
    return int(moves[best])


@bare
def _listed(mask: int, moves: NDArray[np.int64]) -> int:
    """The moves with a card in hand in their order: swaps, tosses, the pass. How many there are."""
    count = 0
    for number in range(SWAP, FLIP):
        if mask >> number & 1:
            moves[count] = number
            count += 1
    if mask >> TOSS & 1:
        moves[count] = TOSS
        count += 1
    return count


@bare
def _draw_or_take(
    hole: HoleRow, place: int, seen: SeenCards, scratch: Floats, moves: NDArray[np.int64], dice: DiceState
) -> int:
    for slot in range(SLOTS):
        moves[slot] = SWAP + slot
    appeals, gifts = scratch[:MOST_MOVES], scratch[MOST_MOVES : 2 * MOST_MOVES]
    _weigh(hole, place, seen, wide(hole[PILE + hole[DISCARDS] - 1]), moves, SLOTS, appeals, gifts)
    saved = NEVER
    for slot in range(SLOTS):
        saved = max(saved, appeals[slot] - gifts[slot])
    if saved < WORTH_TAKING:
        return DRAW
    return DRAW if saved < WORTH_TAKING + SMALL and chance(dice) < IS_TEMPTED else TAKE


@bare
def _weigh(
    hole: HoleRow,
    place: int,
    seen: SeenCards,
    card: int,
    moves: NDArray[np.int64],
    count: int,
    appeals: Floats,
    gifts: Floats,
) -> None:
    """Strokes that each move may be hoped to save with this card in hand, and apart from that what it gives
    to the next player."""
    cards, adjacent = seen[place], hole[ADJACENT] != 0
    turns = _turns_to_come(hole)
    now = _hoped(cards, adjacent, turns)
    following = (place + 1) % hole[SEATS]
    wanted = 0 if following == hole[CLOSER] else wanted_cards(seen[following])
    for number in range(count):
        move = moves[number]
        swaps = move >= SWAP and move < TURN
        gone = card
        appeals[number] = 0.0
        if move != TOSS:
            slot = move % SLOTS
            old = cards[slot]
            if old == HOLE_IN_ONE:
                appeals[number], gifts[number] = NEVER, 0.0
                continue
            progress = _progress(hole, place, seen, card, move) if old == DARK else 0.0
            if swaps:
                gone = old
                cards[slot] = card
                appeals[number] = now - _hoped(cards, adjacent, turns) + progress
                cards[slot] = old
            else:
                appeals[number] = progress
        gifts[number] = GIFT if wanted >> gone & 1 else 0.0


@bare
def _best(
    appeals: Floats, gifts: Floats, minds: float, moves: NDArray[np.int64], count: int, dice: DiceState
) -> int:
    """The move that saves most; among equals rather no swap, then as the dice say."""
    best, most, tossed, luck = -1, 0.0, False, 0.0
    for number in range(count):
        appeal, throw = appeals[number] - minds * gifts[number], chance(dice)
        toss = moves[number] >= TURN or moves[number] == TOSS
        equal = best >= 0 and appeal == most
        better = best < 0 or appeal > most
        if better or (equal and (toss > tossed or (toss == tossed and throw > luck))):
            best, most, tossed, luck = number, appeal, toss, throw
    return best


@bare
def _could_wait(hole: HoleRow, place: int, move: int) -> bool:
    """It is about to putt out, and nothing but the lead presses."""
    goes_out = move >= SWAP and hole[DOWN + place] == 1 << move % SLOTS and hole[CLOSER] == NOBODY
    return bool(goes_out and not stock_runs_out(hole, SHORT_STOCK))


@bare
def _usual(
    hole: HoleRow, place: int, seen: SeenCards, moves: NDArray[np.int64], count: int, saved: Floats
) -> int:
    """The move that saves most at once, whatever may come."""
    cards, adjacent, card = seen[place], hole[ADJACENT] != 0, wide(hole[HELD])
    now = likely_strokes(cards, adjacent)
    for number in range(count):
        move = moves[number]
        saved[number] = 0.0
        if move >= SWAP and move < TURN:
            slot = move - SWAP
            old = cards[slot]
            cards[slot] = card
            saved[number] = now - likely_strokes(cards, adjacent)
            cards[slot] = old
    return first_greatest(saved, count)


@bare
def _turns_to_come(hole: HoleRow) -> int:
    """About how many more turns there will be, as far as it matters."""
    if hole[CLOSER] != NOBODY:
        return 0
    fewest = PLENTY
    for place in range(hole[SEATS]):
        fewest = min(fewest, dark_cards(wide(hole[DOWN + place])))
    return fewest


@bare
def _progress(hole: HoleRow, place: int, seen: SeenCards, card: int, move: int) -> float:
    """Turning up or covering a face-down card; the last one is for who is ahead (PN-14, PN-15)."""
    if hole[CLOSER] != NOBODY:
        return 0.0
    down = wide(hole[DOWN + place])
    if down & (down - 1) == 0:
        return HASTE if _time_to_putt_out(hole, place, seen, card, move) else -HASTE
    if move < TURN:
        return COVERED
    return FRESH_COLUMN if seen[place, move % SLOTS ^ COLUMNS] == DARK else TURNED_UP


@bare
def _time_to_putt_out(hole: HoleRow, place: int, seen: SeenCards, card: int, move: int) -> bool:
    """When ahead of everybody, or when the cards run out."""
    adjacent, cards, slot = hole[ADJACENT] != 0, seen[place], move % SLOTS
    rivals = 1000.0
    for other in range(hole[SEATS]):
        if other != place:
            rivals = min(rivals, likely_strokes(seen[other], adjacent))
    old = cards[slot]
    if move < TURN:
        cards[slot] = card
    mine = likely_strokes(cards, adjacent)
    cards[slot] = old
    caution = CAUTION if hole[CLOSER_PENALTY] else 0.0
    return mine + caution <= rivals - LAST_TURN or stock_runs_out(hole, SHORT_STOCK)


@bare
def _hoped(cards: SeenRow, adjacent: bool, turns: int) -> float:
    """About what the layout will come to after so many more turns."""
    strokes, have = 0.0, 0
    for column in range(COLUMNS):
        above, below = cards[column], cards[column + COLUMNS]
        strokes += _COLUMN[turns, above, below]
        if above == below and above != DARK:
            have |= 1 << above
    if not have:
        return strokes
    half, numbers = 0, have & ~(1 << HOLE_IN_ONE)
    for column in range(COLUMNS):
        above, below = cards[column], cards[column + COLUMNS]
        half += above != below and (numbers >> above | numbers >> below) & 1
    return float(strokes + block_bonus(cards, adjacent) - _HOPES[turns] * BLOCK_HOPE * half)
