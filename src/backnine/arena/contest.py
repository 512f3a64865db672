"""A contest from its plan to its result."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing

from backnine.arena.hopeless import LEAST_DECISIONS, Forfeits
from backnine.arena.plan import Plan, usual_name
from backnine.arena.result import Contest, Contestant, MatchLine
from backnine.arena.workers import WorkerDied, cores, play_all
from backnine.but import but
from backnine.names import told_apart
from backnine.setup import LONGEST_NAME


def play_contest(
    plan: Plan, *, jobs: int | None = None, progress: Callable[[int, int], None] | None = None
) -> Contest:
    """Play all matches of the plan on `jobs` cores, or on all. `progress` is told how many of how many are
    done. Ctrl-C, the death of a worker process, or a program that forfeits nearly everything ends the contest
    with what has been played so far."""
    lines: list[MatchLine] = []
    interrupted = broken = False
    forfeits = Forfeits(len(plan.contestants))
    matches = play_all(plan, jobs or cores())
    try:
        with closing(matches):
            for line in matches:
                lines.append(line)
                forfeits.add(line)
                if progress:
                    progress(len(lines), plan.matches)
                if forfeits.hopeless(LEAST_DECISIONS) is not None:
                    interrupted = len(lines) < plan.matches
                    break
    except KeyboardInterrupt:
        interrupted = True
    except WorkerDied:
        interrupted = broken = True
    lines = _in_order(lines, plan.rotations)
    return Contest(
        plan.game, plan.house, plan.seats, named(plan.contestants, lines), plan.seed, plan.matches,
        lines=tuple(lines),
        interrupted=interrupted,
        broken=broken,
        forfeiter=forfeits.hopeless(),
    )  # fmt: skip


def named(contestants: Iterable[Contestant], lines: Sequence[MatchLine]) -> tuple[Contestant, ...]:
    """Programs as they call themselves; one that never said a name is called by its command."""
    names = [usual_name(contestant.spec) for contestant in contestants]
    for number, usual in enumerate(names):
        names[number] = next((line.names[number] for line in lines if line.names[number] != usual), usual)
    return tuple(
        but(each, name=name) for each, name in zip(contestants, told_apart(names, LONGEST_NAME), strict=True)
    )


def _in_order(lines: Iterable[MatchLine], rotations: int) -> list[MatchLine]:
    """By deal and rotation. Deals that were cut short are left out, unless there are no others."""
    ordered = sorted(lines, key=lambda line: (line.deal, line.rotation))
    played = Counter(line.deal for line in ordered)
    return [line for line in ordered if played[line.deal] == rotations] or ordered
