"""A live table. Everything that changes it goes one way: checked, stored, and only then true and told."""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from backnine import games, protocol
from backnine.hole import Seat
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.protocol import (
    Incoming,
    Said,
    refused_seen,
    write_message,
)
from backnine.refused import Refused
from backnine.store import Change, Entry, Kept, Key, Round, Store, Taken
from backnine.table import forgetting, lobby, shuffling
from backnine.table.clocks import IDLE_SECONDS, NEVER, RETRY_SECONDS, Clocks
from backnine.table.parts import Alarm, Asker, Brains, Clock, Question, Visitor
from backnine.table.showing import score_card
from backnine.table.sitting import STAND_IN, Sitting, read_setup, read_sitting
from backnine.table.telling import Telling
from backnine.view import view

LOOK_SECONDS: Final = 45  # at the end of a hole, while others wait
SHOW_SECONDS: Final = 5  # the end of a hole where only bots play
LEAST_PACE: Final = 200  # milliseconds, where bots play among themselves
MOST_WAITING: Final = 100  # things to do while one is being stored
MOST_WATCHING: Final = 64  # spectators
MOST_DEVICES: Final = 8  # of one seat
PHRASES_AT_ONCE: Final = 3
PHRASE_SECONDS: Final = 10

Answer = Callable[[Refused], None]

_log = logging.getLogger("backnine.table")


