"""What a layout may be hoped to come to: its columns over the turns that are left.

In a turn one card comes, of any kind that has not been seen. Each column could use it or not; as only one of
them gets it, using it has a price. So columns are looked at one by one, and all there can be are worked out
at once, turn by turn from the end: some hundred columns, a quarter of a millisecond a turn.
"""

from functools import lru_cache
from itertools import repeat
from operator import mul

from backnine.bots.adding import added
from backnine.bots.plain.ledger import Cells, Forms, Ledger

Hopes = list[float]  # by the number of a column
FEW = 500  # columns; of more than that only the near future is worked out
FARTHEST, FARTHEST_OF_MANY = 8, 2
PROSPECTS_KEPT = 32


class Prospects:
    """Columns and layouts under the chances of each kind of card to come."""

    def __init__(self, ledger: Ledger, chances: tuple[float, ...], price: float) -> None:
        self.ledger = ledger
        self.chances = chances
        self.price = price
        every = dict.fromkeys([forms for _, forms in ledger.parts])
        self._turn_by_turn = {forms: [self._as_it_lies(forms)] for forms in every}
        self._between: dict[float, list[tuple[slice, dict[Cells, int], Hopes]]] = {}

    def layout(self, cells: Cells, turns: float) -> float:
        """Strokes expected of a layout after so many more turns."""
        return self.ledger.together(cells) + self.columns(cells, turns)

    def columns(self, cells: Cells, turns: float) -> float:
        after = self._between.get(turns) or self._after(turns)
        return added([hopes[place[cells[part]]] for part, place, hopes in after])

    def _as_it_lies(self, forms: Forms) -> Hopes:
        """Every unknown card being any that is unseen."""
        hopes = [float(strokes) for strokes in forms.alone]
        for column, turned_up in forms.turned_up:
            hopes[column] = added(map(mul, self.chances, turned_up(hopes)))
        return hopes

    def _after(self, turns: float) -> list[tuple[slice, dict[Cells, int], Hopes]]:
        """Of each part of a layout: where it is, the numbers of columns, and what is hoped of them."""
        hopes = {forms: self._work_out(forms, turns) for forms in self._turn_by_turn}
        self._between[turns] = [(part, forms.place, hopes[forms]) for part, forms in self.ledger.parts]
        return self._between[turns]

    def _work_out(self, forms: Forms, turns: float) -> Hopes:
        by_turn = self._turn_by_turn[forms]
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
        rows = [row(later) for row in forms.rows]
        return [
            price + added(map(mul, chances, map(min, repeat(now - price), *[rows[row] for row in own])))
            for now, own in zip(later, forms.rows_of, strict=True)
        ]


@lru_cache(PROSPECTS_KEPT)
def prospects_of(ledger: Ledger, chances: tuple[float, ...], price: float) -> Prospects:
    """Whoever does not count the cards has the same chances all the time."""
    return Prospects(ledger, chances, price)
