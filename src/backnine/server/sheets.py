"""Rule sheets and first lessons for the browser, which knows no rules: made from the rules themselves.

`make schema` renews the files after a change of the games or of a lesson.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.json import encode

from backnine.cards import Pack, read_layout
from backnine.games import GAMES, Game, Strokes
from backnine.server.lessons import LESSONS, Told, teach


class Example(Struct):
    """A layout counted out: what each column costs once pairs have cancelled, and what is earned on top."""

    cards: list[str]
    columns: list[int]
    bonus: int
    strokes: int


class SectionMade(Struct):
    key: str
    clauses: list[str]


class HouseMade(Struct):
    key: str
    range: str


class Sheet(Struct):
    """A rule sheet: which clauses in which order; their texts are in the catalogues."""

    game: str
    rows: int
    columns: int
    secrets: bool
    sections: list[SectionMade]
    examples: dict[str, Example]
    house: list[HouseMade]


class StepMade(Struct):
    """`say` is a message; `touch` what the pupil is to touch; `told` what a table would tell then."""

    say: str
    touch: str
    told: list[Told]


def sheet(game: Game) -> Sheet:
    return Sheet(
        game=game.name,
        rows=game.rows,
        columns=game.columns,
        secrets=game.secrets,
        sections=[SectionMade(section.key, list(section.clauses)) for section in game.sections],
        examples={clause: example(game, drawn) for clause, drawn in game.examples.items()},
        house=[HouseMade(rule.key, rule.range) for rule in game.house_rules],
    )


def example(game: Game, drawn: str) -> Example:
    house = game.house()
    cards = read_layout(drawn, game.rows, game.columns, game.pack(house, 4))
    counted = game.strokes(cards, house)
    columns = [_column(game, cards, counted, column) for column in range(1, game.columns + 1)]
    bonus = sum(saving.strokes for saving in counted.savings if len(saving.columns) > 1)
    return Example(list(cards), columns, bonus, counted.total)


def _column(game: Game, cards: Pack, counted: Strokes, column: int) -> int:
    saved = sum(saving.strokes for saving in counted.savings if saving.columns == (column,))
    return saved + sum(game.value(card) for card in cards[column - 1 :: game.columns])


def lesson(name: str) -> str:
    """`start` is the table before the first step."""
    start, told = teach(LESSONS[name])
    steps = [
        StepMade(f"learn-{name}-{step.say}", step.touch, after)
        for step, after in zip(LESSONS[name].steps, told, strict=True)
    ]
    return f'{{"start":{encode(start).decode()},"steps":{_lines(steps)}}}'


def _lines(parts: Sequence[Struct]) -> str:
    """A list with a line for each part, so that a change shows where it is."""
    return "[\n" + ",\n".join(encode(part).decode() for part in parts) + "\n]"


def made() -> dict[str, str]:
    """Every file of web/src/made, by name."""
    sheets = {"sheets.json": _lines([sheet(game) for game in GAMES])}
    files = sheets | {f"lesson-{name}.json": lesson(name) for name in LESSONS}
    return {name: f"{text}\n" for name, text in files.items()}


def main(folder: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, text in made().items():
        (Path(folder) / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
