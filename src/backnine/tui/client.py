"""A client of a table: keeps what it is told, and says what its people want. It knows no screen and no
socket; the table may be in this process or far away."""

import time
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from backnine.games import Game, find_game
from backnine.hole import Happening, Seat
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.protocol import (
    Bye,
    Eyes,
    Hello,
    Incoming,
    MakeMove,
    Noted,
    Outgoing,
    Played,
    RefusedSeen,
    Said,
    ScoreCard,
    Seen,
    TableSeen,
    Undo,
    ViewSeen,
    Welcome,
)
from backnine.refused import Refused, harmless
from backnine.tui.seen import happenings, read_view, with_lifted
from backnine.view import View, glimpse

LOOKS = ("looked", "peeked")
TAKE = Move("take")


class LinkLost(Exception):  # noqa: N818 - it may come back
    """The line to the table is broken: nothing was said, or no answer came."""


class Connection(Protocol):
    """The way to a table."""

    @property
    def log(self) -> MatchLog | None:
        """The whole match, where it is played in this process: bots can be asked why."""
        ...

    @property
    def link(self) -> str:
        """`open`, or how far from it."""
        ...

    @property
    def waits(self) -> bool:
        """The table waits for `go_on`: whoever has just moved may take it back."""
        ...

    def go_on(self) -> None: ...

    def say(self, message: Incoming) -> None: ...

    def hear(self) -> list[Outgoing]:
        """What the table has told since this was last asked."""
        ...

    def wait(self) -> None:
        """Until there is something to hear; `LinkLost` if nothing comes."""
        ...


