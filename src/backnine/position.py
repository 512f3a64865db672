"""A position: one moment of a match as a value and as text, what FEN is to chess (docs/position.md).

It may be open, or hold what one seat may know; a card that is not known is `?`. `write` gives the one drawing
of a position, `write_line` the same in one line for an address, a command line or a QR code, and
`position_reader.read` reads both.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from backnine.but import but
from backnine.cards import FACE_DOWN, Card, Pack
from backnine.games import Game, find_game
from backnine.hole import EVERYBODY, NOBODY, Hole, Layout, Seat, Slot, has_seen, only
from backnine.match import Match, Renewals, Shuffler, from_hole
from backnine.refused import Refused
from backnine.view import SeenSlot, View, view

UNKNOWN: Final = Card(FACE_DOWN)
OWNER_KNOWS, ALL_KNOW = "*", "!"


def as_it_lies(discards: Pack, renewal: int) -> Pack:
    """A position has no chance of its own: its discards are turned over, not shuffled."""
    return discards


@dataclass(frozen=True)
class Position:
    """A hole at one moment, with UNKNOWN for cards that are not known, and the totals of the match so far."""

    hole: Hole
    totals: tuple[int, ...]
    rules: int  # their version

    @property
    def game(self) -> Game:
        return find_game(self.hole.game)

    @property
    def players(self) -> int:
        return len(self.hole.layouts)

    @property
    def pack(self) -> Pack:
        return self.game.pack(self.hole.house, self.players)


# Where positions come from, and where they lead


def of_match(match: Match) -> Position:
    """With everything open. The seed stays behind."""
    return Position(but(match.hole, reshuffle=as_it_lies), match.totals, match.rules)


def of_view(seen: View, *, rules: int | None = None) -> Position:
    """As the seat of this view knows it, and nothing besides."""
    game = find_game(seen.game)
    version = game.version if rules is None else rules
    opening = seen.phase == game.opening
    hole = Hole(
        game=seen.game,
        house=seen.house,
        number=seen.hole,
        dealer=seen.dealer,
        seats=seen.seats,
        layouts=tuple(_layout_of(seen, owner) for owner in range(seen.players)),
        stock=(UNKNOWN,) * seen.stock,
        discard=seen.discard,
        phase=seen.phase,
        waiting=frozenset(seen.acting if opening else ()),
        turns=seen.turns,
        owed=seen.owed,
        reshuffle=as_it_lies,
        turn=seen.turn,
        held=(seen.held or UNKNOWN) if seen.held_from else None,
        held_from=seen.held_from,
        closer=seen.closer,
        renewals=seen.renewals,
        takes=seen.takes,
        ending=seen.scores[-1].ending if seen.phase == "over" else None,
        limited=version > game.unlimited,
    )
    return Position(hole, seen.totals, version)


def _layout_of(seen: View, owner: Seat) -> Layout:
    return tuple(
        Slot(slot.card or UNKNOWN, slot.up, _seen_by(slot, owner, seen.seat)) for slot in seen.layouts[owner]
    )


def _seen_by(slot: SeenSlot, owner: Seat, seat: Seat | None) -> int:
    if slot.known == "me" and seat is not None:
        return only(seat)
    return {"all": EVERYBODY, "none": NOBODY}.get(slot.known, only(owner))


def view_of(position: Position, seat: Seat | None, *, recall: bool) -> View:
    """What this seat sees there, as far as the position tells. Nothing is dealt."""
    seen = view(
        from_hole(position.hole, position.totals, _NoShuffle(), rules=position.rules), seat, recall=recall
    )
    layouts = tuple(
        tuple(slot._replace(card=_known(slot.card)) for slot in layout) for layout in seen.layouts
    )
    return seen._replace(layouts=layouts, held=_known(seen.held))


def open_view(position: Position) -> View:
    """All that the position names, whoever knows it."""
    seen = view_of(position, None, recall=False)
    layouts = tuple(
        tuple(told._replace(card=_known(slot.card)) for told, slot in zip(row, layout, strict=True))
        for row, layout in zip(seen.layouts, position.hole.layouts, strict=True)
    )
    return seen._replace(layouts=layouts, held=_known(position.hole.held))


def _known(card: Card | None) -> Card | None:
    return None if card == UNKNOWN else card


def tells_all(position: Position, seat: Seat) -> bool:
    """Does the position name every card that this seat knows?"""
    hole = position.hole
    slots = (slot for layout in hole.layouts for slot in layout)
    return not (
        any(slot.card == UNKNOWN and has_seen(slot.seen, seat) for slot in slots)
        or (hole.turn == seat and hole.held == UNKNOWN)
    )


def asked_seat(position: Position, seat: Seat | None) -> Seat:
    """For whom a bot or the coach is to think: the seat that was named, or who is to act."""
    hole = position.hole
    if hole.over:
        raise Refused("hole-is-over")
    chosen = hole.acting[0] if seat is None else seat
    if chosen not in hole.acting:
        raise Refused("not-your-turn")
    if not tells_all(position, chosen):
        raise Refused("position-not-told", seat=chosen)
    return chosen


class _NoShuffle:
    def order(self, label: str, cards: Pack, /) -> Pack:
        return cards


def dealt(position: Position, shuffle: Shuffler) -> Match:
    """A match that goes on from here: the cards that are not known are dealt from the rest of the pack."""
    hole = filled(position.hole, shuffle.order("position", unnamed(position)))
    hole = but(hole, reshuffle=Renewals(shuffle, hole.number))
    return from_hole(hole, position.totals, shuffle, rules=position.rules)


def filled(hole: Hole, cards: Iterable[Card]) -> Hole:
    """With these cards, one after the other, where cards are not known."""
    rest = iter(cards)
    layouts = tuple(
        tuple([slot._replace(card=next(rest)) if slot.card == UNKNOWN else slot for slot in layout])
        for layout in hole.layouts
    )
    held = next(rest) if hole.held == UNKNOWN else hole.held
    stock = tuple([next(rest) if card == UNKNOWN else card for card in hole.stock])
    return but(hole, layouts=layouts, held=held, stock=stock)


def unnamed(position: Position) -> Pack:
    """The cards of the pack that the position does not name, those that are alike together."""
    named = Counter(position.pack)
    named.subtract(cards_of(position.hole))
    return tuple((+named).elements())


def one_hole(position: Position) -> Position:
    """The same as a match of one hole, in which nothing but this hole counts. Everybody has to play it."""
    hole = position.hole
    if hole.over:
        raise Refused("hole-is-over")
    for seat in range(position.players):
        if seat not in hole.seats:
            raise Refused("position-sits-out", seat=seat)
    house = position.game.house(hole.house.said | {"holes": 1, "ties": "shared"})
    return Position(but(hole, house=house, number=1), (0,) * position.players, position.rules)


def cards_of(hole: Hole) -> list[Card]:
    """Every card of the hole."""
    laid = [slot.card for layout in hole.layouts for slot in layout]
    return [*laid, *hole.discard, *([hole.held] if hole.held else []), *hole.stock]


# Whose turn it is after so many


def turn_order(dealer: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """From the dealer's left on."""
    return tuple(sorted(seats, key=lambda seat: (seat <= dealer, seat)))


