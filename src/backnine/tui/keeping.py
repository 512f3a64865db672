"""The score keeper in the terminal: one question after another, every answer on disk before the next."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from backnine.hole import Seat
from backnine.keeper import (
    CardsTold,
    CloserTold,
    HoleDone,
    KeptEntry,
    KeptHole,
    KeptMatch,
    KeptStanding,
    StrokesTold,
    enter,
    read_kept,
    standing,
    undo,
    write_kept,
)
from backnine.keeper.kept_file import LARGEST, read_cards
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.match import Outcome
from backnine.refused import Refused
from backnine.tui.command import typed
from backnine.tui.files import opened, put_bytes
from backnine.tui.people import People
from backnine.tui.scores import result_text, saving_text, score_card
from backnine.tui.terminal import Terminal
from backnine.tui.text import key_text, paint, wrap

QUIT = ("q", "quit")
NUMBER: Final = re.compile(r"[-+]?\d{1,4}")
OF_THE_FILE: Final = ("match-went-on", "unwritable-file", "unreadable-file")  # no other answer helps
KEYS = {"u": "keeper-key-undo", "c 3": "keeper-key-correct", "q": "keeper-key-quit"}


class KeptFile:
    """Where a match is kept; nothing is written over what somebody else wrote."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: bytes | None = None  # as it was last read or written here

    def load(self) -> KeptMatch:
        data = self._read()
        kept = read_kept(data.decode("utf-8", "replace"))
        self._known = data
        return kept

    def save(self, kept: KeptMatch) -> None:
        if self._known is not None and self._went_on():
            raise Refused("match-went-on", file=str(self.path), command=typed("keep", self.path))
        data = write_kept(kept).encode()
        put_bytes(self.path, data)
        self._known = data

    def _read(self) -> bytes:
        with opened(self.path) as file:
            return file.read(4 * LARGEST)

    def _went_on(self) -> bool:
        """One that was removed meanwhile is written again."""
        try:
            return self._read() != self._known
        except Refused as refused:
            if refused.why == "no-such-file":
                return False
            raise


class OnScreen(NamedTuple):
    """A kept match as the score card and the result ask for it."""

    players: int
    holes: int
    totals: tuple[int, ...]
    outcome: Outcome | None
    scores: tuple[KeptHole, ...]


class Stopped(Exception):  # noqa: N818 - no mistake
    """Somebody wants to go on another time."""


