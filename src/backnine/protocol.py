"""The words a table and its visitors exchange: one closed set of messages each way (docs/protocol.md).

JSON Schema and the TypeScript types of the browser are generated from these types.

One file, though a long one: it is the list of all messages, and docs/protocol.md is read beside it.
"""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct, field
from msgspec.json import Decoder, Encoder

from backnine.hole import Ending, Phase, Pile
from backnine.refused import Refused
from backnine.view import Knower

PROTOCOL: Final = 1
SUBPROTOCOL: Final = "backnine.1"  # what a socket asks for, beside its tokens
TOKEN_PREFIX: Final = "token."  # noqa: S105 - what stands before one
MOST_SEATS: Final = 12
LONGEST_TIMER: Final = 600
LONGEST_GRACE: Final = 3600
LONGEST_PACE: Final = 5000
LARGEST_MESSAGE: Final = 2048

Text = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes: a player's word, or its seal
MaybeDigits = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]

# What children may safely say to each other; each reader sees it in their own language.
Phrase = Literal[
    "hello", "good-luck", "nice-one", "well-played", "oops", "wow", "thanks", "thinking", "back-soon",
    "your-turn", "good-game", "again",
]  # fmt: skip
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)

State = Literal["open", "shuffling", "playing", "paused", "over", "ended"]
Kind = Literal["open", "person", "bot", "left"]
Names = Literal["free", "list"]  # any name, or one of those that the server offers
Days = Literal[0, 1, 3]  # a move: a table by correspondence; 0: none
Latecomers = Literal["ask", "no"]  # may they ask for a bot's chair, or to watch?


def _tag(name: str) -> str:
    """HoleSeen is written hole-seen."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class ToTable(Struct, tag_field="t", tag=_tag, forbid_unknown_fields=True, gc=False):
    """A message from a visitor."""


class Hello(ToTable):
    """The first message: what the visitor has already seen (the `n` of its last view)."""

    have: Count | None = None


class MakeMove(ToTable, tag="move"):
    """A move by one of the visitor's seats, made in the position after `n` moves."""

    n: Count
    move: Text
    seat: SeatNumber | None = None  # needed where a device has several seats


class Undo(ToTable):
    """Take the last move back that was made with one of the visitor's seats; only against bots alone, while
    the view offers it. Like a move it is made after `n` moves, and has that number."""

    n: Count
    seat: SeatNumber | None = None


class Eyes(ToTable):
    """Several people share this device: from now on show the table to this one."""

    seat: SeatNumber


class Seen(ToTable):
    """The end of this hole has been looked at; the next may be dealt."""

    hole: Count


class Noted(ToTable):
    """What a seat was shown alone in the moves before `n` has been seen, and need not be told again."""

    n: Count
    seat: SeatNumber | None = None


class Seal(ToTable):
    """The seal of a word of the player's own that will be mixed into the next shuffle: its SHA-256. It takes
    the place of the seat's earlier one."""

    seal: Digits
    seat: SeatNumber | None = None


class Reveal(ToTable):
    """The word itself, 32 bytes, when the table is about to shuffle."""

    word: Digits
    seat: SeatNumber | None = None


class Name(ToTable):
    name: Text
    seat: SeatNumber | None = None


class SetChair(ToTable):
    """The host says who a chair is for: a bot, somebody elsewhere, or somebody at the host's device."""

    seat: SeatNumber
    who: Literal["bot", "open", "here", "none"]  # none takes the chair away
    bot: Text = ""
    name: Text = ""


class AddChair(ToTable):
    """The host puts up one more chair."""

    who: Literal["bot", "open", "here"] = "open"
    bot: Text = ""
    name: Text = ""


class Settings(ToTable):
    """The host changes what is not yet decided. What is left out stays."""

    game: Text | None = None
    house: Annotated[str, Meta(max_length=400)] | None = None
    timer: Annotated[int, Meta(ge=0, le=LONGEST_TIMER)] | None = None  # seconds a turn; 0: no timer
    days: Days | None = None  # a turn, in place of seconds; the table sleeps meanwhile
    grace: Annotated[int, Meta(ge=0, le=LONGEST_GRACE)] | None = None  # seconds until a bot stands in
    watch: bool | None = None
    memory_aid: bool | None = None
    pace: Annotated[int, Meta(ge=0, le=LONGEST_PACE)] | None = None  # milliseconds before a bot's move
    undo: bool | None = None  # who plays against bots alone may take a move back
    names: Names | None = None
    latecomers: Latecomers | None = None


class Start(ToTable):
    """The host starts the match."""


class Pause(ToTable):
    """The host stops the clocks."""


class Resume(ToTable):
    """Anybody in a seat lets the match go on."""


class MoreTime(ToTable):
    """Another player lets those who are to move take their time."""


class Hurry(ToTable):
    """Bots take no time until somebody of this device is to play, or the hole is over; only where nobody else
    plays."""


class Say(ToTable):
    phrase: Phrase
    seat: SeatNumber | None = None


