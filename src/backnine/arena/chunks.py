"""What kernels have played, added to an account: the same numbers as `Account.add`, many deals at once.

Counting must take next to no time beside playing. So strokes are put in the order of contestants and of
places once, and what is measured stands side by side in one table, deal by deal.
"""

from itertools import accumulate, pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from backnine.arena.account import BLOCKS, SHARES, Account, FigureKey, Shape
from backnine.arena.leaderboard import MOST_RATED, Leaderboard
from backnine.fast import rows
from backnine.fast.rows import Compiled, PlayedDeals

WholeNumbers = NDArray[np.int64]
ByDeal = dict[FigureKey, WholeNumbers]


class Chunk:
    """The regular holes of some deals, by match, hole and seat."""

    def __init__(self, shape: Shape, compiled: Compiled, played: PlayedDeals) -> None:
        self.shape = shape
        self.clauses = compiled.clauses
        self.seconds = played.seconds
        self.matches = played.matches.astype(np.int64)
        self.holes = played.holes[:, : shape.holes]
        width = rows.seat_width(compiled.slots, len(compiled.clauses))
        layouts = self.holes[:, :, rows.SEATS_FROM :].reshape(-1, shape.holes, shape.seats, width)
        self.strokes = layouts[..., rows.STROKES].astype(np.int64)
        self.turns = layouts[..., rows.TURNS].astype(np.int64)
        self.savings = layouts[..., rows.CARDS + compiled.slots :]
        self.totals, self.decisions, self.sitting = np.split(
            self.matches[:, rows.TOTALS :], [shape.seats, 2 * shape.seats], axis=1
        )
        seats = np.arange(shape.seats)
        self.winners = self.matches[:, rows.WINNERS, None] >> seats & 1
        # The seats of each match by contestant, and those of each hole by place.
        self.by_bot = self.sitting.argsort(axis=1, kind="stable")
        self.by_place = (self.holes[:, :, rows.DEALER, None] + 1 + seats) % shape.seats
        self.slices = [slice(*ends) for ends in pairwise(accumulate(shape.held, initial=0))]

    def _by_deal(self, by_match: WholeNumbers) -> WholeNumbers:
        """The sum over the rotations of each deal."""
        if self.shape.rotations == 1:
            return by_match
        summed: WholeNumbers = by_match.reshape(-1, self.shape.rotations, *by_match.shape[1:]).sum(axis=1)
        return summed

    def _of_bots(self, by_seat: WholeNumbers) -> list[WholeNumbers]:
        """By contestant: what its seats have, in the last place of the array."""
        order = self.by_bot if by_seat.ndim == 2 else self.by_bot[:, None, :]
        ordered = np.take_along_axis(by_seat, order, axis=-1) if len(self.slices) > 1 else by_seat
        return [ordered[..., part] for part in self.slices]

    def add_to(self, account: Account) -> None:
        """The next deals of it."""
        strokes = self._of_bots(self.strokes)
        account.deals += len(self.matches) // self.shape.rotations
        measured = self._measured(strokes)
        table = np.column_stack([*measured.values()])
        sums, squares = table.sum(axis=0).tolist(), (table * table).sum(axis=0).tolist()
        account.sums.update(dict(zip(measured, sums, strict=True)))
        account.squares.update(dict(zip(measured, squares, strict=True)))
        self._add_blocks(account, self._sources(measured))
        self._add_apart(account, strokes)
        self._add_tally(account, strokes)
        self._add_conducts(account)
        if account.leaderboard:
            self._rate(account.leaderboard)
        account.note()

    def _measured(self, strokes: list[WholeNumbers]) -> ByDeal:
        shape, found = self.shape, ByDeal()
        by_seat = self._by_deal(self.totals)
        table = by_seat.sum(axis=1)
        by_place = self._by_deal(np.take_along_axis(self.strokes, self.by_place, axis=2).sum(axis=1))
        wins = self.winners * (SHARES // self.winners.sum(axis=1))[:, None]
        seat_wins = self._by_deal(wins)
        place_wins = self._by_deal(np.take_along_axis(wins, self.by_place[:, 0], axis=1))
        for bot, own in enumerate(self._of_bots(wins)):
            by_hole = self._by_deal(strokes[bot].sum(axis=2))
            found["strokes", bot, 0] = total = by_hole.sum(axis=1)
            found |= {("hole", bot, hole): by_hole[:, hole] for hole in range(shape.holes)}
            found["against", bot, 0] = shape.seats * total - shape.held[bot] * table
            found["wins", bot, 0] = self._by_deal(own.sum(axis=1))
        for seat in range(shape.seats):
            found["seat", seat, 0] = shape.seats * by_seat[:, seat] - table
            found["seat wins", seat, 0] = seat_wins[:, seat]
            found["place", seat, 0] = shape.seats * by_place[:, seat] - table
            found["place wins", seat, 0] = place_wins[:, seat]
        for one, other in shape.pairs:
            theirs = shape.held[one] * found["strokes", other, 0]
            found["duel", one, other] = shape.held[other] * found["strokes", one, 0] - theirs
        return found

    def _sources(self, measured: ByDeal) -> ByDeal:
        """What tells luck from skill."""
        shape, strokes = self.shape, self.strokes
        by_seat = self._by_deal(strokes)
        table = by_seat.sum(axis=(1, 2))
        found: ByDeal = {
            ("deals", 0, 0): np.ones(len(by_seat), np.int64),
            ("strokes", 0, 0): table,
            ("squares", 0, 0): self._by_deal((strokes * strokes).sum(axis=(1, 2))),
            ("squares of groups", 0, 0): (by_seat.sum(axis=2) ** 2).sum(axis=1),
            ("squares of rotations", 0, 0): self._by_deal((strokes.sum(axis=2) ** 2).sum(axis=1)),
            ("squares of seats", 0, 0): (by_seat * by_seat).sum(axis=(1, 2)),
        }
        found |= {("strokes of bot", bot, 0): measured["strokes", bot, 0] for bot in shape.bots}
        for place in range(shape.seats):
            found["strokes of place", place, 0] = (measured["place", place, 0] + table) // shape.seats
        return found

    def _add_blocks(self, account: Account, sources: ByDeal) -> None:
        """Deals follow each other: every row of twenty has one of each block."""
        table = np.column_stack([*sources.values()])
        first = (account.deals - len(table)) % BLOCKS  # they are counted already
        rest = -(first + len(table)) % BLOCKS
        sums = np.pad(table, ((first, rest), (0, 0))).reshape(-1, BLOCKS, len(sources)).sum(axis=0)
        for block, found in zip(account.blocks, sums.tolist(), strict=True):
            if found[0]:
                block.update(dict(zip(sources, found, strict=True)))

    def _add_apart(self, account: Account, strokes: list[WholeNumbers]) -> None:
        """(a - b)² over all pairs is what their sums and squares make it."""
        if not self.shape.pairs:
            return
        held, sums = self.shape.held, [each.sum(axis=2) for each in strokes]
        squares = [int((each * each).sum()) for each in strokes]
        for one, other in self.shape.pairs:
            both = int((sums[one] * sums[other]).sum())
            apart = held[other] * squares[one] - 2 * both + held[one] * squares[other]
            account.apart[one, other] += apart

    def _add_tally(self, account: Account, strokes: list[WholeNumbers]) -> None:
        tally, turns = account.tally, self._of_bots(self.turns)
        tally.holes += self.strokes.shape[0] * self.strokes.shape[1]
        for ending, count in _counts(self.holes[:, :, rows.ENDING]).items():
            tally.endings[rows.ENDINGS[ending]] += count
        saved = self._saved()
        for bot, player in enumerate(tally.players):
            player.strokes.update(_counts(strokes[bot]))
            player.turns.update(_counts(turns[bot]))
            for clause, times, saving in zip(self.clauses, saved[bot][::2], saved[bot][1::2], strict=True):
                if times:
                    player.save(clause, times, saving)
        self._add_closing(account)

    def _saved(self) -> list[list[int]]:
        """By contestant: for each clause how often it saved strokes, and how many."""
        by_seat = self.savings.sum(axis=1, dtype=np.int64)
        if len(self.shape.held) == 1:
            return [by_seat.sum(axis=(0, 1)).tolist()]
        return [by_seat[self.sitting == bot].sum(axis=0).tolist() for bot in self.shape.bots]

    def _add_closing(self, account: Account) -> None:
        match, hole = np.nonzero(self.holes[:, :, rows.CLOSER] >= 0)
        closer = self.holes[match, hole, rows.CLOSER]
        strokes, bots = self.strokes[match, hole], self.sitting[match, closer]
        every = np.arange(len(closer))
        mine, table = strokes[every, closer], strokes.sum(axis=1)
        strokes[every, closer] = np.iinfo(np.int64).max
        lowest = strokes.min(axis=1)
        for bot, player in enumerate(account.tally.players):
            held, closing = bots == bot, player.closing
            if not held.any():
                continue
            closing.holes += int(held.sum())
            closing.lowest += int((held & (mine < lowest)).sum())
            closing.shared += int((held & (mine == lowest)).sum())
            closing.strokes += int(mine[held].sum())
            closing.others += int((table - mine)[held].sum())
            closing.rivals = self.shape.seats - 1

    def _add_conducts(self, account: Account) -> None:
        """Kernels do not time each decision: all bots share what they took together."""
        decisions = [int(own.sum()) for own in self._of_bots(self.decisions)]
        mean = self.seconds / max(1, sum(decisions))
        for conduct, made in zip(account.conducts, decisions, strict=True):
            conduct.think_together(made, mean * made)

    def _rate(self, board: Leaderboard) -> None:
        for match in range(min(len(self.matches), MOST_RATED - board.matches)):
            winners = np.flatnonzero(self.winners[match]).tolist()
            board.rate(self.sitting[match].tolist(), winners, self.totals[match].tolist())


def _counts(values: NDArray[Any]) -> dict[int, int]:
    """How often each number is there."""
    least = int(values.min())
    counts = np.bincount((values - least).ravel())
    return {least + number: count for number, count in enumerate(counts.tolist()) if count}
