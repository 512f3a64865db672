"""Whoever comes when no chair is free: they ask for a bot's chair, or to watch; the host says yes or no.

Who asks is kept in memory alone: it is a question among people who are here now.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import ceil
from typing import Final, Literal, NamedTuple

from backnine.but import but
from backnine.names import clean_name, unlike
from backnine.protocol import AskingSeen
from backnine.refused import Refused
from backnine.setup import check_text
from backnine.store import Key, Round
from backnine.table.deciding import Proposal, chair_at, change, seat_of
from backnine.table.presence import Presence, is_host
from backnine.table.requests import OpenWindow, SeatLatecomer
from backnine.table.scene import Scene, Sender
from backnine.table.sitting import (
    BOTS_NAMES,
    LONGEST_SEAT_NAME,
    NAMES,
    Chair,
    Sitting,
    read_setup,
    write_setup,
)
from backnine.table.state import TableState


class DoorSaid(NamedTuple):
    """To who asks; after a no they may ask `again` in so many seconds."""

    answer: Literal["wait", "nobody", "no"]  # nobody: there is nobody just now who could say yes
    again: int = 0


class DoorQuestion(NamedTuple):
    """Somebody of this household, with a token of this hash, asks for the chair in `seat`; None: to watch."""

    name: str
    seat: int | None
    hash: bytes
    household: str = ""


MOST_ASKING: Final = 4  # at one table
ASKING_SECONDS: Final = 30  # whoever does not ask again has gone
NO_SECONDS: Final = 60  # a no is heard for so long, and nothing new asked; twice as long after the next no
LONGEST_NO: Final = 3600
FORGIVEN_SECONDS: Final = 3600  # after that a no does not count any more


def gives_way(chair: Chair) -> bool:
    """Nobody has the key to it, and a bot plays: also for somebody who has left."""
    return chair.kind in ("bot", "left")


def gives_way_in(sitting: Sitting, seat: int | None) -> bool:
    return seat is not None and gives_way(sitting.chairs[seat])


@dataclass
class Plea:
    """Somebody with a token of this hash asks for a chair; None: to watch."""

    number: int
    hash: bytes
    name: str
    chair: int | None
    household: str
    at: float  # when it was last heard
    refused: bool = False
    withdrawn: bool = False  # kept for a while: who asks the same again has the same number
    is_new: bool = True  # the host has not been told

    @property
    def wish(self) -> SeatLatecomer | OpenWindow:
        """What becomes of it with a yes."""
        if self.chair is None:
            return OpenWindow(self.hash, by_host=True)
        return SeatLatecomer(self.chair, self.name, self.hash)

    @property
    def is_waiting(self) -> bool:
        """For the host's answer."""
        return not (self.refused or self.withdrawn)

    def is_past(self, now: float) -> bool:
        return self.at + (NO_SECONDS if self.refused else ASKING_SECONDS) <= now


@dataclass
class Noes:
    """How often a household was told no, under which names, and until when it is not to ask again."""

    times: int = 0
    until: float = 0.0
    names: set[str] = field(default_factory=set)

    def one_more(self, name: str, now: float) -> None:
        self.times += 1
        self.names.add(name)
        self.until = now + min(LONGEST_NO, NO_SECONDS * 2 ** (self.times - 1))

    def left(self, now: float) -> int:
        """Seconds."""
        return max(0, ceil(self.until - now))


