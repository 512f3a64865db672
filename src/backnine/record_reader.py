"""Reading a record: strict, quick on any input, and every refusal names the line and the column."""

import re
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar, get_args

from backnine.but import but
from backnine.cards import Card
from backnine.games import Game, find_game
from backnine.hole import Ending
from backnine.house import House
from backnine.match import Outcome, Pick
from backnine.moves import Move
from backnine.record import (
    FORMAT,
    LONGEST_COMMENT,
    Claim,
    Line,
    PlayedHole,
    Record,
    write_outcome,
)
from backnine.refused import Refused
from backnine.setup import LONGEST_NAME, Setup, check_text
from backnine.shuffle import LONGEST_SALT, MOST_SALTS
from backnine.shuffle import VERSION as SHUFFLE_VERSION

LARGEST_FILE: Final = 4 * 1024 * 1024
MOST_VERSIONS: Final = 9999
MOST_SEATS: Final = 99  # as many as a tag can number; the game allows far fewer, and says so

_TAG = re.compile(r'\[([A-Za-z]+[0-9]{0,2}) "((?:[^"\\]|\\["\\])*)"\]')
_NUMBER = r"(0|[1-9][0-9]{0,5})"
_HOLE = re.compile(rf"Hole {_NUMBER}, dealer {_NUMBER}(?:, seats ([0-9]{{1,2}}(?: [0-9]{{1,2}})+))?")
_LINE = re.compile(rf"{_NUMBER}: (.+)")
_CLAIM = re.compile(rf"Strokes (-?[0-9]{{1,4}}(?: -?[0-9]{{1,4}})*), ({'|'.join(get_args(Ending))})")
_RESULT = re.compile(r"([0-9]{1,2}(?: [0-9]{1,2})*), (lowest-total|play-off|shared)")
_HEX = re.compile("[0-9a-f]{64}")
_ON = re.compile("on")
_SIGNED = re.compile(r"0|-?[1-9][0-9]*")


