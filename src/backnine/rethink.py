"""Every move of our bots thought again, from what its seat could see and nothing else (docs/record.md): a bot
that peeked, or moves that were not its own, would show."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from backnine import games
from backnine.bots import VERSION, Bot, find_bot
from backnine.matchlog import MatchLog
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import Step, replay
from backnine.view import view

Reason = Literal["no-version", "other-version", "not-ours", "no-kernels"]


class Rethought(NamedTuple):
    """How many moves were thought again, how many of them were those of stand-ins, and which bots were passed
    over for what reason; and how many moves in bots' seats were those of people who took them later."""

    moves: int = 0
    stood_in: int = 0
    passed_over: tuple[tuple[str, Reason], ...] = ()
    by_people: int = 0

    def and_also(self, other: "Rethought") -> "Rethought":
        """Of two records."""
        passed_over = tuple(dict.fromkeys((*self.passed_over, *other.passed_over)))
        return Rethought(
            self.moves + other.moves,
            self.stood_in + other.stood_in,
            passed_over,
            self.by_people + other.by_people,
        )


def rethink(record: Record, tell: Callable[[int, int], None] = lambda done, wanted: None) -> Rethought:
    """Let every bot think again; refused where one would have chosen another move.

    `tell` hears how many moves of how many are done: a bot that searches takes its time again.
    """
    moves = stood_in = by_people = 0
    passed_over: dict[str, Reason] = {}
    before: MatchLog | None = None
    wanted = record.moves
    for step in replay(record):
        if step.bot and step.seat is not None and step.move is not None:
            assert before is not None
            bot = _bot_of(record, step.bot)
            if isinstance(bot, str):
                passed_over[step.bot] = bot
            else:
                _check(before, step, bot)
                moves += 1
                stood_in += step.bot != record.setup.bots[step.seat]
        elif step.seat is not None and record.setup.bots[step.seat]:
            by_people += 1
        before = step.log
        tell(step.n, wanted)
    return Rethought(moves, stood_in, tuple(passed_over.items()), by_people)


def _bot_of(record: Record, name: str) -> Bot | Reason:
    """The bot that would think as it did then, or why there is none."""
    if record.setup.bots_version is None:
        return "no-version"
    if record.setup.bots_version != VERSION:
        return "other-version"
    try:
        bot = find_bot(name)
    except Refused:
        return "not-ours"
    return "no-kernels" if bot.lacks_kernels(record.setup.game) else bot


def _check(before: MatchLog, step: Step, bot: Bot) -> None:
    """Its seat's view and its dice are all a bot gets."""
    assert step.seat is not None
    seen = view(before.match, step.seat, recall=True)
    choice = bot.choose(seen, games.moves(before.match.hole, step.seat), before.dice(step.seat))
    if choice != step.move:
        raise Refused(
            "bot-differs",
            line=step.line,
            column=step.column,
            bot=step.bot,
            seat=step.seat,
            said=str(step.move),
            right=str(choice),
        )
