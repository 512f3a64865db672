"""Around the cards: chairs, settings, names, the start, leaving, playing again; by the host or by anybody."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from backnine import protocol
from backnine.hole import Seat
from backnine.names import clean_name
from backnine.protocol import NewToken
from backnine.refused import Refused
from backnine.shuffle import new_seed
from backnine.store import Key, Round
from backnine.table import shuffling
from backnine.table.forgetting import without_name
from backnine.table.keys import new_token, token_hash
from backnine.table.sitting import STAND_IN, Chair, Sitting

if TYPE_CHECKING:
    from backnine.table.parts import Visitor
    from backnine.table.table import Table


MOST_PAUSES: Final = 3  # a hole


def need_host(table: "Table", visitor: "Visitor") -> None:
    if not table.is_host(visitor):
        raise Refused("only-the-host")


def need_host_or_acting(table: "Table", visitor: "Visitor") -> None:
    """For what must go on while the host is away."""
    if not table.is_host(visitor) and table.acting_host() not in visitor.seats:
        raise Refused("only-the-host")


def need_seat(visitor: "Visitor") -> None:
    if not visitor.seats:
        raise Refused("only-players")


def _chair(sitting: Sitting, seat: Seat) -> Chair:
    if seat not in range(len(sitting.chairs)):
        raise Refused("no-such-seat", seat=seat, most=len(sitting.chairs) - 1)
    return sitting.chairs[seat]


# Chairs and settings


def join(
    table: "Table", name: str, token: str, done: Callable[[Seat | Refused], None], seal: str = ""
) -> None:
    """Somebody was invited: the first open chair is theirs."""
    table.need_state("open")
    sitting = table.sitting.copy()
    chair = next((chair for chair in sitting.chairs if chair.kind == "open"), None)
    if chair is None:
        raise Refused("no-open-chair")
    sitting.fill(chair, "person", name)
    chair.seal = seal
    seat = sitting.chairs.index(chair)

    def then() -> None:
        table.tell_table()
        done(seat)

    key = Key(token_hash(token), table.id, "seat", chair.id)
    table.change(sitting, then, done, add_keys=[key])


def set_chair(table: "Table", visitor: "Visitor", message: protocol.SetChair) -> None:
    """The host says who a chair is for; whoever sat there has no key to it any more."""
    need_host(table, visitor)
    table.need_state("open")
    sitting = table.sitting.copy()
    chair = _chair(sitting, message.seat)
    if chair.id == sitting.host:
        raise Refused("host-sits-there", seat=message.seat)
    if message.who == "none":
        sitting.remove(chair)
        table.change(sitting, lambda: _seats_moved(table), table.refuse(visitor, message), gone=chair.id)
    else:
        _fill(table, visitor, sitting, chair, message)


def _seats_moved(table: "Table") -> None:
    """What was kept by seat is of others now."""
    table.clocks.restart([seat for seat in table.people() if not table.is_here(seat)], table.clock.now())
    for each in table.visitors:
        each.muted.clear()
    table.tell_table()


def add_chair(table: "Table", visitor: "Visitor", message: protocol.AddChair) -> None:
    need_host(table, visitor)
    table.need_state("open")
    sitting = table.sitting.copy()
    _fill(table, visitor, sitting, sitting.add_chair("open"), message)


def _fill(
    table: "Table",
    visitor: "Visitor",
    sitting: Sitting,
    chair: Chair,
    wish: protocol.SetChair | protocol.AddChair,
) -> None:
    gone = sitting.renew(chair)
    if wish.who != "here":
        sitting.fill(chair, "bot" if wish.who == "bot" else "open", wish.name, wish.bot)
        table.change(sitting, table.tell_table, table.refuse(visitor, wish), gone=gone)
        return
    sitting.fill(chair, "person", wish.name)
    seat, token = sitting.chairs.index(chair), new_token()

    def then() -> None:
        visitor.chairs.add(chair.id)
        table.find_seats(visitor)
        table.clocks.back(seat)
        table.tell(visitor, NewToken(seat, token))
        table.tell_table()

    key = Key(token_hash(token), table.id, "seat", chair.id)
    table.change(sitting, then, table.refuse(visitor, wish), gone=gone, add_keys=[key])


def settings(table: "Table", visitor: "Visitor", message: protocol.Settings) -> None:
    """The game and its rules are settled at the start; clocks and spectators may change at any time."""
    need_host(table, visitor)
    rules = (message.game, message.house, message.memory_aid, message.names)
    if any(wish is not None for wish in rules):
        table.need_state("open")
    else:
        table.need_state("open", "shuffling", "playing", "paused", "over")
    sitting = table.sitting.copy()
    sitting.set(message)

    def then() -> None:
        table.tell_table()
        table.go_on()

    table.change(sitting, then, table.refuse(visitor, message))


def rename(table: "Table", visitor: "Visitor", message: protocol.Name) -> None:
    """Before the cards are dealt a player may choose a name; one that shows nothing changes nothing."""
    seat = table.own_seat(visitor, message.seat)
    table.need_state("open", "over")
    if not clean_name(message.name):
        table.tell_table()
        return
    sitting = table.sitting.copy()
    sitting.rename(sitting.chairs[seat], message.name)
    table.change(sitting, table.tell_table, table.refuse(visitor, message))


# The host


def hand_over(table: "Table", visitor: "Visitor", message: protocol.HandOver) -> None:
    need_host(table, visitor)
    sitting = table.sitting.copy()
    chair = _chair(sitting, message.seat)
    if not chair.is_persons:
        raise Refused("no-person-there", seat=message.seat)
    sitting.host = chair.id
    table.change(sitting, table.tell_table, table.refuse(visitor, message))


def stand_in_for_host(table: "Table") -> None:
    """Tell everybody when somebody begins to act for the host, or no longer does. The office stays where it
    is: a phone that went to sleep must not cost anybody their table."""
    host = table.sitting.host_seat
    if host is not None and not table.is_here(host):
        table.clocks.away.setdefault(host, table.clock.now())
    if table.acting_host() != table.told_acting:
        table.tell_table()


def _next_host(table: "Table", sitting: Sitting) -> None:
    """The first person who is here, or else the first at all."""
    people = [(seat, chair.id) for seat, chair in enumerate(sitting.chairs) if chair.is_persons]
    here = [chair for seat, chair in people if table.is_here(seat)]
    sitting.host = next(iter(here or [chair for _, chair in people]), None)


# Beginning, leaving, playing again


def start(table: "Table", visitor: "Visitor", message: protocol.Start) -> None:
    need_host_or_acting(table, visitor)
    table.need_state("open")
    sitting = table.sitting.copy()
    sitting.seat_everybody()
    shuffling.start(table, sitting, table.refuse(visitor, message))


def leave(table: "Table", visitor: "Visitor", message: protocol.Leave) -> None:
    seat = table.own_seat(visitor, message.seat)
    refuse = table.refuse(visitor, message)
    give_up(table, seat, message.forget, lambda: table.tell_view(visitor, []), refuse)


def give_up(
    table: "Table", seat: Seat, forget: bool, done: Callable[[], None], refuse: Callable[[Refused], None]
) -> None:
    """For good: before the start the chair is free again, later a bot plays on, under the same name unless
    that is to be forgotten."""
    table.need_state("open", "shuffling", "playing", "paused", "over")
    sitting = table.sitting.copy()
    chair = sitting.chairs[seat]
    gone = sitting.renew(chair)
    if sitting.state == "open":
        sitting.fill(chair, "open")
    else:
        chair.kind, chair.bot = "left", STAND_IN
        if sitting.state == "over":
            chair.seal = ""  # of the next shuffle, which is no longer theirs
    was_host = sitting.host == gone
    if was_host:
        _next_host(table, sitting)
    if (was_host or sitting.state != "open") and not any(each.is_persons for each in sitting.chairs):
        sitting.state = "ended"  # before the start: whoever came by the invitation would wait for ever
    rounds = without_name(sitting, table.rounds, seat) if forget else []

    def then() -> None:
        table.clocks.forget(seat)
        table.tell_table()
        done()
        begin_rematch(table, lambda refused: None)
        table.go_on()

    table.change(sitting, then, refuse, gone=gone, rounds=rounds)


def finish(table: "Table") -> None:
    """The match is over: its seed is told, and that of the next one sealed."""
    sitting = table.sitting.copy()
    sitting.state = "over"
    sitting.round += 1
    for chair in sitting.chairs:
        chair.seal = ""
    sealed = Round(sitting.round, table.n, new_seed())

    def then() -> None:
        table.rounds.append(sealed)
        table.clocks.stop()
        table.tell_table()

    table.change(sitting, then, lambda refused: None, new_round=sealed)


def rematch(table: "Table", visitor: "Visitor", message: protocol.Rematch) -> None:
    """It begins when everybody who is here wants it; the deal moves on to the left."""
    table.need_state("over")
    need_seat(visitor)
    table.wants_rematch.update(visitor.seats)
    if not begin_rematch(table, table.refuse(visitor, message)):
        table.tell_table()


def begin_rematch(table: "Table", refuse: Callable[[Refused], None]) -> bool:
    """If all who are here want it; also when the last who hesitated has gone."""
    here = [seat for seat in table.people() if table.is_here(seat)]
    wanted = here and table.wants_rematch.issuperset(here)
    if table.sitting.state != "over" or table.storing or not wanted or table.match is None:
        return False
    sitting = table.sitting.copy()
    sitting.deleting.clear()
    shuffling.start(table, sitting, refuse)
    return True


def pause(table: "Table", visitor: "Visitor", message: protocol.Pause) -> None:
    """The host stops the clocks; not again and again while others want to go on."""
    need_host(table, visitor)
    table.need_state("playing")
    others_wait = any(each.seats and each.seats != visitor.seats for each in table.visitors)
    if others_wait and table.pauses >= MOST_PAUSES:
        raise Refused("too-many-pauses", most=MOST_PAUSES)
    sitting = table.sitting.copy()
    sitting.state = "paused"

    def then() -> None:
        table.pauses += others_wait
        table.clocks.pause(table.clock.now())
        table.tell_table()
        table.tell_views()

    table.change(sitting, then, table.refuse(visitor, message))


def resume(table: "Table", visitor: "Visitor", message: protocol.Resume) -> None:
    """Anybody in a seat, and not only the host: nobody shall be able to stall the rest."""
    if not table.is_host(visitor):
        need_seat(visitor)
    table.need_state("paused")
    sitting = table.sitting.copy()
    sitting.state = "playing"

    def then() -> None:
        now = table.clock.now()
        table.clocks.resume(now)
        table.moved_at = table.hole_over_at = now
        table.tell_table()
        table.tell_views()
        table.go_on()

    table.change(sitting, then, table.refuse(visitor, message))
