"""A live table: people come and go, ask for things, and are told what they may know."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from backnine import protocol
from backnine.hole import Seat
from backnine.match import Match
from backnine.matchlog import MatchLog
from backnine.protocol import Incoming
from backnine.refused import Refused
from backnine.store import Kept, Store, Stored
from backnine.table import manners
from backnine.table.deciding import Proposal
from backnine.table.decisions import Request, nobody_waits
from backnine.table.hearing import tell_if_deleted, tell_if_done, tell_seat
from backnine.table.hinting import ask_hint
from backnine.table.keys import token_hash
from backnine.table.latecomers import DoorQuestion, DoorSaid, may_be_answered
from backnine.table.letting_in import let_in
from backnine.table.memory import note
from backnine.table.orders import AnyOrder
from backnine.table.parts import Brains, Clock, Retold, Visitor, keeps_nothing
from backnine.table.phrases import Phrases
from backnine.table.pipeline import Pipeline
from backnine.table.post import NO_POST, PostOffice
from backnine.table.requests import GiveUpChair, MoveSeat, OpenWindow, TakeChair, Touch, WishAway
from backnine.table.scene import sender_of
from backnine.table.showing import score_card
from backnine.table.sitting import Sitting
from backnine.table.state import TableState


class Table:
    """One table, awake: made from what the store has kept, and put away when nobody is left."""

    def __init__(
        self,
        kept: Kept,
        store: Store,
        clock: Clock,
        brains: Brains,
        retold: Retold = keeps_nothing,
        *,
        office: PostOffice = NO_POST,
    ) -> None:
        self.id = kept.id
        self.clock = clock
        self.pipeline = Pipeline(kept, store, clock, brains, retold)
        self.pipeline.post.restore(self.state, kept.slips, office)
        self.acts = self.pipeline.acts
        self.presence = self.pipeline.presence
        self.clocks = self.pipeline.clocks
        self.broadcast = self.pipeline.broadcast
        self.door = self.pipeline.door
        self.phrases = Phrases()
        self.was_visited = False  # since it woke

    @property
    def state(self) -> TableState:
        return self.pipeline.state

    @property
    def sitting(self) -> Sitting:
        return self.state.sitting

    @property
    def log(self) -> MatchLog | None:
        return self.state.log

    @property
    def match(self) -> Match | None:
        return self.state.match

    @property
    def n(self) -> int:
        return self.state.n

    @property
    def visitors(self) -> list[Visitor]:
        return self.presence.visitors

    @property
    def is_storing(self) -> bool:
        return self.acts.held

    @property
    def is_busy(self) -> bool:
        """Something is being stored, or goes on by itself in a moment, though nobody is here."""
        thinking = self.pipeline.bot_turns.seat is not None and self.pipeline.post.goes_on(self.state)
        return self.acts.held or thinking

    @property
    def broken(self) -> bool:
        """It is deleted, or cannot be read any more: nobody can be at it."""
        return self.acts.ended

    # Coming and going

    def enter(self, visitor: Visitor, have: int | None = None) -> None:
        """Somebody is connected, and has seen `have` moves already."""
        self.acts.do(partial(self._enter, visitor, have), always=True)

    def _enter(self, visitor: Visitor, have: int | None) -> None:
        if visitor.gone:
            return
        why = "moved-on" if self.broken else self.presence.why_not(self.state, visitor)
        if why:
            visitor.close(why)
            return
        for oldest in self.presence.too_many(self.state, visitor):
            oldest.close("crowded")
            self.exit(oldest)
        self.was_visited = True
        slept = not self.presence.is_attended
        self.presence.add(self.state, visitor)
        if slept and self.presence.is_attended:
            self.pipeline.wake()
        for seat in visitor.seats:
            self.clocks.here(seat)
        self.broadcast.welcome(self.state, visitor)
        self.broadcast.table(self.state)
        if self.match:
            self.broadcast.tell(visitor, score_card(self.match))
            self.broadcast.missed(self.state, visitor, have)
        self.pipeline.go_on()

    def exit(self, visitor: Visitor) -> None:
        """A connection is gone; its seats may have others."""
        visitor.gone = True
        if visitor not in self.visitors:
            return
        self.presence.remove(self.state, visitor)
        for seat in visitor.seats:
            if not self.presence.is_here(seat):
                self.clocks.away[seat] = self.clock.now()
        if not self.pipeline.attended:
            self.pipeline.sleep()
        if self.visitors or self.pipeline.attended:
            self.acts.do(self._somebody_left)

    def _somebody_left(self) -> None:
        self.broadcast.table(self.state)
        self.pipeline.go_on()

    def sweep(self) -> None:
        """Now and then, while somebody is here."""
        self.presence.settle(self.n)
        if self.presence.is_attended:
            self.acts.do(self._look_for_host)

    def _look_for_host(self) -> None:
        host = self.sitting.host_seat
        if host is not None and not self.presence.is_here(host):
            self.clocks.away.setdefault(host, self.clock.now())
        self._forget_who_went()
        self.broadcast.acting_host(self.state)
        self.pipeline.post.look(self.state)

    def _forget_who_went(self) -> None:
        """From the door: the host is asked no more."""
        if self.door.forget_past(self.clock.now()):
            self.broadcast.table(self.state)

    def put_away(self) -> None:
        """Nothing goes on here any more; what is left to do is done when it is woken."""
        self.pipeline.post.is_put_away = True
        self.pipeline.sleep()

    def is_due(self) -> None:
        """Somebody's time at a table by correspondence may be up, or somebody to be reminded."""
        self.acts.do(self.pipeline.time_is_up)

    def touch(self, done: Stored | None = None) -> None:
        """It is put away, or woken: it counts as untouched from now on."""
        self._ask(Touch(), partial(tell_if_done, done) if done else nobody_waits)

    def catch_up(self) -> None:
        """Others may have written to this table: bring it up to date, with everybody at it."""
        self.acts.do(self.pipeline.catch_up)

    # What is asked of a table

    def handle(self, visitor: Visitor, message: Incoming) -> None:
        """Carry out a message, or say why not."""
        if self.acts.is_full:
            self.broadcast.refuse(visitor, message, Refused("too-many-requests"))
        else:
            self.acts.do(partial(self._handle, visitor, message))

    def _handle(self, visitor: Visitor, message: Incoming) -> None:
        if visitor not in self.visitors:
            return
        try:
            if type(message) in _ANSWERS:
                _ANSWERS[type(message)](self, visitor, message)
            else:
                self.pipeline.propose(Request(message, visitor))
        except Refused as refused:
            self.broadcast.refuse(visitor, message, refused)

    def join(self, name: str, token: str, done: Callable[[Seat | Refused], None], seal: str = "") -> None:
        """Somebody was invited."""
        self._ask(TakeChair(name, token, seal), partial(tell_seat, done))

    def ask_to_come_in(self, question: DoorQuestion, done: Callable[[DoorSaid | Refused], None]) -> None:
        """Somebody who came later asks for a bot's chair, or to watch. With a yes their token opens it."""
        self._do_for(partial(self._ask_at_door, question), done)

    def _ask_at_door(self, question: DoorQuestion) -> DoorSaid:
        now = self.clock.now()
        self._forget_who_went()
        plea = self.door.ask(self.sitting, question, now)
        if plea.is_new:
            plea.is_new = False
            self.broadcast.table(self.state)
        if plea.refused:
            return DoorSaid("no", self.door.not_before(plea.household, now))
        return DoorSaid("wait" if may_be_answered(self.state, self.presence) else "nobody")

    def ask_no_more(self, hashed: bytes, done: Callable[[DoorSaid | Refused], None]) -> None:
        """Whoever asked with a token of this hash has changed their mind."""
        self._do_for(partial(self._withdraw, hashed), done)

    def _withdraw(self, hashed: bytes) -> DoorSaid:
        if self.door.withdraw(hashed):
            self.broadcast.table(self.state)
        return DoorSaid("no")

    def _do_for(self, act: Callable[[], DoorSaid], done: Callable[[DoorSaid | Refused], None]) -> None:
        """What changes nothing that is stored, for somebody who is not connected."""
        if self.acts.is_full:
            done(Refused("too-many-requests"))
        else:
            self.acts.do(partial(self._do_and_tell, act, done), always=True)

    def _do_and_tell(self, act: Callable[[], DoorSaid], done: Callable[[DoorSaid | Refused], None]) -> None:
        try:
            self._need_whole()
            done(act())
        except Refused as refused:
            done(refused)

    def open_window(self, token: str, done: Stored) -> None:
        """Somebody who was invited wants to watch."""
        self._ask(OpenWindow(token_hash(token)), partial(tell_if_done, done))

    def asked_of(self, chair: int) -> list[str]:
        """Who asks to come in, by name: told to the host, who may be elsewhere just now."""
        return self.door.names(self.sitting, self.clock.now()) if chair == self.sitting.host else []

    def move_seat(self, chair: int, token: str, done: Callable[[Seat | Refused], None]) -> None:
        """Somebody with the key to a chair goes on at another device."""
        self._ask(MoveSeat(chair, token), partial(tell_seat, done))

    def give_up(self, chair: int, done: Stored, *, forget: bool) -> None:
        """Somebody with the key to a chair, who is not connected, leaves for good."""
        self._ask(GiveUpChair(chair, forget), partial(tell_if_done, done))

    def wish_away(self, chair: int | None, done: Callable[[bool | Refused], None]) -> None:
        """Somebody with the key to this chair, or with the host's, wants the table deleted. Is it?"""
        self.order(WishAway(chair), done)

    def order(self, order: AnyOrder | WishAway, done: Callable[[bool | Refused], None]) -> None:
        """By whoever runs the server. Is the table deleted?"""
        self._ask(order, partial(tell_if_deleted, done))

    def _ask(self, message: object, answer: Callable[[Proposal | Refused], None]) -> None:
        """By somebody who is not connected, and waits for the answer."""
        if self.acts.is_full:
            answer(Refused("too-many-requests"))
        else:
            self.acts.do(partial(self._asked, Request(message, answer=answer)), always=True)

    def _asked(self, request: Request) -> None:
        try:
            self._need_whole()
        except Refused as refused:
            request.answer(refused)
        else:
            self.pipeline.propose(request)

    def _need_whole(self) -> None:
        if self.broken:
            raise Refused("no-such-table", table=self.id)

    # Messages

    def _move(self, visitor: Visitor, message: protocol.MakeMove | protocol.Undo) -> None:
        """Whoever moves has seen what was told before."""
        seat = visitor.eyes if message.seat is None else message.seat
        if seat in visitor.seats and self.sitting.state == "playing" and message.n == self.n:
            note(self.sitting, seat, message.n)
        self.pipeline.propose(Request(message, visitor))

    def _own_seat(self, visitor: Visitor, seat: Seat | None) -> Seat:
        return sender_of(self.state, visitor).own_seat(seat)

    def _hello(self, visitor: Visitor, message: protocol.Hello) -> None:
        self.broadcast.missed(self.state, visitor, message.have)

    def _ping(self, visitor: Visitor, message: protocol.Ping) -> None:
        self.broadcast.tell(visitor, protocol.Pong())

    def _eyes(self, visitor: Visitor, message: protocol.Eyes) -> None:
        visitor.eyes = self._own_seat(visitor, message.seat)
        self.broadcast.since_noted(self.state, visitor, visitor.eyes)

    def _noted(self, visitor: Visitor, message: protocol.Noted) -> None:
        note(self.sitting, self._own_seat(visitor, message.seat), min(message.n, self.n))

    def _seen(self, visitor: Visitor, message: protocol.Seen) -> None:
        interval, match = self.pipeline.interval, self.match
        if not match or self.sitting.state != "playing" or interval.looked.issuperset(visitor.seats):
            return
        if match.hole.over and match.hole.number == message.hole:
            interval.looked.update(visitor.seats)
            if interval.still_looking(self.state, self.presence, self.clocks):
                self.broadcast.views(self.state)
            self.pipeline.go_on()

    def _rematch(self, visitor: Visitor, message: protocol.Rematch) -> None:
        """It begins when everybody who is here wants it."""
        self.state.need("over")
        sender_of(self.state, visitor).need_seat()
        self.pipeline.interval.wants_rematch.update(visitor.seats)
        self.pipeline.rematch(visitor)

    def _reveal(self, visitor: Visitor, message: protocol.Reveal) -> None:
        seat = self._own_seat(visitor, message.seat)
        self.state.need("shuffling")
        self.pipeline.reveal(seat, bytes.fromhex(message.word))

    def _back(self, visitor: Visitor, message: protocol.Back) -> None:
        self.clocks.back(self._own_seat(visitor, message.seat))
        self.broadcast.table(self.state)
        self.pipeline.go_on()

    def _more_time(self, visitor: Visitor, message: protocol.MoreTime) -> None:
        """Somebody else may give it, nobody oneself."""
        self.state.need("playing")
        sender_of(self.state, visitor).need_seat()
        others = [seat for seat in self.clocks.turns if seat not in visitor.seats]
        if self.clocks.more_time(others, self.sitting.patience, self.clock.now()):
            self.broadcast.views(self.state)
            self.pipeline.post.look(self.state)

    def _hurry(self, visitor: Visitor, message: protocol.Hurry) -> None:
        """Nobody else's bots are hurried."""
        self.state.need("playing")
        sender_of(self.state, visitor).need_seat()
        if not set(self.state.people).issubset(visitor.seats):
            raise Refused("others-play")
        self.pipeline.bot_turns.hurry(self.state)

    def _say(self, visitor: Visitor, message: protocol.Say) -> None:
        seat = self._own_seat(visitor, message.seat)
        self.phrases.say(seat, self.clock.now())
        self.broadcast.phrase(protocol.Said(seat, message.phrase))
        if said := manners.answer(self.state, message.phrase):
            self.clock.later(manners.ANSWER_SECONDS, partial(self._bot_says, said))

    def _bot_says(self, said: protocol.Said) -> None:
        if manners.is_said_by_a_bot(self.state, said):
            self.broadcast.phrase(said)

    def _mute(self, visitor: Visitor, message: protocol.Mute) -> None:
        (visitor.muted.add if message.on else visitor.muted.discard)(message.seat)


# What concerns who is connected, or comes before a decision. All others become an entry, or are refused.
_ANSWERS: Final[dict[type, Callable[[Table, Visitor, Any], None]]] = {
    protocol.MakeMove: Table._move,
    protocol.Undo: Table._move,
    protocol.Seen: Table._seen,
    protocol.Eyes: Table._eyes,
    protocol.Noted: Table._noted,
    protocol.Hello: Table._hello,
    protocol.Ping: Table._ping,
    protocol.Say: Table._say,
    protocol.Mute: Table._mute,
    protocol.Back: Table._back,
    protocol.MoreTime: Table._more_time,
    protocol.Hurry: Table._hurry,
    protocol.Reveal: Table._reveal,
    protocol.Rematch: Table._rematch,
    protocol.LetIn: let_in,
    protocol.AskHint: ask_hint,
}
