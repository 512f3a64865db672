"""The record of a match as plain text: header tags, then the moves hole by hole (docs/record.md).

There is one way to write a record: whatever `read` accepts, `write` gives back letter for letter
(line ends and a byte order mark aside). `replay.py` plays a record again and proves it.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain, count
from typing import Final, NamedTuple

from backnine.but import but
from backnine.hole import Seat
from backnine.house import House
from backnine.match import Match, Outcome, Pick
from backnine.moves import Move
from backnine.refused import Refused
from backnine.shuffle import LONGEST_SALT, Shuffle, seal
from backnine.shuffle import VERSION as SHUFFLE_VERSION

FORMAT: Final = 2
LONGEST_NAME: Final = 40
LONGEST_COMMENT: Final = 1000
# Direction marks could make a name or a comment look like something else on the screen.
_UNSEEN: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")

SEED_GIVEN: Final = "the seed was given"  # a comment after the tags: somebody could know the cards

# Signs that show nothing by themselves: a name needs something else to be seen.
_BLANK: Final = frozenset("\u00ad\u034f\u115f\u1160\u180e\u200b\u200c\u200d\u2060\u2800\u3164\uffa0")


class Claim(NamedTuple):
    """What the record says a hole came to; a replay checks it."""

    strokes: tuple[int, ...]
    ending: str


@dataclass(frozen=True)
class Line:
    """Moves of one seat in a row, and the comments after them. `at` is the line in the file."""

    seat: Seat
    moves: tuple[Move, ...]
    comments: tuple[str, ...] = ()
    at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class PlayedHole:
    number: int
    dealer: Seat
    seats: tuple[Seat, ...]
    comments: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    claim: Claim | None = None
    after: tuple[str, ...] = ()
    at: int = field(default=0, compare=False)
    claim_at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """A match, told. Names, bots, seals and words go by seat; a seat with no bot is a person's."""

    game: str
    rules: int
    house: House
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    commitment: str
    draw: tuple[Pick, ...]  # empty where the deal moved on from an earlier match, to `dealer`
    dealer: Seat | None = None
    format: int = FORMAT
    bots_version: int | None = None  # of the play of our bots, where one of them has a seat or stood in
    shuffle_version: int = SHUFFLE_VERSION
    salts: tuple[str, ...] = ()  # of format 1
    seals: tuple[str | None, ...] = ()  # a seal without its word: left out of the shuffle
    words: tuple[bytes | None, ...] = field(default=(), repr=False)
    seed: bytes | None = field(default=None, repr=False)
    memory_aid: bool = False
    outcome: Outcome | None = None
    comments: tuple[str, ...] = ()
    holes: tuple[PlayedHole, ...] = ()
    at: dict[str, int] = field(default_factory=dict, compare=False, repr=False)

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def moves(self) -> int:
        return sum(len(line.moves) for hole in self.holes for line in hole.lines)

    @property
    def seed_given(self) -> bool:
        """Does it say that the seed is not from chance? Whoever gave it could know the cards."""
        return SEED_GIVEN in self.comments

    @property
    def standing_in(self) -> dict[Seat, str]:
        """Who thinks for a seat after the last move, where the tags name somebody else."""
        said = [[hole.comments, *(line.comments for line in hole.lines)] for hole in self.holes]
        return stand_ins(chain.from_iterable(chain.from_iterable(said)))

    @property
    def shuffle(self) -> Shuffle:
        """What the cards came from, if the record reveals it."""
        if self.seed is None:
            raise Refused("record-has-no-seed", line=self.at.get("Commitment", 1), column=1)
        return Shuffle(self.seed, self.salts, self.words)


