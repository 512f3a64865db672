"""Lessons are played here, by the rules: a move that is not legal makes no lesson."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from backnine.cards import Card, Pack, read_layout
from backnine.games import GAMES
from backnine.games.lesson import PUPIL, ROBIN, Lesson
from backnine.games.rooms import part
from backnine.match import Match, begin, play
from backnine.moves import Move
from backnine.protocol import ScoreCard, ViewSeen
from backnine.table.showing import played_seen, public_seen, score_card, seat_seen

LessonFrame = ViewSeen | ScoreCard

LESSONS: Final[Mapping[str, Lesson]] = {
    game.name: lesson for game in GAMES if (lesson := part(game, "lesson", Lesson))
}


@dataclass(frozen=True)
class Stacked:
    """A pack in the order of the lesson; what is left over lies below."""

    lesson: Lesson

    def order(self, label: str, cards: Pack, /) -> Pack:
        rules = self.lesson.game
        mine, robins = (
            read_layout(drawn, rules.rows, rules.columns, cards)
            for drawn in (self.lesson.mine, self.lesson.robins)
        )
        dealt = [card for both in zip(mine, robins, strict=True) for card in both]
        stacked = [*dealt, *map(Card, (self.lesson.discard, *self.lesson.stock.split()))]
        rest = Counter(cards) - Counter(stacked)
        assert rest + Counter(stacked) == Counter(cards), "more of a card than the pack has"
        return (*stacked, *rest.elements())


def teach(lesson: Lesson) -> tuple[ViewSeen, list[list[LessonFrame]]]:
    """What the pupil sees before the first step, and what a table would tell after each."""
    match = begin(lesson.game.name, 2, lesson.game.house(), Stacked(lesson), dealer=ROBIN)
    start, n, told = _seen(match, 0), 0, []
    for step in lesson.steps:
        after: list[LessonFrame] = []
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
