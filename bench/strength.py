"""How strong the bots are: who wins how many of nine-hole matches, against the goals.

    python bench/strength.py [--matches 1000] [--only tour] [--seed 9] [--jobs 2] [--json]

Every deal is played in all seats. The interval is of 95 %; the ratio is the share of wins to its goal.
`--only` picks the pairs in which a word occurs, such as `club` or `four-card`.
"""

import argparse
import json
import sys
from typing import NamedTuple

from backnine.arena.contest import play_contest
from backnine.arena.figures import figures
from backnine.arena.plan import Plan, make_plan
from backnine.arena.result import Standing
from backnine.refused import Refused


class Goal(NamedTuple):
    """The first bot is to win so many matches, with the second in all other seats."""

    game: str
    bots: tuple[str, str]
    seats: int
    share: float

    def __str__(self) -> str:
        rest = f"{self.seats - 1} x " if self.seats > 2 else ""
        return f"{self.game}: {self.bots[0]} against {rest}{self.bots[1]}"


GOALS = (
    Goal("play-nine", ("club", "weekender"), 2, 0.75),
    Goal("play-nine", ("tour", "club"), 2, 0.60),
    Goal("play-nine", ("tour", "weekender"), 2, 0.88),
    Goal("play-nine", ("tour", "weekender"), 4, 0.62),
    Goal("four-card", ("tour", "weekender"), 2, 0.65),
)


def measure(plan: Plan, jobs: int | None) -> tuple[int, Standing]:
    """How many matches were played, and how the first bot stood."""
    contest, account = play_contest(plan, jobs=jobs, progress=_show_progress if sys.stderr.isatty() else None)
    if contest.interrupted:
        sys.exit(130)
    return contest.matches, figures(contest, account).standings[0]


def told(goal: Goal, matches: int, standing: Standing) -> dict[str, str | int | float]:
    share = standing.win_share
    return {
        "pair": str(goal),
        "matches": matches,
        "win_share": round(share.value, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "goal": goal.share,
        "ratio": round(share.value / goal.share, 3),
        "diff": round(standing.difference.value, 3),
        "median_ms": round(standing.median_ms, 3),
    }


def _show_progress(done: int, wanted: int) -> None:
    print(f"\r\x1b[K{done}/{wanted}", end="\r" if done < wanted else "\r\x1b[K", file=sys.stderr, flush=True)


def show(line: dict[str, str | int | float]) -> str:
    return (
        f"{line['pair']:<42} {line['win_share']:.1%} ({line['low']:.1%} to {line['high']:.1%}), "
        f"{line['ratio']} of the goal of {line['goal']:.0%}; {line['diff']:+.2f} strokes a hole, "
        f"{line['median_ms']} ms, {line['matches']} matches"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--only", default="", metavar="WORD")
    parser.add_argument("--seed", default="9")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    chosen = [goal for goal in GOALS if options.only in str(goal)]
    if not chosen:
        parser.error(f"no pair has “{options.only}” in it: {'; '.join(map(str, GOALS))}")
    try:
        setups = [
            make_plan(goal.game, goal.bots, seats=goal.seats, matches=options.matches, seed=options.seed)
            for goal in chosen
        ]
    except Refused as refused:
        parser.error(str(refused))
    for goal, plan in zip(chosen, setups, strict=True):
        line = told(goal, *measure(plan, options.jobs))
        print(json.dumps(line) if options.json else show(line), flush=True)


if __name__ == "__main__":
    main()
