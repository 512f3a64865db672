"""`backnine completion`: what a shell needs to complete our commands."""

import click
from click.shell_completion import get_completion_class

from backnine.cli.parsing import Argument, Command, one_of
from backnine.locales import Words
from backnine.refused import Refused

SHELLS = ("bash", "zsh", "fish")


def command(name: str, words: Words) -> Command:
    shell_argument = Argument("shell", "cli-completion-shell", "SHELL", shell_complete=one_of(*SHELLS))

    def completion(shell: str) -> int:
        kind = get_completion_class(shell)
        if kind is None:
            raise Refused("bad-choice", value=shell[:40], option="SHELL", choices=", ".join(SHELLS))
        click.echo(kind(click.Group("backnine"), {}, "backnine", "_BACKNINE_COMPLETE").source())
        return 0

    examples = (
        'eval "$(backnine completion bash)"',
        "backnine completion fish > ~/.config/fish/completions/backnine.fish",
    )
    return Command(name, words, completion, [shell_argument], long="cli-completion-long", examples=examples)
