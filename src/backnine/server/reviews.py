"""Reviews of matches that are over: hole by hole, behind all bots, once for each match, and kept while there
is room. Nobody's name is in them."""

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from hashlib import sha256
from typing import Final

from backnine.record_reader import read
from backnine.refused import Refused
from backnine.replay import proved
from backnine.server.brains import WorkerBrains
from backnine.server.heavy import Heavy
from backnine.server.judging import HoleAsked, HoleJudged, judge_hole
from backnine.server.review_types import HoleReview, ReviewTold
from backnine.table.parts import Asker

MOST_KEPT: Final = 200  # some 50 KB each
MOST_AT_WORK: Final = 16
OF_ONE: Final = 3  # reviews of one household at work
PATIENCE: Final = 20.0  # seconds that whoever asks waits for the next hole

_log = logging.getLogger("backnine.reviews")


class Review:
    """A match as far as it is judged."""

    def __init__(self, key: str, game: str, of: int) -> None:
        self.key = key
        self.game = game
        self.of = of
        self.judge = ""
        self.holes: list[HoleReview] = []
        self.failed = False
        self.more = asyncio.Event()  # renewed with every hole

    @property
    def done(self) -> bool:
        return self.failed or len(self.holes) == self.of

    def grow(self, judged: HoleJudged | None) -> None:
        if judged:
            self.judge = judged.judge
            self.holes.append(judged.hole)
        else:
            self.failed = True
        self.more.set()
        self.more = asyncio.Event()

    async def told(self, since: int) -> ReviewTold:
        """Its holes from this one on, once there is one."""
        if len(self.holes) <= since and not self.done:
            with contextlib.suppress(TimeoutError):  # they will ask again
                await asyncio.wait_for(self.more.wait(), PATIENCE)
        return ReviewTold(self.key, self.game, self.judge, self.of, self.holes[since:], self.failed)


class Reviews:
    def __init__(self, brains: WorkerBrains, heavy: Heavy) -> None:
        self.brains = brains
        self.heavy = heavy
        self._kept: OrderedDict[str, Review] = OrderedDict()
        self._at_work: Counter[str] = Counter()  # by household
        self._tasks: set[asyncio.Task[None]] = set()

    def find(self, key: str) -> Review:
        if key not in self._kept:
            raise Refused("no-such-review")
        self._kept.move_to_end(key)
        return self._kept[key]

    def knows(self, record: str) -> bool:
        """It costs nothing more."""
        return _key(record) in self._kept

    async def begin(self, record: str, household: str) -> Review:
        """Of a record that proves to be one of a match that is over."""
        key = _key(record)
        if key in self._kept and not self._kept[key].failed:
            return self.find(key)
        if self._at_work.total() >= MOST_AT_WORK or self._at_work[household] >= OF_ONE:
            raise Refused("too-busy")
        self._at_work[household] += 1
        try:
            game, of = await self.heavy.run(lambda: _look_through(record))
            review = Review(key, game, of)
        except BaseException:
            self._leave(household)
            raise
        self._kept[key] = review
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        task = asyncio.create_task(self._judge(review, record, household))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return review

    async def _judge(self, review: Review, record: str, household: str) -> None:
        asker = Asker(review.key, (household,), plays=True)
        try:
            for place in range(review.of):
                review.grow(await self.brains.judge(judge_hole, HoleAsked(record, place), asker))
        except Exception as problem:
            _log.warning("a review failed: %r", problem)
            review.grow(None)
        finally:
            self._leave(household)

    def _leave(self, household: str) -> None:
        self._at_work[household] -= 1
        if not self._at_work[household]:
            del self._at_work[household]


def _key(record: str) -> str:
    """The seed of the match is in its record: nobody can guess it."""
    return sha256(record.encode()).hexdigest()


def _look_through(record: str) -> tuple[str, int]:
    log = proved(read(record))
    if not log.match.outcome:
        raise Refused("record-not-yet")
    return log.setup.game, len(log.match.scores)
