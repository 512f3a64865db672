"""How a contestant thought and behaved in all its matches."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from backnine.arena.clock import median_seconds, step_of
from backnine.arena.faults import Fault
from backnine.arena.result import Misplay, Thinking


@dataclass
class Conduct:
    """`spread` is how many decisions took how long (`clock.py`); times are no part of what makes two
    runs equal."""

    decisions: int = 0
    seconds: float = field(default=0.0, compare=False)
    spread: Counter[int] = field(default_factory=Counter, compare=False)
    faults: dict[Fault, Misplay] = field(default_factory=dict)

    def think(self, thinking: Thinking) -> None:
        self._think(thinking.decisions, thinking.seconds, thinking.spread)

    def think_together(self, decisions: int, seconds: float) -> None:
        """Decisions that were not timed one by one: each of them took the mean."""
        if decisions:
            self._think(decisions, seconds, {step_of(seconds / decisions): decisions})

    def _think(self, decisions: int, seconds: float, spread: Mapping[int, int]) -> None:
        self.decisions += decisions
        self.seconds += seconds
        self.spread.update(spread)

    def forfeit(self, problem: Misplay) -> None:
        """Problems of a kind are one, with the evidence of the first."""
        known = self.faults.get(problem.fault, problem._replace(moves=0))
        self.faults[problem.fault] = known._replace(moves=known.moves + problem.moves)

    def include(self, other: "Conduct") -> None:
        self._think(other.decisions, other.seconds, other.spread)
        for problem in other.faults.values():
            self.forfeit(problem)

    @property
    def problems(self) -> tuple[Misplay, ...]:
        """The most frequent first."""
        return tuple(sorted(self.faults.values(), key=lambda problem: -problem.moves))

    @property
    def forfeits(self) -> int:
        return sum(problem.moves for problem in self.faults.values())

    @property
    def median_ms(self) -> float:
        return 1000 * median_seconds([self.spread])

    @property
    def mean_ms(self) -> float:
        return 1000 * self.seconds / max(self.decisions, 1)
