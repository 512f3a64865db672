"""What a golf game is: a value that says how it is set up, which moves are legal, what they do and
what a layout is worth."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from backnine.cards import Card, Pack, read_layout
from backnine.hole import AfterMove, Hole, Phase, Seat
from backnine.house import House, HouseRule, Setting
from backnine.moves import Move
from backnine.refused import Refused

MATCH_RULES = ("holes", "renewals", "ties")  # what a match and a hole of any game ask their house


class Saving(NamedTuple):
    """Strokes shaved off a layout, by which clause, and in which columns (numbered from 1)."""

    clause: str
    card: Card
    columns: tuple[int, ...]
    strokes: int


class Strokes(NamedTuple):
    """What a layout is worth: the sum of its cards and what was saved from it."""

    total: int
    face_value: int
    savings: tuple[Saving, ...]


class Penalty(NamedTuple):
    """Strokes added to the one who closed the hole too boldly."""

    house_rule: str
    seat: Seat
    strokes: int


class Section(NamedTuple):
    """A part of the rule sheet: its key and its clauses in order."""

    key: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Game:
    """The whole of a game. `moves` lists what is legal, `play` carries a legal move out,
    `objection` names what is wrong with an illegal one."""

    name: str
    version: int
    players: range
    rows: int
    columns: int
    house_rules: tuple[HouseRule, ...]
    opening: Phase
    secrets: bool  # may a player know a card that the others do not?
    closing: Literal["out", "knock"]  # by turning up one's last card, or by knocking
    faces: Literal["numbers", "suits"]  # what its cards look like
    pack: Callable[[House, int], Pack]
    moves: Callable[[Hole, Seat], tuple[Move, ...]]
    play: Callable[[Hole, Seat, Move], AfterMove]
    objection: Callable[[Hole, Seat, Move], str]
    strokes: Callable[[Sequence[Card | None], House], Strokes]  # None: face down, counts nothing yet
    penalty: Callable[[Seat, dict[Seat, int], House], Penalty | None]
    tee_shots: int  # cards each player turns up before the first turn
    sections: tuple[Section, ...]
    examples: dict[str, str]  # by clause: `KH 7S / AD QC`, or with house rules `jokers: JK 7S / AD QC`
    room: str = ""  # the package with what else belongs to it: bots, reasons, a lesson, kernels
    pictures: Mapping[str, str] = field(
        default_factory=dict
    )  # what a clause says, as rows of cards; `·` a gap
    minute: tuple[str, ...] = ()  # the game in a few sentences: what each of them shows, as rows of cards
    unlimited: int = 0  # up to this version a hole could have any number of turns, and a play-off of holes

    def __post_init__(self) -> None:
        missing = set(MATCH_RULES) - {rule.key for rule in self.house_rules}
        if missing:
            raise ValueError(f"{self.name}: house rules that every match needs: {', '.join(sorted(missing))}")

    @property
    def slots(self) -> int:
        return self.rows * self.columns

    def house(self, said: str | dict[str, Setting] = "") -> House:
        """The table's house rules, from `key=value,…` or a mapping."""
        if isinstance(said, str):
            return House.read(self.house_rules, said)
        return House(self.house_rules, said)

    def value(self, card: Card, house: House) -> int:
        """What a card counts by itself at a table with these house rules."""
        return self.strokes((card, *[None] * (self.slots - 1)), house).total

    def example(self, clause: str) -> tuple[Pack, House]:
        """The layout drawn for a clause, and the house rules it is counted by."""
        said, _, drawn = self.examples[clause].rpartition(": ")
        house = self.house(said)
        return read_layout(drawn, self.rows, self.columns, self.pack(house, 2)), house

    def check_players(self, players: int, house: House) -> None:
        """Refuse a table that the game or its packs cannot serve."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise Refused("wrong-number-of-players", players=players, least=least, most=most)
        cards = len(self.pack(house, players))
        if players * self.slots + 2 > cards:
            raise Refused("too-few-cards", players=players, cards=cards, needed=players * self.slots + 2)


def clauses(prefix: str, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{prefix}-{number:02}" for number in range(first, last + 1))
