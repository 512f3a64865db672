"""A simulation or contest from its plan to its account: inside the kernels where all bots are compiled, else
match by match. Nothing is kept of a match that has been counted, unless every hole is wanted."""

from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import closing
from time import monotonic
from typing import Final, NamedTuple

from backnine.arena.account import Account, Shape
from backnine.arena.hopeless import LEAST_DECISIONS, Forfeits
from backnine.arena.interrupts import interrupts_delayed
from backnine.arena.kernels import kernels_for, lines_of, play_chunks
from backnine.arena.leaderboard import Leaderboard
from backnine.arena.plan import MOST_WANTED, Plan, check_range, usual_name
from backnine.arena.result import Contest, Contestant, MatchLine
from backnine.arena.run_file import RunFile
from backnine.arena.tally import SeatTally, Tally
from backnine.arena.until import LEAST_GIVE, MOST_GIVE, expected_deals, narrow_enough, reached
from backnine.arena.workers import WorkerDied, cores, play_all
from backnine.but import but
from backnine.names import told_apart
from backnine.setup import LONGEST_NAME

SAVED_EVERY: Final = 30  # seconds, while a run goes on that is kept in a file


class Simulated(NamedTuple):
    """`contest` has the matches themselves only if they were to be kept."""

    contest: Contest
    account: Account


