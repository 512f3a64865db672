"""Rule sheets, first lessons, languages and given names for the browser, which knows no rules itself.

`make schema` renews the files after a change of the games, of a lesson or of the languages.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.json import encode

from backnine.games import GAMES, Game
from backnine.games.counted import count_example
from backnine.locales import LANGUAGES
from backnine.protocol import ViewSeen
from backnine.server.answers import GameTold
from backnine.server.counting import CountingMade, counting
from backnine.server.facts import game_told
from backnine.server.keeping import KeepingMade, keeping
from backnine.server.lessons import LESSONS, LessonFrame, teach
from backnine.server.packs import PacksMade, packs
from backnine.server.schema import made_types
from backnine.table.sitting import NAMES


class Example(Struct):
    """A layout counted out: what each column costs once pairs have cancelled, which of them are pairs, and
    what is earned on top."""

    cards: list[str]
    columns: list[int]
    pairs: list[bool]
    bonus: int
    strokes: int


class SectionMade(Struct):
    key: str
    clauses: list[str]


class Sheet(Struct):
    """A rule sheet: which clauses in which order; their texts are in the catalogues. `pictures`: rows of
    cards for clauses that are easier seen than read; `minute`: the same for each sentence of the summary."""

    game: GameTold
    sections: list[SectionMade]
    examples: dict[str, Example]
    pictures: dict[str, list[list[str]]]
    minute: list[list[list[str]]]


class StepMade(Struct):
    """`say` is a message; `touch` what the pupil is to touch; `told` what a table would tell then."""

    say: str
    touch: str
    told: list[LessonFrame]


class LessonMade(Struct):
    """`start` is the table before the first step."""

    start: ViewSeen
    steps: list[StepMade]


class LanguageMade(Struct):
    name: str
    joint: str


def sheet(game: Game) -> Sheet:
    return Sheet(
        game=game_told(game),
        sections=[SectionMade(section.key, list(section.clauses)) for section in game.sections],
        examples={clause: example(game, clause) for clause in game.examples},
        pictures={clause: _rows(drawn) for clause, drawn in game.pictures.items()},
        minute=[_rows(drawn) for drawn in game.minute],
    )


def _rows(drawn: str) -> list[list[str]]:
    return [row.split() for row in drawn.split("/")]


def example(game: Game, clause: str) -> Example:
    counted = count_example(game, clause)
    return Example(
        list(counted.cards), list(counted.columns), list(counted.pairs), counted.bonus, counted.strokes
    )


def lesson(name: str) -> LessonMade:
    start, told = teach(LESSONS[name])
    steps = [
        StepMade(f"learn-{name}-{step.say}", step.touch, after)
        for step, after in zip(LESSONS[name].steps, told, strict=True)
    ]
    return LessonMade(start, steps)


def _lesson_text(made: LessonMade) -> str:
    return f'{{"start":{encode(made.start).decode()},"steps":{_lines(made.steps)}}}'


def _lines(parts: Sequence[Struct]) -> str:
    """A list with a line for each part, so that a change shows where it is."""
    return "[\n" + ",\n".join(encode(part).decode() for part in parts) + "\n]"


def languages() -> dict[str, LanguageMade]:
    return {code: LanguageMade(language.name, language.joint) for code, language in LANGUAGES.items()}


def made() -> dict[str, str]:
    """Every file of web/src/made, by name."""
    return {
        "languages.json": encode(languages()).decode() + "\n",
        "names.json": encode(NAMES).decode() + "\n",
        "sheets.json": _lines([sheet(game) for game in GAMES]) + "\n",
        "packs.json": _lines([packs(game) for game in GAMES]) + "\n",
        "counting.json": _lines([counting(game) for game in GAMES]) + "\n",
        "keeping.json": _lines([keeping(game) for game in GAMES]) + "\n",
        "types.ts": made_types((Sheet, LessonMade, PacksMade, CountingMade, KeepingMade)),
    } | {f"lesson-{name}.json": _lesson_text(lesson(name)) + "\n" for name in LESSONS}


def main(folder: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, text in made().items():
        (Path(folder) / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
