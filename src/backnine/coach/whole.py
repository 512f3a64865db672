"""What the seats of a table know together: for the accounts of a match, never for one who plays in it."""

from backnine.hole import NOBODY, Layout, Seat
from backnine.match import Match
from backnine.view import SeenSlot, View, view


def whole_view(match: Match, seat: Seat | None = None) -> View:
    """As this seat (None: nobody) sees it, with every face-down card that any seat knows. A card that nobody
    has seen is in no view."""
    seen = view(match, seat, recall=True)
    if not match.game.secrets:
        return seen
    pairs = zip(seen.layouts, match.hole.layouts, strict=True)
    return seen._replace(layouts=tuple(_shown(told, layout) for told, layout in pairs))


def _shown(told: tuple[SeenSlot, ...], layout: Layout) -> tuple[SeenSlot, ...]:
    return tuple(
        seen if slot.seen == NOBODY else seen._replace(card=slot.card)
        for seen, slot in zip(told, layout, strict=True)
    )
