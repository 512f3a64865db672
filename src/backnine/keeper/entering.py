"""Adding to what was told of a match: every entry is checked first, and a refusal changes nothing."""

from collections import Counter
from dataclasses import replace

from backnine.cards import Card
from backnine.games import Game
from backnine.keeper.kept import (
    MOST_ENTRIES,
    CardsTold,
    CloserTold,
    HoleDone,
    KeptEntry,
    KeptMatch,
    StrokesTold,
)
from backnine.keeper.standing import KeptHole, bounds, standing
from backnine.refused import Refused


def enter(kept: KeptMatch, entry: KeptEntry) -> KeptMatch:
    """The match with one entry more."""
    holes = standing(kept).holes
    if not 1 <= entry.hole <= len(holes):
        raise Refused("keeper-no-such-hole", hole=entry.hole, most=len(holes))
    hole = holes[entry.hole - 1]
    _check(kept, hole, entry)
    entries = (*kept.entries, entry)
    if isinstance(entry, HoleDone):
        entries = settled(entries, entry.hole)
    if len(entries) > MOST_ENTRIES:
        raise Refused("keeper-too-many", most=MOST_ENTRIES)
    return replace(kept, entries=entries)


def undo(kept: KeptMatch) -> KeptMatch:
    """Without what was told last."""
    return replace(kept, entries=kept.entries[:-1])


def settled(entries: tuple[KeptEntry, ...], hole: int) -> tuple[KeptEntry, ...]:
    """A hole that is done needs only the last that was told of each seat."""
    last = {_about(entry): place for place, entry in enumerate(entries) if entry.hole == hole}
    kept = [
        entry for place, entry in enumerate(entries) if entry.hole != hole or last[_about(entry)] == place
    ]
    return tuple(kept)


def _about(entry: KeptEntry) -> object:
    match entry:
        case StrokesTold() | CardsTold():
            return entry.seat
        case CloserTold():
            return "closer"
        case HoleDone():
            return "done"


def _check(kept: KeptMatch, hole: KeptHole, entry: KeptEntry) -> None:
    match entry:
        case StrokesTold():
            _check_seat(kept, hole, entry.seat)
            _check_strokes(kept, hole, entry.strokes)
        case CardsTold():
            _check_seat(kept, hole, entry.seat)
            _check_cards(kept, hole, entry)
        case CloserTold():
            if entry.seat is not None:
                _check_seat(kept, hole, entry.seat)
        case HoleDone():
            _check_done(kept, hole)


def _check_seat(kept: KeptMatch, hole: KeptHole, seat: int) -> None:
    if seat not in range(kept.players):
        raise Refused("no-such-seat", seat=seat, most=kept.players - 1)
    if seat not in hole.seats:
        raise Refused("keeper-sits-out", name=kept.names[seat], hole=hole.number)


def _check_strokes(kept: KeptMatch, hole: KeptHole, strokes: int | None) -> None:
    least, most = bounds(kept.game, kept.house, kept.players)
    if strokes is None:
        if hole.over:
            raise Refused("keeper-hole-done", hole=hole.number)
    elif not least <= strokes <= most:
        raise Refused("keeper-strokes", strokes=strokes, least=least, most=most)


def _check_cards(kept: KeptMatch, hole: KeptHole, entry: CardsTold) -> None:
    """No more of a card than the pack has, with all that lies before the others."""
    game = kept.game
    if len(entry.cards) != game.slots:
        raise Refused("layout-shape", layout=_written(entry), rows=game.rows, columns=game.columns)
    pack = Counter(game.pack(kept.house, kept.players))
    own = Counter(filter(None, entry.cards))
    others = {
        seat: Counter(filter(None, score.cards or ()))
        for seat, score in zip(hole.seats, hole.scores, strict=True)
        if seat != entry.seat
    }
    for card, count in own.items():
        if card not in pack:
            raise Refused("no-such-card", card=card, cards=_faces(game, pack))
        if count > pack[card]:
            raise Refused("too-many-of-a-card", card=card, most=pack[card])
        elsewhere = [kept.names[seat] for seat, cards in others.items() if cards[card]]
        if count + sum(cards[card] for cards in others.values()) > pack[card]:
            raise Refused("keeper-cards-elsewhere", card=card, most=pack[card], names=", ".join(elsewhere))


def _written(entry: CardsTold) -> str:
    return " ".join(card or "?" for card in entry.cards)[:80]


def _faces(game: Game, pack: Counter[Card]) -> str:
    return " ".join(list(pack)[:20])


def _check_done(kept: KeptMatch, hole: KeptHole) -> None:
    missing = [
        kept.names[seat] for seat, score in zip(hole.seats, hole.scores, strict=True) if score.strokes is None
    ]
    if missing:
        raise Refused("keeper-scores-missing", names=", ".join(missing))
    if hole.over:
        raise Refused("keeper-hole-done", hole=hole.number)
