"""Tour: the professional. Looks ahead with compiled kernels as far as its budget allows."""

from dataclasses import dataclass
from typing import Final

from backnine import games
from backnine.bots import plain
from backnine.bots.bot import Dice, Manner, Moves, without_peeks
from backnine.bots.club import CLUB
from backnine.bots.habits import HabitBot
from backnine.bots.plain import PlainLevel
from backnine.bots.reasons import explain
from backnine.bots.scales import least, settle
from backnine.bots.tour.thought import Thinker, Thought
from backnine.bots.why import Why
from backnine.fast import compiled, has_search, installed
from backnine.games.rooms import part
from backnine.match import begin, play
from backnine.moves import Move
from backnine.shuffle import Shuffle
from backnine.view import View
from backnine.view import view as view_of
from backnine.whims import Whims

NAME: Final = "tour"


@dataclass(frozen=True)
class Tour:
    """The budget is in milliseconds of a usual machine; without one it takes what pays at the game and table.
    It is spent as a fixed number of positions and never measured, so that the same seed makes the same match
    everywhere. With a budget of 0 it chooses at first sight; in a game where it has none, `club` does."""

    budget: int | None = None

    @property
    def name(self) -> str:
        return NAME if self.budget is None else f"{NAME}@{self.budget}"

    @property
    def manner(self) -> Manner:
        return Manner(0.7)

    def with_budget(self, budget: int) -> "Tour":
        return Tour(budget)

    def is_quick(self, game: str) -> bool:
        return False

    def uses_kernels(self, game: str) -> bool:
        return self._searches(game) and installed()

    def lacks_kernels(self, game: str) -> bool:
        """Whether `club` thinks for it here, because the kernels are not installed."""
        return self._searches(game) and not installed()

    def _searches(self, game: str) -> bool:
        return has_search(game) and self._stand_in(game) is None

    def _stand_in(self, game: str) -> HabitBot | PlainLevel | None:
        """Who thinks for it where it has nothing to think with, whatever is installed."""
        thinker = thinker_for(game)
        if self.budget == 0 and not (thinker and thinker.at_sight):
            return CLUB
        return None if thinker else plain.TOUR

    def needs_time(self, game: str) -> bool:
        """Whether its first thought will take long, because the kernels are to be compiled."""
        return self.uses_kernels(game) and not compiled(game)

    def get_ready(self, game: str) -> None:
        """Compile the kernels, so that the first thought is as quick as the others."""
        match = begin(game, 2, games.find_game(game).house(), Shuffle(bytes(32)))
        while match.hole.turn is None:
            seat = match.hole.acting[0]
            match, _ = play(match, seat, games.moves(match.hole, seat)[0])
        seat = match.hole.acting[0]
        self.choose(view_of(match, seat, recall=True), games.moves(match.hole, seat), Whims(0))

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        moves = without_peeks(moves) or moves
        if len(moves) == 1:
            return moves[0]
        if stand_in := self._stand_in(view.game):
            return stand_in.choose(view, moves, dice)
        if self.lacks_kernels(view.game):
            return CLUB.choose(view, moves, dice)
        return self._thought(view, moves, dice).move

    def weigh(self, view: View, moves: Moves, dice: Dice) -> dict[Move, float]:
        if stand_in := self._stand_in(view.game):
            return stand_in.weigh(view, moves, dice)
        if self.lacks_kernels(view.game):
            return CLUB.weigh(view, moves, dice)
        own = without_peeks(moves) or moves
        if len(own) == 1:
            return plain.TOUR.weigh(view, moves, dice)
        thought = self._thought(view, own, dice)
        return least(settle(thought.costs, plain.TOUR.weigh(view, moves, dice)), thought.move)

    def why(self, view: View, moves: Moves, move: Move, dice: Dice) -> Why:
        moves = without_peeks(moves) or moves
        if stand_in := self._stand_in(view.game):
            return stand_in.why(view, moves, move, dice)
        if self.lacks_kernels(view.game) or len(moves) == 1 or self.needs_time(view.game):
            return explain(view, moves, move)  # nothing is compiled only to say what a move is worth
        thought = self._thought(view, moves, dice)
        return explain(view, moves, move, worth=thought.saves(move), target=thought.target)

    def _thought(self, view: View, moves: Moves, dice: Dice) -> Thought:
        thinker = thinker_for(view.game)
        assert thinker is not None, "nobody stands in"
        return thinker.think(view, moves, dice, self.budget)


def thinker_for(game: str) -> Thinker | None:
    return part(games.find_game(game), f"bots.{NAME}", Thinker)


TOUR = Tour()
