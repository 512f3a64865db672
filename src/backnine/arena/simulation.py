"""A simulation from its plan to its account: inside the kernels where all bots are compiled, else match by
match. Nothing is kept of a match that has been counted, unless every hole is wanted."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import NamedTuple

from backnine.arena.account import Account, Shape
from backnine.arena.contest import named
from backnine.arena.hopeless import LEAST_DECISIONS, Forfeits
from backnine.arena.kernels import kernels_for, lines_of, play_chunks
from backnine.arena.plan import Plan, usual_name
from backnine.arena.result import Contest, MatchLine
from backnine.arena.tally import SeatTally, Tally
from backnine.arena.workers import WorkerDied, cores, play_all


class Simulated(NamedTuple):
    """`contest` has the matches themselves only if they were to be kept."""

    contest: Contest
    account: Account


def simulate(
    plan: Plan, *, jobs: int | None = None, keep: bool = False, progress: Callable[[int, int], None]
) -> Simulated:
    """Play all of it. Ctrl-C, the death of a worker process, or a program that forfeits nearly everything
    ends it with the deals that are whole."""
    run = SimulationRun(plan, keep)
    interrupted = broken = False
    played = run.in_kernels(jobs or cores()) if run.compiled else run.match_by_match(jobs or cores())
    try:
        for done in played:
            progress(done, plan.matches)
            if run.forfeits.hopeless(LEAST_DECISIONS) is not None:
                interrupted = done < plan.matches
                break
    except KeyboardInterrupt:
        interrupted = True
    except WorkerDied:
        interrupted = broken = True
    finally:
        played.close()
    return Simulated(run.contest(interrupted=interrupted, broken=broken), run.account)


class SimulationRun:
    """What has been played so far."""

    def __init__(self, plan: Plan, keep: bool) -> None:
        self.plan = plan
        self.keep = keep
        self.compiled = kernels_for(plan)
        self.forfeits = Forfeits(len(plan.contestants))  # by programs, which are in no kernel
        self.kept: list[MatchLine] = []
        self.introduced: dict[int, MatchLine] = {}  # where a program first said its name
        held = tuple(contestant.seats for contestant in plan.contestants)
        shape = Shape(plan.seats, plan.house.number("holes"), plan.rotations, held)
        self.account = Account(shape, Tally(tuple(SeatTally(each.name) for each in plan.contestants)))

    @property
    def played(self) -> int:
        """Matches of whole deals."""
        return self.account.deals * self.plan.rotations

    def in_kernels(self, jobs: int) -> Generator[int, None, None]:
        from backnine.arena.chunks import Chunk  # noqa: PLC0415 - loads NumPy

        assert self.compiled is not None
        with closing(play_chunks(self.plan, self.compiled, jobs)) as chunks:
            for played in chunks:
                Chunk(self.account.shape, self.compiled, played).add_to(self.account)
                if self.keep:
                    self.kept.extend(lines_of(self.plan, self.compiled, played))
                yield self.played

    def match_by_match(self, jobs: int) -> Generator[int, None, None]:
        waiting: dict[int, list[MatchLine]] = {}
        with closing(play_all(self.plan, jobs)) as matches:
            for number, line in enumerate(matches, 1):
                self._hear(line)
                self.forfeits.add(line)
                deal = waiting.setdefault(line.deal, [])
                deal.append(line)
                if len(deal) == self.plan.rotations:
                    self.account.add(waiting.pop(line.deal))
                    self.kept.extend(deal if self.keep else ())
                yield number

    def _hear(self, line: MatchLine) -> None:
        for number, contestant in enumerate(self.plan.contestants):
            if line.names[number] != usual_name(contestant.spec):
                self.introduced.setdefault(number, line)

    def contest(self, *, interrupted: bool, broken: bool) -> Contest:
        plan = self.plan
        contestants = named(plan.contestants, [*self.introduced.values()])
        for player, contestant in zip(self.account.tally.players, contestants, strict=True):
            player.name = contestant.name
        return Contest(
            plan.game, plan.house, plan.seats, contestants, plan.seed, plan.matches,
            lines=tuple(sorted(self.kept, key=lambda line: (line.deal, line.rotation))),
            counted=self.played,
            interrupted=interrupted,
            broken=broken,
            forfeiter=self.forfeits.hopeless(),
        )  # fmt: skip
