"""Where paper is made: on a thread of its own, so that neither tables nor records wait for it.

Those who ask for the same at the same time wait for the same. What names nobody is the same for everybody,
and kept.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from backnine.games import GAMES
from backnine.locales import LANGUAGES
from backnine.paper import KINDS, SIZES, PaperKind, PaperWish, preview_paper, print_paper
from backnine.server.heavy import Heavy

MOST_WAITING: Final = 6  # papers asked for at a time
# Of each kind, 50 to 400 kB each: as many as there are rule sheets.
MOST_KEPT: Final = len(GAMES) * len(LANGUAGES) * len(SIZES)

# What it costs to make one, in quarters of a millisecond, as requests are priced in gate.py. A rule sheet
# takes up to twice as long, but each is made only once: who wants it first should not have to wait for that.
COSTS: Final[dict[PaperKind, int]] = {"scorecard": 250, "cards": 500, "rules": 1500}

PaperMade = TypeVar("PaperMade")


class Press(Generic[PaperMade]):
    """Makes one form of paper. Wishes have to be settled (`wish.py`)."""

    def __init__(self, make: Callable[[PaperWish], PaperMade], heavy: Heavy) -> None:
        self._make = make
        self.heavy = heavy
        self._kept: dict[PaperKind, OrderedDict[PaperWish, PaperMade]] = {
            kind: OrderedDict() for kind in KINDS
        }
        self._making: dict[PaperWish, asyncio.Task[PaperMade]] = {}

    def cost(self, wish: PaperWish) -> int:
        """Nothing for what is there, or coming."""
        return 0 if wish in self._kept[wish.kind] or wish in self._making else COSTS[wish.kind]

    async def of(self, wish: PaperWish) -> PaperMade:
        kept = self._kept[wish.kind]
        if wish in kept:
            kept.move_to_end(wish)
            return kept[wish]
        task = self._making.get(wish)
        if task is None:
            task = self._making[wish] = asyncio.create_task(self.heavy.run(lambda: self._make(wish)))
            task.add_done_callback(lambda done: self._done(wish, done))
        return await asyncio.shield(task)

    def _done(self, wish: PaperWish, task: "asyncio.Task[PaperMade]") -> None:
        del self._making[wish]
        if task.cancelled() or task.exception() is not None or wish.is_personal:
            return
        kept = self._kept[wish.kind]
        kept[wish] = task.result()
        while len(kept) > MOST_KEPT:
            kept.popitem(last=False)


class PrintShop:
    """The presses of a server, one behind the other."""

    def __init__(self) -> None:
        self.heavy = Heavy(threads=1, most=MOST_WAITING)
        self.papers = Press(print_paper, self.heavy)
        self.previews = Press(preview_paper, self.heavy)
