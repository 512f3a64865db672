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
    """What a move gives away in strokes and of the chance to win, how far that may be off, what matters."""

    strokes: float
    se: float
    chance: float
    unit: Unit = "strokes"
    chance_se: float = 0.0

    @property
    def shown(self) -> float:
        return self.strokes if self.unit == "strokes" else self.chance

    @property
    def sure(self) -> bool:
        return self.shown > SURE * (self.se if self.unit == "strokes" else self.chance_se)


def grade(loss: Loss) -> Grade:
    """Nothing worse than fine where the loss may be an error of the judge."""
    if max(loss.shown, loss.strokes) <= NOTHING:
        return "best"
    if not loss.sure:
        return "fine"
    worse = sum(loss.shown >= limit for limit in LIMITS[loss.unit])
    return GRADES[1 + worse]
