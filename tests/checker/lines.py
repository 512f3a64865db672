"""The five kinds of replay line, read from JSON into plain values: their form is checked here, no rule."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

Slot = tuple[str, bool]
"""A card and whether it lies face up."""


class Fault(Exception):  # noqa: N818  # it is the match that errs
    """A line that can't be right; each complaint begins with the clause it breaks."""

    def __init__(self, *complaints: str) -> None:
        super().__init__(*complaints)
        self.complaints = complaints


@dataclass(frozen=True)
class State:
    """What lies on the table. Layouts in the order of the hole's seats; stock from its top, discard to it."""

    layouts: list[list[Slot]]
    stock: list[str]
    discard: list[str]
    held: str | None = None
    turn: int | None = None
    closer: int | None = None


@dataclass(frozen=True)
class MatchLine:
    game: str
    rules: int
    house: dict[str, object]
    seats: list[str]
    commitment: str
    seed: str | None
    seals: list[object]
    words: list[object]


@dataclass(frozen=True)
class DealLine:
    hole: int
    dealer: int
    seats: list[int]
    state: State


@dataclass(frozen=True)
class MoveLine:
    n: int
    hole: int
    seat: int
    move: str
    state: State


@dataclass(frozen=True)
class ScoreLine:
    hole: int
    strokes: list[int]
    totals: list[int]
    reason: str


@dataclass(frozen=True)
class ResultLine:
    totals: list[int]
    winners: list[int]
    reason: str


Line = MatchLine | DealLine | MoveLine | ScoreLine | ResultLine
L = TypeVar("L", MatchLine, DealLine, MoveLine, ScoreLine, ResultLine)
T = TypeVar("T")


class Fields:
    """One JSON object, asked field by field for values of an exact type (true is no integer here)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def get(self, name: str, kind: type[T]) -> T:
        if name not in self.data:
            raise Fault(f"shape: {name} is missing")
        return exactly(self.data[name], kind, name)

    def maybe(self, name: str, kind: type[T]) -> T | None:
        """A value or null; the name must be there."""
        if name in self.data and self.data[name] is None:
            return None
        return self.get(name, kind)

    def many(self, name: str, kind: type[T]) -> list[T]:
        return [exactly(item, kind, name) for item in self.get(name, list)]

    def layouts(self) -> list[list[Slot]]:
        return [[slot(item) for item in exactly(row, list, "layouts")] for row in self.get("layouts", list)]


def exactly(value: object, kind: type[T], name: str) -> T:
    if type(value) is not kind:
        raise Fault(f"shape: {name} holds {value!r}, not of type {kind.__name__}")
    return value


def slot(item: object) -> Slot:
    fields = Fields(exactly(item, dict, "layouts"))
    return fields.get("card", str), fields.get("up", bool)


def match_line(f: Fields) -> MatchLine:
    seed = f.maybe("seed", str) if "seed" in f.data else None
    return MatchLine(
        f.get("game", str), f.get("rules", int), f.get("house", dict), f.many("seats", str),
        f.get("commitment", str), seed,
        *(f.get(key, list) if key in f.data else [] for key in ("seals", "words")),
    )  # fmt: skip


def deal_line(f: Fields) -> DealLine:
    state = State(f.layouts(), f.many("stock", str), f.many("discard", str))
    return DealLine(f.get("hole", int), f.get("dealer", int), f.many("seats", int), state)


def move_line(f: Fields) -> MoveLine:
    state = State(
        f.layouts(), f.many("stock", str), f.many("discard", str),
        f.maybe("held", str), f.maybe("turn", int), f.maybe("closer", int),
    )  # fmt: skip
    return MoveLine(f.get("n", int), f.get("hole", int), f.get("seat", int), f.get("move", str), state)


def score_line(f: Fields) -> ScoreLine:
    return ScoreLine(f.get("hole", int), f.many("strokes", int), f.many("totals", int), f.get("reason", str))


def result_line(f: Fields) -> ResultLine:
    return ResultLine(f.many("totals", int), f.many("winners", int), f.get("reason", str))


KINDS: dict[str, Callable[[Fields], Line]] = {
    "match": match_line, "deal": deal_line, "move": move_line, "score": score_line, "result": result_line,
}  # fmt: skip


def no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise Fault("shape: a name stands twice in one object")
    return data


def parse(text: str) -> Line:
    try:
        data = json.loads(text, object_pairs_hook=no_doubles)
    except ValueError as error:
        raise Fault(f"shape: not JSON: {error}") from error
    fields = Fields(exactly(data, dict, "the line"))
    kind = fields.get("t", str)
    if kind not in KINDS:
        raise Fault(f"shape: unknown kind of line {kind!r}")
    return KINDS[kind](fields)


class Reader:
    """Hands out the lines one by one and knows the number of the last one."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.number = 0

    def take(self, kind: type[L], clause: str) -> L:
        """The next line, which must be of this kind, or else the clause is broken."""
        self.number += 1
        text = next(self.lines, None)
        if text is None:
            raise Fault(f"{clause}: the match stops where a {kind.__name__} must follow")
        line = parse(text)
        if not isinstance(line, kind):
            raise Fault(f"{clause}: a {type(line).__name__} where a {kind.__name__} must follow")
        return line

    def end(self) -> None:
        self.number += 1
        if next(self.lines, None) is not None:
            raise Fault("shape: a line after the result")
