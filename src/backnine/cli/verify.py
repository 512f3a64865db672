"""`backnine verify`: prove records."""

from pathlib import Path

import click

from backnine.cli.parsing import Argument, Command, Option
from backnine.cli.progress import Progress
from backnine.cli.warm_up import warm_up
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import verify
from backnine.rethink import Rethought, rethink
from backnine.tui.fairness import words_told
from backnine.tui.files import load
from backnine.tui.terminal import say

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
    """0 for a true record, 1 for a false one, 2 for a file that cannot be read."""
    try:
        record = load(file)
        match = verify(record)
        rethought = _rethought(words, record) if again else None
    except Refused as refused:
        problem = problem_text(words, refused)
        if refused.why in ("no-such-file", "unreadable-file"):
            say(words("error-sentence", problem=problem), err=True)
            return 2
        say(words("table-refuted", file=str(file), problem=problem), err=True)
        return 1
    if match.outcome:
        say(words("table-verified", file=str(file), holes=len(match.scores), moves=record.moves))
    else:
        say(words("table-verified-so-far", file=str(file), moves=record.moves))
    for line in [*(_bots_told(words, rethought) if rethought else []), *words_told(words, record)]:
        say(line)
    say(words("table-fingerprint", commitment=record.commitment))
    return 0


def _rethought(words: Words, record: Record) -> Rethought:
    if record.setup.bots_version is not None:
        warm_up(words, record.setup.game, record.setup.bots)
    with Progress(words) as progress:
        return rethink(record, progress)


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
