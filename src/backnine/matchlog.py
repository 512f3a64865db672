"""A match as one value: how it was set up, its moves with who made them, and the state they lead to.

    log = MatchLog.begin(setup, seed)
    while not log.match.outcome:
        log = log.dealt()
        seat = log.match.hole.acting[0]
        log = log.play(seat, bot.choose(…, log.dice(seat)))
    text = write(log.record())

A log never changes; `play` gives the next one, and costs as much after a thousand moves as after one. It
deals the next hole by itself: nobody else does.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from backnine.but import but
from backnine.hole import Happening, Seat
from backnine.match import Match, next_hole, play
from backnine.moves import Move
from backnine.record import FORMAT, Claim, Line, PlayedHole, Record, is_back, stand_ins, stands_in
from backnine.refused import Refused
from backnine.setup import Setup
from backnine.shuffle import Shuffle
from backnine.whims import SEATS, Whims

KEPT_APART: Final = 200  # moves: of a long hole a state is kept for every so many, the last two of them


class Made(NamedTuple):
    """A move and who made it: `by` is who stood in, or "" for whom the set-up names."""

    seat: Seat
    move: Move
    by: str = ""


class Note(NamedTuple):
    """A comment in hole number `hole` after `n` moves of the match; `after` its strokes, or before them."""

    hole: int
    n: int
    text: str
    after: bool = False


_made: Final = lru_cache(4096)(Made)  # the same few thousand for all matches: a log is a list of pointers


@dataclass(frozen=True, eq=False)
class MatchLog:
    """`n` counts the moves; `happened` is what came of the last one (nothing: a hole was dealt)."""

    setup: Setup
    shuffle: Shuffle
    match: Match
    n: int = 0
    happened: tuple[Happening, ...] = ()
    comments: tuple[str, ...] = ()  # on the whole match
    notes: tuple[Note, ...] = ()
    dealt_at: tuple[int, ...] = (0,)  # the moves before each hole
    instead: tuple[tuple[Seat, str], ...] = ()  # who stands in for whom, from here on
    # Shared with all that go on from here: the first `n` are ours.
    _moves: list[Made] = field(default_factory=list, repr=False)
    _kept: tuple["MatchLog", ...] = field(default=(), repr=False)  # earlier states of this hole

    @classmethod
    def begin(cls, setup: Setup, seed: bytes, comments: tuple[str, ...] = ()) -> "MatchLog":
        """The draw for the dealer, and the first hole."""
        return cls(setup, setup.shuffle(seed), setup.begin(seed), comments=comments)

    def dealt(self) -> "MatchLog":
        """With the next hole on the table, if this one is over and there is one."""
        if not self.match.hole.over or self.match.outcome:
            return self
        match = next_hole(self.match)
        return but(self, match=match, happened=(), dealt_at=(*self.dealt_at, self.n), _kept=())

    def play(self, seat: Seat, move: Move, by: str = "") -> "MatchLog":
        """After one more move, in the next hole if this one is over; or refused by the rules."""
        log = self.dealt() if self.match.hole.phase == "over" else self
        match, happened = play(log.match, seat, move)
        if by or log.instead:
            log = log._with_thinker(seat, by)
        made, moves, n = _made(seat, move, by), log._moves, log.n
        if len(moves) == n:
            moves.append(made)
        elif moves[n] != made:  # somebody has gone on from here otherwise
            moves = [*moves[:n], made]
        kept = log._kept
        if not kept or n - kept[-1].n >= KEPT_APART:
            kept = log._kept_next()
        return but(log, match=match, n=n + 1, happened=happened, _moves=moves, _kept=kept)

    def _with_thinker(self, seat: Seat, by: str) -> "MatchLog":
        """It is noted who thinks for a seat from here on, where that changes."""
        if dict(self.instead).get(seat, "") == by:
            return self
        return self.with_note(stands_in(by, seat) if by else is_back(seat))

    def with_note(self, text: str, *, after: bool = False) -> "MatchLog":
        """With a comment at this place; one that says who stands in counts from here on."""
        note = Note(self.match.hole.number, self.n, text, after)
        notes = (*self.notes, note)
        return but(self, notes=notes, instead=_standing_in(notes) if stand_ins([text]) else self.instead)

    def _kept_next(self) -> tuple["MatchLog", ...]:
        """The deal of the hole, or the last two of the states that are kept of a long one."""
        return (*self._kept[-1:], but(self, _kept=()))

    # Looking back

    @property
    def moves(self) -> tuple[Made, ...]:
        return tuple(self._moves[: self.n])

    def moves_since(self, n: int) -> list[Made]:
        return self._moves[n : self.n]

    @property
    def last(self) -> Made | None:
        return self._moves[self.n - 1] if self.n else None

    def at(self, n: int) -> "MatchLog":
        """As it was after `n` moves; of two such states the one in which the next hole is dealt."""
        if not 0 <= n <= self.n:
            raise Refused("no-such-step", step=n, most=self.n)
        if n == self.n:
            return self
        near = [each for each in self._kept if each.n <= n]
        log = near[-1] if near else self.first()
        log = but(log, _moves=self._moves)
        for made in self._moves[log.n : n]:
            log = log.play(*made)
        log = log.dealt()
        notes = tuple(note for note in self.notes if (note.hole, note.n) <= (log.match.hole.number, n))
        return but(log, notes=notes, instead=_standing_in(notes))

    def first(self) -> "MatchLog":
        """As it was before the first move."""
        return MatchLog.begin(self.setup, self.shuffle.seed, self.comments)

    def since(self, n: int) -> Iterator["MatchLog"]:
        """The states after each of the moves since the first `n`."""
        log = self.at(n)
        while log.n < self.n:
            log = log.play(*self._moves[log.n])
            yield log

    def dice(self, seat: Seat) -> Whims:
        """For a bot in this seat: the same seed and bots make the same match, and one that is resumed goes on
        as if it had never stopped."""
        return dice_for(self.shuffle, seat, self.n)

    # The record

    def record(self) -> Record:
        """With its seed, so that the match can go on; whoever tells it before the end leaves that out."""
        setup, match = self.setup, self.match
        bots = any(setup.bots) or any(stand_ins([note.text]) for note in self.notes)
        return Record(
            setup=but(setup, bots_version=setup.bots_version if bots and not setup.salts else None),
            commitment=self.shuffle.commitment,
            draw=match.draw,
            format=1 if setup.salts else FORMAT,
            shuffle_version=self.shuffle.version,
            seed=self.shuffle.seed,
            outcome=match.outcome,
            comments=self.comments,
            holes=tuple(self._holes()),
        )

    def _holes(self) -> Iterator[PlayedHole]:
        """Those that have begun: with a move, or with a comment."""
        ends = (*self.dealt_at[1:], self.n)
        holes = [(each.number, each.dealer, each.seats) for each in self.match.scores]
        if not self.match.hole.over:
            hole = self.match.hole
            holes.append((hole.number, hole.dealer, hole.seats))
        for place, (number, dealer, seats) in enumerate(holes):
            first, end = self.dealt_at[place], ends[place]
            notes = [note for note in self.notes if note.hole == number]
            if first == end and not notes:
                return
            score = self.match.scores[place] if place < len(self.match.scores) else None
            yield PlayedHole(
                number,
                dealer,
                seats,
                comments=tuple(note.text for note in notes if note.n == first and not note.after),
                lines=self._lines(first, end, [note for note in notes if note.n > first and not note.after]),
                claim=Claim(score.strokes, score.ending) if score else None,
                after=tuple(note.text for note in notes if note.after),
            )

    def _lines(self, first: int, end: int, notes: list[Note]) -> tuple[Line, ...]:
        """Moves of one seat in a row are one line, up to a comment."""
        said: dict[int, list[str]] = {}
        for note in notes:
            said.setdefault(note.n, []).append(note.text)
        lines: list[Line] = []
        moves: list[Move] = []
        for n in range(first, end):
            seat, move, _ = self._moves[n]
            moves.append(move)
            told = said.get(n + 1, ())
            if told or n + 1 == end or self._moves[n + 1].seat != seat:
                lines.append(Line(seat, tuple(moves), tuple(told)))
                moves = []
        return tuple(lines)


def _standing_in(notes: Iterable[Note]) -> tuple[tuple[Seat, str], ...]:
    told = stand_ins(note.text for note in notes)
    return tuple((seat, bot) for seat, bot in told.items() if bot)


def dice_for(shuffle: Shuffle, seat: Seat, n: int) -> Whims:
    """The dice of a seat after `n` moves of the match."""
    return Whims(int.from_bytes(shuffle.token("whims")[:8], "big"), n * SEATS + seat)
