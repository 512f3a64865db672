"""What whoever runs the server may order of a table, whoever sits at it."""

from msgspec import Struct

from backnine.refused import Refused
from backnine.shuffle import new_seed
from backnine.store import Change, Key, Round
from backnine.table.deciding import Proposal, change
from backnine.table.forgetting import other_names, renamed, without_name
from backnine.table.lobby import give_up
from backnine.table.scene import Scene, Sender
from backnine.table.sitting import Chair, Sitting
from backnine.table.state import TableState


class TableOrder(Struct, tag_field="t", tag=True):
    pass


class BreakOff(TableOrder):
    """The match that is played ends without a result, and the table is open for the same people."""


class ShutTable(TableOrder):
    """Nobody plays here any more. Records stay, for those who have a key."""


class RemoveTable(TableOrder):
    """Delete the table with its records."""


class CallOtherwise(TableOrder):
    """Whoever is or was called `name` is called otherwise, in the records too; without a `new` name, by one
    that tells nothing, and they are reminded no more."""

    name: str
    new: str = ""


class EraseKey(TableOrder):
    """All that belongs to a key: its seat is given up, the name with it. Where nobody else is left, the table
    is deleted. Whose key it was must be known: nothing is said to be erased that is not."""

    key: Key


AnyOrder = BreakOff | ShutTable | RemoveTable | CallOtherwise | EraseKey


def break_off(state: TableState, sender: Sender, scene: Scene, order: BreakOff) -> Proposal:
    state.need("playing", "paused")
    sitting = state.sitting.copy()
    sitting.round += 1
    sitting.deleting.clear()
    for chair in sitting.chairs:
        chair.seal, chair.late = "", False
    sitting.clear()
    sitting.broken_off = True
    return change(state, sitting, new_round=Round(sitting.round, state.n, new_seed()))


def shut(state: TableState, sender: Sender, scene: Scene, order: ShutTable) -> Proposal:
    if state.sitting.shut:
        raise Refused("table-is-shut")
    sitting = state.sitting.copy()
    sitting.state, sitting.shut = "ended", True
    return change(state, sitting)


def remove(state: TableState, sender: Sender, scene: Scene, order: RemoveTable) -> Proposal:
    return Proposal(state, None)


def call_otherwise(state: TableState, sender: Sender, scene: Scene, order: CallOtherwise) -> Proposal:
    sitting = state.sitting.copy()
    rounds = renamed(sitting, state.rounds, order.name, order.new)
    if sitting.written() == state.sitting.written() and not rounds:
        raise Refused("nobody-called-so")
    unpin = () if order.new else other_names(state.sitting, sitting)
    entry = Change(sitting.state, sitting.written(), unpin=unpin, rounds=rounds, touches=False)
    return Proposal(state.changed(entry), entry)


def erase(state: TableState, sender: Sender, scene: Scene, order: EraseKey) -> Proposal:
    key, sitting = order.key, state.sitting
    if key.kind in ("host", "watch"):
        is_nobodys = key.kind == "host" and sitting.host is None and not _people(sitting)
        return Proposal(state, None) if is_nobodys else _without_key(state, sitting, key)
    seat = _seat_of(sitting, key)
    if seat is None:
        raise Refused("nobodys-key")
    chair = sitting.chairs[seat]
    if chair.is_persons:
        proposal = give_up(state, seat, scene, forget=True)
    else:
        sitting = sitting.copy()
        told = without_name(sitting, state.rounds, seat)
        proposal = change(state, sitting, gone=chair.id, rounds=told)
    if sitting.host is not None and not _people(proposal.then.sitting):
        return Proposal(state, None)
    return _also_without(proposal, key)


def _people(sitting: Sitting) -> list[Chair]:
    return [chair for chair in sitting.chairs if chair.is_persons]


def _seat_of(sitting: Sitting, key: Key) -> int | None:
    """Whose key it is, or was before they moved to another device or were sent off."""
    if key.kind == "seat":
        return sitting.seat_of(key.seat)
    places = enumerate(sitting.chairs)
    return next((seat for seat, each in places if each.was == key.seat and each.lost == key.kind), None)


def _without_key(state: TableState, sitting: Sitting, key: Key) -> Proposal:
    entry = Change(sitting.state, sitting.written(), drop_hashes=(key.hash,), touches=False)
    return Proposal(state.changed(entry), entry)


def _also_without(proposal: Proposal, key: Key) -> Proposal:
    assert isinstance(proposal.entry, Change)
    return proposal._replace(entry=proposal.entry._replace(drop_hashes=(key.hash,)))
