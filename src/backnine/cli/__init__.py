"""The command `backnine`. Each command has a file here; a mistake costs exit code 2 and changes nothing."""

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from backnine.cli.examples import with_games
from backnine.cli.output import PrintError, watch_output
from backnine.cli.parsing import Group, usage_problem
from backnine.locales import Words, check_language, language_of_environment
from backnine.locales.problems import problem_text
from backnine.refused import Refused

COMMANDS = (
    "serve",
    "play",
    "join",
    "score",
    "keep",
    "replay",
    "verify",
    "show",
    "analyse",
    "puzzles",
    "arena",
    "sim",
    "merge",
    "rules",
    "paper",
    "backup",
    "restore",
    "migrate",
    "forget",
    "admin",
    "completion",
)
OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
_NOT_AS_IT_MUST_BE = ("worker-ended", "store-damaged", "already-served", "already-served-at")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with an exit code."""
    sys.stdout = sys.stdout or Path(os.devnull).open("w")  # noqa: SIM115 - a closed stream swallows all
    sys.stderr = sys.stderr or sys.stdout
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what a terminal cannot send becomes ?
    watch_output()
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: list[str]) -> int:
    words = Words(language_of_environment())
    try:
        words = Words(_language(arguments))
        return _run(arguments, words)
    except Refused as refused:
        _complain(words, problem_text(words, refused))
        return FAILED if _is_no_mistake(refused) else USAGE
    except click.UsageError as error:
        _complain(words, usage_problem(words, error))
        return USAGE
    except (KeyboardInterrupt, click.Abort):
        click.echo(err=True)
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return FAILED
    except PrintError as error:
        _give_up_output()
        _complain(words, words("error-cannot-print", reason=error.strerror or str(error)))
        return FAILED
    except OSError as error:
        _complain(words, words("error-system", reason=str(error)))
        return FAILED


def _is_no_mistake(refused: Refused) -> bool:
    """The command was right, but a record is false, or what it met was not as it must be."""
    return "line" in refused.details or refused.why in _NOT_AS_IT_MUST_BE


def _give_up_output() -> None:
    """Whoever read our output has gone. Point it at nothing, so that closing it says nothing."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: list[str], words: Words) -> int:
    command = command_line(words)
    code = command.main(
        _with_command(command, arguments), prog_name="backnine", standalone_mode=False, color=_colour()
    )
    for game in sorted(words.lacking):
        _complain(words, words("error-texts-lacking", game=game, language=words.language))
    sys.stdout.flush()
    return code if isinstance(code, int) else OK


def _with_command(command: click.Group, arguments: list[str]) -> list[str]:
    """The whole product at one word: no command means `serve`, and so does an option of its own alone."""
    if not arguments:
        return ["serve", "--open"]
    option = arguments[0].partition("=")[0]
    if option.startswith("--") and option not in ("--help", "--lang", "--version"):
        serve = command.get_command(click.Context(command), "serve")
        if serve and any(option in parameter.opts for parameter in serve.params):
            return ["serve", "--open", *arguments]
    return arguments


def _complain(words: Words, problem: str) -> None:
    from backnine.tui.terminal import say  # noqa: PLC0415 - most commands have nothing to complain of

    say(words("error-sentence", problem=problem), err=True, color=_colour())


def _colour() -> bool | None:
    """None lets click decide by the terminal; NO_COLOR and terminals that know no colour take it away."""
    return False if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" else None


def _language(arguments: Sequence[str]) -> str:
    """The language must be known before the help is written, so it is looked for first."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return check_language(arguments[place + 1])
        if argument.startswith("--lang="):
            return check_language(argument.removeprefix("--lang="))
    return language_of_environment()


def command_line(words: Words) -> click.Group:
    """All commands, with their help in this language."""
    examples = with_games("backnine play", "backnine rules GAME", "backnine score GAME LAYOUT")
    return Group(words, {name: f"backnine.cli.{name}" for name in COMMANDS}, examples)
