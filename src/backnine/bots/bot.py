"""What a bot is, and where its chance comes from."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from backnine.bots.reasons import explain
from backnine.bots.why import Why
from backnine.games import find_game
from backnine.games.rooms import part
from backnine.hole import Seat
from backnine.moves import Move
from backnine.shuffle import Shuffle
from backnine.view import View

Moves = tuple[Move, ...]
Dice = Random  # where a bot's whims come from


@dataclass(frozen=True)
class Habit:
    """What a room brings for a level (in `bots.club`, for instance): how it plays that game, and how it
    explains itself there, if not as any sensible player would."""

    choose: Callable[[View, Moves, Dice], Move]
    why: Callable[[View, Moves, Move, Dice], Why] | None = None


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
    """A level with a habit for each game whose room has one for it; any other game is played at random."""

    name: str

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        habit = self._habit(view)
        return (habit.choose if habit else _at_random)(view, without_peeks(moves) or moves, dice)

    def why(self, view: View, moves: Moves, move: Move, dice: Dice) -> Why:
        habit = self._habit(view)
        if habit is None or habit.why is None:
            return explain(view, moves, move)
        return habit.why(view, without_peeks(moves) or moves, move, dice)

    def _habit(self, view: View) -> Habit | None:
        return part(find_game(view.game), f"bots.{self.name}", Habit)


def dice_for(shuffle: Shuffle, seat: Seat, n: int) -> Dice:
    """The dice of a seat after `n` moves of the match: the same seed and bots make the same match,
    and one that is resumed goes on as if it had never stopped."""
    return Dice(int.from_bytes(shuffle.token(f"bot {seat} {n}"), "big"))


def without_peeks(moves: Moves) -> Moves:
    """Bots have no accidents: they never look at a card out of turn (FC-11, FC-25)."""
    return tuple([move for move in moves if move.verb != "peek"])


def _at_random(view: View, moves: Moves, dice: Dice) -> Move:
    return dice.choice(moves)
