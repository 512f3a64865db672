"""Keys as people paste them: alone, or in a link."""

import re
from typing import Final

from backnine.refused import Refused

_KEY: Final = re.compile(r"(?:.*[#&](?:seat|watch|host)=)?([A-Za-z0-9_-]{43})(?:&.*)?")


def key_in(said: str) -> str:
    found = _KEY.fullmatch(said.strip())
    if not found:
        raise Refused("no-key")
    return found[1]
