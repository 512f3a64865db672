"""A match in which chance is a player, as a value: what OpenSpiel calls a state."""

from dataclasses import dataclass, field
from typing import Optional

from backnine.but import but
from backnine.games import moves
from backnine.hole import Happening, Seat
from backnine.match import Match, play
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.position import as_it_lies
from backnine.rl.chance import FIRST_DISCARD, STOCK, Spot, candidates, decided, shown_by, shown_first
from backnine.rl.observation import Observer
from backnine.setup import Setup
from backnine.view import View, view

NO_SEED = bytes(32)  # chance decides all cards, so it does not matter how they are dealt


@dataclass(frozen=True, eq=False)
class HappenedSoFar:
    """What happened, the last first: a list that many moments share."""

    happened: tuple[Happening, ...]
    before: Optional["HappenedSoFar"] = None


@dataclass(frozen=True, eq=False)
class Moment:
    """`pending` are the cards that chance has to decide, for the move of a seat that waits for them, and
    `settled` those that it has decided for it."""

    observer: Observer
    log: MatchLog = field(repr=False)  # deals the next hole
    match: Match = field(repr=False)
    hidden: tuple[int, ...]  # how many of each kind nobody has seen, until the stock is renewed
    pending: tuple[Spot, ...] = ()
    settled: tuple[Spot, ...] = ()
    waiting: tuple[Seat, Move] | None = None
    told: HappenedSoFar | None = None

    def __deepcopy__(self, memo: object) -> "Moment":
        return self  # it never changes

    @property
    def acting(self) -> Seat | None:
        """Who is to choose; nobody, where it is chance's turn or the match is over."""
        hole = self.match.hole
        if self.pending or hole.phase == "over":
            return None
        return hole.turn if hole.turn is not None else min(hole.waiting)

    def moves(self) -> tuple[Move, ...]:
        seat = self.acting
        return () if seat is None else moves(self.match.hole, seat)

    def chances(self) -> list[tuple[int, float]]:
        """The kinds of card (from 0) that may come, and how likely each is."""
        hole, spot = self.match.hole, self.pending[0]
        apart = hole.renewals or not hole.stock  # what is face down and what will be drawn are counted apart
        counts = self.observer.counted(candidates(hole, spot, self.settled)) if apart else self.hidden
        total = sum(counts)
        return [(kind, count / total) for kind, count in enumerate(counts) if count]

    def with_card(self, kind: int) -> "Moment":
        """Chance has said of which kind the next card is."""
        spot, *pending = self.pending
        hole = decided(self.match.hole, spot, self.observer.cards_of_kind[kind], self.settled)
        after = but(
            self,
            match=but(self.match, hole=hole),
            hidden=(*self.hidden[:kind], self.hidden[kind] - 1, *self.hidden[kind + 1 :]),
            pending=tuple(pending),
            settled=(*self.settled, spot),
        )
        if pending:
            return after
        return after._with_first_discard() if self.waiting is None else after._tried(*self.waiting)

    def with_move(self, move: Move) -> "Moment":
        seat = self.acting
        assert seat is not None
        spot = shown_first(self.match.hole, seat, move)
        if spot and move in self.moves():
            return but(self, pending=(spot,), waiting=(seat, move))
        return self._tried(seat, move)

    def _tried(self, seat: Seat, move: Move) -> "Moment":
        """After the move, or before it if it would show more cards than chance has decided."""
        match, happened = self._played(seat, move)
        shown = shown_by(self.match.hole, match.hole, happened)
        pending = tuple([spot for spot in shown if spot not in self.settled])
        if pending:
            return but(self, pending=pending, waiting=(seat, move))
        return self._after(match, happened)

    def _played(self, seat: Seat, move: Move) -> tuple[Match, tuple[Happening, ...]]:
        """A move that waited for chance was legal before, and no rule of play looks at a card."""
        if self.settled:
            hole, happened = self.match.game.play(self.match.hole, seat, move)
            if not hole.over:
                return but(self.match, hole=hole), happened
        return play(self.match, seat, move)

    def _after(self, match: Match, happened: tuple[Happening, ...]) -> "Moment":
        after = but(self, match=match, settled=(), waiting=None, told=HappenedSoFar(happened, self.told))
        return after if match.outcome or not match.hole.over else _dealt(after)

    def _with_first_discard(self) -> "Moment":
        """A hole begins with a card that everybody sees, as if it had been discarded."""
        happened = (Happening("discarded", card=self.match.hole.discard[0]),)
        return but(self, settled=(), told=HappenedSoFar(happened, self.told))

    def seen(self, seat: Seat | None) -> View:
        """What a seat, or a spectator, may know. A first discard that is not decided yet is not there."""
        seen = view(self.match, seat, recall=True)
        return seen._replace(discard=()) if self.pending and self.waiting is None else seen

    def story(self, seat: Seat | None, *, everything: bool = False) -> str:
        """All that this seat was told from the beginning on, and what it waits for."""
        words = [f"{self.waiting[0]} {self.waiting[1]}?"] if self.waiting else []
        told = self.told
        while told is not None:
            words += [self._in_words(each, seat, everything) for each in reversed(told.happened)]
            told = told.before
        return "; ".join(reversed(words))

    def _in_words(self, each: Happening, seat: Seat | None, everything: bool) -> str:
        card = each.card if everything else each.card_for(seat)
        kind = "" if each.card is None else "?" if card is None else self.observer.kind(card)
        parts = (each.seat, each.what, each.slot, kind or None)
        return " ".join(str(part) for part in parts if part is not None)


def first_moment(observer: Observer, setup: Setup) -> Moment:
    """Before chance has said which card is turned up; or at the position that the match starts from."""
    log = MatchLog.begin(setup, NO_SEED)
    hidden = observer.counted(candidates(log.match.hole, STOCK, ()))
    moment = Moment(observer, log, _without_shuffle(log.match), hidden)
    return _beginning(moment) if setup.start is None else moment


def _dealt(moment: Moment) -> Moment:
    """With the next hole on the table."""
    log = but(moment.log, match=moment.match).dealt()
    return _beginning(but(moment, match=log.match))


def _beginning(moment: Moment) -> Moment:
    match = _without_shuffle(moment.match)
    hidden = moment.observer.counted(candidates(match.hole, FIRST_DISCARD, ()))
    return but(moment, match=match, hidden=hidden, pending=(FIRST_DISCARD,))


def _without_shuffle(match: Match) -> Match:
    """A renewed stock is the discards as they lie: chance decides their order, too."""
    return but(match, hole=but(match.hole, reshuffle=as_it_lies))
