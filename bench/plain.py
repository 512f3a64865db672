"""The levels that think from the rules alone, against each other in every game: who wins, and how quickly.

    python bench/plain.py [--matches 1000] [--only six-card] [--seed 9] [--jobs 2] [--json]

They are asked directly, whatever bots a game brings itself. Nine-hole matches of two, every deal played in
both seats, a tie counting half; the interval is of 95 %. Times are milliseconds of the CPU, the median and
what 99 of 100 decisions keep within, beside a decision of the bare loop of `decisions.py` in the same run.
"""

import argparse
import json
from multiprocessing import Pool
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

from backnine.arena.intervals import share_estimate
from backnine.bots import plain
from backnine.games import GAMES, moves
from backnine.matchlog import MatchLog
from backnine.setup import set_up
from backnine.view import view
from bare_loop import decisions_of_one_hole
from measured import rate

LEVELS = {"rookie": plain.ROOKIE, "weekender": plain.WEEKENDER, "club": plain.CLUB, "tour": plain.TOUR}
PAIRS = (("weekender", "rookie"), ("club", "weekender"), ("tour", "club"))
GOAL = 0.65


class Deal(NamedTuple):
    """A match to be played twice, with the seats changed."""

    game: str
    levels: tuple[str, str]
    seed: int


class Outcome(NamedTuple):
    """Of the first level: the share of two matches won, strokes a hole less its rival's, and its times."""

    won: float
    strokes: float
    took: list[float]


def play_deal(deal: Deal) -> Outcome:
    took: list[float] = []
    there, back = play_match(deal, deal.levels, took), play_match(deal, deal.levels[::-1], took)
    ahead = [there[1] - there[0], back[0] - back[1]]
    won = fmean([1.0 if strokes > 0 else 0.5 if strokes == 0 else 0.0 for strokes in ahead])
    return Outcome(won, -fmean(ahead) / 9, took)


def play_match(deal: Deal, seats: tuple[str, ...], took: list[float]) -> tuple[int, ...]:
    """The totals; `took` gets how long each decision of the first level took."""
    log = MatchLog.begin(set_up(deal.game, seats, house="ties=shared"), deal.seed.to_bytes(32, "big"))
    while log.match.outcome is None:
        log = log.dealt()
        seat = log.match.hole.acting[0]
        seen, legal = view(log.match, seat, recall=True), moves(log.match.hole, seat)
        dice, began = log.dice(seat), process_time()
        move = LEVELS[seats[seat]].choose(seen, legal, dice)
        took += [process_time() - began] if seats[seat] == deal.levels[0] else []
        log = log.play(seat, move)
    return log.match.totals


def told(game: str, levels: tuple[str, str], outcomes: list[Outcome]) -> dict[str, str | int | float]:
    share = share_estimate([outcome.won for outcome in outcomes], 2)
    took = sorted(1000 * seconds for outcome in outcomes for seconds in outcome.took)
    dice = Random(9)
    return {
        "pair": f"{game}: plain {levels[0]} against {levels[1]}",
        "matches": 2 * len(outcomes),
        "win_share": round(share.value, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "ratio": round(share.value / GOAL, 3),
        "diff": round(fmean([outcome.strokes for outcome in outcomes]), 2),
        "median_ms": round(took[len(took) // 2], 2),
        "p99_ms": round(took[len(took) * 99 // 100], 2),
        "bare_ms": round(1000 / rate(lambda: decisions_of_one_hole(dice), 0.3), 4),
    }


def show(line: dict[str, str | int | float]) -> str:
    return (
        f"{line['pair']:<45} {line['win_share']:.1%} ({line['low']:.1%} to {line['high']:.1%}), "
        f"{line['ratio']} of the goal of {GOAL:.0%}; {line['diff']:+.2f} strokes a hole; "
        f"{line['median_ms']} ms, 99 of 100 within {line['p99_ms']} ms (bare loop {line['bare_ms']}); "
        f"{line['matches']} matches"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--only", default="", metavar="WORD")
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with Pool(options.jobs) as pool:
        for game in [game.name for game in GAMES]:
            for levels in PAIRS:
                if options.only in f"{game}: {levels[0]} against {levels[1]}":
                    deals = [
                        Deal(game, levels, options.seed * 10**6 + n) for n in range(options.matches // 2)
                    ]
                    line = told(game, levels, pool.map(play_deal, deals, chunksize=2))
                    print(json.dumps(line) if options.json else show(line), flush=True)


if __name__ == "__main__":
    main()
