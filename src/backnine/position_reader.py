"""Reading positions: the drawing or the one line, lax in spaces, capitals and order, strict in what it means.

Every refusal says the line and the column, and an impossible position is refused with its reason.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar, cast, get_args

from backnine.but import but
from backnine.cards import FACE_DOWN, SUIT_SIGNS, Card, Pack, some_of
from backnine.games import Game, find_game
from backnine.hole import EVERYBODY, NOBODY, Ending, Hole, Layout, Phase, Pile, Seat, Slot, only
from backnine.house import House
from backnine.position import ALL_KNOW, OWNER_KNOWS, UNKNOWN, Position, as_it_lies, spread, turn_order
from backnine.position_faults import discards_since, faults
from backnine.refused import Refused

LONGEST: Final = 4_000  # signs; three packs with everything open take some 1,500
_SEAT_WORDS: Final = ("owes", "turns")
_TABLE_WORDS: Final = (
    "stock", "discard", "held", "hole", "dealer", "turns", "renewals", "takes", "rules", "totals", "ending",
)  # fmt: skip
_MARKS: Final = (">", "turn", "closer", "waiting", "out")
_HELD_WORDS: Final = 3  # `7 from stock`: here `stock` is no keyword
_FROM_LETTERS: Final = str.maketrans({"X": FACE_DOWN, "O": OWNER_KNOWS, "E": ALL_KNOW})
_SLOT: Final = re.compile(r"(\??)([^?*!]*)([*!]?)")
_RUN: Final = re.compile(r"([1-9][0-9]{0,2})?\?")

T = TypeVar("T")


class Token(NamedTuple):
    """A word of the text, and where it stands."""

    text: str
    line: int
    column: int

    @property
    def word(self) -> str:
        return self.text.lower()

    @property
    def card(self) -> str:
        """A card or a slot as it is drawn, whichever way it was written."""
        return self.text.upper().translate(_FROM_LETTERS).translate(SUIT_SIGNS)

    def at(self, refused: Refused) -> Refused:
        return refused.located(self.line, self.column)

    def located(self, check: Callable[..., T], *args: object) -> T:
        """Call something that may refuse, and add the place to its refusal."""
        try:
            return check(*args)
        except Refused as refused:
            raise self.at(refused) from None


Tokens = list[Token]
SaidTokens = dict[str, Tokens]


def read(text: str) -> Position:
    """The position that the text shows, completed where it leaves out what follows; or a refusal."""
    sheet = _Sheet(text)
    position = _completed(sheet)
    sheet.count_cards(position.pack)
    for where, refused in faults(position):
        raise sheet.place(where).at(refused)
    return position


def read_drawing(text: str) -> Position:
    """What the text shows and nothing else: not completed, and perhaps impossible."""
    return _Sheet(text).position()


# Words and where they stand


def _lines(text: str) -> Iterator[Tokens]:
    if len(text) > LONGEST:
        raise Refused("position-too-long", most=LONGEST, line=1, column=1)
    stripped = text.strip()
    if ":" in stripped and not re.search(r"\s", stripped):
        yield from _fields(text, stripped)
        return
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith(";"):
            yield [Token(found[0], number, found.start() + 1) for found in re.finditer(r"\S+", line)]


def _fields(text: str, stripped: str) -> Iterator[Tokens]:
    """The one line: fields between colons, words between full stops."""
    before = text[: text.index(stripped)]
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    for field in re.finditer("[^:]+", stripped):
        words = re.finditer(r"[^.]+", field[0])
        yield [Token(word[0], line, column + field.start() + word.start()) for word in words]


def _by_keyword(tokens: Tokens, keywords: Sequence[str], said: SaidTokens) -> Tokens:
    """Adds the words after each keyword; gives back those before the first one."""
    first: Tokens = []
    values, key = first, ""
    for token in tokens:
        if token.word in keywords and not (key == "held" and len(values) <= _HELD_WORDS):
            key = token.word
            if key in said:
                raise token.at(Refused("position-said-twice", word=key))
            values = said[key] = [token]
        else:
            values.append(token)
    return first


def _number(token: Token, *, signed: bool = False) -> int:
    pattern = "-?(0|[1-9][0-9]{0,5})" if signed else "0|[1-9][0-9]{0,5}"
    if not re.fullmatch(pattern, token.text) or token.text == "-0":
        raise token.at(Refused("position-number", word=token.text[:40]))
    return int(token.text)


def _values(said: SaidTokens, key: str, exactly: int | None = None) -> Tokens:
    """The words after a keyword; as many as it wants."""
    if key not in said:
        return []
    keyword, *values = said[key]
    if exactly is not None and len(values) != exactly:
        stray = values[exactly] if len(values) > exactly else keyword
        raise stray.at(Refused("position-words-after", word=key, count=exactly))
    return values


def _one_number(said: SaidTokens, key: str, unsaid: int) -> int:
    return _number(_values(said, key, 1)[0]) if key in said else unsaid


# The whole text


class _SeatLine(NamedTuple):
    number: Token
    marks: frozenset[str]
    layout: Layout
    owes: tuple[int, ...]
    turns: int
    says_turns: bool


class _Sheet:
    """The text, word by word, and what it says."""

    def __init__(self, text: str) -> None:
        lines = list(_lines(text))
        if not lines:
            raise Refused("position-empty", line=1, column=1)
        self.said: SaidTokens = {}
        self.named: list[tuple[Card, Token]] = []
        self.first = lines[0][0]
        self.game: Game = self.first.located(find_game, self.first.word)
        self.house = self._house(lines[0][1:])
        seat_lines = []
        for tokens in lines[1:]:
            if re.match("[0-9]", tokens[0].text):
                seat_lines.append(tokens)
            elif stray := _by_keyword(tokens, _TABLE_WORDS, self.said):
                raise stray[0].at(
                    Refused("position-unknown-word", word=stray[0].text[:40], words=" ".join(_TABLE_WORDS))
                )
        self.players = len(seat_lines)
        self.first.located(self.game.check_players, self.players, self.house)
        self.pack = frozenset(self.game.pack(self.house, self.players))
        self.seats = self._seats(seat_lines)
        self.playing = tuple(seat for seat in range(self.players) if "out" not in self.seats[seat].marks)

    def _house(self, tokens: Tokens) -> House:
        """`key=value,key` as everywhere, or in the one line `key.value.key.value`."""
        if not tokens:
            return self.game.house()
        texts = [token.text for token in tokens]
        if not any("=" in text or "," in text for text in texts) and len(texts) % 2 == 0:
            pairs = zip(texts[::2], texts[1::2], strict=True)
            return tokens[0].located(self.game.house, ",".join(f"{key}={value}" for key, value in pairs))
        return tokens[0].located(self.game.house, " ".join(texts))

    def _seats(self, lines: list[Tokens]) -> list[_SeatLine]:
        found: dict[Seat, _SeatLine] = {}
        for tokens in lines:
            seat = _number(tokens[0])
            if seat in found or seat >= self.players:
                raise tokens[0].at(Refused("position-seats", seat=seat, most=self.players - 1))
            found[seat] = self._seat(seat, tokens[0], tokens[1:])
        return [found[seat] for seat in range(self.players)]

    def _seat(self, seat: Seat, number: Token, tokens: Tokens) -> _SeatLine:
        said: SaidTokens = {}
        words = _by_keyword(tokens, _SEAT_WORDS, said)
        marks = frozenset(token.word.replace("turn", ">") for token in words if token.word in _MARKS)
        cards = [token for token in words if token.word not in _MARKS]
        self._check_rows(cards)
        layout = tuple(self._slot(token, seat) for token in cards if token.text != "/")
        owes = tuple(sorted({_number(token) for token in _values(said, "owes")}))
        return _SeatLine(number, marks, layout, owes, _one_number(said, "turns", 0), "turns" in said)

    def _check_rows(self, tokens: Tokens) -> None:
        """Where rows are drawn, they are the game's."""
        rows = "".join("/" if token.text == "/" else "c" for token in tokens)
        right = "/".join(["c" * self.game.columns] * self.game.rows)
        if "/" in rows and rows != right:
            raise tokens[0].at(Refused("position-rows", rows=self.game.rows, columns=self.game.columns))

    def _slot(self, token: Token, owner: Seat) -> Slot:
        found = _SLOT.fullmatch(token.card)
        if not found or (found[3] and not found[1]):
            raise token.at(Refused("position-slot", word=token.text[:40]))
        card = UNKNOWN if found[1] and not found[2] else self._card(token, found[2])
        if not found[1]:
            return Slot(card, True, EVERYBODY)
        return Slot(card, False, {OWNER_KNOWS: only(owner), ALL_KNOW: EVERYBODY}.get(found[3], NOBODY))

    def _card(self, token: Token, name: str) -> Card:
        card = Card(name)
        if card not in self.pack:
            cards = some_of(self.game.pack(self.house, self.players))
            raise token.at(Refused("no-such-card", card=token.text[:40], cards=cards))
        self.named.append((card, token))
        return card

    def _cards(self, tokens: Tokens) -> Iterator[Card]:
        """However often many cards are said: one more than there are is enough to be refused."""
        left = len(self.game.pack(self.house, self.players)) + 1
        for token in tokens:
            if run := _RUN.fullmatch(token.card):
                some = min(int(run[1] or 1), left)
                yield from (UNKNOWN,) * some
                left -= some
            else:
                yield self._card(token, token.card)

    def count_cards(self, pack: Pack) -> None:
        """No card more often than the pack has it."""
        left = Counter(pack)
        for card, token in self.named:
            left[card] -= 1
            if left[card] < 0:
                most = pack.count(card)
                raise token.at(Refused("too-many-of-a-card", card=card, most=most))

    def place(self, where: str) -> Token:
        """Where something is said, or the first word if it is not."""
        if where.startswith("seat "):
            return self.seats[int(where.removeprefix("seat "))].number
        return self.said[where][0] if where in self.said else self.first

    # What it says

    def position(self) -> Position:
        said, seats = self.said, self.seats
        held, held_from = self._held()
        rules = self._rules()
        dealer = self._dealer(self.playing[-1] if self.playing else 0)
        hole = Hole(
            game=self.game.name,
            house=self.house,
            number=_one_number(said, "hole", 1),
            dealer=dealer,
            seats=self.playing,
            layouts=tuple(seat.layout for seat in seats),
            stock=tuple(self._cards(_values(said, "stock"))),
            discard=tuple(self._cards(_values(said, "discard"))),
            phase=self._phase(),
            waiting=frozenset(seat for seat in range(self.players) if "waiting" in seats[seat].marks),
            turns=self._turns(dealer),
            owed=tuple(seat.owes for seat in seats),
            reshuffle=as_it_lies,
            turn=self._only_one(">", Refused("position-two-turns")),
            held=held,
            held_from=held_from,
            closer=self._only_one("closer", Refused("position-two-closers")),
            renewals=_one_number(said, "renewals", 0),
            takes=_one_number(said, "takes", 0),
            ending=self._ending(),
            limited=rules > self.game.unlimited,
        )
        return Position(hole, self._totals(), rules)

    def _dealer(self, unsaid: Seat) -> Seat:
        dealer = _one_number(self.said, "dealer", unsaid)
        if dealer >= self.players:
            raise self.said["dealer"][1].at(Refused("position-seats", seat=dealer, most=self.players - 1))
        return dealer

    def _turns(self, dealer: Seat) -> tuple[int, ...]:
        """Those of the hole, or of each seat where they are told so."""
        if "turns" not in self.said or not self.playing:
            return tuple(seat.turns for seat in self.seats)
        return spread(_one_number(self.said, "turns", 0), dealer, self.playing, self.players)

    def _phase(self) -> Phase:
        if "ending" in self.said:
            return "over"
        if any("waiting" in seat.marks for seat in self.seats):
            return self.game.opening
        return "place" if "held" in self.said else "draw"

    def _held(self) -> tuple[Card | None, Pile | None]:
        if "held" not in self.said:
            return None, None
        card, word, pile = _values(self.said, "held", _HELD_WORDS)
        if word.word != "from" or pile.word not in get_args(Pile):
            raise word.at(Refused("position-held"))
        return next(self._cards([card])), cast(Pile, pile.word)

    def _ending(self) -> Ending | None:
        if "ending" not in self.said:
            return None
        (token,) = _values(self.said, "ending", 1)
        if token.word not in get_args(Ending):
            raise token.at(
                Refused("position-ending", word=token.text[:40], endings=" ".join(get_args(Ending)))
            )
        return cast(Ending, token.word)

    def _rules(self) -> int:
        rules = _one_number(self.said, "rules", self.game.version)
        if not 1 <= rules <= self.game.version:
            raise self.said["rules"][1].at(Refused("position-rules", version=rules, newest=self.game.version))
        return rules

    def _totals(self) -> tuple[int, ...]:
        tokens = _values(self.said, "totals", self.players)
        return tuple(_number(token, signed=True) for token in tokens) or (0,) * self.players

    def _only_one(self, mark: str, otherwise: Refused) -> Seat | None:
        marked = [seat for seat in range(self.players) if mark in self.seats[seat].marks]
        if len(marked) > 1:
            raise self.seats[marked[1]].number.at(otherwise)
        return marked[0] if marked else None


