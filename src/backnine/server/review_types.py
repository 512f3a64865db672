"""A review as it is told over HTTP: what `backnine analyse --json` says, hole by hole, and what a screen
needs beside."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from backnine.protocol import WhySeen

LARGEST_RECORD: Final = 256 * 1024  # letters

GradeTold = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]


class SeatReview(Struct):
    """How the strokes of a seat came about: strokes = par + luck_own + luck_others + mistakes + others,
    exactly. `unforeseen` is the part of `others` by which the judge corrected itself; `score` is birdie,
    par or bogey."""

    seat: int
    strokes: float
    par: float
    luck_own: float
    luck_others: float
    mistakes: float
    others: float
    unforeseen: float = 0.0
    score: str | None = None


class JudgedMove(Struct, omit_defaults=True):
    """A decision: move number `n` of the match. `unit` says what matters by then, strokes or the chance to
    win the match. Where it was costly: what every move costs in strokes against the best, why that is best,
    and the `position` as the seat knew it."""

    n: int
    seat: int
    move: str
    best: str
    loss: float
    se: float
    grade: GradeTold
    unit: Literal["strokes", "chance"] = "strokes"
    chance_loss: float = 0.0
    themes: list[str] = field(default_factory=list)
    costs: dict[str, float] = field(default_factory=dict)
    why: WhySeen | None = None
    position: str = ""


class PointReview(Struct, omit_defaults=True):
    """After `n` moves: the strokes expected of the hole and the chances to win the match, by place among the
    seats; and of the move before, by `seat`, how much of it was luck and how much was given away."""

    n: int
    expected: list[float]
    chances: list[float]
    seat: int | None = None
    luck: float = 0.0
    loss: float = 0.0


class HoleReview(Struct):
    hole: int
    seats: list[int]
    players: list[SeatReview]
    decisions: list[JudgedMove]
    points: list[PointReview]


class ReviewTold(Struct, omit_defaults=True):
    """As far as the match is judged: the holes from the one that was asked for on, of `of`. `review` is the
    key to more of it."""

    review: str
    game: str
    judge: str
    of: int
    holes: list[HoleReview] = field(default_factory=list)
    failed: bool = False  # there will be no more


class ReviewAsked(Struct, forbid_unknown_fields=True):
    """The record of a match that is over, of a table that the server may have forgotten."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)]
