"""Weekender: plays as a family does that has played for years. Attentive, not a calculator."""

from backnine.bots.bot import HabitBot
from backnine.bots.weekender import four_card, play_nine

WEEKENDER = HabitBot("weekender", {"play-nine": play_nine.choose, "four-card": four_card.choose})
