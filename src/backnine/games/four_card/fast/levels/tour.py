"""Tour, compiled: `bots/tour.py` with the same reading of the table, the same budgets and the same dice."""

from typing import Final, NamedTuple

import numpy as np

from backnine.fast.kernel import GOLDEN, TOSS, DiceState, Floats, bare, copy, lowest_bit, mixed, wide
from backnine.games.four_card.bots.tour import (
    A_STROKE,
    DEALS,
    USUAL_BUDGET,
    chances,
    strays,
    they_knock_at,
)
from backnine.games.four_card.fast.levels.reading import KEPT, LEFT, RANKS, count_unseen
from backnine.games.four_card.fast.levels.sight import RANK_BITS
from backnine.games.four_card.fast.rules import (
    CARDS,
    DISCARDS,
    HELD,
    NONE,
    PILES,
    PLAYERS,
    PLAYING,
    SEEN,
    SETTINGS,
    STEADY,
    TURNS,
    UNKNOWN,
    HoleState,
    Policies,
    brains,
    turn_moves,
)
from backnine.games.four_card.fast.search import MOVES, WITHOUT_KNOCKING, SolverDesk, search
from backnine.games.four_card.fast.search import USUAL as THEIR_WAY
from backnine.hole import EVERYBODY

USUAL: Final = USUAL_BUDGET  # milliseconds that pay
_SEED_BITS: Final = np.uint64(62)


class TourBooks(NamedTuple):
    """What tour knows of a match beforehand."""

    others: Policies  # by how many play: how the others do
    own: Policies
    chance: Floats  # by how many play (two, or more), holes to come and lead: how likely the match is won
    luck: Floats  # by the same, but for the lead: how far each of the others may stray


def tour_books(players: int, holes: int) -> TourBooks:
    spreads = [strays(left) for left in range(holes)]
    return TourBooks(
        brains(*[(STEADY, they_knock_at(playing), *THEIR_WAY) for playing in range(players + 1)]),
        brains(WITHOUT_KNOCKING),
        np.array([[chances(spread, two=two) for spread in spreads] for two in (True, False)]),
        np.array([np.zeros(holes), spreads]),
    )


@bare
def tour(
    state: HoleState,
    seat: int,
    budget: int,
    pack: Floats,
    left: int,
    books: TourBooks,
    notes: Floats,
    desk: SolverDesk,
    dice: DiceState,
) -> int:
    """Its move, with so many milliseconds and holes to come, and with the totals on the desk."""
    legal = turn_moves(state, seat)
    if legal & (legal - 1) == 0:
        return lowest_bit(legal)
    _look_round(state, seat, pack, books, notes, desk)
    dice[0] += GOLDEN
    seed = wide(int(mixed(dice[0]) >> np.uint64(64) - _SEED_BITS))
    more = int(state[PLAYING] > 2)
    chance, luck = books.chance[more, left], books.luck[more, left]
    search(seat, legal, A_STROKE, chance, luck, DEALS * budget, seed, desk)
    return _best(legal, desk.worths)


@bare
def _best(legal: int, worths: Floats) -> int:
    """The first of those worth most. A card that is thrown away comes last among them, as in the rules."""
    best, most = TOSS, -np.inf
    for move in range(MOVES):
        if move != TOSS and legal >> move & 1 and worths[move] > most:
            best, most = move, worths[move]
    return TOSS if legal >> TOSS & 1 and worths[TOSS] > most else best


@bare
def _look_round(
    state: HoleState, seat: int, pack: Floats, books: TourBooks, notes: Floats, desk: SolverDesk
) -> None:
    """What the seat sees, which of it the others know, and how they play."""
    _see(state, seat, desk.known)
    count_unseen(state, seat, pack, notes)
    for rank in range(RANKS):
        desk.unseen[rank] = int(notes[LEFT + rank])
    for owner in range(wide(state[PLAYERS])):
        copy(desk.brains[owner], books.own[0] if owner == seat else books.others[state[PLAYING]], SETTINGS)
        for slot in range(4):
            _note_kept(state, owner, slot, desk.keeps)


@bare
def _see(state: HoleState, seat: int, known: HoleState) -> None:
    """All but the stock and the cards that the seat does not know. Suits do not matter here."""
    copy(known, state, PILES)
    if state[HELD] != NONE:
        known[HELD] = state[HELD] & RANK_BITS
    for place in range(4 * wide(state[PLAYERS])):
        if state[CARDS + place] != NONE:
            seen = state[SEEN + place] >> seat & 1
            known[CARDS + place] = state[CARDS + place] & RANK_BITS if seen else UNKNOWN
    for place in range(PILES, PILES + wide(state[DISCARDS])):
        known[place] = state[place] & RANK_BITS


@bare
def _note_kept(state: HoleState, owner: int, slot: int, keeps: Floats) -> None:
    """How likely the owner would have kept such a card there: any, unless it knows the card."""
    place = 4 * owner + slot
    alone = state[SEEN + place] != 0 and state[SEEN + place] != EVERYBODY
    for rank in range(RANKS):
        keeps[place, rank] = KEPT[slot // 2, state[TURNS + owner], rank] if alone else 1.0
