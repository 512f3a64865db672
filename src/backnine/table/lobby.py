"""Around the cards: chairs, settings, names, the start, leaving, playing again; by the host or by anybody."""

from collections.abc import Collection
from typing import Final

from backnine import protocol
from backnine.hole import Seat
from backnine.names import clean_name
from backnine.protocol import NewToken
from backnine.refused import Refused
from backnine.shuffle import new_seed
from backnine.store import Key, Round
from backnine.table import shuffling
from backnine.table.deciding import Proposal, chair_at, change, need_acting_host, seat_of
from backnine.table.forgetting import without_name
from backnine.table.keys import new_token, token_hash
from backnine.table.requests import EndMatch, GiveUpChair, MoveSeat, TakeChair
from backnine.table.scene import Scene, Sender
from backnine.table.sitting import STAND_IN, Chair, Lost, Sitting
from backnine.table.state import TableState

MOST_PAUSES: Final = 3  # a hole

# Chairs and settings


def take_chair(state: TableState, sender: Sender, scene: Scene, wish: TakeChair) -> Proposal:
    """Somebody was invited: the first open chair is theirs."""
    state.need("open")
    sitting = state.sitting.copy()
    chair = next((chair for chair in sitting.chairs if chair.kind == "open"), None)
    if chair is None:
        raise Refused("no-open-chair")
    sitting.fill(chair, "person", wish.name)
    chair.seal = wish.seal
    return _with_key(state, sitting, chair, wish.token)


def move_seat(state: TableState, sender: Sender, scene: Scene, wish: MoveSeat) -> Proposal:
    """Its player goes on at another device: the key that was used so far opens nothing more."""
    state.need("open", "shuffling", "playing", "paused", "over")
    sitting = state.sitting.copy()
    chair = sitting.chairs[seat_of(state, wish.chair)]
    gone = sitting.move(chair)
    if sitting.state in ("open", "over"):
        chair.seal = ""  # its word is at the device they leave
    return _with_key(state, sitting, chair, wish.token, gone)


def _with_key(
    state: TableState, sitting: Sitting, chair: Chair, token: str, gone: int | None = None
) -> Proposal:
    key = Key(token_hash(token), state.id, "seat", chair.id)
    told = NewToken(sitting.chairs.index(chair), token)
    return change(state, sitting, gone=gone, keys=[key], token=told)


def set_chair(state: TableState, sender: Sender, scene: Scene, message: protocol.SetChair) -> Proposal:
    """The host says who a chair is for; whoever sat there has no key to it any more."""
    sender.need_host()
    state.need("open")
    sitting = state.sitting.copy()
    chair = chair_at(sitting, message.seat)
    if chair.id == sitting.host:
        raise Refused("host-sits-there", seat=message.seat)
    if message.who == "none":
        sitting.remove(chair)
        return change(state, sitting, gone=chair.id)
    return _fill(state, sitting, chair, message, scene.guests)


def add_chair(state: TableState, sender: Sender, scene: Scene, message: protocol.AddChair) -> Proposal:
    sender.need_host()
    state.need("open")
    sitting = state.sitting.copy()
    return _fill(state, sitting, sitting.add_chair("open"), message, scene.guests)


def _fill(
    state: TableState,
    sitting: Sitting,
    chair: Chair,
    wish: protocol.SetChair | protocol.AddChair,
    guests: Collection[str],
) -> Proposal:
    gone = sitting.renew(chair)
    if wish.who != "here":
        sitting.fill(chair, "bot" if wish.who == "bot" else "open", wish.name, wish.bot, guests)
        return change(state, sitting, gone=gone)
    sitting.fill(chair, "person", wish.name)
    return _with_key(state, sitting, chair, new_token(), gone)


def settings(state: TableState, sender: Sender, scene: Scene, message: protocol.Settings) -> Proposal:
    """The game and its rules are settled at the start; clocks and spectators may change at any time."""
    sender.need_host()
    rules = (message.game, message.house, message.memory_aid, message.names)
    if any(wish is not None for wish in rules):
        state.need("open")
    else:
        state.need("open", "shuffling", "playing", "paused", "over")
    sitting = state.sitting.copy()
    sitting.set(message)
    return change(state, sitting)


def rename(state: TableState, sender: Sender, scene: Scene, message: protocol.Name) -> Proposal | None:
    """Before the cards are dealt a player may choose a name, against bots alone at any time; one that shows
    nothing changes nothing."""
    seat = sender.own_seat(message.seat)
    state.need("open", "over", *(("playing", "paused") if state.people == [seat] else ()))
    if not clean_name(message.name):
        return None
    sitting = state.sitting.copy()
    sitting.rename(sitting.chairs[seat], message.name)
    return change(state, sitting)


# The host


def hand_over(state: TableState, sender: Sender, scene: Scene, message: protocol.HandOver) -> Proposal:
    sender.need_host()
    sitting = state.sitting.copy()
    chair = chair_at(sitting, message.seat)
    if not chair.is_persons:
        raise Refused("no-person-there", seat=message.seat)
    sitting.host = chair.id
    return change(state, sitting)


