"""`backnine show`: draw a position, and ask bots what they would do in it."""

import click

from backnine.bots import BOTS, find_bot
from backnine.cli.judging import make_ready
from backnine.cli.parsing import Argument, Command, Option, Whole, list_of
from backnine.cli.positions import META, find_position
from backnine.cli.warm_up import warm_up
from backnine.coach.hint import Hint, hint_at
from backnine.hole import Seat
from backnine.locales import Words
from backnine.position import Position, asked_seat, of_view, view_of, write, write_line
from backnine.refused import Refused
from backnine.shuffle import read_seed
from backnine.tui.advice import Advice, ask, may_do, page, seat_names, seen_from
from backnine.tui.reasons import why_text
from backnine.tui.terminal import Terminal
from backnine.wire import Json, json_line, view_json

EXAMPLES = (
    "backnine show position.txt",
    "backnine show position.txt --bot club",
    "backnine show position.txt --coach",
    "backnine replay match.golf --at 12 --position | backnine show - --seat 0",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("position", "cli-show-position", META),
        Option(["--seat"], "cli-show-seat", meta="S", type=Whole()),
        Option(
            ["--bot"],
            "cli-show-bot",
            meta="BOT,…",
            default="",
            shell_complete=list_of(*[b.name for b in BOTS]),
        ),
        Option(["--coach"], "cli-show-coach", is_flag=True),
        Option(["--seed"], "cli-show-seed", meta="HEX", default="0"),
        Option(["--json", "as_json"], "cli-score-json", is_flag=True),
    ]

    def show(*, position: str, seat: int | None, bot: str, coach: bool, seed: str, as_json: bool) -> int:
        found = find_position(position)
        if seat is not None and seat not in range(found.players):
            raise Refused("no-such-seat", seat=seat, most=found.players - 1)
        if seat is not None:
            found = of_view(view_of(found, seat, recall=True), rules=found.rules)
        advice = _advice(words, found, seat, [name for name in bot.split(",") if name], seed)
        given = _hint(words, found, seat) if coach else None
        if as_json:
            told = _json(words, found, seat, advice)
            click.echo(json_line(told | ({"coach": _hint_json(words, found, given)} if given else {})))
        else:
            Terminal().show(page(words, found, seat, advice, width=Terminal().width, hint=given))
        return 0

    return Command(name, words, show, params, long="cli-show-long", examples=EXAMPLES)


def _advice(words: Words, position: Position, seat: Seat | None, bots: list[str], seed: str) -> list[Advice]:
    dice = int.from_bytes(read_seed(seed), "big")
    players = [find_bot(name.strip()) for name in bots]
    if not players:
        return []
    chosen = asked_seat(position, seat)
    warm_up(words, position.game.name, bots)
    return [ask(player, position, chosen, dice) for player in players]


def _hint(words: Words, position: Position, seat: Seat | None) -> Hint:
    """What the coach says to the seat that is to act, from what it knows."""
    chosen = asked_seat(position, seat)
    make_ready(words, position.game.name, position.players)
    return hint_at(position, chosen)


def _hint_json(words: Words, position: Position, given: Hint) -> Json:
    names = seat_names(words, position.players)
    return {
        "judge": given.judge,
        "seat": given.seat,
        "move": str(given.move),
        "why": why_text(words, names.names, given.why),
        "sure": given.sure,
        "themes": list(given.themes),
        "costs": {str(move): round(cost, 3) for move, cost in given.costs},
        "expected": {str(move): [round(each, 3) for each in given.expected[move]] for move, _ in given.costs},
    }


def _json(words: Words, position: Position, seat: Seat | None, advice: list[Advice]) -> Json:
    names = seat_names(words, position.players)
    return {
        "position": write_line(position),
        "drawing": write(position),
        "view": view_json(seen_from(position, seat)) | {"seat": seat},
        "moves": [
            {"seat": each, "moves": list(map(str, moves))} for each, moves in may_do(position, seat).items()
        ],
        "bots": [
            {
                "bot": each.bot,
                "seat": each.seat,
                "move": str(each.move),
                "why": why_text(words, names.names, each.why),
                "weights": {str(move): round(weight, 3) for move, weight in each.weights.items()},
            }
            for each in advice
        ],
    }
