"""What a Four-Card seat should do: its own side of the hole solved as a solitaire against the clock."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import (
    DRAW,
    KNOCK,
    SWAP,
    TAKE,
    TOSS,
    Floats,
    bare,
    mask_of,
    number_of,
    wide,
)
from backnine.games.four_card.fast import rules as fast
from backnine.games.four_card.fast.clock import (
    EVENTS,
    KNOCKING,
    ROUNDS,
    WIDTH,
    ClockTable,
    Sight,
    Stakes,
    Workspace,
    new_workspace,
    read_clock,
)
from backnine.games.four_card.fast.solitaire import (
    Solitaire,
    SquareNumbers,
    after_turn,
    final,
    new_solitaire,
    reach,
    solve,
)
from backnine.games.four_card.fast.squares import Shorts, code, squares
from backnine.games.four_card.fast.views import known as known_to
from backnine.moves import Move
from backnine.view import View

NEVER: Final = -1e9
GIFTS: Final = (0, 2, 4, 6, 9)  # values of discards whose effect is looked at; others lie between
USUAL: Final = (0.25, 4, 4, 10, 5.8, -1, 0.5)  # how the others play, but for their knock count
WITHOUT_KNOCKING: Final = (fast.STEADY, -100, 0, 0, -100, -100, 5.8, -1, 0.5)
MOVES: Final = SWAP + 4  # the numbers of those that are weighed are below it
_RANKS: Final = len(fast.VALUE)
_AT_LEAST: Final = 0.01  # of the cards of a rank that nobody has shown, so many are in the stock


class Reading(NamedTuple):
    """What a bot makes of the table."""

    keeps: Sequence[Sequence[float]]  # by place (four a seat) and rank: how likely its owner has kept a card
    knock_at: Sequence[float]  # by seat: the count at which it usually knocks
    stroke: float  # what a stroke is worth, as long as nothing is at stake but strokes
    chance: Sequence[float]  # by lead over the best of the others, from -FARTHEST up: what that is worth
    totals: Sequence[float]  # by seat
    luck: float  # how far each of the others may still stray in the holes to come


class SolverDesk(NamedTuple):
    """What a search goes by, filled by whoever asks, and what it writes on."""

    known: fast.HoleState
    unseen: Shorts  # cards by rank
    keeps: Floats
    brains: fast.Policies
    totals: Floats
    gifts: Shorts  # a rank of each of their values
    like_gifts: Floats  # by kind of a discard and gift
    own: SquareNumbers  # the kinds in the four slots
    starts: SquareNumbers  # the square as it is, and with the card that may be put in each of the slots
    room: Workspace
    clock: ClockTable
    first: ClockTable
    seen: NDArray[np.bool_]
    found: SquareNumbers
    cards: Floats  # by rank: how many are likely in the stock
    game: Solitaire
    rows: Floats  # by square: four to write on, then those below
    later: Floats  # by round and square
    after: Floats  # by gift and square: what it is worth once the turn is over
    worths: Floats  # by move


_NOW, _KNOCK, _NEXT_KNOCK = 4, 5, 6  # among the rows
_ROWS: Final = 7


def new_solver(players: int, pairs_cancel: bool, jokers: bool) -> SolverDesk:
    every = squares(pairs_cancel, jokers)
    size = every.strokes.size
    return SolverDesk(
        known=np.zeros(fast.SIZE, np.int16),
        unseen=np.zeros(_RANKS, np.int16),
        keeps=np.zeros((4 * players, _RANKS)),
        brains=np.zeros((players, fast.SETTINGS), np.float32),
        totals=np.zeros(players),
        gifts=_gift_ranks(),
        like_gifts=_like_gifts(pairs_cancel, jokers),
        own=np.zeros(4, np.int64),
        starts=np.zeros(5, np.int64),
        room=new_workspace(players),
        clock=np.zeros((ROUNDS + 1, EVENTS, WIDTH)),
        first=np.zeros((2 * len(GIFTS) + 1, EVENTS, WIDTH)),
        seen=np.zeros(size, np.bool_),
        found=np.zeros(size, np.int64),
        cards=np.zeros(_RANKS),
        game=new_solitaire(every),
        rows=np.zeros((_ROWS, size)),
        later=np.zeros((ROUNDS + 1, size)),
        after=np.zeros((len(GIFTS), size)),
        worths=np.zeros(MOVES),
    )


@cache
def _like_gifts(pairs_cancel: bool, jokers: bool) -> Floats:
    """How much a discard of each kind is like each of the gifts."""
    values = squares(pairs_cancel, jokers).value
    return np.array([[np.interp(value, GIFTS, row) for row in np.eye(len(GIFTS))] for value in values])


@cache
def _gift_ranks() -> Shorts:
    return np.array([list(fast.VALUE).index(value) for value in GIFTS], np.int16)


def weigh(view: View, moves: Sequence[Move], reading: Reading, deals: int, seed: int) -> dict[Move, float]:
    """What each of the moves is worth."""
    assert view.seat is not None
    desk = new_solver(view.players, bool(view.house["pairs_cancel"]), bool(view.house["jokers"]))
    known, unseen = known_to(view)
    desk.known[:] = known
    desk.unseen[:] = np.bincount(unseen, minlength=_RANKS)
    desk.keeps[:] = reading.keeps
    brains = [(fast.STEADY, low, *USUAL) for low in reading.knock_at]
    brains[view.seat] = WITHOUT_KNOCKING
    desk.brains[:] = fast.brains(*brains)
    desk.totals[:] = reading.totals
    chance = np.array(reading.chance)
    search(view.seat, mask_of(moves), reading.stroke, chance, reading.luck, deals, seed, desk)
    return {move: float(desk.worths[number_of(move)]) for move in moves}


@bare
def search(
    seat: int,
    legal: int,
    stroke: float,
    chance: Floats,
    luck: float,
    deals: int,
    seed: int,
    desk: SolverDesk,
) -> None:
    """What each legal move of the seat's turn is worth, on so many deals; the desk says what it goes by."""
    stakes = Stakes(stroke, desk.totals, chance, luck)
    sight = Sight(seat, desk.known, desk.unseen, desk.keeps, desk.brains, stakes, desk.game.squares.kind)
    read_clock(sight, desk.gifts, deals, seed, desk.room, desk.clock, desk.first)
    _count_stock(desk)
    card = _take_in(seat, desk)
    _solve_squares(desk)
    for move in range(MOVES):
        if legal >> move & 1:
            desk.worths[move] = _worth(move, card, desk)


