"""`backnine merge`: several runs of `sim` or `arena`, told as one."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from backnine.arena.as_json import contest_json
from backnine.arena.contest_page import contest_page
from backnine.arena.figures import figures
from backnine.arena.merging import is_contest, merge
from backnine.arena.report import contest_report
from backnine.arena.run_file import RunFile
from backnine.arena.sim_json import simulation_json
from backnine.arena.sim_page import simulation_page
from backnine.arena.sim_report import simulation_report
from backnine.arena.simulation import Simulated
from backnine.arena.study import study
from backnine.cli import contest as common
from backnine.cli.parsing import Argument, Command
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.files import check_free
from backnine.tui.terminal import Terminal
from backnine.wire import Json, json_line

EXAMPLES = ("backnine merge monday.json tuesday.json", "backnine merge *.json --report all.html")


class Telling(NamedTuple):
    """The same in three ways."""

    in_json: Json
    page: list[str]
    report: str


def command(name: str, words: Words) -> Command:
    path = click.Path(path_type=Path)
    params: list[click.Parameter] = [
        Argument("files", "cli-merge-files", "FILE…", nargs=-1, required=True, type=path),
        common.json_option(),
        common.file_option("--report", about="cli-arena-report"),
        common.overwrite_option(),
    ]

    def tell(files: tuple[Path, ...], as_json: bool, report: Path | None, overwrite: bool) -> int:
        if report in files:
            raise Refused("not-together", first=str(report), second=f"--report {report}")
        if report:
            check_free(report, overwrite=overwrite)
        told = _told(words, files)
        for line in [json_line(told.in_json)] if as_json else told.page:
            click.echo(line)
        if report:
            with common.writing(report) as file:
                file.write(told.report)
        return 0

    return Command(name, words, tell, params, long="cli-merge-long", examples=EXAMPLES)


def _told(words: Words, files: Sequence[Path]) -> Telling:
    runs = [RunFile(path) for path in files]
    merged, again = merge(runs), shlex.join(["backnine", "merge", *map(str, files)])
    told = _contest(words, merged, again) if is_contest(runs[0]) else _simulation(words, merged, again)
    seeds = [merged.contest.seed, *merged.contest.further_seeds]
    return told._replace(in_json=told.in_json | {"seeds": [seed.hex() for seed in seeds]})


def _contest(words: Words, merged: Simulated, again: str) -> Telling:
    contest, account = merged
    found, width = figures(contest, account) if account.deals else None, Terminal().width
    return Telling(
        contest_json(contest, found, again),
        contest_page(words, contest, found, asked=contest.matches, width=width),
        contest_report(words, contest, found, again),
    )


def _simulation(words: Words, merged: Simulated, again: str) -> Telling:
    contest, account = merged
    found = study(contest, account) if account.deals else None
    return Telling(
        simulation_json(found, again) if found else contest_json(contest, None, again),
        simulation_page(words, found, Terminal().width) if found else [words("report-nothing-played")],
        simulation_report(words, contest, found, again),
    )
