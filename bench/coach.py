"""How good the coach is: the judge's error, what the bots give away, luck, and how long an analysis takes.

    .venv/bin/python bench/coach.py [--game play-nine] [--seats 2] [--holes 200] [--jobs 2]

Prints rows of the tables in docs/coach.md.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from backnine import games
from backnine.bots import BOTS, find_bot
from backnine.bots.bot import without_peeks
from backnine.coach.analysis import analyse, judged
from backnine.coach.finding import judge_of
from backnine.coach.hint import hint
from backnine.coach.hole_account import HoleAccount, ask, holes_of
from backnine.coach.judge import against
from backnine.games import GAMES, find_game
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.setup import set_up
from backnine.view import View, view

EVERY = 7  # of the decisions: those are looked at


class Mean(NamedTuple):
    """With its 95 % interval."""

    value: float
    give: float

    def __str__(self) -> str:
        return f"{self.value:+.2f} ± {self.give:.2f}"


def mean(values: list[float]) -> Mean:
    value = sum(values) / len(values)
    return Mean(value, 1.96 * sqrt(variance(values) / len(values)))


def variance(values: list[float]) -> float:
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)


def choose(name: str, seen: View, legal: tuple[Move, ...], log: MatchLog, seat: int) -> Move:
    """`coach` follows the coach."""
    if name == "coach":
        return hint(seen, without_peeks(legal) or legal).move
    return find_bot(name).choose(seen, legal, log.dice(seat))


def played(game: str, bots: tuple[str, ...], seed: int, house: str) -> MatchLog:
    setup = set_up(game, tuple(map(str, range(len(bots)))), bots, find_game(game).house(house))
    log = MatchLog.begin(setup, seed.to_bytes(32, "big"))
    while log.match.outcome is None:
        log = log.dealt()
        seat = log.match.hole.acting[0]
        seen, legal = view(log.match, seat, recall=True), games.moves(log.match.hole, seat)
        log = log.play(seat, choose(bots[seat], seen, legal, log, seat))
    return log


def one_hole(game: str, bots: tuple[str, ...], seed: int) -> HoleAccount:
    (hole,) = holes_of(played(game, bots, seed, "holes=1,ties=shared"))
    return judged(hole)


def at_work(level: str, game: str, seats: int, seed: int) -> HoleAccount:
    """A level in the first seat, `club` in the others: the same deals for every level."""
    return one_hole(game, (level, *("club",) * (seats - 1)), seed)


def level_rows(pool: ProcessPoolExecutor, game: str, seats: int, holes: int) -> Iterator[str]:
    """What each level gives away per nine holes, its luck, and how strokes vary with and without it."""
    judge, by_level = judge_of(game), {}
    for level in (*(bot.name for bot in BOTS), "coach"):
        found = list(pool.map(partial(at_work, level, game, seats), range(holes), chunksize=4))
        rows = [hole.players[0] for hole in found]
        given = mean([9 * row.mistakes for row in rows])
        luck = mean([row.luck for row in rows])
        strokes = by_level[level] = [row.strokes for row in rows]
        rest = [row.strokes - row.luck for row in rows]
        ratio = variance(strokes) / variance(rest)
        foreseen = mean([row.unforeseen for row in rows])
        yield (
            f"| {game}, {seats} | {judge.name} | `{level}` | {given.value:.1f} ± {given.give:.1f} "
            f"| {mean(strokes)} | {luck} | {foreseen} | {ratio:.1f} |"
        )
    gained = [mine - club for mine, club in zip(by_level["coach"], by_level["club"], strict=True)]
    yield f"| {game}, {seats} | {judge.name} | `coach` less `club`, same deals | {mean(gained)} | | | |"


def error_row(game: str, seats: int, holes: int, deals: int) -> str:
    """The judge's word on two moves against both played out on many deals."""
    judge = judge_of(game)
    play_out = judge.to_the_end
    if play_out is None:
        return f"| {game}, {seats} | {judge.name} | cannot be played out: error taken for {judge.error} |"
    off, noise = [], []
    for number, (seen, best, other, apart) in enumerate(differences(game, seats, holes)):
        trials = play_out(seen, (best, other), deals, number)
        place = seen.seats.index(seen.seat or 0)
        pairs = zip(trials[other], trials[best], strict=True)
        found = [against(mine, place) - against(its, place) for mine, its in pairs]
        off.append(apart - sum(found) / len(found))
        noise.append(variance(found) / len(found))
    square = sum(each * each for each in off) / len(off) - sum(noise) / len(noise)
    return (
        f"| {game}, {seats} | {judge.name} | {sqrt(max(0.0, square)):.2f} strokes | {mean(off)} "
        f"| {len(off)} differences, {deals} deals each |"
    )


