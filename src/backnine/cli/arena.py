"""`backnine arena`: bots against each other, measured."""

import json
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click

from backnine.arena.as_json import contest_json
from backnine.arena.contest import play_contest
from backnine.arena.external import PATIENCE, PREFIX
from backnine.arena.figures import figures
from backnine.arena.result import Contest, Figures
from backnine.arena.setup import (
    LEAST_PATIENCE,
    MOST_PATIENCE,
    USUAL_MATCHES,
    USUAL_SEED,
    Setup,
    check_range,
    set_up,
)
from backnine.bots import BOTS
from backnine.cli.parsing import Argument, Command, Option, Whole, game_argument, house_option, one_of
from backnine.cli.progress import Progress
from backnine.cli.warm_up import say_if_weaker, warm_up
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.files import check_free, unwritable
from backnine.tui.terminal import Terminal

MOST_JOBS: Final = 256

EXAMPLES = (
    "backnine arena play-nine club weekender",
    "backnine arena play-nine tour@20 club --matches 1000 --report club.html",
    "backnine arena four-card club weekender --seats 4",
    'backnine arena play-nine weekender "cmd:./mybot --flag" --json',
)


def command(name: str, words: Words) -> Command:
    bots = one_of(*[bot.name for bot in BOTS], PREFIX)
    params: list[click.Parameter] = [
        game_argument("cli-play-game"),
        Argument("bots", "cli-arena-bots", "BOT…", nargs=-1, required=True, shell_complete=bots),
        Option(["--matches"], "cli-arena-matches", meta="N", type=Whole(), default=USUAL_MATCHES),
        Option(["--seats"], "cli-arena-seats", meta="N", type=Whole()),
        Option(["--seed"], "cli-arena-seed", meta="HEX", default=USUAL_SEED),
        house_option(),
        Option(["--patience"], "cli-arena-patience", meta="S", type=Seconds(), default=PATIENCE),
        Option(["--jobs"], "cli-arena-jobs", meta="N", type=Whole()),
        Option(["--json", "as_json"], "cli-score-json", is_flag=True),
        Option(["--report"], "cli-arena-report", meta="FILE", type=click.Path(path_type=Path)),
    ]

    def arena(**said: Any) -> int:
        return hold(words, Wishes(**said))

    return Command(name, words, arena, params, long="cli-arena-long", examples=EXAMPLES)


class Seconds(click.ParamType):  # type: ignore[type-arg]
    """A number of seconds."""

    name = "S"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(value)
        except ValueError:
            raise Refused(
                "out-of-range",
                option="--patience",
                least=f"{LEAST_PATIENCE}",
                most=f"{MOST_PATIENCE}",
                value=str(value)[:40],
            ) from None


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    bots: tuple[str, ...]
    matches: int
    seats: int | None
    seed: str
    house: str
    patience: float
    jobs: int | None
    as_json: bool
    report: Path | None

    def again(self) -> str:
        """A command that plays the same contest."""
        options = [f"--matches {self.matches}", f"--seed {self.seed}"]
        options += [f"--seats {self.seats}"] if self.seats else []
        options += [f"--house {shlex.quote(self.house)}"] if self.house else []
        options += [f"--patience {self.patience:g}"] if self.patience != PATIENCE else []
        return " ".join(["backnine arena", self.game, *map(shlex.quote, self.bots), *options])


def hold(words: Words, wishes: Wishes) -> int:
    """The contest, its result on the screen and its report in a file."""
    setup = _set_up(wishes)
    say_if_weaker(words, wishes.bots)
    warm_up(words, wishes.game, wishes.bots)
    with Progress(words) as progress:
        progress(0, setup.matches)
        contest = play_contest(setup, jobs=wishes.jobs, progress=progress)
    found = figures(contest) if contest.lines else None
    if wishes.as_json:
        click.echo(json.dumps(contest_json(contest, found), ensure_ascii=False))
    else:
        _show(words, wishes, contest, found)
    if wishes.report:
        _write_report(words, wishes, contest, found)
    if contest.broken:
        raise Refused("worker-ended")
    return 130 if contest.interrupted else 0


def _set_up(wishes: Wishes) -> Setup:
    """Everything that can be refused is refused here, before anything starts."""
    if wishes.jobs is not None:
        check_range("--jobs", wishes.jobs, 1, MOST_JOBS)
    if wishes.report:
        check_free(wishes.report, overwrite=True)
    return set_up(
        wishes.game,
        wishes.bots,
        seats=wishes.seats,
        matches=wishes.matches,
        seed=wishes.seed,
        house=wishes.house,
        patience=wishes.patience,
    )


def _show(words: Words, wishes: Wishes, contest: Contest, found: Figures | None) -> None:
    from backnine.arena.contest_page import contest_page  # noqa: PLC0415 - JSON needs no page

    for line in contest_page(words, contest, found, asked=wishes.matches, width=Terminal().width):
        click.echo(line)


def _write_report(words: Words, wishes: Wishes, contest: Contest, found: Figures | None) -> None:
    from backnine.arena.report import write_report  # noqa: PLC0415 - only who wants one waits for it

    assert wishes.report is not None
    try:
        write_report(wishes.report, words, contest, found, wishes.again())
    except OSError as error:
        raise unwritable(wishes.report, error) from None
    if not wishes.as_json:
        click.echo(words("cli-arena-report-written", file=str(wishes.report)))
