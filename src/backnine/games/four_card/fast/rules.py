"""Four-Card Golf, compiled. The rules are those of `four_card/rules.py` and `hole.py`, clause by clause.

A hole is one row of small numbers, a `State`; the constants below are its places. Python sets a table
(`table`), everything after that is compiled: deal, `moves`, `play`, `score`, whole holes between policies,
and rollouts from what a seat knows (`views.py` reads that from a view).
Cards are their ranks, 0 (ace) to 12 (king) and 13 (joker); suits do not matter. Slots count from 0.

One file, though a long one: Numba compiles what calls each other together, and a reader compares it with
`four_card/rules.py` side by side.
"""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numba import prange
from numpy.typing import NDArray

from backnine.cards import JOKER, RANKS, Card, french_pack, rank
from backnine.fast.kernel import (
    DECLINE,
    DRAW,
    KNOCK,
    LOOK,
    LOOK_AT,
    PEEK,
    SWAP,
    TAKE,
    TOSS,
    DiceState,
    any_bit,
    bare,
    count_bits,
    inlined,
    kernel,
    lowest_bit,
    pick_up,
    threaded,
    throw,
    wide,
)
from backnine.games.four_card.rules import FIRST_LOOK as LOOKS
from backnine.games.four_card.rules import FOUR_CARD, KNOCK_PENALTY, LOOKS_AT_ANY, pack, value
from backnine.hole import EVERYBODY, MOST_TAKES, MOST_TURNS, Seat, left_of
from backnine.house import House

HoleState = NDArray[np.int16]
CardArray = NDArray[np.int16]
Policies = NDArray[np.float32]  # a row for each seat: its policy, then the policy's settings
StrokesArray = NDArray[np.int16]
AnyStrokes = NDArray[np.int16] | NDArray[np.int64]

# The places of a state. The table: what does not change during a hole, ...
PLAYERS, PLAYING, DEALER, PACK = 0, 1, 2, 3  # PLAYING: how many of the players are in this hole
PAIRS_CANCEL, FIRST_LOOK, PENALTY, NO_PEEK, MOST_RENEWALS = 4, 5, 6, 7, 8  # FIRST_LOOK: a mask of slots
# ... the hole, ...
PHASE, WAITING, TURN, CLOSER, ENDING = 9, 10, 11, 12, 13  # WAITING: a mask of seats
HELD, HELD_FROM, RENEWALS, TAKES = 14, 15, 16, 17
DISCARDS, TOP, ORDERED = 18, 19, 20  # how many discards; the top of the stock; how far its order is decided
# ... and what goes by seat (twelve), by slot (four a seat) or by card.
LEFT, TURNS, OWED = 24, 36, 48  # the next seat clockwise; turns finished; a mask of slots peeked at
CARDS, SEEN = 60, 108  # SEEN: a mask of seats, or EVERYBODY
PILES = 156  # the discards from the front (top last), the stock at the end (top first)
SIZE = PILES + len(french_pack(3, jokers=True))

NONE, UNKNOWN = -1, -2  # nobody, no card; a card that a seat does not know, until it is dealt at random
LOOKING, DRAWING, PLACING, OVER = range(4)  # phases
STOCK, DISCARD = 1, 2  # where the held card is from
KNOCKED, PACE_OF_PLAY = 1, 2  # endings

ALL_SLOTS: Final = 0b1111
KING: Final = 12
RANK: Final = {card: (*RANKS, JOKER).index(rank(card)) for card in french_pack(jokers=True)}
VALUE: Final = np.array([value(Card(name)) for name in (*(name + "S" for name in RANKS), JOKER)], np.int16)


# Setting the table, in Python


