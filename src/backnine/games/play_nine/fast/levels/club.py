"""The club player, compiled: `bots/club.py` stroke by stroke.

The outlooks, by dark cards of one's own and of another, are tables that the plain club player has made.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from backnine.fast.kernel import DRAW, FLIP, SWAP, TAKE, TOSS, TURN, DiceState, Floats, bare, wide
from backnine.games.play_nine.bots.club import DAWDLE, GIFT, MODEST, RIVALS, WAIT
from backnine.games.play_nine.bots.club_hopes import outlook
from backnine.games.play_nine.bots.numbers import DARK
from backnine.games.play_nine.fast.levels.layouts import (
    LAYOUT,
    SlotMasks,
    hope_for_each,
    hoped,
    lie_for_each,
    note_layout,
    note_slots,
)
from backnine.games.play_nine.fast.levels.lies import (
    UNSEEN_SIZE,
    WIDE,
    as_it_lies,
    count_unseen,
    note_lies,
)
from backnine.games.play_nine.fast.levels.sight import SeenCards, SeenRow, dark_cards, fresh_slot, is_twin
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CLOSER,
    DISCARDS,
    DOWN,
    FROM_DISCARD,
    HELD,
    HELD_FROM,
    KINDS,
    NO_PASS,
    NOBODY,
    PHASE,
    PILE,
    SEATS,
    SLOTS,
    TEE_OFF,
    TO_DRAW,
    HoleRow,
)

# What the club player writes down while it thinks, one row of numbers
UNSEEN: Final = 0
GIFTS: Final = UNSEEN + UNSEEN_SIZE  # what each card on the pile does for the next player
FINALS: Final = GIFTS + WIDE  # what it leaves the others in the end
RIVALS_BY: Final = FINALS + WIDE  # by own dark cards
TURNED: Final = RIVALS_BY + SLOTS + 1  # by slot: the strokes of turning it up; the pass last
LEAVES: Final = TURNED + SLOTS + 1  # by slot: what is left to the others when its card is discarded
PUT: Final = LEAVES + SLOTS  # by slot and card: the strokes with this card there, that apart
BEST: Final = PUT + SLOTS * WIDE  # by card: in the best slot
ANOTHER: Final = BEST + WIDE  # a layout of another's
MINE: Final = ANOTHER + LAYOUT  # mine: as it is, when one card more is turned up, and as it lies
LIES: Final = MINE + 3 * LAYOUT  # by two cards: the strokes of a column as it lies
NOTES: Final = LIES + (DARK + 1) * WIDE


class Outlooks(NamedTuple):
    """What columns and blocks come to, by own dark cards and another's."""

    columns: Floats
    hopes: Floats


@cache
def outlooks() -> Outlooks:
    every = [[outlook(own, other) for other in range(SLOTS + 1)] for own in range(SLOTS + 1)]
    columns = np.zeros((SLOTS + 1, SLOTS + 1, DARK + 1, WIDE))
    columns[..., : DARK + 1] = [[each.columns for each in row] for row in every]
    hopes = np.array([[each.hopes for each in row] for row in every])
    flat = (SLOTS + 1, SLOTS + 1, -1)
    return Outlooks(columns.reshape(flat), hopes.reshape(flat))


@bare
def club(
    hole: HoleRow,
    place: int,
    seen: SeenCards,
    books: Outlooks,
    notes: Floats,
    masks: SlotMasks,
    dice: DiceState,
) -> int:
    """Its move; `seen` has all layouts, `notes` and `masks` are to write on."""
    if hole[PHASE] == TEE_OFF:
        return FLIP + fresh_slot(hole, place, dice)
    count_unseen(hole, seen, notes[UNSEEN : UNSEEN + UNSEEN_SIZE])
    _look_at_others(hole, place, seen, books, notes, masks)
    _put_each(hole, place, seen, books, notes, masks)
    cards = seen[place]
    if hole[PHASE] == TO_DRAW:
        _turn_up_each(hole, place, seen, books, notes, masks)
        taken, _ = _best_swap(cards, notes, wide(hole[PILE + hole[DISCARDS] - 1]))
        return TAKE if taken < _drawn(hole, place, cards, notes) else DRAW
    held = wide(hole[HELD])
    strokes, move = _best_swap(cards, notes, held)
    if hole[HELD_FROM] != FROM_DISCARD:
        _turn_up_each(hole, place, seen, books, notes, masks)
        tossed, toss = _best_toss(hole, place, notes, held)
        if tossed < strokes:
            return toss
    return move


