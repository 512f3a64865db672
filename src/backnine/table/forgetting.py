"""What people may take back: their name from a table, and the table itself."""

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from backnine import protocol
from backnine.but import but
from backnine.hole import Seat
from backnine.names import clean_name, unlike
from backnine.names.characters import KANA
from backnine.refused import Refused
from backnine.setup import LONGEST_NAME, Setup, check_text
from backnine.store import Change, Kept, Round
from backnine.table.deciding import Proposal, change
from backnine.table.requests import WishAway
from backnine.table.scene import Scene, Sender
from backnine.table.sitting import (
    BOTS_NAMES,
    LONGEST_SEAT_NAME,
    Chair,
    Sitting,
    read_setup,
    read_sitting,
    write_setup,
)
from backnine.table.state import TableState

FORGOTTEN: Final = "Golfer"  # the name of who wants to be forgotten


def without_name(sitting: Sitting, rounds: Iterable[Round], seat: Seat, new: str = FORGOTTEN) -> list[Round]:
    """Nothing tells any more who sits there: gives the rounds that are told otherwise. The cards follow from
    seed and words, and not from names, so that a record proves what it did before."""
    chair, told = sitting.chairs[seat], []
    begun = [(each, read_setup(each), chair.seat_in(each.number, seat)) for each in rounds if each.header]
    others = [other.name for other in sitting.chairs if other is not chair]
    others += [name for _, setup, own in begun for place, name in enumerate(setup.names) if place != own]
    nobody = unlike(new, (*others, *BOTS_NAMES), LONGEST_NAME)
    if chair.kind != "open":
        chair.name = nobody
    for each, setup, own in begun:
        if own is not None:
            told.append(each._replace(header=write_setup(_renamed(setup, own, nobody))))
    return told


def _renamed(setup: Setup, seat: Seat, name: str) -> Setup:
    return but(setup, names=(*setup.names[:seat], name, *setup.names[seat + 1 :]))


def with_name_forgotten(kept: Kept, name: str, new: str = "") -> Change | None:
    """Whoever was called so at a table that is put away; None: nobody was. They are reminded no more. That
    the name goes does not make the table younger."""
    sitting = read_sitting(kept.sitting)
    changed = renamed(sitting, kept.rounds, name, new)
    written = sitting.written()
    if written == kept.sitting and not changed:
        return None
    unpin = other_names(read_sitting(kept.sitting), sitting)
    return Change(kept.state, written, unpin=unpin, rounds=changed, touches=False)


def other_names(before: Sitting, now: Sitting) -> tuple[int, ...]:
    """The chairs whose people are called otherwise now."""
    names = {chair.id: chair.name for chair in now.chairs}
    return tuple(chair.id for chair in before.chairs if names[chair.id] != chair.name)


def renamed(sitting: Sitting, rounds: Iterable[Round], name: str, new: str = "") -> tuple[Round, ...]:
    """Whoever is or was called so, also by a number behind it, is called otherwise: gives the rounds that are
    told otherwise."""
    so = re.compile(rf"{re.escape(clean_name(name))}( \d+)?", re.IGNORECASE)
    new = check_text(clean_name(new), LONGEST_SEAT_NAME) if new else FORGOTTEN
    before = list(rounds)
    after = list(before)
    for seat in _called(sitting, after, so):
        retold = {each.number: each for each in without_name(sitting, after, seat, new)}
        after = [retold.get(each.number, each) for each in after]
    after = [_without_called(each, so, new) for each in after]
    return tuple(now for now, was in zip(after, before, strict=True) if now != was)


def _called(sitting: Sitting, rounds: Iterable[Round], so: re.Pattern[str]) -> list[Seat]:
    """The seats of people who are or were called so."""
    begun = [(each.number, read_setup(each).names) for each in rounds if each.header]

    def names(seat: Seat, chair: Chair) -> Iterator[str]:
        yield chair.name
        for number, named in begun:
            own = chair.seat_in(number, seat)
            if own is not None and own < len(named):
                yield named[own]

    people = [(seat, chair) for seat, chair in enumerate(sitting.chairs) if chair.kind != "bot"]
    return [seat for seat, chair in people if any(so.fullmatch(name) for name in names(seat, chair))]


def _without_called(each: Round, so: re.Pattern[str], new: str) -> Round:
    """A match in which somebody was called so who has no chair any more."""
    setup = read_setup(each) if each.header else None
    if setup is None:
        return each
    for seat, name in enumerate(setup.names):
        is_bots = setup.bots[seat] is not None and name in KANA  # and nobody has taken its chair
        if not is_bots and so.fullmatch(name):
            others = [*setup.names[:seat], *setup.names[seat + 1 :]]
            setup = _renamed(setup, seat, unlike(new, others, LONGEST_NAME))
            each = each._replace(header=write_setup(setup))
    return each


# The whole table


def delete(state: TableState, sender: Sender, scene: Scene, message: protocol.Delete) -> Proposal:
    if not sender.seats and not sender.is_host:
        raise Refused("only-players")
    return wish(state, sender.chairs, scene, by_host=sender.is_host, on=message.on)


def wish_away(state: TableState, sender: Sender, scene: Scene, wished: WishAway) -> Proposal:
    chairs = () if wished.chair is None else (wished.chair,)
    return wish(state, chairs, scene, by_host=wished.chair == state.sitting.host)


def wish(
    state: TableState, chairs: Collection[int], scene: Scene, *, by_host: bool, on: bool = True
) -> Proposal:
    """The people of these chairs want the table deleted, or no longer; it is when all agree who must."""
    sitting = state.sitting.copy()
    if _is_new(state) and not by_host:
        raise Refused("only-the-host")
    sitting.deleting = [each for each in sitting.deleting if each not in chairs] + (
        list(chairs) if on else []
    )
    if on and _needed(state, scene).issubset(sitting.deleting):
        return Proposal(state, None)
    return change(state, sitting)


def _is_new(state: TableState) -> bool:
    """No match was begun yet."""
    return state.sitting.state == "open" and not any(each.header for each in state.rounds)


def _needed(state: TableState, scene: Scene) -> set[int]:
    """Who must agree: nobody's running match is taken away, and nobody's record from under their eyes."""
    sitting, people = state.sitting, state.people
    if _is_new(state):
        return set()  # the host's table: others have nothing to lose yet
    if sitting.state in ("open", "over", "ended"):
        about = {seat for seat in scene.away if not scene.is_gone(seat, sitting.grace)}
        people = [seat for seat in people if seat in scene.here or seat in about]
    return {sitting.chairs[seat].id for seat in people}