def table(players: int, house: House, *, dealer: Seat = 0, seats: Iterable[Seat] | None = None) -> HoleState:
    """A table with its pack in order and nothing dealt; `seats` are those who play, if not all."""
    FOUR_CARD.check_players(players, house)
    playing = tuple(range(players) if seats is None else seats)
    cards = ranks(pack(house, players))
    look = house["look"]
    state = np.zeros(SIZE, np.int16)
    state[[PLAYERS, PLAYING, DEALER, PACK]] = players, len(playing), dealer, len(cards)
    state[[PAIRS_CANCEL, PENALTY, NO_PEEK]] = house["pairs_cancel"], house["knock_penalty"], house["no_peek"]
    state[FIRST_LOOK] = sum(1 << slot - 1 for slot in LOOKS.get(look, ()))
    state[MOST_RENEWALS] = house["renewals"]
    state[LEFT : LEFT + players] = [left_of(seat, playing) for seat in range(players)]
    state[WAITING] = sum(1 << seat for seat in playing)
    state[[TURN, CLOSER, HELD]] = NONE
    state[CARDS:SEEN] = NONE
    state[PILES : PILES + len(cards)] = cards
    return state


def ranks(cards: Iterable[Card]) -> CardArray:
    return np.array([RANK[card] for card in cards], np.int16)


# The deal


@bare
def deal(state: HoleState, table: HoleState, order: CardArray) -> None:
    """A new hole at this table from the pack in this order, the top first."""
    set_up(state, table)
    for card in range(order.size):
        state[PILES + card] = order[card]
    state[ORDERED] = state[PACK]
    _deal_round(state)


@bare
def deal_at_random(state: HoleState, table: HoleState, dice: DiceState) -> None:
    """A new hole at this table. The order of the stock is left to be decided card by card."""
    set_up(state, table)
    end = PILES + state[PACK]
    dealt = 4 * state[PLAYING] + 1
    for place in range(PILES, PILES + dealt):
        other = place + throw(dice, end - place)
        state[place], state[other] = state[other], state[place]
    state[ORDERED] = dealt
    _deal_round(state)


@bare
def set_up(state: HoleState, other: HoleState) -> None:
    """Make the state the same as another."""
    for place in range(PILES + other[PACK]):
        state[place] = other[place]


@bare
def _deal_round(state: HoleState) -> None:
    """Four each, one at a time from the dealer's left; the next card is turned up (FC-02, FC-03)."""
    card, seat = PILES, state[DEALER]
    for slot in range(CARDS, CARDS + 4):
        for _ in range(state[PLAYING]):
            seat = state[LEFT + seat]
            state[slot + 4 * seat] = state[card]
            card += 1
    state[PILES] = state[card]
    state[DISCARDS] = 1
    state[TOP] = card + 1 - PILES


@inlined
def _order_next(state: HoleState, dice: DiceState) -> None:
    """Decide the next card of the stock whose order is open: any of those behind may be it."""
    place = PILES + state[ORDERED]
    other = place + throw(dice, state[PACK] - state[ORDERED])
    state[place], state[other] = state[other], state[place]
    state[ORDERED] += 1


@bare
def order_stock(state: HoleState, dice: DiceState) -> None:
    """Decide the order of the whole stock now."""
    while state[ORDERED] < state[PACK]:
        _order_next(state, dice)


# Which moves are legal


@bare
def moves(state: HoleState, seat: int) -> int:
    """The mask of every legal move of this seat now; 0 if it has to wait."""
    return turn_moves(state, seat) | peeks(state, seat)


@bare
def turn_moves(state: HoleState, seat: int) -> int:
    """The same without the peeks."""
    if state[WAITING] >> seat & 1:
        return _first_look(state, seat)  # FC-26
    if state[TURN] != seat:
        return 0
    owed = int(state[OWED + seat])
    if state[PHASE] == DRAWING:
        if owed:
            return 1 << DRAW  # FC-11, FC-25
        if state[CLOSER] == NONE:
            return 1 << DRAW | 1 << TAKE | 1 << KNOCK  # FC-06
        return 1 << DRAW | 1 << TAKE  # FC-10
    if state[HELD_FROM] == DISCARD:
        return (ALL_SLOTS & ~owed) << SWAP  # FC-09; FC-11 wants a stock card
    if owed:
        return owed << SWAP  # FC-11, FC-25
    return ALL_SLOTS << SWAP | 1 << TOSS  # FC-07, FC-08