@bare
def _look_at_others(
    hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats, masks: SlotMasks
) -> None:
    """What every move is weighed by."""
    dark, goes_on = dark_cards(wide(hole[DOWN + place])), hole[CLOSER] == NOBODY
    if goes_on:
        _reckon_gifts(hole, place, seen, books, notes, masks)
        for own in range(max(dark - 1, 1), dark + 1):
            notes[RIVALS_BY + own] = _rivals(hole, place, seen, books, notes, masks, own)
    if dark == 1 or not goes_on:
        lies = notes[LIES:NOTES]
        note_lies(notes[UNSEEN : UNSEEN + UNSEEN_SIZE], lies)
        note_layout(seen[place], lies, notes, wide(MINE + 2 * LAYOUT))
        _reckon_finals(hole, place, seen, notes)


# The moves


@bare
def _put_each(
    hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats, masks: SlotMasks
) -> None:
    """The strokes of putting each card in each slot."""
    cards, dark, adjacent = seen[place], dark_cards(wide(hole[DOWN + place])), hole[ADJACENT] != 0
    others, goes_on = _least_dark(hole, place, wide(SLOTS), place), hole[CLOSER] == NOBODY
    unseen = notes[UNSEEN : UNSEEN + UNSEEN_SIZE]
    if goes_on:
        note_slots(cards, masks)
        for turned in range(2):
            note_layout(cards, books.columns[dark - turned, others], notes, MINE + LAYOUT * turned)
    for slot in range(SLOTS):
        if is_twin(cards, slot):
            continue
        old, result = cards[slot], PUT + slot * WIDE
        turned = wide(old == DARK)
        left = dark - turned
        if goes_on and left:
            columns, hopes = books.columns[left, others], books.hopes[left, others]
            layout = MINE + LAYOUT * turned
            hope_for_each(cards, slot, columns, hopes, unseen, masks, adjacent, notes, layout, result)
            more, notes[LEAVES + slot] = -notes[RIVALS_BY + left], notes[GIFTS + old]
        else:
            lies, layout = notes[LIES:NOTES], wide(MINE + 2 * LAYOUT)
            lie_for_each(cards, slot, lies, unseen, adjacent, notes, layout, result)
            more, notes[LEAVES + slot] = WAIT if goes_on else 0.0, notes[FINALS + old]
        for card in range(WIDE):
            notes[result + card] += more


@bare
def _best_swap(cards: SeenRow, notes: Floats, number: int) -> tuple[float, int]:
    least, best = np.inf, 0
    for slot in range(SLOTS):
        if not is_twin(cards, slot):
            strokes = notes[PUT + slot * WIDE + number] + notes[LEAVES + slot]
            if strokes < least:
                least, best = strokes, SWAP + slot
    return least, best


@bare
def _turn_up_each(
    hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats, masks: SlotMasks
) -> None:
    """The strokes of turning up a dark card, or none, whatever is tossed."""
    cards, left = seen[place], dark_cards(wide(hole[DOWN + place])) - 1
    adjacent, goes_on = hole[ADJACENT] != 0, hole[CLOSER] == NOBODY
    unseen, as_it_is = notes[UNSEEN : UNSEEN + UNSEEN_SIZE], 0.0
    if left == 0 or not goes_on:
        as_it_is = as_it_lies(cards, notes[LIES:NOTES], unseen, adjacent)
    for slot in range(SLOTS):
        notes[TURNED + slot] = np.inf
        if cards[slot] == DARK and not is_twin(cards, slot):
            if goes_on:
                notes[TURNED + slot] = _after_turning(notes, slot) if left else as_it_is + WAIT
            else:
                notes[TURNED + slot] = as_it_is
    notes[TURNED + SLOTS] = np.inf
    if left == 0 and not hole[NO_PASS]:
        if goes_on:
            others = _least_dark(hole, place, wide(SLOTS), place)
            columns, hopes = books.columns[1, others], books.hopes[1, others]
            mine = hoped(cards, columns, hopes, unseen, masks, adjacent)
            notes[TURNED + SLOTS] = mine - notes[RIVALS_BY + 1] + DAWDLE
        else:
            notes[TURNED + SLOTS] = as_it_is


