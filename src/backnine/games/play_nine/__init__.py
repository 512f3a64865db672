"""The room of Play Nine."""

from backnine.games.play_nine.rules import PLAY_NINE

__all__ = ["PLAY_NINE"]
