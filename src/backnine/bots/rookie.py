"""Rookie: knows the rules and the obvious, overlooks things, forgets cards, goes out at a whim."""

from backnine.bots import plain
from backnine.bots.bot import Manner
from backnine.bots.habits import HabitBot

ROOKIE = HabitBot("rookie", plain.ROOKIE, quick=True, manner=Manner(1.2, hesitates=4, remarks=2))
