"""Club: plays every week and counts the cards. Weighs every move by what it is worth in strokes."""

from backnine.bots import plain
from backnine.bots.bot import Manner
from backnine.bots.habits import HabitBot

CLUB = HabitBot("club", plain.CLUB, manner=Manner(0.85, remarks=5))
