"""`backnine verify`: prove records."""

from pathlib import Path

import click

from backnine.cli.parsing import Argument, Command
from backnine.locales import Words
from backnine.refused import Refused
from backnine.replay import verify
from backnine.tui.files import load
from backnine.tui.problems import problem_text


def command(name: str, words: Words) -> Command:
    files = Argument(
        "files", "cli-verify-files", "FILE…", nargs=-1, required=True, type=click.Path(path_type=Path)
    )

    def verify_all(files: tuple[Path, ...]) -> int:
        results = [_verify(words, file) for file in files]  # all of them, whatever the first one says
        return 0 if all(results) else 1

    return Command(name, words, verify_all, [files], examples=("backnine verify match.golf",))


def _verify(words: Words, file: Path) -> bool:
    try:
        record = load(file)
        match = verify(record)
    except Refused as refused:
        if refused.why in ("no-such-file", "unreadable-file"):
            raise  # a mistake in the command, not in a record
        problem = problem_text(words, refused)
        click.echo(words("error-in-file", file=str(file), problem=problem), err=True)
        return False
    if match.outcome:
        click.echo(words("table-verified", file=str(file), holes=len(match.scores), moves=record.moves))
    else:
        click.echo(words("table-verified-so-far", file=str(file), moves=record.moves))
    return True
