"""The account of one hole: par, luck, mistakes, and what the others' choices did. It adds up exactly.

    strokes = par + luck_own + luck_others + mistakes + others

One value for each point of the hole serves for everything. `docs/coach.md` has the definitions.
"""

from collections.abc import Iterator
from typing import NamedTuple

from backnine import games
from backnine.bots.bot import Moves, without_peeks
from backnine.bots.why import Why
from backnine.coach.chances import chances
from backnine.coach.grades import GRADED, Grade, Loss, grade
from backnine.coach.judge import Expected, Judge, Weighed, best_of
from backnine.coach.play_outs import Measured, measure
from backnine.coach.sentences import sentence
from backnine.coach.themes import Theme, themes
from backnine.coach.whole import whole_view
from backnine.hole import Seat
from backnine.match import Match, play
from backnine.matchlog import Made, MatchLog
from backnine.moves import Move
from backnine.position import of_view, write_line
from backnine.view import View, view


class HolePlay(NamedTuple):
    """A hole to be judged: as it was dealt after `n` moves of the match, and its moves."""

    n: int
    dealt: Match
    made: tuple[Made, ...]


class StrokesAccount(NamedTuple):
    """Strokes of a seat, or what was expected last if the hole was not finished, and where they come from;
    `unforeseen` is the part of `others` by which the judge corrected itself."""

    seat: Seat
    strokes: float
    par: float
    luck_own: float = 0.0
    luck_others: float = 0.0
    mistakes: float = 0.0
    others: float = 0.0
    unforeseen: float = 0.0

    @property
    def luck(self) -> float:
        return self.luck_own + self.luck_others


class Choice(NamedTuple):
    """A decision: move number `n` of the match, what would have been best, and what was given away."""

    n: int
    seat: Seat
    move: Move
    best: Move
    loss: Loss
    grade: Grade
    themes: tuple[Theme, ...] = ()
    costs: tuple[tuple[Move, float], ...] = ()  # what each move gives away in strokes, the best first
    expected: Expected = ()  # before it, by place
    played_out: int = 0  # deals
    why: Why | None = None  # the best is best, and where the seat stood; of what is worth another look
    position: str = ""


class HolePoint(NamedTuple):
    """What is expected after `n` moves of the match, by place; the luck and the loss of the move before."""

    n: int
    expected: Expected
    chances: Expected
    seat: Seat | None = None
    luck: float = 0.0
    loss: float = 0.0


class HoleAccount(NamedTuple):
    """`finished` is false for a hole that was broken off."""

    hole: int
    seats: tuple[Seat, ...]
    finished: bool
    players: tuple[StrokesAccount, ...]
    choices: tuple[Choice, ...]
    points: tuple[HolePoint, ...]


def holes_of(log: MatchLog) -> Iterator[HolePlay]:
    """All holes of a match that have been begun."""
    ends = (*log.dealt_at[1:], log.n)
    for first, end in zip(log.dealt_at, ends, strict=True):
        if first < end:
            yield HolePlay(first, log.at(first).match, tuple(log.moves[first:end]))


def account(hole: HolePlay, judge: Judge) -> HoleAccount:
    """Every decision of the hole judged, and what came of it told apart."""
    books = Books(hole, judge)
    for made in hole.made:
        books.enter(made)
    return books.closed()


class Asked(NamedTuple):
    """What the judge says of a decision: to the seat by what it knows, and for the accounts of all."""

    view: View
    legal: Moves
    own: Weighed
    told: Weighed
    best: Move

    @property
    def value(self) -> Expected:
        return self.told[self.best]


