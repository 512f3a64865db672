"""`backnine replay`: step through a record, or print it as JSON lines."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from backnine.cli.parsing import Argument, Command, Option, Whole
from backnine.locales import Words
from backnine.position import write_line
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import verify
from backnine.tui.record_list import find_record, load_all
from backnine.tui.replaying import Replaying
from backnine.tui.terminal import Terminal, somebody_is_there
from backnine.wire import json_line, replay_json

EXAMPLES = (
    "backnine replay match.golf",
    "backnine replay match.golf --at 12 --seat 0",
    "backnine replay match.golf --at 12 --position",
    "backnine replay match.golf --jsonl",
    "backnine replay matches.golf --match 17",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("file", "cli-replay-file", "FILE", type=click.Path(path_type=Path)),
        Option(["--jsonl"], "cli-replay-jsonl", is_flag=True),
        Option(["--match"], "cli-replay-match", meta="N", type=Whole(1)),
        Option(["--at"], "cli-replay-at", meta="N", type=Whole()),
        Option(["--seat"], "cli-replay-seat", meta="S", type=Whole()),
        Option(["--position"], "cli-replay-position", is_flag=True),
    ]

    def replay(**said: Any) -> int:
        return _replay(words, ReplayWishes(**said))

    return Command(name, words, replay, params, examples=EXAMPLES)


@dataclass(frozen=True)
class ReplayWishes:
    file: Path
    jsonl: bool
    match: int | None
    at: int | None
    seat: int | None
    position: bool


def _replay(words: Words, wishes: ReplayWishes) -> int:
    at, position = wishes.at, wishes.position
    for option, given in (("--at", at), ("--seat", wishes.seat), ("--position", position or None)):
        if wishes.jsonl and given is not None:
            raise Refused("not-together", first="--jsonl", second=option)
    if wishes.jsonl and wishes.match is None:
        return max([filed.located(_print_json) for filed in load_all(wishes.file)])
    filed = find_record(wishes.file, wishes.match or 1)
    if wishes.jsonl:
        return filed.located(_print_json)
    replaying = filed.located(lambda record: Replaying(Terminal(), words, record, wishes.seat))
    if position:
        index = replaying.index_of(replaying.moves if at is None else at)
        return _print_all([write_line(replaying.position(index))])
    return _step_through(replaying, at)


def _print_json(record: Record) -> int:
    if record.outcome is None:
        raise Refused("match-not-over")
    verify(record)  # nothing of a false record is told
    return _print_all(json_line(line) for line in replay_json(record))


def _step_through(replaying: Replaying, at: int | None) -> int:
    index = replaying.index_of(at or 0)
    if somebody_is_there():
        replaying.run(index)
        return 0
    places = [index] if at is not None else range(len(replaying.steps))
    return _print_all(line for place in places for line in (*replaying.page(place), ""))


def _print_all(lines: Iterable[str]) -> int:
    for line in lines:
        click.echo(line)
    return 0
