"""Puzzles from matches: decisions with one clearly best move, each rated by how often our bots miss it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from typing import Final

from backnine.bots import BOTS
from backnine.bots.bot import Moves
from backnine.coach.aims import costs_of
from backnine.coach.finding import judge_of
from backnine.coach.grades import SURE
from backnine.coach.hole_account import HolePlay, ask
from backnine.coach.judge import Judge
from backnine.coach.play_outs import measure
from backnine.coach.puzzles import Puzzle
from backnine.coach.puzzles.glicko import GlickoGame, GlickoRating, rated
from backnine.coach.sentences import sentence
from backnine.coach.themes import themes
from backnine.match import Match, play
from backnine.moves import Move
from backnine.position import of_view, write_line
from backnine.view import View
from backnine.whims import Whims

LEAST_GAP: Final = 0.6  # strokes by which the next best move is worse
TRIES: Final = 6  # of each level, with other whims
# Where our levels are taken to stand: a prior, for want of people who were measured
LEVELS: Final = dict(zip([bot.name for bot in BOTS], (900.0, 1200.0, 1600.0, 1900.0), strict=True))
SURE_OF_LEVELS: Final = 60.0
BAND: Final = 150.0  # of ratings that take turns: what everybody solves is found most


def puzzles_of(hole: HolePlay) -> list[Puzzle]:
    """All that a hole has to offer."""
    return list(_found(hole, judge_of(hole.dealt.game.name)))


def _found(hole: HolePlay, judge: Judge) -> Iterator[Puzzle]:
    match = hole.dealt
    for n, made in enumerate(hole.made, hole.n):
        if made.move.verb != "peek" and (puzzle := _puzzle(match, made.seat, judge, n)):
            yield puzzle
        match, _ = play(match, made.seat, made.move)


def _puzzle(match: Match, seat: int, judge: Judge, n: int) -> Puzzle | None:
    """This decision, if it has one clearly best move and is about something."""
    asked = ask(judge, match, seat)
    costs = costs_of(asked.own, asked.view.seats.index(seat))
    about = themes(asked.view, asked.legal, (asked.best,))
    if len(costs) < 2 or not about or not _clear(costs[1][1], 0.0 if judge.play_out else judge.error):
        return None
    checked = measure(judge, asked.view, asked.own, costs[1][0], n)
    if checked.best != asked.best or not _clear(checked.loss, checked.se):
        return None
    stands = rate(asked.view, asked.legal, asked.best)
    line = write_line(of_view(asked.view, rules=match.rules))
    return Puzzle(
        game=match.game.name,
        position=line,
        seat=seat,
        costs=costs,
        gap=checked.loss,
        se=checked.se,
        themes=about,
        why=sentence(asked.view, asked.legal, asked.best, checked.loss),
        rating=stands.rating,
        deviation=stands.deviation,
    )


def _clear(gap: float, se: float) -> bool:
    return gap >= LEAST_GAP and gap > SURE * se


def rate(view: View, legal: Moves, best: Move) -> GlickoRating:
    """A puzzle wins against who misses it. Whoever has no whims tries once."""
    games = []
    for bot in BOTS:
        level = GlickoRating(LEVELS[bot.name], SURE_OF_LEVELS)
        tried = [bot.choose(view, legal, Whims(whim)) for whim in range(TRIES)]
        tried = tried if len(set(tried)) > 1 else tried[:2]
        games += [GlickoGame(level, float(move != best)) for move in tried]
    return rated(GlickoRating(), games)


def picked(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """At most so many of each game, as many of every theme and every strength as there can be; none twice."""
    chosen: list[Puzzle] = []
    by_game: dict[str, dict[str, Puzzle]] = {}
    for puzzle in found:
        by_game.setdefault(puzzle.game, {}).setdefault(puzzle.position, puzzle)
    for puzzles in by_game.values():
        lines = [_in_turn(_sorted_out(line, _band)) for line in _by_theme(list(puzzles.values()))]
        chosen += _in_turn(lines)[:most]
    return chosen


def _by_theme(puzzles: list[Puzzle]) -> list[list[Puzzle]]:
    """The rarest theme of a puzzle is the one it stands for."""
    many = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    return _sorted_out(puzzles, lambda puzzle: min(puzzle.themes, key=many.__getitem__))


def _band(puzzle: Puzzle) -> int:
    return round(puzzle.rating / BAND)


def _sorted_out(puzzles: Iterable[Puzzle], by: Callable[[Puzzle], str | int]) -> list[list[Puzzle]]:
    lines: dict[str | int, list[Puzzle]] = {}
    for puzzle in puzzles:
        lines.setdefault(by(puzzle), []).append(puzzle)
    return list(lines.values())


def _in_turn(lines: list[list[Puzzle]]) -> list[Puzzle]:
    """One of each, again and again."""
    rounds = zip_longest(*lines)
    return [puzzle for together in rounds for puzzle in together if puzzle]