@inlined
def _first_look(state: HoleState, seat: int) -> int:
    if state[FIRST_LOOK]:
        return 1 << LOOK | 1 << DECLINE
    return unknown(state, seat) << LOOK_AT | 1 << DECLINE


@bare
def peeks(state: HoleState, seat: int) -> int:
    """FC-25: the accident of FC-11, as long as a turn is left to make it good."""
    if state[NO_PEEK] or not _may_make_good(state, seat):
        return 0
    return unknown(state, seat) << PEEK


@bare
def _may_make_good(state: HoleState, seat: int) -> bool:
    if state[TURN] == NONE or state[CARDS + 4 * seat] == NONE:  # nobody's turn, or the seat sits out
        return False
    owed = state[OWED + seat]
    if state[CLOSER] != NONE:
        return not owed and _still_to_play(state, seat)
    if state[TURN] == seat and state[HELD_FROM] == DISCARD:
        return count_bits(wide(owed)) < 3  # the taken card needs a place of its own
    return True


@inlined
def _still_to_play(state: HoleState, seat: int) -> bool:
    """Whether the seat comes after the present player in the last round."""
    other = state[LEFT + state[TURN]]
    while other != state[CLOSER] and other != seat:
        other = state[LEFT + other]
    return bool(other != state[CLOSER])


@inlined
def unknown(state: HoleState, seat: int) -> int:
    """The mask of the seat's own slots that it has not seen; EVERYBODY has every bit."""
    mask = 0
    for slot in range(4):
        mask |= (~state[SEEN + 4 * seat + slot] >> seat & 1) << slot
    return mask


# What they do


@inlined
def play(state: HoleState, seat: int, move: int, dice: DiceState) -> None:
    """Carry a legal move out. Dice are thrown only where the order of the stock is open."""
    if move == DRAW:
        _draw(state, dice)
    elif move == TAKE:
        _take(state)
    elif move >= LOOK_AT:
        _look_at(state, seat, move - LOOK_AT)
    elif move >= PEEK:
        _see(state, seat, move - PEEK)
        state[OWED + seat] |= 1 << move - PEEK  # FC-25
    elif move >= SWAP:
        _swap(state, seat, move - SWAP)
    elif move == TOSS:
        _discard(state, state[HELD])  # FC-08
        _end_turn(state, seat)
    elif move == KNOCK:
        state[CLOSER] = seat  # FC-10
        _end_turn(state, seat)
    else:
        _look_or_decline(state, seat, move)


@inlined
def _see(state: HoleState, seat: int, slot: int) -> None:
    """The seat alone sees this card of its own."""
    state[SEEN + 4 * seat + slot] |= 1 << seat


@bare
def _look_or_decline(state: HoleState, seat: int, move: int) -> None:
    if move == LOOK:
        for slot in range(4):
            if state[FIRST_LOOK] >> slot & 1:  # FC-04
                _see(state, seat, slot)
    _ready(state, seat)


@bare
def _look_at(state: HoleState, seat: int, slot: int) -> None:
    """House rule look=any: one card after the other."""
    _see(state, seat, slot)
    if 4 - count_bits(unknown(state, seat)) >= LOOKS_AT_ANY:
        _ready(state, seat)


@inlined
def _ready(state: HoleState, seat: int) -> None:
    """This seat has looked or declined; the last one to do so starts play (FC-06, FC-26)."""
    state[WAITING] &= ~(1 << seat)
    if not state[WAITING]:
        state[PHASE] = DRAWING
        state[TURN] = state[LEFT + state[DEALER]]


