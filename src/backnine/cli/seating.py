"""Who sits at the table: people and bots, as the command line or the person at the terminal says."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from backnine.arena.specs import is_command, read_command, read_spec
from backnine.bots import find_bot
from backnine.but import but
from backnine.games import Game
from backnine.house import House
from backnine.locales import Words
from backnine.names import clean_name, told_apart
from backnine.names.characters import character
from backnine.position import Position
from backnine.refused import Refused
from backnine.setup import LONGEST_NAME, check_text
from backnine.tui import opponents, own_name
from backnine.tui.terminal import Terminal, somebody_is_there

YOU = "you"
USUAL_TABLE = 3  # one person and two bots


@dataclass(frozen=True)
class PlayWishes:
    """What was asked for on the command line."""

    game: str
    people: int | None
    bots: str | None
    seats: str | None
    names: str | None
    house: str
    seed: str | None
    salt: tuple[str, ...]
    memory_aid: bool
    save: Path | None
    overwrite: bool
    start: str | None = None  # a position
    transcript: Path | None = None

    @property
    def named(self) -> list[str]:
        return [name.strip() for name in self.names.split(",")] if self.names else []

    @property
    def bots_said(self) -> list[str]:
        return [word.strip() for word in (self.bots or "").split(",") if word.strip()]

    @property
    def about_the_table(self) -> list[str]:
        """The options given that set a new table."""
        given = {
            "--people": self.people is not None,
            "--bots": self.bots is not None,
            "--seats": bool(self.seats),
            "--names": bool(self.names),
            "--house": bool(self.house),
            "--seed": self.seed is not None,
            "--salt": bool(self.salt),
            "--save": self.save is not None,
            "--from": self.start is not None,
        }
        return [option for option, said in given.items() if said]


class Seats(NamedTuple):
    """Names and bots by seat; a seat with no bot is a person's."""

    names: tuple[str, ...]
    bots: tuple[str | None, ...]


def seated(words: Words, game: Game, house: House, wishes: PlayWishes) -> Seats:
    """Who sits where, if so many can play."""
    seats = _seats(words, wishes)
    game.check_players(len(seats.names), house)
    return seats


def seated_at(words: Words, position: Position, wishes: PlayWishes) -> Seats:
    """Who sits where in a position. A person takes the seat that is to act, unless the seats are told."""
    if not (wishes.seats or wishes.bots is not None or wishes.people is not None):
        you = position.hole.acting[0] if position.hole.acting else 0
        who = [YOU if seat == you else opponents.USUAL for seat in range(position.players)]
        wishes = but(wishes, seats=",".join(who))
    seats = _seats(words, wishes)
    if len(seats.names) != position.players:
        raise Refused("position-players", players=len(seats.names), seats=position.players)
    return seats


def with_own_name(words: Words, wishes: PlayWishes, folder: Path) -> PlayWishes:
    """Somebody alone at a terminal has the name they gave the first time."""
    if _who(wishes).count(None) != 1 or not somebody_is_there():
        return wishes
    if wishes.named:
        own_name.keep_name(folder, wishes.named[0])
        return wishes
    name = own_name.kept_name(folder)
    if name is None:
        name = own_name.ask_name(words, Terminal(), words("table-player-name", number=1), _name)
        own_name.keep_name(folder, name)
    return but(wishes, names=name or None)


def bots_left_open(wishes: PlayWishes) -> bool:
    """A person at a terminal named no bots, and can be asked."""
    return wishes.bots is None and not wishes.seats and somebody_is_there()


def ask_against_whom(words: Words, game: Game, house: House, wishes: PlayWishes, count: int) -> Seats:
    def seat(bots: list[str]) -> Seats:
        return seated(words, game, house, but(wishes, bots=",".join(bots)))

    return opponents.ask(words, game, Terminal(), count, seat)


def _seats(words: Words, wishes: PlayWishes) -> Seats:
    bots = tuple(_who(wishes))
    people = bots.count(None)
    if wishes.named and len(wishes.named) != people:
        raise Refused("names-and-seats", names=len(wishes.named), people=people)
    if not people:  # nobody is there to meet anybody
        return Seats(told_apart([bot.capitalize() for bot in bots if bot], LONGEST_NAME), bots)
    persons = wishes.named or [words("table-player-name", number=n) for n in range(1, people + 1)]
    return Seats(_with_characters(told_apart(map(_name, persons), LONGEST_NAME), bots), bots)


def _with_characters(persons: Sequence[str], bots: Sequence[str | None]) -> tuple[str, ...]:
    """The people's names by seat, and between them those of the bots, as at any table."""
    taken, coming = list(persons), iter(persons)
    names = []
    for bot in bots:
        names.append(next(coming) if bot is None else character(bot, taken, LONGEST_NAME))
        taken.append(names[-1])
    return tuple(names)


def _who(wishes: PlayWishes) -> Sequence[str | None]:
    if wishes.seats:
        if wishes.people is not None or wishes.bots:
            raise Refused("seats-and-people")
        who = [word.strip() for word in wishes.seats.split(",")]
        return [None if word.lower() == YOU else _bot(word) for word in who]
    people = (len(wishes.named) or 1) if wishes.people is None else wishes.people
    if wishes.bots is not None:
        words = wishes.bots_said
    else:
        words = [opponents.USUAL] * max(USUAL_TABLE - people, 0 if people > 1 else 1)
    return [None] * people + [_bot(word) for word in words]


def _bot(said: str) -> str:
    """One of ours by its name, a program by its command; refused if there is none."""
    spec = read_spec(said)
    if is_command(spec):
        read_command(spec)
        return spec
    return find_bot(spec).name


def _name(typed: str) -> str:
    return check_text(clean_name(typed), LONGEST_NAME)
