"""Two ways to change every card that a seat may not know, and nothing else.

`rearranged` goes by the marks that the core keeps of who has seen what. `twins` does not trust them: it
works out from the rules what a seat gets to see.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from backnine import games
from backnine.cards import Card, Pack
from backnine.hole import Happening, Hole, Seat, has_seen
from backnine.house import House
from backnine.moves import Move
from tests.conformance.random_play import Table, hole_for, random_player

Moves = Sequence[tuple[Seat, Move]]
Knows = Callable[[Hole, Seat | None, Seat, int], bool]

FIRST_LOOK = {"near": (3, 4), 1: (3,), 4: (1, 2, 3, 4)}


# In the middle of a hole: the hidden cards change places


def remembers(hole: Hole, viewer: Seat | None, owner: Seat, place: int) -> bool:
    slot = hole.layouts[owner][place]
    return slot.up or has_seen(slot.seen, viewer)


def sees(hole: Hole, viewer: Seat | None, owner: Seat, place: int) -> bool:
    """Without recall only what lies face up counts."""
    return hole.layouts[owner][place].up


def rearranged(hole: Hole, viewer: Seat | None, dice: Random, knows: Knows = remembers) -> Hole:
    """The hole with stock, unknown face-down cards and another's drawn card shuffled among each other."""
    places = [
        (owner, place)
        for owner, layout in enumerate(hole.layouts)
        for place in range(len(layout))
        if not knows(hole, viewer, owner, place)
    ]
    secret_hand = hole.held_from == "stock" and hole.turn != viewer
    cards = [*hole.stock, *(hole.layouts[owner][place].card for owner, place in places)]
    cards += [hole.held] if secret_hand and hole.held else []
    dice.shuffle(cards)
    moved = iter(cards)
    hole = replace(hole, stock=tuple(next(moved) for _ in hole.stock))
    for owner, place in places:
        hole = _with_card(hole, owner, place, next(moved))
    return replace(hole, held=next(moved)) if secret_hand else hole


def _with_card(hole: Hole, owner: Seat, place: int, card: Card) -> Hole:
    layout = list(hole.layouts[owner])
    layout[place] = layout[place]._replace(card=card)
    return replace(hole, layouts=(*hole.layouts[:owner], tuple(layout), *hole.layouts[owner + 1 :]))


# From the deal: two packs that agree on every card the seat gets to see


@dataclass
class Packs:
    """The order of a dealt pack and of every renewed stock."""

    dealt: Pack
    renewed: dict[int, Pack] = field(default_factory=dict)

    def reshuffle(self, discards: Pack, renewal: int) -> Pack:
        assert sorted(self.renewed[renewal]) == sorted(discards), "a stock is renewed from the discards"
        return self.renewed[renewal]


class Numbered(Packs):
    """Packs whose cards are blank but for a number: no rule of play looks at a card's value."""

    def __init__(self, cards: int) -> None:
        super().__init__(tuple(Card(f"deal {place}") for place in range(cards)))

    def reshuffle(self, discards: Pack, renewal: int) -> Pack:
        self.renewed[renewal] = tuple(Card(f"renewal {renewal}, {place}") for place in range(len(discards)))
        return self.renewed[renewal]


def dealt_from(hole: Hole, packs: Packs) -> Hole:
    """The same deal from another pack; `hole` has just been dealt."""
    players = [seat for seat in hole.seats if seat > hole.dealer] + [
        s for s in hole.seats if s <= hole.dealer
    ]
    cards = iter(packs.dealt)
    hands: dict[Seat, list[Card]] = {seat: [] for seat in players}
    for _ in hole.layouts[hole.dealer]:
        for seat in players:
            hands[seat].append(next(cards))
    layouts = tuple(
        tuple(slot._replace(card=card) for slot, card in zip(layout, hands.get(seat, []), strict=True))
        for seat, layout in enumerate(hole.layouts)
    )
    discard = (next(cards),)
    return replace(hole, layouts=layouts, discard=discard, stock=tuple(cards), reshuffle=packs.reshuffle)


def told(hole: Hole, moves: Moves) -> Iterable[tuple[Hole, tuple[Happening, ...]]]:
    """The hole and what happened, deal first, then move by move."""
    yield hole, ()
    for seat, move in moves:
        hole, happened = games.play(hole, seat, move)
        yield hole, happened


def numbers_seen(start: Hole, moves: Moves, viewer: Seat | None) -> set[Card]:
    """Every numbered card that this seat gets to see in the course of these moves."""
    hole, seen = start, set(start.discard)
    for seat, move in moves:
        if seat == viewer and move.verb in ("look", "peek"):
            slots = (move.slot,) if move.slot else FIRST_LOOK[hole.house["look"]]
            seen |= {hole.layouts[seat][slot - 1].card for slot in slots}
        hole, _ = games.play(hole, seat, move)
        seen |= {*hole.discard, *(slot.card for layout in hole.layouts for slot in layout if slot.up)}
        if hole.held and (hole.held_from == "discard" or hole.turn == viewer):
            seen.add(hole.held)
    return seen


def _disguised(numbers: Pack, cards: Pack, seen: set[Card], dice: Random) -> Pack:
    """The cards, with those that were never seen in other places."""
    unseen = [place for place, number in enumerate(numbers) if number not in seen]
    others = dice.sample(unseen, len(unseen))
    moved = dict(zip(unseen, others, strict=True))
    return tuple(cards[moved.get(place, place)] for place in range(len(cards)))


@dataclass(frozen=True)
class Twins:
    """Two deals that one seat cannot tell apart while these moves are played."""

    one: Hole
    other: Hole
    moves: Moves


def twins(table: Table, house: House, viewer: Seat | None, moves: int, dice: Random) -> Twins:
    """A random hole, played for about so many moves, and its twin."""
    start = hole_for(table, house, tuple(range(table.players)), dice)
    one = Packs((), {})
    played: list[tuple[Seat, Move]] = []
    hole = replace(start, reshuffle=_remembering(one, dice))
    # Half of them stop with a drawn card in somebody's hand: the next move would show it to all.
    hand_up = dice.random() < 0.5
    while not hole.over and (len(played) < moves or (hand_up and hole.held_from != "stock")):
        played.append(random_player(hole, dice))
        hole, _ = games.play(hole, *played[-1])
    one.dealt = _pack_of(start)
    numbered = Numbered(len(one.dealt))
    seen = numbers_seen(dealt_from(start, numbered), played, viewer)
    other = Packs(
        _disguised(numbered.dealt, one.dealt, seen, dice),
        {n: _disguised(numbered.renewed[n], cards, seen, dice) for n, cards in one.renewed.items()},
    )
    return Twins(dealt_from(start, one), dealt_from(start, other), played)


def _remembering(packs: Packs, dice: Random) -> Callable[[Pack, int], Pack]:
    def reshuffle(discards: Pack, renewal: int) -> Pack:
        packs.renewed[renewal] = tuple(dice.sample(discards, len(discards)))
        return packs.renewed[renewal]

    return reshuffle


def _pack_of(hole: Hole) -> Pack:
    """The pack a hole has just been dealt from."""
    order = [seat for seat in hole.seats if seat > hole.dealer] + [s for s in hole.seats if s <= hole.dealer]
    rounds = zip(*[hole.layouts[seat] for seat in order], strict=True)
    return (*(slot.card for round_ in rounds for slot in round_), *hole.discard, *hole.stock)
