"""What a table tells, as the values that pages are drawn from."""

from collections.abc import Iterable
from typing import get_args, get_type_hints

from backnine.cards import Card
from backnine.games import Penalty, Saving, Strokes, find_game
from backnine.hole import Happening
from backnine.match import HoleScore, Outcome
from backnine.protocol import HappeningSeen, HoleSeen, LayoutScore, Played, ScoreCard, TableSeen, ViewSeen
from backnine.refused import harmless
from backnine.view import SeenSlot, View

WHATS = (*get_args(get_type_hints(Happening)["what"]), "taken-back")
LONGEST_CARD = 3


def read_view(table: TableSeen, score: ScoreCard, seen: ViewSeen) -> View:
    """The view that three messages tell of. How often in a row discards were taken is told to nobody."""
    return View(
        game=table.game,
        house=find_game(table.game).house(dict(table.house)),
        seat=seen.seat,
        hole=seen.hole,
        holes=seen.holes,
        dealer=seen.dealer,
        seats=seen.seats,
        phase=seen.phase,
        turn=seen.turn,
        acting=seen.acting,
        totals=seen.totals,
        closer=seen.closer,
        held=_card(seen.held),
        held_from=seen.held_from,
        stock=seen.stock,
        discard=tuple(card for card in map(_card, seen.discard) if card is not None),
        layouts=tuple(_layout(seen, seat) for seat in range(len(seen.layouts))),
        turns=seen.turns,
        owed=tuple(seen.owed) or ((),) * len(seen.layouts),
        renewals=seen.renewals,
        takes=0,
        scores=tuple(map(_score, score.holes)),
        outcome=_outcome(score),
        tied=tuple(score.tied),
        draw=tuple(tuple(map(_card, pick)) for pick in table.draw),
    )


def with_lifted(seen: View) -> View:
    """The top discard in the hand, before the table knows."""
    *rest, card = seen.discard
    return seen._replace(phase="place", held=card, held_from="discard", discard=tuple(rest))


def _card(text: str | None) -> Card | None:
    """Whatever a server calls a card, it commands no terminal."""
    return None if text is None else Card(harmless(text)[:LONGEST_CARD])


def _layout(seen: ViewSeen, seat: int) -> tuple[SeenSlot, ...]:
    """Where a game has no secrets, what lies open is known to all and the rest to nobody."""
    slots = seen.layouts[seat]
    known = seen.known[seat] if seen.known else ["all" if slot.up else "none" for slot in slots]
    return tuple(SeenSlot(_card(slot.card), slot.up, who) for slot, who in zip(slots, known, strict=True))


def _score(hole: HoleSeen) -> HoleScore:
    added = hole.penalty
    return HoleScore(
        number=hole.hole,
        dealer=hole.dealer,
        seats=tuple(hole.seats),
        layouts=tuple(map(_strokes, hole.layouts)),
        penalty=Penalty(added.house_rule, added.seat, added.strokes) if added else None,
        strokes=tuple(hole.strokes),
        closer=hole.closer,
        ending=hole.ending,
    )


def _strokes(layout: LayoutScore) -> Strokes:
    savings = [
        Saving(each.clause, _card(each.card) or Card(""), tuple(each.columns), each.strokes)
        for each in layout.savings
    ]
    return Strokes(layout.strokes, layout.face_value, tuple(savings))


def _outcome(score: ScoreCard) -> Outcome | None:
    told = score.outcome
    return Outcome(tuple(told.winners), told.reason) if told else None  # type: ignore[arg-type]


def happenings(played: Iterable[Played]) -> list[Happening]:
    """What came of these moves, each with its card if the reader may know it. Other games, at newer servers,
    may have happenings that we have no words for."""
    return [_happening(each) for move in played for each in move.happened if each.what in WHATS]


def _happening(seen: HappeningSeen) -> Happening:
    return Happening(
        seen.what,  # type: ignore[arg-type]
        seen.seat,
        seen.slot,
        _card(seen.card),
        reason=seen.reason,
    )
