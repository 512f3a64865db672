"""Who sits where and how the table is set: all that is decided before the cards, and is kept with them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct, field
from msgspec.json import decode, encode
from msgspec.structs import asdict

from backnine.bots import BOT_NAMES
from backnine.bots import VERSION as BOTS_VERSION
from backnine.games import Game, find_game
from backnine.house import House
from backnine.names import clean_name, unlike
from backnine.names.characters import character
from backnine.position import write_line
from backnine.position_reader import read as read_position
from backnine.protocol import Days, Kind, Latecomers, Names, Settings, State
from backnine.refused import Refused
from backnine.setup import LONGEST_NAME, Setup, check_text, set_up
from backnine.store import Round
from backnine.table.clocks import IDLE_SECONDS
from backnine.table.outsiders import bot_at_a_table

Lost = Literal["", "moved", "sent-off"]

DAY: Final = 24 * 3600
STAND_IN: Final = "weekender"  # plays for those who are away
LONGEST_SEAT_NAME: Final = 24

# For those who say no name, or where the host wants names from a list: words of golf, and animals with
# nearly the same name in many languages.
NAMES: Final = (
    "Birdie", "Eagle", "Putter", "Bunker", "Fairway", "Mulligan", "Wedge", "Bogey", "Caddie", "Albatross",
    "Driver", "Chip", "Panda", "Koala", "Tiger", "Zebra", "Gorilla", "Puma", "Gecko", "Kiwi", "Flamingo",
    "Iguana", "Llama", "Orca",
)  # fmt: skip
BOTS_NAMES: Final = [name.capitalize() for name in BOT_NAMES]  # nobody is called like a bot


class Chair(Struct):
    """A place at the table. `id` stays when chairs before it are taken away; keys to seats are kept by it."""

    id: int
    kind: Kind = "open"
    name: str = ""
    bot: str = ""  # who plays it, or would stand in
    seal: str = ""  # of the player's word for the shuffle
    noted: int = 0  # what the player was shown alone before this move has been seen
    was: int = -1  # the id it had before
    lost: Lost = ""  # how whoever had the key to that has lost it
    late: bool = False  # its player has taken it in the middle of the match that is played
    hints: bool | None = None  # its player wants hints at the table, or not, or has not said
    # Of who sits here, at this table: the first match they were there for, how they fared in those that are
    # over, and where they sat before the chairs were last put up anew: in the matches before a number.
    came: int = 0
    matches: int = 0
    wins: int = 0
    strokes: int = 0
    past: list[tuple[int, int]] = field(default_factory=list)

    @property
    def is_persons(self) -> bool:
        return self.kind == "person"

    def seat_in(self, number: int, seat: int) -> int | None:
        """Where its player, who sits in `seat` now, sat in this match; None: they were not there yet."""
        if number < self.came:
            return None
        return next((before for until, before in self.past if number < until), seat)


class Sitting(Struct):
    """A table as it is set. Chairs are in table order: their places are the seats of the match."""

    game: str
    house: str = ""
    chairs: list[Chair] = field(default_factory=list)
    host: int | None = None  # the id of the chair whose player is host; None: who holds the host's token
    state: State = "open"
    timer: int = 90
    days: Days = 0
    grace: int = 30
    watch: bool = False
    memory_aid: bool = False
    pace: int = 700
    undo: bool = True  # who plays against bots alone may take a move back
    round: int = 0
    code: str = ""
    next_chair: int = 0
    names: Names = "free"
    deleting: list[int] = field(default_factory=list)  # chairs whose people want the table deleted
    latecomers: Latecomers = "ask"
    cleared: bool = False  # the last match is off the table, and those who were there are waited for
    position: str = ""  # where its matches go on from, in one line, in place of a first deal
    broken_off: bool = False  # the last match, by whoever runs the server
    shut: bool = False  # for good, by the same

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    @property
    def rules_of_house(self) -> House:
        return self.rules.house(self.house)

    @property
    def host_seat(self) -> int | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.id == self.host), None)

    @property
    def patience(self) -> int:
        """Seconds for a turn, while others wait."""
        return self.days * DAY or self.timer or IDLE_SECONDS

    def seat_of(self, chair: int) -> int | None:
        return next((seat for seat, each in enumerate(self.chairs) if each.id == chair), None)

    def copy(self) -> "Sitting":
        return read_sitting(self.written())

    def written(self) -> bytes:
        return encode(self)

    # Before the start

    def add_chair(self, kind: Kind, name: str = "", bot: str = "", guests: Collection[str] = ()) -> Chair:
        if len(self.chairs) >= self.rules.players[-1]:
            raise Refused("no-more-chairs", game=self.game, most=self.rules.players[-1])
        chair = Chair(self.next_chair)
        self.next_chair += 1
        self.chairs.append(chair)
        self.fill(chair, kind, name, bot, guests)
        return chair

    def renew(self, chair: Chair, lost: Lost = "") -> int:
        """Whoever had the key to this chair has none to it any more; its old id."""
        chair.was, chair.lost = chair.id, lost
        chair.id = self.next_chair
        self.next_chair += 1
        return chair.was

    def move(self, chair: Chair) -> int:
        """Its player goes on with another key, and is host and wants what they were and wanted."""
        old = self.renew(chair, "moved")
        self.host = chair.id if self.host == old else self.host
        self.deleting = [chair.id if each == old else each for each in self.deleting]
        return old

    def fill(
        self, chair: Chair, kind: Kind, name: str = "", bot: str = "", guests: Collection[str] = ()
    ) -> None:
        """Somebody for a chair, under a name nobody else here has; `guests` are the host's own bots."""
        chair.kind, chair.seal, chair.late, chair.hints = kind, "", False, None
        chair.came, chair.past = self.round, []
        chair.matches = chair.wins = chair.strokes = 0
        chair.bot = bot_at_a_table(bot or STAND_IN, guests) if kind == "bot" else ""
        if kind == "open":
            chair.name = ""
        else:
            chair.lost = ""  # who had it before has nothing to do with who has it now
            self.rename(chair, clean_name(name) or (chair.bot if chair.bot in guests else ""))

    def rename(self, chair: Chair, name: str) -> None:
        """What is invisible goes; a name that shows nothing, or that the host does not allow, is given."""
        name = clean_name(name)
        if chair.is_persons:
            self._make_way(chair, name)
        others = [each.name for each in self.chairs if each is not chair]
        if chair.is_persons:
            others += BOTS_NAMES
        elif not name:
            name = character(chair.bot, others, LONGEST_NAME)
        if not name or (chair.is_persons and self.names == "list" and name not in NAMES):
            name = self.free_name(chair)
        chair.name = unlike(check_text(name, LONGEST_SEAT_NAME), others, LONGEST_NAME)

    def free_name(self, chair: Chair | None = None) -> str:
        """One of the list that nobody else has."""
        others = [*(each.name for each in self.chairs if each is not chair), *BOTS_NAMES]
        return next((each for each in NAMES if each == unlike(each, others, LONGEST_NAME)), NAMES[0])

    def _make_way(self, chair: Chair, name: str) -> None:
        """A bot called like somebody who is coming takes another name: nobody is Robin 2 for its sake."""
        for other in self.chairs:
            if other.kind == "bot" and name and name != unlike(name, (other.name,), LONGEST_NAME):
                taken = [name, *(each.name for each in self.chairs if each not in (chair, other))]
                other.name = character(other.bot, taken, LONGEST_NAME)

    def remove(self, chair: Chair) -> None:
        self.chairs.remove(chair)

    def set(self, wish: Settings) -> None:
        """Take over what the host wants; refuse what cannot be."""
        game = find_game(self.game if wish.game is None else wish.game)
        if wish.game is not None and wish.game != self.game:
            holes = find_game(self.game).house(self.house)["holes"]
            self.house = f"holes={holes}"  # another game has other house rules, but no other length
        house = game.house(self.house if wish.house is None else wish.house)
        if len(self.chairs) > game.players[-1]:
            game.check_players(len(self.chairs), house)
        self.game, self.house = game.name, str(house)
        for key in ("timer", "days", "grace", "watch", "memory_aid", "pace", "undo", "names", "latecomers"):
            value = getattr(wish, key)
            if value is not None:
                setattr(self, key, value)
        if wish.names == "list":
            for chair in self.chairs:
                if chair.is_persons:
                    self.rename(chair, chair.name)

    def count(self, totals: Sequence[int], winners: Collection[int]) -> None:
        """A match is over: how everybody fared."""
        for seat, chair in enumerate(self.chairs):
            chair.matches += 1
            chair.wins += seat in winners
            chair.strokes += totals[seat]

    def clear(self) -> None:
        """The same chairs for another day; those of people who have left are free."""
        self.state, self.cleared = "open", True
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "left":
                self.fill(chair, "open")
            chair.past = [*chair.past, (self.round, seat)]

    def seat_everybody(self) -> None:
        """The match is about to begin: chairs nobody has taken go away, and the rest must be enough."""
        taken = [chair for chair in self.chairs if chair.kind != "open"]
        self.rules.check_players(len(taken), self.rules_of_house)
        self.chairs = taken


