"""`backnine verify`: prove records."""

from pathlib import Path

import click

from backnine.cli.parsing import Argument, Command
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.refused import Refused
from backnine.replay import verify
from backnine.tui.files import load
from backnine.tui.terminal import say


def command(name: str, words: Words) -> Command:
    files = Argument(
        "files", "cli-verify-files", "FILE…", nargs=-1, required=True, type=click.Path(path_type=Path)
    )

    def verify_all(files: tuple[Path, ...]) -> int:
        return max([_verify(words, file) for file in files])  # all of them, whatever the first one says

    return Command(name, words, verify_all, [files], examples=("backnine verify match.golf",))


def _verify(words: Words, file: Path) -> int:
    """0 for a true record, 1 for a false one, 2 for a file that cannot be read."""
    try:
        record = load(file)
        match = verify(record)
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
    say(words("table-fingerprint", commitment=record.commitment))
    return 0
