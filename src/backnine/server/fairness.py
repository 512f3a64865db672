"""Whose bot thinks next. Everybody shares the heads; nobody's crowd of tables makes a stranger wait."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from math import exp
from typing import Final, TypeVar

from backnine.table.parts import Asker

FADES: Final = 60.0  # seconds in which two thirds of what a household has used are forgotten
BUDGET: Final = 20.0  # seconds of thinking, so forgotten: a third of a head in the long run
MOST_HOUSEHOLDS: Final = 10_000

T = TypeVar("T")


@dataclass(eq=False)
class Waiting:
    """A thought that waits for a head."""

    asker: Asker
    since: float
    start: Callable[[], None]
    household: str = field(default="", init=False)  # whom it is charged to, once it has begun


class FairQueue:
    """First households within their budget, then tables where somebody plays, then whose household has used
    least, then the table that was served longest ago."""

    def __init__(self, now: Callable[[], float], of_one: int) -> None:
        self.now = now
        self.of_one = of_one  # thoughts of one household at a time
        self.waiting: list[Waiting] = []
        self.running: Counter[str] = Counter()
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when that was
        self._served: OrderedDict[str, int] = OrderedDict()  # when a table last was
        self._turn = 0

    def used(self, household: str) -> float:
        """Seconds of thinking not yet forgotten."""
        seconds, at = self._used.get(household, (0.0, 0.0))
        return seconds * exp((at - self.now()) / FADES) if seconds else 0.0

    def add(self, thought: Waiting) -> None:
        self.waiting.append(thought)

    def give_up(self, thought: Waiting) -> bool:
        """It has waited too long. False if it has begun."""
        if thought not in self.waiting:
            return False
        self.waiting.remove(thought)
        return True

    def next(self) -> Waiting | None:
        """The thought to begin now, if any may."""
        free = [thought for thought in self.waiting if self._payer(thought) is not None]
        if not free:
            return None
        chosen = min(free, key=self._rank)
        self.waiting.remove(chosen)
        chosen.household = self._payer(chosen) or ""
        self.running[chosen.household] += 1
        self._turn += 1
        _remember(self._served, chosen.asker.table, self._turn)
        return chosen

    def ended(self, thought: Waiting, seconds: float) -> None:
        """It has used so much of a head."""
        who = thought.household
        _remember(self._used, who, (self.used(who) + seconds, self.now()))
        self.running[who] -= 1
        if not self.running[who]:
            del self.running[who]

    def _payer(self, thought: Waiting) -> str | None:
        """Of the households at a table, the one that has used least and may have one more."""
        may = [each for each in thought.asker.households if self.running[each] < self.of_one]
        return min(may, key=self.used) if may else None

    def _rank(self, thought: Waiting) -> tuple[bool, bool, float, int, float]:
        used = min(map(self.used, thought.asker.households))
        served = self._served.get(thought.asker.table, 0)
        return used > BUDGET, not thought.asker.plays, used, served, thought.since


def _remember(memory: OrderedDict[str, T], key: str, value: T) -> None:
    """The latest; those not heard of for longest are forgotten."""
    memory[key] = value
    memory.move_to_end(key)
    if len(memory) > MOST_HOUSEHOLDS:
        memory.popitem(last=False)
