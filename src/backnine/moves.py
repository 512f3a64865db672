"""A move: a small value with a text form that goes both ways (`Move.read("swap 3")`, `str(move)`)."""

from typing import Final, Literal, NamedTuple, get_args

from backnine.refused import Refused

Verb = Literal["flip", "look", "decline", "draw", "take", "swap", "toss", "knock", "peek"]
MOST_SLOTS: Final = 12  # room for larger layouts than those of today


class Move(NamedTuple):
    """What a seat does. Slots are numbered from 1, row by row."""

    verb: Verb
    slot: int | None = None

    def __str__(self) -> str:
        return self.verb if self.slot is None else f"{self.verb} {self.slot}"

    @classmethod
    def read(cls, text: str) -> "Move":
        """The move that is written so, and in no other way."""
        move = _BY_TEXT.get(text)
        if move is None:
            raise Refused("no-such-move", move=text[:40])
        return move


_NEEDS_SLOT = ("flip", "swap", "peek")
_TAKES_SLOT = (*_NEEDS_SLOT, "look", "toss")


def _every_move() -> list[Move]:
    verbs: tuple[Verb, ...] = get_args(Verb)
    bare = [Move(verb) for verb in verbs if verb not in _NEEDS_SLOT]
    slots = range(1, MOST_SLOTS + 1)
    return bare + [Move(verb, slot) for verb in verbs if verb in _TAKES_SLOT for slot in slots]


_BY_TEXT: Final = {str(move): move for move in _every_move()}
EVERY_MOVE: Final = tuple(_BY_TEXT.values())


def each_slot(verb: Verb, slots: int) -> tuple[Move, ...]:
    """The moves `verb 1` to `verb N`."""
    return tuple(_BY_TEXT[f"{verb} {slot}"] for slot in range(1, slots + 1))
