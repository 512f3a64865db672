"""`backnine sim`: statistics of play."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click

from backnine.arena.as_json import contest_json
from backnine.arena.plan import MOST_KEPT, MOST_MATCHES, Plan, make_plan
from backnine.arena.result import Contest
from backnine.arena.study import Study, study
from backnine.cli import contest as common
from backnine.cli.examples import with_games
from backnine.cli.parsing import Command, game_argument
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
    "backnine sim GAME club weekender --until ±0.5",
    "backnine sim GAME rookie --house ties=shared --json",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        game_argument("cli-play-game"),
        common.bots_argument("cli-sim-bots", required=False),
        common.seats_option("cli-sim-seats"),
        common.many_option("--holes", "cli-sim-holes"),
        common.many_option("--matches", "cli-sim-matches"),
        *common.cards_options(),
        *common.run_options(),
        *common.place_options(),
        common.json_option(),
        common.file_option("--csv", "table", about="cli-sim-csv"),
        common.file_option("--report", about="cli-arena-report"),
        *common.data_options(),
        common.overwrite_option(),
    ]

    def sim(**said: Any) -> int:
        return simulate(words, SimWishes(**common.with_seed(said)))

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

    def again(self, contest: Contest) -> str:
        most = max(self.most, contest.matches) if self.resume else self.most
        if self.matches:
            return self.command("sim", f"--matches {most}")
        without_limit = self.until and not self.holes
        return self.command("sim", *([] if without_limit else [f"--holes {most}"]))

    @property
    def most(self) -> int:
        """Holes or matches to be played, or as many as it takes."""
        return self.matches or self.holes or (MOST_MATCHES if self.until else USUAL_HOLES)


def simulate(words: Words, wishes: SimWishes) -> int:
    """Play, show the statistics, and write what files were asked for."""
    plan = _set_up(wishes)
    contest, account = common.played(words, wishes, plan, ranked=False, keep=wishes.table is not None)
    found = study(contest, account) if account.deals else None
    if wishes.as_json:
        click.echo(_json(contest, found, wishes.again(contest)))
    elif not wishes.prints_table:
        _show(words, found)
    _write_files(words, wishes, contest, found)
    if not wishes.prints_table:
        common.say_what_is_kept(words, wishes, contest)
    return common.exit_code(words, contest)


def _set_up(wishes: SimWishes) -> Plan:
    """Everything that can be refused is refused here, before anything starts."""
    if wishes.holes is not None and wishes.matches is not None:
        raise Refused("not-together", first="--holes", second="--matches")
    if wishes.prints_table and wishes.as_json:
        raise Refused("not-together", first="--csv -", second="--json")
    if wishes.table and wishes.until and not (wishes.holes or wishes.matches):
        raise Refused("needs-option", option="--csv", other="--holes")
    if wishes.table and wishes.most > MOST_KEPT:
        raise out_of_range("--csv", wishes.most, 1, MOST_KEPT)
    if wishes.table and wishes.resume:
        raise Refused("not-together", first="--csv", second="--resume")
    table = None if wishes.prints_table else wishes.table
    common.check_files(wishes, table)
    bots = wishes.bots or (USUAL_BOT,)
    return make_plan(
        wishes.game,
        bots,
        seats=(USUAL_SEATS if len(bots) == 1 else len(bots)) if wishes.seats is None else wishes.seats,
        matches=wishes.most,
        seed=wishes.seed,
        house=wishes.house if wishes.matches is not None else _one_hole(wishes),
        records=wishes.records,
        moves=wishes.moves,
        weigh=wishes.weigh,
        luck=wishes.luck,
        cluster=wishes.cluster,
        transcript=wishes.transcript,
    )


def _one_hole(wishes: SimWishes) -> str:
    """The house rules for single holes: each is a match of its own, and nobody plays it off."""
    rules = find_game(wishes.game)
    said = rules.house(wishes.house).said
    if "holes" in said:
        raise Refused("not-together", first="--holes", second=f"--house holes={said['holes']}")
    return str(rules.house(said | {"holes": 1, "ties": "shared"}))


def _json(contest: Contest, found: Study | None, again: str) -> str:
    from backnine.arena.sim_json import simulation_json  # noqa: PLC0415 - only for who asks for it

    return json_line(simulation_json(found, again) if found else contest_json(contest, None, again))


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
            file.write(simulation_report(words, contest, found, wishes.again(contest)))
        said.append(words("cli-arena-report-written", file=str(wishes.report)))
    for line in said if not (wishes.as_json or wishes.prints_table) else ():
        click.echo(line)
