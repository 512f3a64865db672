"""Rookie: knows the rules and the obvious, overlooks things, forgets cards, goes out at a whim."""

from backnine.bots import plain
from backnine.bots.habits import HabitBot

ROOKIE = HabitBot("rookie", plain.ROOKIE, quick=True)
