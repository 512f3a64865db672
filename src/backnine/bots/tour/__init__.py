"""Tour: the professional. Looks ahead with compiled kernels as far as its budget allows."""

from dataclasses import dataclass
from typing import Final

from backnine import games
from backnine.bots.bot import Dice, Moves, without_peeks
from backnine.bots.club import CLUB
from backnine.bots.reasons import explain
from backnine.bots.tour import four_card, play_nine
from backnine.bots.why import Why
from backnine.fast import compiled, installed
from backnine.match import begin, play
from backnine.moves import Move
from backnine.shuffle import Shuffle
from backnine.view import View
from backnine.view import view as view_of

NAME: Final = "tour"

_THINKERS: Final = {"play-nine": play_nine.think, "four-card": four_card.think}
_RECKONS: Final = ("play-nine",)  # a thought is in strokes there, which can be told


@dataclass(frozen=True)
class Tour:
    """The budget is in milliseconds of a usual machine; without one it takes what pays at the game and table.
    It is spent as a fixed number of positions and never measured, so that the same seed makes the same match
    everywhere."""

    budget: int | None = None

    @property
    def name(self) -> str:
        return NAME if self.budget is None else f"{NAME}@{self.budget}"

    def lacks_kernels(self, game: str) -> bool:
        """Whether `club` thinks for it here, because the kernels are not installed."""
        return game in _THINKERS and not installed()

    def needs_time(self, game: str) -> bool:
        """Whether its first thought will take long, because the kernels are to be compiled."""
        return game in _THINKERS and installed() and not compiled(game)

    def get_ready(self, game: str) -> None:
        """Compile the kernels, so that the first thought is as quick as the others."""
        match = begin(game, 2, games.find_game(game).house(), Shuffle(bytes(32)))
        while match.hole.turn is None:
            seat = match.hole.acting[0]
            match, _ = play(match, seat, games.moves(match.hole, seat)[0])
        seat = match.hole.acting[0]
        self.choose(view_of(match, seat, recall=True), games.moves(match.hole, seat), Dice(0))

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        moves = without_peeks(moves) or moves
        if len(moves) == 1:
            return moves[0]
        think = _THINKERS.get(view.game)
        if think is None or self.lacks_kernels(view.game):
            return CLUB.choose(view, moves, dice)
        return think(view, moves, dice, self.budget).move

    def why(self, view: View, moves: Moves, move: Move, dice: Dice) -> Why:
        moves = without_peeks(moves) or moves
        if view.game not in _RECKONS or not installed() or len(moves) == 1:
            return explain(view, moves, move)
        thought = _THINKERS[view.game](view, moves, dice, self.budget)
        return explain(view, moves, move, worth=thought.saves(move), target=thought.target)


TOUR = Tour()
