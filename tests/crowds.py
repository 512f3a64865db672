"""The numbers of players that make a difference: two, three, and as many as a game takes.

The laws of every game are held against each number (tests/conformance); what takes longer only against these,
and `make soak` has the rest.
"""

from backnine.games import Game


def some_crowds(game: Game) -> tuple[int, ...]:
    return (2, 3, max(game.players))
