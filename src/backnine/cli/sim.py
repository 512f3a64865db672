"""`backnine sim`: statistics of play."""

import json
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

import click

from backnine.arena.as_json import contest_json
from backnine.arena.contest import play_contest
from backnine.arena.external import PREFIX
from backnine.arena.figures import figures
from backnine.arena.result import Contest
from backnine.arena.setup import MOST_MATCHES, USUAL_SEED, Setup, check_range, set_up
from backnine.arena.study import Study, study
from backnine.bots import BOTS
from backnine.cli.arena import MOST_JOBS
from backnine.cli.parsing import Argument, Command, Option, Whole, game_argument, house_option, one_of
from backnine.cli.progress import Progress
from backnine.cli.warm_up import say_if_weaker, warm_up
from backnine.games import find_game
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.files import check_free, unwritable
from backnine.tui.terminal import Terminal

USUAL_BOT: Final = "weekender"
USUAL_SEATS: Final = 4
USUAL_HOLES: Final = 1000

EXAMPLES = (
    "backnine sim play-nine",
    "backnine sim play-nine weekender rookie --holes 5000 --report report.html",
    "backnine sim four-card weekender --seats 6 --matches 100 --csv holes.csv",
    "backnine sim play-nine rookie --house adjacent --json",
)


def command(name: str, words: Words) -> Command:
    bots = one_of(*[bot.name for bot in BOTS], PREFIX)
    file = click.Path(path_type=Path)
    params: list[click.Parameter] = [
        game_argument("cli-play-game"),
        Argument("bots", "cli-sim-bots", "BOT…", nargs=-1, required=False, shell_complete=bots),
        Option(["--seats"], "cli-sim-seats", meta="N", type=Whole()),
        Option(["--holes"], "cli-sim-holes", meta="N", type=Whole()),
        Option(["--matches"], "cli-sim-matches", meta="N", type=Whole()),
        Option(["--seed"], "cli-arena-seed", meta="HEX", default=USUAL_SEED),
        house_option(),
        Option(["--jobs"], "cli-arena-jobs", meta="N", type=Whole()),
        Option(["--json", "as_json"], "cli-score-json", is_flag=True),
        Option(["--csv", "table"], "cli-sim-csv", meta="FILE", type=file),
        Option(["--report"], "cli-arena-report", meta="FILE", type=file),
    ]

    def sim(**said: Any) -> int:
        return simulate(words, Wishes(**said))

    return Command(name, words, sim, params, long="cli-sim-long", examples=EXAMPLES)


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    bots: tuple[str, ...]
    seats: int | None
    holes: int | None
    matches: int | None
    seed: str
    house: str
    jobs: int | None
    as_json: bool
    table: Path | None
    report: Path | None

    def again(self) -> str:
        """A command that plays the same holes."""
        options = [f"--matches {self.matches}" if self.matches else f"--holes {self.holes or USUAL_HOLES}"]
        options += [f"--seed {self.seed}"]
        options += [f"--seats {self.seats}"] if self.seats else []
        options += [f"--house {shlex.quote(self.house)}"] if self.house else []
        return " ".join(["backnine sim", self.game, *map(shlex.quote, self.bots), *options])


def simulate(words: Words, wishes: Wishes) -> int:
    """Play, show the statistics, and write what files were asked for."""
    setup = _set_up(wishes)
    say_if_weaker(words, wishes.bots)
    warm_up(words, wishes.game, wishes.bots)
    with Progress(words) as progress:
        progress(0, setup.matches)
        contest = play_contest(setup, jobs=wishes.jobs, progress=progress)
    found = study(contest, figures(contest)) if contest.lines else None
    if wishes.as_json:
        click.echo(_json(contest, found))
    else:
        _show(words, found)
    _write_files(words, wishes, contest, found)
    if contest.broken:
        raise Refused("worker-ended")
    return 130 if contest.interrupted else 0


def _set_up(wishes: Wishes) -> Setup:
    """Everything that can be refused is refused here, before anything starts."""
    if wishes.holes is not None and wishes.matches is not None:
        raise Refused("not-together", first="--holes", second="--matches")
    if wishes.table and wishes.table == wishes.report:
        raise Refused("not-together", first=f"--csv {wishes.table}", second=f"--report {wishes.report}")
    if wishes.jobs is not None:
        check_range("--jobs", wishes.jobs, 1, MOST_JOBS)
    if wishes.holes is not None:
        check_range("--holes", wishes.holes, 1, MOST_MATCHES)
    for path in (wishes.table, wishes.report):
        if path:
            check_free(path, overwrite=True)
    bots = wishes.bots or (USUAL_BOT,)
    return set_up(
        wishes.game,
        bots,
        seats=(USUAL_SEATS if len(bots) == 1 else len(bots)) if wishes.seats is None else wishes.seats,
        matches=(wishes.holes or USUAL_HOLES) if wishes.matches is None else wishes.matches,
        seed=wishes.seed,
        house=wishes.house if wishes.matches is not None else _one_hole(wishes),
    )


def _one_hole(wishes: Wishes) -> str:
    """The house rules for single holes: each is a match of its own, and nobody plays it off."""
    rules = find_game(wishes.game)
    said = rules.house(wishes.house).said
    if "holes" in said:
        raise Refused("not-together", first="--holes", second=f"--house holes={said['holes']}")
    return str(rules.house(said | {"holes": 1, "ties": "shared"}))


def _json(contest: Contest, found: Study | None) -> str:
    from backnine.arena.sim_json import simulation_json  # noqa: PLC0415 - only for who asks for it

    return json.dumps(simulation_json(found) if found else contest_json(contest, None), ensure_ascii=False)


def _show(words: Words, found: Study | None) -> None:
    from backnine.arena.sim_page import simulation_page  # noqa: PLC0415 - JSON needs no page

    told = simulation_page(words, found, Terminal().width) if found else [words("report-nothing-played")]
    for line in told:
        click.echo(line)


def _write_files(words: Words, wishes: Wishes, contest: Contest, found: Study | None) -> None:
    from backnine.arena.sim_report import simulation_report  # noqa: PLC0415 - few ask for files
    from backnine.arena.spreadsheet import write_csv  # noqa: PLC0415

    said = []
    if wishes.table:
        with _writing(wishes.table) as file:
            write_csv(contest, file)
        said.append(words("cli-sim-csv-written", file=str(wishes.table)))
    if wishes.report:
        with _writing(wishes.report) as file:
            file.write(simulation_report(words, contest, found, wishes.again()))
        said.append(words("cli-arena-report-written", file=str(wishes.report)))
    for line in said if not wishes.as_json else ():
        click.echo(line)


@contextmanager
def _writing(path: Path) -> Iterator[TextIO]:
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            yield file
    except OSError as error:
        raise unwritable(path, error) from None
