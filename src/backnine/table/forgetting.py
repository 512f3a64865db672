"""What people may take back: their name from a table, and the table itself."""

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Final

from backnine import protocol
from backnine.hole import Seat
from backnine.names import unlike
from backnine.record import LONGEST_NAME
from backnine.refused import Refused
from backnine.store import Round
from backnine.table.sitting import Sitting, header_bytes, read_header

if TYPE_CHECKING:
    from backnine.table.parts import Visitor
    from backnine.table.table import Table

NOBODY: Final = "Golfer"  # the name of who wants to be forgotten
WISHED: Final = False  # the answer to a wish that others have to share


def without_name(sitting: Sitting, rounds: Iterable[Round], seat: Seat) -> list[Round]:
    """Nothing tells any more who sat there: gives the rounds that are told otherwise. The cards follow from
    seed and words, and not from names, so that a record proves what it did before."""
    headers = [(each, read_header(each)) for each in rounds if each.header]
    named = [[chair.name for chair in sitting.chairs], *(header.names for _, header in headers)]
    others = [name for names in named for place, name in enumerate(names) if place != seat]
    nobody = unlike(NOBODY, others, LONGEST_NAME)
    if sitting.chairs[seat].kind != "open":
        sitting.chairs[seat].name = nobody
    for _, header in headers:
        header.names[seat] = nobody
    return [each._replace(header=header_bytes(header)) for each, header in headers]


# The whole table


def delete(table: "Table", visitor: "Visitor", message: protocol.Delete) -> None:
    if not visitor.seats and not table.is_host(visitor):
        raise Refused("only-players")

    def done(answer: bool | Refused) -> None:
        if isinstance(answer, Refused):
            table.refuse(visitor, message)(answer)

    wish(table, visitor.chairs, done, on=message.on)


def wish(
    table: "Table", chairs: Collection[int], done: Callable[[bool | Refused], None], *, on: bool = True
) -> None:
    """The people of these chairs want the table deleted, or no longer. Told: whether it is."""
    sitting = table.sitting.copy()
    if sitting.state == "open" and sitting.host is not None and sitting.host not in chairs:
        raise Refused("only-the-host")
    sitting.deleting = [each for each in sitting.deleting if each not in chairs] + (
        list(chairs) if on else []
    )
    if on and _needed(table).issubset(sitting.deleting):
        table.delete(lambda: done(True), done)
        return

    def then() -> None:
        table.tell_table()
        done(WISHED)

    table.change(sitting, then, done)


def _needed(table: "Table") -> set[int]:
    """Who must agree: nobody's running match is taken away, and nobody's record from under their eyes."""
    sitting, now = table.sitting, table.clock.now()
    if sitting.state == "open":
        return set()  # the host's table: others have nothing to lose yet
    people = table.people()
    if sitting.state in ("over", "ended"):
        gone = table.clocks.away
        people = [
            seat
            for seat in people
            if table.is_here(seat) or (seat in gone and gone[seat] + sitting.grace > now)
        ]
    return {sitting.chairs[seat].id for seat in people}
