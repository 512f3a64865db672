"""What is kept of the matches of a contest beside its figures, as they are played (docs/data.md).

Matches end in any order, on any number of cores. They are written in the order of their numbers, so the files
are the same however they were played.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Protocol

from backnine.arena.interrupts import interrupts_delayed, interrupts_ignored
from backnine.arena.plan import Plan
from backnine.arena.record_files import RecordFiles
from backnine.arena.result import MatchLine
from backnine.but import but


class Shelf(Protocol):
    """Where matches are put, one after the other."""

    def put(self, number: int, line: MatchLine) -> None: ...
    def close(self) -> None: ...


@contextmanager
def keeping(plan: Plan) -> Iterator[Callable[[MatchLine], MatchLine]]:
    """A function that every match passes through: it writes down what is to be kept, and gives the match back
    without that. At the end, however it comes, all whole matches are on disk."""
    with ExitStack() as stack:
        shelves = list(_shelves(plan, stack))
        keeper = Keeper(plan.rotations, shelves)
        stack.callback(keeper.close)
        try:
            yield keeper.keep if shelves else _as_it_is
        finally:
            with interrupts_ignored():
                stack.close()


def _shelves(plan: Plan, stack: ExitStack) -> Iterator[Shelf]:
    if plan.records:
        records = RecordFiles(plan.records)
        stack.callback(records.close)
        yield records
    if plan.moves:
        from backnine.arena.moves_file import MovesFile  # noqa: PLC0415 - loads pyarrow

        moves = MovesFile(plan, plan.moves)
        stack.callback(moves.close)
        yield moves


def _as_it_is(line: MatchLine) -> MatchLine:
    return line


class Keeper:
    """Holds back what came too early. A deal is written when all its rotations are over: they share their
    cards, and a program that still plays one of them could read them in the record of another."""

    def __init__(self, rotations: int, shelves: list[Shelf]) -> None:
        self._rotations = rotations
        self._shelves = shelves
        self._waiting: dict[int, MatchLine] = {}
        self._next = 0

    def keep(self, line: MatchLine) -> MatchLine:
        self._waiting[line.deal * self._rotations + line.rotation] = line
        with interrupts_delayed():
            while all(number in self._waiting for number in self._deal()):
                for number in self._deal():
                    self._put(number)
                self._next += self._rotations
        return but(line, record="", decisions=())

    def _deal(self) -> range:
        """The matches of the next deal."""
        return range(self._next, self._next + self._rotations)

    def close(self) -> None:
        """Those that wait for one that will not come any more."""
        for number in sorted(self._waiting):
            self._put(number)

    def _put(self, number: int) -> None:
        line = self._waiting.pop(number)
        for shelf in self._shelves:
            shelf.put(number, line)
