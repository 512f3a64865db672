"""A contest from its setup to its result."""

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import closing

from backnine.arena.result import Contest, MatchLine
from backnine.arena.setup import Setup
from backnine.arena.workers import WorkerDied, cores, play_all


def play_contest(
    setup: Setup, *, jobs: int | None = None, progress: Callable[[int, int], None] | None = None
) -> Contest:
    """Play all matches of the setup on `jobs` cores, or on all. `progress` is told how many of how many are
    done. Ctrl-C, or the death of a worker process, ends the contest with what has been played so far."""
    lines: list[MatchLine] = []
    interrupted = broken = False
    matches = play_all(setup, jobs or cores())
    try:
        with closing(matches):
            for line in matches:
                lines.append(line)
                if progress:
                    progress(len(lines), setup.matches)
    except KeyboardInterrupt:
        interrupted = True
    except WorkerDied:
        interrupted = broken = True
    return Contest(
        setup.game, setup.house, setup.seats, setup.contestants, setup.seed, setup.matches,
        lines=_in_order(lines, setup.rotations),
        interrupted=interrupted,
        broken=broken,
    )  # fmt: skip


def _in_order(lines: Iterable[MatchLine], rotations: int) -> tuple[MatchLine, ...]:
    """By deal and rotation. Deals that were cut short are left out, unless there are no others."""
    ordered = sorted(lines, key=lambda line: (line.deal, line.rotation))
    played = Counter(line.deal for line in ordered)
    return tuple([line for line in ordered if played[line.deal] == rotations] or ordered)
