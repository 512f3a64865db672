"""A whole match judged, hole by hole: whoever waits can be shown what is there already."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from typing import Final, Literal, NamedTuple

from backnine.coach.finding import judge_of
from backnine.coach.grades import GRADED, GRADES, Grade
from backnine.coach.hole_account import (
    Choice,
    HoleAccount,
    HolePlay,
    HolePoint,
    StrokesAccount,
    account,
    holes_of,
)
from backnine.coach.themes import THEMES, Theme
from backnine.hole import Seat
from backnine.matchlog import MatchLog
from backnine.refused import Refused

NINE: Final = 9  # holes that the headline is told for
TURNING_POINTS: Final = 3
LEAST_SWING: Final = 0.03  # of the chance to win
COSTLIEST: Final = 3

# What a hole is called, by how far its strokes are from par, in halves of how far a hole strays
ScoreName = Literal["eagle", "birdie", "par", "bogey", "double-bogey"]
NAMES: Final[tuple[ScoreName, ...]] = ("eagle", "birdie", "par", "bogey", "double-bogey")


def score_name(strokes: float, par: float, spread: float) -> ScoreName:
    steps = round((strokes - par) / (spread / 2))
    return NAMES[max(-2, min(2, steps)) + 2]


class PlayerSummary(NamedTuple):
    """A seat over all holes that were judged."""

    seat: Seat
    holes: int
    strokes: float
    par: float
    luck_own: float
    luck_others: float
    mistakes: float
    others: float
    unforeseen: float
    net_luck: float  # less that of the others on average
    given_away_per_nine: float
    given_away_se: float
    grades: dict[Grade, int]
    by_theme: dict[Theme, float]  # strokes given away
    costliest: tuple[Choice, ...]

    @property
    def luck(self) -> float:
        return self.luck_own + self.luck_others


class TurningPoint(NamedTuple):
    """A move after which the match stood otherwise: by how much the chance of its seat to win changed, and
    whether that was the cards' doing or the choice's."""

    hole: int
    n: int
    seat: Seat
    swing: float
    by: Literal["luck", "choice"]


class Analysis(NamedTuple):
    """Of a match, or of as many of its holes as were judged."""

    game: str
    judge: str
    spread: float
    names: tuple[str, ...]
    finished: bool  # the match, and all of it is here
    holes: tuple[HoleAccount, ...]

    @property
    def players(self) -> tuple[PlayerSummary, ...]:
        return summaries(self.holes, len(self.names))

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        return turning_points(self.holes)


def told_openly(log: MatchLog) -> MatchLog:
    """As far as it is anybody's to see: of a match that goes on, the holes that are over."""
    if log.match.outcome is None and not log.match.hole.over:
        log = log.at(log.dealt_at[-1])
    if not log.n:
        raise Refused("nothing-to-analyse")
    return log


# Judging: `map` here, or the map of a pool of processes or of a cluster
Mapped = Callable[[Callable[[HolePlay], HoleAccount], Iterable[HolePlay]], Iterable[HoleAccount]]


def judged(hole: HolePlay) -> HoleAccount:
    """The account of one hole by who judges its game: a hole may be sent to any process."""
    return account(hole, judge_of(hole.dealt.game.name))


def analyse(log: MatchLog, mapped: Mapped = map) -> Iterator[Analysis]:
    """What there is to say after each hole; the last one is the whole match."""
    judge, game = judge_of(log.setup.game), log.setup.game
    plays = list(holes_of(log))
    done: list[HoleAccount] = []
    names = tuple(log.setup.names)
    for hole in mapped(judged, plays):
        done.append(hole)
        finished = len(done) == len(plays) and log.match.outcome is not None
        yield Analysis(game, judge.name, judge.spread, names, finished, tuple(done))


# Adding up


def summaries(holes: Iterable[HoleAccount], players: int) -> tuple[PlayerSummary, ...]:
    holes = tuple(holes)
    rows = [[row for hole in holes for row in hole.players if row.seat == seat] for seat in range(players)]
    choices = [[each for hole in holes for each in hole.choices if each.seat == s] for s in range(players)]
    lucks = [sum([row.luck for row in own]) for own in rows]
    return tuple(
        _summary(seat, rows[seat], choices[seat], lucks[:seat] + lucks[seat + 1 :])
        for seat in range(players)
        if rows[seat]
    )


def _summary(
    seat: Seat, rows: list[StrokesAccount], choices: list[Choice], luck_of_others: list[float]
) -> PlayerSummary:
    mistakes = sum([row.mistakes for row in rows])
    luck = sum([row.luck for row in rows])
    per_nine = NINE / len(rows)
    counts = Counter(choice.grade for choice in choices)
    return PlayerSummary(
        seat=seat,
        holes=len(rows),
        strokes=sum([row.strokes for row in rows]),
        par=sum([row.par for row in rows]),
        luck_own=sum([row.luck_own for row in rows]),
        luck_others=sum([row.luck_others for row in rows]),
        mistakes=mistakes,
        others=sum([row.others for row in rows]),
        unforeseen=sum([row.unforeseen for row in rows]),
        net_luck=luck - sum(luck_of_others) / max(1, len(luck_of_others)),
        given_away_per_nine=mistakes * per_nine,
        given_away_se=sqrt(sum([choice.loss.se**2 for choice in choices])) * per_nine,
        grades={grade: counts[grade] for grade in GRADES},
        by_theme={theme: _given_away(choices, theme) for theme in THEMES},
        costliest=costliest(choices),
    )


def _given_away(choices: Iterable[Choice], theme: Theme) -> float:
    return sum([choice.loss.strokes for choice in choices if theme in choice.themes])


def costliest(choices: Iterable[Choice], most: int = COSTLIEST) -> tuple[Choice, ...]:
    """What is worth another look: of what was graded, the largest losses first."""
    graded = [choice for choice in choices if choice.grade in GRADED]
    return tuple(sorted(graded, key=lambda choice: -choice.loss.strokes)[:most])


def turning_points(holes: Iterable[HoleAccount], most: int = TURNING_POINTS) -> tuple[TurningPoint, ...]:
    found = [point for hole in holes for point in _swings(hole)]
    large = sorted(found, key=lambda point: -abs(point.swing))[:most]
    return tuple(sorted(large, key=lambda point: point.n))


def _swings(hole: HoleAccount) -> Iterator[TurningPoint]:
    for before, after in zip(hole.points, hole.points[1:], strict=False):
        if after.seat is None:
            continue
        place = hole.seats.index(after.seat)
        swing = after.chances[place] - before.chances[place]
        if abs(swing) >= LEAST_SWING:
            yield TurningPoint(hole.hole, after.n, after.seat, swing, _by(after))


def _by(point: HolePoint) -> Literal["luck", "choice"]:
    return "choice" if point.loss > abs(point.luck) else "luck"
