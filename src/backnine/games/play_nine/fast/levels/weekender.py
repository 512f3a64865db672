"""The weekender, compiled: `bots/weekender.py` throw by throw and stroke by stroke.

What a column may come to is looked up in a table that the plain weekender has made, so that both reckon with
the same numbers.
"""

from typing import Final

import numpy as np

from backnine.fast.kernel import (
    DRAW,
    FLIP,
    GOLDEN,
    SWAP,
    TAKE,
    TOSS,
    DiceState,
    Floats,
    bare,
    chance,
    fraction,
    mixed,
    wide,
)
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
    fresh_slot,
    is_twin,
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

# The moves with a card in hand, in their order: a swap has the number of its slot, then come the cards to
# turn up, the pass is the last. Several of them are a mask.
TURNING: Final = SLOTS
PASSING: Final = 2 * SLOTS
MOST_MOVES: Final = PASSING + 1

# What it writes down
APPEALS: Final = 0  # of every move, apart from what it gives away
GIFTS: Final = APPEALS + MOST_MOVES
COLUMN: Final = GIFTS + MOST_MOVES  # what each column may come to as it is
SCRATCH: Final = COLUMN + COLUMNS

_HOPES: Final = np.array([turns / PLENTY for turns in range(PLENTY + 1)])
_COLUMN: Final = np.array(
    [
        [[column_hope(above, below, hope) for below in CARD_OF] for above in CARD_OF]
        for hope in _HOPES.tolist()
    ]
)


@bare
def weekender(hole: HoleRow, place: int, seen: SeenCards, scratch: Floats, dice: DiceState) -> int:
    """Its move; `seen` has all layouts, `scratch` is to write on."""
    if hole[PHASE] == TEE_OFF:
        return FLIP + fresh_slot(hole, place, dice)
    if hole[PHASE] == TO_DRAW:
        return _draw_or_take(hole, place, seen, scratch, dice)
    return _move_of(_place(hole, place, seen, scratch, dice))


@bare
def _move_of(number: int) -> int:
    return TOSS if number == PASSING else SWAP + number


@bare
def _place(hole: HoleRow, place: int, seen: SeenCards, scratch: Floats, dice: DiceState) -> int:
    """What seems best, unless something slips."""
    mask = legal(hole, place)
    options = mask >> SWAP & (1 << PASSING) - 1 | (mask >> TOSS & 1) << PASSING
    _weigh(hole, place, seen, wide(hole[HELD]), options, scratch)
    best = _best(scratch, 1.0, options, dice)
    if options >> PASSING and _could_wait(hole, place, best) and chance(dice) < WAITS_TOO_LONG:
        return PASSING
    if chance(dice) < OVERLOOKS_THE_NEXT_PLAYER:
        return _best(scratch, 0.0, options, dice)
    if chance(dice) < PLAYS_BY_HABIT:
        usual = _usual(hole, place, seen, options)
        if usual < TURNING and _appeal(scratch, best) - _appeal(scratch, usual) <= SMALL:
            return usual
    return best


@bare
def _draw_or_take(hole: HoleRow, place: int, seen: SeenCards, scratch: Floats, dice: DiceState) -> int:
    _weigh(hole, place, seen, wide(hole[PILE + hole[DISCARDS] - 1]), wide((1 << TURNING) - 1), scratch)
    saved = NEVER
    for slot in range(SLOTS):
        saved = max(saved, _appeal(scratch, slot))
    if saved < WORTH_TAKING:
        return DRAW
    return DRAW if saved < WORTH_TAKING + SMALL and chance(dice) < IS_TEMPTED else TAKE


@bare
def _appeal(scratch: Floats, number: int) -> float:
    return float(scratch[APPEALS + number] - scratch[GIFTS + number])


@bare
def _weigh(hole: HoleRow, place: int, seen: SeenCards, card: int, options: int, scratch: Floats) -> None:
    """Strokes that each move may be hoped to save with this card in hand, and apart from that what it gives
    to the next player."""
    following = (place + 1) % wide(hole[SEATS])
    wanted = 0 if following == hole[CLOSER] else wanted_cards(seen[following])
    _weigh_swaps(hole, place, seen, card, wanted, scratch)
    gift = GIFT if wanted >> card & 1 else 0.0
    for slot in range(SLOTS):
        if options >> TURNING + slot & 1:
            scratch[APPEALS + TURNING + slot] = _progress(hole, place, seen, card, TURNING + slot)
            scratch[GIFTS + TURNING + slot] = gift
    scratch[APPEALS + PASSING] = 0.0
    scratch[GIFTS + PASSING] = gift


@bare
def _weigh_swaps(hole: HoleRow, place: int, seen: SeenCards, card: int, wanted: int, scratch: Floats) -> None:
    cards, adjacent = seen[place], hole[ADJACENT] != 0
    turns = _turns_to_come(hole)
    paired = _note_columns(cards, turns, scratch)
    now = _added(scratch, wide(COLUMNS), 0.0)
    if paired:
        now = _with_blocks(now, cards, adjacent, turns)
    for slot in range(SLOTS):
        old, other = cards[slot], cards[slot ^ COLUMNS]
        if is_twin(cards, slot):
            scratch[APPEALS + slot] = scratch[APPEALS + slot - COLUMNS]
            scratch[GIFTS + slot] = scratch[GIFTS + slot - COLUMNS]
            continue
        if old == HOLE_IN_ONE:
            scratch[APPEALS + slot], scratch[GIFTS + slot] = NEVER, 0.0
            continue
        column = slot & COLUMNS - 1
        after = _added(scratch, column, _COLUMN[turns, card, other])
        if paired & ~(1 << column) or card == other:
            cards[slot] = card
            after = _with_blocks(after, cards, adjacent, turns)
            cards[slot] = old
        progress = _progress(hole, place, seen, card, slot) if old == DARK else 0.0
        scratch[APPEALS + slot] = now - after + progress
        scratch[GIFTS + slot] = GIFT if wanted >> old & 1 else 0.0


