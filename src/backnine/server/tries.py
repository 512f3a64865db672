"""Passwords and tokens that are tried: slowed down by household, and over all of them together."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from backnine.refused import Refused
from backnine.server.buckets import Bucket

OF_ONE: Final = (1 / 60, 5)  # that are wrong, by one household: a second, at once
OF_ALL: Final = (1, 120)


def new_tries(now: float) -> Bucket:
    """Those of one household."""
    return Bucket(*OF_ONE, now)


class Tries:
    """`wrong` is the refusal of one that fails; whatever else happens costs nothing."""

    def __init__(self, wrong: str, now: Callable[[], float]) -> None:
        self.wrong = wrong
        self.now = now
        self._together = Bucket(*OF_ALL, now())

    @contextmanager
    def one_of(self, household: Bucket) -> Iterator[None]:
        """Paid for before it is looked at, so that many at once are no way around it."""
        if not household.take(self.now()):
            raise Refused("too-many-requests")
        if not self._together.take(self.now()):
            household.give_back()
            raise Refused("too-many-requests")
        try:
            yield
        except BaseException as error:
            if not (isinstance(error, Refused) and error.why == self.wrong):
                self._give_back(household)
            raise
        else:
            self._give_back(household)

    def _give_back(self, household: Bucket) -> None:
        household.give_back()
        self._together.give_back()
