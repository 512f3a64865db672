"""The room of a game that is not ours: `test_another_game.py` moves it in."""

from .rules import NINE_CARD

__all__ = ["NINE_CARD"]
