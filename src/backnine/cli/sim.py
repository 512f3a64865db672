"""`backnine sim`: statistics of play."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click

from backnine.arena.as_json import contest_json
from backnine.arena.plan import MOST_MATCHES, MOST_SIMULATED, Plan, make_plan
from backnine.arena.result import Contest
from backnine.arena.simulation import simulate as play_simulation
from backnine.arena.study import Study, study
from backnine.cli import contest as common
from backnine.cli.examples import with_games
from backnine.cli.parsing import Command, game_argument
from backnine.cli.warm_up import warm_up_matches
from backnine.games import find_game
from backnine.locales import Words
from backnine.refused import Refused, out_of_range
from backnine.tui.terminal import Terminal
from backnine.wire import json_line

USUAL_BOT: Final = "weekender"
USUAL_SEATS: Final = 4
USUAL_HOLES: Final = 1000
STANDARD_OUTPUT: Final = Path("-")

EXAMPLES = with_games(
    "backnine sim GAME",
    "backnine sim GAME weekender rookie --holes 5000 --report report.html",
    "backnine sim GAME weekender --seats 5 --matches 100 --csv holes.csv",
    "backnine sim GAME rookie --house ties=shared --json",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        game_argument("cli-play-game"),
        common.bots_argument("cli-sim-bots", required=False),
        common.seats_option("cli-sim-seats"),
        common.many_option("--holes", "cli-sim-holes", most=MOST_SIMULATED),
        common.many_option("--matches", "cli-sim-matches", most=MOST_SIMULATED),
        *common.cards_options(),
        common.jobs_option(),
        common.json_option(),
        common.file_option("--csv", "table", about="cli-sim-csv"),
        common.file_option("--report", about="cli-arena-report"),
        common.overwrite_option(),
    ]

    def sim(**said: Any) -> int:
        return simulate(words, SimWishes(**said))

    return Command(name, words, sim, params, long="cli-sim-long", examples=EXAMPLES)


@dataclass(frozen=True)
class SimWishes(common.ContestWishes):
    holes: int | None
    matches: int | None
    table: Path | None

    @property
    def prints_table(self) -> bool:
        """The table is all there is on standard output."""
        return self.table == STANDARD_OUTPUT

    def again(self) -> str:
        many = f"--matches {self.matches}" if self.matches else f"--holes {self.holes or USUAL_HOLES}"
        return self.command("sim", many)


def simulate(words: Words, wishes: SimWishes) -> int:
    """Play, show the statistics, and write what files were asked for."""
    plan = _set_up(wishes)
    warm_up_matches(words, plan)
    with common.waiting(words, wishes, plan) as progress:
        contest, account = play_simulation(
            plan, jobs=wishes.jobs, keep=wishes.table is not None, progress=progress
        )
    found = study(contest, account) if account.deals else None
    if wishes.as_json:
        click.echo(_json(contest, found))
    elif not wishes.prints_table:
        _show(words, found)
    _write_files(words, wishes, contest, found)
    return common.exit_code(words, contest)


def _set_up(wishes: SimWishes) -> Plan:
    """Everything that can be refused is refused here, before anything starts."""
    if wishes.holes is not None and wishes.matches is not None:
        raise Refused("not-together", first="--holes", second="--matches")
    if wishes.table and wishes.table == wishes.report:
        raise Refused("not-together", first=f"--csv {wishes.table}", second=f"--report {wishes.report}")
    if wishes.prints_table and wishes.as_json:
        raise Refused("not-together", first="--csv -", second="--json")
    if wishes.table and (wishes.holes or wishes.matches or 0) > MOST_MATCHES:
        raise out_of_range("--csv", wishes.holes or wishes.matches or 0, 1, MOST_MATCHES)
    table = None if wishes.prints_table else wishes.table
    common.check_files(table, wishes.report, overwrite=wishes.overwrite)
    bots = wishes.bots or (USUAL_BOT,)
    return make_plan(
        wishes.game,
        bots,
        seats=(USUAL_SEATS if len(bots) == 1 else len(bots)) if wishes.seats is None else wishes.seats,
        matches=(wishes.holes or USUAL_HOLES) if wishes.matches is None else wishes.matches,
        seed=wishes.seed,
        house=wishes.house if wishes.matches is not None else _one_hole(wishes),
        most=MOST_SIMULATED,
    )


def _one_hole(wishes: SimWishes) -> str:
    """The house rules for single holes: each is a match of its own, and nobody plays it off."""
    rules = find_game(wishes.game)
    said = rules.house(wishes.house).said
    if "holes" in said:
        raise Refused("not-together", first="--holes", second=f"--house holes={said['holes']}")
    return str(rules.house(said | {"holes": 1, "ties": "shared"}))


def _json(contest: Contest, found: Study | None) -> str:
    from backnine.arena.sim_json import simulation_json  # noqa: PLC0415 - only for who asks for it

    return json_line(simulation_json(found) if found else contest_json(contest, None))


def _show(words: Words, found: Study | None) -> None:
    from backnine.arena.sim_page import simulation_page  # noqa: PLC0415 - JSON needs no page

    told = simulation_page(words, found, Terminal().width) if found else [words("report-nothing-played")]
    for line in told:
        click.echo(line)


def _write_files(words: Words, wishes: SimWishes, contest: Contest, found: Study | None) -> None:
    from backnine.arena.sim_report import simulation_report  # noqa: PLC0415 - few ask for files
    from backnine.arena.spreadsheet import write_csv  # noqa: PLC0415

    said = []
    if wishes.prints_table:
        write_csv(contest, sys.stdout)
    elif wishes.table:
        with common.writing(wishes.table) as file:
            write_csv(contest, file)
        said.append(words("cli-sim-csv-written", file=str(wishes.table)))
    if wishes.report:
        with common.writing(wishes.report) as file:
            file.write(simulation_report(words, contest, found, wishes.again()))
        said.append(words("cli-arena-report-written", file=str(wishes.report)))
    for line in said if not (wishes.as_json or wishes.prints_table) else ():
        click.echo(line)
