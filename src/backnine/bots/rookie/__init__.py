"""Rookie: knows the rules and the obvious, overlooks things, forgets cards, goes out at a whim."""

from random import Random

from backnine.bots.bot import Habit, Moves, play_by
from backnine.bots.rookie import four_card, play_nine
from backnine.moves import Move
from backnine.view import View

HABITS: dict[str, Habit] = {
    "play-nine": play_nine.choose,
    "four-card": four_card.choose,
}


class Rookie:
    name = "rookie"

    def choose(self, view: View, moves: Moves, dice: Random) -> Move:
        return play_by(HABITS, view, moves, dice)
