"""What a layout may be hoped to come to: its columns over the turns that are left.

In a turn one card comes, of any kind that has not been seen. Each column could use it or not; as only one of
them gets it, using it has a price. So columns are looked at one by one, and all there can be are worked out
at once, turn by turn from the end: some hundred columns, half a millisecond a turn.
"""

from collections.abc import Sequence

from backnine.bots.plain.ledger import UNKNOWN, Cells, Forms, Ledger, at, put

Hopes = list[float]  # by the number of a column
FEW = 500  # columns; of more than that only the near future is worked out
FARTHEST, FARTHEST_OF_MANY = 8, 2


class Prospects:
    """Columns and layouts under the chances of each kind of card to come."""

    def __init__(self, ledger: Ledger, chances: Sequence[float], price: float) -> None:
        self.ledger = ledger
        self.chances = chances
        self.price = price
        self._turn_by_turn = {size: [self._as_it_lies(forms)] for size, forms in ledger.forms.items()}
        self._between: dict[tuple[int, float], Hopes] = {}

    def layout(self, cells: Cells, turns: float) -> float:
        """Strokes expected of a layout after so many more turns."""
        return self.ledger.together(cells) + self.columns(cells, turns)

    def columns(self, cells: Cells, turns: float) -> float:
        total = 0.0
        for part in self.ledger.parts:
            size = len(part)
            total += self._after(size, turns)[self.ledger.forms[size].place[at(cells, part)]]
        return total

    def _as_it_lies(self, forms: Forms) -> Hopes:
        """Every unknown card being any that is unseen."""
        hopes = [float(strokes) for strokes in forms.alone]
        unknown = [column for column in forms.columns if UNKNOWN in column]
        for column in sorted(unknown, key=lambda cells: cells.count(UNKNOWN)):
            cell = column.index(UNKNOWN)
            hopes[forms.place[column]] = sum(
                [
                    chance * hopes[forms.place[put(column, cell, kind)]]
                    for kind, chance in enumerate(self.chances)
                ]
            )
        return hopes

    def _after(self, size: int, turns: float) -> Hopes:
        known = self._between.get((size, turns))
        if known is None:
            known = self._between[size, turns] = self._work_out(size, turns)
        return known

    def _work_out(self, size: int, turns: float) -> Hopes:
        forms, by_turn = self.ledger.forms[size], self._turn_by_turn[size]
        turns = max(0.0, min(turns, FARTHEST if len(forms.columns) <= FEW else FARTHEST_OF_MANY))
        whole = int(turns)
        part = turns - whole
        while len(by_turn) <= whole + (part > 0):
            by_turn.append(self._one_more_turn(forms, by_turn[-1]))
        if not part:
            return by_turn[whole]
        return [(1 - part) * a + part * b for a, b in zip(by_turn[whole], by_turn[whole + 1], strict=True)]

    def _one_more_turn(self, forms: Forms, later: Hopes) -> Hopes:
        """A card comes, and is put where it helps most, if it is worth its price."""
        chances, price = self.chances, self.price
        hopes = []
        for now, cells in zip(later, forms.with_card, strict=True):
            best = cells[0](later)
            for cell in cells[1:]:
                best = map(min, best, cell(later))
            most = now - price
            saved = sum([chance * (most - b) for chance, b in zip(chances, best, strict=True) if b < most])
            hopes.append(now - saved)
        return hopes
