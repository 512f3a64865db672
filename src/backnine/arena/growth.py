"""How the win shares of a contest settled."""

from typing import Final

from backnine.arena.account import SHARES, Account
from backnine.arena.intervals import Moments, share_of
from backnine.arena.result import Estimate

FIRST_DEALS: Final = 5  # fewer say nothing, and their bands would flatten the plot


def running_share(account: Account, bot: int) -> tuple[tuple[int, Estimate], ...]:
    """The share of matches that each seat of a contestant had won, after more and more matches."""
    rotations = account.shape.rotations
    return tuple((stop * rotations, _share(account, bot, stop)) for stop in _stops(account))


def _stops(account: Account) -> list[int]:
    """The deals after which a point is drawn."""
    first, marks = max(FIRST_DEALS, account.deals // 25), account.leaderboard
    return sorted({*(mark for mark in marks.shares if mark >= first), account.deals}) if marks else []


def _share(account: Account, bot: int, stop: int) -> Estimate:
    """The share of all seats of a contestant, told for each of them."""
    shape, board = account.shape, account.leaderboard
    assert board is not None
    total, squares = account.shares[bot] if stop == account.deals else board.shares[stop][bot]
    share = share_of(Moments(stop, total, squares, shape.rotations * SHARES), shape.rotations)
    return Estimate(*(bound / shape.held[bot] for bound in share))
