"""The room of Four-Card Golf."""

from backnine.games.four_card.rules import FOUR_CARD

__all__ = ["FOUR_CARD"]
