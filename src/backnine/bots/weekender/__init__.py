"""Weekender: plays as a family does that has played for years. Attentive, not a calculator."""

from random import Random

from backnine.bots.bot import Habit, Moves, play_by
from backnine.bots.weekender import four_card, play_nine
from backnine.moves import Move
from backnine.view import View

HABITS: dict[str, Habit] = {
    "play-nine": play_nine.choose,
    "four-card": four_card.choose,
}


class Weekender:
    name = "weekender"

    def choose(self, view: View, moves: Moves, dice: Random) -> Move:
        return play_by(HABITS, view, moves, dice)
