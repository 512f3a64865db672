"""A match in which chance is a player, as a value: what OpenSpiel calls a state."""

from dataclasses import dataclass, field
from typing import NamedTuple, Optional

from backnine.but import but
from backnine.games import moves
from backnine.games import play as play_hole
from backnine.hole import Happening, Hole, Seat
from backnine.match import Match, play
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.position import as_it_lies
from backnine.rl.chance import (
    FIRST_DISCARD,
    STOCK,
    Spot,
    candidates,
    card_at,
    decided,
    shown_at_end,
    shown_by,
    shown_first,
)
from backnine.rl.observation import Observer
from backnine.setup import Setup
from backnine.view import View, view

NO_SEED = bytes(32)  # chance decides all cards, so it does not matter how they are dealt


class HappenedSoFar(NamedTuple):
    """What happened, the last first: a list that many moments share."""

    happened: tuple[Happening, ...]
    before: Optional["HappenedSoFar"] = None


@dataclass(frozen=True, eq=False)
class Moment:
    """`pending` are the cards that chance has to decide, for the move of a seat that waits for them, and
    `settled` those that it has decided for it."""

    observer: Observer
    log: MatchLog = field(repr=False)  # deals the next hole
    before: Match = field(repr=False)  # as it was when the hole began, or when it was over
    hole: Hole
    hidden: tuple[int, ...]  # how many of each kind nobody has seen, until the stock is renewed
    pending: tuple[Spot, ...] = ()
    settled: tuple[Spot, ...] = ()
    waiting: tuple[Seat, Move] | None = None
    told: HappenedSoFar | None = None

    def __deepcopy__(self, memo: object) -> "Moment":
        return self  # it never changes

    @property
    def match(self) -> Match:
        return but(self.before, hole=self.hole)

    @property
    def acting(self) -> Seat | None:
        """Who is to choose; nobody, where it is chance's turn or the match is over."""
        hole = self.hole
        if self.pending or hole.phase == "over":
            return None
        return hole.turn if hole.turn is not None else min(hole.waiting)

    def moves(self) -> tuple[Move, ...]:
        seat = self.acting
        return () if seat is None else moves(self.hole, seat)

    def chances(self) -> list[tuple[int, float]]:
        """The kinds of card (from 0) that may come, and how likely each is."""
        hole, spot = self.hole, self.pending[0]
        apart = hole.renewals or not hole.stock  # what is face down and what will be drawn are counted apart
        counts = self.observer.counted(candidates(hole, spot, self.settled)) if apart else self.hidden
        total = sum(counts)
        return [(kind, count / total) for kind, count in enumerate(counts) if count]

    def with_card(self, kind: int) -> "Moment":
        """Chance has said of which kind the next card is."""
        spot, pending = self.pending[0], self.pending[1:]
        hole = decided(self.hole, spot, self.observer.cards_of_kind[kind], self.settled)
        hidden = (*self.hidden[:kind], self.hidden[kind] - 1, *self.hidden[kind + 1 :])
        settled = (*self.settled, spot)
        if pending:
            return but(self, hole=hole, hidden=hidden, pending=pending, settled=settled)
        if self.waiting:
            return self._tried(hole, hidden, settled, self.waiting)
        # A hole begins with a card that everybody sees, as if it had been discarded.
        told = HappenedSoFar((Happening("discarded", card=hole.discard[0]),), self.told)
        return but(self, hole=hole, hidden=hidden, pending=(), settled=(), told=told)

    def with_move(self, move: Move) -> "Moment":
        seat, hole = self.acting, self.hole
        assert seat is not None
        spot = shown_first(hole, seat, move)
        if spot and move in moves(hole, seat):
            return but(self, pending=(spot,), waiting=(seat, move))
        return self._tried(hole, self.hidden, (), (seat, move))

    def _tried(
        self, hole: Hole, hidden: tuple[int, ...], settled: tuple[Spot, ...], made: tuple[Seat, Move]
    ) -> "Moment":
        """After the move, or before it if it would show more cards than chance has decided. One that waited
        for chance was legal before, and no rule of play looks at a card."""
        after, happened = (self.observer.game.play if settled else play_hole)(hole, *made)
        pending = shown_by(hole, after, happened, settled)
        if pending:
            return but(self, hole=hole, hidden=hidden, pending=pending, settled=settled, waiting=made)
        over = after.phase == "over"
        told = HappenedSoFar((*happened, *shown_at_end(hole, after)) if over else happened, self.told)
        moment = but(self, hole=after, hidden=hidden, pending=(), settled=(), waiting=None, told=told)
        return moment._scored(hole, made) if over else moment

    def _scored(self, hole: Hole, made: tuple[Seat, Move]) -> "Moment":
        """The hole is over with this move: on to the next, if there is one."""
        match, _ = play(but(self.before, hole=hole), *made)
        moment = but(self, before=match, hole=match.hole)
        return moment if match.outcome else _dealt(moment)

    def seen(self, seat: Seat | None) -> View:
        """What a seat, or a spectator, may know. A first discard that is not decided yet is not there."""
        seen = view(self.match, seat, recall=True)
        return seen._replace(discard=()) if self.pending and self.waiting is None else seen

    def events(self) -> list[Happening]:
        """All that happened from the beginning on."""
        told, last_first = self.told, list[Happening]()
        while told is not None:
            last_first += reversed(told.happened)
            told = told.before
        return last_first[::-1]

    def story(self, seat: Seat | None, *, everything: bool = False) -> str:
        """All that this seat was told from the beginning on, and what it waits for; or all there is."""
        words = [self._in_words(each, seat, everything) for each in self.events()]
        if self.waiting:
            words.append(f"{self.waiting[0]} {self.waiting[1]}?")
        if everything:
            words += [f"{self.observer.kind(card_at(self.hole, spot))}!" for spot in self.settled]
        return "; ".join(words)

    def _in_words(self, each: Happening, seat: Seat | None, everything: bool) -> str:
        card = each.card if everything else each.card_for(seat)
        kind = "" if each.card is None else "?" if card is None else self.observer.kind(card)
        parts = (each.seat, each.what, each.slot, kind or None)
        return " ".join(str(part) for part in parts if part is not None)


def first_moment(observer: Observer, setup: Setup) -> Moment:
    """Before chance has said which card is turned up; or at the position that the match starts from."""
    log = MatchLog.begin(setup, NO_SEED)
    hidden = observer.counted(candidates(log.match.hole, STOCK, ()))
    moment = _with(Moment(observer, log, log.match, log.match.hole, hidden), log.match)
    return _beginning(moment) if setup.start is None else moment


def _dealt(moment: Moment) -> Moment:
    """With the next hole on the table."""
    return _beginning(_with(moment, but(moment.log, match=moment.match).dealt().match))


def _beginning(moment: Moment) -> Moment:
    hidden = moment.observer.counted(candidates(moment.hole, FIRST_DISCARD, ()))
    return but(moment, hidden=hidden, pending=(FIRST_DISCARD,))


def _with(moment: Moment, match: Match) -> Moment:
    """A renewed stock is the discards as they lie: chance decides their order, too."""
    return but(moment, before=match, hole=but(match.hole, reshuffle=as_it_lies))
