"""What a bot says, in English. Seat 0 is called Me; Ann comes next."""

from backnine.bots import Why
from backnine.locales import Words
from backnine.tui.reasons import why_text

NAMES = ["Me", "Ann", "Ben"]
ENGLISH = Words("en")


def said(why: Why) -> str:
    return why_text(ENGLISH, NAMES, why)
