"""Matches of compiled levels beside those of the plain bots."""

from collections.abc import Iterator

from backnine.arena.kernels import compiled_for, lines_of, play_chunks
from backnine.arena.plan import Plan, make_plan
from backnine.arena.result import MatchLine
from backnine.arena.rounds import play_match


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
