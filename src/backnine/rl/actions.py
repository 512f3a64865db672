"""Moves as numbers, the same for every game with as many slots (docs/rl.md).

First the moves without a slot, then for each verb one number for every slot. What a game never allows keeps
its number, so that no house rule changes the numbers.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from backnine.games import Game
from backnine.moves import Move, Verb
from backnine.refused import Refused

VERSION: Final = 1  # of the numbers of actions and of what is observed

BARE: Final[tuple[Verb, ...]] = ("draw", "take", "toss", "knock", "look", "decline")
SLOTTED: Final[tuple[Verb, ...]] = ("swap", "toss", "flip", "peek", "look")


@cache
def moves_by_number(slots: int) -> tuple[Move, ...]:
    """Every move of a game with so many slots; its place is its number."""
    bare = [Move(verb) for verb in BARE]
    return (*bare, *[Move(verb, slot) for verb in SLOTTED for slot in range(1, slots + 1)])


@cache
def numbers_of_moves(slots: int) -> dict[Move, int]:
    return {move: number for number, move in enumerate(moves_by_number(slots))}


def move_of(game: Game, action: int | None) -> Move:
    """The move with this number."""
    moves = moves_by_number(game.slots)
    if action is None or not 0 <= action < len(moves):
        raise Refused("no-such-move", move=str(action)[:40])
    return moves[action]


def actions_of(game: Game, moves: Iterable[Move]) -> list[int]:
    """The numbers of these moves, from the lowest."""
    numbers = numbers_of_moves(game.slots)
    return sorted([numbers[move] for move in moves])
