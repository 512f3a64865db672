"""A match as messages: what each visitor may see, and nothing else."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from msgspec.structs import replace

from backnine import games
from backnine.games import Strokes, find_game
from backnine.hole import Happening, Hole, Seat, take
from backnine.house import House
from backnine.match import HoleScore, Match, tied
from backnine.moves import Move
from backnine.protocol import (
    HappeningSeen,
    HoleSeen,
    LayoutScore,
    OutcomeSeen,
    PenaltySeen,
    Played,
    SavingSeen,
    ScoreCard,
    SlotSeen,
    ViewSeen,
)
from backnine.store import UNDO
from backnine.view import LAYOUTS_KEPT, SeenSlot, View, held_by, public_view, view

HOUSES_KEPT: Final = 8  # with the layouts that were seen by their rules

_slot_seen = cache(SlotSeen)
move_text = cache(Move.__str__)


@lru_cache(1024)
def _moves_seen(moves: tuple[Move, ...]) -> tuple[str, ...]:
    return tuple(map(move_text, moves))


Drawn = tuple[tuple[SlotSeen, ...], LayoutScore]


@lru_cache(HOUSES_KEPT)
def _drawing(game: str, house: House) -> Callable[[tuple[SeenSlot, ...]], Drawn]:
    """How the layouts of a table are told, and what they count: the cards that are seen, and no others."""
    strokes = find_game(game).strokes

    @lru_cache(LAYOUTS_KEPT)
    def drawn(layout: tuple[SeenSlot, ...]) -> Drawn:
        slots = tuple([_slot_seen(slot.card, slot.up) for slot in layout])
        return slots, _layout_score(strokes([slot.card for slot in layout], house)) if layout else _NOTHING

    return drawn


def _layout_score(strokes: Strokes) -> LayoutScore:
    savings = [
        SavingSeen(each.clause, each.card, list(each.columns), each.strokes) for each in strokes.savings
    ]
    return LayoutScore(strokes.total, strokes.face_value, savings)


_NOTHING: Final = LayoutScore(0, 0, [])  # who sits out has no cards


TAKE = Move("take")


def public_seen(match: Match, n: int) -> ViewSeen:
    """The table as a spectator sees it."""
    return _seen(public_view(match), n, secrets=match.game.secrets)


def seat_seen(public: ViewSeen, match: Match, seat: Seat, *, memory_aid: bool, may_move: bool) -> ViewSeen:
    """The same through the eyes of a seat, with its legal moves. The view is all that is looked at."""
    legal = games.moves(match.hole, seat) if may_move else ()
    seen = public
    if match.game.secrets:
        seen = _seen(view(match, seat, recall=memory_aid), public.n, secrets=True)
        seen.clocks, seen.waiting_for, seen.undone = public.clocks, public.waiting_for, public.undone
    return replace(
        seen,
        seat=seat,
        held=held_by(match, seat),
        moves=_moves_seen(legal),
        after_take=_moves_seen(_after_take(match.hole, seat)) if TAKE in legal else (),
    )


def _after_take(hole: Hole, seat: Seat) -> tuple[Move, ...]:
    """A screen may lift the discard before anything is sent: these are the places it may then offer."""
    return games.moves(take(hole, seat)[0], seat)


def _seen(seen: View, n: int, *, secrets: bool) -> ViewSeen:
    drawn = _drawing(seen.game, seen.house)
    layouts, showing = zip(*[drawn(layout) for layout in seen.layouts], strict=True)
    return ViewSeen(
        n=n,
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
        held=seen.held,
        held_from=seen.held_from,
        stock=seen.stock,
        discard=seen.discard,
        layouts=layouts,
        showing=showing,
        turns=seen.turns,
        moves=(),
        known=[[slot.known for slot in layout] for layout in seen.layouts] if secrets else [],
        owed=list(seen.owed) if any(seen.owed) else [],
        renewals=seen.renewals,
    )


def played_seen(n: int, seat: Seat, move: Move, happened: Iterable[Happening], reader: Seat | None) -> Played:
    """What came of a move, as far as the reader may know."""
    return Played(n, seat, move_text(move), [_happening_seen(each, reader) for each in happened])


def undo_seen(n: int, seat: Seat) -> Played:
    """It shows no card that was not seen before."""
    return Played(n, seat, UNDO, [HappeningSeen("taken-back", seat)])


@lru_cache(4096)
def _happening_seen(happening: Happening, reader: Seat | None) -> HappeningSeen:
    what, seat, slot, _, _, reason = happening
    return HappeningSeen(what, seat, slot, happening.card_for(reader), reason)


def score_card(match: Match) -> ScoreCard:
    outcome = match.outcome
    return ScoreCard(
        holes=[_hole_seen(score) for score in match.scores],
        totals=list(match.totals),
        tied=list(tied(match)),
        outcome=OutcomeSeen(list(outcome.winners), outcome.reason) if outcome else None,
    )


def _hole_seen(score: HoleScore) -> HoleSeen:
    return HoleSeen(
        hole=score.number,
        dealer=score.dealer,
        seats=list(score.seats),
        strokes=list(score.strokes),
        closer=score.closer,
        ending=score.ending,
        penalty=PenaltySeen(*score.penalty) if score.penalty else None,
        layouts=[_layout_score(layout) for layout in score.layouts],
    )


def draw_seen(draw: Sequence[Sequence[str | None]]) -> list[list[str | None]]:
    return [list(pick) for pick in draw]
