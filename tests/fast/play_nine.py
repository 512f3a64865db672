"""Play Nine for the comparison of engines."""

import numpy as np
from numpy.typing import NDArray

from backnine.cards import Pack, golf_pack
from backnine.games.play_nine import PLAY_NINE
from backnine.games.play_nine.fast import rules as fast
from backnine.house import House
from tests.fast.equality import Style
from tests.fast.tee_off import Row, TeeOff

NUMBER = {card: fast.number_of_card(card) for card in golf_pack()}
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


class PlayNine(TeeOff):
    game = PLAY_NINE
    fast = fast
    number = NUMBER
    discards = fast.PILE

    def new_hole(self, house: House, players: int) -> fast.HoleRow:
        return fast.new_hole(house)

    def order(self, cards: Pack) -> NDArray[np.int8]:
        return np.array([NUMBER[card] for card in cards], np.int8)

    def stock_in(self, row: Row) -> Row:
        return row[fast.PILE - row[fast.STOCK] : fast.PILE]
