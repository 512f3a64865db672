"""The record of a match as plain text: header tags, then the moves hole by hole (docs/record.md).

There is one way to write a record: whatever `read` accepts, `write` gives back letter for letter
(line ends and a byte order mark aside). `replay.py` plays a record again and proves it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from backnine.hole import Seat
from backnine.match import Outcome, Pick
from backnine.moves import Move
from backnine.refused import Refused
from backnine.setup import Setup
from backnine.shuffle import VERSION as SHUFFLE_VERSION

FORMAT: Final = 2
LONGEST_COMMENT: Final = 1000

SEED_GIVEN: Final = "the seed was given"  # a comment after the tags: somebody could know the cards


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
    """A match, told."""

    setup: Setup
    commitment: str
    draw: tuple[Pick, ...]  # empty where the set-up names the dealer
    format: int = FORMAT
    shuffle_version: int = SHUFFLE_VERSION
    seed: bytes | None = field(default=None, repr=False)
    outcome: Outcome | None = None
    comments: tuple[str, ...] = ()
    holes: tuple[PlayedHole, ...] = ()
    at: dict[str, int] = field(default_factory=dict, compare=False, repr=False)

    @property
    def moves(self) -> int:
        return sum(len(line.moves) for hole in self.holes for line in hole.lines)

    @property
    def seed_given(self) -> bool:
        """Does it say that the seed is not from chance? Whoever gave it could know the cards."""
        return SEED_GIVEN in self.comments

    def need_seed(self) -> bytes:
        """What the cards came from, if the record reveals it."""
        if self.seed is None:
            raise Refused("record-has-no-seed", line=self.at.get("Commitment", 1), column=1)
        return self.seed


# Who thinks for a seat, where it is not who the tags name: told by comments of a fixed form

SOMEBODY: Final = "somebody"  # in place of a bot's name: a person has taken a bot's seat during the match

_STANDS_IN: Final = re.compile(r"([^ ]+) stands in for seat (0|[1-9][0-9]?)")
_IS_BACK: Final = re.compile(r"seat (0|[1-9][0-9]?) is back")


def stands_in(bot: str, seat: Seat) -> str:
    return f"{bot} stands in for seat {seat}"


def is_back(seat: Seat) -> str:
    return f"seat {seat} is back"


def stand_ins(comments: Iterable[str]) -> dict[Seat, str]:
    """What these comments say of who thinks from here on: seats and bots, "" for who the tags name."""
    told: dict[Seat, str] = {}
    for comment in comments:
        if found := _STANDS_IN.fullmatch(comment):
            told[int(found[2])] = found[1]
        elif found := _IS_BACK.fullmatch(comment):
            told[int(found[1])] = ""
    return told


def thinker(setup: Setup, seat: Seat, by: str) -> str:
    """The bot that thought a move of this seat, "" for a person; `by` is who stood in."""
    return "" if by == SOMEBODY else by or setup.bots[seat] or ""


# Writing


def write(record: Record) -> str:
    """The text of a record. Of a match that went on from a position there is none: no shuffle proves it."""
    if record.setup.start:
        raise Refused("position-no-record")
    tags = [f'[{name} "{_quoted(value)}"]' for name, value in tags_of(record)]
    lines = [*tags, *_comments(record.comments)]
    for hole in record.holes:
        lines += ["", *_hole_lines(hole, record.setup.players)]
    return "\n".join(lines) + "\n"


def tags_of(record: Record) -> list[tuple[str, str]]:
    """The header in its one order; tags that would say nothing are left out."""
    setup = record.setup
    seats = range(setup.players)
    tags = [("Backnine", str(record.format)), ("Game", setup.game), ("Rules", str(setup.rules))]
    tags += [("House", str(setup.house))] if setup.house.said else []
    tags += [(f"Seat{seat}", setup.names[seat]) for seat in seats]
    tags += [(f"Bot{seat}", bot) for seat in seats if (bot := setup.bots[seat])]
    tags += [("Bots", str(setup.bots_version))] if setup.bots_version else []
    tags += [("MemoryAid", "on")] if setup.memory_aid else []
    tags += [("Shuffle", str(record.shuffle_version)), ("Commitment", record.commitment)]
    tags += [(f"Salt{number}", salt) for number, salt in enumerate(setup.salts, 1)]
    tags += [(f"Seal{seat}", sealed) for seat, sealed in enumerate(setup.seals) if sealed]
    tags += [(f"Word{seat}", word.hex()) for seat, word in enumerate(setup.words) if word]
    tags += [("Seed", record.seed.hex())] if record.seed else []
    if setup.dealer is None:
        tags += [("Draw", write_draw(record.draw))]
    else:
        tags += [("Dealer", str(setup.dealer))]
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
