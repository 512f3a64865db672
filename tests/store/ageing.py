"""A store whose tables grow old at once: its clock is set by the test."""

import pytest

from backnine.store import Change, Keep, Pruned, pruning
from backnine.store.calendar import DAY
from tests.store.shelf import Place, entry, key

KEEP = Keep(days=90, open_days=7, unplayed_days=1)
TODAY = 1_800_000_000


class AgeingStore:
    """A store, a clock that can be set, and looks for old tables; all tables count as played, or none."""

    def __init__(self, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
        self.place = place
        self.time = float(TODAY)
        self.played = True
        monkeypatch.setattr("time.time", lambda: self.time)
        monkeypatch.setattr(pruning, "BREATH", 0)
        self.shelf = place.shelf()

    def make(self, *tables: str, state: str = "playing") -> None:
        for table in tables:
            self.shelf.open_table(table, key(table, table), state=state)
            assert self.shelf.whys((table, entry(0))) == [None]

    def touch(self, table: str) -> None:
        assert self.shelf.whys((table, Change("playing", b"{}"))) == [None]

    def look(self, keep: Keep = KEEP) -> Pruned:
        return self.shelf.prune(keep, lambda kept: self.played)

    def days(self, count: int) -> list[Pruned]:
        """So many days pass, with a look on each."""
        looks = []
        for _ in range(count):
            self.time += DAY
            looks.append(self.look())
        return looks

    def restart(self, **clock: float) -> None:
        """The server is started anew, its clock set to so many `seconds`, or `days` from now."""
        self.shelf.close()
        self.time = clock.get("seconds", self.time + clock.get("days", 0) * DAY)
        self.shelf = self.place.shelf()

    @property
    def tables(self) -> set[str]:
        return {each.id for each in self.shelf.latest_now(1000)}
