"""One deal of any golf game: slots, piles, phases, whose turn it is, and who has seen which card.

A `Hole` is an immutable value. The functions here are the gestures that all golf games share (draw,
take, place, toss, end the turn); a game in `games/` says when each is allowed and what it means.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, NamedTuple

from backnine.but import but
from backnine.cards import Card, Pack, write_layout
from backnine.house import House

Seat = int
Phase = Literal["tee-off", "first-look", "draw", "place", "over"]
Pile = Literal["stock", "discard"]
Ending = Literal["putt-out", "knock", "pace-of-play"]

# Who has seen a card: bit `seat` is set. All bits, the spectators' too, make EVERYBODY.
NOBODY = 0
EVERYBODY = -1

# Nobody means to finish a hole that has come so far (PN-42): turns in a row without a stock card,
MOST_TAKES = 100
# and turns of each player, unless a last round goes on.
MOST_TURNS = 100


def only(seat: Seat) -> int:
    return 1 << seat


def has_seen(seen: int, seat: Seat | None) -> bool:
    """A spectator (seat None) has seen only what everybody has."""
    return seen == EVERYBODY or (seat is not None and bool(seen >> seat & 1))


class Slot(NamedTuple):
    """A place in a layout."""

    card: Card
    up: bool = False
    seen: int = NOBODY

    def __repr__(self) -> str:
        return f"Slot({self.card if self.up else '?'})"


@cache
def face_up(card: Card) -> Slot:
    return Slot(card, True, EVERYBODY)


Layout = tuple[Slot, ...]
Reshuffle = Callable[[Pack, int], Pack]


class Happening(NamedTuple):
    """Something that happened, for logs, screens and narration. `seen` says who may know `card`."""

    what: Literal[
        "flipped", "looked", "declined", "peeked", "drew", "took", "placed", "discarded",
        "turned-up", "passed", "knocked", "putted-out", "renewed", "hole-over",
    ]  # fmt: skip
    seat: Seat | None = None
    slot: int | None = None
    card: Card | None = None
    seen: int = EVERYBODY
    reason: Ending | None = None

    def told_to(self, seat: Seat | None) -> "Happening":
        """The same, less the card if this seat (or a spectator, None) may not know it."""
        return self._replace(card=self.card_for(seat), seen=EVERYBODY)

    def card_for(self, seat: Seat | None) -> Card | None:
        """The card, if this seat (or a spectator, None) may know it."""
        return self.card if has_seen(self.seen, seat) else None

    def __repr__(self) -> str:
        public = self.told_to(None)
        return f"Happening({' '.join(str(part) for part in public[:4] if part is not None)})"


@dataclass(frozen=True, eq=True, repr=False)
class Hole:
    """The state of one deal. `layouts`, `turns` and `owed` go by seat; who sits out has nothing there."""

    game: str
    house: House
    number: int
    dealer: Seat
    seats: tuple[Seat, ...]
    layouts: tuple[Layout, ...]
    stock: Pack  # top first
    discard: Pack  # top last
    phase: Phase
    waiting: frozenset[Seat]  # who has still to tee off or look
    turns: tuple[int, ...]  # turns finished
    owed: tuple[tuple[int, ...], ...]  # slots peeked at that must be replaced (FC-25)
    reshuffle: Reshuffle = field(compare=False)
    turn: Seat | None = None
    held: Card | None = None
    held_from: Pile | None = None
    closer: Seat | None = None
    renewals: int = 0
    takes: int = 0  # turns in a row that began with a discard
    ending: Ending | None = None
    limited: bool = True  # the first rules had no limit of turns

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats the hole waits for: several at the tee-off and the first look, else one."""
        if self.turn is not None:
            return (self.turn,)
        return tuple(sorted(self.waiting))

    def __repr__(self) -> str:
        """What a spectator sees: a log must never hold more."""
        shown = [
            write_layout([slot.card if slot.up else None for slot in lay], len(lay))
            for lay in self.layouts
            if lay
        ]
        return f"<Hole {self.number} {self.game} {self.phase} turn={self.turn} {shown} {self.discard[-1:]}>"


AfterMove = tuple[Hole, tuple[Happening, ...]]


def deal(
    game: str,
    house: House,
    cards: Pack,
    *,
    players: int,
    per_player: int,
    phase: Phase,
    number: int,
    dealer: Seat,
    seats: Iterable[Seat],
    reshuffle: Reshuffle,
    limited: bool = True,
) -> Hole:
    """Deal one card at a time from the dealer's left, then turn up the first discard."""
    seats = tuple(seats)
    order = _from_left_of(dealer, seats)
    dealt = len(order) * per_player
    hands = {seat: cards[place : dealt : len(order)] for place, seat in enumerate(order)}
    layouts = tuple(tuple(Slot(card) for card in hands.get(seat, ())) for seat in range(players))
    return Hole(
        game=game,
        house=house,
        number=number,
        dealer=dealer,
        seats=seats,
        layouts=layouts,
        stock=cards[dealt + 1 :],
        discard=cards[dealt : dealt + 1],
        phase=phase,
        waiting=frozenset(seats),
        turns=(0,) * players,
        owed=((),) * players,
        reshuffle=reshuffle,
        limited=limited,
    )


