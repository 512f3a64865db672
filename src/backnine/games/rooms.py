"""What a game's room brings beside its rules: habits of bots, reasons, a lesson, kernels.

A part is a module of the room that ends with one value, named after its kind: `LESSON` is a `Lesson`. It is
imported when somebody first asks for it, so that nobody waits for what a command does not need.
"""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

from backnine.games.game import Game

Brought = TypeVar("Brought")


def part(game: Game, name: str, kind: type[Brought]) -> Brought | None:
    """What the room has in the module `name`, or None if it has no such module."""
    found = module(game, name)
    if found is None:
        return None
    value = getattr(found, kind.__name__.upper())
    if not isinstance(value, kind):
        raise TypeError(f"{found.__name__}: {value!r} is no {kind.__name__}")
    return value


@cache
def module(game: Game, name: str) -> ModuleType | None:
    """A module of the room, imported."""
    return import_module(f"{game.room}.{name}") if brings(game, name) else None


@cache
def brings(game: Game, name: str) -> bool:
    """Whether the room has this module; it is not imported, only the folders it lies in."""
    if not game.room:
        return False
    folder, _, _ = name.rpartition(".")
    return (not folder or brings(game, folder)) and find_spec(f"{game.room}.{name}") is not None


def file_in(game: Game, name: str) -> bytes | None:
    """What the room has in a file of this name."""
    path = files(game.room) / name if game.room else None
    return path.read_bytes() if path and path.is_file() else None
