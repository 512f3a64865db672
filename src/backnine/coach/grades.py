"""How a choice is graded: by what it gave away, and only as far as that is sure (docs/coach.md)."""

from typing import Final, Literal, NamedTuple, get_args

Grade = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
Unit = Literal["strokes", "chance"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
GRADED: Final[tuple[Grade, ...]] = ("inaccuracy", "mistake", "blunder")  # worth another look
NOTHING: Final = 1e-9  # strokes by which two moves do not differ
SURE: Final = 2.0  # errors that a loss must be larger than
# A loss below the first limit is fine, below the second an inaccuracy, below the third a mistake.
LIMITS: Final[dict[Unit, tuple[float, float, float]]] = {
    "strokes": (0.4, 1.0, 2.5),
    "chance": (0.01, 0.03, 0.08),
}


class Loss(NamedTuple):
    """What a move gives away in strokes, how far that may be off, and how much of the chance to win."""

    strokes: float
    se: float
    chance: float
    unit: Unit = "strokes"


def grade(loss: Loss) -> Grade:
    """Nothing worse than fine where the loss may be an error of the judge."""
    if loss.strokes <= NOTHING:
        return "best"
    shown = loss.strokes if loss.unit == "strokes" else loss.chance
    if loss.strokes <= SURE * loss.se:
        return "fine"
    worse = sum(shown >= limit for limit in LIMITS[loss.unit])
    return GRADES[1 + worse]
