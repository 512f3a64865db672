"""When the weekender knocks at Four-Card Golf."""

from backnine.view import View

LOW = {2: 7.5, 3: 6.5, 4: 6.0, 5: 5.5}  # strokes, by players
LOW_AMONG_MANY = 5.0
LOWEST = 4.0
PATIENCE = 4  # turns after which the others get lower too,
LATER = 0.25  # by so much a turn
CAUTION = 2.0  # when the house punishes a bold knock
FAIR = 10.0  # low enough when the cards run out


def low_count(view: View) -> float:
    """Strokes at which to knock: the more players and the later in the hole, the lower the others are."""
    assert view.seat is not None
    if _short_stock(view):
        return FAIR
    later = LATER * max(0, view.turns[view.seat] - PATIENCE)
    caution = CAUTION if view.house["knock_penalty"] else 0
    return max(LOW.get(len(view.seats), LOW_AMONG_MANY) - later - caution, LOWEST)


def _short_stock(view: View) -> bool:
    """Fewer than two rounds are left before pace of play ends the hole (FC-23)."""
    return view.stock < 2 * len(view.seats) and view.renewals >= view.house.number("renewals")
