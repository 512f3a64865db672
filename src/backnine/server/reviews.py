"""Reviews of matches that are over: hole by hole, behind all bots, and once for each match: in memory while
there is room, and those of tables in the store. Nobody's name is in them."""

import asyncio
import contextlib
import logging
import zlib
from collections import Counter, OrderedDict
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from backnine.record_reader import read
from backnine.refused import Refused
from backnine.replay import proved
from backnine.server.answered import answered, done_by
from backnine.server.brains import WorkerBrains
from backnine.server.heavy import Heavy
from backnine.server.judging import HoleAsked, HoleJudged, judge_hole, judged_by
from backnine.server.review_types import HoleReview, ReviewTold
from backnine.store import ReviewStore, StoredReview
from backnine.table.parts import Asker

MOST_KEPT: Final = 200  # some 50 KB each
MOST_AT_WORK: Final = 16
OF_ONE: Final = 3  # reviews of one household at work
PATIENCE: Final = 10.0  # seconds that whoever asks waits for the next hole

_log = logging.getLogger("backnine.reviews")


class PlayedAt(NamedTuple):
    """Where a match was played: its table, and which of the matches there."""

    table: str
    number: int


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
    def __init__(self, brains: WorkerBrains, heavy: Heavy, store: ReviewStore) -> None:
        self.brains = brains
        self.heavy = heavy
        self.store = store
        self._kept: OrderedDict[str, Review] = OrderedDict()
        self._at_work: Counter[str] = Counter()  # by household
        self._tasks: set[asyncio.Task[None]] = set()

    def find(self, key: str) -> Review:
        if key not in self._kept:
            raise Refused("no-such-review")
        self._kept.move_to_end(key)
        return self._kept[key]

    async def known(self, record: str, played: PlayedAt | None = None) -> Review | None:
        """One that costs nothing more: that is here or under way, or in the store."""
        key = _key(record)
        if key not in self._kept and played:
            found: StoredReview | None = await answered(lambda done: self.store.review(*played, done))
            if found and (review := _unpacked(key, found)):
                self._keep(review)
        return self.find(key) if key in self._kept and not self._kept[key].failed else None

    async def begin(self, record: str, household: str, played: PlayedAt | None = None) -> Review:
        """Of a record that proves to be one of a match that is over; kept in the store if it is told where
        that was played."""
        if known := await self.known(record, played):
            return known
        if self._at_work.total() >= MOST_AT_WORK or self._at_work[household] >= OF_ONE:
            raise Refused("too-busy")
        self._at_work[household] += 1
        try:
            game, of = await self.heavy.run(lambda: _look_through(record))
            review = Review(_key(record), game, of)
        except BaseException:
            self._leave(household)
            raise
        self._keep(review)
        task = asyncio.create_task(self._work(review, record, household, played))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return review

    def _keep(self, review: Review) -> None:
        self._kept[review.key] = review
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _work(self, review: Review, record: str, household: str, played: PlayedAt | None) -> None:
        try:
            await self._judge(review, record, household)
        except Exception as problem:
            _log.warning("a review failed: %r", problem)
            review.grow(None)
        else:
            if played:
                await self._store(review, played)
        finally:
            self._leave(household)

    async def _judge(self, review: Review, record: str, household: str) -> None:
        asker = Asker(review.key, (household,), plays=True)
        for place in range(review.of):
            review.grow(await self.brains.judge(judge_hole, HoleAsked(record, place), asker))

    async def _store(self, review: Review, played: PlayedAt) -> None:
        kept = StoredReview(played.number, judged_by(review.game), _packed(review))
        try:
            await done_by(lambda done: self.store.keep_review(played.table, kept, done))
        except Refused as refused:  # then it is made again some day
            _log.warning("a review was not kept: %s", refused.why)

    def _leave(self, household: str) -> None:
        self._at_work[household] -= 1
        if not self._at_work[household]:
            del self._at_work[household]


def _key(record: str) -> str:
    """The seed of the match is in its record: nobody can guess it."""
    return sha256(record.encode()).hexdigest()


class _Whole(msgspec.Struct):
    """A review as it is stored."""

    game: str
    judge: str
    holes: list[HoleReview]


def _packed(review: Review) -> bytes:
    return zlib.compress(msgspec.json.encode(_Whole(review.game, review.judge, review.holes)))


def _unpacked(key: str, kept: StoredReview) -> Review | None:
    """None if it would be judged otherwise today, or was written in another form."""
    try:
        whole = msgspec.json.decode(zlib.decompress(kept.body), type=_Whole)
    except (msgspec.DecodeError, zlib.error):
        return None
    if kept.judge != judged_by(whole.game):
        return None
    review = Review(key, whole.game, len(whole.holes))
    review.judge, review.holes = whole.judge, whole.holes
    return review


def _look_through(record: str) -> tuple[str, int]:
    log = proved(read(record))
    if not log.match.outcome:
        raise Refused("record-not-yet")
    return log.setup.game, len(log.match.scores)
