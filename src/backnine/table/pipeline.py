"""How a table goes on. Whatever changes it goes one way: decided, stored, applied, told."""

import logging
from functools import partial
from typing import Final

from backnine.hole import Seat
from backnine.match import Match
from backnine.moves import Move
from backnine.protocol import Rematch
from backnine.record import thinker
from backnine.refused import Refused
from backnine.store import LAST, UNDO, Entry, Kept, KeyTaken, Store, StoreFailed, Taken
from backnine.table import shuffling
from backnine.table.acts import Acts
from backnine.table.broadcast import Broadcast
from backnine.table.clocks import NEVER, RETRY_SECONDS, Clocks, NextAlarm
from backnine.table.deciding import Proposal
from backnine.table.decisions import Request, decide
from backnine.table.interval import Interval
from backnine.table.latecomers import Door
from backnine.table.manners import remark
from backnine.table.memory import note_move
from backnine.table.parts import Brains, Clock, Retold, Visitor, keeps_nothing
from backnine.table.post import Post
from backnine.table.presence import Presence
from backnine.table.requests import BeginMatch, BotMove, EndMatch
from backnine.table.reseating import reseat, retime
from backnine.table.scene import Scene, look_around, sender_of
from backnine.table.sitting import Sitting
from backnine.table.state import TableState, difference
from backnine.table.storing import store_entry
from backnine.table.thinking import BotTurns
from backnine.table.words import ShuffleWords

MOST_TRIES: Final = 3  # while somebody else is always quicker

_log = logging.getLogger("backnine.table")


