"""What is stored at a table, as a program in a seat hears of it."""

from collections.abc import Callable

from backnine.arena.external import ExternalBot
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.store import UNDO, Entry


def heard(log: MatchLog, entry: Entry) -> Callable[[ExternalBot], None]:
    """The entry has led to this state of the match: it says so to a program."""
    n, seat, happened = log.n, entry.seat, log.happened
    if entry.move == UNDO:
        return lambda bot: bot.hear_undo(n + 1, seat)
    move = Move.read(entry.move)
    return lambda bot: bot.hear(n, seat, move, happened)
