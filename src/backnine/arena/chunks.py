"""What kernels have played, added to an account: the same numbers as `Account.add`, many deals at once."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from backnine.arena.account import BLOCKS, SHARES, Account, FigureKey, Shape
from backnine.fast import rows
from backnine.fast.rows import Compiled, PlayedDeals

WholeNumbers = NDArray[np.int64]


class Chunk:
    """The regular holes of some deals, by match, hole and seat."""

    def __init__(self, shape: Shape, compiled: Compiled, played: PlayedDeals) -> None:
        self.shape = shape
        self.clauses = compiled.clauses
        self.savings = rows.CARDS + compiled.slots
        self.width = rows.seat_width(compiled.slots, len(compiled.clauses))
        self.matches = played.matches.astype(np.int64)
        self.holes = played.holes[:, : shape.holes].astype(np.int64)
        self.strokes = self._by_seat(rows.STROKES)
        self.sitting = self.matches[:, rows.TOTALS + 2 * shape.seats :]
        seats = np.arange(shape.seats)
        self.places = (seats - self.holes[:, :, rows.DEALER, None] - 1) % shape.seats

    def _by_seat(self, figure: int) -> WholeNumbers:
        return self.holes[:, :, rows.SEATS_FROM + figure :: self.width]

    def _by_deal(self, by_match: WholeNumbers) -> WholeNumbers:
        """The sum over the rotations of each deal."""
        summed: WholeNumbers = by_match.reshape(-1, self.shape.rotations, *by_match.shape[1:]).sum(axis=1)
        return summed

    def held(self, bot: int) -> NDArray[np.bool_]:
        """The layouts of a contestant."""
        return np.broadcast_to((self.sitting == bot)[:, None, :], self.strokes.shape)

    def add_to(self, account: Account) -> None:
        for key, values in self._measured().items():
            account.sums[key] += int(values.sum())
            account.squares[key] += int((values * values).sum())
        deals = self.matches[:: self.shape.rotations, rows.DEAL]
        account.deals += len(deals)
        for key, values in self._sources().items():
            sums = np.zeros(BLOCKS, np.int64)
            np.add.at(sums, deals % BLOCKS, values)
            for block in np.unique(deals % BLOCKS).tolist():
                account.blocks[block][key] += int(sums[block])
        self._add_apart(account)
        self._add_tally(account)

    def _measured(self) -> dict[FigureKey, WholeNumbers]:
        shape, found = self.shape, dict[FigureKey, WholeNumbers]()
        table = self._by_deal(self.strokes.sum(axis=(1, 2)))
        winners = self.matches[:, rows.WINNERS, None] >> np.arange(shape.seats) & 1
        wins = winners * SHARES // winners.sum(axis=1)[:, None]
        for bot in shape.bots:
            by_hole = self._by_deal((self.strokes * self.held(bot)).sum(axis=2))
            found["strokes", bot, 0] = by_hole.sum(axis=1)
            found |= {("hole", bot, hole): by_hole[:, hole] for hole in range(shape.holes)}
        for place in range(shape.seats):
            found["place", place, 0] = shape.seats * self._at(place) - table
            there = self.places[:, 0] == place
            found["place wins", place, 0] = self._by_deal((wins * there).sum(axis=1))
        for one, other in shape.pairs:
            theirs = shape.held[one] * found["strokes", other, 0]
            found["duel", one, other] = shape.held[other] * found["strokes", one, 0] - theirs
        return found

    def _at(self, place: int) -> WholeNumbers:
        """The strokes of a place in the order of play, by deal."""
        return self._by_deal((self.strokes * (self.places == place)).sum(axis=(1, 2)))

    def _sources(self) -> dict[FigureKey, WholeNumbers]:
        shape, strokes = self.shape, self.strokes
        by_seat = self._by_deal(strokes)
        found: dict[FigureKey, WholeNumbers] = {
            ("deals", 0, 0): np.ones(len(by_seat), np.int64),
            ("strokes", 0, 0): by_seat.sum(axis=(1, 2)),
            ("squares", 0, 0): self._by_deal((strokes * strokes).sum(axis=(1, 2))),
            ("squares of groups", 0, 0): (by_seat.sum(axis=2) ** 2).sum(axis=1),
            ("squares of rotations", 0, 0): self._by_deal((strokes.sum(axis=2) ** 2).sum(axis=1)),
            ("squares of seats", 0, 0): (by_seat**2).sum(axis=(1, 2)),
        }
        for bot in shape.bots:
            found["strokes of bot", bot, 0] = self._by_deal((strokes * self.held(bot)).sum(axis=(1, 2)))
        for place in range(shape.seats):
            found["strokes of place", place, 0] = self._at(place)
        return found

    def _add_apart(self, account: Account) -> None:
        """(a - b)² over all pairs is what their sums and squares make it."""
        held, of_bot = self.shape.held, [self.strokes * self.held(bot) for bot in self.shape.bots]
        sums = [each.sum(axis=2) for each in of_bot]
        squares = [int((each * each).sum()) for each in of_bot]
        for one, other in self.shape.pairs:
            both = int((sums[one] * sums[other]).sum())
            apart = held[other] * squares[one] - 2 * both + held[one] * squares[other]
            account.apart[one, other] += apart

    def _add_tally(self, account: Account) -> None:
        tally, turns = account.tally, self._by_seat(rows.TURNS)
        tally.holes += self.strokes.shape[0] * self.strokes.shape[1]
        for ending, count in _counts(self.holes[:, :, rows.ENDING]).items():
            tally.endings[rows.ENDINGS[ending]] += count
        for bot, player in enumerate(tally.players):
            held = self.held(bot)
            player.strokes.update(_counts(self.strokes[held]))
            player.turns.update(_counts(turns[held]))
            for number, clause in enumerate(self.clauses):
                times = int(self._by_seat(self.savings + 2 * number)[held].sum())
                if times:
                    player.save(clause, times, int(self._by_seat(self.savings + 2 * number + 1)[held].sum()))
        self._add_closing(account)

    def _add_closing(self, account: Account) -> None:
        match, hole = np.nonzero(self.holes[:, :, rows.CLOSER] >= 0)
        closer = self.holes[match, hole, rows.CLOSER]
        strokes, bots = self.strokes[match, hole], self.sitting[match, closer]
        every = np.arange(len(closer))
        mine = strokes[every, closer]
        others = strokes.copy()
        others[every, closer] = np.iinfo(np.int64).max
        lowest = others.min(axis=1)
        for bot, player in enumerate(account.tally.players):
            held, closing = bots == bot, player.closing
            closing.holes += int(held.sum())
            closing.lowest += int((held & (mine < lowest)).sum())
            closing.shared += int((held & (mine == lowest)).sum())
            closing.strokes += int(mine[held].sum())
            closing.others += int(strokes[held].sum() - mine[held].sum())
            closing.rivals = self.shape.seats - 1


def _counts(values: NDArray[Any]) -> dict[int, int]:
    kinds, counts = np.unique(values, return_counts=True)
    return dict(zip(kinds.tolist(), counts.tolist(), strict=True))
