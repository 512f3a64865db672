"""How a contest went, in the order of its matches: ratings, and how the win shares settled."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from backnine.arena.marks import spacing
from backnine.arena.ratings import first_ratings, rated, rated_in_a_row
from backnine.arena.result import Rating
from backnine.hole import Seat

if TYPE_CHECKING:
    from backnine.fast.rows import Rows

MOST_RATED: Final = 100_000  # matches: after so many nothing moves any more, and each takes time

Shares = tuple[tuple[int, int], ...]  # by contestant: the sum of what it won in each deal, and of the squares


@dataclass
class Leaderboard:
    """`shares` are those after so many deals, at marks that are evenly apart."""

    ratings: list[Rating]
    matches: int = 0  # that are in the ratings
    shares: dict[int, Shares] = field(default_factory=dict)

    @classmethod
    def empty(cls, contestants: int) -> "Leaderboard":
        return cls(first_ratings(contestants))

    @property
    def full(self) -> bool:
        return self.matches >= MOST_RATED

    def rate(self, seats: Sequence[int], winners: Sequence[Seat], totals: Sequence[int]) -> None:
        """The next match: the contestant by seat, and what came of it."""
        if not self.full:
            self.matches += 1
            self.ratings = rated(self.ratings, seats, winners, totals)

    def rate_in_a_row(self, matches: "Rows") -> None:
        """The next matches, in rows as kernels write them."""
        some = matches[: MOST_RATED - self.matches]
        if len(some):
            self.matches += len(some)
            self.ratings = rated_in_a_row(self.ratings, some)

    def note(self, deals: int, shares: Shares) -> None:
        """As it stands at a mark. Marks that lie too close by now are forgotten."""
        apart = spacing(deals)
        self.shares = {mark: noted for mark, noted in self.shares.items() if mark % apart == 0}
        self.shares[deals] = shares