def setup_of(sitting: Sitting, dealer: int | None, words: Mapping[int, bytes] | None = None) -> Setup:
    """The match that begins now, with the words that were revealed, by seat."""
    chairs, words = sitting.chairs, words or {}
    start = read_position(sitting.position) if sitting.position else None
    return set_up(
        sitting.rules,
        tuple(chair.name for chair in chairs),
        tuple(chair.bot if chair.kind == "bot" else None for chair in chairs),
        sitting.rules_of_house,
        seals=tuple(chair.seal or None for chair in chairs),
        words=tuple(words.get(seat) for seat in range(len(chairs))),
        dealer=None if start else dealer,
        memory_aid=sitting.memory_aid,
        bots_version=BOTS_VERSION,
        start=start,
    )


class _Kept(Struct):
    """A set-up as the store keeps it; what is left out here was not said in the beginning."""

    game: str
    house: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    dealer: int | None
    memory_aid: bool
    rules: int = 1
    salts: tuple[str, ...] = ()
    seals: tuple[str | None, ...] = ()
    words: tuple[str | None, ...] = ()
    bots_version: int | None = None
    start: str | None = None  # a position, in one line


def write_setup(setup: Setup) -> bytes:
    kept = {each: getattr(setup, each) for each in _Kept.__struct_fields__}
    words = [None if word is None else word.hex() for word in setup.words]
    start = setup.start and write_line(setup.start)
    return encode(kept | {"house": str(setup.house), "words": words, "start": start})


def read_setup(kept: Round) -> Setup:
    said = decode(kept.header, type=_Kept)
    nobody = (None,) * len(said.names)
    words = tuple(None if word is None else bytes.fromhex(word) for word in said.words)
    house = find_game(said.game).house(said.house)
    read = {"house": house, "words": words or nobody, "seals": said.seals or nobody}
    return Setup(**(asdict(said) | read | {"start": read_position(said.start) if said.start else None}))


def read_sitting(text: bytes) -> Sitting:
    return decode(text, type=Sitting)