@bare
def _note_columns(cards: SeenRow, turns: int, scratch: Floats) -> int:
    """What each may come to; those that are pairs."""
    paired = 0
    for column in range(COLUMNS):
        above, below = cards[column], cards[column + COLUMNS]
        scratch[COLUMN + column] = _COLUMN[turns, above, below]
        if above == below and above != DARK:
            paired |= 1 << column
    return paired


@bare
def _added(scratch: Floats, changed: int, strokes: float) -> float:
    """All columns, one of them changed, in their order."""
    total = 0.0
    for column in range(COLUMNS):
        total += strokes if column == changed else scratch[COLUMN + column]
    return total


@bare
def _best(scratch: Floats, minds: float, options: int, dice: DiceState) -> int:
    """The move that saves most; among equals rather no swap, then as the dice say. Every move has its throw,
    but only those of equals are looked at."""
    best, most, state = -1, 0.0, dice[0]
    luck = state
    for number in range(MOST_MOVES):
        if not options >> number & 1:
            continue
        state += GOLDEN
        appeal = scratch[APPEALS + number] - minds * scratch[GIFTS + number]
        if best >= 0:
            if appeal < most:
                continue
            alike = appeal == most and (number >= TURNING) == (best >= TURNING)
            if alike and fraction(mixed(state)) <= fraction(mixed(luck)):
                continue
        best, most, luck = number, appeal, state
    dice[0] = state
    return best


@bare
def _could_wait(hole: HoleRow, place: int, number: int) -> bool:
    """It is about to putt out, and nothing but the lead presses."""
    goes_out = number < PASSING and hole[DOWN + place] == 1 << number % SLOTS and hole[CLOSER] == NOBODY
    return bool(goes_out and not stock_runs_out(hole, SHORT_STOCK))


@bare
def _usual(hole: HoleRow, place: int, seen: SeenCards, options: int) -> int:
    """The move that saves most at once, whatever may come: a swap, or else the first that saves nothing."""
    cards, adjacent, card = seen[place], hole[ADJACENT] != 0, wide(hole[HELD])
    now = likely_strokes(cards, adjacent)
    usual, most = 0, -np.inf
    for slot in range(SLOTS):
        old = cards[slot]
        cards[slot] = card
        saved = now - likely_strokes(cards, adjacent)
        cards[slot] = old
        if saved > most:
            usual, most = slot, saved
    return TURNING if most < 0 and options >> TURNING else usual


@bare
def _turns_to_come(hole: HoleRow) -> int:
    """About how many more turns there will be, as far as it matters."""
    if hole[CLOSER] != NOBODY:
        return 0
    fewest = PLENTY
    for place in range(wide(hole[SEATS])):
        fewest = min(fewest, dark_cards(wide(hole[DOWN + place])))
    return fewest


@bare
def _progress(hole: HoleRow, place: int, seen: SeenCards, card: int, number: int) -> float:
    """Turning up or covering a face-down card; the last one is for who is ahead (PN-14, PN-15)."""
    if hole[CLOSER] != NOBODY:
        return 0.0
    down = wide(hole[DOWN + place])
    if down & (down - 1) == 0:
        return HASTE if _time_to_putt_out(hole, place, seen, card, number) else -HASTE
    if number < TURNING:
        return COVERED
    return FRESH_COLUMN if seen[place, number - TURNING ^ COLUMNS] == DARK else TURNED_UP


@bare
def _time_to_putt_out(hole: HoleRow, place: int, seen: SeenCards, card: int, number: int) -> bool:
    """When ahead of everybody, or when the cards run out."""
    adjacent, cards = hole[ADJACENT] != 0, seen[place]
    rivals = 1000.0
    for other in range(wide(hole[SEATS])):
        if other != place:
            rivals = min(rivals, likely_strokes(seen[other], adjacent))
    slot = number & SLOTS - 1
    old = cards[slot]
    if number < TURNING:
        cards[slot] = card
    mine = likely_strokes(cards, adjacent)
    cards[slot] = old
    caution = CAUTION if hole[CLOSER_PENALTY] else 0.0
    return mine + caution <= rivals - LAST_TURN or stock_runs_out(hole, SHORT_STOCK)


@bare
def _with_blocks(strokes: float, cards: SeenRow, adjacent: bool, turns: int) -> float:
    """And what pairs earn together and promise."""
    have, twice, half = 0, 0, 0
    for column in range(COLUMNS):
        above = cards[column]
        if above == cards[column + COLUMNS] and above != DARK:
            twice |= have & 1 << above
            have |= 1 << above
    numbers = have & ~(1 << HOLE_IN_ONE)
    for column in range(COLUMNS):
        above, below = cards[column], cards[column + COLUMNS]
        half += above != below and (numbers >> above | numbers >> below) & 1
    bonus = block_bonus(cards, adjacent) if twice else 0
    return float(strokes + bonus - _HOPES[turns] * BLOCK_HOPE * half)