class Mute(ToTable):
    """Hear no more phrases of a seat, or hear them again."""

    seat: SeatNumber
    on: bool = True


class Back(ToTable):
    """Take one's seat back from the bot."""

    seat: SeatNumber | None = None


class Leave(ToTable):
    """Give one's seat up for good; a bot plays on. With `forget` the name goes, too, from every match."""

    seat: SeatNumber | None = None
    forget: bool = False


class Delete(ToTable):
    """Delete this table with all its matches, once those who have a say agree; or take the wish back."""

    on: bool = True


class HandOver(ToTable):
    """The host makes another player the host."""

    seat: SeatNumber


class SendOff(ToTable):
    """The host sends a player off: before the start the chair is free again, later a bot plays on."""

    seat: SeatNumber


class LetIn(ToTable):
    """The host gives a bot's chair to the latecomer who asks for it, or lets them watch, or does not."""

    asking: Count  # the number of the question
    on: bool = True


class Rematch(ToTable):
    """Play again with the same people; when everybody present wants it, it begins."""


class Reopen(ToTable):
    """After a match: the same chairs for another day. The table is open again, and waits for those who were
    there."""


class AskHint(ToTable, tag="hint"):
    """What would the coach do with one of the visitor's seats, after `n` moves? Where the table allows it;
    with level 2, what the other moves cost as well."""

    n: Count
    seat: SeatNumber | None = None
    level: Annotated[int, Meta(ge=1, le=2)] = 1


class SetHints(ToTable, tag="hints"):
    """The players of this device would have hints at the table, or not: there are some if all agree."""

    on: bool = True


class Ping(ToTable):
    pass


Incoming = (
    Hello | MakeMove | Eyes | Seen | Noted | Seal | Reveal | Name | SetChair | AddChair | Settings | Start
    | Pause | Resume | MoreTime | Hurry | Say | Mute | Back | Leave | Delete | HandOver | SendOff | LetIn
    | Rematch | Reopen | Undo | AskHint | SetHints | Ping
)  # fmt: skip


class FromTable(Struct, tag_field="t", tag=_tag, omit_defaults=True, gc=False):
    """A message to a visitor."""


class Welcome(FromTable, omit_defaults=False):
    """The answer to hello: which table, which of its seats the visitor holds, and what else it may do."""

    protocol: int
    table: str
    seats: list[int]
    host: bool
    watching: bool


class ChairSeen(Struct, gc=False):
    """A chair as everybody sees it. `here`: somebody is connected; `bot`: who plays or stands in; `seal`:
    that of the player's word for the next shuffle, or for that of the match being played; `matches`, `wins`
    and `strokes`: how its player fared in the matches at this table that are over."""

    kind: Kind
    name: str
    bot: str | None
    here: bool
    standing_in: bool
    seal: str
    matches: int = 0
    wins: int = 0
    strokes: int = 0


class AskingSeen(Struct, gc=False):
    """A latecomer called `name` asks for the bot's chair in `seat`; null: to watch."""

    asking: int
    name: str
    seat: int | None


class TableSeen(FromTable, tag="table", omit_defaults=False):
    """Everything about the table but the cards; sent whenever any of it changes."""

    state: State
    game: str
    house: dict[str, bool | int | str]
    chairs: list[ChairSeen]
    host: int | None
    acting_host: int | None  # who may start the match and let people in while the host is away
    timer: int
    days: Days
    grace: int
    watch: bool
    memory_aid: bool
    pace: int
    undo: bool
    names: Names
    latecomers: Latecomers
    hints: bool  # there are some: all who play agree
    hinting: list[int]  # who agrees
    watching: int
    round: int
    commitment: str
    draw: list[list[str | None]]
    rematch: list[int]  # who wants to play again
    records: list[int]  # rounds that are over: their records can be had
    deleting: list[int]  # who wants the table deleted
    code: str | None = None  # for those in a seat
    asking: list[AskingSeen] = field(default_factory=list)  # for the host, or who acts for them
    seed: str | None = None  # of the last match, once it is over
    words: list[str | None] = field(default_factory=list)  # likewise, by seat: what went into its shuffle
    what_if: bool = False  # its matches go on from a position: they prove nothing, and leave no record
    broken_off: bool = False  # whoever runs the server has ended the last match before it was over


class SlotSeen(Struct, gc=False):
    card: str | None
    up: bool


class HappeningSeen(Struct, omit_defaults=True, gc=False):
    """Something that happened, for animation and narration; `card` only where the reader may know it."""

    what: str
    seat: int | None = None
    slot: int | None = None
    card: str | None = None
    reason: Ending | None = None


class Played(Struct, gc=False):
    """What came of move number `n`; `move` is `undo` where the last one that stood was taken back."""

    n: int
    seat: int
    move: str
    happened: list[HappeningSeen]


class ClockSeen(Struct, gc=False):
    """Seconds a seat has left for its turn."""

    seat: int
    left: float


