"""Is this process cut off from the database or the bus, while others are not?

Then its tables go to others, and its visitors are sent there. Where everybody has lost the same, nobody is
better off elsewhere, and all wait.
"""

from collections import Counter
from typing import Final, Protocol

BEATS: Final = 4  # of others: those who come back a moment later are not cut off
SILENT_SECONDS: Final = 3.0
ALONE_SECONDS: Final = 6.0  # without database and bus


class MembersState(Protocol):
    @property
    def others(self) -> list[str]: ...
    @property
    def others_connected(self) -> bool: ...
    @property
    def silent_seconds(self) -> float: ...
    @property
    def beat_age(self) -> float: ...


class BusState(Protocol):
    @property
    def is_disconnected(self) -> bool: ...


class Isolation:
    def __init__(self, members: MembersState, bus: BusState) -> None:
        self.members = members
        self.bus = bus
        self._missed_beats = 0  # our own, while others were connected to the bus
        self._others_beats: Counter[str] = Counter()  # in the database, since our last

    def beaten(self) -> None:
        """Our beat is in the database, and the others' were seen there."""
        self._others_beats.clear()
        alone = self.bus.is_disconnected and self.members.others_connected
        self._missed_beats = self._missed_beats + 1 if alone else 0

    def woken(self) -> None:
        """What others have said while we were asleep comes all at once, and says nothing of ourselves."""
        self._others_beats.clear()

    def on_beat(self, node: str) -> None:
        """Another process tells over the bus that its beat is in the database."""
        self._others_beats[node] += 1

    @property
    def is_cut_off(self) -> bool:
        if not self.members.others:
            return False
        silent = self.members.silent_seconds
        if silent <= SILENT_SECONDS:
            # Counted at the last beat; the bus may have come back since.
            return self.bus.is_disconnected and self._missed_beats >= BEATS
        if self.bus.is_disconnected:
            return silent > ALONE_SECONDS
        return max(self._others_beats.values(), default=0) >= BEATS

    @property
    def is_over(self) -> bool:
        """Both are there again."""
        return not self.bus.is_disconnected and self.members.beat_age < SILENT_SECONDS