def send_off(state: TableState, sender: Sender, scene: Scene, message: protocol.SendOff) -> Proposal:
    """As if the player had left; but they are told that it was the host."""
    sender.need_host()
    chair = chair_at(state.sitting, message.seat)
    if chair.id == state.sitting.host:
        raise Refused("host-sits-there", seat=message.seat)
    if not chair.is_persons:
        raise Refused("no-person-there", seat=message.seat)
    return give_up(state, message.seat, scene, lost="sent-off")


def _next_host(sitting: Sitting, scene: Scene) -> None:
    """The first person who is here, or else the first at all."""
    people = [(seat, chair.id) for seat, chair in enumerate(sitting.chairs) if chair.is_persons]
    here = [chair for seat, chair in people if seat in scene.here]
    sitting.host = next(iter(here or [chair for _, chair in people]), None)


# Beginning, leaving, playing again


def start(state: TableState, sender: Sender, scene: Scene, message: protocol.Start) -> Proposal:
    """Also by whoever acts for a host who is away."""
    need_acting_host(state, sender, scene)
    state.need("open")
    sitting = state.sitting.copy()
    sitting.seat_everybody()
    return shuffling.start(state, sitting, scene)


def rematch(state: TableState, sender: Sender, scene: Scene, message: protocol.Rematch) -> Proposal:
    """All who are here want it; the deal moves on to the left."""
    state.need("over")
    sitting = state.sitting.copy()
    sitting.deleting.clear()
    return shuffling.start(state, sitting, scene)


def reopen(state: TableState, sender: Sender, scene: Scene, message: protocol.Reopen) -> Proposal:
    """Another day: the chairs wait for those who were there. By anybody in a seat while the host is away."""
    if not sender.is_host:
        sender.need_seat()
        if state.sitting.host_seat in scene.here:
            raise Refused("only-the-host")
    state.need("over")
    sitting = state.sitting.copy()
    sitting.deleting.clear()
    sitting.clear()
    return change(state, sitting)


def leave(state: TableState, sender: Sender, scene: Scene, message: protocol.Leave) -> Proposal:
    return give_up(state, sender.own_seat(message.seat), scene, forget=message.forget)


def give_up_chair(state: TableState, sender: Sender, scene: Scene, wish: GiveUpChair) -> Proposal:
    return give_up(state, seat_of(state, wish.chair), scene, forget=wish.forget)


def give_up(
    state: TableState, seat: Seat, scene: Scene, *, forget: bool = False, lost: Lost = ""
) -> Proposal:
    """For good: before the start the chair is free again, later a bot plays on, under the same name unless
    that is to be forgotten."""
    if not (forget and state.sitting.shut):  # one's name can be taken back at a closed table, too
        state.need("open", "shuffling", "playing", "paused", "over")
    sitting = state.sitting.copy()
    chair = sitting.chairs[seat]
    gone = sitting.renew(chair, lost)
    rounds = without_name(sitting, state.rounds, seat) if forget else []
    if sitting.state == "open":
        sitting.fill(chair, "open")
    else:
        chair.kind, chair.bot = "left", STAND_IN
        if sitting.state == "over":
            chair.seal = ""  # of the next shuffle, which is no longer theirs
    was_host = sitting.host == gone
    if was_host:
        _next_host(sitting, scene)
    if (was_host or sitting.state != "open") and not any(each.is_persons for each in sitting.chairs):
        sitting.state = "ended"  # before the start: whoever came by the invitation would wait for ever
    return change(state, sitting, gone=gone, rounds=rounds)


def end_match(state: TableState, sender: Sender, scene: Scene, wish: EndMatch) -> Proposal | None:
    """The match is over: its seed is told, and that of the next one sealed."""
    if state.sitting.state != "playing" or not (state.match and state.match.outcome):
        return None  # somebody else has done so
    sitting = state.sitting.copy()
    sitting.state = "over"
    sitting.count(state.match.totals, state.match.outcome.winners)
    sitting.round += 1
    for chair in sitting.chairs:
        chair.seal, chair.late = "", False
    return change(state, sitting, new_round=Round(sitting.round, state.n, new_seed()))


def pause(state: TableState, sender: Sender, scene: Scene, message: protocol.Pause) -> Proposal:
    """The host stops the clocks; not again and again while others want to go on."""
    sender.need_host()
    state.need("playing")
    if scene.others_wait and scene.pauses >= MOST_PAUSES:
        raise Refused("too-many-pauses", most=MOST_PAUSES)
    sitting = state.sitting.copy()
    sitting.state = "paused"
    return change(state, sitting)


def resume(state: TableState, sender: Sender, scene: Scene, message: protocol.Resume) -> Proposal:
    """Anybody in a seat, and not only the host: nobody shall be able to stall the rest."""
    if not sender.is_host:
        sender.need_seat()
    state.need("paused")
    sitting = state.sitting.copy()
    sitting.state = "playing"
    return change(state, sitting)
