"""What the coach makes of a hole that is over, and of a position: the one place where the server meets it.
It runs in a worker."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from backnine.coach.analysis import judged, score_name
from backnine.coach.finding import judge_of, prepare
from backnine.coach.hint import hint_at
from backnine.coach.hole_account import Choice, HolePlay, HolePoint, StrokesAccount, holes_of
from backnine.hole import Seat
from backnine.matchlog import MatchLog
from backnine.position_reader import read as read_position
from backnine.protocol import WhySeen
from backnine.record_reader import read
from backnine.replay import proved
from backnine.server.review_types import HoleReview, JudgedMove, PointReview, SeatReview
from backnine.table.hinting import why_seen

DIGITS: Final = 3  # of what is only drawn
VERSION: Final = 1  # of what is told of a hole: raised when kept reviews are to be made anew


class HoleAsked(NamedTuple):
    """A hole by its place in the match."""

    record: str
    place: int


class HoleJudged(NamedTuple):
    hole: HoleReview
    judge: str


def judged_by(game: str) -> str:
    """Whose reviews count today."""
    judge = judge_of(game)
    return f"{VERSION} {judge.name} {judge.version}"


@lru_cache(2)
def _match(record: str) -> tuple[MatchLog, tuple[HolePlay, ...]]:
    """Holes of one match are asked for one after another."""
    log = proved(read(record))
    return log, tuple(holes_of(log))


def judge_hole(asked: HoleAsked) -> HoleJudged:
    log, plays = _match(asked.record)
    judge, found = judge_of(log.setup.game), judged(plays[asked.place])
    review = HoleReview(
        found.hole,
        list(found.seats),
        [_seat(row, judge.spread) for row in found.players],
        [_move(choice) for choice in found.choices],
        [_point(point) for point in found.points],
    )
    return HoleJudged(review, judge.name)


def _seat(row: StrokesAccount, spread: float) -> SeatReview:
    return SeatReview(**row._asdict(), score=score_name(row.strokes, row.par, spread))


def _point(point: HolePoint) -> PointReview:
    return PointReview(
        point.n,
        _rounded(point.expected),
        _rounded(point.chances),
        point.seat,
        *_rounded((point.luck, point.loss)),
    )


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(each, DIGITS) for each in numbers]


def _move(choice: Choice) -> JudgedMove:
    """What another look needs is told of costly moves alone: of all it would be several times as long."""
    loss, costs = choice.loss, choice.costs if choice.position else ()
    return JudgedMove(
        n=choice.n,
        seat=choice.seat,
        move=str(choice.move),
        best=str(choice.best),
        loss=loss.strokes,
        se=loss.se,
        grade=choice.grade,
        unit=loss.unit,
        chance_loss=loss.chance,
        themes=list(choice.themes),
        costs={str(move): round(cost, DIGITS) for move, cost in costs},
        why=choice.why and why_seen(choice.why),
        position=choice.position,
    )


# A position on somebody's own table


class MovesAsked(NamedTuple):
    """A position as the seat knows it, in one line."""

    position: str
    seat: Seat


class MovesWeighed(NamedTuple):
    """The moves by what they cost, the best first; what the hole costs every seat after that one."""

    position: str
    judge: str
    best: str
    costs: dict[str, float]
    expected: list[float]
    sure: bool
    why: WhySeen


def weigh_moves(asked: MovesAsked) -> MovesWeighed:
    position = read_position(asked.position)
    prepare(position.game.name, position.players)
    said = hint_at(position, asked.seat)
    return MovesWeighed(
        asked.position,
        said.judge,
        str(said.move),
        {str(move): round(cost, DIGITS) for move, cost in said.costs},
        _rounded(said.expected[said.move]),
        said.sure,
        why_seen(said.why),
    )
