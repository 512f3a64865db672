"""Players for the empty seats: a view and the legal moves in, one of those moves out, and why.

Adding a level takes one file or folder beside this one and one line in `BOTS`.
"""

import re
from typing import Final

from backnine.bots.at_random import RANDOM
from backnine.bots.bot import Bot, Player
from backnine.bots.club import CLUB
from backnine.bots.rookie import ROOKIE
from backnine.bots.tour import TOUR
from backnine.bots.weekender import WEEKENDER
from backnine.bots.why import Why
from backnine.refused import Refused

__all__ = ["BOTS", "BOT_NAMES", "VERSION", "Bot", "Player", "Why", "find_bot"]

VERSION: Final = 3  # of our bots' play: raised when one of them decides differently in the same place

# The levels, from the weakest to the strongest: those that people are offered
BOTS: tuple[Bot, ...] = (
    ROOKIE,
    WEEKENDER,
    CLUB,
    TOUR,
)

_BY_NAME = {bot.name: bot for bot in (*BOTS, RANDOM)}
BOT_NAMES: Final = tuple(_BY_NAME)  # of all that are found by name

LONGEST_BUDGET = 10_000  # milliseconds


def find_bot(name: str) -> Bot:
    """The bot of this name; `tour@200` is one that may think for 200 milliseconds, and `tour@0` one that
    does not look ahead at all."""
    known, at, budget = name.partition("@")
    if known not in _BY_NAME:
        raise Refused("no-such-bot", bot=name[:40], bots=", ".join(_BY_NAME))
    bot = _BY_NAME[known]
    return _with_budget(bot, name, budget) if at else bot


def _with_budget(bot: Bot, name: str, budget: str) -> Bot:
    if bot.with_budget(1) is None:
        raise Refused("bot-without-budget", bot=name[:40], example=f"{TOUR.name}@200")
    allowed = re.fullmatch("0|[1-9][0-9]{0,4}", budget) and int(budget) <= LONGEST_BUDGET
    slower = bot.with_budget(int(budget)) if allowed else None
    if slower is None:
        raise Refused("no-such-budget", bot=name[:40], most=LONGEST_BUDGET, example=f"{TOUR.name}@200")
    return slower
