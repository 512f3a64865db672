"""Playing a record again: every step of the match, and proof that the record tells the truth."""

from collections.abc import Generator, Iterable
from typing import NamedTuple

from backnine.hole import Happening, Seat
from backnine.match import Match
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.record import PlayedHole, Record, thinker, write_draw, write_outcome
from backnine.refused import Refused
from backnine.shuffle import seal


class Step(NamedTuple):
    """A deal (no move) or a move, and the match after it. `bot` thought it, by what the record says ("": a
    person did); `line` and `column` are where it stands there."""

    log: MatchLog
    seat: Seat | None = None
    move: Move | None = None
    bot: str = ""
    line: int = 0
    column: int = 0

    @property
    def match(self) -> Match:
        return self.log.match

    @property
    def n(self) -> int:
        return self.log.n

    @property
    def happened(self) -> tuple[Happening, ...]:
        return self.log.happened


def replay(record: Record) -> Generator[Step, None, MatchLog]:
    """Every deal and move in turn, up to the first line that the rules or the shuffle do not bear out."""
    log = _begin(record)
    for place, hole in enumerate(record.holes):
        log = _with_notes(_dealt(log, hole, first=place == 0), hole.comments)
        yield Step(log)
        for line in hole.lines:
            by = dict(log.instead).get(line.seat, "")
            column = len(f"{line.seat}: ") + 1
            for move in line.moves:
                try:
                    log = log.play(line.seat, move, by)
                except Refused as refused:
                    raise refused.located(line.at, column) from None
                yield Step(log, line.seat, move, thinker(record.setup, line.seat, by), line.at, column)
                column += len(f"{move}, ")
            log = _with_notes(log, line.comments)
        _check_claim(log.match, hole)
        log = _with_notes(log, hole.after, after=True)
    _check_outcome(log.match, record)
    return log


def verify(record: Record) -> Match:
    """The match at the end of the record, once every card and every claim in it has been checked."""
    return proved(record).match


def proved(record: Record) -> MatchLog:
    """The same with its moves: it can go on from there."""
    steps = replay(record)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            log: MatchLog = end.value
            return log


def _begin(record: Record) -> MatchLog:
    setup, seed = record.setup, record.need_seed()
    commitment = setup.shuffle(seed).commitment
    if commitment != record.commitment:
        raise Refused("wrong-commitment", line=record.at.get("Seed", 1), column=8, right=commitment)
    _check_words(record)
    log = MatchLog.begin(setup, seed, record.comments)
    if log.match.draw != record.draw:
        raise Refused(
            "wrong-draw",
            line=record.at.get("Draw", 1),
            column=8,
            said=write_draw(record.draw),
            right=write_draw(log.match.draw),
        )
    return log


def _check_words(record: Record) -> None:
    """Every word in the shuffle was sealed, and is the one that was."""
    setup = record.setup
    for seat, (word, sealed) in enumerate(zip(setup.words, setup.seals, strict=True)):
        tag = f"Word{seat}"
        line, column = record.at.get(tag, 1), len(tag) + 4
        if word is not None and sealed is None:
            raise Refused("word-without-seal", line=line, column=column, seat=seat)
        if word is not None and sealed != seal(word):
            raise Refused("wrong-word", line=line, column=column, seat=seat)


def _dealt(log: MatchLog, hole: PlayedHole, *, first: bool) -> MatchLog:
    """The match with this hole dealt, if it is the one that comes next."""
    if not first:
        if not log.match.hole.over:
            raise Refused("hole-not-finished", line=hole.at, column=1, hole=log.match.hole.number)
        if log.match.outcome:
            raise Refused("match-was-over", line=hole.at, column=1)
        log = log.dealt()
    right = log.match.hole
    if (hole.number, hole.dealer, hole.seats) != (right.number, right.dealer, right.seats):
        seats = " ".join(map(str, right.seats))
        raise Refused(
            "wrong-hole-line", line=hole.at, column=1, hole=right.number, dealer=right.dealer, seats=seats
        )
    return log


def _with_notes(log: MatchLog, comments: Iterable[str], *, after: bool = False) -> MatchLog:
    for comment in comments:
        log = log.with_note(comment, after=after)
    return log


def _check_claim(match: Match, hole: PlayedHole) -> None:
    if not match.hole.over:
        if hole.claim:
            raise Refused("hole-not-finished", line=hole.claim_at, column=1, hole=hole.number)
        return
    score = match.scores[-1]
    right = " ".join(map(str, score.strokes))
    if hole.claim is None:
        last = hole.lines[-1]
        line = last.at + len(last.comments) + 1
        raise Refused("strokes-missing", line=line, column=1, strokes=right, ending=score.ending)
    if hole.claim != (score.strokes, score.ending):
        said = f"{' '.join(map(str, hole.claim.strokes))}, {hole.claim.ending}"
        raise Refused(
            "wrong-strokes", line=hole.claim_at, column=1, said=said[:80], strokes=right, ending=score.ending
        )


def _check_outcome(match: Match, record: Record) -> None:
    if match.outcome != record.outcome:
        right, said = (
            write_outcome(outcome) if outcome else "-" for outcome in (match.outcome, record.outcome)
        )
        first = "Draw" if record.setup.dealer is None else "Dealer"
        line = record.at.get("Result") or record.at.get(first, 0) + 1
        raise Refused("wrong-result", line=line, column=1, said=said, right=right)
