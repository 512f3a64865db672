"""Advice for real cards over HTTP: a position as one seat knows it, and what the coach thinks of its
moves."""

from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from litestar import Request, post
from litestar.datastructures import State
from msgspec import Struct

from backnine.hole import Seat
from backnine.position import Position, asked_seat, dealt, of_view, view_of, write_line
from backnine.position_reader import LONGEST, read
from backnine.protocol import SeatNumber, ViewSeen, WhySeen
from backnine.refused import Refused
from backnine.server.asked import address_of, problems
from backnine.server.brains import TooLate, WorkerBrains
from backnine.server.guard import household
from backnine.server.judging import MovesAsked, MovesWeighed, weigh_moves
from backnine.shuffle import Shuffle
from backnine.table.parts import Asker
from backnine.table.showing import public_seen, seat_seen

LARGEST: Final = 4 * LONGEST  # bytes of a request: a text that is too long is told so
OF_ONE: Final = 3  # questions of one household at a time
MOST_AT_WORK: Final = 32


class AdviceAsked(Struct, forbid_unknown_fields=True):
    """A position as text (docs/position.md), and who asks; else the seat that is to act."""

    position: str
    seat: SeatNumber | None = None


class AdviceTold(Struct, omit_defaults=True):
    """The best move and why, and what every move costs in strokes against it. `sure`: the next best is worse
    by more than an error of the judge. `expected`: strokes of the hole, by seats of the `view`, with the best
    move. `position` is the text of what the seat knows."""

    game: str
    house: str
    position: str
    seat: int
    judge: str
    view: ViewSeen
    best: str
    costs: dict[str, float]
    expected: list[float]
    sure: bool
    why: WhySeen | None = None


class Advising:
    """Questions about positions, so many at a time."""

    def __init__(self, brains: WorkerBrains) -> None:
        self.brains = brains
        self._at_work: Counter[str] = Counter()  # by household

    async def told(self, asked: AdviceAsked, who: str) -> AdviceTold:
        if self._at_work.total() >= MOST_AT_WORK or self._at_work[who] >= OF_ONE:
            raise Refused("too-busy")
        position = read(asked.position)
        seat = asked_seat(position, asked.seat)
        self._at_work[who] += 1
        try:
            weighed = await self._weighed(position, seat, who)
        finally:
            self._at_work[who] -= 1
            if not self._at_work[who]:
                del self._at_work[who]
        return _told(position, seat, weighed)

    async def _weighed(self, position: Position, seat: Seat, who: str) -> MovesWeighed:
        known = write_line(of_view(view_of(position, seat, recall=True), rules=position.rules))
        asker = Asker("advice", (who,), plays=False)  # behind those who play
        try:
            return await self.brains.consult(weigh_moves, MovesAsked(known, seat), asker)
        except (TooLate, BrokenProcessPool):
            raise Refused("hint-failed") from None


def _told(position: Position, seat: Seat, weighed: MovesWeighed) -> AdviceTold:
    """The cards that the seat does not know are dealt somehow: its view shows none of them."""
    match = dealt(position, Shuffle(bytes(32)))
    return AdviceTold(
        game=position.game.name,
        house=str(position.hole.house),
        position=weighed.position,
        seat=seat,
        judge=weighed.judge,
        view=seat_seen(public_seen(match, 0), match, seat, memory_aid=True, may_move=True),
        best=weighed.best,
        costs=weighed.costs,
        expected=weighed.expected,
        sure=weighed.sure,
        why=weighed.why,
    )


@post(
    "/api/advice",
    summary="What the coach would do with cards on somebody's own table",
    status_code=200,
    request_max_body_size=LARGEST,
    responses=problems(400, 403, 413, 429, 503),
)
async def advise(request: Request[Any, Any, State], state: State, data: AdviceAsked) -> AdviceTold:
    advising: Advising = state.clubhouse.advising
    return await advising.told(data, household(address_of(request)))
