"""The words on the page, by the ids of the catalogues."""

import re
from functools import cache

from backnine.locales import Words

_speaking = cache(Words)


def words(message: str, language: str = "en", **variables: str | int) -> str:
    """As the page says it: `words("web-play-now", "fr")`."""
    return re.sub("[\u00a0\u202f]", " ", _speaking(language)(message, **variables))
