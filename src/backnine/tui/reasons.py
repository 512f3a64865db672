"""What the bots were thinking: their reasons, found by letting them think again, in the reader's language."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from backnine import games
from backnine.bots import Bot, find_bot
from backnine.bots.why import Why
from backnine.cards import Card
from backnine.hole import Happening, Seat
from backnine.locales import Words
from backnine.matchlog import MatchLog
from backnine.record import thinker
from backnine.refused import Refused
from backnine.tui.faces import card_label
from backnine.tui.people import People
from backnine.tui.telling import tell
from backnine.tui.text import paint, wrap
from backnine.view import view

# What a move is worth, in strokes
ALIKE = 0.02  # places that make no difference: nothing to tell
CLOSE_CALL = 0.3
WORTH_TELLING = 2


class BotTurn(NamedTuple):
    """What a bot did in a turn: each step with the one before it."""

    seat: Seat
    steps: tuple[tuple[MatchLog, MatchLog], ...]

    @property
    def game(self) -> str:
        return self.steps[0][0].match.game.name

    @property
    def happened(self) -> list[Happening]:
        return [each for _, after in self.steps for each in after.happened]

    def whys(self) -> Iterator[Why]:
        """The bot thinks again, which takes as long as the first time: ask only for what is read."""
        for before, after in self.steps:
            told = before.match.hole.held_from == "discard"  # by the taking already
            if not told and (why := reason_of(before, after)):
                yield why


def reason_of(before: MatchLog, after: MatchLog) -> Why | None:
    """Why a bot made the move between; people, and bots we do not know, have their own reasons."""
    made = after.last
    if made is None or after.n == before.n:
        return None
    bot = _known(thinker(after.setup, made.seat, made.by))
    if bot is None:
        return None
    seen, moves = view(before.match, made.seat, recall=True), games.moves(before.match.hole, made.seat)
    return bot.why(seen, moves, made.move, before.dice(made.seat))


def _known(name: str | None) -> Bot | None:
    try:
        return find_bot(name) if name else None
    except Refused:
        return None


def turns_of_bots(log: MatchLog) -> Iterator[BotTurn]:
    """The turns of the bots in the last hole of the match."""
    start = log.dealt_at[-1]
    states = [log.at(start), *log.since(start)]
    for seat, run in groupby(pairwise(states), key=_seat_of):
        if log.setup.bots[seat]:
            yield BotTurn(seat, tuple(run))


def _seat_of(pair: tuple[MatchLog, MatchLog]) -> Seat:
    made = pair[1].last
    assert made is not None
    return made.seat


def last_turns(turns: Iterable[BotTurn]) -> list[BotTurn]:
    """The last one of each bot, in the order they were played."""
    latest: dict[Seat, BotTurn] = {}
    for turn in turns:
        latest.pop(turn.seat, None)
        latest[turn.seat] = turn
    return list(latest.values())


def whys_page(words: Words, people: People, turns: Iterable[BotTurn], width: int) -> Iterator[str]:
    """What each bot did, and under it why."""
    yield from [paint(words("table-whys"), "strong"), ""]
    for turn in turns:
        happened = [happening.told_to(None) for happening in turn.happened]
        yield from (line for entry in tell(words, people, turn.game, happened, width) for line in entry)
        yield from (line for why in turn.whys() for line in why_lines(words, people.names, why, width))
    yield ""


# In words


def why_lines(words: Words, names: Sequence[str], why: Why, width: int) -> list[str]:
    """The reason under what was done."""
    text = f"  • {why_text(words, names, why)}"
    return [paint(line, "muted") for line in wrap(text, width, indent="    ")]


def why_text(words: Words, names: Sequence[str], why: Why) -> str:
    """A sentence without its subject: `takes the 4 to pair it with the one in place 6`."""
    reason = _clause(words, names, why)
    if why.also:
        reason = words("why-also", reason=reason, also=_clause(words, names, why.also))
    if why.worth is None:
        return reason
    if ALIKE < abs(why.worth) < CLOSE_CALL:
        return words("why-close-call", reason=reason)
    strokes = round(why.worth)
    return words("why-worth", reason=reason, strokes=strokes) if strokes >= WORTH_TELLING else reason


def _clause(words: Words, names: Sequence[str], why: Why) -> str:
    return words(
        f"why-{why.key}", **{name: _said(words, names, name, value) for name, value in why.details.items()}
    )


def _said(words: Words, names: Sequence[str], name: str, value: str | int) -> str | int:
    if isinstance(value, str):
        return card_label(words, Card(value))
    return names[value] if name == "player" else value
