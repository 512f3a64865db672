"""`backnine rules`: the rule sheets."""

import click

from backnine.cli.examples import with_games
from backnine.cli.parsing import Command, Option, game_argument
from backnine.games import GAMES, find_game
from backnine.locales import Words
from backnine.tui.rulebook import rules_markdown, rules_page
from backnine.tui.terminal import Terminal, somebody_is_there


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        game_argument("cli-rules-game", required=False),
        Option(["--markdown"], "cli-rules-markdown", is_flag=True),
    ]

    def rules(game: str | None, markdown: bool) -> int:
        chosen = GAMES if game is None else (find_game(game),)
        if markdown:
            click.echo("\n".join(rules_markdown(words, each) for each in chosen), nl=False)
            return 0
        page = "\n".join(line for each in chosen for line in (*rules_page(words, each, Terminal().width), ""))
        if somebody_is_there():
            click.echo_via_pager(page)
        else:
            click.echo(page)
        return 0

    examples = with_games("backnine rules GAME", "backnine rules --lang ja")
    return Command(name, words, rules, params, examples=examples)
