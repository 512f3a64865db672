"""People who ask for it, or spoil it for others: called otherwise everywhere, or erased."""

from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING

from backnine.names import clean_name
from backnine.refused import Refused
from backnine.server.admin.messages import AdminAnswer, CallPeople, DeskDone, ErasePerson, Undone
from backnine.server.admin.records import load, tables_of
from backnine.server.answered import answered
from backnine.setup import check_text
from backnine.store import Key
from backnine.table.forgetting import with_name_forgotten
from backnine.table.keys import token_hash
from backnine.table.orders import CallOtherwise, EraseKey
from backnine.table.sitting import LONGEST_SEAT_NAME

if TYPE_CHECKING:
    from backnine.server.admin.desk import Errand


async def call_people(errand: "Errand", request: CallPeople) -> AsyncIterator[AdminAnswer]:
    """Only tables where somebody is called so are woken up for it."""
    if request.new:
        check_text(clean_name(request.new), LONGEST_SEAT_NAME)
    order, count = CallOtherwise(request.name, request.new), 0
    for table in await tables_of(errand, request.tables):
        try:
            kept = await load(errand, table)
            look = partial(with_name_forgotten, kept, request.name, request.new)
            if await errand.clubhouse.heavy.run(look) is None:
                continue
            await errand.clubhouse.order(table, order)
        except Refused as refused:
            yield Undone(table, refused.why, refused.details)
        else:
            count += 1
            errand.log("somebody is called otherwise", table=table)
    if not count:
        raise Refused("nobody-called-so")
    yield DeskDone(count)


async def erase_person(errand: "Errand", request: ErasePerson) -> AsyncIterator[AdminAnswer]:
    """The seat is given up and the name goes, in the records too; where nobody else is left, the table."""
    key: Key | None = await answered(partial(errand.store.key, token_hash(request.key)))
    if key is None:
        raise Refused("no-such-token")
    await errand.clubhouse.order(key.table, EraseKey(key))
    errand.log("a person was erased", table=key.table)
    yield DeskDone(1)
