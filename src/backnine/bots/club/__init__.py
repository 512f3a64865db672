"""Club: plays every week and counts the cards. Weighs every move by what it is worth in strokes."""

from backnine.bots.bot import HabitBot
from backnine.bots.club import four_card, play_nine

CLUB = HabitBot(
    "club",
    {"play-nine": play_nine.choose, "four-card": four_card.choose},
    {"play-nine": play_nine.why},
)
