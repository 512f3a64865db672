"""The compiled games, each with the styles its random holes are played in."""

from backnine.games.four_card import FOUR_CARD
from backnine.games.play_nine import PLAY_NINE
from backnine.games.six_card import SIX_CARD
from tests.fast import four_card, play_nine, six_card
from tests.fast.equality import Kernel, Style

ENGINES: dict[str, tuple[type[Kernel], tuple[Style, ...]]] = {
    PLAY_NINE.name: (play_nine.PlayNine, play_nine.STYLES),
    FOUR_CARD.name: (four_card.FourCard, four_card.STYLES),
    SIX_CARD.name: (six_card.SixCard, six_card.STYLES),
}
