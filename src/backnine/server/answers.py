"""What is asked and answered over HTTP, beside tables made and joined (`clubhouse.py`)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from backnine.protocol import MaybeDigits, Names, State, Text


class Join(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Text = ""
    seal: MaybeDigits = ""  # of a word for the shuffle


class Code(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Invitation(Struct):
    """What somebody is invited to: the game, by whom, how many chairs are free, and which names may be."""

    game: str
    host: str | None
    free: int
    chairs: int
    names: Names


class HouseRuleTold(Struct):
    key: str
    choices: list[bool | int | str]
    default: bool | int | str


class GameTold(Struct):
    """A game as far as a screen needs to know it. `players`: at least and at most. `secrets`: a player may
    know cards that the others do not. `closing`: a hole is closed by turning up one's last card (`out`) or by
    knocking. `faces`: what its cards look like. `pairs`: whether equal cards in a column cancel, or the house
    rule with which they do."""

    name: str
    players: tuple[int, int]
    rows: int
    columns: int
    secrets: bool
    closing: Literal["out", "knock"]
    faces: Literal["numbers", "suits"]
    pairs: bool | str
    house: list[HouseRuleTold]


class BotTold(Struct):
    name: str
    character: str


class Offer(Struct):
    """What there is to choose from; texts in the language asked for.

    `keep_days`: a table nobody has used for so long is deleted; 0 keeps it. `reach` is the address at which
    other devices reach this server; null if none does.
    """

    version: str
    protocol: str
    languages: list[str]
    games: list[GameTold]
    bots: list[BotTold]
    phrases: dict[str, str]
    names: list[str]
    keep_days: int
    reach: str | None


class TableTold(Struct, omit_defaults=True):
    """The table of a key. To a player: while a match goes on, at which hole it is and whose turn it is."""

    table: str
    state: State
    hole: int | None = None
    holes: int | None = None
    turn: str | None = None
    yours: bool = False


class Deleted(Struct):
    """Whether the table is gone; else others have still to agree."""

    deleted: bool
