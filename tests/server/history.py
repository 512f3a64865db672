"""What every client said and was told, in the order in which it happened here; and what is wrong with it.

There must be one order of moves for each table, whichever process told it: nobody hears two moves of one
number, nobody is led back, nothing is left out, nobody who comes is shown less than others were told before,
and no person's seat moves unless somebody said so.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

Json = dict[str, Any]


class PlayedMove(NamedTuple):
    n: int
    seat: int
    move: str


class Event(NamedTuple):
    kind: Literal["came", "said", "told"]
    who: str
    n: int = 0
    moves: tuple[PlayedMove, ...] = ()
    whole: bool = False  # not what came since the last one, but how things stand


class History:
    """Of one table."""

    def __init__(self, people: Iterable[int] = ()) -> None:
        self.people = frozenset(people)  # their seats
        self.events: list[Event] = []

    def came(self, who: str) -> None:
        """It begins to connect: whatever was told before must be known where it comes to."""
        self.events.append(Event("came", who))

    def said(self, who: str, n: int, seat: int, move: str) -> None:
        self.events.append(Event("said", who, n, (PlayedMove(n, seat, move),)))

    def told(self, who: str, view: Json) -> None:
        played = tuple(PlayedMove(each["n"], each["seat"], each["move"]) for each in view.get("played", ()))
        self.events.append(Event("told", who, view["n"], played, bool(view.get("whole"))))

    def faults(self) -> list[str]:
        return [*self._two_orders(), *self._led_back(), *self._gaps(), *self._stale(), *self._by_nobody()]

    def _tellings(self) -> Iterator[Event]:
        return (event for event in self.events if event.kind == "told")

    def _two_orders(self) -> Iterator[str]:
        order: dict[int, PlayedMove] = {}
        for event in self._tellings():
            for move in event.moves:
                if order.setdefault(move.n, move) != move:
                    yield f"{event.who} was told {move}, others {order[move.n]}"

    def _led_back(self) -> Iterator[str]:
        seen: dict[str, int] = {}
        for event in self._tellings():
            if event.n < seen.get(event.who, 0):
                yield f"{event.who} was led back from {seen[event.who]} to {event.n}"
            seen[event.who] = event.n

    def _gaps(self) -> Iterator[str]:
        """Whoever is connected hears of every move, unless things are told as they stand."""
        seen: dict[str, int] = {}
        for event in self.events:
            if event.kind == "came":
                seen.pop(event.who, None)
            if event.kind != "told":
                continue
            before = seen.get(event.who)
            heard = [move.n for move in event.moves]
            if before is not None and not event.whole and heard != list(range(before, event.n)):
                yield f"{event.who} was told {heard} on the way from {before} to {event.n}"
            seen[event.who] = event.n

    def _stale(self) -> Iterator[str]:
        """What anybody had been told when somebody began to connect is known where they come to."""
        most, owed = 0, dict[str, int]()
        for event in self.events:
            if event.kind == "came":
                owed[event.who] = most
            elif event.kind == "told":
                if event.n < owed.pop(event.who, 0):
                    yield f"{event.who} came and was told {event.n}, when {most} had been told"
                most = max(most, event.n)

    def _by_nobody(self) -> Iterator[str]:
        said = {move for event in self.events if event.kind == "said" for move in event.moves}
        told = {move for event in self._tellings() for move in event.moves}
        for move in sorted(told - said):
            if move.seat in self.people:
                yield f"nobody said {move}"
