"""Between the start and the first card: whoever has sealed a word reveals it, and with these words the match
begins. The seals stand still meanwhile, so nobody can choose a word by those of others; and nobody is told a
word before the match is over."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from backnine import protocol
from backnine.hole import Seat, left_of
from backnine.matchlog import MatchLog
from backnine.refused import Refused
from backnine.shuffle import seal as seal_of
from backnine.table.clocks import RETRY_SECONDS
from backnine.table.sitting import Sitting, setup_of, write_setup

if TYPE_CHECKING:
    from backnine.table.parts import Visitor
    from backnine.table.table import Table

REVEAL_SECONDS: Final = 3  # for a word; later ones are left out


class Revealing:
    """Who is waited for, and the words so far. They are in memory alone: a table that slept asks again."""

    def __init__(self, awaited: set[Seat]) -> None:
        self.awaited = awaited
        self.words: dict[Seat, bytes] = {}

    def __repr__(self) -> str:
        return f"Revealing({sorted(self.awaited)})"  # never a word


def seal(table: "Table", visitor: "Visitor", message: protocol.Seal) -> None:
    """The seal of a player's word for the next shuffle."""
    seat = table.own_seat(visitor, message.seat)
    table.need_state("open", "over")
    sitting = table.sitting.copy()
    sitting.chairs[seat].seal = message.seal
    table.change(sitting, table.tell_table, table.refuse(visitor, message))


def sealed(table: "Table") -> set[Seat]:
    return {seat for seat in table.people() if table.sitting.chairs[seat].seal}


def start(table: "Table", sitting: Sitting, refuse: Callable[[Refused], None]) -> None:
    """Ask for the words of those who are here, or deal at once if nobody of them has sealed one."""
    present = {table.sitting.chairs[seat].id for seat in sealed(table) if is_about(table, seat)}
    if not present:
        begin(table, sitting, {}, refuse)
        return
    sitting.state = "shuffling"

    def then() -> None:
        ask(table, {seat for seat in sealed(table) if table.sitting.chairs[seat].id in present})
        table.tell_table()

    table.change(sitting, then, refuse)


def is_about(table: "Table", seat: Seat) -> bool:
    """Here, or on the way: just invited, or gone for a moment only."""
    now = table.clock.now()
    return table.is_here(seat) or table.clocks.away.get(seat, now) + REVEAL_SECONDS > now


def ask(table: "Table", awaited: set[Seat]) -> None:
    """From now on words are taken, and waited for a moment."""
    table.revealing = Revealing(awaited)
    _begin_later(table, table.revealing, REVEAL_SECONDS)


def _begin_later(table: "Table", revealing: Revealing, seconds: float) -> None:
    def time_is_up() -> None:
        if table.revealing is revealing and table.sitting.state == "shuffling":
            revealing.awaited.clear()
            go_on(table)

    table.clock.later(seconds, lambda: table.do(time_is_up))


def reveal(table: "Table", visitor: "Visitor", message: protocol.Reveal) -> None:
    """A word counts if it fits its seal; that leaves one word only."""
    seat = table.own_seat(visitor, message.seat)
    table.need_state("shuffling")
    word = bytes.fromhex(message.word)
    if seal_of(word) != table.sitting.chairs[seat].seal:
        raise Refused("wrong-word", seat=seat)
    if table.revealing:
        table.revealing.words[seat] = word
    go_on(table)


def go_on(table: "Table") -> None:
    """The match begins once nobody is waited for any more."""
    revealing = table.revealing
    if revealing is None or table.storing or not revealing.awaited <= revealing.words.keys() | left(table):
        return
    begin(
        table,
        table.sitting.copy(),
        revealing.words,
        lambda refused: _begin_later(table, revealing, RETRY_SECONDS),
    )


def left(table: "Table") -> set[Seat]:
    """Who has given the seat up meanwhile."""
    return set(range(len(table.sitting.chairs))) - set(table.people())


def begin(
    table: "Table", sitting: Sitting, words: dict[Seat, bytes], refuse: Callable[[Refused], None]
) -> None:
    """Deal the first hole of a match. Its seed was sealed before anybody sealed a word."""
    setup = setup_of(sitting, next_dealer(table), words)
    sitting.state = "playing"
    begun = table.rounds[-1]._replace(header=write_setup(setup))
    log = MatchLog.begin(setup, begun.seed)

    def then() -> None:
        table.rounds[-1] = begun
        table.begin(log)

    table.change(sitting, then, refuse, new_round=begun)


def next_dealer(table: "Table") -> Seat | None:
    """After a match the deal moves on; for the first one a dealer is drawn."""
    if table.match is None:
        return None
    return left_of(table.match.hole.dealer, tuple(range(table.match.players)))
