"""The verifiable shuffle: a committed seed, the players' words, an HMAC-SHA256 counter stream, rejection
sampling and Fisher-Yates. docs/shuffle.md describes it for re-implementation, with test vectors."""

import hmac
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from struct import unpack
from typing import Final, TypeVar

from backnine.refused import Refused

T = TypeVar("T")

VERSION: Final = 2
SEED_BYTES: Final = 32
WORD_BYTES: Final = 32
MOST_SALTS: Final = 12
LONGEST_SALT: Final = 80
MOST_WORDS: Final = 256  # a seat's number is one byte
_BOUND: Final = 2**32


def new_seed() -> bytes:
    """Fresh entropy from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def read_seed(text: str) -> bytes:
    """A seed written as 1 to 64 hexadecimal digits; short ones are filled up with zeros on the left."""
    digits = text.strip().lower()
    if not 1 <= len(digits) <= 2 * SEED_BYTES or set(digits) - set("0123456789abcdef"):
        raise Refused("no-such-seed", seed=text[:80])
    return bytes.fromhex(digits.zfill(2 * SEED_BYTES))


def new_word(typed: str = "") -> bytes:
    """A player's word for the shuffle: what was typed, if anything, and fresh entropy."""
    return word_of(typed, secrets.token_bytes(WORD_BYTES))


def word_of(typed: str, chance: bytes) -> bytes:
    """The word made of a text and 32 bytes; of the text nothing can be told from it."""
    return sha256(typed.encode() + chance).digest()


def seal(word: bytes) -> str:
    """What is shown before any word is revealed: the SHA-256 of the word."""
    return sha256(word).hexdigest()


def _is_bad(salt: str) -> bool:
    """Too long, or no text at all: half a surrogate pair has no UTF-8."""
    return len(salt) > LONGEST_SALT or any("\ud800" <= char <= "\udfff" for char in salt)


@dataclass(frozen=True)
class Shuffle:
    """All the chance of one match: each pack is ordered by the seed, the players' words and its own label.

    `words` go by seat, with None for a seat that has none. `salts` are the texts that players added in
    version 1; old matches are dealt by them for ever.
    """

    seed: bytes
    salts: tuple[str, ...] = ()
    words: tuple[bytes | None, ...] = ()

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise Refused("no-such-seed", seed=f"{len(self.seed)} bytes")
        if len(self.salts) > MOST_SALTS or any(map(_is_bad, self.salts)):
            raise Refused("bad-salt", most=MOST_SALTS, longest=LONGEST_SALT)
        if len(self.words) > MOST_WORDS or any(
            len(word) != WORD_BYTES for word in self.words if word is not None
        ):
            raise Refused("bad-word", bytes=WORD_BYTES)
        assert not (self.salts and any(self.words)), "salts are of version 1, words of version 2"

    def __repr__(self) -> str:
        return f"Shuffle(commitment={self.commitment})"  # never the seed

    @property
    def version(self) -> int:
        """Without salts both versions deal the same cards; what is new is written as the new one."""
        return 1 if self.salts else VERSION

    @property
    def commitment(self) -> str:
        """What is shown before the deal: the SHA-256 of the seed."""
        return sha256(self.seed).hexdigest()

    def order(self, label: str, cards: tuple[T, ...]) -> tuple[T, ...]:
        """The cards in their shuffled order, the top first. The same label gives the same order."""
        order = list(cards)
        numbers = self._numbers(label)
        for bound in range(len(order), 1, -1):
            limit = _BOUND - _BOUND % bound
            number = next(numbers)
            while number >= limit:  # those past the last whole multiple would favour low places
                number = next(numbers)
            chosen = number % bound
            order[bound - 1], order[chosen] = order[chosen], order[bound - 1]
        return tuple(order)

    def token(self, label: str) -> bytes:
        """32 bytes for other needs of chance (a bot's dice), from which no card can be told."""
        return hmac.digest(self.key, f"{label}\n0".encode(), "sha256")

    @property
    def key(self) -> bytes:
        """The seed and what the players added: their words, each behind its seat, or in version 1 their
        salts, each behind its length."""
        words = b"".join(bytes([seat]) + word for seat, word in enumerate(self.words) if word is not None)
        salts = b"".join(len(salt).to_bytes(4, "big") + salt for salt in map(str.encode, self.salts))
        return hmac.digest(self.seed, words or salts, "sha256")

    def _numbers(self, label: str) -> Iterator[int]:
        """The counter stream, 32 bits at a time."""
        key = self.key
        for counter in count():
            yield from unpack(">8I", hmac.digest(key, f"{label}\n{counter}".encode(), "sha256"))
