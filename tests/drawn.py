"""Tables drawn as text, so that a test shows its position at a glance.

    play-nine closer_penalty           the game, then the house rules (`key=value,key`) if any
    0 >      3 ?7 12 ?0 / 5 ?H ?1 2    `>`: it is this seat's turn
    1 closer 7 7 4 1 / 9 0 0 2         who has putted out or knocked
    2 out                              sits out this hole
    stock 5 9 0                        top first
    discard 3 12                       top last
    held 7 from stock                  the card in the hand of the seat whose turn it is
    dealer 1                           if left unsaid, the last seat deals

Cards: `7` lies face up; `?7` face down and seen by nobody; `?7S*` face down and known to its owner;
`?7S!` face down and known to all. A seat may also be `waiting` (to tee off or to look), and after its
cards may come `owes 1 3` (slots it peeked at) and `turns 2` (turns finished; compared only if said).
Piles may share a line, and `hole 3`, `renewals 1`, `takes 99` (turns in a row that began with a discard;
compared only if said) and `ending knock` may stand among them. A stock that
is renewed is not shuffled: the lowest discard becomes its top card.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

import pytest

from backnine import games
from backnine.cards import Card, Pack
from backnine.games import Game, find_game
from backnine.hole import EVERYBODY, NOBODY, Ending, Happening, Hole, Layout, Phase, Pile, Seat, Slot, only
from backnine.moves import Move
from backnine.refused import Refused

_SEAT_WORDS: Final = ("owes", "turns")
_TABLE_WORDS: Final = ("stock", "discard", "held", "from", "dealer", "hole", "renewals", "takes", "ending")

Words = dict[str, list[str]]


def _by_keyword(words: Sequence[str], keywords: Sequence[str]) -> Words:
    """The words after each keyword; those before the first one are under ''."""
    found: Words = {"": []}
    key = ""
    for word in words:
        # `from stock`: here `stock` is a value
        if word in keywords and key != "from":
            key = word
            found[key] = []
        else:
            found[key].append(word)
            key = "" if key == "from" else key
    return found


# Reading a table


@dataclass(frozen=True)
class _Seat:
    marks: tuple[str, ...]
    layout: Layout
    owes: tuple[int, ...]
    turns: int


def _read_seat(seat: Seat, words: Sequence[str]) -> _Seat:
    said = _by_keyword(words, _SEAT_WORDS)
    marks = tuple(word for word in said[""] if word in (">", "closer", "waiting", "out"))
    cards = [word for word in said[""] if word not in marks and word != "/"]
    return _Seat(
        marks,
        tuple(_read_slot(word, seat) for word in cards),
        tuple(map(int, said.get("owes", []))),
        int(said.get("turns", ["0"])[0]),
    )


def _read_slot(word: str, owner: Seat) -> Slot:
    if not word.startswith("?"):
        return Slot(Card(word), True, EVERYBODY)
    card = Card(word.strip("?*!"))
    seen = EVERYBODY if word.endswith("!") else only(owner) if word.endswith("*") else NOBODY
    return Slot(card, False, seen)


def draw_table(text: str) -> Hole:
    """The hole that the drawing shows."""
    first, *rest = (line.split() for line in text.strip().splitlines())
    game = find_game(first[0])
    seats = [_read_seat(int(words[0]), words[1:]) for words in rest if words[0].isdigit()]
    piles = [word for words in rest if not words[0].isdigit() for word in words]
    said = _by_keyword(piles, _TABLE_WORDS)
    return _hole(game, " ".join(first[1:]), seats, said)


def _hole(game: Game, house: str, drawn: Sequence[_Seat], said: Words) -> Hole:
    playing = tuple(seat for seat, place in enumerate(drawn) if "out" not in place.marks)
    held = said.get("held", [])
    ending = said.get("ending", [])
    return Hole(
        game=game.name,
        house=game.house(house),
        number=_one_number(said, "hole", 1),
        dealer=_one_number(said, "dealer", playing[-1]),
        seats=playing,
        layouts=tuple(place.layout for place in drawn),
        stock=tuple(map(Card, said.get("stock", []))),
        discard=tuple(map(Card, said.get("discard", []))),
        phase=_phase(game, drawn, said),
        waiting=frozenset(seat for seat, place in enumerate(drawn) if "waiting" in place.marks),
        turns=tuple(place.turns for place in drawn),
        owed=tuple(place.owes for place in drawn),
        reshuffle=lambda cards, renewal: cards,
        turn=_marked(drawn, ">"),
        held=Card(held[0]) if held else None,
        held_from=cast(Pile, said["from"][0]) if held else None,
        closer=_marked(drawn, "closer"),
        renewals=_one_number(said, "renewals", 0),
        takes=_one_number(said, "takes", 0),
        ending=cast(Ending, ending[0]) if ending else None,
    )


def _one_number(said: Words, key: str, unsaid: int) -> int:
    return int(said[key][0]) if key in said else unsaid


def _marked(drawn: Sequence[_Seat], mark: str) -> Seat | None:
    return next((seat for seat, place in enumerate(drawn) if mark in place.marks), None)


def _phase(game: Game, drawn: Sequence[_Seat], said: Words) -> Phase:
    if "ending" in said:
        return "over"
    if any("waiting" in place.marks for place in drawn):
        return game.opening
    return "place" if "held" in said else "draw"


# Writing a table


def write_table(hole: Hole, *, turns: bool = True, takes: bool = True) -> str:
    """The one drawing of a hole; `draw_table` reads it back."""
    lines = [f"{hole.game} {hole.house}".strip()]
    lines += [_write_seat(hole, seat, turns) for seat in range(len(hole.layouts))]
    lines += [" ".join(["stock", *hole.stock]), " ".join(["discard", *hole.discard])]
    lines += [f"held {hole.held} from {hole.held_from}"] if hole.held else []
    lines += [f"dealer {hole.dealer} hole {hole.number} renewals {hole.renewals}"]
    lines += [f"takes {hole.takes}"] if takes else []
    lines += [f"ending {hole.ending}"] if hole.ending else []
    return "\n".join(lines)


def _write_seat(hole: Hole, seat: Seat, turns: bool) -> str:
    marks = {
        ">": hole.turn == seat,
        "closer": hole.closer == seat,
        "waiting": seat in hole.waiting,
        "out": seat not in hole.seats,
    }
    words = [str(seat), *(mark for mark, holds in marks.items() if holds)]
    words += _write_layout(hole.layouts[seat], seat, find_game(hole.game).columns)
    words += ["owes", *map(str, hole.owed[seat])] if hole.owed[seat] else []
    words += ["turns", str(hole.turns[seat])] if turns and seat in hole.seats else []
    return " ".join(words)


def _write_layout(layout: Layout, owner: Seat, columns: int) -> Iterator[str]:
    for place, slot in enumerate(layout):
        if place and place % columns == 0:
            yield "/"
        knower = {EVERYBODY: "!", only(owner): "*", NOBODY: ""}[slot.seen]
        yield slot.card if slot.up else f"?{slot.card}{knower}"


# Playing on it


def _read_line(line: str) -> tuple[Seat, list[Move]]:
    """Moves as a record writes them: `0: draw, swap 3`."""
    seat, _, moves = line.partition(": ")
    return int(seat), [Move.read(word) for word in moves.split(", ")]


def happened(table: str | Hole, *lines: str) -> tuple[Hole, tuple[Happening, ...]]:
    """The hole after these moves, and what the last of them brought about."""
    hole = draw_table(table) if isinstance(table, str) else table
    last: tuple[Happening, ...] = ()
    for seat, moves in map(_read_line, lines):
        for move in moves:
            hole, last = games.play(hole, seat, move)
    return hole, last


def after(table: str | Hole, *lines: str) -> Hole:
    """The hole after these moves."""
    return happened(table, *lines)[0]


def legal(table: str | Hole, seat: Seat) -> list[str]:
    """What this seat may do, as text."""
    hole = draw_table(table) if isinstance(table, str) else table
    return [str(move) for move in games.moves(hole, seat)]


def refusal(table: str | Hole, line: str) -> str:
    """Why the move is refused; the refusal must also list what would have been legal."""
    (seat, (move,)) = _read_line(line)
    hole = draw_table(table) if isinstance(table, str) else table
    with pytest.raises(Refused) as caught:
        games.play(hole, seat, move)
    assert list(caught.value.moves) == legal(hole, seat)
    return caught.value.why


def assert_table(hole: Hole, drawing: str) -> None:
    """The hole is the one drawn."""
    turns, takes = " turns " in drawing, " takes " in drawing
    expected = draw_table(drawing)
    assert write_table(hole, turns=turns, takes=takes) == write_table(expected, turns=turns, takes=takes)
    assert hole.phase == expected.phase
    assert not (turns and takes) or hole == expected


# Stacked packs


@dataclass(frozen=True)
class Stacked:
    """A shuffler whose packs lie as the test wants them: the cards on top by label, the rest behind.

    A pack with no wish has one of each card on top, so that a draw for the dealer falls to seat 0.
    """

    tops: Mapping[str, str] = field(default_factory=dict)

    def order(self, label: str, cards: Pack) -> Pack:
        top = [Card(word) for word in self.tops[label].split()] if label in self.tops else _one_of_each(cards)
        behind = Counter(cards)
        behind.subtract(top)
        assert min(behind.values()) >= 0, f"the pack has not all of {top}"
        return (*top, *behind.elements())


def _one_of_each(cards: Pack) -> list[Card]:
    return list(dict.fromkeys(cards))


def stack(layouts: Mapping[Seat, str], *, dealer: Seat, then: str = "") -> str:
    """The top of a pack that deals these layouts, and has `then` (first discard, stock) below them."""
    hands = [
        layouts[seat].replace("/", " ").split() for seat in sorted(layouts, key=lambda s: (s <= dealer, s))
    ]
    assert len({len(hand) for hand in hands}) == 1
    return " ".join([card for round_ in zip(*hands, strict=True) for card in round_] + then.split())
