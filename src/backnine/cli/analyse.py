"""`backnine analyse`: what was luck and what was skill in a record."""

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import click

from backnine.arena.workers import MOST_JOBS
from backnine.cli.judging import judging, make_ready
from backnine.cli.parsing import Argument, Command, Option, Whole
from backnine.cli.progress import Progress
from backnine.coach.analysis import Analysis, analyse, told_openly
from backnine.coach.as_json import analysis_json
from backnine.hole import Seat
from backnine.locales import Words
from backnine.matchlog import MatchLog
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import proved
from backnine.tui.files import check_free, put
from backnine.tui.record_list import FiledRecord, find_record, load_all
from backnine.tui.review import review_page
from backnine.tui.terminal import Terminal, say
from backnine.wire import json_line

EXAMPLES = (
    "backnine analyse match.golf",
    "backnine analyse match.golf --html review.html",
    "backnine analyse match.golf --seat 0 --json",
    "backnine analyse matches.golf --match 17",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("file", "cli-replay-file", "FILE", type=click.Path(path_type=Path)),
        Option(["--json", "as_json"], "cli-score-json", is_flag=True),
        Option(["--html"], "cli-analyse-html", meta="FILE", type=click.Path(path_type=Path)),
        Option(["--match"], "cli-replay-match", meta="N", type=Whole(1)),
        Option(["--seat"], "cli-analyse-seat", meta="S", type=Whole()),
        Option(["--jobs"], "cli-arena-jobs", meta="N", type=Whole(1, MOST_JOBS)),
        Option(["--cluster"], "cli-arena-cluster", meta="ADDRESS"),
        Option(["--overwrite"], "cli-play-overwrite", is_flag=True),
    ]

    def run(**said: Any) -> int:
        return _analyse(words, AnalyseWishes(**said))

    return Command(name, words, run, params, long="cli-analyse-long", examples=EXAMPLES)


@dataclass(frozen=True)
class AnalyseWishes:
    file: Path
    as_json: bool
    html: Path | None
    match: int | None
    seat: int | None
    jobs: int | None
    cluster: str | None
    overwrite: bool

    def command(self, number: int) -> str:
        """What makes the same again."""
        said = [shlex.quote(str(self.file))]
        said += [f"--match {number}"] if number > 1 or self.match else []
        said += [f"--seat {self.seat}"] if self.seat is not None else []
        return " ".join(["backnine analyse", *said])


def _analyse(words: Words, wishes: AnalyseWishes) -> int:
    """All records of the file, or the one that was asked for."""
    if wishes.as_json and wishes.html:
        raise Refused("not-together", first="--json", second="--html")
    if wishes.html:
        check_free(wishes.html, overwrite=wishes.overwrite)
    whole = True
    for number, filed in _wanted(wishes):
        log = filed.located(partial(_log, wishes.seat))
        found, whole = _judged(words, wishes, log)
        if found is None:
            return 130
        _tell(words, wishes, number, found)
        if not whole:
            break
    return 0 if whole else 130


def _wanted(wishes: AnalyseWishes) -> Iterator[tuple[int, FiledRecord]]:
    if wishes.match is not None or wishes.html:
        number = wishes.match or 1
        yield number, find_record(wishes.file, number)
        return
    yield from enumerate(load_all(wishes.file), 1)


def _log(seat: Seat | None, record: Record) -> MatchLog:
    """The match, proved."""
    log = proved(record)
    if seat is not None and seat not in range(log.setup.players):
        raise Refused("no-such-seat", seat=seat, most=log.setup.players - 1)
    return told_openly(log)


def _judged(words: Words, wishes: AnalyseWishes, log: MatchLog) -> tuple[Analysis | None, bool]:
    """The analysis as far as it came, and whether that is all of it."""
    make_ready(words, log.setup.game, log.setup.players)
    holes, found = len(log.dealt_at), None
    try:
        with judging(wishes.jobs, wishes.cluster, holes) as spread, Progress(words) as progress:
            progress(0, holes)
            for found in analyse(log, spread):
                progress(len(found.holes), holes)
    except KeyboardInterrupt:
        return found and _only(found, wishes.seat), False
    assert found is not None  # there is a hole
    return _only(found, wishes.seat), True


def _only(found: Analysis, seat: Seat | None) -> Analysis:
    """With the decisions of one seat."""
    if seat is None:
        return found
    holes = [
        hole._replace(choices=tuple(choice for choice in hole.choices if choice.seat == seat))
        for hole in found.holes
    ]
    return found._replace(holes=tuple(holes))


def _tell(words: Words, wishes: AnalyseWishes, number: int, found: Analysis) -> None:
    again = wishes.command(number)
    if wishes.as_json:
        click.echo(json_line(analysis_json(found, again)))
    elif wishes.html:
        from backnine.arena.review_page import review_document  # noqa: PLC0415 - few ask for it

        put(wishes.html, review_document(words, found, again))
        say(words("cli-arena-report-written", file=str(wishes.html)))
    else:
        Terminal().show(review_page(words, found, Terminal().width, wishes.seat))
