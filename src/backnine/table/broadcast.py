"""What a table tells, and to whom: each visitor sees it through the eyes of its own seat."""

from collections.abc import Callable

from backnine.hole import Seat
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.protocol import (
    PROTOCOL,
    ChairSeen,
    ClockSeen,
    Incoming,
    MakeMove,
    Outgoing,
    Played,
    Said,
    TableSeen,
    Undo,
    ViewSeen,
    Welcome,
    refused_seen,
    write_message,
)
from backnine.refused import Refused
from backnine.setup import Setup
from backnine.shuffle import Shuffle
from backnine.store import UNDO, Entry
from backnine.table.clocks import Clocks
from backnine.table.deciding import acting_host
from backnine.table.hinting import agreeing, has_hints
from backnine.table.interval import Interval
from backnine.table.latecomers import Door
from backnine.table.memory import note
from backnine.table.parts import Clock, Visitor
from backnine.table.presence import Presence, is_host, turn_eyes
from backnine.table.recap import Recap
from backnine.table.scene import look_around
from backnine.table.showing import draw_seen, played_seen, public_seen, score_card, seat_seen, undo_seen
from backnine.table.sitting import STAND_IN, Chair, read_setup
from backnine.table.state import TableState
from backnine.table.undoing import may_undo, second_thoughts


