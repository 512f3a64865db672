"""`backnine verify`: prove records."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import click

from backnine.cli.parsing import Argument, Command, Option
from backnine.cli.progress import Progress
from backnine.cli.warm_up import warm_up
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.match import Match
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import verify
from backnine.rethink import Rethought, rethink
from backnine.tui.fairness import words_told
from backnine.tui.record_list import FiledRecord, load_all
from backnine.tui.terminal import say

_NO_RECORD = ("no-such-file", "unreadable-file", "not-a-record", "position-no-match")
EXAMPLES = ("backnine verify match.golf", "backnine verify --no-rethink *.golf")


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument(
            "files", "cli-verify-files", "FILE…", nargs=-1, required=True, type=click.Path(path_type=Path)
        ),
        Option(["--no-rethink"], "cli-verify-no-rethink", is_flag=True),
    ]

    def verify_all(files: tuple[Path, ...], no_rethink: bool) -> int:
        # all of them, whatever the first one says
        return max([_verify(words, file, again=not no_rethink) for file in files])

    return Command(name, words, verify_all, params, long="cli-verify-long", examples=EXAMPLES)


def _verify(words: Words, file: Path, *, again: bool) -> int:
    """0 for true records, 1 for a false one, 2 for a file that cannot be read or is something else."""
    try:
        proof = _proved(words, file, again=again)
    except Refused as refused:
        problem = problem_text(words, refused)
        if refused.why in _NO_RECORD:
            say(words("error-sentence", problem=problem), err=True)
            return 2
        say(words("table-refuted", file=str(file), problem=problem), err=True)
        return 1
    for line in _told(words, file, proof):
        say(line)
    return 0


@dataclass
class Proof:
    """Of all records of a file; `match` and `record` are the last ones."""

    record: Record
    match: Match
    matches: int = 0
    holes: int = 0
    moves: int = 0
    rethought: Rethought = field(default_factory=Rethought)

    def add(self, record: Record, match: Match, rethought: Rethought | None) -> None:
        self.record, self.match = record, match
        self.matches += 1
        self.holes += len(match.scores)
        self.moves += record.moves
        if rethought:
            self.rethought = self.rethought.and_also(rethought)


def _proved(words: Words, file: Path, *, again: bool) -> Proof:
    proof: Proof | None = None
    with Progress(words) as progress:
        for filed in load_all(file):
            match = filed.located(verify)
            proof = proof or Proof(filed.record, match)
            think = partial(_rethought, words, partial(_show, progress, filed, file.stat().st_size))
            proof.add(filed.record, match, filed.located(think) if again else None)
    assert proof is not None  # an empty file is refused
    return proof


def _show(progress: Progress, filed: FiledRecord, size: int, done: int, wanted: int) -> None:
    """How many moves of a record; of several in a file, how far in it, in percent. A bot that searches takes
    its time again."""
    if filed.begin == 0 and filed.end >= size:
        progress(done, wanted)
        return
    read = filed.begin + (filed.end - filed.begin) * done / wanted
    progress(int(100 * read / max(size, filed.end)), 100)


def _rethought(words: Words, tell: Callable[[int, int], None], record: Record) -> Rethought:
    if record.setup.bots_version is not None:
        warm_up(words, record.setup.game, record.setup.bots)
    return rethink(record, tell)


def _told(words: Words, file: Path, proof: Proof) -> Iterator[str]:
    record, name = proof.record, str(file)
    if proof.matches > 1:
        counts = {"matches": proof.matches, "holes": proof.holes, "moves": proof.moves}
        yield words("table-verified-all", file=name, **counts)
        yield from _bots_told(words, proof.rethought)
        return
    if proof.match.outcome:
        yield words("table-verified", file=name, holes=proof.holes, moves=proof.moves)
    else:
        yield words("table-verified-so-far", file=name, moves=proof.moves)
    yield from _bots_told(words, proof.rethought)
    yield from words_told(words, record)
    yield words("table-fingerprint", commitment=record.commitment)


def _bots_told(words: Words, rethought: Rethought) -> list[str]:
    """What was thought again, and what was not and why."""
    lines = [words("table-rethought", moves=rethought.moves)] if rethought.moves else []
    if rethought.stood_in:
        lines.append(words("table-rethought-stand-ins", moves=rethought.stood_in))
    if rethought.by_people:
        lines.append(words("table-rethought-people", moves=rethought.by_people))
    for reason in dict.fromkeys(reason for _, reason in rethought.passed_over):
        bots = [bot for bot, why in rethought.passed_over if why == reason]
        lines.append(words(f"table-not-rethought-{reason}", bots=", ".join(bots)))
    return lines
