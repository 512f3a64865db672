"""What one was shown alone, and need not be told again: who has to remember could else ask at any time."""

from backnine.hole import Seat
from backnine.matchlog import MatchLog
from backnine.record import thinker
from backnine.store import UNDO, Entry
from backnine.table.sitting import Sitting


def note(sitting: Sitting, seat: Seat, n: int) -> None:
    """The player of a seat has seen what was told of the moves before `n`."""
    chair = sitting.chairs[seat]
    chair.noted = max(chair.noted, n)


def note_move(sitting: Sitting, log: MatchLog, entry: Entry) -> None:
    """Whoever moves has seen what was before, and the card in hand; a card that comes of it has yet to be
    seen. A bot notes nothing. An undo shows nothing."""
    seat = entry.seat
    if log.match.game.secrets and not thinker(log.setup, seat, entry.by):
        new = entry.move != UNDO and any(
            each.card_for(seat) and not each.card_for(None) for each in log.happened if each.what != "placed"
        )
        note(sitting, seat, entry.n if new else entry.n + 1)
