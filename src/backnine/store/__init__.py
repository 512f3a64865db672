"""The log of moves, and what must outlive a restart: who sits where, the seeds, the keys to the seats.

A move counts when it is here. `SqliteStore` keeps it in one file; anything else that fills `Store` will do.
Everything handed over is bytes and text: the store knows nothing of cards.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from backnine.refused import Refused


class Entry(NamedTuple):
    """Move number `n` of a table. `by` is the bot that stood in for the player of the seat, or nothing."""

    n: int
    seat: int
    move: str
    by: str = ""


class Round(NamedTuple):
    """One match at a table: its moves start at number `first`. The seed leaves only with the record."""

    number: int
    first: int
    seed: bytes
    header: bytes = b""  # how the match was set, once it has begun

    def __repr__(self) -> str:
        return f"Round({self.number}, {self.first})"  # never the seed


class Key(NamedTuple):
    """What a token opens: `kind` is host, seat or watch. Only the token's hash is kept."""

    hash: bytes
    table: str
    kind: str
    seat: int = -1

    def __repr__(self) -> str:
        return f"Key({self.table}, {self.kind}, {self.seat})"


LAST: Final = -1  # the round on the table


class Kept(NamedTuple):
    """A table as it was left."""

    id: str
    state: str
    sitting: bytes
    rounds: tuple[Round, ...]
    moves: tuple[Entry, ...]  # all of them, or those of the round that was asked for

    @property
    def on_table(self) -> Round:
        """The match that is on the table, or the first to come."""
        return next((each for each in reversed(self.rounds) if each.header), self.rounds[-1])


class Change(NamedTuple):
    """What becomes of a table in one step: all of it or nothing."""

    state: str
    sitting: bytes
    code: str | None = None  # a new table has one
    add_keys: tuple[Key, ...] = ()
    drop_keys: tuple[tuple[str, int], ...] = ()  # kind, seat
    round: Round | None = None  # a new one, or the same with its header
    rounds: tuple[Round, ...] = ()  # earlier ones, with other names in their headers
    touches: bool = True  # the table counts as used


class Glance(NamedTuple):
    """A table in a list."""

    id: str
    state: str
    touched: int


class Keep(NamedTuple):
    """After how many days tables nobody has touched are forgotten; 0 days: not at all."""

    days: int
    open_days: int  # never begun
    unplayed_days: int  # begun, but no person has moved


class Pruned(NamedTuple):
    """What was done with old tables, and how many are marked to be deleted."""

    marked: int
    spared: int  # touched again, or to be kept for longer now
    deleted: int
    waiting: int


class Taken(Refused):
    """There is a move of this number already: somebody else was quicker."""

    def __init__(self, table: str, n: int) -> None:
        super().__init__("number-taken", table=table, n=n)


class Damaged(Refused):
    """What is kept of a table is not what was stored."""

    def __init__(self, table: str) -> None:
        super().__init__("table-damaged", table=table)


class StoreFailed(Refused):
    """The disk is full or gone. Nothing was stored."""

    def __init__(self, reason: str) -> None:
        super().__init__("store-failed", reason=reason)


Done = Callable[[Refused | None], None]  # called when it is on disk, or with what went wrong


class Store(Protocol):
    """Writing answers later, by `done`; reading answers at once and may be done in any thread."""

    @property
    def problem(self) -> str | None:
        """Why nothing can be stored just now; none if it can."""
        ...

    def append(self, table: str, entry: Entry, done: Done) -> None:
        """One more move; `Taken` if its number is not the next."""
        ...

    def change(self, table: str, change: Change, done: Done) -> None: ...

    def forget(self, table: str, done: Done) -> None:
        """Delete a table now, with all that is its own."""
        ...

    def load(self, table: str, number: int | None = None) -> Kept | None:
        """With a `number`, the moves of that round alone, or (`LAST`) of the match on the table: people may
        have played there for years. `Damaged` if it is not what was stored."""
        ...

    def key(self, hashed: bytes) -> Key | None: ...

    def table_of_code(self, code: str) -> str | None: ...

    def latest(self, count: int) -> list[Glance]:
        """The tables touched last."""
        ...

    def prune(self, keep: Keep, is_played: Callable[[Kept], bool]) -> Pruned:
        """Mark what is old; delete what was marked days ago and nobody has touched since."""
        ...

    def backup(self, path: str) -> None:
        """A copy of everything, while others go on writing."""
        ...

    def flush(self) -> None:
        """Wait until all that was handed over is on disk."""
        ...

    def close(self) -> None: ...
