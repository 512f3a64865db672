"""What `arena` and `sim` have in common: bots that play many matches by themselves."""

import shlex
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from math import nan
from pathlib import Path
from typing import Any, TextIO

import click

from backnine.arena.greeting import greet_all
from backnine.arena.plan import MOST_MATCHES, Plan, fresh_seed
from backnine.arena.record_files import check_folder
from backnine.arena.result import Contest
from backnine.arena.run_file import RunFile
from backnine.arena.simulation import Simulated, new_account, shape_of, simulate
from backnine.arena.specs import PREFIXES
from backnine.arena.until import LEAST_GIVE, MOST_GIVE
from backnine.arena.workers import MOST_JOBS
from backnine.bots import BOT_NAMES
from backnine.cli.judging import make_ready
from backnine.cli.parsing import Argument, Option, Whole, house_option, one_of
from backnine.cli.progress import Progress
from backnine.cli.warm_up import say_if_weaker, warm_up, warm_up_matches
from backnine.games import find_game
from backnine.locales import Words
from backnine.refused import Refused, out_of_range
from backnine.tui.files import PRIVATE, check_free, unwritable
from backnine.tui.terminal import say


@dataclass(frozen=True)
class ContestWishes:
    """What was asked for on the command line."""

    game: str
    bots: tuple[str, ...]
    seats: int | None
    seed: str
    house: str
    jobs: int | None
    cluster: str | None
    as_json: bool
    report: Path | None
    records: Path | None
    moves: Path | None
    weigh: bool
    luck: bool
    transcript: Path | None
    overwrite: bool
    until: float | None
    resume: Path | None

    @property
    def run_file(self) -> RunFile | None:
        return RunFile(self.resume) if self.resume else None

    def command(self, name: str, *options: str) -> str:
        """A command that plays the same again; `options` are those that are not common."""
        said = [*options, f"--seed {self.seed.lstrip('0') or '0'}"]
        said += [f"--until {self.until}"] if self.until else []
        said += [f"--seats {self.seats}"] if self.seats else []
        said += [f"--house {shlex.quote(self.house)}"] if self.house else []
        said += ["--luck"] if self.luck else []
        return " ".join([f"backnine {name}", self.game, *map(shlex.quote, self.bots), *said])


def bots_argument(about: str, *, required: bool) -> Argument:
    names = one_of(*BOT_NAMES, *PREFIXES)
    return Argument("bots", about, "BOT…", nargs=-1, required=required, shell_complete=names)


def seats_option(about: str) -> Option:
    return Option(["--seats"], about, meta="N", type=Whole(2))


def many_option(name: str, about: str, usual: int | None = None) -> Option:
    """How many matches, or holes."""
    return Option([name], about, meta="N", type=Whole(1, MOST_MATCHES), default=usual)


def cards_options() -> list[click.Parameter]:
    return [Option(["--seed"], "cli-arena-seed", meta="HEX"), house_option()]


def with_seed(said: dict[str, Any]) -> dict[str, Any]:
    """What was said; without a seed, with that of the run that goes on, or a new one."""
    if said["seed"] is not None:
        return said
    kept = RunFile(said["resume"]).seed() if said["resume"] else None
    return said | {"seed": kept or fresh_seed()}


class Give(click.ParamType):  # type: ignore[type-arg]
    """How many strokes a figure may be off: `±0.2`, or `0.2`."""

    name = "±X"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            give = float(value.removeprefix("±").removeprefix("+-"))
        except ValueError:
            give = nan
        if not LEAST_GIVE <= give <= MOST_GIVE:
            raise out_of_range("--until", value, LEAST_GIVE, MOST_GIVE)
        return give


def run_options() -> list[click.Parameter]:
    """How long it goes on, and from where."""
    return [
        Option(["--until"], "cli-arena-until", meta="±X", type=Give()),
        file_option("--resume", about="cli-arena-resume"),
    ]


def place_options() -> list[click.Parameter]:
    """Where it is played."""
    return [
        Option(["--jobs"], "cli-arena-jobs", meta="N", type=Whole(1, MOST_JOBS)),
        Option(["--cluster"], "cli-arena-cluster", meta="ADDRESS"),
    ]


def json_option() -> Option:
    return Option(["--json", "as_json"], "cli-score-json", is_flag=True)


def file_option(name: str, *dest: str, about: str) -> Option:
    return Option([name, *dest], about, meta="FILE", type=click.Path(path_type=Path))