class TableClient:
    """`seats` are those of this device; the other fields are the latest message of each kind."""

    table: TableSeen
    score: ScoreCard
    view: ViewSeen

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.seats: list[Seat] = []
        self.host = False
        self.bye: str | None = None
        self.said: list[Said] = []
        self.looks: list[ViewSeen] = []  # shown to a seat alone, and not on the screen yet
        self._shown: set[int] = set()  # moves whose looks were on the screen
        self.refusal: Refused | None = None  # of what was asked last
        self.complaint: Refused | None = None  # of what nobody waits for the answer to
        self._asked: str | None = None  # the kind of message that an answer is awaited to
        self._answer: list[Played] | None = None
        self._first: int | None = None  # moves made before this client came
        self._turns: dict[tuple[int, ...], int] = {}  # by match, seat, hole and turn: moves before it
        self._moved: dict[int, Seat] = {}  # who made which move
        self._lifted_at: int | None = None  # moves made when the discard was lifted
        self.heard = 0  # messages
        self.welcomes = 0  # one more on each new line
        self.heard_at = self.viewed_at = time.monotonic()  # the last message, and the last view
        self.views: list[ViewSeen] = []  # all of this match that this device was shown

    # What there is

    @property
    def game(self) -> Game:
        return find_game(self.table.game)

    @property
    def dealt(self) -> bool:
        return hasattr(self, "view")

    @property
    def moves(self) -> tuple[Move, ...]:
        """What the seat of the view may do now."""
        return tuple(map(Move.read, self.view.after_take if self.lifted else self.view.moves))

    @property
    def acting(self) -> Seat | None:
        """Who at this device is to act, the first if several are."""
        return next((seat for seat in self.view.acting if seat in self.seats), None)

    @property
    def hides(self) -> bool:
        """Several people share this device, and the cards of one are not for the others."""
        return self.game.secrets and len(self.seats) > 1

    @property
    def lifted(self) -> bool:
        """The discard is in the hand, and the table does not know yet: it can be put back."""
        return self._lifted_at == self.view.n and bool(self.view.after_take)

    def seen(self) -> View:
        seen = read_view(self.table, self.score, self.view)
        return with_lifted(seen) if self.lifted else seen

    @property
    def moment(self) -> tuple[object, ...]:
        """Other whenever a page that waits for somebody is out of date."""
        view, table = (self.view if self.dealt else None), self.table
        covered = [table.chairs[seat].standing_in for seat in self.seats]
        told = view and (view.n, view.phase, view.hole)
        asking = [each.asking for each in table.asking]
        return (told, table.state, covered, asking, self.bye)

    # Hearing

    def hear(self) -> None:
        for message in self.connection.hear():
            self.heard += 1
            self.heard_at = time.monotonic()
            self._take(message)

    def _take(self, message: Outgoing) -> None:
        match message:
            case Welcome():
                self.seats, self.host, self.bye = message.seats, message.host, None
                self.welcomes += 1
            case TableSeen():
                self._take_table(message)
            case ScoreCard():
                self.score = message
            case ViewSeen():
                self._take_view(message)
            case Said():
                self.said.append(message)
            case RefusedSeen():
                self._take_refusal(message)
            case Bye():
                self.bye = message.why

    def _take_table(self, table: TableSeen) -> None:
        for chair in table.chairs:
            chair.name = harmless(chair.name)
        was_over = hasattr(self, "table") and self.table.state == "over"
        if was_over and table.state in ("open", "shuffling", "playing"):
            self.views.clear()
        if table.state == "open" and self.dealt:
            del self.view, self.score  # of a match that has left the table
        self.table = table

    def _take_refusal(self, told: RefusedSeen) -> None:
        """The answer to what was asked; or that to something said before, which may come late."""
        refused = Refused(told.why, moves=told.moves, **told.details)
        if self._asked and told.of in (self._asked, None):
            self.refusal = refused
        else:
            self.complaint = refused

    def _take_view(self, view: ViewSeen) -> None:
        self.view, self.viewed_at = view, self.heard_at
        self.views.append(view)
        if self._first is None:
            self._first = view.n
        self._moved.update((each.n, each.seat) for each in view.played)
        if view.whole:
            self._answer = view.played
        looks = [each for each in view.played if each.seat == view.seat and _looks(each)]
        new = [each for each in looks if each.n not in self._shown]
        self._shown.update(each.n for each in new)
        if new and not (view.whole and self.table.memory_aid):  # what lies in sight is not shown once more
            self.looks.append(replace(view, played=new))

    def _ask(self, message: Incoming, answered: Callable[[], bool] = bool) -> list[Played]:
        """Say something that the table answers with a view or a refusal."""
        self._asked = str(message.__struct_config__.tag)
        try:
            self._say(message)
            while self._answer is None and self.refusal is None and not answered():
                self.connection.wait()
                self.hear()
        finally:
            self._asked = None
        return self._answer or []

    # Saying

    def _say(self, message: Incoming) -> None:
        self._answer = self.refusal = None
        self.connection.say(message)
        self.hear()

    def look_as(self, seat: Seat) -> None:
        """From now on this person looks at the screen."""
        self._ask(Eyes(seat))

    def news(self, seat: Seat) -> list[Happening]:
        """What happened since this person's last turn began, as far as the table tells it again."""
        began = self._turns.get(self._turn(seat, self.view.turns[seat] - 1), self._first)
        return happenings(self._ask(Hello(began)))

    def _turn(self, seat: Seat, turn: int) -> tuple[int, ...]:
        over = self.table.state == "over"  # then the round is that of the next match
        return (self.table.round - over, seat, self.view.hole, turn)

    def move(self, seat: Seat, move: Move) -> Refused | None:
        """Make a move; why not, if the table refuses it. Where all move at once and another was quicker, it
        is made after theirs."""
        self.complaint = None  # it has been on the screen
        if self.lifted:
            self._lifted_at = None
            if refused := self.move(seat, TAKE):
                return refused
        if self.view.turn == seat:
            self._turns.setdefault(self._turn(seat, self.view.turns[seat]), self.view.n)
        while True:
            n = self.view.n
            self._ask(MakeMove(n, str(move), seat), lambda: self.view.n > n)  # noqa: B023 - asked at once
            was_slower = self._moved.get(n, seat) != seat and self.view.turn is None
            if self.refusal or not was_slower or move not in self.moves:
                return self.refusal

    def lift(self) -> None:
        """Take the discard into the hand; the table is told together with where it goes."""
        self._lifted_at = self.view.n

    def undo(self, seat: Seat) -> Refused | None:
        """Put the lifted discard back, or take this seat's last move back; why not, if the table refuses."""
        if self.lifted:
            self._lifted_at = None
            return None
        self.complaint, n = None, self.view.n
        self._ask(Undo(n, seat), lambda: self.view.n > n)
        return self.refusal

    def next_look(self) -> View:
        """What a seat was shown alone, as it saw it."""
        look = self.looks[0]
        return glimpse(read_view(self.table, self.score, look), happenings(look.played))

    @property
    def slots_looked_at(self) -> set[int]:
        happened = happenings(self.looks[0].played)
        return {each.slot for each in happened if each.what in LOOKS and each.slot is not None}

    def looked(self) -> None:
        """It has been on the screen, and is not told again."""
        look = self.looks.pop(0)
        self.connection.say(Noted(look.played[-1].n + 1, look.seat))

    def seen_hole(self, hole: int) -> None:
        """The end of this hole has been looked at."""
        self._say(Seen(hole))


def _looks(played: Played) -> bool:
    return any(each.what in LOOKS and each.card for each in played.happened)
