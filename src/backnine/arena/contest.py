"""A contest: matches between bots, with a leaderboard."""

from collections.abc import Callable

from backnine.arena.plan import Plan
from backnine.arena.run_file import RunFile
from backnine.arena.simulation import Simulated, simulate


def play_contest(
    plan: Plan,
    *,
    jobs: int | None = None,
    keep: bool = False,
    until: float | None = None,
    resume: RunFile | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Simulated:
    """As `simulate`, whose arguments these are."""
    return simulate(plan, jobs=jobs, keep=keep, ranked=True, until=until, resume=resume, progress=progress)