def simulate(
    plan: Plan,
    *,
    jobs: int | None = None,
    keep: bool = False,
    ranked: bool = False,
    until: float | None = None,
    resume: RunFile | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Simulated:
    """Play all of it, with a leaderboard if it is to be `ranked`, or `until` the headline figure is off by no
    more than this (`until.py`). A file to `resume` has the account of what was played before, or will have
    it. `progress` is told how many matches of how many are done.

    Ctrl-C, the death of a worker process, or a program that forfeits nearly everything ends it with the deals
    that are whole; if there is none, with a match of each that was begun.
    """
    check_range("matches", plan.matches, 0, MOST_WANTED)
    if until is not None:
        check_range("until", until, LEAST_GIVE, MOST_GIVE)
    run = SimulationRun(plan, keep, ranked, until)
    if resume:
        run.go_on_from(resume)
    interrupted = broken = False
    played = run.play(jobs or cores())
    try:
        if progress:
            progress(run.account.matches, run.expected(run.account.matches))
        for done in played:
            if progress:
                progress(done, run.expected(done))
            if resume and monotonic() - run.saved > SAVED_EVERY:
                run.save(resume)
            if run.enough:
                break
            if run.forfeits.hopeless(LEAST_DECISIONS) is not None:
                interrupted = done < plan.matches
                break
    except KeyboardInterrupt:
        interrupted = True
    except WorkerDied:
        interrupted = broken = True
    finally:
        played.close()
        if resume:
            run.save(resume)
    return run.result(interrupted=interrupted, broken=broken)


def shape_of(plan: Plan) -> Shape:
    held = tuple(contestant.seats for contestant in plan.contestants)
    return Shape(plan.seats, plan.house.number("holes"), plan.rotations, held)


def new_account(plan: Plan, shape: Shape, *, ranked: bool) -> Account:
    tally = Tally(tuple(SeatTally(contestant.name) for contestant in plan.contestants))
    return Account(shape, tally, Leaderboard.empty(len(plan.contestants)) if ranked else None)


class SimulationRun:
    """What has been played so far."""

    def __init__(self, plan: Plan, keep: bool, ranked: bool, until: float | None) -> None:
        self.plan = plan
        self.keep = keep
        self.ranked = ranked
        self.until = until
        self.compiled = kernels_for(plan)
        self.waiting: dict[int, list[MatchLine]] = {}  # by deal: it is not whole, or not its turn
        self.kept: list[MatchLine] = []
        self.names: dict[int, str] = {}  # what programs call themselves
        self.account = new_account(plan, shape_of(plan), ranked=ranked)
        self.forfeits = Forfeits(self.account.conducts)  # by programs, which are in no kernel
        self.saved = monotonic()

    def go_on_from(self, file: RunFile) -> None:
        file.check(self.plan, ranked=self.ranked)
        self.names = file.load(self.account)
        self.forfeits = Forfeits(self.account.conducts)

    def save(self, file: RunFile) -> None:
        with interrupts_delayed():
            file.save(self.plan, self.account, self.names)
        self.saved = monotonic()

    def play(self, jobs: int) -> Generator[int, None, None]:
        """What is still to be played; how many matches there are so far."""
        if not self.enough:
            yield from self.in_kernels(jobs) if self.compiled else self.match_by_match(jobs)

    @property
    def enough(self) -> bool:
        """Whether nothing more needs to be played to know what was asked for."""
        return self.until is not None and narrow_enough(self.account, self.until)

    def expected(self, done: int) -> int:
        """How many matches there will be, as far as can be told."""
        if self.until is None:
            return self.plan.matches
        needed = expected_deals(self.account, self.until) * self.plan.rotations
        return int(min(max(needed, done), self.plan.matches))

    def in_kernels(self, jobs: int) -> Generator[int, None, None]:
        from backnine.arena.chunks import Chunk  # noqa: PLC0415 - loads NumPy

        assert self.compiled is not None
        to_marks = self.until is not None
        rest = play_chunks(self.plan, self.compiled, jobs, first=self.account.deals, to_marks=to_marks)
        with closing(rest) as chunks:
            for played in chunks:
                Chunk(self.account.shape, self.compiled, played).add_to(self.account)
                if self.keep:
                    self.kept.extend(lines_of(self.plan, self.compiled, played))
                yield self.account.matches

    def match_by_match(self, jobs: int) -> Generator[int, None, None]:
        first = self.account.matches
        with closing(play_all(self.plan, jobs, first)) as matches:
            for number, line in enumerate(matches, first + 1):
                self._hear(line)
                self.forfeits.add(line)
                self.waiting.setdefault(line.deal, []).append(line)
                self._count()
                yield number

    def _count(self) -> None:
        """The deals that are whole, one after another, and none too many."""
        while (
            len(deal := self.waiting.get(self.account.deals, [])) == self.plan.rotations and not self.enough
        ):
            del self.waiting[self.account.deals]
            deal.sort(key=lambda line: line.rotation)
            self.account.add(deal)
            self.kept.extend(deal if self.keep else ())

    def _hear(self, line: MatchLine) -> None:
        for number, contestant in enumerate(self.plan.contestants):
            if line.names[number] != usual_name(contestant.spec):
                self.names.setdefault(number, line.names[number])

    def _cut_short(self) -> Account:
        """Of the first match of each deal, where no deal is whole."""
        account = new_account(self.plan, shape_of(self.plan)._replace(rotations=1), ranked=self.ranked)
        for _, (line, *_) in sorted(self.waiting.items()):
            account.add([line])
            self.kept.extend([line] if self.keep else ())
        return account

    def result(self, *, interrupted: bool, broken: bool) -> Simulated:
        plan, account = self.plan, self.account if self.account.deals else self._cut_short()
        contestants = named(plan.contestants, self.names)
        for player, contestant in zip(account.tally.players, contestants, strict=True):
            player.name = contestant.name
        contest = Contest(
            plan.game, plan.house, plan.seats, contestants, plan.seed, max(plan.matches, account.matches),
            lines=tuple(self.kept),
            counted=account.matches,
            until=self.until,
            reached=self.until is not None and reached(account, self.until),
            interrupted=interrupted,
            broken=broken,
            forfeiter=self.forfeits.hopeless(),
        )  # fmt: skip
        return Simulated(contest, account)


def named(contestants: Iterable[Contestant], names: Mapping[int, str]) -> tuple[Contestant, ...]:
    """Programs as they call themselves; one that never said a name is called by its command."""
    called = [names.get(number, usual_name(each.spec)) for number, each in enumerate(contestants)]
    return tuple(
        but(each, name=name) for each, name in zip(contestants, told_apart(called, LONGEST_NAME), strict=True)
    )
