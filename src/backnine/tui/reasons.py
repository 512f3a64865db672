"""What the bots were thinking: their reasons, found by playing the record again, in the reader's language."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from backnine import games
from backnine.bots import Bot, dice_for, find_bot
from backnine.bots.why import Why
from backnine.cards import Card
from backnine.hole import Happening, Seat
from backnine.locales import Words
from backnine.match import Match
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import Step, replay
from backnine.tui.faces import card_label
from backnine.tui.telling import tell
from backnine.tui.text import paint, wrap
from backnine.view import view

# What a move is worth, in strokes
ALIKE = 0.02  # places that make no difference: nothing to tell
CLOSE_CALL = 0.3
WORTH_TELLING = 2


class Turn(NamedTuple):
    """What a bot did in a turn: each step with the one before it."""

    record: Record
    seat: Seat
    steps: tuple[tuple[Step, Step], ...]

    @property
    def happened(self) -> list[Happening]:
        return [each for _, step in self.steps for each in step.happened]

    def whys(self) -> Iterator[Why]:
        """The bot thinks again, which takes as long as the first time: ask only for what is read."""
        for before, step in self.steps:
            told = before.match.hole.held_from == "discard"  # by the taking already
            if not told and (why := reason_of(self.record, before.match, step)):
                yield why


def reason_of(record: Record, before: Match, step: Step) -> Why | None:
    """Why a bot played this step; people, and bots we do not know, have their own reasons."""
    if step.seat is None or step.move is None or record.seed is None:
        return None
    bot = _known(step.bot)
    if bot is None:
        return None
    moves = games.moves(before.hole, step.seat)
    dice = dice_for(record.shuffle, step.seat, step.n - 1)
    return bot.why(view(before, step.seat, recall=True), moves, step.move, dice)


def _known(name: str | None) -> Bot | None:
    try:
        return find_bot(name) if name else None
    except Refused:
        return None


def turns_of_bots(record: Record) -> Iterator[Turn]:
    """The turns of the bots in the last hole of the record."""
    steps = list(replay(record))
    start = max(place for place, step in enumerate(steps) if step.move is None)
    for seat, run in groupby(pairwise(steps[start:]), key=lambda pair: pair[1].seat):
        if seat is not None and record.bots[seat]:
            yield Turn(record, seat, tuple(run))


def last_turns(turns: Iterable[Turn]) -> list[Turn]:
    """The last one of each bot, in the order they were played."""
    latest: dict[Seat, Turn] = {}
    for turn in turns:
        latest.pop(turn.seat, None)
        latest[turn.seat] = turn
    return list(latest.values())


def whys_page(words: Words, names: Sequence[str], turns: Iterable[Turn], width: int) -> Iterator[str]:
    """What each bot did, and under it why."""
    yield from [paint(words("table-whys"), "strong"), ""]
    for turn in turns:
        happened = [happening.told_to(None) for happening in turn.happened]
        yield from (line for entry in tell(words, names, happened, width) for line in entry)
        yield from (line for why in turn.whys() for line in why_lines(words, names, why, width))
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
