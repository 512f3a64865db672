"""Who sits where and how the table is set: all that is decided before the cards, and is kept with them."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, field
from msgspec.json import decode, encode
from msgspec.structs import asdict

from backnine.bots import BOTS, find_bot
from backnine.bots import VERSION as BOTS_VERSION
from backnine.games import Game, find_game
from backnine.house import House
from backnine.names import clean_name, unlike
from backnine.protocol import Kind, Names, Settings, State
from backnine.refused import Refused
from backnine.setup import LONGEST_NAME, Setup, check_text, set_up
from backnine.store import Round

STAND_IN: Final = "weekender"  # plays for those who are away
LONGEST_SEAT_NAME: Final = 24
LONGEST_THOUGHT: Final = 1000  # milliseconds

# For those who say no name, or where the host wants names from a list: words of golf, and animals with
# nearly the same name in many languages.
NAMES: Final = (
    "Birdie", "Eagle", "Putter", "Bunker", "Fairway", "Mulligan", "Wedge", "Bogey", "Caddie", "Albatross",
    "Driver", "Chip", "Panda", "Koala", "Tiger", "Zebra", "Gorilla", "Puma", "Gecko", "Kiwi", "Flamingo",
    "Iguana", "Llama", "Orca",
)  # fmt: skip
BOTS_NAMES: Final = [bot.name.capitalize() for bot in BOTS]  # nobody else is called so


class Chair(Struct):
    """A place at the table. `id` stays when chairs before it are taken away; keys to seats are kept by it."""

    id: int
    kind: Kind = "open"
    name: str = ""
    bot: str = ""  # who plays it, or would stand in
    seal: str = ""  # of the player's word for the shuffle
    noted: int = 0  # what the player was shown alone before this move has been seen

    @property
    def is_persons(self) -> bool:
        return self.kind == "person"


class Sitting(Struct):
    """A table as it is set. Chairs are in table order: their places are the seats of the match."""

    game: str
    house: str = ""
    chairs: list[Chair] = field(default_factory=list)
    host: int | None = None  # the id of the chair whose player is host; None: who holds the host's token
    state: State = "open"
    timer: int = 90
    grace: int = 30
    watch: bool = False
    memory_aid: bool = False
    pace: int = 700
    round: int = 0
    code: str = ""
    next_chair: int = 0
    names: Names = "free"
    deleting: list[int] = field(default_factory=list)  # chairs whose people want the table deleted

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    @property
    def rules_of_house(self) -> House:
        return self.rules.house(self.house)

    @property
    def host_seat(self) -> int | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.id == self.host), None)

    def seat_of(self, chair: int) -> int | None:
        return next((seat for seat, each in enumerate(self.chairs) if each.id == chair), None)

    def copy(self) -> "Sitting":
        return read_sitting(self.written())

    def written(self) -> bytes:
        return encode(self)

    # Before the start

    def add_chair(self, kind: Kind, name: str = "", bot: str = "") -> Chair:
        if len(self.chairs) >= self.rules.players[-1]:
            raise Refused("no-more-chairs", game=self.game, most=self.rules.players[-1])
        chair = Chair(self.next_chair)
        self.next_chair += 1
        self.chairs.append(chair)
        self.fill(chair, kind, name, bot)
        return chair

    def renew(self, chair: Chair) -> int:
        """Whoever had the key to this chair has none to it any more; its old id."""
        old, chair.id = chair.id, self.next_chair
        self.next_chair += 1
        return old

    def fill(self, chair: Chair, kind: Kind, name: str = "", bot: str = "") -> None:
        """Somebody for a chair, under a name nobody else at the table has."""
        chair.kind, chair.seal = kind, ""
        chair.bot = _bot_at_a_table(bot or STAND_IN) if kind == "bot" else ""
        if kind == "open":
            chair.name = ""
        else:
            self.rename(chair, name or (chair.bot.capitalize() if kind == "bot" else ""))

    def rename(self, chair: Chair, name: str) -> None:
        """What is invisible goes; a name that shows nothing, or that the host does not allow, is given."""
        others = [each.name for each in self.chairs if each is not chair]
        if chair.is_persons:
            others += BOTS_NAMES
        name = clean_name(name)
        if not name or (chair.is_persons and self.names == "list" and name not in NAMES):
            name = next((each for each in NAMES if each == unlike(each, others, LONGEST_NAME)), NAMES[0])
        chair.name = unlike(check_text(name, LONGEST_SEAT_NAME), others, LONGEST_NAME)

    def remove(self, chair: Chair) -> None:
        self.chairs.remove(chair)

    def set(self, wish: Settings) -> None:
        """Take over what the host wants; refuse what cannot be."""
        game = find_game(self.game if wish.game is None else wish.game)
        if wish.game is not None and wish.game != self.game:
            self.house = ""  # another game has other house rules
        house = game.house(self.house if wish.house is None else wish.house)
        if len(self.chairs) > game.players[-1]:
            game.check_players(len(self.chairs), house)
        self.game, self.house = game.name, str(house)
        for key in ("timer", "grace", "watch", "memory_aid", "pace", "names"):
            value = getattr(wish, key)
            if value is not None:
                setattr(self, key, value)
        if wish.names == "list":
            for chair in self.chairs:
                if chair.is_persons:
                    self.rename(chair, chair.name)

    def seat_everybody(self) -> None:
        """The match is about to begin: chairs nobody has taken go away, and the rest must be enough."""
        taken = [chair for chair in self.chairs if chair.kind != "open"]
        self.rules.check_players(len(taken), self.rules_of_house)
        self.chairs = taken


def setup_of(sitting: Sitting, dealer: int | None, words: Mapping[int, bytes] | None = None) -> Setup:
    """The match that begins now, with the words that were revealed, by seat."""
    chairs, words = sitting.chairs, words or {}
    return set_up(
        sitting.rules,
        tuple(chair.name for chair in chairs),
        tuple(chair.bot if chair.kind == "bot" else None for chair in chairs),
        sitting.rules_of_house,
        seals=tuple(chair.seal or None for chair in chairs),
        words=tuple(words.get(seat) for seat in range(len(chairs))),
        dealer=dealer,
        memory_aid=sitting.memory_aid,
        bots_version=BOTS_VERSION,
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


def write_setup(setup: Setup) -> bytes:
    kept = {each: getattr(setup, each) for each in _Kept.__struct_fields__}
    words = [None if word is None else word.hex() for word in setup.words]
    return encode(kept | {"house": str(setup.house), "words": words})


def read_setup(kept: Round) -> Setup:
    said = decode(kept.header, type=_Kept)
    nobody = (None,) * len(said.names)
    words = tuple(None if word is None else bytes.fromhex(word) for word in said.words)
    house = find_game(said.game).house(said.house)
    return Setup(**(asdict(said) | {"house": house, "words": words or nobody, "seals": said.seals or nobody}))


def read_sitting(text: bytes) -> Sitting:
    return decode(text, type=Sitting)


def _bot_at_a_table(name: str) -> str:
    """Tables share the heads that think: nobody may keep one for long."""
    bot = find_bot(name)
    if (bot.budget or 0) > LONGEST_THOUGHT:
        raise Refused("no-such-budget", bot=name[:40], most=LONGEST_THOUGHT, example="tour@200")
    return bot.name
