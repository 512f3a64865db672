"""`backnine arena`: bots against each other, measured."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import click

from backnine.arena.as_json import contest_json
from backnine.arena.engine import PATIENCE
from backnine.arena.figures import figures
from backnine.arena.limits import MEMORY
from backnine.arena.plan import (
    LEAST_MEMORY,
    LEAST_PATIENCE,
    MOST_MATCHES,
    MOST_MEMORY,
    MOST_PATIENCE,
    USUAL_MATCHES,
    Plan,
    make_plan,
)
from backnine.arena.result import Contest, Figures
from backnine.cli import contest as common
from backnine.cli.examples import with_games
from backnine.cli.parsing import Command, Option, Whole, game_argument
from backnine.cli.positions import META, find_position
from backnine.locales import Words
from backnine.position import Position, write_line
from backnine.refused import out_of_range
from backnine.tui.terminal import Terminal
from backnine.wire import json_line

EXAMPLES = with_games(
    "backnine arena GAME club weekender",
    "backnine arena GAME tour@20 club --matches 1000 --report club.html",
    "backnine arena GAME club weekender --seats 4 --until ±0.5",
    'backnine arena GAME weekender "cmd:./mybot --flag" --json',
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        game_argument("cli-play-game"),
        common.bots_argument("cli-arena-bots", required=True),
        common.many_option("--matches", "cli-arena-matches"),
        common.seats_option("cli-arena-seats"),
        *common.cards_options(),
        Option(["--patience"], "cli-arena-patience", meta="S", type=Seconds(), default=PATIENCE),
        Option(
            ["--memory"], "cli-arena-memory", meta="MB", type=Whole(LEAST_MEMORY, MOST_MEMORY), default=MEMORY
        ),
        Option(["--from", "start"], "cli-arena-from", meta=META),
        *common.run_options(),
        *common.place_options(),
        common.json_option(),
        common.file_option("--report", about="cli-arena-report"),
        *common.data_options(),
        common.overwrite_option(),
    ]

    def arena(**said: Any) -> int:
        return hold(words, ArenaWishes(**common.with_seed(said)))

    return Command(name, words, arena, params, long="cli-arena-long", examples=EXAMPLES)


class Seconds(click.ParamType):  # type: ignore[type-arg]
    """A number of seconds."""

    name = "S"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(value)
        except ValueError:
            raise out_of_range("--patience", value, LEAST_PATIENCE, MOST_PATIENCE) from None


@dataclass(frozen=True)
class ArenaWishes(common.ContestWishes):
    matches: int | None
    patience: float
    memory: int
    start: str | None

    @cached_property
    def position(self) -> Position | None:
        return find_position(self.start) if self.start else None

    @property
    def start_line(self) -> str:
        return write_line(self.position) if self.position else ""

    @property
    def most(self) -> int:
        """Matches to be played, or as many as it takes."""
        return self.matches or (MOST_MATCHES if self.until else USUAL_MATCHES)

    def again(self, contest: Contest) -> str:
        most = max(self.most, contest.matches) if self.resume else self.most
        said = [] if self.until and not self.matches else [f"--matches {most}"]
        said += [f"--patience {self.patience:g}"] if self.patience != PATIENCE else []
        said += [f"--memory {self.memory}"] if self.memory != MEMORY else []
        said += [f"--from {self.start_line}"] if self.start else []
        return self.command("arena", *said)


def hold(words: Words, wishes: ArenaWishes) -> int:
    """The contest, its result on the screen and its report in a file."""
    plan = _set_up(wishes)
    contest, account = common.played(words, wishes, plan, ranked=True)
    found = figures(contest, account) if account.deals else None
    if wishes.as_json:
        start = {"from": wishes.start_line} if wishes.start else {}
        click.echo(json_line(contest_json(contest, found, wishes.again(contest)) | start))
    else:
        _show(words, wishes, contest, found)
    if wishes.report:
        _write_report(words, wishes, contest, found)
    common.say_what_is_kept(words, wishes, contest)
    return common.exit_code(words, contest)


def _set_up(wishes: ArenaWishes) -> Plan:
    """Everything that can be refused is refused here, before anything starts."""
    common.check_files(wishes)
    return make_plan(
        wishes.game,
        wishes.bots,
        seats=wishes.seats,
        matches=wishes.most,
        seed=wishes.seed,
        house=wishes.house,
        patience=wishes.patience,
        memory=wishes.memory,
        start=wishes.position,
        transcript=wishes.transcript,
        records=wishes.records,
        moves=wishes.moves,
        weigh=wishes.weigh,
        luck=wishes.luck,
        cluster=wishes.cluster,
    )


def _show(words: Words, wishes: ArenaWishes, contest: Contest, found: Figures | None) -> None:
    from backnine.arena.contest_page import contest_page  # noqa: PLC0415 - JSON needs no page

    if wishes.start:
        click.echo(words("cli-arena-rest-of", position=wishes.start_line) + "\n")
    for line in contest_page(words, contest, found, asked=wishes.most, width=Terminal().width):
        click.echo(line)


def _write_report(words: Words, wishes: ArenaWishes, contest: Contest, found: Figures | None) -> None:
    from backnine.arena.report import contest_report  # noqa: PLC0415 - only who wants one waits for it

    assert wishes.report is not None
    with common.writing(wishes.report) as file:
        file.write(contest_report(words, contest, found, wishes.again(contest)))
    if not wishes.as_json:
        click.echo(words("cli-arena-report-written", file=str(wishes.report)))
