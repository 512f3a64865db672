"""Rookie: knows the rules and the obvious, overlooks things, forgets cards, goes out at a whim."""

from backnine.bots.bot import HabitBot
from backnine.bots.rookie import four_card, play_nine

ROOKIE = HabitBot(
    "rookie",
    habits={"play-nine": play_nine.choose, "four-card": four_card.choose},
    reasons={"play-nine": play_nine.why, "four-card": four_card.why},
)