@dataclass
class KeeperSession:
    """Asks until the match is over, or somebody stops."""

    terminal: Terminal
    words: Words
    kept: KeptMatch
    file: KeptFile
    closers: set[int] = field(default_factory=set)  # holes of which it was asked who closed them
    said: str = ""  # a complaint, for the next page

    def run(self) -> None:
        while True:
            try:
                self._ask()
            except Stopped:
                return

    @property
    def now(self) -> KeptStanding:
        return standing(self.kept)

    def _ask(self) -> None:
        hole = self.now.open
        if hole is None:
            self._over()
            return
        missing = [seat for seat, score in zip(hole.seats, hole.scores, strict=True) if score.strokes is None]
        if missing:
            self._ask_score(hole, missing[0])
        elif hole.closer is None and hole.number not in self.closers:
            self._ask_closer(hole)
        else:
            question = self.words("keeper-ask-next")
            self._line(self._hole_lines(hole), question, lambda _: self._tell(HoleDone(hole.number)))

    def _ask_score(self, hole: KeptHole, seat: Seat) -> None:
        question = self.words("keeper-ask-score", name=self.kept.names[seat], example=self._example)
        self._line(self._hole_lines(hole), question, lambda line: self._score(hole.number, seat, line))

    def _ask_closer(self, hole: KeptHole) -> None:
        question = self.words("keeper-ask-closer", question=self._closing)

        def answer(line: str) -> None:
            seat = self._player(hole, line) if line else None
            self._tell(CloserTold(hole.number, seat))
            self.closers.add(hole.number)

        self._line([*self._hole_lines(hole), *self._listed(hole)], question, answer)

    def _over(self) -> None:
        result = result_text(self.words, People(self.kept.names), self._seen())
        lines = [*self._card(), *wrap(result, self.terminal.width)]

        def leave(line: str) -> None:
            if line:
                raise Refused("keeper-hole-done", hole=self.now.holes[-1].number)
            raise Stopped

        self._line(lines, self.words("keeper-ask-over"), leave)

    # One line of an answer

    def _line(self, lines: list[str], question: str, answer: Callable[[str], None]) -> None:
        """Show, ask, and do what was answered; a key does what it always does."""
        width = self.terminal.width
        alarm = [paint(line, "alarm") for line in (wrap(self.said, width) if self.said else [])]
        self.terminal.page([*lines, "", *self._keys(), *alarm, *wrap(question, width)])
        self.said = ""
        line = self.terminal.ask()
        try:
            if not self._key(line.lower().split()):
                answer(line)
        except Refused as refused:
            if refused.why == "match-went-on":
                raise
            self.said = problem_text(self.words, refused)

    def _key(self, typed: list[str]) -> bool:
        match typed:
            case ["q" | "quit"]:
                raise Stopped
            case ["u" | "undo"]:
                self._keep(undo(self.kept))
                self.closers.clear()
            case ["c", number] if number.isdecimal():
                self._correct(int(number[:3]))
            case _:
                return False
        return True

    def _score(self, hole: int, seat: Seat, line: str) -> None:
        self._tell(self._told(hole, seat, line))

    def _told(self, hole: int, seat: Seat, line: str) -> KeptEntry:
        """Strokes, or a layout with all its cards."""
        if not line:
            raise Refused("keeper-scores-missing", names=self.kept.names[seat])
        plain = line.replace("−", "-")
        if NUMBER.fullmatch(plain):
            return StrokesTold(hole, seat, int(plain))
        if "/" not in line:
            raise Refused("keeper-not-understood", typed=line[:40])
        cards = read_cards(self.kept.game, line)
        if None in cards:
            raise Refused("layout-face-down", layout=line[:80])
        return CardsTold(hole, seat, cards)

    def _correct(self, number: int) -> None:
        """Asks for everything of a hole that is done; Enter leaves it."""
        holes = self.now.holes
        if not 1 <= number <= len(holes):
            raise Refused("keeper-no-such-hole", hole=number, most=len(holes))
        for seat in holes[number - 1].seats:
            self._until_right(lambda hole, seat=seat: self._correct_score(hole, seat), number)  # type: ignore[misc]
        self._until_right(self._correct_closer, number)

    def _until_right(self, ask: Callable[[KeptHole], None], number: int) -> None:
        while True:
            try:
                return ask(self.now.holes[number - 1])
            except Refused as refused:
                if refused.why in OF_THE_FILE:
                    raise
                self.said = problem_text(self.words, refused)

    def _correct_score(self, hole: KeptHole, seat: Seat) -> None:
        score = hole.scores[hole.seats.index(seat)]
        now = "?" if score.strokes is None else str(score.strokes)
        line = self._answer(
            hole, self.words("keeper-ask-correction", name=self.kept.names[seat], strokes=now)
        )
        if line:
            self._score(hole.number, seat, line)

    def _correct_closer(self, hole: KeptHole) -> None:
        now = self.words("keeper-nobody") if hole.closer is None else self.kept.names[hole.closer]
        asked = self.words("keeper-ask-other-closer", question=self._closing, name=now)
        line = self._answer(hole, asked, self._listed(hole))
        if line:
            self._tell(CloserTold(hole.number, None if line == "0" else self._player(hole, line)))

    def _answer(self, hole: KeptHole, question: str, more: list[str] | None = None) -> str:
        width = self.terminal.width
        alarm = [paint(line, "alarm") for line in (wrap(self.said, width) if self.said else [])]
        title = paint(self.words("keeper-correcting", hole=hole.number), "strong")
        self.terminal.page([title, *self._told_so_far(hole), *(more or []), *alarm, *wrap(question, width)])
        self.said = ""
        line = self.terminal.ask()
        if line.lower() in QUIT:
            raise Stopped
        return line

    # What is kept

    def _tell(self, entry: KeptEntry) -> None:
        self._keep(enter(self.kept, entry))

    def _keep(self, kept: KeptMatch) -> None:
        self.file.save(kept)
        self.kept = kept

    # What is shown

    @property
    def _example(self) -> str:
        return next(iter(self.kept.game.examples.values())).rpartition(": ")[2]

    @property
    def _closing(self) -> str:
        return self.words("keeper-closer-knock" if self.kept.game.closing == "knock" else "keeper-closer-out")

    def _player(self, hole: KeptHole, line: str) -> Seat:
        """Somebody of this hole, by number or by name."""
        by_name = [seat for seat in hole.seats if self.kept.names[seat].casefold() == line.casefold()]
        seat = int(line[:3]) - 1 if line.isdecimal() else by_name[0] if by_name else -1
        if seat not in hole.seats:
            raise Refused("keeper-not-understood", typed=line[:40])
        return seat

    def _listed(self, hole: KeptHole) -> list[str]:
        return [key_text(str(seat + 1), self.kept.names[seat]) for seat in hole.seats]

    def _seen(self) -> OnScreen:
        now = self.now
        over = tuple(hole for hole in now.holes if hole.over)
        return OnScreen(self.kept.players, self.kept.holes, now.totals, now.outcome, over)

    def _hole_lines(self, hole: KeptHole) -> list[str]:
        words, names, width = self.words, self.kept.names, self.terminal.width
        where = "table-play-off" if hole.number > self.kept.holes else "table-hole"
        lines = [paint(words(where, hole=hole.number, holes=self.kept.holes), "strong")]
        lines += wrap(words("keeper-deals", dealer=names[hole.dealer], starter=names[hole.starter]), width)
        if self.now.tied:
            tied = People(names).some(words, hole.seats)["name"]
            lines += wrap(words("keeper-tied", name=tied), width)
        card = self._card() if self.now.holes[0].over else []
        return [*card, *lines, *self._told_so_far(hole)]

    def _card(self) -> list[str]:
        """With a mark for what was corrected, and for what does not count any more."""
        words, width, now = self.words, self.terminal.width, self.now
        changed = " · ".join(
            words(
                "table-says", name=f"{words('keeper-csv-hole')} {hole.number}", text=words("keeper-corrected")
            )
            for hole in now.holes
            if hole.corrected
        )
        void = [line for number in now.void for line in wrap(words("keeper-void", hole=number), width)]
        card = score_card(words, People(self.kept.names), self._seen(), width)
        return [*card, *(wrap(changed, width) if changed else []), *void]

    def _told_so_far(self, hole: KeptHole) -> list[str]:
        lines: list[str] = []
        for seat, score, strokes in zip(hole.seats, hole.scores, hole.strokes, strict=True):
            if strokes is None:
                continue
            was = "" if score.was is None else f" ({self.words('keeper-was', strokes=score.was)})"
            count = self.words("score-strokes", strokes=strokes)
            text = self.words("table-says", name=self.kept.names[seat], text=count + was)
            lines += wrap(text, self.terminal.width)
            lines += [f"  {reason}" for reason in self._reasons(hole, seat)]
        return lines

    def _reasons(self, hole: KeptHole, seat: Seat) -> list[str]:
        counted = hole.scores[hole.seats.index(seat)].counted
        game = self.kept.game.name
        savings = counted.savings if counted else ()
        reasons = [saving_text(self.words, game, saving) for saving in savings]
        if hole.penalty and hole.penalty.seat == seat:
            key = hole.penalty.house_rule.replace("_", "-")
            reasons.append(self.words(f"{game}-penalty-{key}", strokes=hole.penalty.strokes))
        return [line for reason in reasons for line in wrap(reason, self.terminal.width - 2)]

    def _keys(self) -> list[str]:
        return [line for key, what in KEYS.items() for line in self._key_lines(key, self.words(what))]

    def _key_lines(self, key: str, what: str) -> list[str]:
        first, *more = wrap(what, self.terminal.width - len(key) - 3)
        return [key_text(key, first), *(f"    {line}" for line in more)]
