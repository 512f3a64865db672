"""Weekender: plays as a family does that has played for years. Attentive, not a calculator, and human."""

from backnine.bots.bot import HabitBot

WEEKENDER = HabitBot("weekender")
