"""What kernels have played, added to an account: the same numbers as `Account.add`, many deals at once.

A kernel adds them up (`fast/counting.py`); here each gets its name.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from backnine.arena.account import BLOCKS, SHARES, Account, FigureKey, Shape
from backnine.arena.leaderboard import Leaderboard
from backnine.arena.marks import next_mark
from backnine.arena.tally import SeatTally
from backnine.fast import counting, rows
from backnine.fast.counting import CountSizes
from backnine.fast.rows import Compiled, PlayedDeals


class Chunk:
    """The regular holes of some deals."""

    def __init__(self, shape: Shape, compiled: Compiled, played: PlayedDeals) -> None:
        self.shape = shape
        self.clauses = compiled.clauses
        self.slots = compiled.slots
        self.played = played
        self.deals = len(played.matches) // shape.rotations

    def add_to(self, account: Account) -> None:
        """The next deals of it."""
        shape, matches = self.shape, self.played.matches
        sizes = CountSizes(
            shape.seats, shape.holes, shape.rotations, self.slots, len(self.clauses),
            block=account.deals % BLOCKS, shares=SHARES,
        )  # fmt: skip
        self.counted = counting.new_count_desk(sizes, shape.held, len(matches), BLOCKS)
        counting.count_deals(matches, self.played.holes, sizes, self.counted)
        if account.leaderboard:
            account.leaderboard.rate_in_a_row(matches)
            self._note(account, account.leaderboard)
        account.deals += self.deals
        self._add_figures(account)
        self._add_tally(account)
        self._add_conducts(account)

    def _note(self, account: Account, board: Leaderboard) -> None:
        """How the wins stood at every mark among these deals, which come after those of the account."""
        wins = self.counted.wins
        sums, squares = wins.cumsum(axis=0), (wins * wins).cumsum(axis=0)
        mark = next_mark(account.deals)
        while mark <= account.deals + self.deals:
            place = mark - 1 - account.deals
            now = zip(account.shares, sums[place].tolist(), squares[place].tolist(), strict=True)
            board.note(mark, tuple((won + more, square + of_it) for (won, square), more, of_it in now))
            mark = next_mark(mark)

    def _add_figures(self, account: Account) -> None:
        counted = self.counted
        figures, sources = list(_figures(self.shape)), list(_sources(self.shape))
        account.sums.update(dict(zip(figures, counted.sums.tolist(), strict=True)))
        account.squares.update(dict(zip(figures, counted.squares.tolist(), strict=True)))
        for block, found in zip(account.blocks, counted.blocks.tolist(), strict=True):
            if found[counting.DEALS]:
                block.update(dict(zip(sources, found, strict=True)))
        account.apart.update({pair: int(counted.apart[pair]) for pair in self.shape.pairs})

    def _add_tally(self, account: Account) -> None:
        tally, counted = account.tally, self.counted
        tally.holes += len(self.played.matches) * self.shape.holes
        for ending, count in zip(rows.ENDINGS, counted.endings.tolist(), strict=True):
            if count:
                tally.endings[ending] += count
        first = 0
        for bot, player in enumerate(tally.players):
            end = int(counted.told[bot])
            player.strokes.update(_counts(counted.strokes[first:end]))
            player.turns.update(_counts(counted.turns[first:end]))
            first = end
            saved = counted.saved[bot].tolist()
            for clause, times, saving in zip(self.clauses, saved[::2], saved[1::2], strict=True):
                if times:
                    player.save(clause, times, saving)
            self._add_closing(player, counted.closing[bot].tolist())

    def _add_closing(self, player: SeatTally, counted: list[int]) -> None:
        closing = player.closing
        if counted[counting.CLOSED]:
            closing.holes += counted[counting.CLOSED]
            closing.lowest += counted[counting.LOWEST]
            closing.shared += counted[counting.SHARED]
            closing.strokes += counted[counting.OWN]
            closing.others += counted[counting.OTHERS]
            closing.rivals = self.shape.seats - 1

    def _add_conducts(self, account: Account) -> None:
        """Kernels do not time each decision: all bots share what they took together."""
        decisions = self.counted.decisions.tolist()
        mean = self.played.seconds / max(1, sum(decisions))
        for conduct, made in zip(account.conducts, decisions, strict=True):
            conduct.think_together(made, mean * made)


def _figures(shape: Shape) -> Iterator[FigureKey]:
    """In the order of the kernel."""
    for bot in shape.bots:
        yield from (("strokes", bot, 0), ("against", bot, 0), ("wins", bot, 0))
        yield from (("hole", bot, hole) for hole in range(shape.holes))
    for seat in range(shape.seats):
        yield from (("seat", seat, 0), ("seat wins", seat, 0), ("place", seat, 0), ("place wins", seat, 0))
    yield from (("duel", *pair) for pair in shape.pairs)


def _sources(shape: Shape) -> Iterator[FigureKey]:
    """What tells luck from skill."""
    kinds = ("deals", "strokes", "squares", "squares of groups", "squares of rotations", "squares of seats")
    yield from ((kind, 0, 0) for kind in kinds)
    yield from (("strokes of bot", bot, 0) for bot in shape.bots)
    yield from (("strokes of place", place, 0) for place in range(shape.seats))


def _counts(values: NDArray[np.int64]) -> dict[int, int]:
    """How often each number is there."""
    least = int(values.min())
    counts = np.bincount(values - least)
    return {least + number: count for number, count in enumerate(counts.tolist()) if count}
