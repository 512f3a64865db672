"""`backnine keep`: the score of a match with real cards."""

from pathlib import Path
from typing import Any, Final, NamedTuple

import click

from backnine.cli import folders
from backnine.cli.examples import with_games
from backnine.cli.parsing import Argument, Command, Option, house_option, one_of
from backnine.games import GAMES
from backnine.locales import Words
from backnine.refused import Refused

EXAMPLES = with_games(
    "backnine keep",
    "backnine keep sunday.json",
    "backnine keep sunday.json --game GAME --names Ann,Ben,Cat",
    "backnine keep sunday.json --text - --csv sunday.csv",
)
STANDARD_OUTPUT: Final = Path("-")


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("file", "cli-keep-file", "FILE", required=False, type=click.Path(path_type=Path)),
        Option(
            ["--game"],
            "cli-keep-game",
            meta="GAME",
            default="",
            shell_complete=one_of(*[g.name for g in GAMES]),
        ),
        house_option(),
        Option(["--names"], "cli-keep-names", meta="NAME,…", default=""),
        Option(["--text"], "cli-keep-text", meta="FILE", type=click.Path(path_type=Path)),
        Option(["--csv"], "cli-keep-csv", meta="FILE", type=click.Path(path_type=Path)),
        Option(["--overwrite"], "cli-play-overwrite", is_flag=True),
    ]

    def keep(game: str, house: str, names: str, **said: Any) -> int:
        file, told = said.pop("file"), TellWishes(**said)
        if any((told.text, told.csv, told.overwrite)):
            return _tell(words, file, told, (game, house, names))
        return go_on(file, game, house, names)

    def go_on(file: Path | None, game: str, house: str, names: str) -> int:
        from backnine.tui.keeper_setup import KeptWishes, choose_kept, new_match  # noqa: PLC0415
        from backnine.tui.keeping import KeeperSession, KeptFile  # noqa: PLC0415
        from backnine.tui.terminal import Terminal  # noqa: PLC0415

        terminal, wishes = Terminal(), KeptWishes(game, house, names)
        terminal.check_width()
        chosen: KeptFile | None = None
        try:
            if file is not None and _is_there(file):
                _refuse_wishes(wishes)
                chosen = KeptFile(file)
            elif file is None and not any(wishes):
                chosen = choose_kept(words, terminal, folders.kept())
            if chosen:
                kept = chosen.load()
            else:
                kept = new_match(words, terminal, wishes)
                chosen = KeptFile(_claimed(file) if file else _fresh(kept.game.name))
                chosen.save(kept)
            KeeperSession(terminal, words, kept, chosen).run()
        except (EOFError, KeyboardInterrupt) as stop:
            click.echo()
            _say_kept(words, chosen.path if chosen else None)
            return 130 if isinstance(stop, KeyboardInterrupt) else 0
        _say_kept(words, chosen.path)
        return 0

    return Command(name, words, keep, params, long="cli-keep-long", examples=EXAMPLES)


class TellWishes(NamedTuple):
    """Where a match is told to; `-`: to standard output."""

    text: Path | None
    csv: Path | None
    overwrite: bool


def _tell(words: Words, file: Path | None, told: TellWishes, wishes: tuple[str, str, str]) -> int:
    """The match as it is, for others; nothing is asked, and nothing changes."""
    from backnine.tui.keeper_export import result_lines, result_table  # noqa: PLC0415
    from backnine.tui.keeping import KeptFile  # noqa: PLC0415

    asked = {"--text": told.text, "--csv": told.csv}
    if file is None or not any(asked.values()):
        option = next((name for name, path in asked.items() if path), "--overwrite")
        raise Refused("needs-option", option=option, other="FILE" if file is None else "--text / --csv")
    _refuse_wishes(wishes)
    _check_apart(file, told)
    kept = KeptFile(file).load()
    if told.text:
        _put(words, told.text, result_lines(words, kept), "")
    if told.csv:
        _put(words, told.csv, result_table(words, kept), "\ufeff")  # or a spreadsheet guesses the letters
    return 0


def _check_apart(file: Path, told: TellWishes) -> None:
    """One file is not two, and the match itself is no place for its table."""
    from backnine.tui.files import check_free  # noqa: PLC0415

    named = [(None, file), ("--text", told.text), ("--csv", told.csv)]
    for number, (option, path) in enumerate(named):
        if option and path:
            for other, taken in named[:number]:
                if taken and taken.resolve() == path.resolve():
                    raise Refused(
                        "not-together", first=f"{other or 'FILE'} {taken}", second=f"{option} {path}"
                    )
            if path != STANDARD_OUTPUT:
                check_free(path, overwrite=told.overwrite)


def _put(words: Words, path: Path, text: str, mark: str) -> None:
    from backnine.tui.files import put  # noqa: PLC0415

    if path == STANDARD_OUTPUT:
        click.echo(text, nl=False)
        return
    put(path, mark + text)
    click.echo(words("cli-keep-written", file=str(path)))


def _refuse_wishes(wishes: tuple[str, str, str]) -> None:
    """A match that goes on is set up already."""
    for option, said in zip(("--game", "--house", "--names"), wishes, strict=True):
        if said:
            raise Refused("not-together", first="FILE", second=option)


def _is_there(file: Path) -> bool:
    """A place where no file can be made is refused before any question."""
    from backnine.tui.files import check_free, unwritable  # noqa: PLC0415

    try:
        if file.exists():
            return True
        check_free(file, overwrite=False)
    except OSError as error:
        raise unwritable(file, error) from None
    return False


def _claimed(file: Path) -> Path:
    """Somebody else may have made it while the questions were asked."""
    from backnine.tui.command import typed  # noqa: PLC0415
    from backnine.tui.files import claim  # noqa: PLC0415

    try:
        claim(file, overwrite=False)
    except Refused as refused:
        if refused.why != "file-exists":
            raise
        raise Refused("match-went-on", file=str(file), command=typed("keep", file)) from None
    return file


def _fresh(game: str) -> Path:
    """A new file for a match nobody named."""
    from backnine.tui.files import claim_fresh  # noqa: PLC0415

    return claim_fresh(folders.kept(), game, "json")


def _say_kept(words: Words, path: Path | None) -> None:
    from backnine.tui.command import say_command  # noqa: PLC0415
    from backnine.tui.terminal import say  # noqa: PLC0415

    if path:
        say(words("keeper-file", file=str(path)))
        say_command(words, "keeper-go-on", "keep", path)
