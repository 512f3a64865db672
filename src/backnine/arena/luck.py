"""Luck against skill: where the differences between strokes come from.

Every deal is played once per rotation of the seats, so each bot gets each seat's cards. That makes a table of
strokes by hole, rotation and seat in which the sources of difference can be told apart by their means (an
analysis of variance with fixed bots and places and random holes, seats and rotations):

skill   which bot it was
order   which place in the order of play
deal    some deals are cheap for the whole table, some dear
cards   some seats get better cards than others in the same deal
flow    the same deal with the bots in other seats: a hole cut short or drawn out for all
rest    what is left: the discards one is given, whims, one bot's way suiting these cards

Without rotations (all bots alike) nobody else has played the same cards: `cards`, `flow` and `rest` are one.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final, Literal, get_args

from backnine.arena.account import Account, FigureKey, Shape
from backnine.arena.intervals import student
from backnine.arena.result import Estimate

Source = Literal["skill", "order", "deal", "cards", "flow", "rest"]
SHARED: Final = ("deal", "flow")  # what the whole table shares decides nothing between its players
SOURCES: Final[tuple[Source, ...]] = get_args(Source)


# What the analysis needs to know of some deals: numbers that can simply be added. The keys are a kind and,
# for bots and places, which one.
Sums = Mapping[tuple[str, int], float]


def sums(shape: Shape, block: Mapping[FigureKey, int]) -> Sums:
    """Of a block of deals."""
    deals, holes, rotations, seats = block["deals", 0, 0], shape.holes, shape.rotations, shape.seats
    sizes = {"groups": seats * rotations, "rotations": seats, "seats": rotations}
    cells = deals * holes * rotations * seats
    found: dict[tuple[str, int], float] = {("cells", 0): cells}
    for kind in ("strokes", "squares"):
        found[kind, 0] = block[kind, 0, 0]
    for bot, held in enumerate(shape.held):
        found["cells of bot", bot] = deals * holes * rotations * held
        found["strokes of bot", bot] = block["strokes of bot", bot, 0]
    for place in range(seats):
        found["cells of place", place] = deals * holes * rotations
        found["strokes of place", place] = block["strokes of place", place, 0]
    for kind, size in sizes.items():
        found[kind, 0] = cells / size
        found[f"squares of {kind}", 0] = block[f"squares of {kind}", 0, 0] / size
    return found


def added(parts: Iterable[Sums]) -> Sums:
    found: dict[tuple[str, int], float] = defaultdict(float)
    for part in parts:
        for key, value in part.items():
            found[key] += value
    return found


def components(sums: Sums) -> dict[Source, float]:
    """The variance of strokes by its source, by the expected mean squares. Estimates can fall below 0
    where a source is as good as nothing."""
    cells, groups = sums["cells", 0], sums["groups", 0]
    per_rotation = cells / sums["rotations", 0]  # seats at the table
    per_seat = cells / sums["seats", 0]  # rotations of a deal
    skill, bots = _between(sums, "bot")
    order, places = _between(sums, "place")
    level = sums["squares of groups", 0]
    across_seats = sums["squares of seats", 0] - level - order
    across_rotations = sums["squares of rotations", 0] - level
    both = sums["squares", 0] - sums["squares of rotations", 0] - sums["squares of seats", 0] + level - skill
    deal = _mean_square(level - sums["strokes", 0] ** 2 / cells, groups - 1)
    cards = _mean_square(across_seats, (groups - 1) * (per_rotation - 1))
    if per_seat == 1:
        return {
            "order": (order - (places - 1) * cards) / cells,
            "deal": (deal - cards) / per_rotation,
            "rest": cards,
        }
    flow = _mean_square(across_rotations, groups * (per_seat - 1))
    rest = _mean_square(both, groups * (per_seat - 1) * (per_rotation - 1) - (bots - 1))
    return {
        "skill": (skill - (bots - 1) * rest) / cells,
        "order": (order - (places - 1) * cards) / cells,
        "deal": (deal - cards - flow + rest) / (per_rotation * per_seat),
        "cards": (cards - rest) / per_seat,
        "flow": (flow - rest) / per_rotation,
        "rest": rest,
    }


def _mean_square(squares: float, freedom: float) -> float:
    return squares / freedom if freedom > 0 else 0.0


def _between(sums: Sums, kind: str) -> tuple[float, int]:
    """The squares between bots or places, and how many of them there are."""
    mean = sums["strokes", 0] / sums["cells", 0]
    counts = {which: count for (name, which), count in sums.items() if name == f"cells of {kind}"}
    return sum(
        count * (sums[f"strokes of {kind}", which] / count - mean) ** 2 for which, count in counts.items()
    ), len(counts)


@dataclass(frozen=True)
class Luck:
    """The variance of strokes a hole by its source, each with its interval; `holes` is of how many."""

    holes: int
    variance: dict[Source, Estimate]

    def shares(self) -> dict[Source, float]:
        """The sources as parts of 1; what was estimated below 0 counts as 0."""
        parts = {source: max(estimate.value, 0.0) for source, estimate in self.variance.items()}
        whole = sum(parts.values()) or 1.0
        return {source: part / whole for source, part in parts.items()}

    def skill_share(self, holes: int) -> float:
        """How much of what decides between players over so many holes is skill: differences of skill add
        up from hole to hole, luck partly evens out."""
        parts = self.shares()
        luck = sum(part for source, part in parts.items() if source not in (*SHARED, "skill"))
        skill = parts.get("skill", 0.0)
        return skill / (skill + luck / holes) if skill else 0.0


def luck(account: Account) -> Luck | None:
    """The analysis of a simulation, or nothing if it was too short for one."""
    if account.deals < 2:
        return None
    shape = account.shape
    blocks = [sums(shape, block) for block in account.blocks if block]
    found = components(added(blocks))
    reach = _reach(blocks)
    return Luck(
        holes=account.deals * shape.holes * shape.rotations,
        variance={
            source: Estimate(value, value - reach[source], value + reach[source])
            for source, value in found.items()
        },
    )


def _reach(blocks: Sequence[Sums]) -> dict[Source, float]:
    """How far the intervals go, by leaving out one block of deals after the other (the jackknife)."""
    if len(blocks) < 3:
        return dict.fromkeys(SOURCES, inf)
    without = [components(added([*blocks[:number], *blocks[number + 1 :]])) for number in range(len(blocks))]
    return {
        source: student(len(blocks) - 1) * _jackknife([estimate[source] for estimate in without])
        for source in without[0]
    }


def _jackknife(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt((len(values) - 1) / len(values) * sum((value - mean) ** 2 for value in values))
