"""What was read, compared with its sums: what does not fit is not given out. The same for every database."""

from collections.abc import Iterable
from typing import Any, Final

from backnine.store import LAST, Damaged, Entry, Kept, Key, Round
from backnine.store.chain import NOTHING, link, seal, sum_of_key, sum_of_round, sum_of_table
from backnine.store.seeds import Seeds

Row = tuple[Any, ...]
NO_END: Final = 2**62


def table_fits(found: Row) -> bool:
    """A table's own row: what it says, its last change, the chain up to it, and the sum of all that."""
    *row, number, chain, sum_ = found
    return bool(sum_ == sum_of_table(tuple(row), number, chain))


def whole_round(table: str, row: Row, seeds: Seeds) -> Round:
    number, first, locked, header, sealed, sum_ = row
    if sum_ != sum_of_round(sealed, header):
        raise Damaged(table)
    seed = seeds.unlock(table, number, locked)
    if sealed != seal(table, number, first, seed):
        raise Damaged(table)
    return Round(number, first, seed, header)


def whole_key(found: Row) -> Key:
    key = Key(*found[:4])
    if found[4] != sum_of_key(*key):
        raise Damaged(str(key.table))
    return key


def span(kept: Kept, which: int | None) -> tuple[int, int]:
    """From which move to which a round goes."""
    if which is None:
        return 0, NO_END
    number = kept.on_table.number if which == LAST else which
    first = next((each.first for each in kept.rounds if each.number == number), NO_END)
    return first, next((each.first for each in kept.rounds if each.number == number + 1), NO_END)


def seals_of(kept: Kept) -> dict[int, int]:
    """Where the chains of its matches begin, by their first moves."""
    return {each.first: seal(kept.id, each.number, each.first, each.seed) for each in kept.rounds}


def chained(table: str, rows: Iterable[Row], seals: dict[int, int], first: int) -> tuple[Entry, ...]:
    """The moves from this one on, each fitting the one before."""
    moves: list[Entry] = []
    chain = NOTHING.chain
    for row in rows:
        entry = Entry(*row[:4])
        chain = link(seals.get(entry.n, chain), entry)
        if entry.n != first + len(moves) or chain != row[4]:
            raise Damaged(table)
        moves.append(entry)
    return tuple(moves)
