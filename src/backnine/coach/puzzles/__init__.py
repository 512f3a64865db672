"""Positions for practice, with one clearly best move: what they are, and those that ship (docs/coach.md)."""

import gzip
import json
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

from backnine.bots.why import Why
from backnine.coach.sentences import read_why, why_json
from backnine.coach.themes import THEMES, Theme
from backnine.games import find_game
from backnine.games.rooms import file_in
from backnine.hole import Seat
from backnine.moves import Move
from backnine.position import Position
from backnine.position_reader import read
from backnine.refused import Refused
from backnine.wire import Json

FILE: Final = "puzzles.json.gz"  # in the room of a game
FORMAT: Final = 1


class Puzzle(NamedTuple):
    """What a seat knows, as the line of a position; what each move gives away in strokes, the best first.
    `gap` is by how much the next best is worse, `se` how far that may be off. Ratings are of Glicko-2."""

    game: str
    position: str
    seat: Seat
    costs: tuple[tuple[Move, float], ...]
    gap: float
    se: float
    themes: tuple[Theme, ...]
    why: Why
    rating: float
    deviation: float

    @property
    def id(self) -> str:
        """The same for the same position."""
        return sha256(self.position.encode()).hexdigest()[:12]

    @property
    def best(self) -> Move:
        return self.costs[0][0]

    def read(self) -> Position:
        return read(self.position)


def puzzles_json(puzzles: list[Puzzle], version: str, judges: dict[str, str]) -> Json:
    """The file; `judges` says who judged each game."""
    return {
        "format": FORMAT,
        "version": version,
        "judges": judges,
        "puzzles": [puzzle_json(puzzle) for puzzle in puzzles],
    }


def puzzle_json(puzzle: Puzzle) -> Json:
    return puzzle._asdict() | {
        "id": puzzle.id,
        "best": str(puzzle.best),
        "costs": {str(move): round(cost, 3) for move, cost in puzzle.costs},
        "gap": round(puzzle.gap, 3),
        "se": round(puzzle.se, 3),
        "theme": puzzle.themes[0],
        "themes": list(puzzle.themes),
        "why": why_json(puzzle.why),
        "rating": round(puzzle.rating),
        "deviation": round(puzzle.deviation),
    }


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles in a file, refused if it is none of ours."""
    try:
        told = json.loads(text)
        if told["format"] != FORMAT:
            raise Refused("not-puzzles")
        return [_read(each) for each in told["puzzles"]]
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refused("not-puzzles") from None


def _read(told: dict[str, Any]) -> Puzzle:
    costs = sorted(
        ((Move.read(move), float(cost)) for move, cost in told["costs"].items()), key=lambda c: c[1]
    )
    return Puzzle(
        game=str(told["game"]),
        position=str(told["position"]),
        seat=int(told["seat"]),
        costs=tuple(costs),
        gap=float(told["gap"]),
        se=float(told["se"]),
        why=read_why(told["why"]),
        themes=tuple(theme for theme in THEMES if theme in told["themes"]),
        rating=float(told["rating"]),
        deviation=float(told["deviation"]),
    )


def packed(text: str) -> bytes:
    """The same text gives the same bytes."""
    return gzip.compress(text.encode(), mtime=0)


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Those that come with the game, if any do."""
    data = file_in(find_game(game), FILE)
    return tuple(read_puzzles(gzip.decompress(data).decode())) if data else ()