def open_record(
    match: Match,
    shuffle: Shuffle,
    names: tuple[str, ...],
    bots: tuple[str | None, ...],
    *,
    seals: tuple[str | None, ...] | None = None,
    bots_version: int | None = None,
) -> Record:
    """The record of a match that has just begun. It carries the seed, so that the match can go on.

    `seals` has those of the words that were left out, too; if it is not given, no word was.
    """
    for text, longest in _texts(names, bots, shuffle.salts):
        check_text(text, longest)
    words = shuffle.words or (None,) * len(names)
    return Record(
        game=match.game.name,
        rules=match.rules,
        house=match.house,
        names=names,
        bots=bots,
        commitment=shuffle.commitment,
        draw=match.draw,
        dealer=None if match.draw else match.hole.dealer,
        format=1 if shuffle.salts else FORMAT,
        bots_version=bots_version if any(bots) and not shuffle.salts else None,
        shuffle_version=shuffle.version,
        salts=shuffle.salts,
        seals=(seals or _seals_of(words)),
        words=words,
        seed=shuffle.seed,
    )


def _seals_of(words: tuple[bytes | None, ...]) -> tuple[str | None, ...]:
    return tuple(None if word is None else seal(word) for word in words)


def _texts(
    names: tuple[str, ...], bots: tuple[str | None, ...], salts: tuple[str, ...]
) -> list[tuple[str, int]]:
    """What the players may word as they like, and how long each may be."""
    short = [(text, LONGEST_NAME) for text in (*names, *bots) if text is not None]
    return short + [(salt, LONGEST_SALT) for salt in salts]


class Draft:
    """A record while it is being written: a move more costs the same however many there are."""

    def __init__(self, record: Record) -> None:
        self._head = record
        self._holes = list(record.holes)
        self._hole = self._holes.pop() if self._holes else None
        self._lines = list(self._hole.lines) if self._hole else []

    @property
    def record(self) -> Record:
        return but(self._head, holes=(*self._holes, *self._open_hole()))

    def _open_hole(self) -> tuple[PlayedHole, ...]:
        return (but(self._hole, lines=tuple(self._lines)),) if self._hole else ()

    def _turn_to(self, match: Match) -> PlayedHole:
        """The hole that is played, on a new page if it has none."""
        if self._hole is None or self._hole.number != match.hole.number:
            self._holes += self._open_hole()
            self._hole = PlayedHole(match.hole.number, match.hole.dealer, match.hole.seats)
            self._lines = []
        return self._hole

    def add_move(self, match: Match, seat: Seat, move: Move) -> None:
        """One more move; `match` is the match after it."""
        hole, lines = self._turn_to(match), self._lines
        if lines and lines[-1].seat == seat and not lines[-1].comments:
            lines[-1] = but(lines[-1], moves=(*lines[-1].moves, move))
        else:
            lines.append(Line(seat, (move,)))
        if match.hole.over:
            self._hole = but(hole, claim=Claim(match.scores[-1].strokes, match.scores[-1].ending))
            self._head = but(self._head, outcome=match.outcome)

    def note_stand_in(self, match: Match, seat: Seat, bot: str, bots_version: int | None) -> None:
        """From the next move on this bot thinks for the seat, or ("") whoever the tags name does again.
        `match` is the match before that move."""
        comment = f"{bot} stands in for seat {seat}" if bot else f"seat {seat} is back"
        hole, lines = self._turn_to(match), self._lines
        if lines:
            lines[-1] = but(lines[-1], comments=(*lines[-1].comments, comment))
        else:
            self._hole = but(hole, comments=(*hole.comments, comment))
        self._head = but(self._head, bots_version=bots_version if self._head.format > 1 else None)


def add_move(record: Record, match: Match, seat: Seat, move: Move) -> Record:
    """The record with one more move; `match` is the match after it. For many, a `Draft` is quicker."""
    draft = Draft(record)
    draft.add_move(match, seat, move)
    return draft.record


# Who thinks for a seat, where it is not who the tags name: told by comments of a fixed form

_STANDS_IN: Final = re.compile(r"([^ ]+) stands in for seat (0|[1-9][0-9]?)")
_IS_BACK: Final = re.compile(r"seat (0|[1-9][0-9]?) is back")


def note_stand_in(record: Record, match: Match, seat: Seat, bot: str, bots_version: int | None) -> Record:
    """The record with a note of who thinks from here on; `match` is the match before the next move."""
    draft = Draft(record)
    draft.note_stand_in(match, seat, bot, bots_version)
    return draft.record