@inlined
def _draw(state: HoleState, dice: DiceState) -> None:
    """The top of the stock. An empty stock is renewed first, or ends the hole (FC-23)."""
    if state[TOP] == state[PACK] and state[RENEWALS] >= state[MOST_RENEWALS]:
        _finish(state, PACE_OF_PLAY)
        return
    if state[TOP] == state[PACK]:
        renew(state)
    if state[TOP] == state[ORDERED]:
        _order_next(state, dice)
    _hold(state, state[PILES + state[TOP]], STOCK)
    state[TOP] += 1
    state[TAKES] = 0


@bare
def renew(state: HoleState) -> None:
    """All discards but the top one become a new stock, whose order is open (FC-23)."""
    last = state[DISCARDS] - 1
    top = state[PILES + last]
    start = state[PACK] - last
    for card in range(last - 1, -1, -1):
        state[PILES + start + card] = state[PILES + card]
    state[PILES] = top
    state[DISCARDS] = 1
    state[TOP] = state[ORDERED] = start
    state[RENEWALS] += 1


@inlined
def _take(state: HoleState) -> None:
    """The top of the discard pile, known to all."""
    state[DISCARDS] -= 1
    _hold(state, state[PILES + state[DISCARDS]], DISCARD)
    state[TAKES] += 1


@inlined
def _hold(state: HoleState, card: int, pile: int) -> None:
    state[HELD] = card
    state[HELD_FROM] = pile
    state[PHASE] = PLACING


@inlined
def _swap(state: HoleState, seat: int, slot: int) -> None:
    """FC-07, FC-09: the held card goes in face down, what was there is discarded."""
    place = 4 * seat + slot
    old = state[CARDS + place]
    state[CARDS + place] = state[HELD]
    state[SEEN + place] = EVERYBODY if state[HELD_FROM] == DISCARD else 1 << seat  # FC-24
    state[OWED + seat] &= ~(1 << slot)  # FC-11, FC-25
    _discard(state, old)
    _end_turn(state, seat)


@inlined
def _discard(state: HoleState, card: int) -> None:
    state[PILES + state[DISCARDS]] = card
    state[DISCARDS] += 1
    state[HELD] = NONE
    state[HELD_FROM] = 0


@inlined
def _end_turn(state: HoleState, seat: int) -> None:
    """On to the next seat, or to the end of the last round (FC-10) or of patience (FC-23)."""
    state[TURNS + seat] += 1
    upcoming = state[LEFT + seat]
    if upcoming == state[CLOSER]:
        _finish(state, KNOCKED)
    elif state[TAKES] >= MOST_TAKES or (state[CLOSER] == NONE and state[TURNS + upcoming] >= MOST_TURNS):
        _finish(state, PACE_OF_PLAY)
    else:
        state[PHASE] = DRAWING
        state[TURN] = upcoming


@bare
def _finish(state: HoleState, ending: int) -> None:
    """Everything is turned up where it lies."""
    state[PHASE] = OVER
    state[TURN] = NONE
    state[ENDING] = ending
    for place in range(SEEN, SEEN + 4 * state[PLAYERS]):
        state[place] = EVERYBODY


# What a layout is worth


@bare
def score(state: HoleState, strokes: AnyStrokes) -> None:
    """The strokes of every seat, penalty included; 0 for who sits out."""
    lowest = 1000
    for seat in range(state[PLAYERS]):
        strokes[seat] = 0
        if state[CARDS + 4 * seat] != NONE:
            strokes[seat] = _layout(state, seat)
            lowest = min(lowest, strokes[seat])
    closer = state[CLOSER]
    if state[PENALTY] and closer != NONE and strokes[closer] > lowest:
        strokes[closer] += KNOCK_PENALTY  # house rule knock_penalty


