"""Playing a record again: every step of the match, and proof that the record tells the truth."""

from collections.abc import Iterator
from typing import NamedTuple

from backnine.hole import Happening, Seat
from backnine.match import Match, begin, next_hole, play
from backnine.moves import Move
from backnine.record import PlayedHole, Record, stand_ins, write_draw, write_outcome
from backnine.refused import Refused
from backnine.shuffle import seal


class Step(NamedTuple):
    """A deal (no move) or a move, numbered over the whole match, and the match after it. `bot` thought it, by
    what the record says ("": a person did); `line` and `column` are where it stands there."""

    match: Match
    n: int
    seat: Seat | None = None
    move: Move | None = None
    happened: tuple[Happening, ...] = ()
    bot: str = ""
    line: int = 0
    column: int = 0


def replay(record: Record) -> Iterator[Step]:
    """Every deal and move in turn, up to the first line that the rules or the shuffle do not bear out."""
    match = _begin(record)
    n = 0
    instead: dict[Seat, str] = {}
    for place, hole in enumerate(record.holes):
        match = _dealt(match, hole, first=place == 0)
        yield Step(match, n)
        instead |= stand_ins(hole.comments)
        for line in hole.lines:
            bot = instead.get(line.seat) or record.bots[line.seat] or ""
            column = len(f"{line.seat}: ") + 1
            for move in line.moves:
                try:
                    match, happened = play(match, line.seat, move)
                except Refused as refused:
                    raise refused.located(line.at, column) from None
                n += 1
                yield Step(match, n, line.seat, move, happened, bot, line.at, column)
                column += len(f"{move}, ")
            instead |= stand_ins(line.comments)
        _check_claim(match, hole)
    _check_outcome(match, record)


def verify(record: Record) -> Match:
    """The match at the end of the record, once every card and every claim in it has been checked."""
    match = None
    for step in replay(record):
        match = step.match
    return match or _begin(record)  # nothing played yet: the draw and the first deal


def _begin(record: Record) -> Match:
    shuffle = record.shuffle
    if shuffle.commitment != record.commitment:
        raise Refused("wrong-commitment", line=record.at.get("Seed", 1), column=8, right=shuffle.commitment)
    _check_words(record)
    match = begin(record.game, record.players, record.house, shuffle, record.dealer, rules=record.rules)
    if match.draw != record.draw:
        raise Refused(
            "wrong-draw",
            line=record.at.get("Draw", 1),
            column=8,
            said=write_draw(record.draw),
            right=write_draw(match.draw),
        )
    return match


def _check_words(record: Record) -> None:
    """Every word in the shuffle was sealed, and is the one that was."""
    for seat, (word, sealed) in enumerate(zip(record.words, record.seals, strict=True)):
        tag = f"Word{seat}"
        line, column = record.at.get(tag, 1), len(tag) + 4
        if word is not None and sealed is None:
            raise Refused("word-without-seal", line=line, column=column, seat=seat)
        if word is not None and sealed != seal(word):
            raise Refused("wrong-word", line=line, column=column, seat=seat)


def _dealt(match: Match, hole: PlayedHole, *, first: bool) -> Match:
    """The match with this hole dealt, if it is the one that comes next."""
    if not first:
        if not match.hole.over:
            raise Refused("hole-not-finished", line=hole.at, column=1, hole=match.hole.number)
        if match.outcome:
            raise Refused("match-was-over", line=hole.at, column=1)
        match = next_hole(match)
    right = match.hole
    if (hole.number, hole.dealer, hole.seats) != (right.number, right.dealer, right.seats):
        seats = " ".join(map(str, right.seats))
        raise Refused(
            "wrong-hole-line", line=hole.at, column=1, hole=right.number, dealer=right.dealer, seats=seats
        )
    return match


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
        first = "Draw" if record.dealer is None else "Dealer"
        line = record.at.get("Result") or record.at.get(first, 0) + 1
        raise Refused("wrong-result", line=line, column=1, said=said, right=right)
