"""What is refused over HTTP: its status, its sentence in the reader's language, and headers that are on every
answer."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from backnine.locales import Words, preferred_language
from backnine.locales.problems import problem_text
from backnine.refused import Refused

STATUS: Final = {
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-round": 404,
    "no-such-review": 404,
    "no-reminders": 404,
    "no-such-token": 401,
    "seat-moved": 401,
    "sent-off": 401,
    "foreign-origin": 403,
    "banned": 403,
    "club-password": 403,
    "club-closed": 403,
    "club-no-tables": 403,
    "wrong-password": 403,
    "wrong-token": 403,
    "wrong-host": 421,
    "wrong-method": 405,
    "too-large": 413,
    "server-fault": 500,
    "too-many-requests": 429,
    "quota-used-up": 429,
    "store-failed": 503,
    "too-many-connections": 503,
    "too-busy": 503,
    "hint-failed": 503,
    "table-damaged": 500,
    "no-open-chair": 409,
    "key-taken": 409,
    "no-latecomers": 409,
    "no-bot-there": 409,
    "no-spectators": 409,
    "too-many-asking": 429,
    "not-again-yet": 429,
    "address-told-no": 429,
    "record-not-yet": 409,
    "extra-missing": 503,
    "paper-fonts": 503,
}
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Problem(Struct):
    """What was wrong: a stable key, its details, and the sentence in the reader's language."""

    why: str
    details: dict[str, str | int]
    text: str


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.why, 409 if refused.why.startswith("table-is-") else 400)


def problem_of(refused: Refused, accept_language: str) -> Problem:
    return Problem(refused.why, refused.details, problem_text(words_for(accept_language), refused))


def words_for(accept_language: str) -> Words:
    return _words(preferred_language(accept_language))


@lru_cache
def _words(language: str) -> Words:
    """Catalogues are read once."""
    return Words(language)