@inlined
def _layout(state: HoleState, seat: int) -> int:
    """FC-12: the sum of the cards; house rule pairs_cancel: equal ranks in a column make 0."""
    total = 0
    for far in range(CARDS + 4 * seat, CARDS + 4 * seat + 2):
        if not (state[PAIRS_CANCEL] and state[far] == state[far + 2]):
            total += VALUE[state[far]] + VALUE[state[far + 2]]
    return total


# Policies: who plays. A brain is a row of numbers: the policy, then its settings. To add a policy, write a
# function (state, seat, brains, dice) -> move that asks no more of the state than the seat may know, and name
# it in `choose`.

POLICY = 0
RANDOM, STEADY = 0, 1
# settings of RANDOM
PEEKS, KNOCKS = 1, 2  # whether it peeks; the chance that it thinks of a knock at all
# settings of STEADY
KNOCK_AT, LATER, PATIENCE, LOWEST = 1, 2, 3, 4  # it knocks at a count that falls, once patience is over, ...
FAIR = 5  # ... or at this one when the cards run out
UNSEEN, CURIOSITY, MARGIN = 6, 7, 8  # an unknown card; knowing one more; how much better a take must be
SETTINGS = 12

RANDOM_BRAIN: Final = (RANDOM, 0, 1)
STEADY_BRAIN: Final = (STEADY, 6, 0.25, 4, 4, 10, 5.8, 0.6, 0)


def brains(*rows: Iterable[float]) -> Policies:
    """The brains of a table, by seat."""
    everybody = np.zeros((len(rows), SETTINGS), np.float32)
    for brain, row in zip(everybody, rows, strict=True):
        settings = list(row)
        brain[: len(settings)] = settings
    return everybody


@inlined
def choose(state: HoleState, seat: int, brains: Policies, dice: DiceState) -> int:
    if brains[seat, POLICY] == STEADY:
        return _steady(state, seat, brains)
    return _at_random(state, seat, brains, dice)


@inlined
def _at_random(state: HoleState, seat: int, brains: Policies, dice: DiceState) -> int:
    """Any legal move, each as likely as the others."""
    legal = turn_moves(state, seat)
    if brains[seat, PEEKS]:
        legal |= peeks(state, seat)
    if brains[seat, KNOCKS] < 1 and throw(dice, 1 << 20) >= brains[seat, KNOCKS] * (1 << 20):
        legal &= ~(1 << KNOCK)
    return any_bit(legal, dice)


@bare
def _steady(state: HoleState, seat: int, brains: Policies) -> int:
    """Looks, remembers, replaces the worst, takes what is better than a draw, knocks at a low count."""
    legal = turn_moves(state, seat)
    if state[PHASE] == LOOKING:
        return LOOK if legal >> LOOK & 1 else lowest_bit(legal >> LOOK_AT) + LOOK_AT
    if state[PHASE] == DRAWING:
        if legal >> KNOCK & 1 and likely_strokes(state, seat, brains) <= _knock_count(state, seat, brains):
            return KNOCK
        if legal >> TAKE & 1 and _better_than_a_draw(state, seat, brains):
            return TAKE
        return DRAW
    slots = legal >> SWAP
    saved, slot = _best_place(state, seat, wide(state[HELD]), slots, brains)
    return SWAP + slot if saved > 0 or not legal >> TOSS & 1 else TOSS


@inlined
def _knock_count(state: HoleState, seat: int, brains: Policies) -> float:
    """The later in the hole, the lower the others are."""
    short = state[PACK] - state[TOP] < 2 * state[PLAYING] and state[RENEWALS] >= state[MOST_RENEWALS]
    later = max(state[TURNS + seat] - brains[seat, PATIENCE], 0) * brains[seat, LATER]
    return float(brains[seat, FAIR] if short else max(brains[seat, KNOCK_AT] - later, brains[seat, LOWEST]))


