"""What a table tells somebody who is not connected to it: by a key, or by the code of an invitation."""

from backnine.refused import Refused
from backnine.server.answers import BotsChair, Invitation, TableTold
from backnine.store import Key
from backnine.table import Sitting, Table
from backnine.table.latecomers import gives_way
from backnine.table.sitting import STAND_IN


def table_told(table: Table, key: Key) -> TableTold:
    told = TableTold(key.table, table.sitting.state)
    if key.kind == "seat":
        told.game, told.seat = table.sitting.game, table.sitting.seat_of(key.seat)
        told.name = None if told.seat is None else table.sitting.chairs[told.seat].name
        told.again = table.sitting.cleared and told.state == "open"
        told.here = len(table.presence.here) if told.again else 0
        told.people = len(table.state.people) - 1 if told.again else 0
        told.asking = table.asked_of(key.seat)
    if key.kind == "seat" and table.match and told.state in ("playing", "paused"):
        acting = [table.sitting.chairs[seat] for seat in table.match.hole.acting]
        told.hole, told.holes = table.match.hole.number, table.match.holes
        told.turn = acting[0].name if len(acting) == 1 else None
        told.yours = any(chair.id == key.seat for chair in acting)
    return told


def invitation_to(table: Table) -> Invitation:
    sitting = table.sitting
    host = next((chair.name for chair in sitting.chairs if chair.id == sitting.host), None)
    if sitting.state == "ended":
        raise Refused("table-is-shut" if sitting.shut else "table-is-ended")
    told = Invitation(
        sitting.game,
        host,
        _free(sitting),
        len(sitting.chairs),
        sitting.names,
        sitting.state,
        sitting.watch,
        sitting.latecomers == "ask",
        _bots(table),
    )
    if table.match and sitting.state in ("playing", "paused"):
        told.hole, told.holes = table.match.hole.number, table.match.holes
    return told


def _free(sitting: Sitting) -> int:
    return sum(chair.kind == "open" for chair in sitting.chairs) if sitting.state == "open" else 0


def _bots(table: Table) -> list[BotsChair]:
    """Those that may be asked for, where nothing is free."""
    sitting, match = table.sitting, table.match
    if sitting.latecomers == "no" or _free(sitting):
        return []
    totals = match.totals if match and sitting.state in ("playing", "paused") else None
    return [
        BotsChair(seat, chair.name, chair.bot or STAND_IN, totals[seat] if totals else None)
        for seat, chair in enumerate(sitting.chairs)
        if gives_way(chair)
    ]
