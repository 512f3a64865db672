"""Judging by a network that the room of a game brings.

Turn by turn it goes as from the rules alone (`coach/plain/`), but what a table comes to at the end of a turn
was taught by many holes, under the usual house rules; where a table plays by others, the rules alone judge.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from backnine.bots.bot import Moves
from backnine.coach.judge import Expected, Judge, PlayOut, Weighed
from backnine.coach.plain.outlook import TableOutlook
from backnine.coach.plain.turn import PlainTurn
from backnine.coach.taught.outlook import TaughtOutlook, Teaching
from backnine.games import find_game
from backnine.view import View

__all__ = ["Teaching", "taught_judge"]

# House rules that change nothing in what a hole may be expected to come to, or little
ALL_THE_SAME: Final = frozenset({"holes", "ties", "renewals", "packs", "look", "no_peek"})


class TaughtJudging(NamedTuple):
    """`teaching` is asked for when somebody first judges."""

    teaching: Callable[[], Teaching]

    def outlook(self, view: View) -> TableOutlook:
        return TaughtOutlook(view, self.teaching()) if is_usual(view) else TableOutlook(view)

    def arrive(self, view: View) -> Expected:
        outlook = self.outlook(view)
        return outlook.expected(outlook.lie(), outlook.top, outlook.unseen)

    def weigh(self, view: View, moves: Moves) -> Weighed:
        eyes = self.outlook(view)
        turn = PlainTurn(eyes, eyes)
        return {move: turn.expected(move) for move in moves}

    def tell(self, view: View, whole: View, moves: Moves) -> Weighed:
        turn = PlainTurn(self.outlook(view), self.outlook(whole))
        return {move: turn.expected(move) for move in moves}


def is_usual(view: View) -> bool:
    usual = find_game(view.game).house("")
    return all(view.house[key] == usual[key] for key in usual if key not in ALL_THE_SAME)


def taught_judge(
    teaching: Callable[[], Teaching],
    played_out: PlayOut,
    *,
    deals: int,
    error: float,
    spread: float,
    needs_time: Callable[[int], bool],
    get_ready: Callable[[int], None],
) -> Judge:
    """`played_out` goes to the end of the hole."""
    judging = TaughtJudging(teaching)
    return Judge(
        "taught",
        judging.arrive,
        judging.weigh,
        judging.tell,
        play_out=played_out,
        to_the_end=played_out,
        deals=deals,
        error=error,
        spread=spread,
        needs_time=needs_time,
        get_ready=get_ready,
    )
