"""A table as its log says it is. Pure: entries lead from one state to the next, whoever has stored them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from backnine.but import but
from backnine.hole import Seat
from backnine.match import Match
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.refused import Refused
from backnine.store import UNDO, Change, Entry, Kept, Round
from backnine.table.memory import note_move
from backnine.table.sitting import Lost, Sitting, read_setup, read_sitting


class WayBack(NamedTuple):
    """The match before move number `n`."""

    log: MatchLog
    n: int


@dataclass(frozen=True, eq=False)
class TableState:
    """`number` is that of the next entry; `n` that of the next move, counted over all matches of this table:
    one that was taken back has had its number, and so has the taking back. `first` is that of the first move
    of the match on the table."""

    id: str
    number: int
    sitting: Sitting
    rounds: tuple[Round, ...]
    log: MatchLog | None = None  # the moves that stand
    first: int = 0
    n: int = 0
    undone: tuple[tuple[int, int], ...] = ()  # in this match: a move that was taken back, and that entry
    back: tuple[WayBack, ...] = ()  # from each move of a lone person since anybody else has moved

    @classmethod
    def of(cls, kept: Kept) -> "TableState":
        """Played again from what the store has kept."""
        state = cls(kept.id, kept.number, read_sitting(kept.sitting), kept.rounds)
        first = state.on_table.first
        state = but(state, first=first, n=first)
        if not state.on_table.header:
            return state
        state = but(state, log=_begun(state.on_table))
        for entry in kept.moves:
            if entry.n >= first:
                state = state.played(entry)
                assert state.log is not None
                note_move(state.sitting, state.log, entry)
        return but(state, number=kept.number)

    @property
    def on_table(self) -> Round:
        """The match that is on the table, or the next to come."""
        if self.sitting.cleared:
            return self.rounds[-1]
        return next((each for each in reversed(self.rounds) if each.header), self.rounds[-1])

    @property
    def match(self) -> Match | None:
        return self.log.match if self.log else None

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.sitting.chairs) if chair.is_persons]

    def need(self, *states: str) -> None:
        if self.sitting.state not in states:
            raise Refused("table-is-shut" if self.sitting.shut else f"table-is-{self.sitting.state}")

    # Applying

    def played(self, entry: Entry) -> "TableState":
        """After this move; or refused by the rules. To take one back is to go on from the match before it."""
        if self.log is None:
            raise Refused(f"table-is-{self.sitting.state}")
        log, back, undone = self.log.dealt(), self.back, self.undone
        if entry.move == UNDO:
            log, back, undone = back[-1].log, back[:-1], (*undone, (back[-1].n, self.n))
        else:
            is_lone = not entry.by and log.setup.is_lone(entry.seat)
            back = (*back, WayBack(log, self.n)) if is_lone else ()
            log = log.play(entry.seat, Move.read(entry.move), entry.by)
        return but(self, number=self.number + 1, n=self.n + 1, log=log, back=back, undone=undone)

    def changed(self, change: Change) -> "TableState":
        sitting = read_sitting(change.sitting)
        for chair in sitting.chairs:  # noted meanwhile, or by others
            chair.noted = max(chair.noted, self._noted(chair.id))
        rounds = {each.number: each for each in (*self.rounds, *change.rounds)}
        if change.round:
            rounds[change.round.number] = change.round
        state = but(self, number=self.number + 1, sitting=sitting, rounds=tuple(rounds.values()))
        if not state.on_table.header:
            first = state.on_table.first
            return but(state, log=None, first=first, n=first, undone=(), back=())
        if state.on_table.number != (self.log and self.on_table.number):
            log, first = _begun(state.on_table), state.on_table.first
            return but(state, log=log, first=first, n=first, undone=(), back=())
        return state

    def _noted(self, chair: int) -> int:
        return next((each.noted for each in self.sitting.chairs if each.id == chair), 0)

    def dealt(self) -> "TableState":
        """With the next hole on the table: it follows from the moves, and is no entry."""
        return but(self, log=self.log.dealt()) if self.log else self

    def caught_up(self, kept: Kept) -> Iterator[tuple["TableState", Entry | None]]:
        """The states on the way to what others have stored meanwhile, each with the move that led there."""
        state = self
        if kept.number == self.number:
            return
        if self.log and kept.on_table.number == self.on_table.number and kept.on_table.header:
            for entry in kept.moves:
                if entry.n >= state.n:
                    state = state.played(entry)
                    yield state, entry
            change = Change(kept.state, kept.sitting, rounds=kept.rounds)
            yield but(state.changed(change), number=kept.number), None
        else:
            yield TableState.of(kept), None


def _begun(on_table: Round) -> MatchLog:
    return MatchLog.begin(read_setup(on_table), on_table.seed)


class Difference(NamedTuple):
    """What a change has done to a table, as far as somebody has to act on it."""

    began: bool  # there is another match on the table
    gone: frozenset[int]  # chairs whose keys open nothing any more
    parted: Mapping[int, Lost]  # some of those, and how they were lost
    freed: list[Seat]  # seats that are not those of the same people any more
    moved: bool  # somebody's seat has another place
    retimed: bool  # turns have another length
    retold: bool  # earlier matches are told with other names


def difference(before: TableState, after: TableState) -> Difference:
    was, now = before.sitting.chairs, after.sitting.chairs
    left = {chair.id: seat for seat, chair in enumerate(was)}
    stayed = {chair.id: seat for seat, chair in enumerate(now)}
    gone = left.keys() - stayed.keys()
    parted = {chair.was: chair.lost for chair in now if chair.was in gone and chair.lost}
    known = {each.number: each.header for each in before.rounds if each.header}
    return Difference(
        began=after.log is not None and (before.log is None or before.first != after.first),
        gone=frozenset(gone),
        parted=parted,
        freed=[left[chair] for chair in gone if parted.get(chair) != "moved"],
        moved=any(left[chair] != stayed[chair] for chair in left.keys() & stayed.keys()),
        retimed=before.sitting.days != after.sitting.days,
        retold=any(known.get(each.number, each.header) != each.header for each in after.rounds),
    )
