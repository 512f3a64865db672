"""The first hole of Four-Card Golf."""

from typing import Final

from backnine.games.four_card.rules import FOUR_CARD
from backnine.games.lesson import Lesson, LessonStep

LESSON: Final = Lesson(
    FOUR_CARD,
    mine="9H 4C / KH QS",
    robins="JD AC / 6S 3D",
    discard="8D",
    stock="2D 5C 10S JC 7D 4H",
    steps=(
        LessonStep("welcome", "next"),
        LessonStep("look", "look", ["0 look"]),
        LessonStep("remember", "seen", ["1 look"]),
        LessonStep("draw", "stock", ["0 draw"]),
        LessonStep("swap", "recall 4", ["0 swap 4"]),
        LessonStep("robin", "next", ["1 draw", "1 swap 2"]),
        LessonStep("take", "discard", ["0 take"]),
        LessonStep("place", "slot 1", ["0 swap 1"]),
        LessonStep("robin-again", "next", ["1 draw", "1 toss"]),
        LessonStep("draw-again", "stock", ["0 draw"]),
        LessonStep("discard", "discard", ["0 toss"]),
        LessonStep("peek", "next", ["1 draw", "1 swap 1"]),
        LessonStep("knock", "knock", ["0 knock"]),
        LessonStep("last-round", "next", ["1 draw", "1 swap 3"]),
        LessonStep("count", "end"),
    ),
)
