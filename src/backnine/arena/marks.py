"""Fixed points of a run, counted in deals: after each of the first 64, then after every second up to 128,
every fourth up to 256, and so on. Whatever looks at a run before its end does so here, so that it sees
the same on any number of cores."""

from typing import Final

MOST_MARKS: Final = 64  # evenly apart, at any time


def spacing(deals: int) -> int:
    """Between the marks around so many deals."""
    return 1 << max(0, (deals - 1).bit_length() - (MOST_MARKS - 1).bit_length())


def is_mark(deals: int) -> bool:
    return deals > 0 and deals % spacing(deals) == 0


def next_mark(deals: int) -> int:
    """The first one after so many deals."""
    apart = spacing(deals + 1)
    return (deals // apart + 1) * apart
