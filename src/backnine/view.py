"""What one seat may see: the only way out of the core to a bot, a screen, a socket or an adapter."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol

from backnine.cards import Card, Pack
from backnine.hole import EVERYBODY, Happening, Hole, Layout, Phase, Pile, Seat, Slot, has_seen
from backnine.house import House
from backnine.match import HoleScore, Match, Outcome, Pick, tied
from backnine.refused import Refused

Knower = Literal["all", "me", "owner", "none"]

LAYOUTS_KEPT = 3000  # a move changes one layout or none: the others need not be looked at again


class SeenSlot(NamedTuple):
    """A slot as a seat sees it: the card if it may, whether it lies face up, and who knows it."""

    card: Card | None
    up: bool
    known: Knower


class View(NamedTuple):
    """`layouts`, `turns`, `totals` and `owed` go by seat; who sits out a play-off has an empty layout."""

    game: str
    house: House
    seat: Seat | None
    hole: int
    holes: int
    dealer: Seat
    seats: tuple[Seat, ...]
    phase: Phase
    turn: Seat | None
    acting: tuple[Seat, ...]
    totals: tuple[int, ...]
    closer: Seat | None
    held: Card | None
    held_from: Pile | None
    stock: int
    discard: Pack
    layouts: tuple[tuple[SeenSlot, ...], ...]
    turns: tuple[int, ...]
    owed: tuple[tuple[int, ...], ...]
    renewals: int
    takes: int
    scores: tuple[HoleScore, ...]
    outcome: Outcome | None
    tied: tuple[Seat, ...]  # who must play on, once the regular holes are over
    draw: tuple[Pick, ...]

    @property
    def players(self) -> int:
        return len(self.layouts)


def view(match: Match, seat: Seat | None, *, recall: bool) -> View:
    """The match as this seat sees it; None is a spectator.

    With `recall` face-down cards show what the seat is entitled to remember (bots, research, a memory
    aid); without it they do not (screens of a memory game).
    """
    if seat is not None and seat not in range(match.players):
        raise Refused("no-such-seat", seat=seat, most=match.players - 1)
    return through_eyes(public_view(match), match, seat, recall=recall)


def public_view(match: Match) -> View:
    """What everybody may see."""
    hole = match.hole
    return View(
        game=hole.game,
        house=hole.house,
        seat=None,
        hole=hole.number,
        holes=match.holes,
        dealer=hole.dealer,
        seats=hole.seats,
        phase=hole.phase,
        turn=hole.turn,
        acting=hole.acting,
        totals=match.totals,
        closer=hole.closer,
        held=held_by(match, None),
        held_from=hole.held_from,
        stock=len(hole.stock),
        discard=hole.discard,
        layouts=_layouts(hole, None, recall=False),
        turns=hole.turns,
        owed=hole.owed,
        renewals=hole.renewals,
        takes=hole.takes,
        scores=match.scores,
        outcome=match.outcome,
        tied=tied(match),
        draw=match.draw,
    )


def through_eyes(public: View, match: Match, seat: Seat | None, *, recall: bool) -> View:
    """The public view of this match, with what this seat sees besides. Without secrets: a held card."""
    if seat is None and not recall:
        return public
    layouts = _layouts(match.hole, seat, recall=recall) if match.game.secrets else public.layouts
    return public._replace(seat=seat, held=held_by(match, seat), layouts=layouts)


def _layouts(hole: Hole, seat: Seat | None, *, recall: bool) -> tuple[tuple[SeenSlot, ...], ...]:
    return tuple([_layout(layout, owner, seat, recall) for owner, layout in enumerate(hole.layouts)])


@lru_cache(LAYOUTS_KEPT)
def _layout(layout: Layout, owner: Seat, seat: Seat | None, recall: bool) -> tuple[SeenSlot, ...]:
    return tuple([_slot(slot, owner, seat, recall) for slot in layout])


def glimpse(seen: View, happened: Iterable[Happening]) -> View:
    """The seat's view at the moment it looks: with the cards it has just looked or peeked at."""
    assert seen.seat is not None
    seat, looks = seen.seat, [each for each in happened if each.what in ("looked", "peeked")]
    looked = {each.slot: each.card_for(seat) for each in looks}
    own = tuple(
        slot._replace(card=looked.get(place, slot.card)) for place, slot in enumerate(seen.layouts[seat], 1)
    )
    return seen._replace(layouts=(*seen.layouts[:seat], own, *seen.layouts[seat + 1 :]))


def has_shown(before: Match, after: Match, seat: Seat, *, recall: bool) -> bool:
    """Whether a move has shown this seat a card that it did not see before it: one that nobody knew, or,
    without `recall`, one that it had to remember. The end of a hole shows everything."""
    old, new = before.hole, after.hole
    if new.over or (old.number, old.renewals, old.stock) != (new.number, new.renewals, new.stock):
        return True
    return any(
        cards_in(view(after, seat, recall=each)) - cards_in(view(before, seat, recall=each))
        for each in {True, recall}
    )


class ShowsCards(Protocol):
    """A view, here or as a message."""

    @property
    def held(self) -> str | None: ...
    @property
    def discard(self) -> Sequence[str]: ...
    @property
    def layouts(self) -> Sequence[Sequence["ShowsCard"]]: ...


class ShowsCard(Protocol):
    @property
    def card(self) -> str | None: ...


def cards_in(seen: ShowsCards) -> Counter[str]:
    """All that can be seen, wherever they lie."""
    lying = [slot.card for layout in seen.layouts for slot in layout]
    return Counter([card for card in (seen.held, *seen.discard, *lying) if card is not None])


def held_by(match: Match, seat: Seat | None) -> Card | None:
    """The drawn card for this seat: a stock card is seen by its drawer alone, a discard by all (PN-44)."""
    hole = match.hole
    return hole.held if hole.held_from == "discard" or hole.turn == seat else None


@lru_cache(8192)
def _slot(slot: Slot, owner: Seat, seat: Seat | None, recall: bool) -> SeenSlot:
    visible = slot.up or (recall and has_seen(slot.seen, seat))
    return SeenSlot(slot.card if visible else None, slot.up, _known(slot, owner, seat))


def _known(slot: Slot, owner: Seat, seat: Seat | None) -> Knower:
    if slot.seen == EVERYBODY:
        return "all"
    if has_seen(slot.seen, seat):
        return "me"
    return "owner" if has_seen(slot.seen, owner) else "none"
