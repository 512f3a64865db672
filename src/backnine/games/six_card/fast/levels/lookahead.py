"""Weighing moves, and choosing one: `bots/plain/lookahead.py` and `PlainLevel`, compiled.

Plain thinking deals a world that fits the view and tries its moves there. No rule of play looks at a card, so
here only as many throws of the dice go by as that takes.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.bots.plain import SAME
from backnine.bots.plain.lookahead import A_LOOK
from backnine.fast.kernel import (
    FLIP,
    GOLDEN,
    SWAP,
    TOSS,
    TURN,
    DiceState,
    Floats,
    bare,
    count_bits,
    gauss,
    kernel,
    throw,
    wide,
)
from backnine.games.six_card.fast.levels.hopes import ColumnHopes, average, expect, new_hopes
from backnine.games.six_card.fast.levels.judgement import (
    COUNTS,
    GIFTS,
    NOTES,
    TEMPERS,
    WHIM,
    SeatMind,
    judge,
    take_in,
)
from backnine.games.six_card.fast.levels.kinds import (
    DARK,
    KINDS,
    WIDE,
    KindCells,
    KindCounts,
    KindTables,
    look,
)
from backnine.games.six_card.fast.rules import (
    ALL_SLOTS,
    CLOSER,
    CLOSER_PENALTY,
    DISCARDS,
    DOWN,
    HELD,
    LAST_ROUND,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    PHASE,
    PILES,
    RENEWALS,
    RENEWED,
    SEATS,
    SLOTS,
    STOCK,
    TAKES,
    TEE_OFF,
    TO_DRAW,
    TURNS,
    HoleArray,
    legal,
)
from backnine.games.six_card.fast.rules import TURNS_UP as FLIPS
from backnine.games.six_card.fast.rules import tosses as legal_tosses
from backnine.hole import MOST_TAKES, MOST_TURNS

Ends = tuple[int, int]  # of a turn that turns up nothing, and of one that turns up a card

MOST_MOVES: Final = 2 * SLOTS + 1
CLOSED, ENDED = 1, 2  # what a turn may do to the hole, as bits


class SixCardBrain(NamedTuple):
    """What thinking at one table writes on."""

    tables: KindTables
    usual: ColumnHopes  # of who thinks of the whole pack
    counted: ColumnHopes  # of who counts the cards
    left: KindCounts
    cells: KindCells
    notes: Floats
    moves: NDArray[np.int64]
    costs: Floats  # by move
    by_kind: Floats  # by move and the kind of the card in hand; the last row is for anything
    scratch: Floats


@kernel
def new_brain(tables: KindTables) -> SixCardBrain:
    brain = SixCardBrain(
        tables,
        new_hopes(),
        new_hopes(),
        np.zeros(KINDS, np.int64),
        np.zeros((MOST_SEATS, SLOTS), np.uint8),
        np.zeros(NOTES),
        np.zeros(MOST_MOVES, np.int64),
        np.zeros(MOST_MOVES),
        np.zeros((MOST_MOVES + 1, WIDE)),
        np.zeros((2, WIDE)),
    )
    expect(brain.usual, tables, tables.many)
    return brain


@bare
def choose(hole: HoleArray, place: int, level: int, brain: SixCardBrain, dice: DiceState) -> int:
    """The move of a level, from what the place may know."""
    look(hole, brain.tables.kind, brain.cells)
    mind = _mind(hole, place, TEMPERS[level], brain)
    take_in(mind, hole[PHASE] != TEE_OFF)
    _let_pass(dice, _unseen(hole))
    moves, costs = brain.moves, brain.costs
    if hole[PHASE] == TO_DRAW:
        _weigh_piles(hole, mind, brain, dice)
    else:
        _weigh_moves(hole, mind, brain)
    count = _listed(legal(hole, place), moves)
    return _pick(moves, costs, count, mind.temper[WHIM], dice)


@bare
def _pick(moves: NDArray[np.int64], costs: Floats, count: int, whim: float, dice: DiceState) -> int:
    """The least costly, after whims; one of those that do not differ."""
    least, ties = np.inf, 0
    for number in range(count):
        if whim > 0.0:
            costs[number] += gauss(dice, whim)
        least = min(least, costs[number])
    least += SAME
    for number in range(count):
        if costs[number] <= least:
            moves[ties] = moves[number]
            ties += 1
    return int(moves[throw(dice, ties)])


@bare
def _listed(mask: int, moves: NDArray[np.int64]) -> int:
    """The moves in the order of the rules: the toss alone is the last. How many there are."""
    count = 0
    for number in range(FLIP + SLOTS):
        if mask >> number & 1 and number != TOSS:
            moves[count] = number
            count += 1
    if mask >> TOSS & 1:
        moves[count] = TOSS
        count += 1
    return count


# What the seat takes in


@bare
def _mind(hole: HoleArray, place: int, temper: Floats, brain: SixCardBrain) -> SeatMind:
    hopes, seats, fewest = brain.usual, wide(hole[SEATS]), SLOTS
    if temper[COUNTS] > 0.0:
        hopes = brain.counted
        expect(hopes, brain.tables, brain.left if _count_left(hole, brain) else brain.tables.many)
    for other in range(seats):
        if other != place:
            fewest = min(fewest, count_bits(wide(hole[DOWN + other])))
    return SeatMind(
        place,
        seats,
        count_bits(wide(hole[DOWN + place])),
        brain.tables.pace * fewest,
        hole[CLOSER] != NOBODY,
        hole[CLOSER_PENALTY] != 0,
        brain.cells,
        temper,
        brain.tables,
        hopes,
        brain.notes,
        brain.scratch,
    )


@bare
def _count_left(hole: HoleArray, brain: SixCardBrain) -> bool:
    """How many of each kind the seat cannot see; whether there are any."""
    left, kind = brain.left, brain.tables.kind
    for each in range(KINDS):
        left[each] = brain.tables.many[each]
    for number in range(hole[DISCARDS]):
        left[kind[hole[PILES + number]]] -= 1
    for place in range(hole[SEATS]):
        for slot in range(SLOTS):
            if brain.cells[place, slot] != DARK:
                left[brain.cells[place, slot]] -= 1
    if hole[HELD] != NOTHING:
        left[kind[hole[HELD]]] -= 1
    return _unseen(hole) > 0


@bare
def _unseen(hole: HoleArray) -> int:
    """How many cards nobody has seen."""
    cards = wide(hole[STOCK])
    for place in range(hole[SEATS]):
        cards += count_bits(wide(hole[DOWN + place]))
    return cards


@bare
def _let_pass(dice: DiceState, cards: int) -> None:
    """As many throws as it takes to shuffle so many cards."""
    dice[0] += GOLDEN * np.uint64(max(0, cards - 1))


# What a turn comes to


@bare
def _ends(hole: HoleArray, place: int, down: int, takes: int) -> int:
    """What a turn does to the hole that leaves these cards face down (SC-10, SC-11, SC-32)."""
    upcoming, closer = (place + 1) % hole[SEATS], wide(hole[CLOSER])
    closed = closer == NOBODY and down == 0
    if closed:
        closer = place
    over = upcoming == closer or takes >= MOST_TAKES or (closed and not hole[LAST_ROUND])
    late = closer == NOBODY and hole[TURNS + upcoming] >= MOST_TURNS
    return CLOSED * closed | ENDED * (over or late)


@bare
def _ends_after(hole: HoleArray, place: int, takes: int) -> Ends:
    down = wide(hole[DOWN + place])
    return _ends(hole, place, down, takes), _ends(hole, place, down & (down - 1), takes)


@bare
def _weigh(mind: SeatMind, moves: NDArray[np.int64], count: int, ends: Ends, by_kind: Floats) -> None:
    """What the turn comes to with each of these moves, by the kind of the card in hand."""
    for number in range(count):
        move, strokes = moves[number], by_kind[number]
        slot = 0 if move == TOSS else move % 8
        was = wide(mind.cells[mind.place, slot])
        turns_up = int(move != TOSS and was == DARK)
        end = ends[turns_up]
        judge(mind, slot, mind.down - turns_up, end & CLOSED != 0, end & ENDED != 0, strokes)
        if move >= SWAP and move < TURN:
            left = _left(mind, was, end)
            for kind in range(len(strokes)):
                strokes[kind] += left
        else:
            lies = _to_light(mind, strokes) if turns_up and not end & ENDED else strokes[was]
            for kind in range(KINDS):
                strokes[kind] = lies + _left(mind, kind, end)


@bare
def _to_light(mind: SeatMind, strokes: Floats) -> float:
    """A card that comes to light may be any that is unseen. At the end of a hole it makes no difference."""
    return average(mind.hopes.chances, strokes) - A_LOOK


@bare
def _left(mind: SeatMind, card: int, end: int) -> float:
    """What it costs to leave this card to the next player, if there is one."""
    return 0.0 if end & ENDED else float(mind.notes[GIFTS + card])


# What moves cost


@bare
def _weigh_moves(hole: HoleArray, mind: SeatMind, brain: SixCardBrain) -> None:
    """The tee shots, or what may be done with the card in hand."""
    count = _listed(legal(hole, mind.place), brain.moves)
    tee_off = hole[PHASE] == TEE_OFF
    ends = (0, 0) if tee_off else _ends_after(hole, mind.place, wide(hole[TAKES]))
    held = 0 if tee_off else brain.tables.kind[hole[HELD]]
    _weigh(mind, brain.moves, count, ends, brain.by_kind)
    for number in range(count):
        brain.costs[number] = brain.by_kind[number, held]


@bare
def _weigh_piles(hole: HoleArray, mind: SeatMind, brain: SixCardBrain, dice: DiceState) -> None:
    """A card from the stock, or from the discard pile, which is used as well as it can be."""
    moves, by_kind, costs = brain.moves, brain.by_kind, brain.costs
    taken = _ends_after(hole, mind.place, wide(hole[TAKES]) + 1)
    last = hole[STOCK] == 0 and hole[RENEWED] >= hole[RENEWALS]
    drawn = (ENDED, ENDED) if last else _ends_after(hole, mind.place, 0)
    if last:  # drawing is the end of the hole: everything stays as it lies (SC-32)
        moves[0], count = TOSS, 1
    else:
        tosses = legal_tosses(wide(hole[DOWN + mind.place]), wide(hole[FLIPS]))
        count = _listed(ALL_SLOTS << SWAP | tosses, moves)
        if hole[STOCK] == 0:
            _let_pass(dice, wide(hole[DISCARDS]) - 1)
    _weigh(mind, moves, count, drawn, by_kind)
    costs[0] = by_kind[0, 0] if last else _any_card(mind, count, by_kind)
    if last or taken != drawn:  # else its swaps are weighed already
        _weigh(mind, moves, _listed(ALL_SLOTS << SWAP, moves), taken, by_kind)
    top, least = brain.tables.kind[hole[PILES + hole[DISCARDS] - 1]], np.inf
    for slot in range(SLOTS):
        least = min(least, by_kind[slot, top])
    costs[1] = least


@bare
def _any_card(mind: SeatMind, count: int, by_kind: Floats) -> float:
    """Any that is unseen may come."""
    least = by_kind[MOST_MOVES]
    for kind in range(KINDS):
        least[kind] = np.inf
        for number in range(count):
            least[kind] = min(least[kind], by_kind[number, kind])
    return average(mind.hopes.chances, least)


assert SWAP % 8 == TURN % 8 == FLIP % 8 == 0, "the last bits of a move with a slot are the slot"
