"""Two ways to weigh brought to one scale: what a bot has reckoned itself, and what the rules alone tell."""

from collections.abc import Mapping

from backnine.moves import Move

A_LITTLE = 0.01  # strokes: a move that was not reckoned is no better than the worst that was


def settle(reckoned: Mapping[Move, float], plain: Mapping[Move, float]) -> dict[Move, float]:
    """The moves of `plain`, as reckoned where they were; the best of those costs what plain thinking says.

    A bot that searches lets go of poor moves early: those are left to plain thinking, and stay behind.
    """
    own = {move: cost for move, cost in reckoned.items() if move in plain}
    if not own:
        return dict(plain)
    best = min(own, key=own.__getitem__)
    shift = plain[best] - own[best]
    worst = max(own.values()) + shift + A_LITTLE
    return {move: own[move] + shift if move in own else max(plain[move], worst) for move in plain}


def least(weights: Mapping[Move, float], chosen: Move) -> dict[Move, float]:
    """No move is lighter than the chosen one: near the end of a match the chance to win it may count more."""
    return {**weights, chosen: min(weights.values())}
