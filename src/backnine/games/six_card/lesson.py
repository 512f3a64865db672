"""The first hole of Six-Card Golf."""

from typing import Final

from backnine.games.lesson import Lesson, LessonStep
from backnine.games.six_card.rules import SIX_CARD

LESSON: Final = Lesson(
    SIX_CARD,
    mine="QS 5C 8D / 9H JC 3S",
    robins="JD 6S 9C / 4D 7H QD",
    discard="8S",
    stock="KH 4S 7C 10H 2C AS 5S 2H 9D 4H 6D",
    steps=(
        LessonStep("welcome", "next"),
        LessonStep("tee-off", "slot 1", ["0 flip 1"]),
        LessonStep("tee-off-again", "slot 5", ["0 flip 5", "1 flip 1", "1 flip 5"]),
        LessonStep("draw", "stock", ["0 draw"]),
        LessonStep("swap", "slot 1", ["0 swap 1"]),
        LessonStep("robin", "next", ["1 draw", "1 swap 1"]),
        LessonStep("take", "discard", ["0 take"]),
        LessonStep("pair", "slot 2", ["0 swap 2"]),
        LessonStep("robin-again", "next", ["1 draw", "1 swap 2"]),
        LessonStep("draw-again", "stock", ["0 draw"]),
        LessonStep("discard", "discard", ["0 toss"]),
        LessonStep(
            "later",
            "next",
            [
                *("1 draw", "1 swap 3", "0 draw", "0 swap 4"),
                *("1 draw", "1 swap 4", "0 draw", "0 swap 3", "1 draw", "1 toss"),
            ],
            later=True,
        ),
        LessonStep("last-draw", "stock", ["0 draw"]),
        LessonStep("go-out", "slot 6", ["0 swap 6"]),
        LessonStep("last-round", "next", ["1 draw", "1 swap 6"]),
        LessonStep("count", "end"),
    ),
)
