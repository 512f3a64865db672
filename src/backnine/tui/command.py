"""What somebody is told to type into the shell: by the name this program was started with, and on a line of
its own that is never broken, so that it can be copied."""

import os
import shlex
import shutil
import sys
from pathlib import Path

import click

from backnine.locales import Words, language_of_environment
from backnine.refused import harmless
from backnine.tui.terminal import say


def say_command(words: Words, message: str, *arguments: str | Path) -> None:
    """The sentence, and below it the command."""
    say(words(message))
    click.echo(f"  {command_line(words, *arguments)}")


def command_line(words: Words, *arguments: str | Path) -> str:
    """To be typed as it is: in the same language, if that is not the one of the environment. No name of
    a file or a person commands a terminal."""
    language = [] if words.language == language_of_environment() else ["--lang", words.language]
    return typed(*arguments, *language)


def typed(*arguments: str | Path) -> str:
    """A command with these arguments, quoted for a shell."""
    return shlex.join(map(harmless, [program(), *map(str, arguments)]))


def program() -> str:
    """This program's name if the shell would find it, else where it is."""
    started = Path(sys.argv[0])
    if shutil.which("backnine") or not (started.is_file() and started.name.startswith("backnine")):
        return "backnine"
    return os.path.relpath(started)
