"""Taking a move back: one's own last one, against bots alone, until somebody else has moved; never if it has
shown something."""

from typing import Final

from backnine.hole import Seat
from backnine.protocol import Undo
from backnine.refused import Refused
from backnine.store import UNDO, Entry
from backnine.table.deciding import Proposal
from backnine.table.scene import Scene, Sender
from backnine.table.state import TableState
from backnine.view import has_shown

FREE_UNDOS: Final = 10  # and as many more as moves stand: the log of a match has an end
SECOND_THOUGHTS: Final = 6  # paces of the table
MOST_SECONDS: Final = 5.0  # of second thoughts


def undo(state: TableState, sender: Sender, scene: Scene, message: Undo) -> Proposal | None:
    """None if it is doubled. Whoever is too late is told so."""
    seat = sender.own_seat(message.seat)
    state.need("playing")
    if any(message.n == number for _, number in state.undone):
        return None
    refused = why_not(state, seat) if message.n == state.n else Refused("undo-too-late")
    if refused:
        raise refused
    entry = Entry(state.n, seat, UNDO)
    return Proposal(state.played(entry), entry)


def may_undo(state: TableState, seat: Seat) -> bool:
    return bool(state.back) and why_not(state, seat) is None


def second_thoughts(state: TableState) -> float:
    """Seconds from a move that may be taken back to the next of a bot, at least."""
    return min(SECOND_THOUGHTS * state.sitting.pace / 1000, MOST_SECONDS)


def why_not(state: TableState, seat: Seat) -> Refused | None:
    """Why this seat may take nothing back just now."""
    log, sitting = state.log, state.sitting
    if log is None or not log.setup.is_lone(seat) or state.people != [seat]:
        return Refused("undo-others-play")
    if not sitting.undo:
        return Refused("undo-switched-off")
    if not state.back:
        return Refused("undo-too-late")
    if has_shown(state.back[-1].log.match, log.match, seat, recall=sitting.memory_aid):
        return Refused("undo-shown")
    return Refused("undo-too-often") if len(state.undone) >= FREE_UNDOS + log.n else None
