"""What simulations and contests keep of their matches: whole numbers that are added up, deal by deal.

However many matches are played, an account stays as small as it is, and nothing is lost by rounding. Every
figure is made from it. `chunks.py` adds up the same numbers for what kernels have played.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from backnine.arena.conduct import Conduct
from backnine.arena.intervals import Moments
from backnine.arena.leaderboard import Leaderboard, Shares
from backnine.arena.marks import is_mark
from backnine.arena.result import HoleLine, MatchLine
from backnine.arena.tally import Tally
from backnine.hole import Seat

FigureKey = tuple[str, int, int]  # a figure, of whom, and of whom or what else

SHARES: Final = 27720  # parts of a win: whole ones, whether one has it or twelve share it
BLOCKS: Final = 20  # of deals, for the intervals of the analysis of luck


class Shape(NamedTuple):
    """What all deals of a simulation have in common."""

    seats: int
    holes: int  # regular ones
    rotations: int
    held: tuple[int, ...]  # seats of each contestant

    @property
    def bots(self) -> range:
        return range(len(self.held))

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return [(one, other) for one in self.bots for other in self.bots if one < other]


@dataclass
class Account:
    """`sums` and `squares` are of what was measured in each deal, `blocks` of what tells luck from skill,
    `apart` of every difference between two contestants at one table, squared. Only a contest has a
    leaderboard: what is on it goes by the order of the matches."""

    shape: Shape
    tally: Tally
    leaderboard: Leaderboard | None = None
    deals: int = 0
    sums: Counter[FigureKey] = field(default_factory=Counter)
    squares: Counter[FigureKey] = field(default_factory=Counter)
    apart: Counter[tuple[int, int]] = field(default_factory=Counter)
    blocks: list[Counter[FigureKey]] = field(default_factory=lambda: [Counter() for _ in range(BLOCKS)])
    conducts: tuple[Conduct, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.conducts = tuple(Conduct() for _ in self.shape.bots)

    def add(self, lines: Sequence[MatchLine]) -> None:
        """The next deal: its match in every rotation."""
        holes = [(line, hole) for line in lines for hole in line.holes[: self.shape.holes]]
        found = _measured(self.shape, lines, holes)
        self.deals += 1
        self.sums.update(found)
        self.squares.update({key: value * value for key, value in found.items()})
        block = self.blocks[lines[0].deal % BLOCKS]
        block["deals", 0, 0] += 1
        block.update(_sources(holes))
        for line, hole in holes:
            self.tally.count(hole, line.seats)
            self.apart.update(_apart(self.shape, line, hole))
        for line in lines:
            self._behave(line)
            if self.leaderboard:
                self.leaderboard.rate(line.seats, line.winners, line.totals)
        self.note()

    def _behave(self, line: MatchLine) -> None:
        for number, conduct in enumerate(self.conducts):
            conduct.think(line.thinking[number])
        for problem in line.problems:
            self.conducts[problem.contestant].forfeit(problem)

    def include(self, other: "Account") -> None:
        """The deals of another run of the same shape. What goes by the order of matches is lost."""
        self.leaderboard = None
        self.deals += other.deals
        self.sums.update(other.sums)
        self.squares.update(other.squares)
        self.apart.update(other.apart)
        self.tally.include(other.tally)
        for mine, theirs in zip(self.blocks, other.blocks, strict=True):
            mine.update(theirs)
        for conduct, further in zip(self.conducts, other.conducts, strict=True):
            conduct.include(further)

    def note(self) -> None:
        """After whole deals: put how it stands on the leaderboard, if this is the time for it."""
        if self.leaderboard and is_mark(self.deals):
            self.leaderboard.note(self.deals, self.shares)

    @property
    def matches(self) -> int:
        return self.deals * self.shape.rotations

    @property
    def shares(self) -> Shares:
        """Of the wins, by contestant."""
        return tuple((self.sums["wins", bot, 0], self.squares["wins", bot, 0]) for bot in self.shape.bots)

    def moments(self, key: FigureKey, unit: int) -> Moments:
        """Of a figure that is measured in parts of this size."""
        return Moments(self.deals, self.sums[key], self.squares[key], unit)


def seat_at(place: int, hole: HoleLine) -> Seat:
    """Who sits there in the order of play: place 0 is to the left of the dealer, the last is the dealer."""
    return hole.seats[(hole.seats.index(hole.dealer) + 1 + place) % len(hole.seats)]


def place_of(seat: int, hole: HoleLine) -> int:
    """In the order of play, from 0: the dealer is last."""
    return (seat - hole.dealer - 1) % len(hole.seats)


def _measured(
    shape: Shape, lines: Sequence[MatchLine], holes: Sequence[tuple[MatchLine, HoleLine]]
) -> Mapping[FigureKey, int]:
    found: Counter[FigureKey] = Counter()
    for line, hole in holes:
        table = sum(hole.strokes)
        for seat, strokes in enumerate(hole.strokes):
            bot = line.seats[seat]
            found["strokes", bot, 0] += strokes
            found["hole", bot, hole.number - 1] += strokes
            above = shape.seats * strokes - table
            found["place", place_of(seat, hole), 0] += above
            found["seat", seat, 0] += above
            found["against", bot, 0] += above
        found.update(_less_luck(shape, line, hole))
    for line in lines:
        part = SHARES // len(line.winners)
        for place in range(shape.seats):
            found["place wins", place, 0] += part * (seat_at(place, line.holes[0]) in line.winners)
        for winner in line.winners:
            found["seat wins", winner, 0] += part
            found["wins", line.seats[winner], 0] += part
    for one, other in shape.pairs:
        theirs = shape.held[one] * found["strokes", other, 0]
        found["duel", one, other] = shape.held[other] * found["strokes", one, 0] - theirs
    return found


def _less_luck(shape: Shape, line: MatchLine, hole: HoleLine) -> Mapping[FigureKey, int]:
    """Of a hole that was judged: strokes less luck, in thousandths."""
    found: Counter[FigureKey] = Counter()
    rest = [1000 * strokes - luck for strokes, luck in zip(hole.strokes, hole.luck, strict=False)]
    for seat, strokes in enumerate(rest):
        found["less luck", line.seats[seat], 0] += strokes
        found["less luck against", line.seats[seat], 0] += shape.seats * strokes - sum(rest)
    return found


def _sources(holes: Sequence[tuple[MatchLine, HoleLine]]) -> Mapping[FigureKey, int]:
    """Strokes and their squares, and the squares of their sums by hole, by hole and rotation, by hole and
    seat."""
    parts: dict[str, Counter[tuple[int, int]]] = {
        kind: Counter() for kind in ("groups", "rotations", "seats")
    }
    sums: Counter[FigureKey] = Counter()
    for line, hole in holes:
        for seat, strokes in enumerate(hole.strokes):
            sums["strokes", 0, 0] += strokes
            sums["squares", 0, 0] += strokes * strokes
            sums["strokes of bot", line.seats[seat], 0] += strokes
            sums["strokes of place", place_of(seat, hole), 0] += strokes
            parts["groups"][hole.number, 0] += strokes
            parts["rotations"][hole.number, line.rotation] += strokes
            parts["seats"][hole.number, seat] += strokes
    for kind, some in parts.items():
        sums[f"squares of {kind}", 0, 0] = sum(part * part for part in some.values())
    return sums


def _apart(shape: Shape, line: MatchLine, hole: HoleLine) -> Mapping[tuple[int, int], int]:
    by_bot = [
        [strokes for seat, strokes in enumerate(hole.strokes) if line.seats[seat] == bot]
        for bot in shape.bots
    ]
    return {
        (one, other): sum((mine - its) ** 2 for mine in by_bot[one] for its in by_bot[other])
        for one, other in shape.pairs
    }
