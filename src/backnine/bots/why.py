"""What a bot says when asked for the reason of its move: the key of a sentence and what to fill in."""

from collections.abc import Mapping
from typing import NamedTuple

Details = Mapping[str, str | int]


class Why(NamedTuple):
    """The message `why-<key>` and its variables: a text is a card, `player` is a seat, other numbers are
    places or strokes. It may have a second clause, and what the move is worth in strokes."""

    key: str
    details: Details
    also: "Why | None" = None
    worth: float | None = None  # strokes saved against the next best move, as the bot reckons

    def but_also(self, also: "Why | None") -> "Why":
        return self._replace(also=also)

    def worth_so_much(self, strokes: float | None) -> "Why":
        return self._replace(worth=strokes)


def because(key: str, **details: str | int) -> Why:
    return Why(key, details)
