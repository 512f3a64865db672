"""What is asked and answered over HTTP, beside tables made and joined (`clubhouse.py`)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from backnine.protocol import MaybeDigits, Names, SeatNumber, State, Text


class Join(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Text = ""
    seal: MaybeDigits = ""  # of a word for the shuffle


class AskForChair(Struct, forbid_unknown_fields=True):
    """For a bot's chair, or to watch, with the key that shall open it if the host says yes, made by who asks:
    256 random bits. The host reads the name."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None  # null: to watch
    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
    name: Text = ""
    on: bool = True  # false: they do not ask any more


class TakeOver(Struct, forbid_unknown_fields=True):
    """The key a seat shall have from now on: 256 random bits, made by the device it moves to. So whoever
    hears no answer can find out whether it opens the seat already."""

    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]


class Code(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class BotsChair(Struct):
    """A chair that may be asked for; `bot` plays it. `total`: its strokes in the holes that are over."""

    seat: int
    name: str
    bot: str
    total: int | None = None


class Invitation(Struct):
    """What somebody is invited to: the game, by whom, how many chairs are free, and which names may be. For
    who comes too late for those: may they watch, may they `ask` the host, and which `bots` to give way? While
    a match is played, at which hole it is."""

    game: str
    host: str | None
    free: int
    chairs: int
    names: Names
    state: State
    watch: bool
    ask: bool
    bots: list[BotsChair]
    hole: int | None = None
    holes: int | None = None


class Password(Struct, forbid_unknown_fields=True):
    password: Annotated[str, Meta(min_length=1, max_length=400)]

    def __repr__(self) -> str:
        return "Password()"


class Badge(Struct):
    """What the club's password is good for, until it is changed: kept in its place, and sent with every
    request in the header `Backnine-Badge`."""

    badge: str

    def __repr__(self) -> str:
        return "Badge()"


class DoorSeen(Struct):
    """What this visitor may: come in, that is do all there is without an invitation or a key, and make
    tables. `asks`: with a password they might do more."""

    enter: bool
    make: bool
    asks: bool


class ClubMessage(Struct):
    """The message of the day, and the language it is in."""

    text: str
    language: str


class HouseRuleTold(Struct):
    key: str
    choices: list[bool | int | str]
    default: bool | int | str


class GameTold(Struct):
    """A game as far as a screen needs to know it. `players`: at least and at most. `secrets`: a player may
    know cards that the others do not. `closing`: a hole is closed by turning up one's last card (`out`) or by
    knocking. `faces`: what its cards look like. `tee_shots`: how many cards each player turns up before the
    first turn; `looks`: the places each looks at instead, by the usual house rules."""

    name: str
    players: tuple[int, int]
    rows: int
    columns: int
    secrets: bool
    closing: Literal["out", "knock"]
    faces: Literal["numbers", "suits"]
    tee_shots: int
    looks: list[int]
    house: list[HouseRuleTold]


class BotTold(Struct, omit_defaults=True):
    """A bot to choose; a `guest` is a program of whoever runs this server."""

    name: str
    character: str
    guest: bool = False


class Offer(Struct):
    """What there is to choose from; texts in the language asked for.

    `keep_days`: a table nobody has used for so long is deleted; 0 keeps it. `reach` is the address at which
    other devices reach this server; null if none does: then `lan` is what its owner may type instead.
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
    lan: str | None
    embeds: bool  # replays may be shown in pages of others
    door: DoorSeen
    message: ClubMessage | None
    push: str | None  # the key to ask a push service with, where there are reminders


class TableTold(Struct, omit_defaults=True):
    """The table of a key. To a player: the game, their seat and name; while a match goes on, at which hole it
    is and whose turn it is; if the table is open `again` after a match, for how many other `people`, and how
    many are `here`. To the host: the names of those who are `asking` to come in."""

    table: str
    state: State
    game: str | None = None
    seat: int | None = None
    name: str | None = None
    hole: int | None = None
    holes: int | None = None
    turn: str | None = None
    yours: bool = False
    again: bool = False
    here: int = 0
    people: int = 0
    asking: list[str] = field(default_factory=list)


class Deleted(Struct):
    """Whether the table is gone; else others have still to agree."""

    deleted: bool
