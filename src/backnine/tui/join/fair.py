"""Was it fair? The record of a match at a server, against what this terminal saw of it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from backnine.hole import Hole, Seat
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.matchlog import MatchLog
from backnine.protocol import ViewSeen
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import proved
from backnine.tui.join.seats import HeldSeat
from backnine.view import cards_in, view

LOOKS = ("looked", "peeked")


class Misfit(NamedTuple):
    """A sentence about something that does not fit."""

    message: str
    details: dict[str, str | int]


def judge(
    words: Words, record: Record, held: HeldSeat, seats: Sequence[Seat], views: Sequence[ViewSeen]
) -> list[str]:
    """The answer, and what it rests on if it is not yes."""
    try:
        return _judged(words, record, held, seats, views)
    except Refused as refused:
        return [_line(words, "no"), problem_text(words, refused)]
    except (LookupError, ValueError):  # there is not even such a seat, a place or a moment
        return [_line(words, "no"), words("fair-cards-more")]


def _judged(
    words: Words, record: Record, held: HeldSeat, seats: Sequence[Seat], views: Sequence[ViewSeen]
) -> list[str]:
    log = proved(record)
    misfit = next(_misfits(record, log, held, seats, views), None)
    if misfit:
        return [_line(words, "no"), words(misfit.message, **misfit.details)]
    if not seats:
        return [_line(words, "open")]
    word, name = record.setup.words[seats[0]], record.setup.names[seats[0]]
    if word is None:
        missing = "fair-own-missing" if held.seals else "fair-own-late"
        return [_line(words, "left"), words(missing, name=name)]
    if word.hex() != held.word:
        if held.word:
            return [_line(words, "no"), words("fair-own-replaced", name=name)]
        return [_line(words, "open"), words("fair-own-elsewhere")]
    return [_line(words, "yes" if held.commitment else "open")]


def _line(words: Words, verdict: str) -> str:
    return f"{words('fair-title')} {words(f'fair-{verdict}')}"


def _misfits(
    record: Record, log: MatchLog, held: HeldSeat, seats: Sequence[Seat], views: Sequence[ViewSeen]
) -> Iterator[Misfit]:
    if held.commitment and record.commitment != held.commitment:
        yield Misfit("fair-seal-changed", {})
    if held.seals and [seal or "" for seal in record.setup.seals] != held.seals:
        name = next(
            name
            for name, now, then in zip(record.setup.names, record.setup.seals, held.seals, strict=True)
            if (now or "") != then
        )
        yield Misfit("fair-word-changed", {"name": name})
    undone = _undone(views)
    first = _stood(views[-1].n, undone) - log.n if views else 0
    states = [log.first(), *log.since(0)]
    for seen in views:
        taken_back = [move for move, number in undone if move < seen.n <= number]
        place = _stood(min(taken_back, default=seen.n), undone) - first
        if place < 0 or (place == 0 and seen.phase == "over"):
            continue  # of an earlier match at this table
        state = states[place] if seen.phase == "over" else states[place].dealt()
        yield from _not_new(seen, state) if taken_back else _shown(seen, state)


def _undone(views: Sequence[ViewSeen]) -> list[tuple[int, int]]:
    """What was taken back in the match of the last view: a whole one tells all of it."""
    pairs: list[tuple[int, int]] = []
    for seen in views:
        pairs = [*seen.undone] if seen.whole else [*pairs, *seen.undone]
    return pairs


def _stood(n: int, undone: Sequence[tuple[int, int]]) -> int:
    """Of the first `n` moves, so many were not taken back; nor are those counted that took them back."""
    return n - 2 * sum(number < n for _, number in undone)


def _not_new(seen: ViewSeen, before: MatchLog) -> Iterator[Misfit]:
    """A move that was taken back is in no record: it showed nothing that its player did not know before."""
    known = cards_in(view(before.match, before.setup.people[0], recall=True))
    if cards_in(seen) - known:
        yield Misfit("fair-cards-more", {})


def _shown(seen: ViewSeen, state: MatchLog) -> Iterator[Misfit]:
    """Every card that was shown lay where the shuffle has it."""
    hole = state.match.hole
    if (seen.hole, seen.stock, list(seen.seats)) != (hole.number, len(hole.stock), list(hole.seats)):
        yield Misfit("fair-cards-more", {})
        return
    pairs: list[tuple[str | None, str]] = [
        (slot.card, real.card)
        for layout, lay in zip(seen.layouts, hole.layouts, strict=True)
        for slot, real in zip(layout, lay, strict=True)
    ]
    pairs += zip(seen.discard, hole.discard, strict=False)
    pairs += [(seen.held, hole.held or "?"), *_looked(seen, hole)]
    for shown, card in pairs:
        if shown is not None and shown != card:
            yield Misfit("fair-cards-changed", {"hole": hole.number, "seen": shown, "card": card})
    if len(seen.discard) != len(hole.discard):
        yield Misfit("fair-cards-more", {})


def _looked(seen: ViewSeen, hole: Hole) -> Iterator[tuple[str | None, str]]:
    """What this seat looked at with the last move."""
    for played in seen.played:
        if played.n + 1 == seen.n and played.seat == seen.seat:
            for each in played.happened:
                if each.what in LOOKS and each.slot:
                    yield each.card, hole.layouts[played.seat][each.slot - 1].card