@bare
def _count_stock(desk: SolverDesk) -> None:
    """The chance of each kind of card in the stock: what is unseen, less what the others likely have."""
    cards, left, total = desk.cards, desk.unseen, 0.0
    for rank in range(_RANKS):
        cards[rank] = left[rank]
    for place in range(4 * wide(desk.known[fast.PLAYERS])):
        if desk.known[fast.CARDS + place] == fast.UNKNOWN:
            likely = 0.0
            for rank in range(_RANKS):
                likely += left[rank] * desk.keeps[place, rank]
            for rank in range(_RANKS):
                cards[rank] -= left[rank] * desk.keeps[place, rank] / likely
    for rank in range(_RANKS):
        cards[rank] = max(cards[rank], _AT_LEAST * left[rank])
        total += cards[rank]
    desk.game.stock[:] = 0.0
    for rank in range(_RANKS):
        desk.game.stock[desk.game.squares.kind[rank]] += cards[rank]
    for kind in range(desk.game.stock.size):
        desk.game.stock[kind] /= total


@bare
def _take_in(seat: int, desk: SolverDesk) -> int:
    """The seat's own square, and what it is with the card in hand, or the top discard, in each of the slots.
    The kind of that card."""
    known, kinds, own = desk.known, desk.game.squares.kind, desk.own
    for slot in range(4):
        card = known[fast.CARDS + 4 * seat + slot]
        own[slot] = desk.game.squares.value.size if card == fast.UNKNOWN else kinds[card]
    placing = known[fast.PHASE] == fast.PLACING
    top = known[fast.HELD] if placing else known[fast.PILES + known[fast.DISCARDS] - 1]
    card = wide(kinds[top])
    desk.starts[4] = _with(4, card, desk)
    for slot in range(4):
        desk.starts[slot] = _with(slot, card, desk)
    return card


