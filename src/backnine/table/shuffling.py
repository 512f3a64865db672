"""Between the start and the first card: whoever has sealed a word reveals it, and with these words the match
begins. The seals stand still meanwhile, so nobody can choose a word by those of others; and nobody is told a
word before the match is over."""

from collections.abc import Mapping
from typing import Final

from backnine import protocol
from backnine.hole import Seat, left_of
from backnine.refused import Refused
from backnine.shuffle import seal as seal_of
from backnine.table.deciding import Proposal, change
from backnine.table.requests import BeginMatch
from backnine.table.scene import Scene, Sender
from backnine.table.sitting import Sitting, setup_of, write_setup
from backnine.table.state import TableState

REVEAL_SECONDS: Final = 3  # for a word; later ones are left out


def seal(state: TableState, sender: Sender, scene: Scene, message: protocol.Seal) -> Proposal:
    """The seal of a player's word for the next shuffle."""
    seat = sender.own_seat(message.seat)
    state.need("open", "over")
    sitting = state.sitting.copy()
    sitting.chairs[seat].seal = message.seal
    return change(state, sitting)


def check_word(state: TableState, seat: Seat, word: bytes) -> None:
    """A word counts if it fits its seal; that leaves one word only."""
    if seal_of(word) != state.sitting.chairs[seat].seal:
        raise Refused("wrong-word", seat=seat)


def sealed(state: TableState) -> set[Seat]:
    return {seat for seat in state.people if state.sitting.chairs[seat].seal}


def awaited(state: TableState, scene: Scene) -> set[Seat]:
    """Those with a sealed word who are here, or on the way: just invited, or gone for a moment only."""
    return {seat for seat in sealed(state) if not scene.is_gone(seat, REVEAL_SECONDS)}


def start(state: TableState, sitting: Sitting, scene: Scene) -> Proposal:
    """Ask for the words of those who are here, or deal at once if nobody of them has sealed one."""
    if not awaited(state, scene):
        return begin(state, sitting, {})
    sitting.state = "shuffling"
    return change(state, sitting)


def begin_match(state: TableState, sender: Sender, scene: Scene, wish: BeginMatch) -> Proposal:
    state.need("shuffling")
    return begin(state, state.sitting.copy(), wish.words)


def begin(state: TableState, sitting: Sitting, words: Mapping[Seat, bytes]) -> Proposal:
    """Deal the first hole of a match. Its seed was sealed before anybody sealed a word."""
    setup = setup_of(sitting, next_dealer(state), words)
    sitting.state, sitting.cleared, sitting.broken_off = "playing", False, False
    return change(state, sitting, new_round=state.rounds[-1]._replace(header=write_setup(setup)))


def next_dealer(state: TableState) -> Seat | None:
    """After a match the deal moves on; for the first one a dealer is drawn."""
    if state.match is None:
        return None
    return left_of(state.match.hole.dealer, tuple(range(state.match.players)))
