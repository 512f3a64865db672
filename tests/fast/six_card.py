"""Six-Card Golf for the comparison of engines."""

from backnine.cards import Pack
from backnine.games.six_card import SIX_CARD
from backnine.games.six_card.fast import rules as fast
from backnine.house import House
from tests.fast.equality import Style
from tests.fast.tee_off import Row, TeeOff

STYLES = (
    Style(weight=80),
    Style(shuns=("toss",), care=0.5, weight=10),
    Style(shuns=("take",), care=0.9, weight=10),
)
LONG = (
    Style(shuns=("take",), dawdles=0.998, weight=70),
    Style(shuns=("draw",), dawdles=1.0, weight=20),
    Style(dawdles=0.999, weight=10),
)


class SixCard(TeeOff):
    game = SIX_CARD
    fast = fast
    number = fast.NUMBER
    discards = fast.PILES

    def new_hole(self, house: House, players: int) -> fast.HoleArray:
        return fast.new_hole(house, players)

    def order(self, cards: Pack) -> fast.HoleArray:
        return fast.numbers(cards)

    def stock_in(self, row: Row) -> Row:
        end = fast.PILES + row[fast.PACK]
        return row[end - row[fast.STOCK] : end]