@bare
def _with(slot: int, kind: int, desk: SolverDesk) -> int:
    """The number of the square with a card of this kind in the slot, or as it is: `slot` is 4 then."""
    own = desk.own
    old = own[slot & 3]
    if slot < 4:
        own[slot] = kind
    number = desk.game.squares.number[code(own[0], own[1], own[2], own[3], desk.game.squares.value.size + 1)]
    own[slot & 3] = old
    return wide(number)


@bare
def _solve_squares(desk: SolverDesk) -> None:
    """What the squares are worth that may come of these: by gift once the turn is over, and if the seat
    knocks now."""
    rows, first = desk.rows, desk.first
    rows[:] = 0.0
    rows[_KNOCK] = NEVER
    desk.later[:] = 0.0
    desk.after[:] = NEVER
    within = desk.found[: reach(desk.game.squares, desk.starts, desk.seen, desk.found)]
    game = desk.game
    game = Solitaire(game.squares, within, game.stock, game.odds, game.lies, game.placed)
    final(game, desk.clock, 0, KNOCKING, rows[_KNOCK])
    final(game, desk.clock, 1, KNOCKING, rows[_NEXT_KNOCK])
    solve(game, desk.clock, desk.later, rows)
    now = rows[_NOW]
    for gift in range(len(GIFTS)):
        final(game, first, 2 * gift + 1, KNOCKING, now)
        for square in within:  # what the gift helps the others as if it were knocked next turn
            now[square] += desk.later[1, square] - rows[_NEXT_KNOCK, square]
        after_turn(game, first, 2 * gift, now, desk.after[gift], rows)


# What a move is worth


@bare
def _worth(move: int, card: int, desk: SolverDesk) -> float:
    """`card` is the kind of the one in hand, or of the top discard."""
    if move == KNOCK:
        return float(desk.rows[_KNOCK, desk.starts[4]])
    if move == TAKE:
        return _best_place(card, desk)
    if move == TOSS:
        return _tossed(card, desk)
    if move != DRAW:
        return _placed(card, move - SWAP, desk)
    worth = 0.0
    for kind in range(desk.game.stock.size):
        if desk.game.stock[kind] != 0:
            worth += desk.game.stock[kind] * max(_best_place(kind, desk), _tossed(kind, desk))
    return worth


@bare
def _best_place(kind: int, desk: SolverDesk) -> float:
    best = _placed(kind, 0, desk)
    for slot in range(1, 4):
        best = max(best, _placed(kind, slot, desk))
    return best


@bare
def _placed(kind: int, slot: int, desk: SolverDesk) -> float:
    return _leaving(wide(desk.own[slot]), _with(slot, kind, desk), desk)


@bare
def _tossed(kind: int, desk: SolverDesk) -> float:
    return _leaving(kind, wide(desk.starts[4]), desk)


@bare
def _leaving(kind: int, square: int, desk: SolverDesk) -> float:
    """What the square is worth when such a card is left to the next player; one not known may be any."""
    worth = 0.0
    for gift in range(len(GIFTS)):
        worth += _like(kind, gift, desk) * desk.after[gift, square]
    return worth


@bare
def _like(kind: int, gift: int, desk: SolverDesk) -> float:
    if kind < desk.game.squares.value.size:
        return float(desk.like_gifts[kind, gift])
    likely = 0.0
    for each in range(desk.game.stock.size):
        likely += desk.game.stock[each] * desk.like_gifts[each, gift]
    return likely
