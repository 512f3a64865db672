"""The table on the screen, drawn from a view: everybody's layout, the piles, the card in hand."""

from collections.abc import Collection, Mapping, Sequence

from backnine.games import find_game
from backnine.hole import Seat
from backnine.locales import Words
from backnine.tui.faces import box, shown, small
from backnine.tui.people import People
from backnine.tui.text import beside, cells, columns_of, flow, pad, paint, rows_of, wrap
from backnine.view import SeenSlot, View

SIDE_BY_SIDE = 62  # from this width on the piles stand beside one's layout
NAME_CELLS = 12


class TableDrawing:
    """Draws views for one reader: their language, who is at the table, the width of their screen."""

    def __init__(self, words: Words, people: People, width: int) -> None:
        self.words = words
        self.people = people
        self.width = width

    def title(self, view: View) -> list[str]:
        words = self.words
        if view.hole > view.holes:
            hole = words("table-play-off", hole=view.hole)
        else:
            hole = words("table-hole", hole=view.hole, holes=view.holes)
        game = words(f"{view.game}-name")
        left = f"{hole} · {game}"
        right = words("table-dealer", **self.people.one(view.dealer))
        gap = self.width - cells(left) - cells(right)
        lines = [left + " " * gap + right] if gap > 1 else [*wrap(left, self.width), *wrap(right, self.width)]
        return [
            *(paint(line, "strong") for line in lines),
            *self.rule(),
            *self.last_round(view),
        ]

    def rule(self) -> list[str]:
        return [paint("─" * self.width, "muted")]

    def last_round(self, view: View) -> list[str]:
        if view.closer is None or view.phase == "over":
            return []
        knocked = find_game(view.game).closing == "knock"
        message = "table-last-round-knock" if knocked else "table-last-round"
        lines = wrap(self.words(message, game=view.game, **self.people.one(view.closer)), self.width - 2)
        return [paint(f" {line} ", "alarm") for line in lines] + [""]

    def others(
        self, view: View, but: Seat | None, numbers: Mapping[Seat, int] | None = None, *, tight: bool = False
    ) -> list[str]:
        """Everybody else's layout, small, with a number each: their total, unless another is wanted."""
        numbers = numbers or dict(enumerate(view.totals))
        blocks = [self.mini(view, seat, numbers[seat]) for seat in view.seats if seat != but]
        return flow(blocks, self.width, gap=2 if tight else 3)

    def mini(self, view: View, seat: Seat, number: int) -> list[str]:
        columns = find_game(view.game).columns
        return [self.named(view, seat, f"{number:>4}"), *mini_rows(view.layouts[seat], columns)]

    def named(self, view: View, seat: Seat, number: str = "") -> str:
        mark = "▶" if seat in view.acting else "⚑" if seat == view.closer else " "
        name = f"{mark} {pad(self.people[seat], NAME_CELLS)}{number}"
        return paint(name, "strong") if seat in view.acting else name

    def piles(self, view: View) -> list[str]:
        """Stock, the card in hand, discards."""
        words = self.words
        stock = [*(box(shown(None)) if view.stock else box("    ")), words("table-stock", count=view.stock)]
        blocks = [stock]
        if view.phase == "place":
            blocks.append([*box(shown(view.held), lit=True), words("table-held")])
        top = box(shown(view.discard[-1])) if view.discard else box("    ")
        blocks.append([*top, words("table-discard")])
        return beside(blocks, gap=2)

    def own(self, view: View, seat: Seat, lit: Collection[int]) -> list[str]:
        """One's own layout, large, with the places numbered and the ones that may be touched lit."""
        columns = find_game(view.game).columns
        slots = [
            box(small(slot), str(place), lit=place in lit) for place, slot in enumerate(view.layouts[seat], 1)
        ]
        return [line for row in rows_of(slots, columns) for line in beside(row, gap=1)]

    def person(self, view: View, seat: Seat, lit: Collection[int]) -> list[str]:
        """The lower half of a player's screen."""
        layout, piles = self.own(view, seat, lit), self.piles(view)
        side_by_side = self.width >= SIDE_BY_SIDE
        cards = beside([layout, ["", *piles]], gap=6) if side_by_side else [*piles, "", *layout]
        return [*self.name_line(view, seat), *cards]

    def before(self, view: View, seat: Seat | None, lit: Collection[int]) -> list[str]:
        """What lies before whoever looks: the piles, and one's own cards."""
        return self.piles(view) if seat is None else self.person(view, seat, lit)

    def name_line(self, view: View, seat: Seat) -> list[str]:
        total = self.words("table-total", strokes=view.totals[seat])
        parts = [paint(self.people[seat], "strong"), total]
        if any(slot.up for slot in view.layouts[seat]):
            parts.append(self.words("table-showing", strokes=_showing(view, seat)))
        return columns_of(parts, self.width)

    def spectator(self, view: View) -> list[str]:
        """The whole table with nobody in particular at it."""
        return [*self.title(view), *self.others(view, None), "", *self.piles(view)]


def mini_rows(layout: Sequence[SeenSlot], columns: int) -> list[str]:
    return ["  " + " ".join(small(slot) for slot in row) for row in rows_of(layout, columns)]


def _showing(view: View, seat: Seat) -> int:
    """The face-up cards counted as they lie; pairs among them count as pairs."""
    shown = [slot.card if slot.up else None for slot in view.layouts[seat]]
    return find_game(view.game).strokes(shown, view.house).total
