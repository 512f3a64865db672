"""Sums over what is kept, so that a damaged file is noticed and never deals other cards.

Every row has the sum of what is in it. Moves are chained: each one's sum goes on from that of the move
before, and the first of a match from the seal of its seed. They are against damage, not against a forger, who
could compute them anew.
"""

from hashlib import blake2b, sha256
from struct import Struct
from typing import NamedTuple

from msgspec.msgpack import encode

from backnine.store import Entry


class Head(NamedTuple):
    """The last entry of a table: its number, the moves up to it, and the chain after the last of them."""

    number: int
    moves: int
    chain: int


NOTHING = Head(-1, 0, 0)  # before the first entry


_EMPTY = blake2b(digest_size=8)  # to copy it is quicker than to make one, and every move needs one
_NUMBER = Struct(">q")


def sum_of(*parts: str | int | bytes | None) -> int:
    """A number SQLite can keep, of 64 bits."""
    hashed = _EMPTY.copy()
    hashed.update(encode(parts))
    number: int = _NUMBER.unpack(hashed.digest())[0]
    return number


def link(before: int, entry: Entry) -> int:
    """The chain after one more move."""
    return sum_of(before, *entry)


def seal(table: str, number: int, first: int, seed: bytes) -> int:
    """Where the chain of a match begins: the commitment to its seed, and whose it is."""
    return sum_of("seal", table, number, first, sha256(seed).digest())


def sum_of_round(sealed: int, header: bytes) -> int:
    return sum_of("round", sealed, header)


def sum_of_key(hashed: bytes, table: str, kind: str, seat: int) -> int:
    return sum_of("key", hashed, table, kind, seat)


def sum_of_review(table: str, number: int, judge: str, body: bytes) -> int:
    return sum_of("review", table, number, judge, body)


def sum_of_table(row: tuple[str | int | bytes | None, ...], number: int, chain: int) -> int:
    """Of its id, code, state, sitting and when it was touched; with its last entry."""
    return sum_of("table", *row, number, chain)
