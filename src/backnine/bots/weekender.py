"""Weekender: plays as a family does that has played for years. Attentive, not a calculator, and human."""

from backnine.bots import plain
from backnine.bots.bot import Manner
from backnine.bots.habits import HabitBot

WEEKENDER = HabitBot("weekender", plain.WEEKENDER, quick=True, manner=Manner(remarks=3))
