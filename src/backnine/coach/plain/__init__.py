"""Judging from the rules alone, for a game whose room brings no judge, or where no kernels are installed.

Rougher than a taught judge, and no game is known here by name: layouts are expected to come to what
`bots/plain` works out for their columns, for as many turns as the hole is likely to last. Cards that are
about to come are the mean over all unseen kinds, so that luck comes to nothing on average.
"""

from typing import Final

from backnine.bots.bot import Moves
from backnine.coach.judge import Expected, Judge, Weighed
from backnine.coach.plain.outlook import TableOutlook
from backnine.coach.plain.turn import PlainTurn
from backnine.view import View

__all__ = ["PLAIN"]


def arrive(view: View) -> Expected:
    outlook = TableOutlook(view)
    return outlook.expected(outlook.lie(), outlook.top, outlook.unseen)


def weigh(view: View, moves: Moves) -> Weighed:
    return tell(view, view, moves)


def tell(view: View, whole: View, moves: Moves) -> Weighed:
    eyes = TableOutlook(view)
    turn = PlainTurn(eyes, eyes if whole is view else TableOutlook(whole))
    return {move: turn.expected(move) for move in moves}


PLAIN: Final = Judge("rules", arrive, weigh, tell, error=0.5)
