"""What the browser gets from the rules: sheets and lessons, made from them and up to date."""

from pathlib import Path

import pytest

from backnine.games import GAMES
from backnine.games.lesson import PUPIL, Lesson, LessonStep
from backnine.games.play_nine.lesson import LESSON
from backnine.protocol import ScoreCard, ViewSeen
from backnine.refused import Refused
from backnine.server.lessons import LESSONS, teach
from backnine.server.sheets import example, made, sheet

FOLDER = Path(__file__).parents[2] / "web" / "src" / "made"
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def test_the_files_are_up_to_date() -> None:
    """After a change of a game or a lesson: make schema"""
    assert {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()} == made()


def test_every_game_has_its_sheet_and_its_lesson() -> None:
    assert list(LESSONS) == [game.name for game in GAMES]
    assert [sheet(game).game.name for game in GAMES] == list(LESSONS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_examples_add_up(game: object) -> None:
    rules = next(each for each in GAMES if each is game)
    for clause in rules.examples:
        counted = example(rules, clause)
        assert sum(counted.columns) + counted.bonus == counted.strokes
        savings = rules.strokes(*rules.example(clause)).savings
        assert counted.bonus == sum(saving.strokes for saving in savings if len(saving.columns) > 1)


@EVERY_LESSON
def test_the_pupil_makes_the_move_that_is_touched(lesson: Lesson) -> None:
    verbs = {"stock": "draw", "look": "look", "knock": "knock"}
    for step in lesson.steps:
        mine = [move.split()[1:] for move in step.moves if int(move[0]) == PUPIL]
        touch = step.touch.split()
        if touch[0] in verbs:
            assert mine == [[verbs[touch[0]]]]
        elif touch[0] in ("slot", "recall"):
            assert [move[1:] for move in mine] == [touch[1:]]
        elif touch[0] == "discard":
            assert mine in ([["take"]], [["toss"]], [])
        elif not step.later:
            assert mine == []


@EVERY_LESSON
def test_a_lesson_is_a_hole_from_the_deal_to_the_count(lesson: Lesson) -> None:
    start, told = teach(lesson)
    messages = [message for step in told for message in step]
    assert start.n == 0
    assert isinstance(messages[-1], ScoreCard)
    assert isinstance(messages[-2], ViewSeen)
    assert messages[-2].phase == "over"


def test_a_lesson_against_the_rules_is_refused() -> None:
    wrong = Lesson(**(vars(LESSON) | {"steps": (LessonStep("draw", "stock", ["0 draw"]),)}))
    with pytest.raises(Refused):
        teach(wrong)


def test_a_lesson_has_no_more_of_a_card_than_the_pack() -> None:
    wrong = Lesson(**(vars(LESSON) | {"stock": "H H H H H"}))
    with pytest.raises(AssertionError):
        teach(wrong)