class Door:
    """Who asks to come in at a table."""

    def __init__(self) -> None:
        self._pleas: list[Plea] = []
        self._noes: dict[str, Noes] = {}  # by household: another key or name is the same person again
        self._next = 0

    def ask(self, sitting: Sitting, question: DoorQuestion, now: float) -> Plea:
        """The question of somebody, who asks it again until it is answered."""
        plea = self._with(question.hash)
        if plea and plea.refused:
            return plea
        if sitting.latecomers == "no":
            raise Refused("no-latecomers")
        chair = _wanted(sitting, question.seat)
        if plea is None or plea.withdrawn:
            plea = self._new(sitting, question, chair, now)
        plea.at = now
        return plea

    def _with(self, hashed: bytes) -> Plea | None:
        """The last question with a token of this hash."""
        return next((each for each in reversed(self._pleas) if each.hash == hashed), None)

    def _new(self, sitting: Sitting, question: DoorQuestion, chair: int | None, now: float) -> Plea:
        name = _shown(sitting, question.name, chair)
        if seconds := self.not_before(question.household, now):
            if name in self._noes[question.household].names:
                raise Refused("not-again-yet", seconds=seconds)
            raise Refused("address-told-no", seconds=seconds)
        if sum(each.is_waiting for each in self._pleas) >= MOST_ASKING:
            raise Refused("too-many-asking", most=MOST_ASKING)
        plea = Plea(-1, question.hash, name, chair, question.household, now)
        plea.number = self._number(plea)
        self._pleas.append(plea)
        return plea

    def _number(self, plea: Plea) -> int:
        """That of the same question, if it was withdrawn just now: a no to it is still heard. Whoever takes
        back one after another has to wait."""
        taken_back = [each for each in self._pleas if each.withdrawn and each.household == plea.household]
        for each in taken_back:
            if (each.name, each.chair) == (plea.name, plea.chair):
                self._pleas.remove(each)
                return each.number
        if len(taken_back) >= MOST_ASKING:
            raise Refused("too-many-asking", most=MOST_ASKING)
        self._next += 1
        return self._next - 1

    def not_before(self, household: str, now: float) -> int:
        """Seconds until this household may ask again."""
        noes = self._noes.get(household)
        return noes.left(now) if noes else 0

    def refuse(self, plea: Plea, now: float) -> None:
        """The host says no."""
        plea.refused, plea.withdrawn, plea.at = True, False, now
        self._noes.setdefault(plea.household, Noes()).one_more(plea.name, now)

    def withdraw(self, hashed: bytes) -> bool:
        """They do not ask any more. Did they? A no stays a no."""
        plea = self._with(hashed)
        if plea is None or not plea.is_waiting:
            return False
        plea.withdrawn = True
        return True

    def forget_past(self, now: float) -> bool:
        """Those who do not ask any more. Any?"""
        past = [each for each in self._pleas if each.is_past(now)]
        self._pleas = [each for each in self._pleas if not each.is_past(now)]
        self._noes = {who: noes for who, noes in self._noes.items() if noes.until + FORGIVEN_SECONDS > now}
        return any(each.is_waiting for each in past)

    def find(self, number: int, sitting: Sitting) -> Plea:
        """The question of this number, while it waits for an answer."""
        for plea, _ in self._open(sitting):
            if plea.number == number:
                return plea
        raise Refused("nobody-asks")

    def find_withdrawn(self, number: int) -> Plea | None:
        """The host has said no to it, and did not see yet that nobody asks any more."""
        return next((each for each in self._pleas if each.withdrawn and each.number == number), None)

    def asking(self, sitting: Sitting) -> list[AskingSeen]:
        return [AskingSeen(plea.number, plea.name, seat) for plea, seat in self._open(sitting)]

    def names(self, sitting: Sitting, now: float) -> list[str]:
        """Of those who ask. Who has just gone is left out, and forgotten where the host is told of it."""
        return [plea.name for plea, _ in self._open(sitting) if not plea.is_past(now)]

    def _open(self, sitting: Sitting) -> Iterator[tuple[Plea, int | None]]:
        """With the seat that its chair is in. One that is a bot's no more was given to somebody; where all
        may watch, nobody has to ask."""
        for plea in self._pleas:
            seat = None if plea.chair is None else sitting.seat_of(plea.chair)
            is_open = not sitting.watch if plea.chair is None else gives_way_in(sitting, seat)
            if is_open and plea.is_waiting:
                yield plea, seat


def _wanted(sitting: Sitting, seat: int | None) -> int | None:
    """The chair that is asked for."""
    if sitting.state == "ended":
        raise Refused("table-is-ended")
    if seat is None:
        return None
    chair = chair_at(sitting, seat)
    if not gives_way(chair):
        raise Refused("no-bot-there", seat=seat)
    return chair.id


def _shown(sitting: Sitting, name: str, chair: int | None) -> str:
    """What the host reads: nobody can judge somebody without a name, or with that of somebody at the table. A
    bot will make way, and who has left may ask for their own chair. From the list one is given."""
    name = clean_name(name)
    others = [each.name for each in sitting.chairs if each.kind != "bot" and each.id != chair] + BOTS_NAMES
    if sitting.names == "list":
        is_free = name in NAMES and name == unlike(name, others, LONGEST_SEAT_NAME)
        return name if is_free else sitting.free_name()
    if not name:
        raise Refused("name-needed")
    return unlike(check_text(name, LONGEST_SEAT_NAME), others, LONGEST_SEAT_NAME)


def may_be_answered(state: TableState, presence: Presence) -> bool:
    """Is the host here, or anybody who acts for the host, or soon will?"""
    sitting = state.sitting
    return any(
        is_host(sitting, visitor) or (visitor.seats and sitting.host is not None)
        for visitor in presence.visitors
    )


# Deciding


def seat_latecomer(state: TableState, sender: Sender, scene: Scene, wish: SeatLatecomer) -> Proposal:
    """From here on a person plays this seat. What was shown for a moment to whoever played it before is not
    told again: else a host could look into the hand of somebody sent off."""
    state.need("open", "playing", "paused", "over")
    sitting = state.sitting.copy()
    seat = seat_of(state, wish.chair)
    chair, seal = sitting.chairs[seat], sitting.chairs[seat].seal
    if not gives_way(chair):
        raise Refused("no-bot-there", seat=seat)
    gone = sitting.renew(chair)
    sitting.fill(chair, "person", wish.name)
    chair.noted = state.n
    key = Key(wish.hash, state.id, "seat", chair.id)
    if sitting.state not in ("playing", "paused"):
        return change(state, sitting, gone=gone, keys=[key])
    chair.seal, chair.late = seal, True  # of the match that goes on
    return change(state, sitting, gone=gone, keys=[key], rounds=[_with_names(state.on_table, sitting)])


def _with_names(on_table: Round, sitting: Sitting) -> Round:
    """The match is told with the names of those who are here now."""
    names = tuple(chair.name for chair in sitting.chairs)
    return on_table._replace(header=write_setup(but(read_setup(on_table), names=names)))


def open_window(state: TableState, sender: Sender, scene: Scene, wish: OpenWindow) -> Proposal:
    """A key of a spectator's own, for somebody with the code. If the host has let them in, spectators are
    allowed from now on: so the host can show them out, too."""
    state.need("open", "shuffling", "playing", "paused", "over")
    sitting = state.sitting.copy()
    if not (sitting.watch or wish.by_host):
        raise Refused("no-spectators")
    sitting.watch = True
    return change(state, sitting, keys=[Key(wish.hash, state.id, "watch")])
