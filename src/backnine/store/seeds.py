"""Seeds on disk: as they are, or locked with a key made from the host's secret, which is not on the disk."""

import os
import sqlite3
from hashlib import scrypt
from typing import Final

from backnine.refused import Refused
from backnine.store import Damaged

LOCKED: Final = b"\x01"  # how it was locked, before nonce and text; a seed as it is has 32 bytes and no such
NONCE: Final = 12
SALT: Final = 16
CLEAR: Final = 32
_CHECK: Final = b"backnine"  # locked with the key: whoever has another cannot open it


class Seeds:
    """Locks and unlocks. Without a key seeds are kept as they are."""

    def __init__(self, key: bytes | None = None) -> None:
        self._cipher = None
        if key is not None:
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 - few need it

            self._cipher = AESGCM(key)

    def lock(self, table: str, number: int, seed: bytes) -> bytes:
        if self._cipher is None:
            return seed
        nonce = os.urandom(NONCE)
        return LOCKED + nonce + self._cipher.encrypt(nonce, seed, _place(table, number))

    def unlock(self, table: str, number: int, kept: bytes) -> bytes:
        if len(kept) == CLEAR or self._cipher is None:
            return kept
        from cryptography.exceptions import InvalidTag  # noqa: PLC0415

        nonce, text = kept[1 : 1 + NONCE], kept[1 + NONCE :]
        try:
            return self._cipher.decrypt(nonce, text, _place(table, number))
        except (InvalidTag, ValueError):
            raise Damaged(table) from None


def seeds_with(kept: bytes | None, secret: str | None) -> tuple[Seeds, bytes | None]:
    """The seeds of a database, which has `kept` something of the secret they were locked with; and what is to
    be kept of it, if all that are there are to be locked now, for the first time."""
    if secret is None:
        if kept:
            raise Refused("store-needs-secret")
        return Seeds(), None
    salt = kept[:SALT] if kept else os.urandom(SALT)
    seeds = Seeds(scrypt(secret.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32))
    if not kept:
        return seeds, salt + seeds.lock("", 0, _CHECK)
    try:
        seeds.unlock("", 0, kept[SALT:])
    except Damaged:
        raise Refused("wrong-secret") from None
    return seeds, None


def open_seeds(database: sqlite3.Connection, secret: str | None) -> Seeds:
    """The first start with a secret locks those that are there."""
    kept = database.execute("SELECT value FROM facts WHERE name = 'secret'").fetchone()
    seeds, check = seeds_with(kept and kept[0], secret)
    if check:
        _lock_all(database, seeds, check)
    return seeds


def _lock_all(database: sqlite3.Connection, seeds: Seeds, check: bytes) -> None:
    """All or none; and what lay about in the file in the clear is overwritten."""
    database.execute("BEGIN IMMEDIATE")
    database.execute("INSERT INTO facts VALUES ('secret', ?)", (check,))
    rounds = database.execute("SELECT table_id, number, seed FROM rounds").fetchall()
    locked = [(seeds.lock(table, number, seed), table, number) for table, number, seed in rounds]
    database.executemany("UPDATE rounds SET seed = ? WHERE table_id = ? AND number = ?", locked)
    database.execute("COMMIT")
    if rounds:
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _place(table: str, number: int) -> bytes:
    """A locked seed opens only where it belongs."""
    return f"{table} {number}".encode()