@inlined
def _better_than_a_draw(state: HoleState, seat: int, brains: Policies) -> bool:
    """Whether the top discard saves more than an average stock card, which may be thrown away."""
    card = wide(state[PILES + state[DISCARDS] - 1])
    taken, _ = _best_place(state, seat, card, ALL_SLOTS, brains)
    if taken <= brains[seat, MARGIN]:
        return False
    return bool(taken > _worth_of_a_draw(state, seat, brains) + brains[seat, MARGIN])


@bare
def _worth_of_a_draw(state: HoleState, seat: int, brains: Policies) -> float:
    """What an average stock card saves, with the leave to throw it away."""
    saved = 0.0
    if state[PAIRS_CANCEL]:
        for card in range(KING + 1):
            saved += max(_best_place(state, seat, card, ALL_SLOTS, brains)[0], 0.0)
    else:
        worst, _ = _best_place(state, seat, wide(KING), ALL_SLOTS, brains)  # a king costs nothing
        for card in range(KING + 1):
            saved += max(worst - VALUE[card], 0.0)
    return saved / (KING + 1)


@bare
def likely_strokes(state: HoleState, seat: int, brains: Policies) -> float:
    """What the seat's own square would score now, if every card it has not seen were an average one."""
    unseen = float(brains[seat, UNSEEN])
    left = _likely_column(state, _remembered(state, seat, 0), _remembered(state, seat, 2), unseen)
    right = _likely_column(state, _remembered(state, seat, 1), _remembered(state, seat, 3), unseen)
    return left + right


@bare
def _best_place(state: HoleState, seat: int, card: int, slots: int, brains: Policies) -> tuple[float, int]:
    """What it is likely to save to put the card in the best of these slots, and which one that is."""
    unseen = float(brains[seat, UNSEEN])
    best, best_slot = -1000.0, 0
    for slot in range(4):
        if not slots >> slot & 1:
            continue
        old = _remembered(state, seat, slot)
        other = _remembered(state, seat, slot ^ 2)
        saved = _likely_column(state, old, other, unseen) - _likely_column(state, card, other, unseen)
        if old == NONE and state[CLOSER] == NONE:
            saved += brains[seat, CURIOSITY]
        if saved > best:
            best, best_slot = saved, slot
    return best, best_slot


@inlined
def _remembered(state: HoleState, seat: int, slot: int) -> int:
    """A card of the seat's own, if it has seen it (FC-24)."""
    place = 4 * seat + slot
    return int(state[CARDS + place]) if state[SEEN + place] >> seat & 1 else NONE


@inlined
def _likely_column(state: HoleState, one: int, other: int, unseen: float) -> float:
    if state[PAIRS_CANCEL] and one == other and one != NONE:
        return 0.0
    return float((unseen if one == NONE else VALUE[one]) + (unseen if other == NONE else VALUE[other]))


# Whole holes

BLOCK: Final = 256  # holes that one thread plays in a row
CLOSED_BY, ENDED_BY, TURNS_TAKEN, RENEWED = 0, 1, 2, 3  # the facts of a hole
FACTS = 4


@bare
def play_out(state: HoleState, brains: Policies, dice: DiceState) -> None:
    """Play the hole to its end, every seat by its brain."""
    while state[PHASE] != OVER:
        seat = wide(state[TURN])
        if seat == NONE:
            seat = lowest_bit(wide(state[WAITING]))  # FC-26: any order will do
        play(state, seat, choose(state, seat, brains, dice), dice)


def holes(
    table: HoleState, brains: Policies, *, seed: int, count: int, first: int = 0
) -> tuple[StrokesArray, NDArray[np.int16]]:
    """Play holes number `first` and on: strokes by hole and seat, facts by hole. On all threads that Numba
    may use (`numba.set_num_threads`), with the same result on any number of them."""
    players = int(table[PLAYERS])
    assert brains.shape == (players, SETTINGS)
    strokes = np.zeros((count, players), np.int16)
    facts = np.zeros((count, FACTS), np.int16)
    _holes(table, brains, seed, first, strokes, facts)
    return strokes, facts


