"""Who plays in a contest, in one match after another: a bot of ours, or a program (`external.py`)."""

from collections.abc import Iterable
from typing import Protocol

from backnine.arena.faults import Forfeit
from backnine.bots import Player
from backnine.hole import Happening, Seat
from backnine.moves import Move
from backnine.wire import Json


class SeatedPlayer(Player, Protocol):
    """What a contest asks of whoever sits there, besides its moves."""

    @property
    def told_name(self) -> str:
        """What it calls itself; nothing if it goes by the name that was asked for."""
        ...

    @property
    def listens(self) -> bool:
        """Whether it hears of all moves."""
        ...

    @property
    def fumbled(self) -> bool:
        """Whether another chose its last move, which it has forfeited."""
        ...

    def hear(self, n: int, seat: Seat, move: Move, happened: Iterable[Happening]) -> None: ...

    def end_match(self, result: Json | None = None) -> tuple[Forfeit, ...]:
        """See it off. What was forfeited in this match?"""
        ...

    def end(self) -> None:
        """It is not needed any more."""
        ...


class SeatedBot:
    """One of ours: it keeps nothing, so there is nothing to tell it and nothing to end."""

    told_name = ""
    listens = False
    fumbled = False

    def __init__(self, bot: Player) -> None:
        self.name = bot.name
        self.choose = bot.choose

    def hear(self, n: int, seat: Seat, move: Move, happened: Iterable[Happening]) -> None:
        """All it needs is in its view."""

    def end_match(self, result: Json | None = None) -> tuple[Forfeit, ...]:
        return ()

    def end(self) -> None:
        """It has begun nothing."""
