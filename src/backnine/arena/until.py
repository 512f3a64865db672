"""When a run may stop early: once its headline figure is known well enough. That is the strokes a hole of
every contestant, and in a contest of several how many they differ from the others.

Only the width of the intervals decides, never where they lie, and it is looked at from a fixed number of
deals on: so looking again and again favours no result. docs/sim.md says how often the intervals then hold
the truth."""

from math import ceil, inf, isfinite
from typing import Final

from backnine.arena.account import Account
from backnine.arena.figures import difference_of, strokes_of
from backnine.arena.marks import is_mark

LEAST_DEALS: Final = 64  # of fewer the width is too uncertain itself
LEAST_GIVE: Final = 0.001  # strokes a hole
MOST_GIVE: Final = 100


def give_of(account: Account) -> float:
    """How far the headline figure may be off: half of its interval, or of the widest of several."""
    bots = account.shape.bots
    compared = account.leaderboard is not None and len(bots) > 1
    headline = [difference_of(account, bot) if compared else strokes_of(account, bot) for bot in bots]
    return max((figure.high - figure.low) / 2 for figure in headline)


def narrow_enough(account: Account, give: float) -> bool:
    """Whether to stop here."""
    return is_mark(account.deals) and reached(account, give)


def reached(account: Account, give: float) -> bool:
    """Whether it is known so well, at the end of a run."""
    return account.deals >= LEAST_DEALS and give_of(account) <= give


def expected_deals(account: Account, give: float) -> float:
    """How many it will take, by what is known so far: the interval shrinks with the root of their number."""
    found = give_of(account) if account.deals else inf
    return max(LEAST_DEALS, ceil(account.deals * (found / give) ** 2)) if isfinite(found) else inf