@threaded
def _holes(
    table: HoleState, brains: Policies, seed: int, first: int, strokes: StrokesArray, facts: NDArray[np.int16]
) -> None:
    count = len(strokes)
    for block in prange((count + BLOCK - 1) // BLOCK):
        state, dice = np.empty(SIZE, np.int16), np.empty(1, np.uint64)
        for hole in range(block * BLOCK, min(count, (block + 1) * BLOCK)):
            pick_up(dice, seed, first + hole)
            deal_at_random(state, table, dice)
            play_out(state, brains, dice)
            score(state, strokes[hole])
            facts[hole, CLOSED_BY] = state[CLOSER]
            facts[hole, ENDED_BY] = state[ENDING]
            facts[hole, TURNS_TAKEN] = state[TURNS : TURNS + state[PLAYERS]].sum()
            facts[hole, RENEWED] = state[RENEWALS]


def random_holes(
    table: HoleState, *, seed: int, count: int, first: int = 0, peeks: bool = False, knocks: float = 1
) -> StrokesArray:
    """Holes in which every move is any of the legal ones of a turn, with or without peeks; `knocks` is the
    chance that a player thinks of a knock at all."""
    everybody = brains(*[(RANDOM, peeks, knocks)] * int(table[PLAYERS]))
    return holes(table, everybody, seed=seed, count=count, first=first)[0]


# Rollouts from what a seat knows

NO_LEAN: Final = np.ones(len(VALUE), np.float32)


@bare
def deal_unknown(state: HoleState, unseen: CardArray, lean: NDArray[np.float32], dice: DiceState) -> None:
    """Put one of the unseen cards wherever one is unknown; the rest, in random order, is the stock.

    `lean` says by rank how likely (up to 1) an owner who has seen such a card would still have it.
    """
    state[ORDERED] = state[PACK] - unseen.size
    for card in range(unseen.size):
        state[PILES + state[ORDERED] + card] = unseen[card]
    for place in range(CARDS, CARDS + 4 * state[PLAYERS]):
        if state[place] == UNKNOWN:
            owner_knows = state[place + SEEN - CARDS] != 0
            state[place] = deal_one(state, lean if owner_knows else NO_LEAN, dice)
    if state[HELD] == UNKNOWN:
        state[HELD] = deal_one(state, NO_LEAN, dice)
    order_stock(state, dice)


@bare
def deal_one(state: HoleState, lean: NDArray[np.float32], dice: DiceState) -> int:
    """A card from the top of the stock, or another if the owner would not have kept it."""
    _order_next(state, dice)
    for _ in range(8):
        card = int(state[PILES + state[ORDERED] - 1])
        if lean[card] >= 1 or throw(dice, 1 << 20) < lean[card] * (1 << 20):
            break
        state[ORDERED] -= 1
        _order_next(state, dice)
    return int(state[PILES + state[ORDERED] - 1])


@kernel
def rollouts(
    known: HoleState,
    unseen: CardArray,
    lean: NDArray[np.float32],
    seat: int,
    candidates: NDArray[np.int64],
    brains: Policies,
    seed: int,
    first: int,
    strokes: NDArray[np.int16],
) -> None:
    """Strokes by deal, candidate and seat: in every deal of the unknown cards each of the candidate moves of
    this seat is played and the hole then played out."""
    dealt, state, dice = np.empty_like(known), np.empty_like(known), np.empty(1, np.uint64)
    for deal in range(len(strokes)):
        pick_up(dice, seed, first + deal)
        set_up(dealt, known)
        deal_unknown(dealt, unseen, lean, dice)
        start = dice[0]
        for number in range(len(candidates)):
            dice[0] = start
            set_up(state, dealt)
            play(state, seat, candidates[number], dice)
            play_out(state, brains, dice)
            score(state, strokes[deal, number])
