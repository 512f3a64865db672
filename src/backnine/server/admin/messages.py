"""What can be asked of the desk, and what it answers: one request, any number of answers, and `done` or a
refusal. As JSON, a line each. No answer has a key to a table or an invitation's code in it, nor, of a match
that is played, its seed or a card."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.json import Decoder, Encoder

from backnine.protocol import Kind, State
from backnine.server.club import Who

LONGEST_LINE = 64 * 1024
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SomeTables = Annotated[list[TableId], Meta(min_length=1, max_length=1000)]


def _kebab(name: str) -> str:
    return "".join(f"-{each.lower()}" if each.isupper() else each for each in name).lstrip("-")


class AdminRequest(Struct, tag_field="t", tag=_kebab, forbid_unknown_fields=True):
    pass


class ListTables(AdminRequest):
    """Those in memory; or `stored`, all that are kept."""

    stored: bool = False


class ListVisitors(AdminRequest):
    pass


class OrderTables(AdminRequest):
    """End the match and leave the table open, close the table for good, or delete it."""

    what: Literal["end", "close", "delete"]
    tables: SomeTables


class WatchLog(AdminRequest):
    """The last lines of this process, and with `follow` all that come."""

    last: Annotated[int, Meta(ge=0, le=1000)] = 50
    follow: bool = False


class ListLog(AdminRequest):
    """The last lines of each process, of all of them."""

    last: Annotated[int, Meta(ge=1, le=1000)] = 50


class ListBans(AdminRequest):
    pass


class AddBan(AdminRequest):
    """Of an address or a network, for so many days; 0 until it is lifted."""

    network: Annotated[str, Meta(min_length=1, max_length=60)]
    days: Annotated[int, Meta(ge=0, le=36_500)] = 0
    note: Annotated[str, Meta(max_length=200)] = ""


class LiftBan(AdminRequest):
    network: Annotated[str, Meta(min_length=1, max_length=60)]  # or the ban's number


class CallPeople(AdminRequest):
    """Whoever is or was called `name`, at all tables or at these, is called otherwise, in the records too."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(max_length=200)] = ""  # without it, a name that tells nothing
    tables: Annotated[list[TableId], Meta(max_length=1000)] = field(default_factory=list)


class ErasePerson(AdminRequest):
    """All that belongs to a key, the secret in a visitor's link."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]

    def __repr__(self) -> str:
        return "ErasePerson()"


class ListRecords(AdminRequest):
    """Of all matches that are over, or of those at these tables."""

    tables: Annotated[list[TableId], Meta(max_length=1000)] = field(default_factory=list)


class ListStandings(AdminRequest):
    """Of the people in all records that are kept."""


class SeeDoor(AdminRequest):
    pass


class SetDoor(AdminRequest):
    """Who comes in without an invitation (`enter`), or makes tables (`make`)."""

    door: Literal["enter", "make"]
    who: Who
    password: Annotated[str, Meta(max_length=400)] = ""

    def __repr__(self) -> str:
        return f"SetDoor({self.door}, {self.who})"


class ListMessages(AdminRequest):
    """The message of the day, in all its languages."""


class SetMessage(AdminRequest):
    """In one language. Without a text there is none any more; without a language, in none."""

    language: Annotated[str, Meta(max_length=10)] = ""
    text: Annotated[str, Meta(max_length=1000)] = ""


class MakeToken(AdminRequest):
    """Which opens the host's page; none that was made before does any more. `remove`: none does."""

    remove: bool = False


AnyRequest = (
    ListTables
    | ListVisitors
    | OrderTables
    | WatchLog
    | ListLog
    | ListBans
    | AddBan
    | LiftBan
    | CallPeople
    | ErasePerson
    | ListRecords
    | ListStandings
    | SeeDoor
    | SetDoor
    | ListMessages
    | SetMessage
    | MakeToken
)


class AdminAnswer(Struct, tag_field="t", tag=_kebab, omit_defaults=True):
    pass


class ChairTold(Struct, omit_defaults=True):
    id: int
    name: str
    kind: Kind
    here: bool = False
    bot: str = ""


class RunningTable(AdminAnswer):
    """A table in memory. `hole` of `holes` while a match is played."""

    id: str
    game: str
    state: State
    chairs: list[ChairTold]
    moves: int
    watching: int
    hole: int = 0
    holes: int = 0


class StoredTable(AdminAnswer):
    """`touched`: when it was last used, in seconds since 1970."""

    id: str
    state: str
    touched: int


class ConnectedVisitor(AdminAnswer):
    """A socket: from where, to which table, for how many seconds. Without seats they watch, or are host."""

    address: str
    table: str
    chairs: list[int]
    seconds: int
    host: bool = False
    names: list[str] = field(default_factory=list)


class LogLine(AdminAnswer):
    time: str
    level: str
    logger: str
    message: str
    facts: dict[str, Any] = field(default_factory=dict)
    exception: str = ""


class BanTold(AdminAnswer):
    """`since` and `until` in seconds since 1970; without an end there is no `until`."""

    number: int
    network: str
    since: int
    until: int = 0
    note: str = ""


class RecordTold(AdminAnswer):
    """Match `number` of a table, from 0."""

    table: str
    number: int
    record: str


class StandingTold(AdminAnswer, tag="standing"):
    """One person at one game. People are known by their names alone; a shared win is shared."""

    game: str
    name: str
    matches: int
    wins: float
    holes: int
    strokes: int
    per_hole: float


class DoorTold(AdminAnswer):
    """Who comes in without an invitation, and who makes tables."""

    enter: Who
    make: Who


class MessageTold(AdminAnswer):
    language: str
    text: str


class TokenTold(AdminAnswer):
    """Told this once; kept is its hash."""

    token: str

    def __repr__(self) -> str:
        return "TokenTold()"


class Unanswered(AdminAnswer):
    """So many other processes have not answered: what they would have told is missing."""

    processes: int


class Undone(AdminAnswer):
    """What could not be done with one of several tables."""

    table: str
    why: str
    details: dict[str, str | int]


class DeskDone(AdminAnswer, tag="done", omit_defaults=False):
    count: int


class DeskRefused(AdminAnswer, tag="refused", omit_defaults=False):
    why: str
    details: dict[str, str | int]


AnyAnswer = (
    RunningTable
    | StoredTable
    | ConnectedVisitor
    | LogLine
    | BanTold
    | RecordTold
    | StandingTold
    | DoorTold
    | MessageTold
    | TokenTold
    | Unanswered
    | Undone
    | DeskDone
    | DeskRefused
)

read_request = Decoder(AnyRequest).decode
read_answer = Decoder(AnyAnswer).decode
_encode = Encoder().encode


def write_line(message: AdminRequest | AdminAnswer) -> bytes:
    return _encode(message) + b"\n"