def data_options() -> list[click.Parameter]:
    """What is kept of the matches themselves."""
    return [
        Option(["--records"], "cli-arena-records", meta="FOLDER", type=click.Path(path_type=Path)),
        file_option("--moves", about="cli-arena-moves"),
        Option(["--weigh"], "cli-arena-weigh", is_flag=True),
        Option(["--luck"], "cli-arena-luck", is_flag=True),
        file_option("--transcript", about="cli-arena-transcript"),
    ]


def overwrite_option() -> Option:
    return Option(["--overwrite"], "cli-play-overwrite", is_flag=True)


def check_files(wishes: ContestWishes, table: Path | None = None) -> None:
    """Refuse now what could not be written later; `table` is a table of all holes."""
    if wishes.cluster and wishes.jobs:
        raise Refused("not-together", first="--cluster", second="--jobs")
    if wishes.transcript and (wishes.jobs or 1) != 1:
        raise Refused("not-together", first="--transcript", second=f"--jobs {wishes.jobs}")
    if wishes.transcript and not any(bot.strip().startswith(PREFIXES) for bot in wishes.bots):
        raise Refused("needs-option", option="--transcript", other="cmd:… / py:…")
    files = {
        "--csv": table,
        "--report": wishes.report,
        "--moves": wishes.moves,
        "--transcript": wishes.transcript,
    }
    _check_apart(files | {"--resume": wishes.resume})
    for path in files.values():
        if path:
            check_free(path, overwrite=wishes.overwrite)
    check_whole_run(wishes)
    if wishes.luck and wishes.resume:
        raise Refused("not-together", first="--luck", second="--resume")
    if wishes.records:
        check_folder(wishes.records)


def _check_apart(files: Mapping[str, Path | None]) -> None:
    """Nothing is written over by another option of the same command."""
    taken: dict[Path, str] = {}
    for option, path in files.items():
        if path and (other := taken.setdefault(path.resolve(), option)) != option:
            raise Refused("not-together", first=f"{other} {path}", second=f"{option} {path}")


def check_whole_run(wishes: ContestWishes) -> None:
    """What is written match by match has all of a run, whoever plays it and on however many cores."""
    for kept, path in (("--records", wishes.records), ("--moves", wishes.moves)):
        for part, said in (("--resume", wishes.resume), ("--until", wishes.until)):
            if path and said:
                raise Refused("not-together", first=kept, second=part)


def check_run(wishes: ContestWishes, plan: Plan, *, ranked: bool) -> None:
    """Refuse now what cannot go on."""
    if wishes.run_file:
        check_free(wishes.run_file.path, overwrite=True)
        wishes.run_file.check(plan, ranked=ranked)
        wishes.run_file.load(new_account(plan, shape_of(plan), ranked=ranked))


def played(words: Words, wishes: ContestWishes, plan: Plan, *, ranked: bool, keep: bool = False) -> Simulated:
    """All matches, with a bar for who waits."""
    check_run(wishes, plan, ranked=ranked)
    jobs = cores_for(wishes)
    greet_all(plan, find_game(plan.game))
    if plan.luck:
        make_ready(words, plan.game, plan.seats)
    warm_up_matches(words, plan)
    with waiting(words, wishes) as progress:
        return simulate(
            plan,
            jobs=jobs,
            keep=keep,
            ranked=ranked,
            until=wishes.until,
            resume=wishes.run_file,
            progress=progress,
        )


@contextmanager
def waiting(words: Words, wishes: ContestWishes) -> Iterator[Progress]:
    """What is to be said before, and a bar for who waits."""
    say_if_weaker(words, wishes.bots)
    warm_up(words, wishes.game, wishes.bots)
    with Progress(words) as progress:
        yield progress


@contextmanager
def writing(path: Path) -> Iterator[TextIO]:
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            yield file
    except OSError as error:
        raise unwritable(path, error) from None


def cores_for(wishes: ContestWishes) -> int | None:
    """How many may play. A transcript is begun here, and written by one process, in order."""
    if wishes.transcript:
        with writing(wishes.transcript):
            wishes.transcript.chmod(PRIVATE)  # what programs hear is not for everybody
        return 1
    return wishes.jobs


def say_what_is_kept(words: Words, wishes: ContestWishes, contest: Contest) -> None:
    """Where the matches themselves are, for who reads it."""
    if wishes.as_json or not contest.matches:
        return
    if wishes.records:
        click.echo(words("cli-arena-records-written", folder=str(wishes.records)))
    if wishes.moves:
        click.echo(words("cli-arena-moves-written", file=str(wishes.moves)))


def exit_code(words: Words, contest: Contest) -> int:
    if contest.broken:
        raise Refused("worker-ended")
    if contest.forfeiter is not None:
        say(words("cli-arena-forfeited", bot=contest.contestants[contest.forfeiter].name), err=True)
        return 1
    return 130 if contest.interrupted else 0
