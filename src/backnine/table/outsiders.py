"""Bots that may be chosen for a chair: ours, and guests, which are programs of the host's own. Whoever runs
the server names them when it starts (`serve --bot`), nobody else can: a table knows their names, and never a
command."""

from collections.abc import Collection
from typing import Final

from backnine.bots import BOT_NAMES, find_bot
from backnine.refused import Refused

LONGEST_THOUGHT: Final = 1000  # milliseconds


def bot_at_a_table(name: str, guests: Collection[str] = ()) -> str:
    """Tables share the heads that think: nobody may keep one for long."""
    if name in guests:
        return name
    try:
        bot = find_bot(name)
    except Refused as refused:
        if refused.why == "no-such-bot":
            raise Refused("no-such-bot", bot=name[:40], bots=", ".join((*BOT_NAMES, *guests))) from None
        raise
    if (bot.budget or 0) > LONGEST_THOUGHT:
        raise Refused("no-such-budget", bot=name[:40], most=LONGEST_THOUGHT, example="tour@200")
    return bot.name
