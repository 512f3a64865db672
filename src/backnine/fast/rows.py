"""Finished matches and holes as rows of numbers: what kernels write and whoever counts reads.

A row of a hole has a few facts, then for every seat at the table as many numbers as the last one: strokes,
turns, its cards, and for each clause that saves strokes how often it did and how many. Seats that sit out a
play-off have nothing in theirs.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.cards import Card
from backnine.hole import Ending
from backnine.house import House
from backnine.match import MOST_PLAY_OFFS
from backnine.shuffle import Shuffle

Rows = NDArray[np.int32]

# A hole
NUMBER, DEALER, CLOSER, ENDING, SEATED, SEATS_FROM = range(6)
# A seat of it
STROKES, TURNS, CARDS = range(3)
# A match
DEAL, ROTATION, PLAYED, REASON, WINNERS, TOTALS = range(6)  # then, by seat: totals, decisions, contestants

ENDINGS: Final[tuple[Ending, ...]] = ("putt-out", "knock", "pace-of-play")
REASONS: Final = ("lowest-total", "play-off", "shared")


class Deals(NamedTuple):
    """Which deals of a contest are to be played: `everybody` is the contestant of each seat before it is
    mixed, `levels` the level of each contestant."""

    shuffle: Shuffle
    house: House
    everybody: Sequence[int]
    levels: Sequence[str]
    first: int
    many: int

    @property
    def rotations(self) -> int:
        """How often a deal is played; a bot alone would only repeat itself."""
        return len(self.everybody) if len(self.levels) > 1 else 1


class PlayedDeals(NamedTuple):
    """The matches, a row each, and their holes: as many rows for a match as it may have holes."""

    matches: Rows
    holes: Rows
    seconds: float = 0.0  # of the processor that they took
    first: int = 0  # deal; the rows have only the lower half of a number


@dataclass(frozen=True)
class Compiled:
    """What a room brings whose levels are compiled (in `fast.matches`)."""

    levels: tuple[str, ...]
    clauses: tuple[str, ...]  # that save strokes
    slots: int
    card: Callable[[int], Card]
    play: Callable[[Deals], PlayedDeals]
    is_kept: Callable[[], bool]  # whether it is compiled already, and kept on disk

    def has(self, bot: str) -> bool:
        """With any budget."""
        return bot.partition("@")[0] in self.levels


def seat_width(slots: int, clauses: int) -> int:
    return CARDS + slots + 2 * clauses


def empty_rows(deals: Deals, slots: int, clauses: int) -> PlayedDeals:
    seats, matches = len(deals.everybody), deals.many * deals.rotations
    return PlayedDeals(
        np.zeros((matches, TOTALS + 3 * seats), np.int32),
        np.zeros(
            (matches, most_holes(deals.house), SEATS_FROM + seats * seat_width(slots, clauses)), np.int32
        ),
    )


def most_holes(house: House) -> int:
    return house.number("holes") + (0 if house["ties"] == "shared" else MOST_PLAY_OFFS)
