"""What came of a contest, as plain values: the figures, the report and the benchmarks are made from them.

A contest is many matches between the same contestants. A deal is one order of all the cards of a match; it is
played once per rotation of the seats, so that everybody gets everybody's cards.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from backnine.arena.faults import Fault
from backnine.hole import Ending, Seat
from backnine.house import House


@dataclass(frozen=True)
class Contestant:
    """A bot in a contest. The last one given may hold several seats of each match."""

    name: str  # told apart: "weekender", "weekender 2"
    spec: str  # as given: "tour@20", "cmd:./mybot --flag"
    seats: int  # how many seats of a match it holds


class Saved(NamedTuple):
    """Strokes shaved off a layout by a clause or a house rule."""

    clause: str
    strokes: int


class HoleLine(NamedTuple):
    """A finished hole. `strokes`, `turns` and `savings` are in the order of `seats`: in a play-off some sit
    out."""

    number: int
    dealer: Seat
    seats: tuple[Seat, ...]
    strokes: tuple[int, ...]
    turns: tuple[int, ...]
    closer: Seat | None
    ending: Ending
    savings: tuple[tuple[Saved, ...], ...] = ()
    luck: tuple[int, ...] = ()  # thousandths of a stroke, where matches are judged, too


@dataclass(frozen=True)
class Thinking:
    """How long a contestant thought in a match: decisions, seconds in all, and how many decisions took how
    long (`clock.py`)."""

    decisions: int = 0
    seconds: float = field(default=0.0, compare=False)
    spread: Mapping[int, int] = field(default_factory=dict, compare=False)


class Misplay(NamedTuple):
    """Moves that a contestant forfeited to the rookie bot for the same reason, and what the first was."""

    contestant: int
    fault: Fault
    moves: int
    first: str


class Decision(NamedTuple):
    """`position` is as its seat knows it (docs/position.md); `by` is who stood in; `weights` go by move."""

    hole: int
    seat: Seat
    position: str
    moves: tuple[str, ...]
    move: str
    by: str
    weights: tuple[float, ...] | None


@dataclass(frozen=True)
class MatchLine:
    """One match. `seats` is the contestant by seat; totals and winners go by seat, as everywhere;
    `thinking` goes by contestant."""

    deal: int  # from 0
    rotation: int  # from 0
    seats: tuple[int, ...]
    totals: tuple[int, ...]  # regular holes
    winners: tuple[Seat, ...]
    reason: Literal["lowest-total", "play-off", "shared"]
    holes: tuple[HoleLine, ...]  # play-offs included
    thinking: tuple[Thinking, ...]
    problems: tuple[Misplay, ...] = field(default=(), compare=False)
    names: tuple[str, ...] = field(default=(), compare=False)  # what the contestants call themselves
    # On the way to where they are kept: its text, and every decision.
    record: str = field(default="", compare=False, repr=False)
    decisions: tuple[Decision, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True)
class Contest:
    """All of a contest or simulation. `lines` are in the order of deals and rotations, if they were to be
    kept."""

    game: str
    house: House
    seats: int
    contestants: tuple[Contestant, ...]
    seed: bytes
    wanted: int  # matches that were to be played
    lines: tuple[MatchLine, ...]
    interrupted: bool = False
    broken: bool = False  # interrupted by the death of a worker process
    forfeiter: int | None = None  # the contestant who forfeited nearly every move, if one did
    counted: int = 0  # matches that were played
    until: float | None = None  # it was to stop when the headline figure is off by no more than this
    reached: bool = False  # and did
    further_seeds: tuple[bytes, ...] = ()  # of runs that were put together with this one

    @property
    def holes(self) -> int:
        """Regular holes of a match."""
        return self.house.number("holes")

    @property
    def matches(self) -> int:
        """That were played."""
        return self.counted or len(self.lines)

    @property
    def seed_said(self) -> str:
        """As one would write it behind `--seed`; of several runs, all of them."""
        return ", ".join(seed.hex().lstrip("0") or "0" for seed in (self.seed, *self.further_seeds))


class Estimate(NamedTuple):
    """A measured value and its 95 % confidence interval, which is infinite where one deal cannot tell."""

    value: float
    low: float
    high: float


class Rating(NamedTuple):
    """Skill as a normal distribution; two players' ratings mean something only within one contest."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Standing:
    """The figures of one contestant. What is counted per match or per hole is so for each of its seats."""

    contestant: Contestant
    win_share: Estimate  # of matches, a shared win counts its part; fair is 1 / seats
    strokes: Estimate  # a regular hole
    difference: Estimate  # strokes a hole, less the mean of the other contestants: below 0 is better
    turns: float  # a regular hole
    closed: float  # share of the regular holes it closed
    by_hole: tuple[Estimate, ...]  # strokes on the first hole, the second …
    scores: Mapping[int, int]  # how often it took so many strokes
    growth: tuple[tuple[int, Estimate], ...]  # its win share after so many matches
    decisions: int
    median_ms: float  # a decision
    mean_ms: float
    forfeits: int
    problems: tuple[Misplay, ...]
    rating: Rating | None  # none where the order of the matches is not known
    without_luck: "WithoutLuck | None" = None  # where matches are judged, too


class WithoutLuck(NamedTuple):
    """Strokes a hole, and against all others, less luck; and how many times as many matches would make the
    interval of that difference as narrow without it."""

    strokes: Estimate
    difference: Estimate
    times: float


class SeatEffect(NamedTuple):
    """What a place at the table is worth, all contestants together."""

    strokes: Estimate  # strokes a regular hole, less the mean of the table: below 0 is a good place
    win_share: Estimate


@dataclass(frozen=True)
class Figures:
    """All figures of a contest. `places` go by place in the order of play: the first to play (left of the
    dealer) … the dealer, and wins by the place in the first hole; `seats` go by seat number."""

    deals: int
    standings: tuple[Standing, ...]
    places: tuple[SeatEffect, ...]
    seats: tuple[SeatEffect, ...]
