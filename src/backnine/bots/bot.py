"""What a bot is, and where its chance comes from."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from backnine.bots.reasons import explain
from backnine.bots.why import Why
from backnine.hole import Seat
from backnine.moves import Move
from backnine.shuffle import Shuffle
from backnine.view import View

Moves = tuple[Move, ...]
Dice = Random  # where a bot's whims come from
Habit = Callable[[View, Moves, Dice], Move]  # how a bot plays one game
Reason = Callable[[View, Moves, Move, Dice], Why]  # how it explains a move of that game


class Player(Protocol):
    """Whoever can take a seat, with no memory of its own: what it knows is in the view, its whims are in
    the dice.

    It is asked when its seat is to act, with `view(match, seat, recall=True)` and that seat's legal moves.
    """

    @property
    def name(self) -> str: ...

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        """One of `moves`."""
        ...


class Bot(Player, Protocol):
    """A player who can say why."""

    def why(self, view: View, moves: Moves, move: Move, dice: Dice) -> Why:
        """The reason for `move`, in the view it was chosen in and with the same dice, thrown anew."""
        ...


@dataclass(frozen=True)
class HabitBot:
    """A bot with a habit for each game it knows; a game it does not know is played at random.

    It explains itself as any sensible player would, unless it has reasons of its own.
    """

    name: str
    habits: dict[str, Habit]
    reasons: dict[str, Reason] = field(default_factory=dict)

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        habit = self.habits.get(view.game, _at_random)
        return habit(view, without_peeks(moves) or moves, dice)

    def why(self, view: View, moves: Moves, move: Move, dice: Dice) -> Why:
        own = self.reasons.get(view.game)
        return own(view, without_peeks(moves) or moves, move, dice) if own else explain(view, moves, move)


def dice_for(shuffle: Shuffle, seat: Seat, n: int) -> Dice:
    """The dice of a seat after `n` moves of the match: the same seed and bots make the same match,
    and one that is resumed goes on as if it had never stopped."""
    return Dice(int.from_bytes(shuffle.token(f"bot {seat} {n}"), "big"))


def without_peeks(moves: Moves) -> Moves:
    """Bots have no accidents: they never look at a card out of turn (FC-11, FC-25)."""
    return tuple([move for move in moves if move.verb != "peek"])


def _at_random(view: View, moves: Moves, dice: Dice) -> Move:
    return dice.choice(moves)
