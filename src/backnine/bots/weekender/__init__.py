"""Weekender: plays as a family does that has played for years. Attentive, not a calculator, and human."""

from backnine.bots.bot import HabitBot
from backnine.bots.weekender import four_card, play_nine

WEEKENDER = HabitBot(
    "weekender",
    habits={"play-nine": play_nine.choose, "four-card": four_card.choose},
    reasons={"play-nine": play_nine.why, "four-card": four_card.why},
)
