"""After a change of the chairs: who sits where, whose time runs, who hears whom."""

from backnine.table.clocks import Clocks
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
    return unseated
