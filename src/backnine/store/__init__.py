"""The log of a table, and what must outlive a restart: who sits where, the seeds, the keys to the seats.

Whatever changes a table is an entry of its log: a move, or a change of how it is set. Entries are numbered
from 0 without a gap, and each number is used once, so that two who write can never overwrite each other. Of
the changes only the last is kept whole.

An entry counts when it is here. `SqliteStore` keeps it in one file; anything else that fills `Store` will do.
Everything handed over is bytes and text: the store knows nothing of cards.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Protocol, TypeVar

from backnine.refused import Refused

UNDO: Final = "undo"  # in place of a move: the last one that stands is taken back


class Entry(NamedTuple):
    """Move number `n` of a table, or what takes a move back: it has a number of its own. `by` is who stood
    in for the player of the seat, or nothing."""

    n: int
    seat: int
    move: str
    by: str = ""


def moves_that_stand(entries: Iterable[Entry]) -> list[Entry]:
    """The moves that were not taken back."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.move == UNDO:
            moves.pop()
        else:
            moves.append(entry)
    return moves


class Round(NamedTuple):
    """One match at a table: its moves start at number `first`. The seed leaves only with the record."""

    number: int
    first: int
    seed: bytes
    header: bytes = b""  # how the match was set, once it has begun

    def __repr__(self) -> str:
        return f"Round({self.number}, {self.first})"  # never the seed


class Key(NamedTuple):
    """What a token opens: `kind` is host, seat or watch. Only the token's hash is kept. Of another kind, it
    opens nothing any more, and says why."""

    hash: bytes
    table: str
    kind: str
    seat: int = -1

    def __repr__(self) -> str:
        return f"Key({self.table}, {self.kind}, {self.seat})"


class Slip(NamedTuple):
    """A note pinned to a table, beside its log: the table's own, or, with a `chair`, of who sits there, and
    gone with their key. `at`: when somebody has to see to the table, in the store's time. Without a value it
    is none."""

    table: str
    name: str
    value: bytes
    chair: int = -1
    at: int | None = None

    def __repr__(self) -> str:
        return f"Slip({self.table}, {self.name}, {self.at})"  # addresses are in the value


CLUB: Final = "club"  # a fact: who is banned
POST_KEY: Final = "post-key"  # a fact: what reminders are signed with
LAST: Final = -1  # the round on the table


class Kept(NamedTuple):
    """A table as it was left."""

    id: str
    state: str
    sitting: bytes
    rounds: tuple[Round, ...]
    moves: tuple[Entry, ...]  # all of them, or those of the round that was asked for
    number: int  # of the next entry
    slips: tuple[Slip, ...] = ()  # the table's own

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
    lost: str = ""  # how those keys were lost, if that is to be told to who comes with one
    drop_hashes: tuple[bytes, ...] = ()  # of single keys, of any kind
    unpin: tuple[int, ...] = ()  # chairs whose slips go, though their keys stay
    round: Round | None = None  # a new one, or the same with its header
    rounds: tuple[Round, ...] = ()  # earlier ones, with other names in their headers
    touches: bool = True  # the table counts as used


class Fact(NamedTuple):
    """What is kept under a name beside the tables; stored if it is still what it was `before`."""

    name: str
    before: bytes | None
    value: bytes


class StoredReview(NamedTuple):
    """What the coach has made of a match: round `number` of a table. `judge` says who judged it, and how."""

    number: int
    judge: str
    body: bytes


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
    """This is not the number of the table's next entry: somebody else was quicker."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__("number-taken", table=table, number=number)


class KeyTaken(Refused):
    """There is such a key already: it opens what it opened before."""

    def __init__(self) -> None:
        super().__init__("key-taken")


class Damaged(Refused):
    """What is kept of a table is not what was stored."""

    def __init__(self, table: str) -> None:
        super().__init__("table-damaged", table=table)


class Outdated(Refused):
    """A fact is not what it was before: somebody else was quicker."""

    def __init__(self, name: str) -> None:
        super().__init__("changed-meanwhile", name=name)


class StoreFailed(Refused):
    """The disk is full or gone. Nothing was stored."""

    def __init__(self, reason: str) -> None:
        super().__init__("store-failed", reason=reason)


Answer = TypeVar("Answer")

Stored = Callable[[Refused | None], None]  # called when it is on disk, or with what went wrong
Found = Callable[[Answer | Refused], None]  # called with what was read, or with what went wrong


class Store(Protocol):
    """Everything answers later, by `done`: whoever asks goes on meanwhile."""

    @property
    def problem(self) -> str | None:
        """Why nothing can be stored just now; none if it can."""
        ...

    def append(self, table: str, number: int, entry: Entry, done: Stored) -> None:
        """A move, as entry of this number; `Taken` if another one is next."""
        ...

    def change(self, table: str, number: int, change: Change, done: Stored) -> None:
        """The same for a change; number 0 makes the table."""
        ...

    def forget(self, table: str, done: Stored) -> None:
        """Delete a table now, with all that is its own."""
        ...

    def load(self, table: str, done: Found[Kept | None], number: int | None = None) -> None:
        """With a `number`, the moves of that round alone, or (`LAST`) of the match on the table: people may
        have played there for years. `Damaged` if it is not what was stored."""
        ...

    def key(self, hashed: bytes, done: Found[Key | None]) -> None: ...

    def table_of_code(self, code: str, done: Found[str | None]) -> None: ...

    def latest(self, count: int, done: Found[list[Glance]]) -> None:
        """The tables touched last."""
        ...

    # Keeping house takes long, and is done in a thread of its own.

    def prune(self, keep: Keep, is_played: Callable[[Kept], bool]) -> Pruned:
        """Mark what is old; delete what was marked days ago and nobody has touched since."""
        ...

    def backup(self, path: str) -> None:
        """A copy of everything, while others go on writing."""
        ...

    def flush(self) -> None:
        """Wait until all that was handed over is on disk, and all that was asked is answered."""
        ...

    def close(self) -> None: ...


class FactStore(Protocol):
    """What is kept beside the tables, for all processes: written whole, by one of them at a time."""

    def fact(self, name: str, done: Found[bytes | None]) -> None: ...

    def set_fact(self, fact: Fact, done: Stored) -> None:
        """`Outdated` if it is not what it was before."""
        ...


class ReviewStore(Protocol):
    """What can be made anew at any time, but takes long. It goes when its table goes."""

    def review(self, table: str, number: int, done: Found[StoredReview | None]) -> None:
        """None also if it is damaged."""
        ...

    def keep_review(self, table: str, review: StoredReview, done: Stored) -> None:
        """In place of an older one; of a table that is gone nothing is kept."""
        ...


class SlipStore(Protocol):
    """What is pinned to tables."""

    def now(self) -> int:
        """Seconds by the calendar of the store, in which slips are due."""
        ...

    def pin(self, slip: Slip, done: Stored) -> None:
        """In place of one of the same name, or taken away; nothing where there is no such table, or no key to
        such a chair. In the order of whatever else is stored of it."""
        ...

    def slips(self, table: str, done: Found[list[Slip]]) -> None:
        """Those of who sits there."""
        ...

    def due(self, count: int, done: Found[list[Slip]]) -> None:
        """What is due by now, the oldest first."""
        ...


class ServerStore(Store, FactStore, ReviewStore, SlipStore, Protocol):
    """What a server needs."""
