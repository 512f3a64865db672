"""Programs at the table of `backnine play`: started before the match, and reported on after it."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from backnine.arena.engine import BotEngine
from backnine.arena.external import ExternalBot
from backnine.arena.faults import Forfeit
from backnine.arena.greeting import greet
from backnine.arena.plan import usual_name
from backnine.arena.specs import is_command
from backnine.arena.transcript import Transcript
from backnine.bots import find_bot
from backnine.games import Game
from backnine.house import House
from backnine.locales import Words
from backnine.matchlog import MatchLog
from backnine.names import clean_name, unlike
from backnine.refused import Refused
from backnine.setup import LONGEST_NAME
from backnine.tui.terminal import say
from backnine.wire import result_json


class Programs:
    """The programs of a match, by seat. Seats of the same command share an engine."""

    def __init__(self, bots: Sequence[str | None] = (), transcript: Path | None = None) -> None:
        specs = {seat: spec for seat, spec in enumerate(bots) if spec and is_command(spec)}
        engines = {
            spec: BotEngine(spec, transcript=Transcript(transcript, str(seat)) if transcript else None)
            for seat, spec in reversed(specs.items())
        }
        self._engines = engines
        self.by_seat = {seat: ExternalBot(engines[spec]) for seat, spec in specs.items()}
        self._specs = specs

    @property
    def specs(self) -> list[str]:
        """As they are to be named again (`named_again`): each once, or, where a record calls different ones
        the same, seat by seat."""
        told = list(self._specs.values())
        alike = {
            label(spec) for spec in told if any(each != spec and label(each) == label(spec) for each in told)
        }
        return [spec for place, spec in enumerate(told) if label(spec) in alike or spec not in told[:place]]

    def greet(self, game: Game, house: House, players: int) -> None:
        """Start them, or refuse one that does not greet: whoever wrote it is there to be told."""
        for seat, spec in self._specs.items():
            try:
                greet(self._engines[spec], spec, seat, game=game, house=house, players=players)
            except Refused:
                self._end()
                raise

    def named(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names at the table, with those that the programs call themselves."""
        told = list(names)
        for seat, spec in self._specs.items():
            others = [name for place, name in enumerate(told) if place != seat]
            told[seat] = unlike(clean_name(self._engines[spec].name), others, LONGEST_NAME)
        return tuple(told)

    def part(self, words: Words, log: MatchLog) -> None:
        """See them off, with the result, and say what they forfeited."""
        result = result_json(log.match) if log.match.outcome else None
        for seat, bot in self.by_seat.items():
            self._report(words, log.setup.names[seat], bot.end_match(result))
        self._end()

    def _end(self) -> None:
        for engine in self._engines.values():
            engine.end()

    def _report(self, words: Words, name: str, forfeits: Sequence[Forfeit]) -> None:
        first = {forfeit.fault: forfeit.evidence for forfeit in reversed(forfeits)}
        for fault, moves in Counter(forfeit.fault for forfeit in forfeits).items():
            why = words(f"report-fault-{fault}")
            told = words("table-forfeits", bot=name, moves=moves, why=why, first=first[fault] or "–")
            say(told, err=True)


def labels(bots: Sequence[str | None]) -> tuple[str | None, ...]:
    """What a record calls them."""
    return tuple(bot if bot is None else label(bot) for bot in bots)


def label(bot: str) -> str:
    """A program by the beginning of its command."""
    return usual_name(bot).strip()


def named_again(bots: Sequence[str | None], said: Sequence[str]) -> tuple[str | None, ...]:
    """The bots of a record, with its programs as they were named again; of several that it calls the same
    each takes the next seat. A record starts no program by itself: who knows where it comes from?"""
    known: dict[str, list[str]] = {}
    for spec in said:
        known.setdefault(label(spec), []).append(spec)
    return tuple(_again(bot, known) for bot in bots)


def _again(bot: str | None, known: dict[str, list[str]]) -> str | None:
    if bot is None or not is_command(bot):
        return bot and find_bot(bot).name
    if bot not in known:
        raise Refused("program-not-named", program=bot)
    named = known[bot]
    return named.pop(0) if len(named) > 1 else named[0]
