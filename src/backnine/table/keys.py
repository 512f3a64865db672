"""Tokens and codes: what opens a seat, and what invites to one."""

import secrets
from hashlib import sha256
from typing import Final

TOKEN_BYTES: Final = 32
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that are mistaken for each other
CODE_LENGTH: Final = 7
ID_LENGTH: Final = 10


def new_token() -> str:
    """256 random bits; whoever has it is who they say. Only its hash is kept."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


def new_code() -> str:
    """An invitation that can be read out: it opens a free chair before the start; later one may ask for a
    chair with it, or watch, where the host allows that."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as people type it."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_id() -> str:
    """The public name of a table: good for logs, and for nothing else."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(ID_LENGTH)).lower()
