"""Every decision of a match, noted while it is played: what the seat could know, could do, and did."""

from backnine.arena.plan import Plan
from backnine.arena.result import Decision
from backnine.arena.specs import is_command
from backnine.bots import Bot, find_bot
from backnine.bots.bot import Moves
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.position import of_view, write_line
from backnine.view import View


class DecisionNotes:
    """Of one match; `seats` is the contestant by seat. Nothing is noted unless it is wanted."""

    def __init__(self, plan: Plan, seats: tuple[int, ...]) -> None:
        specs = [plan.contestants[contestant].spec for contestant in seats]
        self._wanted = plan.moves is not None
        self._scales = [_scales(spec) if plan.weigh else None for spec in specs]
        self.noted: list[Decision] = []

    def note(self, log: MatchLog, seen: View, moves: Moves, move: Move, by: str) -> None:
        """The seat of this view chose a move; `log` is before it."""
        if not self._wanted:
            return
        assert seen.seat is not None
        self.noted.append(
            Decision(
                seen.hole,
                seen.seat,
                write_line(of_view(seen, rules=log.match.rules)),
                tuple(map(str, moves)),
                str(move),
                by,
                self._weights(log, seen, moves),
            )
        )

    def _weights(self, log: MatchLog, seen: View, moves: Moves) -> tuple[float, ...] | None:
        """As the seat's bot weighs them, with the dice that it chose with."""
        assert seen.seat is not None
        bot = self._scales[seen.seat]
        if bot is None:
            return None
        weights = bot.weigh(seen, moves, log.dice(seen.seat))
        return tuple(weights[move] for move in moves)


def _scales(spec: str) -> Bot | None:
    """A program weighs nothing that we could see."""
    return None if is_command(spec) else find_bot(spec)
