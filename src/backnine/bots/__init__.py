"""Players for the empty seats: a view and the legal moves in, one of those moves out, and why.

Adding a bot takes one file or folder beside this one and one line in `BOTS`.
"""

from backnine.bots.bot import Bot, Player, dice_for
from backnine.bots.club import CLUB
from backnine.bots.rookie import ROOKIE
from backnine.bots.weekender import WEEKENDER
from backnine.bots.why import Why
from backnine.refused import Refused

__all__ = ["BOTS", "Bot", "Player", "Why", "dice_for", "find_bot"]

BOTS: tuple[Bot, ...] = (
    ROOKIE,
    WEEKENDER,
    CLUB,
)

_BY_NAME = {bot.name: bot for bot in BOTS}


def find_bot(name: str) -> Bot:
    if name not in _BY_NAME:
        raise Refused("no-such-bot", bot=name[:40], bots=", ".join(_BY_NAME))
    return _BY_NAME[name]
