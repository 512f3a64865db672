"""A table that somebody wants."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from backnine.protocol import (
    LONGEST_GRACE,
    LONGEST_PACE,
    LONGEST_TIMER,
    MOST_SEATS,
    Days,
    MaybeDigits,
    Names,
    Text,
)

LONGEST_POSITION: Final = 4000  # letters


class NewChair(Struct, forbid_unknown_fields=True):
    """Somebody at this device (who may seal a word for the shuffle), somebody elsewhere, or a bot."""

    who: Literal["here", "open", "bot"]
    name: Text = ""
    bot: Text = ""
    seal: MaybeDigits = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. With `start` the match begins at once, or as soon as sealed words are revealed.
    With a `position` it is the rest of that hole, begins at once, and leaves no record."""

    game: Text
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=MOST_SEATS)]
    house: Annotated[str, Meta(max_length=400)] = ""
    timer: Annotated[int, Meta(ge=0, le=LONGEST_TIMER)] = 90
    days: Days = 0  # a move, in place of `timer`
    grace: Annotated[int, Meta(ge=0, le=LONGEST_GRACE)] = 30
    watch: bool = False
    memory_aid: bool = False
    pace: Annotated[int, Meta(ge=0, le=LONGEST_PACE)] = 700
    names: Names = "free"
    start: bool = False
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] = ""
