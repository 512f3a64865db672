"""What happened at the table, counted: strokes, turns, savings, endings, who closed and how it paid."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from backnine.arena.result import HoleLine
from backnine.hole import Ending


class Savings(NamedTuple):
    """How often a clause saved strokes, and how many: in all, or for each layout."""

    times: float = 0
    strokes: float = 0


@dataclass
class Closing:
    """Holes somebody closed: how often the closer was lowest alone or with others, and the strokes of the
    closers and of all others in all."""

    holes: int = 0
    lowest: int = 0
    shared: int = 0
    strokes: int = 0
    others: int = 0
    rivals: int = 1  # how many others there are

    def include(self, other: "Closing") -> None:
        self.holes += other.holes
        self.lowest += other.lowest
        self.shared += other.shared
        self.strokes += other.strokes
        self.others += other.others
        self.rivals = max(self.rivals, other.rivals)

    @property
    def lowest_share(self) -> float:
        """How often nobody was lower than the closer."""
        return (self.lowest + self.shared) / self.holes if self.holes else 0.0

    @property
    def lead(self) -> float:
        """Strokes that a closer was better than the others, on average."""
        return (self.others / self.rivals - self.strokes) / self.holes if self.holes else 0.0


@dataclass
class SeatTally:
    """The layouts of one contestant, counted: one for each of its seats and each regular hole."""

    name: str
    strokes: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    savings: dict[str, Savings] = field(default_factory=dict)
    closing: Closing = field(default_factory=Closing)

    def include(self, other: "SeatTally") -> None:
        self.strokes.update(other.strokes)
        self.turns.update(other.turns)
        for clause, saved in other.savings.items():
            self.save(clause, *saved)
        self.closing.include(other.closing)

    def save(self, clause: str, times: float, strokes: float) -> None:
        before = self.savings.get(clause, Savings())
        self.savings[clause] = Savings(before.times + times, before.strokes + strokes)

    def saved(self, clause: str) -> Savings:
        """By this clause, for each layout."""
        times, strokes = self.savings.get(clause, Savings())
        layouts = self.strokes.total() or 1
        return Savings(times / layouts, strokes / layouts)


@dataclass
class Tally:
    """The regular holes of a contest, counted."""

    players: tuple[SeatTally, ...]
    holes: int = 0
    endings: Counter[Ending] = field(default_factory=Counter)

    @property
    def ended(self) -> list[tuple[Ending, int]]:
        """How holes ended, the most frequent first."""
        return sorted(self.endings.items(), key=lambda ended: (-ended[1], ended[0]))

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that saved anybody anything, in the order of the rule sheet."""
        return tuple(sorted({clause for player in self.players for clause in player.savings}))

    def include(self, other: "Tally") -> None:
        self.holes += other.holes
        self.endings.update(other.endings)
        for player, further in zip(self.players, other.players, strict=True):
            player.include(further)

    def count(self, hole: HoleLine, sitting: tuple[int, ...]) -> None:
        self.holes += 1
        self.endings[hole.ending] += 1
        for place, seat in enumerate(hole.seats):
            player = self.players[sitting[seat]]
            player.strokes[hole.strokes[place]] += 1
            player.turns[hole.turns[place]] += 1
            for saved in hole.savings[place] if hole.savings else ():
                player.save(saved.clause, 1, saved.strokes)
        if hole.closer is not None:
            _close(self.players[sitting[hole.closer]].closing, hole, hole.seats.index(hole.closer))


def _close(closing: Closing, hole: HoleLine, place: int) -> None:
    mine = hole.strokes[place]
    others = [*hole.strokes[:place], *hole.strokes[place + 1 :]]
    closing.holes += 1
    closing.lowest += mine < min(others)
    closing.shared += mine == min(others)
    closing.strokes += mine
    closing.others += sum(others)
    closing.rivals = len(others)


def mean(counts: Mapping[int, int]) -> float:
    return _moment(counts.items()) / max(1, sum(counts.values()))


def spread(counts: Mapping[int, int]) -> float:
    """The standard deviation."""
    middle, number = mean(counts), max(1, sum(counts.values()))
    return sqrt(_moment(((n - middle) ** 2, count) for n, count in sorted(counts.items())) / number)


def _moment(items: Iterable[tuple[float, int]]) -> float:
    return sum(number * count for number, count in items)


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The least number that this share of all does not exceed."""
    left = share * sum(counts.values())
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return number
    return 0
