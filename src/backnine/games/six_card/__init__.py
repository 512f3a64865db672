"""The room of Six-Card Golf."""

from backnine.games.six_card.rules import SIX_CARD

__all__ = ["SIX_CARD"]
