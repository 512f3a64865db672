"""The club's own door: who may come in, and who may make tables. Guests with an invitation or a key always
come in.

A password is asked for once, and kept nowhere. What is kept in its place, by the visitor, is a badge, made of
the password and a salt by scrypt; the server keeps a hash of that alone.
"""

import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import scrypt
from hmac import compare_digest
from typing import Final

from backnine.refused import Refused
from backnine.server.answers import ClubMessage, DoorSeen
from backnine.server.club import ClubPage, DoorLock, Who
from backnine.table.keys import token_hash

BADGE: Final = "backnine-badge"  # the name of its header
LEAST_PASSWORD: Final = 8  # characters
LONGEST_PASSWORD: Final = 200

# What a try costs: 32 MB, and a tenth of a second.
_N: Final = 2**15
_R: Final = 8
_MEMORY: Final = 64 * 1024 * 1024

OPEN: Final = frozenset(  # what tells nothing of the club, or is opened by a code or a key
    {"ask", "docs", "door", "invitation", "join", "offer", "qr"}
    | {"records", "review", "seat", "socket", "table", "watch"}
)
TABLES: Final = ["api", "tables"]


def typed_password(said: str) -> str:
    """As it is typed on any keyboard: full-width letters are letters, too."""
    return unicodedata.normalize("NFKC", said).strip()


def new_password(said: str) -> str:
    password = typed_password(said)
    if not LEAST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("bad-password", least=LEAST_PASSWORD, most=LONGEST_PASSWORD)
    return password


def badge_of(password: str, salt: str) -> str:
    """This takes a while, and is meant to."""
    made = scrypt(password.encode(), salt=salt.encode(), n=_N, r=_R, p=1, maxmem=_MEMORY, dklen=32)
    return urlsafe_b64encode(made).decode().rstrip("=")


class ClubDoor:
    """`page` is as the club has it, at any moment."""

    def __init__(self) -> None:
        self.page = ClubPage()

    def fits(self, badge: str) -> bool:
        return _opens(self.page.enter, badge) or _opens(self.page.make, badge)

    def may_enter(self, badge: str) -> bool:
        """Whoever may make tables may come in, too."""
        return self.page.enter.who == "anybody" or self.fits(badge)

    def may_make(self, badge: str) -> bool:
        if self.page.make.who == "anybody":
            return self.may_enter(badge)
        return _opens(self.page.make, badge)

    def seen(self, badge: str) -> DoorSeen:
        enter, make, page = self.may_enter(badge), self.may_make(badge), self.page
        asks = page.make.who == "password" or (not enter and page.enter.who == "password")
        return DoorSeen(enter, make, not make and asks)

    def message(self, language: str) -> ClubMessage | None:
        """In the reader's language, or in one there is."""
        for each in (language, "en", *self.page.message):
            if text := self.page.message.get(each):
                return ClubMessage(text, each)
        return None

    def check(self, path: str, method: str, headers: Mapping[bytes, str]) -> None:
        """Before a request is read."""
        page, badge = self.page, headers.get(BADGE.encode(), "")
        if page.enter.who == page.make.who == "anybody":
            return
        closed = not self.may_enter(badge) and not is_open(path, method)
        shut = _parts(path) == TABLES and not self.may_make(badge)
        if (closed or shut) and self.seen(badge).asks:
            raise Refused("club-password")
        if closed:
            raise Refused("club-closed")
        if shut:
            raise Refused("club-no-tables")


def is_open(path: str, method: str) -> bool:
    """To whoever is not let in: pages (the client is no secret), and what asks for a code or a key itself."""
    match _parts(path):
        case ["api", "reviews", _]:  # of a table's match; without its number, of any record
            return method in ("GET", "HEAD")
        case ["api", kind, *_]:
            return kind in OPEN
    return True


def locked(who: Who, password: str, salt: str) -> DoorLock:
    """As it is kept."""
    return DoorLock(who, token_hash(badge_of(password, salt)).hex() if who == "password" else "")


def _parts(path: str) -> list[str]:
    """As the application reads it: one slash or several."""
    return [part for part in path.split("/") if part]


def _opens(lock: DoorLock, badge: str) -> bool:
    return lock.who == "password" and compare_digest(token_hash(badge).hex(), lock.hash)