def differences(game: str, seats: int, holes: int) -> Iterator[tuple[View, Move, Move, float]]:
    """The best move and the next best, of some decisions."""
    for seed in range(holes):
        log = played(game, ("club",) * seats, 10_000 + seed, "holes=1,ties=shared")
        for n in range(seed % EVERY, log.n, EVERY):
            match = log.at(n).match
            asked = ask(judge_of(game), match, log.moves[n].seat)
            place = asked.view.seats.index(asked.view.seat or 0)
            ranked = sorted(asked.own, key=lambda move: against(asked.own[move], place))
            if len(ranked) > 1:
                values = [against(asked.own[move], place) for move in ranked[:2]]
                yield asked.view, ranked[0], ranked[1], values[1] - values[0]


def hint_row(game: str, seats: int) -> str:
    """Hints at all decisions of a match."""
    log = played(game, ("club",) * seats, 2, "")
    judge_of(game).get_ready(seats)
    took = []
    for n in range(log.n):
        match, seat = log.at(n).match, log.moves[n].seat
        seen, legal = view(match, seat, recall=True), games.moves(match.hole, seat)
        began = perf_counter()
        hint(seen, without_peeks(legal) or legal)
        took.append(1000 * (perf_counter() - began))
    took.sort()
    middle, late = took[len(took) // 2], took[len(took) * 99 // 100]
    return (
        f"| {game}, {seats} | {judge_of(game).name} | {middle:.0f} ms | {late:.0f} ms | {took[-1]:.0f} ms |"
    )


def time_row(game: str, seats: int) -> str:
    """One core: two take half of it, a hole each at a time."""
    log = played(game, ("weekender",) * seats, 1, "")
    judge_of(game).get_ready(seats)
    began, first = perf_counter(), 0.0
    for _ in analyse(log):
        first = first or perf_counter() - began
    took = perf_counter() - began
    return f"| {game}, {seats} | {judge_of(game).name} | {first:.1f} s | {took:.1f} s | {log.n} moves |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--game", choices=[game.name for game in GAMES], action="append")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--holes", type=int, default=200)
    parser.add_argument("--deals", type=int, default=4000, help="that a difference is measured on")
    parser.add_argument("--jobs", type=int, default=2)
    said = parser.parse_args()
    chosen = said.game or [game.name for game in GAMES]
    print("| game, seats | judge | first hole | whole match, one core | |")
    for game in chosen:
        print(time_row(game, said.seats), flush=True)
    print("| game, seats | judge | a hint | 99 of 100 | the longest |")
    for game in chosen:
        print(hint_row(game, said.seats), flush=True)
    print("| game, seats | judge | error | bias | |")
    for game in chosen:
        print(error_row(game, said.seats, max(1, said.holes // 20), said.deals), flush=True)
    print("| game, seats | judge | level | given away per nine | strokes | luck | unforeseen | variance |")
    with ProcessPoolExecutor(said.jobs, get_context("spawn")) as pool:
        for game in chosen:
            for row in level_rows(pool, game, said.seats, said.holes):
                print(row, flush=True)


if __name__ == "__main__":
    main()
