"""`backnine puzzles`: positions for practice from records."""

from collections.abc import Iterator
from pathlib import Path

import click

import backnine
from backnine.arena.workers import MOST_JOBS
from backnine.cli.judging import judging, make_ready
from backnine.cli.parsing import Argument, Command, Option, Whole
from backnine.cli.progress import Progress
from backnine.coach.analysis import told_openly
from backnine.coach.finding import judge_of
from backnine.coach.hole_account import HolePlay, holes_of
from backnine.coach.puzzles import Puzzle, packed, puzzles_json
from backnine.coach.puzzles.making import picked, puzzles_of
from backnine.locales import Words
from backnine.replay import proved
from backnine.tui.files import check_free, put_bytes
from backnine.tui.record_list import load_all
from backnine.tui.terminal import say
from backnine.wire import json_line

USUAL = 200  # of each game
MOST = 100_000
PACKED = ".gz"
EXAMPLES = (
    "backnine puzzles match.golf",
    "backnine puzzles records/*.golf --most 50 --out puzzles.json",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument(
            "files", "cli-verify-files", "RECORD…", nargs=-1, required=True, type=click.Path(path_type=Path)
        ),
        Option(["--out"], "cli-puzzles-out", meta="FILE", type=click.Path(path_type=Path)),
        Option(["--most"], "cli-puzzles-most", meta="N", type=Whole(1, MOST), default=USUAL),
        Option(["--jobs"], "cli-arena-jobs", meta="N", type=Whole(1, MOST_JOBS)),
        Option(["--cluster"], "cli-arena-cluster", meta="ADDRESS"),
        Option(["--overwrite"], "cli-play-overwrite", is_flag=True),
    ]

    def puzzles(
        *,
        files: tuple[Path, ...],
        out: Path | None,
        most: int,
        jobs: int | None,
        cluster: str | None,
        overwrite: bool,
    ) -> int:
        if out:
            check_free(out, overwrite=overwrite)
        holes = [hole for file in files for hole in _holes(file)]
        for game, players in {(hole.dealt.game.name, hole.dealt.players) for hole in holes}:
            make_ready(words, game, players)
        found = picked(_made(words, holes, jobs, cluster), most)
        judges = {puzzle.game: judge_of(puzzle.game).name for puzzle in found}
        text = json_line(puzzles_json(found, backnine.__version__, judges))
        _tell(words, text, out, len(found))
        return 0

    return Command(name, words, puzzles, params, long="cli-puzzles-long", examples=EXAMPLES)


def _holes(file: Path) -> Iterator[HolePlay]:
    """All that are over, of all records of a file."""
    for filed in load_all(file):
        yield from holes_of(told_openly(filed.located(proved)))


def _made(words: Words, holes: list[HolePlay], jobs: int | None, cluster: str | None) -> list[Puzzle]:
    """Ctrl-C keeps what has been found."""
    found: list[Puzzle] = []
    try:
        with judging(jobs, cluster, len(holes)) as spread, Progress(words) as progress:
            for done, puzzles in enumerate(spread(puzzles_of, holes), 1):
                found += puzzles
                progress(done, len(holes))
    except KeyboardInterrupt:
        say(words("cli-puzzles-stopped"), err=True)
    return found


def _tell(words: Words, text: str, out: Path | None, many: int) -> None:
    if out is None:
        click.echo(text)
        return
    text += "\n"
    put_bytes(out, packed(text) if out.suffix == PACKED else text.encode())
    say(words("cli-puzzles-written", many=many, file=str(out)))
