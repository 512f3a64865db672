"""Rookie: knows the rules and the obvious, overlooks things, forgets cards, goes out at a whim."""

from backnine.bots.bot import HabitBot

ROOKIE = HabitBot("rookie")