class Table(Telling):
    """One table, awake: made from what the store has kept, and put away when nobody is left."""

    def __init__(self, kept: Kept, store: Store, clock: Clock, brains: Brains) -> None:
        self.id = kept.id
        self.store = store
        self.clock = clock
        self.brains = brains
        self.retold: Callable[[], None] = lambda: None  # what was told of its matches is not so any more
        self.sitting = read_sitting(kept.sitting)
        self.rounds = list(kept.rounds)
        self.visitors = []
        self.is_attended = False
        self.told_acting = None
        self.timed: set[Seat] = set()
        self.clocks = Clocks()
        self.log = self.replayed = None
        self.first = kept.on_table.first
        self.waiting: deque[tuple[Callable[[], None], bool]] = deque()
        self.storing = False
        self.broken = False
        self.thinking: Seat | None = None
        self.alarm: Alarm | None = None
        self.alarm_at = NEVER
        self.retry_at = 0.0
        self.moved_at = self.hole_over_at = clock.now()
        self.looked = set()
        self.wants_rematch = set()
        self.pauses = 0  # of this hole
        self.revealing: shuffling.Revealing | None = None
        self.spoke: dict[Seat, list[float]] = {}  # when a seat last used phrases
        self._replay(kept.moves)
        self.paid_for = self.n

    # Coming and going

    def enter(self, visitor: Visitor, have: int | None = None) -> None:
        """Somebody is connected, and has seen `have` moves already."""
        self.do(lambda: self._enter(visitor, have), always=True)

    def _enter(self, visitor: Visitor, have: int | None) -> None:
        if visitor.gone:
            return
        why = self._why_not(visitor)
        if why:
            visitor.close(why)
            return
        self._settle()
        self._make_way(visitor)
        slept = not self.is_attended
        self.visitors.append(visitor)
        self.find_seats(visitor)
        if slept and self.is_attended:
            self._wake()
        for seat in visitor.seats:
            self.clocks.here(seat)
        self.welcome(visitor)
        self.tell_table()
        if self.match:
            self.tell(visitor, score_card(self.match))
            self._tell_missed(visitor, have)
        self.go_on()

    def _why_not(self, visitor: Visitor) -> str:
        """Why somebody may not come in."""
        if self.broken:
            return "moved-on"
        if not self._may_watch(visitor):
            return "no-spectators"
        watching = [each for each in self.visitors if self._is_spectator(each)]
        return "crowded" if self._is_spectator(visitor) and len(watching) >= MOST_WATCHING else ""

    def _is_spectator(self, visitor: Visitor) -> bool:
        return visitor.watching and not self.is_host(visitor)

    def _make_way(self, visitor: Visitor) -> None:
        """Of too many devices with one seat, or with the host's key alone, the oldest goes."""
        if self._is_spectator(visitor):
            return
        for chair in visitor.chairs or (None,):
            same = [each for each in self.visitors if chair in (each.chairs or (None,))]
            devices = [each for each in same if not self._is_spectator(each)]
            for oldest in devices[: max(0, len(devices) + 1 - MOST_DEVICES)]:
                oldest.close("crowded")
                self.exit(oldest)

    def _may_watch(self, visitor: Visitor) -> bool:
        """Without a seat, where the host allows it or is oneself."""
        return not visitor.watching or self.sitting.watch or self.is_host(visitor)

    def exit(self, visitor: Visitor) -> None:
        """A connection is gone; its seats may have others."""
        visitor.gone = True
        if visitor not in self.visitors:
            return
        self._settle()
        self.visitors.remove(visitor)
        self._look_around()
        for seat in visitor.seats:
            if not self.is_here(seat):
                self.clocks.away[seat] = self.clock.now()
        if not self.is_attended:
            self._sleep()
        if self.visitors:
            self.do(self._somebody_left)

    def _somebody_left(self) -> None:
        self.tell_table()
        lobby.begin_rematch(self, lambda refused: None)
        self.go_on()

    def _wake(self) -> None:
        """Nobody was here, so no clock ran. For whom a bot stood in already, it goes on."""
        self.moved_at = self.hole_over_at = self.clock.now()
        self.clocks.restart(self.people(), self.moved_at)
        if self.sitting.state == "shuffling":
            shuffling.ask(self, shuffling.sealed(self))

    def _sleep(self) -> None:
        self.clocks.turns.clear()
        if self.alarm:
            self.alarm.cancel()
        self.alarm, self.alarm_at = None, NEVER
        self.thinking = self.revealing = None

    def find_seats(self, visitor: Visitor) -> None:
        """The visitor's chairs may have other places now."""
        seats = [seat for seat, chair in enumerate(self.sitting.chairs) if chair.id in visitor.chairs]
        visitor.seats = seats
        if visitor.eyes not in seats:
            visitor.eyes = seats[0] if seats and not self.hides_from(visitor) else None
        self._look_around()

    def _look_around(self) -> None:
        """Somebody has come or gone, or sits elsewhere.

        Only where somebody who plays is here, or somebody watches bots, the table goes on: spectators alone
        must not see a match played to its end by those who stand in. A person has a clock while somebody at
        another device waits.
        """
        people = self.people()
        players = [visitor.seats for visitor in self.visitors if visitor.seats]
        self.is_attended = bool(players or (self.visitors and not people))
        self.timed = {seat for seat in people if any(seat not in seats for seats in players)}

    def sweep(self) -> None:
        """Now and then, while somebody is here."""
        self._settle()
        if self.is_attended:
            self.do(lambda: lobby.stand_in_for_host(self))

    def _settle(self) -> None:
        """What was stored is shared by those who were here: before somebody comes or goes, and now and then.
        Bots store, too, while somebody watches."""
        grown, self.paid_for = self.n - self.paid_for, self.n
        here = list(self.visitors) if grown else []
        for visitor in here:
            visitor.pay(grown / len(here))

    def touch(self) -> None:
        """It is put away, and counts as untouched from now on."""
        if not self.broken and not self.storing:
            self.store.change(
                self.id, Change(self.sitting.state, self.sitting.written()), lambda refused: None
            )

    # One thing after another

    def do(self, act: Callable[[], None], *, always: bool = False) -> None:
        """Now, or when what is being stored is on disk; at a broken table only what is done `always`."""
        if self.storing or self.waiting:
            self.waiting.append((act, always))
        else:
            self._run(act, always)

    def _run(self, act: Callable[[], None], always: bool) -> None:
        """Whatever goes wrong in one thing, the next is done."""
        if self.broken and not always:
            return
        try:
            act()
        except Exception:
            _log.exception("at a table", extra={"facts": {"table": self.id}})

    def _stored(self, then: Callable[[], None], refuse: Answer) -> Callable[[Refused | None], None]:
        """What to do when the store has answered. Until then everything else waits."""
        self.storing = True

        def done(problem: Refused | None) -> None:
            self.storing = False
            if problem is None:
                self._run(then, always=True)
            elif isinstance(problem, Taken):
                self._run(self._break, always=True)
            else:
                self.retry_at = self.clock.now() + RETRY_SECONDS
                self._run(lambda: refuse(problem), always=True)
                self._arm()
            while self.waiting and not self.storing:
                self._run(*self.waiting.popleft())

        return done

    def _break(self) -> None:
        """Somebody else writes to this table: everybody out, and the next to come reads it anew."""
        self.broken = True
        for visitor in list(self.visitors):
            visitor.close("moved-on")

    def delete(self, then: Callable[[], None], refuse: Answer) -> None:
        """The table and all that is kept of it."""

        def gone() -> None:
            self.broken = True
            self.retold()
            for visitor in list(self.visitors):
                visitor.close("deleted")
            then()

        self.store.forget(self.id, self._stored(gone, refuse))

    def change(
        self,
        sitting: Sitting,
        then: Callable[[], None],
        refuse: Answer,
        *,
        gone: int | None = None,
        add_keys: Iterable[Key] = (),
        new_round: Round | None = None,
        rounds: Iterable[Round] = (),
    ) -> None:
        """Store how the table is set from now on; the keys to the chair that is `gone` open nothing more.
        `rounds` are some of those there are, told otherwise."""
        retold = {each.number: each for each in rounds}

        def stored() -> None:
            self.sitting = sitting
            self.rounds = [retold.get(each.number, each) for each in self.rounds]
            if retold:
                self.retold()
            for visitor in self.visitors:
                if gone is not None:
                    visitor.chairs.discard(gone)
                self.find_seats(visitor)
            then()
            for visitor in [each for each in self.visitors if not self._may_watch(each)]:
                visitor.close("left" if gone is not None else "no-spectators")

        change = Change(
            sitting.state,
            sitting.written(),
            add_keys=tuple(add_keys),
            drop_keys=() if gone is None else (("seat", gone),),
            round=new_round,
            rounds=tuple(retold.values()),
        )
        self.store.change(self.id, change, self._stored(stored, refuse))

    # What visitors ask for

    def handle(self, visitor: Visitor, message: Incoming) -> None:
        """Carry out a message, or say why not."""
        if len(self.waiting) >= MOST_WAITING:
            self.tell(visitor, refused_seen(Refused("too-many-requests"), message))
        elif self.storing or self.waiting or self.broken:
            self.do(lambda: self._handle(visitor, message))
        else:
            self._handle(visitor, message)

    def _handle(self, visitor: Visitor, message: Incoming) -> None:
        if visitor not in self.visitors:
            return
        try:
            _ANSWERS[type(message)](self, visitor, message)
        except Refused as refused:
            self.tell(visitor, refused_seen(refused, message))

    def join(self, name: str, token: str, done: Callable[[Seat | Refused], None], seal: str = "") -> None:
        """Somebody was invited."""
        self._asked(lambda: lobby.join(self, name, token, done, seal), done)

    def give_up(self, chair: int, done: Callable[[Seat | Refused], None], *, forget: bool) -> None:
        """Somebody with the key to a chair, who is not connected, leaves for good."""

        def act() -> None:
            seat = self.seat_of(chair)
            lobby.give_up(self, seat, forget, lambda: done(seat), done)

        self._asked(act, done)

    def wish_away(self, chair: int | None, done: Callable[[bool | Refused], None]) -> None:
        """Somebody with the key to this chair, or with the host's, wants the table deleted."""
        chairs = set() if chair is None else {chair}

        def wish() -> None:
            forgetting.wish(self, chairs, done, by_host=chair == self.sitting.host)

        self._asked(wish, done)

    def _asked(self, act: Callable[[], None], refuse: Answer) -> None:
        """By somebody who is no visitor, and waits for the answer."""

        def answered() -> None:
            try:
                self._need_whole()
                act()
            except Refused as refused:
                refuse(refused)

        if len(self.waiting) >= MOST_WAITING:
            refuse(Refused("too-many-requests"))
        else:
            self.do(answered, always=True)

    def _need_whole(self) -> None:
        if self.broken:
            raise Refused("no-such-table", table=self.id)

    def refuse(self, visitor: Visitor, message: Incoming) -> Answer:
        return lambda refused: self.tell(visitor, refused_seen(refused, message))

    def own_seat(self, visitor: Visitor, seat: Seat | None) -> Seat:
        """The seat a message is about: it must be one of the visitor's."""
        chosen = visitor.eyes if seat is None else seat
        if chosen is None or chosen not in visitor.seats:
            raise Refused("not-your-seat", seat=-1 if chosen is None else chosen)
        return chosen

    def seat_of(self, chair: int) -> Seat:
        seat = self.sitting.seat_of(chair)
        if seat is None:
            raise Refused("no-such-token")  # the chair was taken away meanwhile
        return seat

    def need_state(self, *states: str) -> None:
        if self.sitting.state not in states:
            raise Refused(f"table-is-{self.sitting.state}")

    # Moves

    def _move(self, visitor: Visitor, message: protocol.MakeMove) -> None:
        seat = self.own_seat(visitor, message.seat)
        self.need_state("playing")
        if message.n != self.n:  # stale or doubled: here is how things stand
            self._tell_missed(visitor, message.n)
            return
        self.note(seat, message.n)
        self._play(seat, Move.read(message.move), "", self.refuse(visitor, message))
        visitor.eyes = seat

    def _play(self, seat: Seat, move: Move, by: str, refuse: Answer) -> None:
        """The one way to move, for people, bots and stand-ins."""
        assert self.log is not None
        log = self.log.play(seat, move, by)
        entry = Entry(self.n, seat, str(move), by)

        def stored() -> None:
            self.log = log
            self.moved_at = self.clock.now()
            if not by:
                self.note_move(seat, entry.n, log.happened)
                self._moved_oneself(seat)
            self._run_clocks()
            self._tell_move(entry.n, seat, move, log.happened)
            self.go_on(clocks_run=True)

        self.store.append(self.id, entry, self._stored(stored, refuse))

    def _moved_oneself(self, seat: Seat) -> None:
        if self.clocks.is_covered(seat):
            self.clocks.back(seat)
            self.tell_table()
        elif self.clocks.missed:
            self.clocks.missed.pop(seat, None)

    def _replay(self, moves: tuple[Entry, ...]) -> None:
        """The match on the table, from what the store has kept."""
        on_table = self._round()
        if not on_table.header:
            return
        self.first = on_table.first
        self.log = MatchLog.begin(read_setup(on_table), on_table.seed)
        for entry in (each for each in moves if each.n >= on_table.first):
            self.log = self.log.play(entry.seat, Move.read(entry.move), entry.by)
            if not entry.by:
                self.note_move(entry.seat, entry.n, self.log.happened)

    def _deal(self, log: MatchLog) -> None:
        self.log, self.replayed = log, None
        self.pauses = 0
        for visitor in self.visitors:
            if self.hides_from(visitor):
                visitor.eyes = None

    def begin(self, log: MatchLog) -> None:
        """A new match has been stored: deal."""
        self.first = self.rounds[-1].first
        self.revealing = None
        self._deal(log)
        self.moved_at = self.clock.now()
        self.looked.clear()
        self.wants_rematch.clear()
        self.clocks = Clocks()
        self.clocks.restart([seat for seat in self.people() if not self.is_here(seat)], self.moved_at)
        self.tell_table()
        for visitor in self.visitors:
            self.tell(visitor, score_card(log.match))
        self._run_clocks()
        self.tell_views(whole=True)
        self.go_on()

    # Going on

    def go_on(self, *, clocks_run: bool = False) -> None:
        """After every change: let bots think, set the clocks, deal the next hole, end the match."""
        if self.sitting.state == "shuffling":
            shuffling.go_on(self)
            return
        if self.match is None or not self.visitors or self.sitting.state != "playing" or self.storing:
            return
        if self.match.outcome:
            if self.clock.now() >= self.retry_at:
                lobby.finish(self)
            else:
                self._arm()
            return
        if not self.is_attended:
            return
        if self.match.hole.over:
            self._between_holes()
        elif not clocks_run and self._run_clocks():
            self.tell_views()
        if not self.match.hole.over:
            self._let_bots_think()
        self._arm()

    def _run_clocks(self) -> bool:
        """Those who are to act have so much time. True if others than before: everybody wants to know."""
        assert self.match is not None
        hole, before = self.match.hole, tuple(self.clocks.turns)
        if hole.over:
            self.clocks.stop()
        else:
            deadline = self.clock.now() + (self.sitting.timer or IDLE_SECONDS)
            if self.clocks.run(hole.acting, self.timed, deadline, opening=hole.turn is None):
                self.tell_table()
        return tuple(self.clocks.turns) != before

    def _between_holes(self) -> None:
        """The end of a hole stays until everybody present has seen it, or for a while."""
        self.hole_over_at = max(self.hole_over_at, self.moved_at)
        if self.clock.now() < self._looked_by():
            return
        assert self.log is not None
        self.looked.clear()
        self._deal(self.log.dealt())
        self._run_clocks()
        self.tell_views()

    def _looked_by(self) -> float:
        """Until when the end of the hole is shown. Nobody waits for a lone device: it has time."""
        if not self.people():  # spectators of bots have a moment
            return self.hole_over_at + min(SHOW_SECONDS, 10 * self._pace())
        if not self.still_looking():
            return self.hole_over_at
        devices = sum(bool(visitor.seats) for visitor in self.visitors)
        return NEVER if devices < 2 else self.hole_over_at + LOOK_SECONDS

    def _seen(self, visitor: Visitor, message: protocol.Seen) -> None:
        if not self.match or self.sitting.state != "playing" or self.looked.issuperset(visitor.seats):
            return
        if self.match.hole.over and self.match.hole.number == message.hole:
            self.looked.update(visitor.seats)
            if self.still_looking():
                self.tell_views()
            self.go_on()

    def _is_bots(self, seat: Seat) -> bool:
        """Is this seat played by a bot just now?"""
        return not self.sitting.chairs[seat].is_persons or self.clocks.is_covered(seat)

    def _let_bots_think(self) -> None:
        assert self.log is not None
        match = self.log.match
        if self.thinking is not None or self.clock.now() < self.retry_at:
            return
        seat = next((seat for seat in match.hole.acting if self._is_bots(seat)), None)
        if seat is None:
            return
        self.thinking, n = seat, self.n
        chair = self.sitting.chairs[seat]
        bot = chair.bot or STAND_IN
        by = "" if chair.kind == "bot" else bot

        def done(move: Move, instead: str) -> None:
            rest, who = self.moved_at + self._pace() - self.clock.now(), instead or by
            if rest > 0.001:
                self.clock.later(rest, lambda: self.do(lambda: self._bot_moves(seat, n, move, who)))
            else:
                self.do(lambda: self._bot_moves(seat, n, move, who))

        try:
            question = Question(
                bot,
                view(match, seat, recall=True),
                games.moves(match.hole, seat),
                self.log.dice(seat),
            )
            self.brains.think(question, self._asker(), done)
        except Exception:
            self.thinking = None  # or nobody would ever be asked again
            self.retry_at = self.clock.now() + RETRY_SECONDS
            _log.exception("no head to think", extra={"facts": {"table": self.id}})

    def _pace(self) -> float:
        """Seconds from a move to the next of a bot. Bots among themselves could keep a server busy."""
        pace = self.sitting.pace
        return (pace if self._somebody_plays() else max(pace, LEAST_PACE)) / 1000

    def _somebody_plays(self) -> bool:
        return any(self.is_here(seat) and not self.clocks.is_covered(seat) for seat in self.people())

    def _asker(self) -> Asker:
        players = [visitor.household for visitor in self.visitors if visitor.seats]
        here = players or [visitor.household for visitor in self.visitors]
        return Asker(self.id, tuple(dict.fromkeys(here)) or ("",), self._somebody_plays())

    def _bot_moves(self, seat: Seat, n: int, move: Move, by: str) -> None:
        if self.thinking != seat:
            return  # the table slept meanwhile, or the match ended
        self.thinking = None
        if n == self.n and self.sitting.state == "playing" and self._is_bots(seat):
            self._play(seat, move, by, lambda refused: None)
        else:
            self.go_on()

    # Time

    def _arm(self) -> None:
        """Wake up at the next moment at which something may be due."""
        due = min(self.clocks.next_due(self.sitting.grace), self._others_due())
        if due >= self.alarm_at:
            return  # it rings earlier, and sets itself again
        if self.alarm:
            self.alarm.cancel()
        self.alarm_at = due
        self.alarm = self.clock.later(max(0.0, due - self.clock.now()), self._ring)

    def _others_due(self) -> float:
        retry = self.retry_at if self.retry_at > self.clock.now() else NEVER
        between = self.match and self.match.hole.over and not self.match.outcome
        return min(retry, self._looked_by()) if between else retry

    def _ring(self) -> None:
        self.alarm, self.alarm_at = None, NEVER
        self.do(self._time_is_up)

    def _time_is_up(self) -> None:
        if self.is_attended and self.sitting.state == "playing":
            if self.clocks.strike(self.clock.now(), self.sitting.grace):
                self.tell_table()
            self.go_on()

    def _more_time(self, visitor: Visitor, message: protocol.MoreTime) -> None:
        """Somebody else may give it, nobody oneself."""
        self.need_state("playing")
        lobby.need_seat(visitor)
        others = [seat for seat in self.clocks.turns if seat not in visitor.seats]
        if self.clocks.more_time(others, self.sitting.timer or IDLE_SECONDS, self.clock.now()):
            self.tell_views()

    # Around the cards

    def _back(self, visitor: Visitor, message: protocol.Back) -> None:
        self.clocks.back(self.own_seat(visitor, message.seat))
        self.tell_table()
        self.go_on()

    def _eyes(self, visitor: Visitor, message: protocol.Eyes) -> None:
        """Whoever looks now is told what has happened since they last did."""
        eyes = visitor.eyes = self.own_seat(visitor, message.seat)
        self.tell_view(visitor, self._played_since(self.sitting.chairs[eyes].noted, eyes))

    def _noted(self, visitor: Visitor, message: protocol.Noted) -> None:
        self.note(self.own_seat(visitor, message.seat), message.n)

    def _say(self, visitor: Visitor, message: protocol.Say) -> None:
        seat, now = self.own_seat(visitor, message.seat), self.clock.now()
        spoke = [when for when in self.spoke.get(seat, ()) if when > now - PHRASE_SECONDS]
        if len(spoke) >= PHRASES_AT_ONCE:
            raise Refused("too-many-phrases", most=PHRASES_AT_ONCE, seconds=PHRASE_SECONDS)
        self.spoke[seat] = [*spoke, now]
        told = write_message(Said(seat, message.phrase))
        for other in self.visitors:
            if seat not in other.muted:
                other.tell(told)

    def _mute(self, visitor: Visitor, message: protocol.Mute) -> None:
        (visitor.muted.add if message.on else visitor.muted.discard)(message.seat)

    def _hello(self, visitor: Visitor, message: protocol.Hello) -> None:
        self._tell_missed(visitor, message.have)

    def _ping(self, visitor: Visitor, message: protocol.Ping) -> None:
        self.tell(visitor, protocol.Pong())


_ANSWERS: Final[dict[type, Callable[[Table, Visitor, Any], None]]] = {
    protocol.MakeMove: Table._move,
    protocol.Seen: Table._seen,
    protocol.Eyes: Table._eyes,
    protocol.Noted: Table._noted,
    protocol.Hello: Table._hello,
    protocol.Ping: Table._ping,
    protocol.Say: Table._say,
    protocol.Mute: Table._mute,
    protocol.Back: Table._back,
    protocol.MoreTime: Table._more_time,
    protocol.Seal: shuffling.seal,
    protocol.Reveal: shuffling.reveal,
    protocol.Name: lobby.rename,
    protocol.Leave: lobby.leave,
    protocol.Delete: forgetting.delete,
    protocol.Pause: lobby.pause,
    protocol.Resume: lobby.resume,
    protocol.Rematch: lobby.rematch,
    protocol.HandOver: lobby.hand_over,
    protocol.Start: lobby.start,
    protocol.SetChair: lobby.set_chair,
    protocol.AddChair: lobby.add_chair,
    protocol.Settings: lobby.settings,
}
