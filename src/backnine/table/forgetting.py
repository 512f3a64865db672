"""What people may take back: their name from a table, and the table itself."""

import re
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Final

from backnine import protocol
from backnine.but import but
from backnine.hole import Seat
from backnine.names import clean_name, unlike
from backnine.refused import Refused
from backnine.setup import LONGEST_NAME, Setup
from backnine.store import Change, Kept, Round
from backnine.table.sitting import Sitting, read_setup, read_sitting, write_setup

if TYPE_CHECKING:
    from backnine.table.parts import Visitor
    from backnine.table.table import Table

NOBODY: Final = "Golfer"  # the name of who wants to be forgotten
WISHED: Final = False  # the answer to a wish that others have to share


def without_name(sitting: Sitting, rounds: Iterable[Round], seat: Seat) -> list[Round]:
    """Nothing tells any more who sat there: gives the rounds that are told otherwise. The cards follow from
    seed and words, and not from names, so that a record proves what it did before."""
    begun = [(each, read_setup(each)) for each in rounds if each.header]
    named = [[chair.name for chair in sitting.chairs], *(setup.names for _, setup in begun)]
    others = [name for names in named for place, name in enumerate(names) if place != seat]
    nobody = unlike(NOBODY, others, LONGEST_NAME)
    if sitting.chairs[seat].kind != "open":
        sitting.chairs[seat].name = nobody
    return [each._replace(header=write_setup(_renamed(setup, seat, nobody))) for each, setup in begun]


def _renamed(setup: Setup, seat: Seat, name: str) -> Setup:
    return but(setup, names=(*setup.names[:seat], name, *setup.names[seat + 1 :]))


def with_name_forgotten(kept: Kept, name: str) -> Change | None:
    """Whoever was called so at a table that is put away, also by a number behind it; None: nobody was. That
    the name goes does not make the table younger."""
    sitting, rounds = read_sitting(kept.sitting), list(kept.rounds)
    for seat in _called(sitting, rounds, name):
        retold = {each.number: each for each in without_name(sitting, rounds, seat)}
        rounds = [retold.get(each.number, each) for each in rounds]
    changed = tuple(new for new, old in zip(rounds, kept.rounds, strict=True) if new != old)
    written = sitting.written()
    if written == kept.sitting and not changed:
        return None
    return Change(kept.state, written, rounds=changed, touches=False)


def _called(sitting: Sitting, rounds: Iterable[Round], name: str) -> list[Seat]:
    """The seats of people who are or were called so."""
    so = re.compile(rf"{re.escape(clean_name(name))}( \d+)?", re.IGNORECASE)
    begun = [read_setup(each) for each in rounds if each.header]
    named = [[chair.name for chair in sitting.chairs], *(setup.names for setup in begun)]
    people = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind != "bot"]
    return [
        seat for seat in people if any(seat < len(names) and so.fullmatch(names[seat]) for names in named)
    ]


# The whole table


def delete(table: "Table", visitor: "Visitor", message: protocol.Delete) -> None:
    if not visitor.seats and not table.is_host(visitor):
        raise Refused("only-players")

    def done(answer: bool | Refused) -> None:
        if isinstance(answer, Refused):
            table.refuse(visitor, message)(answer)

    wish(table, visitor.chairs, done, by_host=table.is_host(visitor), on=message.on)


def wish(
    table: "Table",
    chairs: Collection[int],
    done: Callable[[bool | Refused], None],
    *,
    by_host: bool,
    on: bool = True,
) -> None:
    """The people of these chairs want the table deleted, or no longer. Told: whether it is."""
    sitting = table.sitting.copy()
    if sitting.state == "open" and not by_host:
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
