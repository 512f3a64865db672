"""The words for a shuffle as they are revealed: who is waited for, and the words so far."""

from collections.abc import Callable, Mapping
from functools import partial

from backnine.hole import Seat
from backnine.table.parts import Clock
from backnine.table.shuffling import REVEAL_SECONDS, check_word
from backnine.table.state import TableState


class Revealing:
    """One shuffle. The words are in memory alone: a table that slept asks again."""

    def __init__(self, awaited: set[Seat]) -> None:
        self.awaited = awaited
        self.words: dict[Seat, bytes] = {}

    def __repr__(self) -> str:
        return f"Revealing({sorted(self.awaited)})"  # never a word

    def is_complete(self, state: TableState) -> bool:
        """Nobody is waited for any more; who has given the seat up meanwhile is not."""
        return self.awaited.intersection(state.people) <= self.words.keys()


class ShuffleWords:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.revealing: Revealing | None = None

    def ask(self, awaited: set[Seat], due: Callable[[], None]) -> None:
        """From now on words are taken, and waited for a moment."""
        self.revealing = Revealing(awaited)
        self.wait(REVEAL_SECONDS, due)

    def wait(self, seconds: float, due: Callable[[], None]) -> None:
        """After this time nobody is waited for any more."""
        if self.revealing:
            self.clock.later(seconds, partial(self._time_is_up, self.revealing, due))

    def _time_is_up(self, revealing: Revealing, due: Callable[[], None]) -> None:
        if self.revealing is revealing:
            revealing.awaited.clear()
            due()

    def take(self, state: TableState, seat: Seat, word: bytes) -> None:
        check_word(state, seat, word)
        if self.revealing:
            self.revealing.words[seat] = word

    def complete(self, state: TableState) -> Mapping[Seat, bytes] | None:
        """All that came, once nobody is waited for."""
        return self.revealing.words if self.revealing and self.revealing.is_complete(state) else None

    def clear(self) -> None:
        """The match has begun, or nobody is here."""
        self.revealing = None
