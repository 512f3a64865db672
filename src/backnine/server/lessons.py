"""The first hole as a lesson: prepared cards, a scripted opponent, and one thing to touch at a time.

The script says who moves; the rules say what comes of it. A move that is not legal makes no lesson.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec.structs import replace

from backnine.cards import Card, Pack, read_layout
from backnine.games import Game, find_game
from backnine.match import Match, begin, play
from backnine.moves import Move
from backnine.protocol import ScoreCard, ViewSeen
from backnine.table.showing import played_seen, public_seen, score_card, seat_seen

PUPIL: Final = 0
ROBIN: Final = 1

Told = ViewSeen | ScoreCard


class Step(NamedTuple):
    """What is said, what is touched, and the moves that follow (`1 swap 3`: by seat). With `later` they are
    over at once; otherwise one sees each."""

    say: str
    touch: str  # next, stock, discard, slot N, recall N (without being shown which), look, seen, knock, end
    moves: Sequence[str] = ()
    later: bool = False


@dataclass(frozen=True)
class Lesson:
    """Layouts as they are drawn, the first discard, and the stock from its top."""

    game: str
    mine: str
    robins: str
    discard: str
    stock: str
    steps: tuple[Step, ...]

    @property
    def rules(self) -> Game:
        return find_game(self.game)


@dataclass(frozen=True)
class Stacked:
    """A pack in the order of the lesson; what is left over lies below."""

    lesson: Lesson

    def order(self, label: str, cards: Pack, /) -> Pack:
        rules = self.lesson.rules
        mine, robins = (
            read_layout(drawn, rules.rows, rules.columns, cards)
            for drawn in (self.lesson.mine, self.lesson.robins)
        )
        dealt = [card for both in zip(mine, robins, strict=True) for card in both]
        stacked = [*dealt, *map(Card, (self.lesson.discard, *self.lesson.stock.split()))]
        rest = Counter(cards) - Counter(stacked)
        assert rest + Counter(stacked) == Counter(cards), "more of a card than the pack has"
        return (*stacked, *rest.elements())


def teach(lesson: Lesson) -> tuple[ViewSeen, list[list[Told]]]:
    """What the pupil sees before the first step, and what a table would tell after each."""
    match = begin(lesson.game, 2, lesson.rules.house(), Stacked(lesson), dealer=ROBIN)
    start, n, told = _seen(match, 0), 0, []
    for step in lesson.steps:
        after: list[Told] = []
        for text in step.moves:
            seat, _, move = text.partition(" ")
            match, happened = play(match, int(seat), Move.read(move))
            played = played_seen(n, int(seat), Move.read(move), happened, PUPIL)
            n += 1
            after.append(replace(_seen(match, n), played=[played]))
        if step.later:
            after = [replace(_seen(match, n), whole=True)]
        if match.hole.over and after:
            after.append(score_card(match))
        told.append(after)
    return start, told


def _seen(match: Match, n: int) -> ViewSeen:
    return seat_seen(public_seen(match, n), match, PUPIL, memory_aid=False, may_move=True)


PLAY_NINE: Final = Lesson(
    "play-nine",
    mine="7 3 8 2 / 10 12 6 5",
    robins="8 7 11 2 / 6 4 9 1",
    discard="9",
    stock="3 4 1 11 10 7 8 12 12 9 0 7 5",
    steps=(
        Step("welcome", "next"),
        Step("tee-off", "slot 1", ["0 flip 1"]),
        Step("tee-off-again", "slot 6", ["0 flip 6", "1 flip 2", "1 flip 7"]),
        Step("draw", "stock", ["0 draw"]),
        Step("swap", "slot 6", ["0 swap 6"]),
        Step("robin", "next", ["1 draw", "1 swap 2"]),
        Step("take", "discard", ["0 take"]),
        Step("pair", "slot 5", ["0 swap 5"]),
        Step("robin-again", "next", ["1 draw", "1 swap 7"]),
        Step("draw-again", "stock", ["0 draw"]),
        Step("discard", "discard"),
        Step("turn-up", "slot 2", ["0 toss 2"]),
        Step(
            "later",
            "next",
            [
                *("1 draw", "1 toss 6", "0 draw", "0 swap 3", "1 draw", "1 swap 5", "0 draw", "0 toss 4"),
                *("1 draw", "1 toss 4", "0 draw", "0 toss 8", "1 draw", "1 swap 8"),
            ],
            later=True,
        ),
        Step("last-draw", "stock", ["0 draw"]),
        Step("putt-out", "slot 7", ["0 swap 7"]),
        Step("last-round", "next", ["1 draw", "1 swap 3"]),
        Step("count", "end"),
    ),
)

FOUR_CARD: Final = Lesson(
    "four-card",
    mine="9H 4C / KH QS",
    robins="JD AC / 6S 3D",
    discard="8D",
    stock="2D 5C 10S JC 7D 4H",
    steps=(
        Step("welcome", "next"),
        Step("look", "look", ["0 look"]),
        Step("remember", "seen", ["1 look"]),
        Step("draw", "stock", ["0 draw"]),
        Step("swap", "recall 4", ["0 swap 4"]),
        Step("robin", "next", ["1 draw", "1 swap 2"]),
        Step("take", "discard", ["0 take"]),
        Step("place", "slot 1", ["0 swap 1"]),
        Step("robin-again", "next", ["1 draw", "1 toss"]),
        Step("draw-again", "stock", ["0 draw"]),
        Step("discard", "discard", ["0 toss"]),
        Step("peek", "next", ["1 draw", "1 swap 1"]),
        Step("knock", "knock", ["0 knock"]),
        Step("last-round", "next", ["1 draw", "1 swap 3"]),
        Step("count", "end"),
    ),
)

LESSONS: Final[Mapping[str, Lesson]] = {lesson.game: lesson for lesson in (PLAY_NINE, FOUR_CARD)}
