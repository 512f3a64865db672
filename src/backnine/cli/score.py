"""`backnine score`: count layouts."""

import json
import sys

import click

from backnine.cards import read_layout
from backnine.cli.examples import with_games
from backnine.cli.parsing import Argument, Command, Option, game_argument
from backnine.games import Game, Strokes, find_game
from backnine.house import House
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.refused import Refused

LONGEST_LINE = 1000
EXAMPLES = with_games(
    "backnine score GAME LAYOUT",
    "backnine score GAME LAYOUT --json",
    "backnine score GAME - < layouts.txt",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        game_argument("cli-play-game"),
        Argument("layout", "cli-score-layout", "LAYOUT…", nargs=-1, required=True),
        Option(["--house"], "cli-score-house", meta="KEY=VALUE,…", default=""),
        Option(["--json", "as_json"], "cli-score-json", is_flag=True),
    ]

    def score(game: str, layout: tuple[str, ...], house: str, as_json: bool) -> int:
        rules = find_game(game)
        table = rules.house(house)
        if layout == ("-",):
            return _score_lines(words, rules, table)
        quoted = any(" " in part.strip() for part in layout)
        results = [_count(rules, table, part) for part in (layout if quoted else [" ".join(layout)])]
        told = [_json(strokes) if as_json else _told(words, game, strokes) for strokes in results]
        click.echo("\n".join(told) if as_json else "\n\n".join(told))
        return 0

    return Command(name, words, score, params, long="cli-score-long", examples=EXAMPLES)


def _count(game: Game, house: House, layout: str) -> Strokes:
    if len(layout) > LONGEST_LINE:
        raise Refused("layout-shape", layout=f"{layout[:40]}…", rows=game.rows, columns=game.columns)
    most_packs = game.pack(house, game.players[-1])
    return game.strokes(read_layout(layout, game.rows, game.columns, most_packs), house)


def _json(strokes: Strokes) -> str:
    from backnine.wire import strokes_json  # noqa: PLC0415 - keeps the start quick

    return json.dumps(strokes_json(strokes))


def _told(words: Words, game: str, strokes: Strokes) -> str:
    from backnine.tui.scores import explain  # noqa: PLC0415 - keeps the start quick
    from backnine.tui.terminal import Terminal  # noqa: PLC0415

    return "\n".join(explain(words, game, strokes, Terminal().width))


def _score_lines(words: Words, game: Game, house: House) -> int:
    """One layout a line in, one JSON object a line out; a bad line gets one that says what was wrong."""
    code = 0
    for number, line in enumerate(sys.stdin or (), 1):
        try:
            answer = _json(_count(game, house, line))
        except Refused as refused:
            answer = json.dumps({"error": problem_text(words, refused), "line": number}, ensure_ascii=False)
            code = 1
        click.echo(answer)
    return code