def spread(turns: int, dealer: Seat, seats: tuple[Seat, ...], players: int) -> tuple[int, ...]:
    """So many turns, by seat: nobody is ever more than one ahead."""
    order = turn_order(dealer, seats)
    each, more = divmod(turns, len(order))
    by_seat = {seat: each + (place < more) for place, seat in enumerate(order)}
    return tuple(by_seat.get(seat, 0) for seat in range(players))


# As text


def write(position: Position) -> str:
    """The one drawing of a position."""
    return "".join(f"{' '.join(words)}\n" for words in _lines(position))


def write_line(position: Position) -> str:
    """The same in one line of letters, digits and `-` `.` `:`, which no shell and no address takes amiss."""
    return ":".join(".".join(_in_letters(words)) for words in _lines(position))


def _in_letters(words: list[str]) -> Iterator[str]:
    for word in re.split("[ =,]", " ".join(words)):
        if word != "/":
            yield word.replace(">", "turn").translate(IN_LETTERS).lower()


IN_LETTERS: Final = str.maketrans({FACE_DOWN: "x", OWNER_KNOWS: "o", ALL_KNOW: "e", "_": "-"})


def _lines(position: Position) -> Iterator[list[str]]:
    hole = position.hole
    yield [hole.game, *filter(None, [str(hole.house)])]
    yield from (_seat_words(hole, seat, position.game.columns) for seat in range(position.players))
    yield ["stock", *_runs(hole.stock)]
    yield ["discard", *hole.discard]
    if hole.held:
        yield ["held", hole.held, "from", str(hole.held_from)]
    yield [
        "hole",
        str(hole.number),
        "dealer",
        str(hole.dealer),
        "turns",
        str(sum(hole.turns)),
        *_rarely(position),
    ]
    if any(position.totals):
        yield ["totals", *map(str, position.totals)]
    if hole.ending:
        yield ["ending", hole.ending]


def _rarely(position: Position) -> Iterator[str]:
    hole = position.hole
    if hole.renewals:
        yield from ("renewals", str(hole.renewals))
    if hole.takes:
        yield from ("takes", str(hole.takes))
    if position.rules != position.game.version:
        yield from ("rules", str(position.rules))


def _runs(cards: Pack) -> Iterator[str]:
    """The cards, and `71?` for so many in a row that are not known."""
    for card, run in groupby(cards):
        times = len(list(run))
        if card != UNKNOWN:
            yield from [card] * times
        else:
            yield FACE_DOWN if times == 1 else f"{times}{FACE_DOWN}"


def _seat_words(hole: Hole, seat: Seat, columns: int) -> list[str]:
    marks = {
        ">": hole.turn == seat,
        "closer": hole.closer == seat,
        "waiting": seat in hole.waiting,
        "out": seat not in hole.seats,
    }
    owes = ["owes", *map(str, hole.owed[seat])] if hole.owed[seat] else []
    layout = _layout_words(hole.layouts[seat], seat, columns)
    return [str(seat), *(mark for mark, holds in marks.items() if holds), *layout, *owes]


def _layout_words(layout: Layout, owner: Seat, columns: int) -> Iterator[str]:
    for place, slot in enumerate(layout):
        if place and place % columns == 0:
            yield "/"
        knower = {EVERYBODY: ALL_KNOW, only(owner): OWNER_KNOWS, NOBODY: ""}[slot.seen]
        named = "" if slot.card == UNKNOWN else slot.card
        yield slot.card if slot.up else f"{FACE_DOWN}{named}{knower}"
