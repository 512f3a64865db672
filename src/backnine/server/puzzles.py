"""Puzzles over HTTP: positions with one clearly best move, as a table would show them."""

import asyncio
from functools import cache
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from msgspec import Struct, field

from backnine.coach.puzzles import Puzzle, shipped
from backnine.games import find_game
from backnine.position import dealt
from backnine.protocol import ViewSeen, WhySeen
from backnine.server.asked import problems
from backnine.shuffle import Shuffle
from backnine.table.hinting import why_seen
from backnine.table.showing import public_seen, seat_seen

KEEP: Final = "max-age=3600"


class PuzzleTold(Struct, omit_defaults=True):
    """A position and what every move costs there against the best, in strokes; how hard it is, as a
    rating."""

    id: str
    themes: list[str]
    rating: float
    rd: float
    view: ViewSeen
    best: str
    costs: dict[str, float]
    position: str
    why: WhySeen | None = None


class PuzzlesTold(Struct):
    game: str
    puzzles: list[PuzzleTold] = field(default_factory=list)


@get("/api/puzzles/{game:str}", summary="Positions to practise with", responses=problems(400, 403, 429))
async def puzzles(request: Request[Any, Any, State], game: str) -> Response[bytes]:
    name = find_game(game[:40]).name
    body = await asyncio.to_thread(told, name)
    return Response(body, media_type=MediaType.JSON, headers={"cache-control": KEEP})


@cache
def told(game: str) -> bytes:
    """Written once for all who ask."""
    return msgspec.json.encode(PuzzlesTold(game, [puzzle_told(each) for each in shipped(game)]))


def puzzle_told(puzzle: Puzzle) -> PuzzleTold:
    """The cards that nobody knows there are dealt somehow: no view shows them."""
    match = dealt(puzzle.read(), Shuffle(bytes(32)))
    seen = seat_seen(public_seen(match, 0), match, puzzle.seat, memory_aid=True, may_move=True)
    return PuzzleTold(
        id=puzzle.id,
        themes=list(puzzle.themes),
        rating=puzzle.rating,
        rd=puzzle.deviation,
        view=seen,
        best=str(puzzle.best),
        costs={str(move): round(cost, 2) for move, cost in puzzle.costs},
        position=puzzle.position,
        why=why_seen(puzzle.why),
    )
