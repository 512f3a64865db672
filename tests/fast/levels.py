"""Matches of compiled levels beside those of the plain bots.

Plain bots take a hundred times as long, so what they play in these tests is kept as fingerprints of all
lines, in `played.json`. `make soak` lets them play. After a change of what they do, and with new cases:

BACKNINE_PLAY_PLAINLY=1 .venv/bin/pytest -n 0 tests/fast -k levels

That compares every line, too, and writes the fingerprints anew.
"""

import json
import os
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from backnine.arena.kernels import compiled_for, lines_of, play_chunks
from backnine.arena.plan import Plan, make_plan
from backnine.arena.result import MatchLine
from backnine.arena.rounds import play_match

PLAYED = Path(__file__).with_name("played.json")
PLAINLY = os.environ.get("BACKNINE_PLAY_PLAINLY") == "1"


def in_the_kernels(plan: Plan) -> list[MatchLine]:
    compiled = compiled_for(plan)
    assert compiled is not None
    return [line for played in play_chunks(plan, compiled, 1) for line in lines_of(plan, compiled, played)]


def by_plain_bots(plan: Plan) -> Iterator[MatchLine]:
    bots = plan.players()
    return (play_match(plan, number, bots) for number in range(plan.matches))


def check(game: str, *bots: str, seats: int, matches: int, seed: int, house: str = "") -> None:
    """The same matches on both sides: who sat where, every hole with its strokes, turns, cards that saved
    something and ending, and how many decisions there were."""
    plan = make_plan(game, bots, seats=seats, matches=matches, seed=f"{seed:x}", house=house)
    for one, other in zip(in_the_kernels(plan), by_plain_bots(plan), strict=True):
        assert one == other
        assert one.names == other.names


def check_played(game: str, *bots: str, seats: int, matches: int, seed: int, house: str = "") -> None:
    """As `check`, with what the plain bots played when they were last let."""
    case = f"{game} {','.join(bots)} seats={seats} matches={matches} seed={seed} {house}".strip()
    plan = make_plan(game, bots, seats=seats, matches=matches, seed=f"{seed:x}", house=house)
    lines = in_the_kernels(plan)
    if PLAINLY:
        check(game, *bots, seats=seats, matches=matches, seed=seed, house=house)
        _keep({**_played(), case: fingerprint(lines)})
    assert _played().get(case) == fingerprint(lines), "not what plain bots played: see tests/fast/levels.py"


def fingerprint(lines: Iterable[MatchLine]) -> str:
    """Of all that `check` compares."""
    return sha256(json.dumps([_told(line) for line in lines], default=int).encode()).hexdigest()[:20]


def _told(line: MatchLine) -> list[object]:
    sat = [line.names, line.deal, line.rotation, line.seats, [each.decisions for each in line.thinking]]
    return [*sat, line.totals, line.winners, line.reason, line.holes]


@cache
def _played() -> dict[str, str]:
    return json.loads(PLAYED.read_text()) if PLAYED.exists() else {}


def _keep(played: dict[str, str]) -> None:
    PLAYED.write_text(json.dumps(played, indent=0, sort_keys=True) + "\n")
    _played.cache_clear()