@bare
def _after_turning(notes: Floats, slot: int) -> float:
    """The average over all unseen cards."""
    strokes = 0.0
    for number in range(KINDS):
        strokes += notes[UNSEEN + number] * notes[PUT + slot * WIDE + number]
    return strokes


@bare
def _best_toss(hole: HoleRow, place: int, notes: Floats, number: int) -> tuple[float, int]:
    """Tossing this card, with what turning up each dark card, or none, comes to."""
    left, goes_on = dark_cards(wide(hole[DOWN + place])) - 1, hole[CLOSER] == NOBODY
    least, best = np.inf, 0
    gone = notes[GIFTS + number] if goes_on and left else notes[FINALS + number]
    for slot in range(SLOTS):
        if notes[TURNED + slot] + gone < least:
            least, best = notes[TURNED + slot] + gone, TURN + slot
    strokes = notes[TURNED + SLOTS] + (notes[GIFTS + number] if goes_on else notes[FINALS + number])
    return (strokes, TOSS) if strokes < least else (least, best)


@bare
def _drawn(hole: HoleRow, place: int, cards: SeenRow, notes: Floats) -> float:
    """The average over all unseen cards of the best use of each."""
    for number in range(WIDE):
        notes[BEST + number] = np.inf
    for slot in range(SLOTS):
        if not is_twin(cards, slot):
            _keep_least(notes, PUT + slot * WIDE, notes[LEAVES + slot])
    left, goes_on = dark_cards(wide(hole[DOWN + place])) - 1, hole[CLOSER] == NOBODY
    turned, strokes = np.inf, 0.0
    for slot in range(SLOTS):
        turned = min(turned, notes[TURNED + slot])
    after_turning = GIFTS if goes_on and left else FINALS
    after_pass = GIFTS if goes_on else FINALS
    for number in range(KINDS):
        tossed = min(
            turned + notes[after_turning + number], notes[TURNED + SLOTS] + notes[after_pass + number]
        )
        strokes += notes[UNSEEN + number] * min(notes[BEST + number], tossed)
    return strokes


@bare
def _keep_least(notes: Floats, row: int, more: float) -> None:
    """The best for each card so far, and this."""
    for number in range(WIDE):
        strokes = notes[row + number] + more
        notes[BEST + number] = strokes if strokes < notes[BEST + number] else notes[BEST + number]


# What is the others'


@bare
def _least_dark(hole: HoleRow, place: int, own_dark: int, but: int) -> int:
    """The fewest dark cards of anybody but one, when the player at `place` has so many."""
    least = own_dark if place != but else SLOTS
    for other in range(hole[SEATS]):
        if other != place and other != but:  # noqa: PLR1714 - quicker compiled
            least = min(least, dark_cards(wide(hole[DOWN + other])))
    return least


@bare
def _rivals(
    hole: HoleRow,
    place: int,
    seen: SeenCards,
    books: Outlooks,
    notes: Floats,
    masks: SlotMasks,
    own_dark: int,
) -> float:
    """The others' prospects on average, when I have so many dark cards."""
    seats, strokes = wide(hole[SEATS]), 0.0
    unseen, adjacent = notes[UNSEEN : UNSEEN + UNSEEN_SIZE], hole[ADJACENT] != 0
    for number in range(1, seats):
        other = (place + number) % seats
        dark = dark_cards(wide(hole[DOWN + other]))
        least = _least_dark(hole, place, own_dark, other)
        columns, hopes = books.columns[dark, least], books.hopes[dark, least]
        strokes += hoped(seen[other], columns, hopes, unseen, masks, adjacent)
    return RIVALS * (strokes / (seats - 1))


