"""Matches that were played by the rules, kept as if they had been played with real cards."""

from functools import cache

from backnine.cards import Card
from backnine.games import find_game
from backnine.keeper import CardsTold, CloserTold, HoleDone, KeptMatch, StrokesTold, begin, enter
from backnine.match import HoleScore, Match
from backnine.record import Record
from backnine.replay import replay

Lying = dict[int, tuple[Card, ...]]


@cache
def ends(record: Record) -> tuple[Match, ...]:
    """The match at the end of each hole."""
    return tuple({step.match.hole.number: step.match for step in replay(record)}.values())


def finished(record: Record) -> Match:
    return ends(record)[-1]


def layouts_of(record: Record) -> dict[int, Lying]:
    """By hole and seat, how the cards lay at its end."""
    return {
        match.hole.number: {
            seat: tuple(slot.card for slot in match.hole.layouts[seat]) for seat in match.hole.seats
        }
        for match in ends(record)
    }


def kept_from(record: Record, *, typed: bool = False) -> KeptMatch:
    """With every layout told, or only what was counted."""
    match, layouts = finished(record), layouts_of(record)
    setup = record.setup
    names = tuple(f"P{seat}" for seat in range(len(setup.names)))
    dealer = match.scores[0].dealer
    kept = begin(KeptMatch("records", 0, find_game(setup.game), setup.house, names, dealer, match.draw))
    for score in match.scores:
        kept = _told(kept, score, layouts[score.number], typed=typed)
    return kept


def _told(kept: KeptMatch, score: HoleScore, layouts: Lying, *, typed: bool) -> KeptMatch:
    for seat, strokes in zip(score.seats, score.layouts, strict=True):
        if typed:
            kept = enter(kept, StrokesTold(score.number, seat, strokes.total))
        else:
            kept = enter(kept, CardsTold(score.number, seat, layouts[seat]))
    kept = enter(kept, CloserTold(score.number, score.closer))
    return enter(kept, HoleDone(score.number))
