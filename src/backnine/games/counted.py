"""The drawn examples of a rule sheet, counted out column by column."""

from typing import NamedTuple

from backnine.cards import Pack
from backnine.games.game import Game
from backnine.house import House


class CountedExample(NamedTuple):
    """What each column costs once pairs have cancelled, which are pairs, and what is earned on top."""

    cards: Pack
    columns: tuple[int, ...]
    pairs: tuple[bool, ...]
    bonus: int
    strokes: int


def count_example(game: Game, clause: str) -> CountedExample:
    cards, house = game.example(clause)
    counted = game.strokes(cards, house)
    columns = tuple(_column(game, cards, house, column) for column in range(game.columns))
    single = {saving.columns for saving in counted.savings}
    pairs = tuple((column + 1,) in single for column in range(game.columns))
    return CountedExample(cards, columns, pairs, counted.total - sum(columns), counted.total)


def _column(game: Game, cards: Pack, house: House, column: int) -> int:
    """What a column costs by itself: all others are left out."""
    alone = [card if place % game.columns == column else None for place, card in enumerate(cards)]
    return game.strokes(alone, house).total
