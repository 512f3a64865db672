"""`backnine play`: set the table, play the match, keep its record."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from backnine.bots import BOTS, find_bot
from backnine.but import but
from backnine.cli.parsing import Command, Option, Whole, game_argument
from backnine.games import GAMES, find_game
from backnine.locales import Words
from backnine.match import Match, begin
from backnine.record import LONGEST_NAME, Record, check_text, open_record
from backnine.refused import Refused
from backnine.replay import verify
from backnine.shuffle import Shuffle, new_seed, read_seed
from backnine.tui.files import claim, fresh_path, load, save
from backnine.tui.scores import result_text, score_card
from backnine.tui.session import Quit, Session
from backnine.tui.terminal import Terminal

YOU = "you"
USUAL_TABLE = 3  # one person and two bots


EXAMPLES = (
    "backnine play",
    "backnine play four-card --people 2 --names Ann,Ben --bots rookie",
    "backnine play --seats you,weekender,you,rookie --house holes=3,adjacent",
    "backnine play --people 0 --bots rookie,weekender --seed 2a --save match.golf",
    "backnine play --resume match.golf",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        game_argument("cli-play-game", required=False, default=GAMES[0].name),
        Option(["--people"], "cli-play-people", meta="N", type=Whole()),
        Option(
            ["--bots"], "cli-play-bots", meta="BOT,…", shell_complete=lambda *_: [bot.name for bot in BOTS]
        ),
        Option(["--seats"], "cli-play-seats", meta="WHO,…"),
        Option(["--names"], "cli-play-names", meta="NAME,…"),
        Option(["--house"], "cli-play-house", meta="KEY=VALUE,…", default=""),
        Option(["--seed"], "cli-play-seed", meta="HEX"),
        Option(["--salt"], "cli-play-salt", meta="TEXT", multiple=True),
        Option(["--memory-aid"], "cli-play-memory-aid", is_flag=True),
        Option(["--save"], "cli-play-save", meta="FILE", type=click.Path(path_type=Path)),
        Option(["--overwrite"], "cli-play-overwrite", is_flag=True),
        Option(["--resume"], "cli-play-resume", meta="FILE", type=click.Path(path_type=Path)),
    ]

    def play(resume: Path | None, **wishes: Any) -> int:
        if resume:
            return _resume(words, resume, memory_aid=wishes["memory_aid"])
        return _new_match(words, Wishes(**wishes))

    return Command(name, words, play, params, long="cli-play-long", examples=EXAMPLES)


@dataclass(frozen=True)
class Wishes:
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


def seating(words: Words, wishes: Wishes) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    """The names and the bots by seat."""
    bots = tuple(_who(wishes))
    people = bots.count(None)
    named = [name.strip() for name in wishes.names.split(",")] if wishes.names else []
    if named and len(named) != people:
        raise Refused("names-and-seats", names=len(named), people=people)
    names = iter(named or [words("table-player-name", number=number) for number in range(1, people + 1)])
    seen: Counter[str] = Counter()
    return tuple(
        check_text(next(names), LONGEST_NAME) if bot is None else _bot_name(bot, seen) for bot in bots
    ), bots


def _who(wishes: Wishes) -> Sequence[str | None]:
    if wishes.seats:
        if wishes.people is not None or wishes.bots:
            raise Refused("seats-and-people")
        who = [word.strip().lower() for word in wishes.seats.split(",")]
        return [None if word == YOU else find_bot(word).name for word in who]
    people = 1 if wishes.people is None else wishes.people
    if people < 0:
        raise Refused("bad-value", option="--people", value=str(people))
    if wishes.bots is not None:
        words = [word.strip().lower() for word in wishes.bots.split(",") if word.strip()]
    else:
        words = ["weekender"] * max(USUAL_TABLE - people, 0 if people > 1 else 1)
    return [None] * people + [find_bot(word).name for word in words]


def _bot_name(bot: str, seen: Counter[str]) -> str:
    """Rookie, Weekender, Weekender 2 …"""
    seen[bot] += 1
    return bot.capitalize() + (f" {seen[bot]}" if seen[bot] > 1 else "")


def _new_match(words: Words, wishes: Wishes) -> int:
    game = find_game(wishes.game)
    house = game.house(wishes.house)
    names, bots = seating(words, wishes)
    game.check_players(len(names), house)
    for salt in wishes.salt:
        check_text(salt, 80)
    shuffle = Shuffle(read_seed(wishes.seed) if wishes.seed is not None else new_seed(), wishes.salt)
    if wishes.save:
        claim(wishes.save, overwrite=wishes.overwrite)
    match = begin(game.name, len(names), house, shuffle)
    record = but(open_record(match, shuffle, names, bots), memory_aid=wishes.memory_aid)
    return play_on(words, match, record, wishes.save)


def _resume(words: Words, path: Path, *, memory_aid: bool) -> int:
    record = load(path)
    if record.outcome:
        raise Refused("already-over", file=str(path))
    if memory_aid:
        record = but(record, memory_aid=True)
    return play_on(words, verify(record), record, path)


def play_on(words: Words, match: Match, record: Record, path: Path | None) -> int:
    """Play to the end, or to Ctrl-C; either way the record is kept where somebody may want it."""
    people = None in record.bots
    if path is None and people:
        path = fresh_path(_matches_folder(), match.game.name)
    session = Session(Terminal(), words, match, record, lambda record: save(path, record) if path else None)
    try:
        match = session.run()
    except (KeyboardInterrupt, EOFError, Quit) as stop:
        return _stopped(words, session, path, stop)
    if not people:
        _show_result(words, session)
    if path:
        _say_saved(words, path, over=True)
    return 0


def _stopped(words: Words, session: Session, path: Path | None, stop: BaseException) -> int:
    click.echo()
    if isinstance(stop, EOFError):
        click.echo(words("table-input-ended"))
    if path:
        save(path, session.record)
        _say_saved(words, path, over=False)
    return 130 if isinstance(stop, KeyboardInterrupt) else 0


def _show_result(words: Words, session: Session) -> None:
    names = session.record.names
    for line in score_card(words, names, session.match, Terminal().width):
        click.echo(line)
    click.echo(result_text(words, names, session.match))


def _say_saved(words: Words, path: Path, *, over: bool) -> None:
    click.echo(words("table-saved", file=str(path)))
    if over:
        click.echo(words("table-check", command=f"backnine verify {path}"))
    else:
        click.echo(words("table-resume", command=f"backnine play --resume {path}"))


def _matches_folder() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415 - only when nobody named a file

    return user_data_path("backnine", appauthor=False) / "matches"
