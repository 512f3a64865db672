"""The levels that think from the rules alone, against each other: who wins, and how quickly.

    python bench/plain.py [--matches 200] [--only six-card] [--seed 9] [--jobs 2] [--json]

Games that bring no bots of their own are played; `--only` picks the pairs of any game in which a word occurs,
and there the levels are asked directly. Nine-hole matches of two, every deal played in both seats, a tie
counting half; the interval is of 95 %. Times are milliseconds of the CPU, the median and what 99 of 100
decisions keep within; the ratio is the median to one decision of the bare loop of `decisions.py`, measured in
the same run.
"""

import argparse
import json
from collections.abc import Iterator
from multiprocessing import Pool
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

from backnine.arena.intervals import share_estimate
from backnine.bots import plain
from backnine.games import GAMES, moves
from backnine.games.rooms import brings
from backnine.matchlog import MatchLog
from backnine.setup import set_up
from backnine.view import view
from bare_loop import decisions_of_one_hole
from measured import rate

LEVELS = {"rookie": plain.ROOKIE, "weekender": plain.WEEKENDER, "club": plain.CLUB, "tour": plain.TOUR}
PAIRS = (("weekender", "rookie"), ("club", "weekender"), ("tour", "club"))
GOAL = 0.65
LIMITS = {"club": 5, "tour": 50}  # milliseconds a decision

Times = dict[str, list[float]]  # seconds, by level
Line = dict[str, str | int | float]


class Deal(NamedTuple):
    """A match to be played twice, with the seats changed."""

    game: str
    levels: tuple[str, str]
    seed: int


class Outcome(NamedTuple):
    """Of the first level: the share of two matches won, strokes a hole less its rival's. Times of both."""

    won: float
    strokes: float
    took: Times


def play_deal(deal: Deal) -> Outcome:
    took: Times = {level: [] for level in deal.levels}
    there, back = play_match(deal, deal.levels, took), play_match(deal, deal.levels[::-1], took)
    ahead = [there[1] - there[0], back[0] - back[1]]
    won = fmean([1.0 if strokes > 0 else 0.5 if strokes == 0 else 0.0 for strokes in ahead])
    return Outcome(won, -fmean(ahead) / 9, took)


def play_match(deal: Deal, seats: tuple[str, ...], took: Times) -> tuple[int, ...]:
    """The totals; `took` gets how long each decision took."""
    log = MatchLog.begin(set_up(deal.game, seats, house="ties=shared"), deal.seed.to_bytes(32, "big"))
    while log.match.outcome is None:
        log = log.dealt()
        seat = log.match.hole.acting[0]
        seen, legal = view(log.match, seat, recall=True), moves(log.match.hole, seat)
        dice, began = log.dice(seat), process_time()
        move = LEVELS[seats[seat]].choose(seen, legal, dice)
        took[seats[seat]].append(process_time() - began)
        log = log.play(seat, move)
    return log.match.totals


def strength(game: str, levels: tuple[str, str], outcomes: list[Outcome]) -> Line:
    share = share_estimate([outcome.won for outcome in outcomes], 2)
    return {
        "pair": f"{game}: plain {levels[0]} against {levels[1]}",
        "matches": 2 * len(outcomes),
        "win_share": round(share.value, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "ratio": round(share.value / GOAL, 3),
        "diff": round(fmean([outcome.strokes for outcome in outcomes]), 2),
    }


def speeds(game: str, outcomes: list[Outcome]) -> Iterator[Line]:
    """A line for each level that played."""
    dice = Random(9)
    bare = 1000 / rate(lambda: decisions_of_one_hole(dice), 1)
    for level in LEVELS:
        took = sorted(1000 * seconds for outcome in outcomes for seconds in outcome.took.get(level, ()))
        if took:
            median, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
            line: Line = {
                "level": f"{game}: plain {level}",
                "decisions": len(took),
                "median_ms": round(median, 2),
                "p99_ms": round(p99, 2),
                "bare_ms": round(bare, 5),
                "ratio": round(median / bare),
            }
            yield line | {"limit_ms": LIMITS[level]} if level in LIMITS else line


def show(line: Line) -> str:
    if "pair" in line:
        return (
            f"{line['pair']:<42} {line['win_share']:.1%} ({line['low']:.1%} to {line['high']:.1%}), "
            f"{line['ratio']} of the goal of {GOAL:.0%}; {line['diff']:+.2f} strokes a hole; "
            f"{line['matches']} matches"
        )
    limit = f" (at most {line['limit_ms']})" if "limit_ms" in line else ""
    return (
        f"{line['level']:<42} {line['median_ms']} ms a decision, 99 of 100 within {line['p99_ms']} ms{limit}"
        f"; {line['ratio']} decisions of the bare loop"
    )


def chosen(word: str) -> dict[str, list[tuple[str, str]]]:
    """The pairs to play, by game."""
    pairs = {
        game.name: [pair for pair in PAIRS if word in f"{game.name}: {pair[0]} against {pair[1]}"]
        for game in GAMES
        if word or not brings(game, "bots")
    }
    return {game: played for game, played in pairs.items() if played}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--only", default="", metavar="WORD")
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()

    def tell(line: Line) -> None:
        print(json.dumps(line) if options.json else show(line), flush=True)

    with Pool(options.jobs) as pool:
        for game, pairs in chosen(options.only).items():
            played: list[Outcome] = []
            for pair in pairs:
                deals = [Deal(game, pair, options.seed * 10**6 + n) for n in range(options.matches // 2)]
                outcomes = pool.map(play_deal, deals, chunksize=2)
                tell(strength(game, pair, outcomes))
                played += outcomes
            for line in speeds(game, played):
                tell(line)


if __name__ == "__main__":
    main()