def stand_ins(comments: Iterable[str]) -> dict[Seat, str]:
    """What these comments say of who thinks from here on: seats and bots, "" for who the tags name."""
    told: dict[Seat, str] = {}
    for comment in comments:
        if found := _STANDS_IN.fullmatch(comment):
            told[int(found[2])] = found[1]
        elif found := _IS_BACK.fullmatch(comment):
            told[int(found[1])] = ""
    return told


def check_text(text: str, longest: int) -> str:
    """A name or comment must be one line of visible text in any script; it is given back."""
    bad = [char for char in text if char in _UNSEEN or unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")]
    if bad or text != text.strip() or len(text) > longest or not set(text) - _BLANK:
        raise Refused("bad-text", text=text[:40] + "…" * (len(text) > 40), longest=longest)
    return text


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """Rookie, Weekender, Weekender 2 …"""
    told: list[str] = []
    for name in names:
        others = (f"{name[: LONGEST_NAME - 3]} {number}" for number in count(2))
        told.append(next(each for each in chain([name], others) if each not in told))
    return tuple(told)


# Writing


def write(record: Record) -> str:
    """The text of a record."""
    tags = [f'[{name} "{_quoted(value)}"]' for name, value in tags_of(record)]
    lines = [*tags, *_comments(record.comments)]
    for hole in record.holes:
        lines += ["", *_hole_lines(hole, record.players)]
    return "\n".join(lines) + "\n"


def tags_of(record: Record) -> list[tuple[str, str]]:
    """The header in its one order; tags that would say nothing are left out."""
    seats = range(record.players)
    tags = [("Backnine", str(record.format)), ("Game", record.game), ("Rules", str(record.rules))]
    tags += [("House", str(record.house))] if record.house.said else []
    tags += [(f"Seat{seat}", record.names[seat]) for seat in seats]
    tags += [(f"Bot{seat}", bot) for seat in seats if (bot := record.bots[seat])]
    tags += [("Bots", str(record.bots_version))] if record.bots_version else []
    tags += [("MemoryAid", "on")] if record.memory_aid else []
    tags += [("Shuffle", str(record.shuffle_version)), ("Commitment", record.commitment)]
    tags += [(f"Salt{number}", salt) for number, salt in enumerate(record.salts, 1)]
    tags += [(f"Seal{seat}", sealed) for seat, sealed in enumerate(record.seals) if sealed]
    tags += [(f"Word{seat}", word.hex()) for seat, word in enumerate(record.words) if word]
    tags += [("Seed", record.seed.hex())] if record.seed else []
    if record.dealer is None:
        tags += [("Draw", write_draw(record.draw))]
    else:
        tags += [("Dealer", str(record.dealer))]
    if record.outcome:
        tags += [("Result", write_outcome(record.outcome))]
    return tags


def write_draw(draw: tuple[Pick, ...]) -> str:
    """Picks joined by ` / `; a seat that is out of the draw has `-`."""
    return " / ".join(" ".join(card or "-" for card in pick) for pick in draw)


def write_outcome(outcome: Outcome) -> str:
    return f"{' '.join(map(str, outcome.winners))}, {outcome.reason}"


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _comments(comments: tuple[str, ...]) -> list[str]:
    return [f"; {comment}" for comment in comments]


def _hole_lines(hole: PlayedHole, players: int) -> list[str]:
    everybody = hole.seats == tuple(range(players))
    who = "" if everybody else f", seats {' '.join(map(str, hole.seats))}"
    lines = [f"Hole {hole.number}, dealer {hole.dealer}{who}", *_comments(hole.comments)]
    for line in hole.lines:
        lines += [f"{line.seat}: {', '.join(map(str, line.moves))}", *_comments(line.comments)]
    if hole.claim:
        lines.append(f"Strokes {' '.join(map(str, hole.claim.strokes))}, {hole.claim.ending}")
    return lines + _comments(hole.after)
