"""The records of matches that are over, read where they are kept: no table is woken up for it."""

from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING

from backnine.record import write
from backnine.refused import Refused
from backnine.server.admin.messages import AdminAnswer, DeskDone, ListRecords, RecordTold, Undone
from backnine.server.answered import answered
from backnine.store import Glance, Kept
from backnine.table.records import record_of

if TYPE_CHECKING:
    from backnine.server.admin.desk import Errand

NO_RECORD = ("record-not-yet", "no-such-round", "position-no-record")


async def list_records(errand: "Errand", request: ListRecords) -> AsyncIterator[AdminAnswer]:
    count = 0
    for table in await tables_of(errand, request.tables):
        try:
            kept = await load(errand, table)
            for number in [each.number for each in kept.rounds if each.header]:
                told = await errand.clubhouse.heavy.run(partial(record_told, kept, number))
                if told:
                    count += 1
                    yield told
        except Refused as refused:
            yield Undone(table, refused.why, refused.details)
    errand.log("records were exported", records=count)
    yield DeskDone(count)


async def load(errand: "Errand", table: str) -> Kept:
    kept: Kept | None = await answered(partial(errand.store.load, table))
    if kept is None:
        raise Refused("no-such-table", table=table)
    return kept


async def tables_of(errand: "Errand", named: list[str]) -> list[str]:
    """Those that were named, or all that are kept."""
    if named:
        return list(dict.fromkeys(named))
    stored: list[Glance] = await answered(partial(errand.store.latest, -1))
    return [glance.id for glance in stored]


def record_told(kept: Kept, number: int) -> RecordTold | None:
    """None: the match goes on, or was broken off."""
    try:
        record = record_of(kept, number)
        return RecordTold(kept.id, number, write(record)) if record.outcome else None
    except Refused as refused:
        if refused.why not in NO_RECORD:
            raise
        return None
