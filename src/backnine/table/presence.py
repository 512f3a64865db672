"""Who is connected to a table, in which seats, and through whose eyes each device looks."""

from collections.abc import Mapping
from typing import Final

from backnine.hole import Seat
from backnine.table.parts import Asker, Visitor
from backnine.table.sitting import Lost, Sitting
from backnine.table.state import TableState

MOST_WATCHING: Final = 64  # spectators
MOST_DEVICES: Final = 8  # of one seat


class Presence:
    """The visitors. Only where somebody who plays is here, or somebody watches bots, the table is attended
    and goes on: spectators alone must not see a match played to its end by those who stand in."""

    def __init__(self, n: int) -> None:
        self.visitors: list[Visitor] = []
        self.is_attended = False
        self.here: frozenset[Seat] = frozenset()
        self.others_wait = False  # somebody in a seat who is not the host
        self.timed: set[Seat] = set()  # people who have a clock: somebody at another device waits for them
        self._paid_for = n  # moves

    def is_here(self, seat: Seat) -> bool:
        return seat in self.here

    def absent(self, state: TableState) -> list[Seat]:
        return [seat for seat in state.people if not self.is_here(seat)]

    @property
    def devices(self) -> int:
        """Those of players."""
        return sum(bool(visitor.seats) for visitor in self.visitors)

    # Coming and going

    def why_not(self, state: TableState, visitor: Visitor) -> str:
        """Why somebody may not come in."""
        if state.sitting.shut:
            return "shut"
        if not may_watch(state.sitting, visitor):
            return "no-spectators"
        watching = sum(is_spectator(state.sitting, each) for each in self.visitors)
        return "crowded" if is_spectator(state.sitting, visitor) and watching >= MOST_WATCHING else ""

    def too_many(self, state: TableState, visitor: Visitor) -> list[Visitor]:
        """Of too many devices with one seat, or with the host's key alone, the oldest have to go."""
        if is_spectator(state.sitting, visitor):
            return []
        oldest: list[Visitor] = []
        for chair in visitor.chairs or (None,):
            same = [each for each in self.visitors if chair in (each.chairs or (None,))]
            devices = [each for each in same if not is_spectator(state.sitting, each)]
            oldest += devices[: max(0, len(devices) + 1 - MOST_DEVICES)]
        return list(dict.fromkeys(oldest))

    def add(self, state: TableState, visitor: Visitor) -> None:
        self.settle(state.n)
        self.visitors.append(visitor)
        _find_seats(state, visitor)
        self._look_around(state)

    def remove(self, state: TableState, visitor: Visitor) -> None:
        self.settle(state.n)
        self.visitors.remove(visitor)
        self._look_around(state)

    def find_seats(
        self, state: TableState, gone: frozenset[int], parted: Mapping[int, Lost]
    ) -> list[Visitor]:
        """After a change, in which the keys to some chairs were lost. Who has lost a seat?"""
        before = [(visitor, visitor.seats) for visitor in self.visitors]
        for visitor in self.visitors:
            lost = visitor.chairs & gone
            visitor.chairs -= gone
            _find_seats(state, visitor)
            if lost and visitor.watching and not is_host(state.sitting, visitor):
                visitor.parted = next((parted[chair] for chair in sorted(lost) if chair in parted), "")
        self._look_around(state)
        return [visitor for visitor, seats in before if len(visitor.seats) < len(seats)]

    def show_out(self, sitting: Sitting, why: str) -> None:
        """Whoever has no seat any more and is to go, spectators where there shall be none, and everybody from
        a table that is shut."""
        for visitor in list(self.visitors):
            if sitting.shut:
                visitor.close("shut")
            elif visitor.parted or not may_watch(sitting, visitor):
                visitor.close(visitor.parted or why)

    def hide(self, state: TableState) -> None:
        """Cards are dealt: where several people share a device, nobody looks until they say so."""
        for visitor in self.visitors:
            if hides_from(state, visitor):
                visitor.eyes = None

    def _look_around(self, state: TableState) -> None:
        people = state.people
        seated = [visitor for visitor in self.visitors if visitor.seats]
        players = [visitor.seats for visitor in seated]
        self.here = frozenset(seat for seats in players for seat in seats)
        self.others_wait = not all(is_host(state.sitting, visitor) for visitor in seated)
        self.is_attended = bool(players or (self.visitors and not people))
        self.timed = {seat for seat in people if any(seat not in seats for seats in players)}

    def settle(self, n: int) -> None:
        """What was stored is shared by those who were here: before somebody comes or goes, and now and then.
        Bots store, too, while somebody watches."""
        grown, self._paid_for = n - self._paid_for, n
        here = list(self.visitors) if grown else []
        for visitor in here:
            visitor.pay(grown / len(here))

    def asker(self, table: str, *, plays: bool) -> Asker:
        """For whom bots think."""
        players = [visitor.household for visitor in self.visitors if visitor.seats]
        here = players or [visitor.household for visitor in self.visitors]
        return Asker(table, tuple(dict.fromkeys(here)) or ("",), plays)


def is_host(sitting: Sitting, visitor: Visitor) -> bool:
    return visitor.has_host_key if sitting.host is None else sitting.host in visitor.chairs


def is_spectator(sitting: Sitting, visitor: Visitor) -> bool:
    return visitor.watching and not is_host(sitting, visitor)


def may_watch(sitting: Sitting, visitor: Visitor) -> bool:
    """Without a seat, where the host allows it or is oneself."""
    return not visitor.watching or sitting.watch or is_host(sitting, visitor)


def _find_seats(state: TableState, visitor: Visitor) -> None:
    """The visitor's chairs may have other places now."""
    visitor.seats = [seat for seat, chair in enumerate(state.sitting.chairs) if chair.id in visitor.chairs]
    if visitor.eyes not in visitor.seats:
        visitor.eyes = visitor.seats[0] if visitor.seats and not hides_from(state, visitor) else None


def hides_from(state: TableState, visitor: Visitor) -> bool:
    """Several people share this device, and the cards of one are not for the others: whoever is there must
    say so."""
    match = state.match
    return len(visitor.seats) > 1 and bool(match and match.game.secrets and not match.hole.over)


def turn_eyes(state: TableState, visitor: Visitor) -> None:
    """Where nothing is hidden, a device with several people shows the table to whose turn it is."""
    if len(visitor.seats) < 2:
        return
    match = state.match
    if match and not hides_from(state, visitor):
        if visitor.eyes is None:
            visitor.eyes = visitor.seats[0]
        acting = [seat for seat in match.hole.acting if seat in visitor.seats]
        if acting and visitor.eyes not in acting:
            visitor.eyes = acting[0]
