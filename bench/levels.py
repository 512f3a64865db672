"""Holes a second of the compiled bots, on one core, beside the plain bots in the same run: those of every
game that has them, two and four of a kind at the table.

    python bench/levels.py [--game six-card] [--only weekender] [--seats 4] [--seconds 2] [--json]

`tour` looks ahead with the same kernels match by match, too. `--json` prints one object for each bot and
table instead. Seconds are those of the processor.
"""

import argparse
import json
from itertools import count
from time import process_time, thread_time

from backnine.arena.account import Account, Shape
from backnine.arena.chunks import Chunk
from backnine.arena.kernels import compiled_for, get_ready, play_chunks
from backnine.arena.plan import Plan, make_plan
from backnine.arena.rounds import play_match
from backnine.arena.tally import SeatTally, Tally
from backnine.bots.tour import thinker_for
from backnine.but import but
from backnine.fast.rows import Compiled
from backnine.games import GAMES
from backnine.games.rooms import part
from measured import rate

SEATS = (2, 4)
FEW = 4  # holes, to see how many it will be
NETWORK = "tour@0"


def plan_of(game: str, bot: str, seats: int) -> Plan:
    return make_plan(game, [bot], seats=seats, matches=FEW, seed="1", house="holes=1,ties=shared")


def in_the_kernels(plan: Plan, compiled: Compiled) -> tuple[float, float]:
    """Seconds that these holes take, and how many of them counting takes."""
    account = Account(Shape(plan.seats, 1, 1, (plan.seats,)), Tally((SeatTally("bot"),)))
    counting, began = 0.0, process_time()
    for played in play_chunks(plan, compiled, 1):
        before = thread_time()
        Chunk(account.shape, compiled, played).add_to(account)
        counting += thread_time() - before
    return process_time() - began, counting


def by_plain_bots(plan: Plan, seconds: float) -> float:
    bots, numbers = plan.players(), count()
    play_match(plan, next(numbers), bots)

    def one_hole() -> int:
        play_match(plan, next(numbers), bots)
        return 1

    return rate(one_hole, seconds)


def measure(game: str, bot: str, seats: int, wanted: float) -> dict[str, object]:
    plan = plan_of(game, bot, seats)
    compiled = compiled_for(plan)
    assert compiled is not None
    get_ready(plan, compiled)
    seconds, counting = in_the_kernels(plan, compiled)
    while seconds < wanted / 2:
        plan = but(plan, matches=int(plan.matches * min(20, max(2, wanted / seconds))))
        seconds, counting = in_the_kernels(plan, compiled)
    return {
        "game": game, "bot": bot, "seats": seats, "threads": 1,
        "holes_per_s": round(plan.matches / seconds, 1),
        "counting": round(counting / seconds, 3), "plain_holes_per_s": round(by_plain_bots(plan, wanted), 1),
    }  # fmt: skip


def main() -> None:
    known = {game.name: found for game in GAMES if (found := part(game, "fast.matches", Compiled))}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=known)
    parser.add_argument("--only", metavar="BOT", help="one bot")
    parser.add_argument("--seats", type=int, metavar="N", help="one number of players")
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    for game in [options.game] if options.game else known:
        bots = [*known[game].levels, *([NETWORK] if at_sight(game) else [])]
        for bot in [options.only] if options.only else bots:
            for seats in [options.seats] if options.seats else SEATS:
                told = measure(game, bot, seats, options.seconds)
                print(json.dumps(told) if options.json else line(told), flush=True)


def at_sight(game: str) -> bool:
    """Whether `tour` can choose without a look ahead there."""
    thinker = thinker_for(game)
    return thinker is not None and thinker.at_sight


def line(told: dict[str, object]) -> str:
    return (
        f"{told['game']:10} {told['bot']:10} {told['seats']} seats {told['holes_per_s']:>9} holes/s, "
        f"counting {told['counting']:.1%}, plain {told['plain_holes_per_s']} holes/s"
    )


if __name__ == "__main__":
    main()
