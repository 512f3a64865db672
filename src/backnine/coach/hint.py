"""What to do now, and why: from what one seat may know, and nothing else."""

from typing import NamedTuple

from backnine import games
from backnine.bots.bot import Moves, without_peeks
from backnine.bots.why import Why
from backnine.coach.aims import aim
from backnine.coach.finding import judge_at_once
from backnine.coach.grades import SURE
from backnine.coach.judge import Expected
from backnine.coach.sentences import sentence
from backnine.coach.themes import Theme, themes
from backnine.hole import Seat
from backnine.moves import Move
from backnine.position import Position, asked_seat, view_of
from backnine.view import View


class Hint(NamedTuple):
    """The best move and why; what each move gives away in strokes, the best first (where the chance to win
    counts: as many as are worth that chance); and in more detail what the hole is then expected to cost every
    seat, by place."""

    judge: str
    seat: Seat
    move: Move
    why: Why
    costs: tuple[tuple[Move, float], ...]
    expected: dict[Move, Expected]
    themes: tuple[Theme, ...]
    sure: bool  # the next best is worse by more than an error of the judge

    def own(self, move: Move, seats: tuple[Seat, ...]) -> float:
        """Strokes that the hole is expected to cost who asked, after this move."""
        return self.expected[move][seats.index(self.seat)]


def hint(view: View, moves: Moves) -> Hint:
    """For the seat of this view (`recall=True`), which is to make one of these moves."""
    assert view.seat is not None
    judge = judge_at_once(view.game, view.players)
    legal = without_peeks(moves) or moves
    weighed = judge.weigh(view, legal)
    costs = aim(judge, view, weighed).costs
    best, gap = costs[0][0], costs[1][1] if len(costs) > 1 else None
    return Hint(
        judge=judge.name,
        seat=view.seat,
        move=best,
        why=sentence(view, legal, best, gap),
        costs=costs,
        expected=weighed,
        themes=themes(view, legal, (best,)),
        sure=gap is None or gap > SURE * judge.error,
    )


def hint_at(position: Position, seat: Seat | None = None) -> Hint:
    """For the seat that was named, or who is to act: from what it knows there."""
    chosen = asked_seat(position, seat)
    return hint(view_of(position, chosen, recall=True), games.moves(position.hole, chosen))