class Pipeline:
    """It sees to the order of things; the parts do them: `state` is what is stored, `presence` who is
    connected, `clocks` their time, `interval` what goes on between holes, `bot_turns` the bots, `words` those
    for the shuffle, `door` who asks for a chair, `broadcast` what all are told, `post` who is away."""

    def __init__(
        self, kept: Kept, store: Store, clock: Clock, brains: Brains, retold: Retold = keeps_nothing
    ) -> None:
        self.store = store
        self.clock = clock
        self.retold = retold
        self.state = TableState.of(kept)
        self.acts = Acts(kept.id)
        self.presence = Presence(self.state.n)
        self.clocks = Clocks()
        self.interval = Interval(clock.now())
        self.bot_turns = BotTurns(brains, self.presence, self.clocks, clock)
        self.door = Door()
        self.broadcast = Broadcast(self.presence, self.clocks, self.interval, self.door, clock)
        self.words = ShuffleWords(clock)
        self.alarm = NextAlarm(clock)
        self.retry_at, self.moved_at = 0.0, clock.now()
        self.post = Post(clock, self.presence, self.clocks)

    @property
    def sitting(self) -> Sitting:
        return self.state.sitting

    @property
    def attended(self) -> bool:
        """Somebody is here for whom it goes on, or nobody need be."""
        return self.presence.is_attended or self.post.goes_on(self.state)

    def scene(self) -> Scene:
        now, guests = self.clock.now(), self.bot_turns.brains.guests
        return look_around(self.presence, self.clocks, now, self.interval.pauses, guests)

    def wake(self) -> None:
        """Nobody was here, so no clock ran. For whom a bot stood in already, it goes on."""
        self.moved_at = self.interval.since = self.clock.now()
        if not self.sitting.days:
            self.clocks.restart(self.state.people, self.moved_at)
        if self.sitting.state == "shuffling":
            self._ask_for_words(shuffling.sealed(self.state))

    def sleep(self) -> None:
        self.clocks.turns.clear()
        self.alarm.cancel()
        self.bot_turns.clear()
        self.words.clear()

    # Decided, stored, applied

    def propose(self, request: Request) -> None:
        try:
            sender = sender_of(self.state, request.visitor)
            proposal = decide(self.state, sender, self.scene(), request.message)
        except Refused as refused:
            if isinstance(request.message, BotMove):  # a mistake of ours
                _log.exception("a bot's move", extra={"facts": {"table": self.state.id}})
            self._refuse(request, refused)
            return
        if proposal is None:
            if request.visitor:
                self.broadcast.unchanged(self.state, request.visitor, request.message)
            return
        self.acts.held = True
        try:
            self.post.expect(proposal.then)
            answered = partial(self.acts.resume, partial(self._answered, request, proposal))
            store_entry(self.store, self.state, proposal.entry, answered)
        except Exception:
            self.acts.held = False  # or everything would wait for ever
            self._refuse(request, Refused("store-failed", reason="the store takes nothing"))
            raise

    def _refuse(self, request: Request, refused: Refused) -> None:
        if request.visitor:
            self.broadcast.refuse(request.visitor, request.message, refused)
        request.answer(refused)

    def _answered(self, request: Request, proposal: Proposal, problem: Refused | None) -> None:
        """By the store. Until then everything else has waited."""
        if isinstance(problem, Taken) or (problem and problem.why == "no-such-table"):
            self.catch_up(request)
        elif problem:
            self._failed(request, problem)
        else:
            self._stored(request, proposal)

    def _failed(self, request: Request, problem: Refused) -> None:
        is_well = isinstance(problem, KeyTaken)  # the store: it was a mistake of who asked
        self.retry_at = self.retry_at if is_well else self.clock.now() + RETRY_SECONDS
        self._refuse(request, problem)
        if isinstance(request.message, BeginMatch):
            self.words.wait(RETRY_SECONDS, self._words_are_due)
        self.go_on() if is_well else self._arm()

    def _stored(self, request: Request, proposal: Proposal) -> None:
        if proposal.entry is None:
            self._deleted()
            request.answer(proposal)
            return
        before, self.state = self.state, proposal.then
        if isinstance(proposal.entry, Entry):
            if request.visitor:
                request.visitor.eyes = proposal.entry.seat
            self._moved(proposal.entry)
            self.go_on(clocks_run=True)
            return
        if proposal.token and request.visitor:
            request.visitor.chairs.add(self.sitting.chairs[proposal.token.seat].id)
            self.broadcast.tell(request.visitor, proposal.token)
        self._changed(before)
        request.answer(proposal)
        self.go_on()
        self.presence.show_out(self.sitting, "left" if proposal.entry.drop_keys else "no-spectators")

    def _deleted(self) -> None:
        self._end("deleted")
        self.retold(self.state.id)

    def _end(self, why: str) -> None:
        """Everybody out."""
        self.acts.ended = True
        for visitor in list(self.presence.visitors):
            visitor.close(why)

    # Applying what somebody else has stored

    def catch_up(self, request: Request | None = None) -> None:
        """Others have written to this table: bring it up to date, with everybody at it, and then decide again
        about what came too late."""
        self.acts.held = True
        self.store.load(self.state.id, partial(self.acts.resume, partial(self._catch_up, request)), LAST)

    def _catch_up(self, request: Request | None, found: Kept | Refused | None) -> None:
        refused = found if isinstance(found, Refused) else Refused("no-such-table", table=self.state.id)
        try:
            self._apply(found)
        except Exception as error:  # nobody stays at a table that is not what is stored
            refused = StoreFailed(str(error))
            self._end("moved-on")
            raise
        finally:
            if request:
                self._decide_again(request, refused)
        if not self.acts.ended:
            self.presence.show_out(self.sitting, "left")
            self.go_on()

    def _apply(self, found: Kept | Refused | None) -> None:
        if isinstance(found, Kept):
            for state, entry in self.state.caught_up(found):
                before, self.state = self.state, state
                if entry:
                    self._moved(entry)
                else:
                    self._changed(before)
        elif found is None:
            self._deleted()
        else:
            self._end("moved-on")  # the next to come reads it anew, or is told what is wrong

    def _decide_again(self, request: Request, refused: Refused) -> None:
        if self.acts.ended:
            self._refuse(request, refused)
        elif request.tries >= MOST_TRIES:
            self._refuse(request, Refused("too-busy"))
        elif request.visitor is None or request.visitor in self.presence.visitors:
            self.propose(request._replace(tries=request.tries + 1))

    # What follows from an entry

    def _moved(self, entry: Entry) -> None:
        state, log = self.state, self.state.log
        assert log is not None
        self.moved_at = self.clock.now()
        if entry.move == UNDO:
            self.bot_turns.forget_thought()
        if self.interval.looked and log.dealt_at[-1] == log.n - 1:
            self._next_hole()  # dealt elsewhere
        note_move(state.sitting, log, entry)
        if not thinker(log.setup, entry.seat, entry.by) and self.clocks.moved(entry.seat):
            self.broadcast.table(state)
        self.bot_turns.moved(state, entry)
        self._run_clocks()
        self.broadcast.move(state, entry)
        if said := remark(state):
            self.broadcast.phrase(said)

    def _changed(self, before: TableState) -> None:
        changed, now = difference(before, self.state), self.clock.now()
        if changed.retold:
            self.retold(self.state.id)
        unseated = reseat(self.state, changed, self.presence, self.clocks, now)
        self.interval.forget(changed.freed)
        if changed.began:
            self._begun()
            return
        was, is_ = before.sitting.state, self.sitting.state
        if is_ == "shuffling" != was:
            self._ask_for_words(shuffling.awaited(self.state, self.scene()))
        elif was != is_:
            retime(was, is_, self.clocks, self.interval, now, others_wait=self.presence.others_wait)
            self.moved_at = now if was == "paused" else self.moved_at
        self.broadcast.table(self.state)
        if "paused" in (was, is_) and was != is_:
            self.broadcast.views(self.state)
        for visitor in unseated:  # it looks through other eyes
            self.broadcast.view(self.state, visitor, [])

    def _begun(self) -> None:
        """A new match: deal."""
        assert self.state.log is not None
        self.moved_at = self.clock.now()
        self.words.clear()
        self.interval.begin_match()
        self.clocks.begin_match(self.presence.absent(self.state), self.moved_at)
        self.presence.hide(self.state)
        self.broadcast.table(self.state)
        self.broadcast.score_card(self.state.log)
        self._run_clocks()
        self.broadcast.views(self.state, whole=True)

    # Going on

    def go_on(self, *, clocks_run: bool = False) -> None:
        """After every change: let bots think, set the clocks, deal the next hole, end the match."""
        match, state = self.state.match, self.sitting.state
        if self.acts.held:
            return
        if state == "shuffling":
            self._shuffle()
        elif state == "over":
            self._begin_rematch()
        elif match and (self.presence.visitors or self.attended) and state == "playing":
            self._play_on(match, clocks_run)
        self.post.look(self.state)

    def _play_on(self, match: Match, clocks_run: bool) -> None:
        can_store = self.clock.now() >= self.retry_at
        if match.outcome:
            self.propose(Request(EndMatch())) if can_store else self._arm()
            return
        if not self.attended:
            return
        if match.hole.over:
            self._deal_next()
        elif not clocks_run and self._run_clocks():
            self.broadcast.views(self.state)
        if can_store:
            self._let_bots_think()
        self._arm()

    def _run_clocks(self) -> bool:
        """Those who are to act have so much time. True if others than before: everybody wants to know."""
        assert self.state.log is not None
        hole, before = self.state.log.match.hole, tuple(self.clocks.turns)
        if hole.over:
            self.clocks.stop()
        else:
            deadline, timed = self.clock.now() + self.sitting.patience, self.post.timed(self.state)
            if self.clocks.run(hole.acting, timed, deadline, opening=hole.turn is None):
                self.broadcast.table(self.state)
        return tuple(self.clocks.turns) != before

    def _deal_next(self) -> None:
        """The end of a hole stays until everybody present has seen it, or for a while."""
        self.interval.since = max(self.interval.since, self.moved_at)
        if self.clock.now() < self._shown_until():
            return
        self.state = self.state.dealt()
        self._next_hole()
        self._run_clocks()
        self.broadcast.views(self.state)

    def _next_hole(self) -> None:
        self.interval.begin_hole()
        self.presence.hide(self.state)

    def _shown_until(self) -> float:
        pace = self.bot_turns.pace(self.state)
        return self.interval.shown_until(self.state, self.presence, self.clocks, pace)

    def _let_bots_think(self) -> None:
        if (seat := self.bot_turns.next_seat(self.state)) is None:
            return
        try:
            self.bot_turns.ask(self.state, seat, partial(self._thought, seat, self.state.n))
        except Exception:
            self.retry_at = self.clock.now() + RETRY_SECONDS
            _log.exception("no head to think", extra={"facts": {"table": self.state.id}})

    def _thought(self, seat: Seat, n: int, move: Move, instead: str) -> None:
        until = self.moved_at + self.bot_turns.waits(self.state, seat) if n == self.state.n else 0.0  # stale
        self.bot_turns.rest(until, partial(self.acts.do, partial(self._bot_moves, seat, n, move, instead)))

    def _bot_moves(self, seat: Seat, n: int, move: Move, instead: str) -> None:
        if self.bot_turns.seat != seat:
            return  # the table slept meanwhile, or the match ended
        self.bot_turns.clear()
        if n == self.state.n and self.sitting.state == "playing" and self.bot_turns.is_bots(self.state, seat):
            by = instead or self.bot_turns.by(self.state, seat)
            self.propose(Request(BotMove(seat, n, str(move), by)))
        else:
            self.go_on()

    def rematch(self, visitor: Visitor) -> None:
        """Somebody wants to play again."""
        if not self._begin_rematch(visitor):
            self.broadcast.table(self.state)

    def _begin_rematch(self, visitor: Visitor | None = None) -> bool:
        """If all who are here want it."""
        if self.acts.held or not self.interval.all_want_rematch(self.state, self.presence):
            return False
        self.propose(Request(Rematch(), visitor))
        return True

    # Words for the shuffle

    def reveal(self, seat: Seat, word: bytes) -> None:
        self.words.take(self.state, seat, word)
        self._shuffle()

    def _ask_for_words(self, awaited: set[Seat]) -> None:
        self.words.ask(awaited, self._words_are_due)

    def _words_are_due(self) -> None:
        self.acts.do(self.go_on)

    def _shuffle(self) -> None:
        if (words := self.words.complete(self.state)) is not None:
            self.propose(Request(BeginMatch(words)))

    # Time

    def _arm(self) -> None:
        """Wake up at the next moment at which something may be due."""
        due = self.clocks.next_due(self.post.grace(self.sitting))
        self.alarm.at(min(due, self._others_due()), self._ring)

    def _others_due(self) -> float:
        retry = self.retry_at if self.retry_at > self.clock.now() else NEVER
        between = (match := self.state.match) and match.hole.over and not match.outcome
        return min(retry, self._shown_until()) if between else retry

    def _ring(self) -> None:
        self.acts.do(self.time_is_up)

    def time_is_up(self) -> None:
        """Also for a table that was asleep."""
        state, now, grace = self.sitting.state, self.clock.now(), self.post.grace(self.sitting)
        if state == "shuffling" and not self.words.revealing:
            self._ask_for_words(shuffling.sealed(self.state))
        if self.attended and state == "playing" and self.clocks.strike(now, grace):
            self.broadcast.table(self.state)
        self.go_on()