def _from_left_of(dealer: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat > dealer) + tuple(seat for seat in seats if seat <= dealer)


def left_of(seat: Seat, seats: tuple[Seat, ...]) -> Seat:
    """The next of `seats` clockwise; `seat` itself need not be among them."""
    for other in seats:
        if other > seat:
            return other
    return seats[0]


# The gestures


def first_turn(hole: Hole) -> Hole:
    """Everybody has teed off or looked: the player on the dealer's left starts (PN-04, FC-06)."""
    return but(hole, phase="draw", turn=left_of(hole.dealer, hole.seats))


def ready(hole: Hole, seat: Seat) -> Hole:
    """This seat has teed off or looked; the last one to do so starts play."""
    hole = but(hole, waiting=hole.waiting - {seat})
    return hole if hole.waiting else first_turn(hole)


def with_slot(hole: Hole, seat: Seat, number: int, slot: Slot) -> tuple[Layout, ...]:
    """The layouts with one slot changed."""
    layouts = hole.layouts
    layout = layouts[seat]
    layout = (*layout[: number - 1], slot, *layout[number:])
    return (*layouts[:seat], layout, *layouts[seat + 1 :])


def turn_up(hole: Hole, seat: Seat, number: int) -> Hole:
    card = hole.layouts[seat][number - 1].card
    return but(hole, layouts=with_slot(hole, seat, number, face_up(card)))


def draw(hole: Hole, seat: Seat) -> AfterMove:
    """The top of the stock, seen by the drawer alone (PN-44). An empty stock is renewed first
    (PN-41), or ends the hole when it has been renewed often enough (PN-42)."""
    happened: tuple[Happening, ...] = ()
    if not hole.stock:
        if hole.renewals >= hole.house.number("renewals"):
            return finish(hole, "pace-of-play")
        hole = _renew(hole)
        happened = (Happening("renewed", seat),)
    card = hole.stock[0]
    drawn = but(hole, stock=hole.stock[1:], held=card, held_from="stock", phase="place", takes=0)
    return drawn, (*happened, Happening("drew", seat, None, card, only(seat)))


def _renew(hole: Hole) -> Hole:
    """All discards but the top one are shuffled into a new stock (PN-41)."""
    renewals = hole.renewals + 1
    stock = hole.reshuffle(hole.discard[:-1], renewals)
    return but(hole, stock=stock, discard=hole.discard[-1:], renewals=renewals)


def take(hole: Hole, seat: Seat) -> AfterMove:
    """The top of the discard pile, known to all."""
    card = hole.discard[-1]
    taken = but(
        hole, discard=hole.discard[:-1], held=card, held_from="discard", phase="place", takes=hole.takes + 1
    )
    return taken, (Happening("took", seat, None, card),)


def place(hole: Hole, seat: Seat, number: int, new: Slot) -> AfterMove:
    """The held card goes into a slot as `new`; the card that was there is discarded. The turn goes on."""
    old = hole.layouts[seat][number - 1]
    placed = but(
        hole,
        layouts=with_slot(hole, seat, number, new),
        discard=(*hole.discard, old.card),
        held=None,
        held_from=None,
    )
    return placed, (
        Happening("placed", seat, number, new.card, new.seen),
        Happening("discarded", seat, number, old.card),
    )


def toss(hole: Hole, seat: Seat) -> AfterMove:
    """The held card is discarded. The turn goes on."""
    assert hole.held is not None
    tossed = but(hole, discard=(*hole.discard, hole.held), held=None, held_from=None)
    return tossed, (Happening("discarded", seat, None, hole.held),)


def close(hole: Hole, seat: Seat) -> Hole:
    """This seat putts out or knocks: every other seat has one more turn (PN-15, FC-10)."""
    return but(hole, closer=seat)


def end_turn(hole: Hole, seat: Seat, ending: Ending) -> AfterMove:
    """On to the next seat, or to the end of the hole when the last round is over (PN-16, PN-17)
    or nobody has drawn for too long or everybody has had too many turns (PN-42)."""
    turns = hole.turns
    turns = (*turns[:seat], turns[seat] + 1, *turns[seat + 1 :])
    upcoming = left_of(seat, hole.seats)
    if upcoming == hole.closer:
        return finish(but(hole, turns=turns), ending)
    too_long = hole.limited and hole.closer is None and turns[upcoming] >= MOST_TURNS
    if hole.takes >= MOST_TAKES or too_long:
        return finish(but(hole, turns=turns), "pace-of-play")
    return but(hole, phase="draw", turn=upcoming, turns=turns), ()


def finish(hole: Hole, ending: Ending) -> AfterMove:
    """Everything is turned up where it lies."""
    layouts = tuple(tuple(face_up(slot.card) for slot in layout) for layout in hole.layouts)
    over = but(hole, phase="over", turn=None, layouts=layouts, ending=ending)
    return over, (Happening("hole-over", reason=ending),)