class Broadcast:
    """It reads all there is, and changes only whose eyes a device looks through."""

    def __init__(
        self, presence: Presence, clocks: Clocks, interval: Interval, door: Door, clock: Clock
    ) -> None:
        self.presence = presence
        self.clocks = clocks
        self.interval = interval
        self.door = door
        self.clock = clock
        self.recap = Recap()
        self.told_acting: Seat | None = None  # who acts for the host, as everybody was last told

    def tell(self, visitor: Visitor, message: Outgoing) -> None:
        visitor.tell(write_message(message))

    def refuse(self, visitor: Visitor, message: Incoming, refused: Refused) -> None:
        self.tell(visitor, refused_seen(refused, message))

    def unchanged(self, state: TableState, visitor: Visitor, message: Incoming) -> None:
        """There was nothing to change, or it came too late: whoever asked is told how things stand."""
        if isinstance(message, MakeMove | Undo):
            self.missed(state, visitor, message.n)
        else:
            self.table(state)

    # The table

    def welcome(self, state: TableState, visitor: Visitor) -> None:
        """Which seats are the visitor's: when it comes, and when chairs or the host have changed."""
        visitor.welcomed = (visitor.seats, is_host(state.sitting, visitor))
        self.tell(visitor, Welcome(PROTOCOL, state.id, *visitor.welcomed, visitor.watching))

    def table(self, state: TableState) -> None:
        """How the table is set now; the code is for those who have a seat, and who asks for one for the
        host, or who acts for the host."""
        visitors = self.presence.visitors
        if not visitors:
            return
        for visitor in visitors:
            if visitor.welcomed != (visitor.seats, is_host(state.sitting, visitor)):
                self.welcome(state, visitor)
        seen = self._table_seen(state)
        public = write_message(seen)
        seen.code = state.sitting.code
        hosts = seated = write_message(seen)
        if asking := self.door.asking(state.sitting):
            seen.asking = asking
            hosts = write_message(seen)
        for visitor in visitors:
            if is_host(state.sitting, visitor) or self.told_acting in visitor.seats:
                visitor.tell(hosts)
            else:
                visitor.tell(public if visitor.watching else seated)

    def acting_host(self, state: TableState) -> None:
        """Tell everybody when somebody begins to act for the host, or no longer does. The office stays where
        it is: a phone that went to sleep must not cost anybody their table."""
        if self._acting_host(state) != self.told_acting:
            self.table(state)

    def _acting_host(self, state: TableState) -> Seat | None:
        return acting_host(state, look_around(self.presence, self.clocks, self.clock.now()))

    def _table_seen(self, state: TableState) -> TableSeen:
        """The table as a spectator sees it."""
        sitting, on_table = state.sitting, state.on_table
        over = bool(on_table.header) and sitting.state not in ("playing", "paused")
        self.told_acting = self._acting_host(state)
        return TableSeen(
            state=sitting.state,
            game=sitting.game,
            house=sitting.rules_of_house.said,
            chairs=[self._chair_seen(seat, chair) for seat, chair in enumerate(sitting.chairs)],
            host=sitting.host_seat,
            acting_host=self.told_acting,
            timer=sitting.timer,
            days=sitting.days,
            grace=sitting.grace,
            watch=sitting.watch,
            memory_aid=sitting.memory_aid,
            pace=sitting.pace,
            undo=sitting.undo,
            names=sitting.names,
            latecomers=sitting.latecomers,
            hints=has_hints(state),
            hinting=agreeing(state),
            watching=sum(visitor.watching for visitor in self.presence.visitors),
            round=sitting.round,
            commitment=Shuffle(state.rounds[-1].seed).commitment,
            draw=draw_seen(state.match.draw) if state.match else [],
            rematch=sorted(self.interval.wants_rematch),
            deleting=[seat for seat in state.people if sitting.chairs[seat].id in sitting.deleting],
            records=[]
            if sitting.position
            else [each.number for each in state.rounds if each.header and (over or each != on_table)],
            seed=on_table.seed.hex() if over else None,
            words=_words_seen(read_setup(on_table)) if over else [],
            what_if=bool(sitting.position),
            broken_off=sitting.broken_off,
        )

    def _chair_seen(self, seat: Seat, chair: Chair) -> ChairSeen:
        standing_in = chair.is_persons and self.clocks.is_covered(seat)
        return ChairSeen(
            kind=chair.kind,
            name=chair.name,
            bot=(chair.bot or STAND_IN) if chair.kind in ("bot", "left") or standing_in else None,
            here=chair.is_persons and self.presence.is_here(seat),
            standing_in=standing_in,
            seal=chair.seal,
            matches=chair.matches,
            wins=chair.wins,
            strokes=chair.strokes,
        )

    def phrase(self, said: Said) -> None:
        told = write_message(said)
        for visitor in self.presence.visitors:
            if said.seat not in visitor.muted:
                visitor.tell(told)

    # The cards

    def score_card(self, log: MatchLog) -> None:
        card = write_message(score_card(log.match))
        for visitor in self.presence.visitors:
            visitor.tell(card)

    def move(self, state: TableState, entry: Entry) -> None:
        """Everybody gets the table as it is now and what happened, as far as they may know."""
        log = state.log
        assert log is not None
        if log.match.hole.over:
            self.score_card(log)
        public, happened = self._public_seen(state), log.happened
        move = None if entry.move == UNDO else Move.read(entry.move)
        if move is None:
            public.undone = state.undone[-1:]

        def seen(eyes: Seat | None) -> ViewSeen:
            own = _through_eyes(state, public, eyes)
            if own.undo and eyes not in own.acting:
                own.undo_for = second_thoughts(state)
            own.played = [
                played_seen(entry.n, entry.seat, move, happened, eyes)
                if move
                else undo_seen(entry.n, entry.seat)
            ]
            return own

        self._to_all(state, seen)

    def views(self, state: TableState, *, whole: bool = False) -> None:
        if state.match is None:
            return
        public = self._public_seen(state)

        def seen(eyes: Seat | None) -> ViewSeen:
            own = _through_eyes(state, public, eyes)
            own.whole = whole
            return own

        self._to_all(state, seen)

    def _to_all(self, state: TableState, seen: Callable[[Seat | None], ViewSeen]) -> None:
        """Each visitor what its eyes see; written once for all who have the same."""
        written: dict[Seat | None, bytes] = {}
        for visitor in self.presence.visitors:
            turn_eyes(state, visitor)
            eyes = visitor.eyes
            if eyes not in written:
                written[eyes] = write_message(seen(eyes))
            visitor.tell(written[eyes])

    def view(self, state: TableState, visitor: Visitor, played: list[Played]) -> None:
        """One visitor, who has asked."""
        if state.match is None:
            return
        public = self._public_seen(state)
        public.undone = state.undone
        seen = _through_eyes(state, public, visitor.eyes)
        seen.played, seen.whole = played, True
        self.tell(visitor, seen)

    def missed(self, state: TableState, visitor: Visitor, have: int | None) -> None:
        """How things stand, and what happened in this hole since the visitor's last view."""
        turn_eyes(state, visitor)
        if have is not None and visitor.eyes is not None:
            note(state.sitting, visitor.eyes, min(have, state.n))
        self.view(state, visitor, self.recap.told_since(state, have or 0, visitor.eyes))

    def since_noted(self, state: TableState, visitor: Visitor, eyes: Seat) -> None:
        """Whoever looks now is told what has happened since they last did."""
        noted = state.sitting.chairs[eyes].noted
        self.view(state, visitor, self.recap.told_since(state, noted, eyes))

    def _public_seen(self, state: TableState) -> ViewSeen:
        match = state.match
        assert match is not None
        seen = public_seen(match, state.n)
        if self.clocks.turns:
            now = self.clock.now()
            seen.clocks = [
                ClockSeen(seat, round(turn.deadline - now, 1)) for seat, turn in self.clocks.turns.items()
            ]
        if match.hole.over:
            seen.waiting_for = self.interval.still_looking(state, self.presence, self.clocks)
        return seen


def _through_eyes(state: TableState, public: ViewSeen, eyes: Seat | None) -> ViewSeen:
    if eyes is None:
        return public
    match, sitting = state.match, state.sitting
    assert match is not None
    playing = sitting.state == "playing"
    own = seat_seen(public, match, eyes, memory_aid=sitting.memory_aid, may_move=playing)
    own.undo = playing and may_undo(state, eyes)
    return own


def _words_seen(setup: Setup) -> list[str | None]:
    """By seat; matches of the first shuffle had none."""
    return [] if setup.salts else [None if word is None else word.hex() for word in setup.words]
