"""From a seat's view of a Four-Card hole to rollouts: what it knows as a kernel state, what it does not as
the cards that may lie there. Nothing here sees more than the view."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import number_of
from backnine.games.four_card.fast import rules as fast
from backnine.games.four_card.rules import pack
from backnine.hole import EVERYBODY
from backnine.moves import Move
from backnine.view import SeenSlot, View

PHASES = {"first-look": fast.LOOKING, "draw": fast.DRAWING, "place": fast.PLACING, "over": fast.OVER}
PILES = {None: 0, "stock": fast.STOCK, "discard": fast.DISCARD}


class Known(NamedTuple):
    """What a seat knows of a hole: `state` with UNKNOWN cards in it, and all cards that it has not seen."""

    state: fast.HoleState
    unseen: fast.CardArray


def known(view: View) -> Known:
    """The view (with recall) as a state. `deal_unknown` makes it a hole that the seat could be in."""
    state = fast.table(view.players, view.house, dealer=view.dealer, seats=view.seats)
    state[fast.PHASE] = PHASES[view.phase]
    state[fast.WAITING] = sum(1 << seat for seat in view.acting) if view.phase == "first-look" else 0
    state[fast.TURN] = _or_none(view.turn)
    state[fast.CLOSER] = _or_none(view.closer)
    state[fast.HELD_FROM] = PILES[view.held_from]
    state[fast.RENEWALS] = view.renewals
    state[fast.TAKES] = view.takes
    if view.held_from:
        state[fast.HELD] = fast.UNKNOWN if view.held is None else fast.RANK[view.held]
    for seat in range(view.players):
        state[fast.TURNS + seat] = view.turns[seat]
        state[fast.OWED + seat] = sum(1 << slot - 1 for slot in view.owed[seat])
        for slot, seen in enumerate(view.layouts[seat]):
            place = 4 * seat + slot
            state[fast.CARDS + place] = fast.UNKNOWN if seen.card is None else fast.RANK[seen.card]
            state[fast.SEEN + place] = _seen_by(seen, seat)
    _piles(state, view)
    return Known(state, _unseen(view))


def _or_none(seat: int | None) -> int:
    return fast.NONE if seat is None else seat


def _seen_by(slot: SeenSlot, owner: int) -> int:
    """Nobody but its owner and everybody ever knows a card (FC-24)."""
    return {"all": EVERYBODY, "none": 0}.get(slot.known, 1 << owner)


def _piles(state: fast.HoleState, view: View) -> None:
    discards = fast.ranks(view.discard)
    state[fast.PILES : fast.PILES + len(discards)] = discards
    state[fast.DISCARDS] = len(discards)
    state[fast.TOP] = state[fast.ORDERED] = state[fast.PACK] - view.stock


def _unseen(view: View) -> fast.CardArray:
    """The pack less all cards that the view shows."""
    left = Counter(pack(view.house, view.players))
    left.subtract(view.discard)
    left.subtract(slot.card for layout in view.layouts for slot in layout if slot.card)
    left.subtract([view.held] if view.held else ())
    return fast.ranks(left.elements())


def rollouts(
    known: Known,
    seat: int,
    candidates: Sequence[Move],
    brains: fast.Policies,
    *,
    seed: int,
    deals: int,
    first: int = 0,
    lean: Iterable[float] | None = None,
) -> NDArray[np.int16]:
    """Strokes by deal of the unknown cards, candidate move and seat, the hole played out by the brains.

    All candidates are tried on the same deals. `lean` says by rank how likely an owner who has seen a card
    would still have it.
    """
    strokes = np.zeros((deals, len(candidates), len(brains)), np.int16)
    numbers = np.array([number_of(move) for move in candidates], np.int64)
    leaning = fast.NO_LEAN if lean is None else np.array(list(lean), np.float32)
    state, unseen = known
    fast.rollouts(state, unseen, leaning, seat, numbers, brains, seed, first, strokes)
    return strokes
