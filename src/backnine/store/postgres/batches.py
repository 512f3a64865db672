"""What arrived together is stored together, in one transaction."""

from typing import Final, NamedTuple

from backnine.refused import Refused
from backnine.store import Change, Entry, Fact, Slip, Stored, StoredReview, StoreFailed, Taken
from backnine.store.calendar import Calendar
from backnine.store.postgres import slips, writing
from backnine.store.postgres.connection import CLASHED, Postgres
from backnine.store.postgres.reviews import write_review
from backnine.store.rows import Heads
from backnine.store.seeds import Seeds

MOST_HEADS: Final = 20_000  # tables whose last move is known without looking


class Task(NamedTuple):
    """A move, a change, a fact, a review, a slip, or else: forget the table."""

    done: Stored
    table: str
    number: int = 0
    entry: Entry | None = None
    change: Change | None = None
    fact: Fact | None = None
    review: StoredReview | None = None
    slip: Slip | None = None


class Batches:
    def __init__(self, seeds: Seeds, calendar: Calendar) -> None:
        self._seeds = seeds
        self.calendar = calendar
        self._heads: Heads = {}

    def forget(self) -> None:
        """Something went wrong: nobody knows what the last entries are."""
        self._heads.clear()

    async def store(self, tasks: list[Task], writer: Postgres) -> list[Refused | None]:
        """The first of each table together, if it is a move; then the others one by one, in their order."""
        first: dict[str, int] = {}
        for place, task in enumerate(tasks):
            first.setdefault(task.table, place)
        moves = {place for place in first.values() if tasks[place].entry}
        rest = [place for place in range(len(tasks)) if place not in moves]
        problems: list[Refused | None] = [None] * len(tasks)
        if not rest:
            await self._append(writer, tasks, moves, problems)  # a transaction by itself
            return problems
        async with writer.transaction():
            await self._append(writer, tasks, moves, problems)
            for place in rest:
                problems[place] = await self._one(writer, tasks[place])
        return problems

    async def _append(
        self, writer: Postgres, tasks: list[Task], places: set[int], problems: list[Refused | None]
    ) -> None:
        moves = [(tasks[place].table, tasks[place].number, tasks[place].entry) for place in places]
        stored = await writing.append(writer, moves, self._heads) if moves else {}  # type: ignore[arg-type]
        for place in places:
            if tasks[place].table not in stored:
                problems[place] = Taken(tasks[place].table, tasks[place].number)
                self._heads.pop(tasks[place].table, None)
        if len(self._heads) > MOST_HEADS:
            self._heads.clear()
        self._heads |= stored

    async def _one(self, writer: Postgres, task: Task) -> Refused | None:
        """It is done or not, whatever becomes of the others."""
        problems: list[Refused | None] = [None]
        try:
            async with writer.transaction():
                if task.entry:
                    await self._append(writer, [task], {0}, problems)
                elif task.change:
                    now = self.calendar.now()
                    seeds = self._seeds
                    await writing.apply(writer, task.table, task.number, task.change, now=now, seeds=seeds)
                elif task.fact:
                    await writing.write_fact(writer, task.fact)
                elif task.review:
                    await write_review(writer, task.table, task.review)
                elif task.slip:
                    await slips.pin(writer, task.slip)
                else:
                    await writer.execute("DELETE FROM tables WHERE id = $1", task.table)
        except Refused as refused:
            return refused
        except CLASHED as error:
            return StoreFailed(str(error))
        finally:
            if not (task.entry or task.slip):
                self._heads.pop(task.table, None)  # another match may have begun
        return problems[0]
