"""What happened in this hole, told again to who comes back or looks again."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final

from backnine.hole import Happening, Seat
from backnine.matchlog import Made, MatchLog
from backnine.protocol import Played
from backnine.table.showing import played_seen, undo_seen
from backnine.table.state import TableState

TOLD_AGAIN: Final = 200  # moves: a hole may be very long


class Recap:
    """What came of the last moves of a hole. Most tables are never asked: it is found out when one is, and
    then kept, as it may be asked for by anybody."""

    def __init__(self) -> None:
        self._log: MatchLog | None = None
        self._first = 0
        self._undos = 0
        self._happened: list[tuple[Happening, ...]] = []

    def told_since(self, state: TableState, n: int, eyes: Seat | None) -> list[Played]:
        """Of this hole, the last `TOLD_AGAIN` moves at most; earlier holes are on the score card. A move that
        was made and taken back since is not told at all, one that was known before is told to be undone."""
        log = state.log
        if log is None or n >= state.n:
            return []
        numbers = numbers_of(state)
        first = max(bisect_left(numbers, n), log.n - TOLD_AGAIN, log.dealt_at[-1])
        before = numbers[log.dealt_at[-1] - 1] if log.dealt_at[-1] else -1  # the last move of the hole before
        undone = [number for move, number in state.undone if before < move < n <= number]
        played = [undo_seen(number, log.setup.people[0]) for number in undone]
        for place, made, happened in self._since(state, log, first):
            number = numbers[place]
            told = unless_noted(state, number, happened, eyes)
            played.append(played_seen(number, made.seat, made.move, told, eyes))
        return played

    def _since(
        self, state: TableState, log: MatchLog, first: int
    ) -> Iterator[tuple[int, Made, tuple[Happening, ...]]]:
        """The moves of this hole from this one on, with what came of each."""
        self._go_to(log, len(state.undone))
        for place, made in enumerate(log.moves_since(first), first):
            yield place, made, self._happened[place - self._first]

    def _go_to(self, log: MatchLog, undos: int) -> None:
        known = self._log
        if (
            known is None
            or known.setup is not log.setup
            or known.dealt_at[-1] < log.dealt_at[-1]
            or self._undos != undos
            or len(self._happened) >= 2 * TOLD_AGAIN
        ):
            known = log.at(max(log.dealt_at[-1], log.n - TOLD_AGAIN))
            self._first, self._undos, self._happened = known.n, undos, []
        for made in log.moves_since(known.n):
            known = known.play(*made)
            self._happened.append(known.happened)
        self._log = known


def numbers_of(state: TableState) -> Sequence[int]:
    """Of the moves of this match that stand, one after another."""
    gone = {number for pair in state.undone for number in pair}
    numbers = range(state.first, state.n)
    return [number for number in numbers if number not in gone] if gone else numbers


def unless_noted(
    state: TableState, n: int, happened: tuple[Happening, ...], eyes: Seat | None
) -> tuple[Happening, ...]:
    """Where players have to remember, nobody is told what they have seen: they could ask at any time."""
    match = state.match
    reminds = not (match and match.game.secrets) or state.sitting.memory_aid
    if reminds or eyes is None or n >= state.sitting.chairs[eyes].noted:
        return happened
    return tuple(each.told_to(None) for each in happened)
