"""A fair queue of bots' decisions: by household (address), then by table; each household has a budget."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush, heapreplace
from itertools import count
from math import exp, inf, log
from typing import Final, TypeVar

from backnine.table.parts import Asker

FADES: Final = 60.0  # seconds in which usage decays to a third
BUDGET: Final = 20.0  # seconds of a worker, decaying: a third of a worker in the long run
MOST_HOUSEHOLDS: Final = 10_000

T = TypeVar("T")


@dataclass(eq=False)
class Waiting:
    """A decision that waits for a worker."""

    asker: Asker
    since: float
    start: Callable[[], None]
    household: str = field(default="", init=False)  # whom it is charged to, once it has begun


class FairQueue:
    """First households within their budget, then tables where somebody plays, then whose household has used
    least, then the table that was served longest ago. To choose takes no longer when many others wait."""

    def __init__(self, now: Callable[[], float], of_one: int) -> None:
        self.now = now
        self.of_one = of_one  # decisions of one household at a time
        self.running: Counter[str] = Counter()
        self._played, self._watched = HouseholdLine(self), HouseholdLine(self)
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when that was
        self._served: OrderedDict[str, int] = OrderedDict()  # when a table last was
        self._turn = 0

    def used(self, household: str) -> float:
        """Seconds of a worker, decayed until now."""
        seconds, at = self._used.get(household, (0.0, 0.0))
        return seconds * exp((at - self.now()) / FADES) if seconds else 0.0

    def order(self, household: str) -> float:
        """A sort key: less for less usage. All usage decays at one rate: time does not change the order."""
        seconds, at = self._used.get(household, (0.0, 0.0))
        return log(seconds) + at / FADES if seconds else -inf

    def served(self, thought: Waiting) -> int:
        return self._served.get(thought.asker.table, 0)

    def add(self, thought: Waiting) -> None:
        self._line(thought).add(thought)

    def give_up(self, thought: Waiting) -> bool:
        """Its timeout has passed: take it out of the queue. False if it has begun."""
        return self._line(thought).remove(thought)

    def _line(self, thought: Waiting) -> "HouseholdLine":
        return self._played if thought.asker.plays else self._watched

    def next(self) -> Waiting | None:
        """The decision to begin now, if any may."""
        firsts = [(line, who) for line in (self._played, self._watched) if (who := line.first()) is not None]
        if not firsts:
            return None
        line, who = next((each for each in firsts if self.used(each[1]) <= BUDGET), firsts[0])
        chosen = line.take(who)
        self.running[who] += 1
        self._turn += 1
        _remember(self._served, chosen.asker.table, self._turn)
        return chosen

    def ended(self, thought: Waiting, seconds: float) -> None:
        """Charge the household so many seconds of a worker."""
        who = thought.household
        _remember(self._used, who, (self.used(who) + seconds, self.now()))
        self.running[who] -= 1
        if not self.running[who]:
            del self.running[who]
        for line in (self._played, self._watched):
            line.enlist(who)


class HouseholdLine:
    """Decisions by household. One for a table of several households waits with each; the first that
    is served is charged."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self._thoughts: dict[str, dict[Waiting, None]] = {}
        self._households: list[tuple[float, int, str]] = []  # a heap; its order may be out of date
        self._listed: set[str] = set()  # who is in it
        self._number = count()

    def add(self, thought: Waiting) -> None:
        for household in thought.asker.households:
            self._thoughts.setdefault(household, {})[thought] = None
            self.enlist(household)

    def remove(self, thought: Waiting) -> bool:
        """False if it was not there."""
        was_there = False
        for household in thought.asker.households:
            own = self._thoughts.get(household, {})
            if thought in own:
                was_there = True
                del own[thought]
                if not own:
                    del self._thoughts[household]
        return was_there

    def enlist(self, household: str) -> None:
        if household in self._thoughts and household not in self._listed:
            self._listed.add(household)
            heappush(self._households, (self.queue.order(household), next(self._number), household))

    def first(self) -> str | None:
        """The household with least usage, of those that wait and are below their concurrency limit."""
        queue = self.queue
        while self._households:
            order, _, who = self._households[0]
            if who not in self._thoughts or queue.running[who] >= queue.of_one:
                heappop(self._households)
                self._listed.remove(who)  # until it asks again, or one of its thoughts has ended
            elif order != (now := queue.order(who)):
                heapreplace(self._households, (now, next(self._number), who))
            else:
                return who
        return None

    def take(self, household: str) -> Waiting:
        chosen = min(self._thoughts[household], key=self.queue.served)
        self.remove(chosen)
        chosen.household = household
        return chosen


def _remember(memory: OrderedDict[str, T], key: str, value: T) -> None:
    """A bounded map: the least recently used are dropped."""
    memory[key] = value
    memory.move_to_end(key)
    if len(memory) > MOST_HOUSEHOLDS:
        memory.popitem(last=False)
