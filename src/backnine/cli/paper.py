"""`backnine paper`: score cards, rule sheets and cards to print."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from backnine.cli.examples import with_games
from backnine.cli.parsing import Argument, Command, OneOf, Option, Whole, one_of
from backnine.extras import check_installed
from backnine.games import GAMES, Game, find_game
from backnine.locales import Words
from backnine.paper import (
    KINDS,
    SIZES,
    PaperKind,
    PaperSize,
    PaperWish,
    PlayedCard,
    Printed,
    card_of_kept,
    card_of_match,
    print_paper,
)
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import verify
from backnine.tui.files import check_free, opened, put_bytes
from backnine.tui.keeping import KeptFile
from backnine.tui.record_list import find_record

EXAMPLES = with_games(
    "backnine paper scorecard --game GAME --players 4 -o card.pdf",
    "backnine paper rules --game GAME --lang ja -o rules.pdf",
    "backnine paper cards --size letter -o cards.pdf",
    "backnine paper scorecard --file match.golf -o result.pdf",
    "backnine paper scorecard --file sunday.json -o result.pdf",
)
ONLY_CARDS = ("names", "holes", "file", "match")  # options that only score cards have


def command(name: str, words: Words) -> Command:
    games = [game.name for game in GAMES]
    params: list[click.Parameter] = [
        Argument(
            "kind",
            "cli-paper-kind",
            "|".join(KINDS),
            type=OneOf("KIND", KINDS),  # first of all, whatever else is missing
            shell_complete=one_of(*KINDS),
        ),
        Option(["--game"], "cli-paper-game", meta="GAME", shell_complete=one_of(*games)),
        Option(["--players"], "cli-paper-players", meta="N", type=Whole(1)),
        Option(["--names"], "cli-paper-names", meta="A,B,…"),
        Option(["--holes"], "cli-paper-holes", meta="N", type=Whole(1)),
        Option(
            ["--size"],
            "cli-paper-size",
            meta="|".join(SIZES),
            default=SIZES[0],
            shell_complete=one_of(*SIZES),
        ),
        Option(["--file"], "cli-paper-file", meta="FILE", type=click.Path(path_type=Path)),
        Option(["--match"], "cli-paper-match", meta="N", type=Whole(1)),
        Option(
            ["-o", "--output"],
            "cli-paper-output",
            meta="FILE",
            required=True,
            type=click.Path(path_type=Path),
        ),
        Option(["--overwrite"], "cli-play-overwrite", is_flag=True),
    ]

    def paper(**said: Any) -> int:
        return _print(words, PaperSaid(**said))

    return Command(name, words, paper, params, examples=EXAMPLES)


@dataclass(frozen=True)
class PaperSaid:
    """What was typed."""

    kind: PaperKind
    game: str | None
    players: int | None
    names: str | None
    holes: int | None
    size: str
    file: Path | None
    match: int | None
    output: Path
    overwrite: bool


def _print(words: Words, said: PaperSaid) -> int:
    check_installed("paper", "typst")
    check_free(said.output, overwrite=said.overwrite)
    printed = print_paper(_wish(words, said))
    put_bytes(said.output, printed.pdf)
    for line in _told(words, said.output, printed):
        click.echo(line)
    return 0


def _told(words: Words, output: Path, printed: Printed) -> list[str]:
    """How large the file is, and which names are not as they were given."""
    size = -(-len(printed.pdf) // 1000)
    lines = [words("paper-written", file=str(output), pages=printed.pages, size=size)]
    for message, names in (("shortened", printed.shortened), ("replaced", printed.replaced)):
        lines += [words(f"paper-{message}", names=words.listed(names))] if names else []
    return lines


def _wish(words: Words, said: PaperSaid) -> PaperWish:
    _check_options(said)
    played, game = None, find_game(said.game or GAMES[0].name)
    if said.file:
        found, played = _played(said.file, said.match or 1)
        if said.game and found is not game:
            raise Refused("paper-other-game", found=found.name, game=game.name)
        game = found
    names = tuple(name.strip() for name in (said.names or "").split(",") if name.strip())
    return PaperWish(
        said.kind, game, words.language, _size(said.size), said.players, names, said.holes, played
    )


def _check_options(said: PaperSaid) -> None:
    for option in ONLY_CARDS:
        if said.kind != "scorecard" and getattr(said, option) is not None:
            raise Refused("not-together", first=said.kind, second=f"--{option}")
    if said.kind == "rules" and said.players is not None:
        raise Refused("not-together", first=said.kind, second="--players")
    if said.match is not None and said.file is None:
        raise Refused("needs-option", option="--match", other="--file")
    for option in ("players", "names", "holes"):
        if said.file and getattr(said, option) is not None:
            raise Refused("not-together", first="--file", second=f"--{option}")


def _size(said: str) -> PaperSize:
    for size in SIZES:
        if said.lower() == size.lower():
            return size
    raise Refused("bad-choice", option="--size", value=said[:40], choices=", ".join(SIZES))


def _played(file: Path, number: int) -> tuple[Game, PlayedCard]:
    """Of a record, proved before it is printed, or of the score keeper's file."""
    if _is_kept(file):
        if number > 1:
            raise Refused("no-such-match", match=number, most=1)
        kept = KeptFile(file).load()
        return kept.game, card_of_kept(kept)

    def proved(record: Record) -> tuple[Game, PlayedCard]:
        if record.outcome is None:
            raise Refused("paper-not-over")
        match = verify(record)
        return match.game, card_of_match(match, record.setup.names)

    return find_record(file, number).located(proved)


def _is_kept(file: Path) -> bool:
    """No record begins like JSON."""
    with opened(file) as data:
        return data.read(1) == b"{"
