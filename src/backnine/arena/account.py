"""What a simulation keeps of its matches: whole numbers that are added up, deal by deal, in any order.

However many matches are played, an account stays as small as it is, and nothing is lost by rounding. Every
figure of a simulation is made from it. `chunks.py` adds up the same numbers for what kernels have played.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from backnine.arena.figures import seat_at
from backnine.arena.intervals import Moments
from backnine.arena.result import HoleLine, MatchLine
from backnine.arena.tally import Tally

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
    `apart` of every difference between two contestants at one table, squared."""

    shape: Shape
    tally: Tally
    deals: int = 0
    sums: Counter[FigureKey] = field(default_factory=Counter)
    squares: Counter[FigureKey] = field(default_factory=Counter)
    apart: Counter[tuple[int, int]] = field(default_factory=Counter)
    blocks: list[Counter[FigureKey]] = field(default_factory=lambda: [Counter() for _ in range(BLOCKS)])

    def add(self, lines: Sequence[MatchLine]) -> None:
        """A deal: its match in every rotation."""
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

    def moments(self, key: FigureKey, unit: int) -> Moments:
        """Of a figure that is measured in parts of this size."""
        return Moments(self.deals, self.sums[key], self.squares[key], unit)


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
            found["place", place_of(seat, hole), 0] += shape.seats * strokes - table
    for line in lines:
        for place in range(shape.seats):
            won = seat_at(place, line.holes[0]) in line.winners
            found["place wins", place, 0] += won * SHARES // len(line.winners)
    for one, other in shape.pairs:
        theirs = shape.held[one] * found["strokes", other, 0]
        found["duel", one, other] = shape.held[other] * found["strokes", one, 0] - theirs
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
