"""What a request makes of a table: an entry to be stored, or a refusal. Pure: nothing has changed yet."""

from collections.abc import Iterable
from typing import NamedTuple

from backnine.hole import Seat
from backnine.protocol import MakeMove, NewToken
from backnine.record import SOMEBODY
from backnine.refused import Refused
from backnine.store import Change, Entry, Key, Round
from backnine.table.requests import BotMove, Touch
from backnine.table.scene import Scene, Sender
from backnine.table.sitting import Chair, Sitting
from backnine.table.state import TableState


class Proposal(NamedTuple):
    """What is to be stored, and the table as it will be then. Without an entry it is to be deleted."""

    then: TableState
    entry: Entry | Change | None
    token: NewToken | None = None  # the key to a chair, for who asked


def move(state: TableState, sender: Sender, scene: Scene, message: MakeMove) -> Proposal | None:
    """Of a person; none if it is stale or doubled."""
    seat = sender.own_seat(message.seat)
    state.need("playing")
    if message.n != state.n:
        return None
    took_over = state.sitting.chairs[seat].late or (state.log and state.log.setup.bots[seat])
    return _move(state, Entry(message.n, seat, message.move, SOMEBODY if took_over else ""))


def bot_move(state: TableState, sender: Sender, scene: Scene, wish: BotMove) -> Proposal | None:
    """Of a bot, or of one that stands in."""
    state.need("playing")
    return _move(state, Entry(wish.n, wish.seat, wish.move, wish.by)) if wish.n == state.n else None


def _move(state: TableState, entry: Entry) -> Proposal:
    return Proposal(state.played(entry), entry)


def touch(state: TableState, sender: Sender, scene: Scene, wish: Touch) -> Proposal:
    return change(state, state.sitting)


def change(
    state: TableState,
    sitting: Sitting,
    *,
    gone: int | None = None,
    keys: Iterable[Key] = (),
    new_round: Round | None = None,
    rounds: Iterable[Round] = (),
    token: NewToken | None = None,
) -> Proposal:
    """How the table is set from now on; the keys to the chair that is `gone` open nothing more. `rounds` are
    some of those there are, told otherwise."""
    lost = next((chair.lost for chair in sitting.chairs if chair.was == gone), "")
    entry = Change(
        sitting.state,
        sitting.written(),
        add_keys=tuple(keys),
        drop_keys=() if gone is None else (("seat", gone),),
        lost=lost,
        round=new_round,
        rounds=tuple(rounds),
    )
    return Proposal(state.changed(entry), entry, token)


def chair_at(sitting: Sitting, seat: Seat) -> Chair:
    if seat not in range(len(sitting.chairs)):
        raise Refused("no-such-seat", seat=seat, most=len(sitting.chairs) - 1)
    return sitting.chairs[seat]


def seat_of(state: TableState, chair: int) -> Seat:
    seat = state.sitting.seat_of(chair)
    if seat is None:
        raise Refused("no-such-token")  # the chair was taken away meanwhile
    return seat


def acting_host(state: TableState, scene: Scene) -> Seat | None:
    """The first person who is here, while the host is gone for longer than the grace. They may do what others
    wait for: start the match, and answer who asks for a chair."""
    host = state.sitting.host_seat
    if state.sitting.state == "ended" or host is None or not scene.is_gone(host, state.sitting.grace):
        return None
    return next((seat for seat in state.people if seat in scene.here), None)


def need_acting_host(state: TableState, sender: Sender, scene: Scene) -> None:
    """The host, or who acts for them."""
    if not sender.is_host and acting_host(state, scene) not in sender.seats:
        raise Refused("only-the-host")