class SavingSeen(Struct, gc=False):
    clause: str
    card: str
    columns: list[int]
    strokes: int


class LayoutScore(Struct, gc=False):
    """What the cards of a layout that are to be seen count; `savings` are in it."""

    strokes: int
    face_value: int
    savings: list[SavingSeen]


class ViewSeen(FromTable, tag="view", omit_defaults=True):
    """The table after `n` moves, through the eyes of `seat` (null: a spectator), and its legal moves.

    `played` tells what happened since the visitor's last view; with `whole` it is not the whole story.
    """

    n: int
    seat: int | None
    hole: int
    holes: int
    dealer: int
    seats: tuple[int, ...]
    phase: Phase
    turn: int | None
    acting: tuple[int, ...]
    totals: tuple[int, ...]
    closer: int | None
    held: str | None
    held_from: Pile | None
    stock: int
    discard: tuple[str, ...]
    layouts: tuple[tuple[SlotSeen, ...], ...]
    turns: tuple[int, ...]
    moves: tuple[str, ...]
    showing: tuple[LayoutScore, ...] = ()  # by seat: what `layouts` count, as far as they show cards
    after_take: tuple[str, ...] = ()  # where the discard could go if it were taken
    known: list[list[Knower]] = field(default_factory=list)  # where a game has secrets
    owed: list[tuple[int, ...]] = field(default_factory=list)
    renewals: int = 0
    played: list[Played] = field(default_factory=list)
    whole: bool = False
    clocks: list[ClockSeen] = field(default_factory=list)
    waiting_for: list[int] = field(default_factory=list)  # who has still to look at the end of the hole
    undo: bool = False  # this seat's last move may be taken back
    undo_for: float = 0  # for so many seconds at least, from a move that ended one's turn
    # the numbers of a move that was taken back and of its undoing, which are in no record: with the view that
    # tells of it, and all of the match in a whole view
    undone: tuple[tuple[int, int], ...] = ()


class PenaltySeen(Struct, gc=False):
    house_rule: str
    seat: int
    strokes: int


class HoleSeen(Struct, gc=False):
    """A finished hole; `strokes` (penalties included) and `layouts` in the order of `seats`."""

    hole: int
    dealer: int
    seats: list[int]
    strokes: list[int]
    closer: int | None
    ending: Ending
    penalty: PenaltySeen | None
    layouts: list[LayoutScore]


class OutcomeSeen(Struct, gc=False):
    winners: list[int]
    reason: str


class ScoreCard(FromTable, tag="score", omit_defaults=False):
    """The score card; sent when a hole is over and after hello."""

    holes: list[HoleSeen]
    totals: list[int]
    tied: list[int]
    outcome: OutcomeSeen | None


class Said(FromTable):
    seat: int
    phrase: Phrase


class WhySeen(Struct, omit_defaults=True, gc=False):
    """The reason for a move: a key, and what to fill in. A text is a card, `player` a seat, any other
    number a place or strokes."""

    key: str
    details: dict[str, str | int]
    also: "WhySeen | None" = None


class HintSeen(FromTable, tag="hinted"):
    """What the coach would do, by what this seat may know. `costs`: each move with the strokes that it costs
    against the best, which costs none."""

    n: int
    seat: int
    best: str
    why: WhySeen | None = None
    costs: dict[str, float] = field(default_factory=dict)


class NewToken(FromTable, omit_defaults=False):
    """The key to a chair the visitor has put up for somebody at its device."""

    seat: int
    token: str


class RefusedSeen(FromTable, tag="refused", omit_defaults=False):
    """A message was not carried out. `why` and `details` name a sentence of the catalogues; `of` says what
    kind of message it was, if it was one."""

    why: str
    details: dict[str, str | int]
    moves: list[str]
    of: str | None


class Bye(FromTable, omit_defaults=False):
    """The connection is about to be closed by the table."""

    why: str


class Pong(FromTable):
    pass


Outgoing = (
    Welcome | TableSeen | ViewSeen | ScoreCard | Said | HintSeen | NewToken | RefusedSeen | Bye | Pong
)  # fmt: skip

_decoder: Final[Decoder[Incoming]] = Decoder(Incoming)
_told: Final[Decoder[Outgoing]] = Decoder(Outgoing)
_encoder: Final = Encoder()


def read_message(text: str | bytes) -> Incoming:
    """A visitor's message; `msgspec.ValidationError` and `msgspec.DecodeError` say what is wrong with it."""
    return _decoder.decode(text)


def read_told(text: str | bytes) -> Outgoing:
    """What a table has told, for a client; errors as above."""
    return _told.decode(text)


def write_message(message: Outgoing | Incoming) -> bytes:
    return _encoder.encode(message)


def refused_seen(refused: Refused, message: Incoming | None = None) -> RefusedSeen:
    of = None if message is None else str(message.__struct_config__.tag)
    return RefusedSeen(refused.why, refused.details, list(refused.moves), of)
