"""One hole of any golf game: what a table must look like after each move, and which moves a rule forbids."""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from .house import House
from .lines import DealLine, Fault, MoveLine, State


@dataclass(frozen=True)
class Clauses:
    """The ids under which one game's sheet states what both games share."""

    players: str
    pack: str
    deal: str
    upcard: str
    start: str
    clockwise: str
    draw: str
    from_stock: str
    from_discard: str
    renewal: str
    pace: str
    closing: str
    reveal: str
    scoring: str
    dealer: str
    winner: str
    ties: str


Action = Callable[[int, int | None, State], None]
MOVE = re.compile(r"(flip|swap|peek|toss|look) ([1-9])|(toss|look|decline|draw|take|knock)")


MOST_TAKES = 100  # turns in a row that began with a discard: the hole ends (pace of play)
MOST_TURNS = 100  # of each player, until somebody closes the hole: likewise, from the second rules on


def read_move(text: str) -> tuple[str, int | None]:
    found = MOVE.fullmatch(text)
    if not found:
        raise Fault(f"shape: no such move: {text!r}")
    return found[1] or found[3], int(found[2]) if found[2] else None


def left_of(seat: int, seats: Sequence[int]) -> int:
    """The next of these seats clockwise; seats are in ascending order."""
    return next((s for s in seats if s > seat), seats[0])


class Hole(ABC):
    """Starts from a deal and follows the moves. The words of a game's moves are its keys in `actions`."""

    clauses: ClassVar[Clauses]
    slots: ClassVar[int]
    most_players: ClassVar[int]
    close_reason: ClassVar[str]
    placed_face_up: ClassVar[bool]

    def __init__(self, house: House, deal: DealLine, rules: int = 2) -> None:
        self.house = house
        self.turns_left = MOST_TURNS * len(deal.seats) if rules > 1 else -1
        self.seats = deal.seats
        self.dealer = deal.dealer
        self.layouts = {seat: list(row) for seat, row in zip(deal.seats, deal.state.layouts, strict=True)}
        self.stock = list(deal.state.stock)
        self.discard = list(deal.state.discard)
        self.held: str | None = None
        self.held_from_stock = False
        self.turn: int | None = None
        self.closer: int | None = None
        self.renewals_left = house.renewals
        self.takes_in_a_row = 0
        self.reason: str | None = None
        self.clause = ""
        """What the last move was made under: named when the table after it is wrong."""
        self.actions: dict[str, Action] = {"draw": self.draw, "take": self.take, "swap": self.swap}

    @staticmethod
    @abstractmethod
    def pack(house: House, players: int) -> Counter[str]:
        """All the cards that must be on the table."""

    @abstractmethod
    def strokes(self) -> list[int]:
        """The score of each seat of this ended hole, penalties included."""

    # The moves

    def play(self, line: MoveLine) -> None:
        """Follow one move: a fault if it is not allowed or leads to another table than the one shown."""
        word, slot = read_move(line.move)
        if line.seat not in self.seats:
            raise Fault(f"{self.clauses.clockwise}: seat {line.seat} does not play this hole")
        if word not in self.actions:
            raise Fault(f"{self.clauses.draw}: {word!r} is no move of this game")
        if slot is not None and slot > self.slots:
            raise Fault(f"shape: there is no slot {slot}")
        self.actions[word](line.seat, slot, line.state)
        self.compare(line.state)

    def draw(self, seat: int, slot: int | None, shown: State) -> None:
        self.need_turn(seat)
        self.clause = self.clauses.draw
        self.forbid(self.held is not None, self.clause, "draws with a card in hand")
        if self.stock:
            self.held = self.stock.pop(0)
        elif self.renewals_left:
            self.renew(shown)
        else:
            self.clause = self.clauses.pace
            self.end("pace-of-play")
        self.held_from_stock = True
        self.takes_in_a_row = 0

    def renew(self, shown: State) -> None:
        """The new order is chance, so it is taken from the line; the cards must be the old discards."""
        self.clause = self.clauses.renewal
        self.renewals_left -= 1
        old, self.discard = self.discard[:-1], self.discard[-1:]
        if shown.held is None or Counter([shown.held, *shown.stock]) != Counter(old):
            raise Fault(f"{self.clause}: the new stock and the card drawn from it are not the old discards")
        self.held, self.stock = shown.held, list(shown.stock)

    def take(self, seat: int, slot: int | None, shown: State) -> None:
        self.need_turn(seat)
        self.clause = self.clauses.draw
        self.forbid(self.held is not None, self.clause, "takes with a card in hand")
        self.held = self.discard.pop()
        self.held_from_stock = False
        self.takes_in_a_row += 1

    def swap(self, seat: int, slot: int | None, shown: State) -> None:
        self.need_turn(seat)
        self.clause = self.clauses.from_stock if self.held_from_stock else self.clauses.from_discard
        assert slot is not None, "the text of a swap names a slot"
        if self.held is None:
            raise Fault(f"{self.clauses.draw}: seat {seat} swaps with no card in hand")
        self.discard.append(self.layouts[seat][slot - 1][0])
        self.layouts[seat][slot - 1] = (self.held, self.placed_face_up)
        self.held = None
        self.pass_turn(seat)

    def throw_away(self, seat: int, clause: str) -> None:
        """Discard the card drawn from the stock."""
        self.need_turn(seat)
        self.clause = clause
        if self.held is None:
            raise Fault(f"{self.clauses.draw}: seat {seat} tosses with no card in hand")
        self.forbid(not self.held_from_stock, self.clauses.from_discard, "puts a taken discard straight back")
        self.discard.append(self.held)
        self.held = None

    # The order of play

    def start(self) -> None:
        self.turn = left_of(self.dealer, self.seats)

    def need_turn(self, seat: int) -> None:
        self.forbid(self.turn is None, self.clauses.start, "takes a turn before play has started")
        self.forbid(self.turn != seat, self.clauses.clockwise, f"moves on the turn of seat {self.turn}")

    def pass_turn(self, seat: int) -> None:
        self.turn = left_of(seat, self.seats)
        self.turns_left -= 1
        if self.turn == self.closer:
            self.end(self.close_reason)
        elif self.takes_in_a_row == MOST_TAKES or (self.closer is None and self.turns_left == 0):
            self.clause = self.clauses.pace
            self.end("pace-of-play")

    def end(self, reason: str) -> None:
        self.reason = reason
        self.turn = None
        self.layouts = {seat: [(card, True) for card, _ in row] for seat, row in self.layouts.items()}

    # Judging

    def forbid(self, wrong: bool, clause: str, what: str) -> None:
        if wrong:
            raise Fault(f"{clause}: the seat {what}")

    def closed_by(self) -> str:
        return self.clauses.pace if self.reason == "pace-of-play" else self.clauses.closing

    def compare(self, shown: State) -> None:
        due = State(list(self.layouts.values()), self.stock, self.discard, self.held, self.turn, self.closer)
        turned = self.clause if self.reason is None else self.clauses.reveal
        passed = self.clauses.clockwise if self.reason is None else self.closed_by()
        complaints = [
            f"{clause}: {name} is {getattr(shown, name)}, must be {getattr(due, name)}"
            for name, clause in (
                ("layouts", turned),
                ("stock", self.clause),
                ("discard", self.clause),
                ("held", self.clause),
                ("turn", passed),
                ("closer", self.clauses.closing),
            )
            if getattr(shown, name) != getattr(due, name)
        ]
        if complaints:
            raise Fault(*complaints)
