"""The first hole of Play Nine."""

from typing import Final

from backnine.games.lesson import Lesson, LessonStep
from backnine.games.play_nine.rules import PLAY_NINE

LESSON: Final = Lesson(
    PLAY_NINE,
    mine="7 3 8 2 / 10 12 6 5",
    robins="8 7 11 2 / 6 4 9 1",
    discard="9",
    stock="3 4 1 11 10 7 8 12 12 9 0 7 5",
    steps=(
        LessonStep("welcome", "next"),
        LessonStep("tee-off", "slot 1", ["0 flip 1"]),
        LessonStep("tee-off-again", "slot 6", ["0 flip 6", "1 flip 2", "1 flip 7"]),
        LessonStep("draw", "stock", ["0 draw"]),
        LessonStep("swap", "slot 6", ["0 swap 6"]),
        LessonStep("robin", "next", ["1 draw", "1 swap 2"]),
        LessonStep("take", "discard", ["0 take"]),
        LessonStep("pair", "slot 5", ["0 swap 5"]),
        LessonStep("robin-again", "next", ["1 draw", "1 swap 7"]),
        LessonStep("draw-again", "stock", ["0 draw"]),
        LessonStep("discard", "discard"),
        LessonStep("turn-up", "slot 2", ["0 toss 2"]),
        LessonStep(
            "later",
            "next",
            [
                *("1 draw", "1 toss 6", "0 draw", "0 swap 3", "1 draw", "1 swap 5", "0 draw", "0 toss 4"),
                *("1 draw", "1 toss 4", "0 draw", "0 toss 8", "1 draw", "1 swap 8"),
            ],
            later=True,
        ),
        LessonStep("last-draw", "stock", ["0 draw"]),
        LessonStep("putt-out", "slot 7", ["0 swap 7"]),
        LessonStep("last-round", "next", ["1 draw", "1 swap 3"]),
        LessonStep("count", "end"),
    ),
)