class Books:
    """The hole as far as it has been gone through."""

    def __init__(self, hole: HolePlay, judge: Judge) -> None:
        self.judge = judge
        self.match = hole.dealt
        self.n = hole.n
        self.seats = hole.dealt.hole.seats
        self.now = self._begins()
        self.rows = [StrokesAccount(seat, 0.0, par) for seat, par in zip(self.seats, self.now, strict=True)]
        self.choices: list[Choice] = []
        self.points = [self._point(None, 0.0, 0.0)]
        self._next: Asked | None = None  # where the same seat goes on, it has been asked already

    def _begins(self) -> Expected:
        """A match from a position may begin with a card in somebody's hand."""
        hole = self.match.hole
        if hole.phase == "place" and hole.turn is not None:
            return ask(self.judge, self.match, hole.turn).value
        return self.judge.arrive(whole_view(self.match))

    def enter(self, made: Made) -> None:
        """One more move. A peek is an accident: what it does shows at the next decision."""
        asked = None if made.move.verb == "peek" else self._next or ask(self.judge, self.match, made.seat)
        before, self._next = self.match, None
        self.match, _ = play(before, made.seat, made.move)
        self.n += 1
        if asked:
            loss = self._choice(asked, made)
            luck = self._card(asked, made)
            self.points.append(self._point(made.seat, luck, loss))

    def _choice(self, asked: Asked, made: Made) -> float:
        """What the judge had not foreseen, and what the choice gave away."""
        place = self.seats.index(made.seat)
        measured = measure(self.judge, asked.view, asked.own, made.move, self.n)
        changed = [told - now for told, now in zip(asked.value, self.now, strict=True)]
        did = [m - b for m, b in zip(asked.told[made.move], asked.value, strict=True)]
        for each, (row, new, done) in enumerate(zip(self.rows, changed, did, strict=True)):
            mine = measured.loss if each == place else 0.0
            corrected = measured.taught - measured.loss if each == place else 0.0
            self.rows[each] = row._replace(
                mistakes=row.mistakes + mine,
                others=row.others + new + done - mine,
                unforeseen=row.unforeseen + new + corrected,
            )
        if len(asked.legal) > 1:
            self.choices.append(self._graded(asked, made, measured))
        return measured.loss

    def _graded(self, asked: Asked, made: Made, measured: Measured) -> Choice:
        seen = asked.view
        loss = Loss(measured.loss, measured.se, measured.chance, measured.unit, measured.chance_se)
        return Choice(
            self.n,
            made.seat,
            made.move,
            measured.best,
            loss,
            grade(loss),
            themes(seen, asked.legal, (made.move, measured.best)),
            measured.costs,
            asked.value,
            measured.deals,
            *(self._told_again(asked, measured) if grade(loss) in GRADED else ()),
        )

    def _told_again(self, asked: Asked, measured: Measured) -> tuple[Why, str]:
        """For who wants to try it once more."""
        why = sentence(asked.view, asked.legal, measured.best, measured.loss)
        return why, write_line(of_view(asked.view, rules=self.match.rules))

    def _card(self, asked: Asked, made: Made) -> float:
        """What the cards did that came, and where that leaves everybody."""
        hole, place = self.match.hole, self.seats.index(made.seat)
        self.now = self._arrived(asked, made.seat)
        luck = [now - told for now, told in zip(self.now, asked.told[made.move], strict=True)]
        for each, (row, came) in enumerate(zip(self.rows, luck, strict=True)):
            if each == place or hole.over:  # in the end everybody's own cards are turned up
                self.rows[each] = row._replace(luck_own=row.luck_own + came)
            else:
                self.rows[each] = row._replace(luck_others=row.luck_others + came)
        return luck[place]

    def _arrived(self, asked: Asked, seat: Seat) -> Expected:
        hole = self.match.hole
        if hole.over:
            return tuple(map(float, self.match.scores[-1].strokes))
        if hole.turn == seat == asked.view.turn:
            self._next = ask(self.judge, self.match, seat)
            return self._next.value
        return self.judge.arrive(whole_view(self.match))

    def _point(self, seat: Seat | None, luck: float, loss: float) -> HolePoint:
        seen = whole_view(self.match)
        return HolePoint(self.n, self.now, chances(seen, self.now, self.judge.spread), seat, luck, loss)

    def closed(self) -> HoleAccount:
        hole = self.match.hole
        players = [row._replace(strokes=now) for row, now in zip(self.rows, self.now, strict=True)]
        return HoleAccount(
            hole.number, self.seats, hole.over, tuple(players), tuple(self.choices), tuple(self.points)
        )


def ask(judge: Judge, match: Match, seat: Seat) -> Asked:
    """The judge's word on a decision."""
    seen, legal = view(match, seat, recall=True), games.moves(match.hole, seat)
    legal = without_peeks(legal) or legal
    own = judge.weigh(seen, legal)
    return Asked(
        seen, legal, own, _told(judge, match, seen, legal, own), best_of(own, seen.seats.index(seat))
    )


def _told(judge: Judge, match: Match, seen: View, legal: Moves, own: Weighed) -> Weighed:
    if not match.game.secrets:
        return own
    whole = whole_view(match, seen.seat)
    return judge.tell(seen, whole, legal) if judge.tell else judge.weigh(whole, legal)