@bare
def _reckon_gifts(
    hole: HoleRow, place: int, seen: SeenCards, books: Outlooks, notes: Floats, masks: SlotMasks
) -> None:
    """What each card on the discard pile does for the next player while the hole goes on."""
    seats, adjacent = wide(hole[SEATS]), hole[ADJACENT] != 0
    following, unseen = (place + 1) % seats, notes[UNSEEN : UNSEEN + UNSEEN_SIZE]
    cards, dark = seen[following], dark_cards(wide(hole[DOWN + following]))
    least = _least_dark(hole, place, dark_cards(wide(hole[DOWN + place])), following)
    columns, hopes = books.columns[dark, least], books.hopes[dark, least]
    now = hoped(cards, columns, hopes, unseen, masks, adjacent)
    another = wide(ANOTHER)
    note_layout(cards, columns, notes, another)
    note_slots(cards, masks)
    for number in range(WIDE):
        notes[BEST + number] = np.inf
    for slot in range(SLOTS):
        if not is_twin(cards, slot):
            result = PUT + slot * WIDE
            hope_for_each(cards, slot, columns, hopes, unseen, masks, adjacent, notes, another, result)
            _keep_least(notes, result, 0.0)
    drawn = 0.0
    for number in range(KINDS):
        drawn += notes[UNSEEN + number] * max(0.0, now - notes[BEST + number])
    part = GIFT / (seats - 1)
    for number in range(KINDS):
        notes[GIFTS + number] = part * max(0.0, now - notes[BEST + number] - drawn - MODEST)
    _add_dark(notes, GIFTS)


@bare
def _reckon_finals(hole: HoleRow, place: int, seen: SeenCards, notes: Floats) -> None:
    """What each card on the pile leaves the others in the end, with the sign of a gift."""
    seats, adjacent = wide(hole[SEATS]), hole[ADJACENT] != 0
    to_play = seats - 1
    if hole[CLOSER] != NOBODY:
        to_play = (wide(hole[CLOSER]) - place) % seats - 1
    for number in range(DARK + 1):
        notes[FINALS + number] = 0.0
    if to_play <= 0:
        return
    rest = 0.0
    for number in range(2, to_play + 1):
        rest += _after_last_turn(seen[(place + number) % seats], adjacent, notes)
    drawn, part = _after_last_turn(seen[(place + 1) % seats], adjacent, notes), 1 / (seats - 1)
    for number in range(KINDS):
        notes[FINALS + number] = -part * (min(notes[BEST + number], drawn) + rest)
    _add_dark(notes, FINALS)


@bare
def _after_last_turn(cards: SeenRow, adjacent: bool, notes: Floats) -> float:
    """What a player will have after one more turn, on average, if there is no discard; what it would be with
    each card is noted as the best."""
    lies, unseen = notes[LIES:NOTES], notes[UNSEEN : UNSEEN + UNSEEN_SIZE]
    waiting, another = np.inf, wide(ANOTHER)
    note_layout(cards, lies, notes, another)
    for number in range(WIDE):
        notes[BEST + number] = np.inf
    for slot in range(SLOTS):
        if cards[slot] == DARK and waiting == np.inf:
            waiting = as_it_lies(cards, lies, unseen, adjacent)
        if not is_twin(cards, slot):
            result = PUT + slot * WIDE
            lie_for_each(cards, slot, lies, unseen, adjacent, notes, another, result)
            _keep_least(notes, result, 0.0)
    drawn = 0.0
    for number in range(KINDS):
        drawn += notes[UNSEEN + number] * min(waiting, notes[BEST + number])
    return drawn


@bare
def _add_dark(notes: Floats, start: int) -> None:
    """And on average, for a dark card that is discarded."""
    dark = 0.0
    for number in range(KINDS):
        dark += notes[UNSEEN + number] * notes[start + number]
    notes[start + DARK] = dark
