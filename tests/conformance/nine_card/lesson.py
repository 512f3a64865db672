"""The first hole of Nine-Card Golf."""

from typing import Final

from backnine.games.lesson import PUPIL, ROBIN, Lesson, LessonStep

from .rules import NINE_CARD

TURNS = [
    f"{seat} {move}" for slot in range(3, 10) for seat in (PUPIL, ROBIN) for move in ("draw", f"toss {slot}")
]

LESSON: Final = Lesson(
    NINE_CARD,
    mine="AS 2H 3C / 4D 5S 6H / 7C 8D 9S",
    robins="AH 2C 3D / 4S 5H 6C / 7D 8S 9H",
    discard="KS",
    stock="KH KC KD QS QH QC QD JS JH JC JD 10S 10H 10C 10D",
    steps=(
        LessonStep("welcome", "next"),
        LessonStep("tee-off", "slot 1", ["0 flip 1"]),
        LessonStep("tee-off-again", "slot 2", ["0 flip 2", "1 flip 1", "1 flip 2"]),
        LessonStep("later", "next", TURNS, later=True),
        LessonStep("count", "end"),
    ),
)
