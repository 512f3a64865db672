"""What `arena` and `sim` have in common: bots that play many matches by themselves."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO

import click

from backnine.arena.contest import play_contest
from backnine.arena.plan import MOST_MATCHES, Plan, fresh_seed
from backnine.arena.result import Contest
from backnine.arena.specs import PREFIXES
from backnine.bots import BOTS
from backnine.cli.parsing import Argument, Option, Whole, house_option, one_of
from backnine.cli.progress import Progress
from backnine.cli.warm_up import say_if_weaker, warm_up
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.files import check_free, unwritable
from backnine.tui.terminal import say

MOST_JOBS: Final = 256


@dataclass(frozen=True)
class ContestWishes:
    """What was asked for on the command line."""

    game: str
    bots: tuple[str, ...]
    seats: int | None
    seed: str
    house: str
    jobs: int | None
    as_json: bool
    report: Path | None
    overwrite: bool

    def command(self, name: str, *options: str) -> str:
        """A command that plays the same again; `options` are those that are not common."""
        said = [*options, f"--seed {self.seed}"]
        said += [f"--seats {self.seats}"] if self.seats else []
        said += [f"--house {shlex.quote(self.house)}"] if self.house else []
        return " ".join([f"backnine {name}", self.game, *map(shlex.quote, self.bots), *said])


def bots_argument(about: str, *, required: bool) -> Argument:
    names = one_of(*[bot.name for bot in BOTS], *PREFIXES)
    return Argument("bots", about, "BOT…", nargs=-1, required=required, shell_complete=names)


def seats_option(about: str) -> Option:
    return Option(["--seats"], about, meta="N", type=Whole(2))


def many_option(name: str, about: str, usual: int | None = None, most: int = MOST_MATCHES) -> Option:
    """How many matches, or holes."""
    return Option([name], about, meta="N", type=Whole(1, most), default=usual)


def cards_options() -> list[click.Parameter]:
    return [Option(["--seed"], "cli-arena-seed", meta="HEX", default=fresh_seed), house_option()]


def jobs_option() -> Option:
    return Option(["--jobs"], "cli-arena-jobs", meta="N", type=Whole(1, MOST_JOBS))


def json_option() -> Option:
    return Option(["--json", "as_json"], "cli-score-json", is_flag=True)


def file_option(name: str, *dest: str, about: str) -> Option:
    return Option([name, *dest], about, meta="FILE", type=click.Path(path_type=Path))


def overwrite_option() -> Option:
    return Option(["--overwrite"], "cli-play-overwrite", is_flag=True)


def check_files(*paths: Path | None, overwrite: bool) -> None:
    """Refuse now what could not be written later."""
    for path in paths:
        if path:
            check_free(path, overwrite=overwrite)


def played(words: Words, wishes: ContestWishes, plan: Plan) -> Contest:
    """All matches, with a bar for who waits."""
    with waiting(words, wishes, plan) as progress:
        return play_contest(plan, jobs=wishes.jobs, progress=progress)


@contextmanager
def waiting(words: Words, wishes: ContestWishes, plan: Plan) -> Iterator[Progress]:
    """What is to be said before, and a bar for who waits."""
    say_if_weaker(words, wishes.bots)
    warm_up(words, wishes.game, wishes.bots)
    with Progress(words) as progress:
        progress(0, plan.matches)
        yield progress


@contextmanager
def writing(path: Path) -> Iterator[TextIO]:
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            yield file
    except OSError as error:
        raise unwritable(path, error) from None


def exit_code(words: Words, contest: Contest) -> int:
    if contest.broken:
        raise Refused("worker-ended")
    if contest.forfeiter is not None:
        say(words("cli-arena-forfeited", bot=contest.contestants[contest.forfeiter].name), err=True)
        return 1
    return 130 if contest.interrupted else 0