# What follows from the rest


def _completed(sheet: _Sheet) -> Position:
    """With what the text may leave out: a stock of which no card is known, and the turns of each seat."""
    position = sheet.position()
    hole = position.hole
    if hole.held_from == "discard" and "takes" not in sheet.said:
        hole = but(hole, takes=1)
    if not ("turns" in sheet.said or any(seat.says_turns for seat in sheet.seats)) and hole.seats:
        turns = _fewest_turns(hole)
        hole = but(hole, turns=spread(turns, hole.dealer, hole.seats, sheet.players))
    position = but(position, hole=hole)
    if "stock" not in sheet.said:
        laid = sum(map(len, hole.layouts)) + len(hole.discard) + (hole.held is not None)
        position = but(position, hole=but(hole, stock=(UNKNOWN,) * (len(position.pack) - laid)))
    return position


def _fewest_turns(hole: Hole) -> int:
    """The fewest after which it can look like this."""
    order = turn_order(hole.dealer, hole.seats)
    closed = order.index(hole.closer) + 1 if hole.closer in order else 0
    takes = hole.takes - (hole.held_from == "discard")
    least = max(closed, takes, 0 if hole.renewals else discards_since(hole), 0)
    if hole.turn not in order:
        return least
    return least + (order.index(hole.turn) - least) % len(order)
