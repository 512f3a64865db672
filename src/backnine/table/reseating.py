"""After a change of the chairs, or of the state: who sits where, whose time runs, who hears whom."""

from backnine.protocol import State
from backnine.table.clocks import Clocks
from backnine.table.interval import Interval
from backnine.table.parts import Visitor
from backnine.table.presence import Presence
from backnine.table.state import Difference, TableState


def reseat(
    state: TableState, changed: Difference, presence: Presence, clocks: Clocks, now: float
) -> list[Visitor]:
    """Chairs have other people, places or keys. Who has lost a seat?"""
    unseated = presence.find_seats(state, changed.gone, changed.parted)
    for seat in changed.freed:
        clocks.forget(seat)
        for visitor in presence.visitors:
            visitor.muted.discard(seat)
    for seat in presence.absent(state):
        if state.sitting.chairs[seat].was in changed.gone:  # somebody at a device that is not here yet
            clocks.away.setdefault(seat, now)
    if changed.moved:  # what was kept by seat is of others now
        clocks.restart(presence.absent(state), now)
        for visitor in presence.visitors:
            visitor.muted.clear()
    if changed.retimed:
        clocks.turns.clear()
    return unseated


def retime(
    was: State, is_: State, clocks: Clocks, interval: Interval, now: float, *, others_wait: bool
) -> None:
    """The table is in another state."""
    if is_ == "paused":
        interval.pauses += others_wait
        clocks.pause(now)
    elif was == "paused" and is_ == "playing":
        clocks.resume(now)
        interval.since = now
    elif is_ in ("over", "ended", "open"):
        clocks.stop()
        interval.begin_match()
