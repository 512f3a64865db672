"""The table on a screen with few lines: cards lie without their edges, and names stand beside them."""

from collections.abc import Collection, Mapping

from backnine.games import find_game
from backnine.hole import Seat
from backnine.tui.faces import shown, small
from backnine.tui.table import TableDrawing, mini_rows
from backnine.tui.text import beside, columns_of, paint, rows_of
from backnine.view import View


class FlatDrawing(TableDrawing):
    """Draws the same as a `TableDrawing`, in about half the lines."""

    def rule(self) -> list[str]:
        return []

    def others(
        self, view: View, but: Seat | None, numbers: Mapping[Seat, int] | None = None, *, tight: bool = False
    ) -> list[str]:
        """Names beside the cards, or above them where that takes fewer lines: small layouts share a line."""
        above = super().others(view, but, numbers, tight=True)
        totals = numbers or dict(enumerate(view.totals))
        aside = [line for seat in view.seats if seat != but for line in self._aside(view, seat, totals[seat])]
        return min(above, aside, key=lambda lines: sum(map(bool, lines)))

    def _aside(self, view: View, seat: Seat, number: int) -> list[str]:
        rows = mini_rows(view.layouts[seat], find_game(view.game).columns)
        return beside([[self.named(view, seat), f"  {number}"], rows], gap=0)

    def piles(self, view: View) -> list[str]:
        words = self.words
        parts = [f"{shown(None) if view.stock else '    '} {words('table-stock', count=view.stock)}"]
        if view.phase == "place":
            parts.append(f"{shown(view.held)} {words('table-held')}")
        if view.discard:
            parts.append(f"{shown(view.discard[-1])} {words('table-discard')}")
        return columns_of(parts, self.width)

    def own(self, view: View, seat: Seat, lit: Collection[int]) -> list[str]:
        slots = [
            f"{paint(str(place), 'glow' if place in lit else 'muted')} {small(slot)}"
            for place, slot in enumerate(view.layouts[seat], 1)
        ]
        return [" ".join(row) for row in rows_of(slots, find_game(view.game).columns)]
