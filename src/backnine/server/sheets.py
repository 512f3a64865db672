"""Rule sheets and first lessons for the browser, which knows no rules: made from the rules themselves.

`make schema` renews the files after a change of the games or of a lesson.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.json import encode

from backnine.cards import Pack
from backnine.games import GAMES, Game
from backnine.house import House
from backnine.server.lessons import LESSONS, LessonFrame, teach


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
    told: list[LessonFrame]


def sheet(game: Game) -> Sheet:
    return Sheet(
        game=game.name,
        rows=game.rows,
        columns=game.columns,
        secrets=game.secrets,
        sections=[SectionMade(section.key, list(section.clauses)) for section in game.sections],
        examples={clause: example(game, clause) for clause in game.examples},
        house=[HouseMade(rule.key, rule.range) for rule in game.house_rules],
    )


def example(game: Game, clause: str) -> Example:
    cards, house = game.example(clause)
    total = game.strokes(cards, house).total
    columns = [_column(game, cards, house, column) for column in range(game.columns)]
    return Example(list(cards), columns, total - sum(columns), total)


def _column(game: Game, cards: Pack, house: House, column: int) -> int:
    """What a column costs by itself: all others are left out."""
    alone = [card if place % game.columns == column else None for place, card in enumerate(cards)]
    return game.strokes(alone, house).total


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