def read_bytes(data: bytes) -> Record:
    """A record from a file's bytes."""
    if len(data) > LARGEST_FILE:
        raise Refused("record-too-large", most=LARGEST_FILE // 1024 // 1024)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode().removeprefix("\ufeff").split("\n")
        raise _wrong("record-not-text", len(before), len(before[-1]) + 1) from None
    return read(text)


def read(text: str) -> Record:
    """A record from its text; the only texts accepted are those that `record.write` would write."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[-1]:
        raise _wrong("record-cut-off", len(lines), len(lines[-1]) + 1)
    reader = _Reader(lines[:-1])
    record = reader.header()
    holes = []
    while reader.more():
        holes.append(reader.hole(record.setup.players))
    return but(record, holes=tuple(holes))


def _wrong(why: str, line: int, column: int = 1, **details: str | int) -> Refused:
    details |= {"line": line, "column": column}
    return Refused(why, moves=(), **details)


class _Reader:
    """A cursor over the lines of a record."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0  # lines read so far, which is also the number of the last one

    def more(self) -> bool:
        return self.at < len(self.lines)

    def peek(self) -> str:
        return self.lines[self.at] if self.more() else ""

    def next(self) -> str:
        self.at += 1
        return self.lines[self.at - 1]

    def comments(self) -> tuple[str, ...]:
        found = []
        while self.peek().startswith(";"):
            line = self.next()
            if not line.startswith("; "):
                raise _wrong("record-comment", self.at, 2)
            found.append(_located(self.at, 3, check_text, line[2:], LONGEST_COMMENT))
        return tuple(found)

    # The header

    def header(self) -> Record:
        tags = _Tags(self)
        written = tags.version("Backnine", FORMAT)
        game = tags.game()
        rules = tags.version("Rules", game.version)
        house = tags.house(game)
        names = tags.names(game, house)
        nobody = (None,) * len(names)
        bots = tags.bots(len(names))
        bots_version = tags.bots_version() if written > 1 else None
        memory_aid = tags.has("MemoryAid") and bool(tags.one_of("MemoryAid", _ON))
        shuffle_version = tags.shuffle(written)
        commitment = tags.one_of("Commitment", _HEX)
        salts = tags.numbered("Salt", 1, LONGEST_SALT, most=MOST_SALTS) if written == 1 else ()
        seals = tags.by_seat("Seal", bots) if written > 1 else nobody
        words = tags.words(bots) if written > 1 else nobody
        seed, dealer = tags.seed(), tags.dealer(len(names))
        draw = tags.draw(len(names), frozenset(game.pack(house, len(names)))) if dealer is None else ()
        outcome = tags.outcome(len(names))
        tags.end()
        setup = Setup(
            game.name, rules, house, names, bots, dealer, memory_aid, bots_version, salts, seals, words
        )
        return Record(
            setup, commitment, draw, written, shuffle_version, seed, outcome, self.comments(), at=tags.lines
        )

    # The holes

    def hole(self, players: int) -> PlayedHole:
        if self.next():
            raise _wrong("record-expected-blank", self.at)
        if not self.more():
            raise _wrong("record-expected-hole", self.at + 1)
        found = _HOLE.fullmatch(self.next())
        if not found:
            raise _wrong("record-expected-hole", self.at)
        at, number, dealer = self.at, int(found[1]), int(found[2])
        seats = self.seats(found[3], players) if found[3] else tuple(range(players))
        comments = self.comments()
        lines = self.move_lines(players)
        claim, claim_at = self.claim()
        return PlayedHole(
            number, dealer, seats, comments, lines, claim, self.comments() if claim else (), at, claim_at
        )

    def seats(self, text: str, players: int) -> tuple[int, ...]:
        seats = tuple(map(int, text.split()))
        canonical = " ".join(map(str, sorted(set(seats))))
        if text != canonical or seats[-1] >= players or len(seats) == players:
            raise _wrong("record-seats", self.at, self.lines[self.at - 1].index("seats") + 7)
        return seats

    def move_lines(self, players: int) -> tuple[Line, ...]:
        lines: list[Line] = []
        while (text := self.peek()) and not text.startswith("Strokes"):
            self.next()
            line = self.move_line(text, players)
            if lines and lines[-1].seat == line.seat and not lines[-1].comments:
                raise _wrong("record-same-seat", self.at)
            lines.append(but(line, comments=self.comments()))
        return tuple(lines)

    def move_line(self, text: str, players: int) -> Line:
        found = _LINE.fullmatch(text)
        if not found:
            raise _wrong("record-expected-moves", self.at)
        if int(found[1]) >= players:
            raise _wrong("record-no-seat", self.at, seat=found[1], most=players - 1)
        moves: list[Move] = []
        column = found.start(2) + 1
        for word in found[2].split(", "):
            moves.append(_located(self.at, column, Move.read, word))
            column += len(word) + 2
        return Line(int(found[1]), tuple(moves), at=self.at)

    def claim(self) -> tuple[Claim | None, int]:
        if not self.peek().startswith("Strokes"):
            return None, 0
        found = _CLAIM.fullmatch(self.next())
        if not found or not all(_SIGNED.fullmatch(word) for word in found[1].split()):
            raise _wrong("record-strokes", self.at)
        return Claim(tuple(map(int, found[1].split())), found[2]), self.at


class _Tags:
    """The header's tags, taken one by one in their fixed order."""

    def __init__(self, reader: _Reader) -> None:
        self.values: list[tuple[str, str, int]] = []
        while reader.peek().startswith("["):
            found = _TAG.fullmatch(reader.next())
            if not found:
                raise _wrong("record-tag", reader.at)
            value = re.sub(r"\\(.)", r"\1", found[2])
            self.values.append((found[1], value, reader.at))
        self.reader = reader
        self.taken = 0
        self.lines = {name: line for name, _, line in self.values}

    def has(self, name: str) -> bool:
        return self.taken < len(self.values) and self.values[self.taken][0] == name

    def take(self, name: str) -> tuple[str, int, int]:
        """The value of the next tag, which must be this one; where it is, and the column of the value."""
        found = self.look(name)
        self.taken += 1
        return found

    def look(self, name: str) -> tuple[str, int, int]:
        if not self.has(name):
            line = self.values[self.taken][2] if self.taken < len(self.values) else self.reader.at + 1
            raise _wrong("record-expected-tag", line, tag=name)
        _, value, line = self.values[self.taken]
        return value, line, len(name) + 4

    def end(self) -> None:
        if self.taken < len(self.values):
            name, _, line = self.values[self.taken]
            raise _wrong("record-unexpected-tag", line, tag=name)

    def text(self, name: str, longest: int) -> str:
        value, line, column = self.take(name)
        return _located(line, column, check_text, value, longest)

    def one_of(self, name: str, pattern: re.Pattern[str]) -> str:
        value, line, column = self.take(name)
        if not pattern.fullmatch(value):
            raise _wrong("record-tag-value", line, column, tag=name)
        return value

    def version(self, name: str, newest: int) -> int:
        """A version number we can read; later ones need a later program."""
        value, line, column = self.take(name)
        if not re.fullmatch("[1-9][0-9]{0,3}", value):
            raise _wrong("record-tag-value", line, column, tag=name)
        if int(value) > newest:
            raise _wrong("record-newer", line, column, tag=name, version=value, newest=newest)
        return int(value)

    def game(self) -> Game:
        value, line, column = self.take("Game")
        return _located(line, column, find_game, value)

    def house(self, game: Game) -> House:
        if not self.has("House"):
            return game.house()
        value, line, column = self.take("House")
        house = _located(line, column, game.house, value)
        if str(house) != value or not value:
            raise _wrong("record-house", line, column, house=str(house))
        return house

    def names(self, game: Game, house: House) -> tuple[str, ...]:
        line = self.reader.at if self.taken == len(self.values) else self.values[self.taken][2]
        names = self.numbered("Seat", 0, LONGEST_NAME, most=MOST_SEATS)
        _located(line, 1, game.check_players, len(names), house)
        return names

    def numbered(self, name: str, first: int, longest: int, *, most: int) -> tuple[str, ...]:
        values: list[str] = []
        while len(values) < most and self.has(f"{name}{first + len(values)}"):
            values.append(self.text(f"{name}{first + len(values)}", longest))
        return tuple(values)

    def bots(self, players: int) -> tuple[str | None, ...]:
        tags = (f"Bot{seat}" for seat in range(players))
        return tuple(self.text(tag, LONGEST_NAME) if self.has(tag) else None for tag in tags)

    def bots_version(self) -> int | None:
        """Any version will do: one that we do not know is not re-thought."""
        return self.version("Bots", MOST_VERSIONS) if self.has("Bots") else None

    def shuffle(self, written: int) -> int:
        """Format 1 has shuffle 1, where players added texts; later ones have words."""
        _, line, column = self.look("Shuffle")
        version = self.version("Shuffle", SHUFFLE_VERSION)
        if (version == 1) != (written == 1):
            raise _wrong("record-tag-value", line, column, tag="Shuffle")
        return version

    def by_seat(self, name: str, bots: tuple[str | None, ...]) -> tuple[str | None, ...]:
        """64 digits for each person's seat that has this tag; a bot has none."""
        tags = [f"{name}{seat}" if bot is None else "" for seat, bot in enumerate(bots)]
        return tuple(self.one_of(tag, _HEX) if tag and self.has(tag) else None for tag in tags)

    def words(self, bots: tuple[str | None, ...]) -> tuple[bytes | None, ...]:
        return tuple(None if word is None else bytes.fromhex(word) for word in self.by_seat("Word", bots))

    def seed(self) -> bytes | None:
        return bytes.fromhex(self.one_of("Seed", _HEX)) if self.has("Seed") else None

    def dealer(self, players: int) -> int | None:
        """Who deals first, where nothing was drawn for it."""
        if not self.has("Dealer"):
            return None
        value, line, column = self.take("Dealer")
        if value not in map(str, range(players)):
            raise _wrong("record-tag-value", line, column, tag="Dealer")
        return int(value)

    def draw(self, players: int, cards: frozenset[Card]) -> tuple[Pick, ...]:
        value, line, column = self.take("Draw")
        picks = [tuple(word.split(" ")) for word in value.split(" / ")]
        known = cards | {"-"}
        if any(len(pick) != players or set(pick) - known for pick in picks):
            raise _wrong("record-tag-value", line, column, tag="Draw")
        return tuple(tuple(None if card == "-" else Card(card) for card in pick) for pick in picks)

    def outcome(self, players: int) -> Outcome | None:
        if not self.has("Result"):
            return None
        value, line, column = self.take("Result")
        found = _RESULT.fullmatch(value)
        winners = tuple(map(int, found[1].split())) if found else ()
        outcome = Outcome(winners, found[2]) if found else None  # type: ignore[arg-type]
        if not outcome or max(winners) >= players or value != write_outcome(outcome):
            raise _wrong("record-tag-value", line, column, tag="Result")
        return outcome


T = TypeVar("T")
P = ParamSpec("P")


def _located(line: int, column: int, check: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call something that may refuse, and add the place to its refusal."""
    try:
        return check(*args, **kwargs)
    except Refused as refused:
        raise refused.located(line, column) from None
