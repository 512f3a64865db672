"""Four-Card Golf, from rules/four-card-golf.md."""

from collections import Counter

from .hole import Clauses, Hole
from .house import House
from .lines import DealLine, State

VALUES = {"A": 1, "J": 10, "Q": 10, "K": 0, "JK": -2} | {str(n): n for n in range(2, 11)}
RANKS = ["A", *(str(n) for n in range(2, 11)), "J", "Q", "K"]
LOOKED_AT: dict[str | int, set[int]] = {"near": {3, 4}, 1: {3}, 4: {1, 2, 3, 4}}


def rank(card: str) -> str:
    return card if card == "JK" else card[:-1]


def score(cards: list[str], pairs_cancel: bool) -> int:
    """FC-12, and the house rule of cancelling columns."""
    ranks = [rank(card) for card in cards]
    columns = [(ranks[0], ranks[2]), (ranks[1], ranks[3])]
    return sum(VALUES[a] + VALUES[b] for a, b in columns if not (pairs_cancel and a == b))


def packs(house: House, players: int) -> int:
    """FC-20. The players are those of the match: a play-off keeps the table's packs.

    Even one pack deals twelve players in and leaves a stock.
    """
    return house.packs or (players + 3) // 4


class FourCard(Hole):
    clauses = Clauses(
        players="FC-20", pack="FC-01", deal="FC-02", upcard="FC-03", start="FC-26",
        clockwise="FC-06", draw="FC-06", from_stock="FC-07", from_discard="FC-09", renewal="FC-23",
        pace="FC-23", closing="FC-10", reveal="FC-05", scoring="FC-12", dealer="FC-21",
        winner="FC-13", ties="FC-22",
    )  # fmt: skip
    slots = 4
    most_players = 12
    close_reason = "knock"
    placed_face_up = False  # FC-07

    def __init__(self, house: House, deal: DealLine, rules: int = 2) -> None:
        super().__init__(house, deal, rules)
        self.known: dict[int, set[int]] = {seat: set() for seat in self.seats}
        """FC-24, as far as it bears on the moves: the slots of its own whose card a seat knows."""
        self.owed: dict[int, set[int]] = {seat: set() for seat in self.seats}
        """FC-25: slots peeked at and not yet replaced."""
        self.to_look = set(self.seats)
        self.last_turn_done: set[int] = set()
        self.actions |= {
            "look": self.look, "decline": self.decline,
            "toss": self.toss, "knock": self.knock, "peek": self.peek,
        }  # fmt: skip

    @staticmethod
    def pack(house: House, players: int) -> Counter[str]:
        one = Counter({r + suit: 1 for r in RANKS for suit in "SHDC"} | ({"JK": 2} if house.jokers else {}))
        return Counter({card: count * packs(house, players) for card, count in one.items()})

    # The first look: FC-04, FC-26

    def look(self, seat: int, slot: int | None, shown: State) -> None:
        self.need_look(seat)
        if self.house.look == "any":
            self.forbid(slot is None, "FC-04", "looks without naming a card")
            self.forbid(slot in self.known[seat], "FC-04", f"looks at slot {slot} twice")
            self.known[seat] |= {slot} if slot else set()
            done = len(self.known[seat]) == 2
        else:
            self.forbid(slot is not None, "FC-04", "chooses a card to look at")
            self.known[seat] |= LOOKED_AT[self.house.look]
            done = True
        if done:
            self.has_looked(seat)

    def decline(self, seat: int, slot: int | None, shown: State) -> None:
        self.need_look(seat)
        self.has_looked(seat)

    def need_look(self, seat: int) -> None:
        self.clause = "FC-04"
        self.forbid(seat not in self.to_look, "FC-04", "has had its first look")

    def has_looked(self, seat: int) -> None:
        self.to_look.remove(seat)
        if not self.to_look:
            self.start()

    # The turn

    def take(self, seat: int, slot: int | None, shown: State) -> None:
        self.need_turn(seat)
        self.forbid(bool(self.owed[seat]), "FC-25", "must draw from the stock after a peek")
        super().take(seat, slot, shown)

    def swap(self, seat: int, slot: int | None, shown: State) -> None:
        """FC-11: only a stock card may replace a peeked card."""
        self.need_turn(seat)
        assert slot is not None, "the text of a swap names a slot"
        if self.held_from_stock and self.owed[seat]:
            self.forbid(slot not in self.owed[seat], "FC-25", f"must replace one of {self.owed[seat]}")
        if not self.held_from_stock:
            self.forbid(slot in self.owed[seat], "FC-11", "replaces a peeked card by a taken discard")
        super().swap(seat, slot, shown)
        self.known[seat].add(slot)
        self.owed[seat].discard(slot)

    def toss(self, seat: int, slot: int | None, shown: State) -> None:
        self.throw_away(seat, "FC-08")
        self.forbid(slot is not None, "FC-08", "turns up a card")
        self.forbid(bool(self.owed[seat]), "FC-25", "throws the stock card away after a peek")
        self.pass_turn(seat)

    def knock(self, seat: int, slot: int | None, shown: State) -> None:
        self.need_turn(seat)
        self.clause = "FC-10"
        self.forbid(self.held is not None, "FC-10", "knocks with a card in hand")
        self.forbid(self.closer is not None, "FC-10", "knocks in the last round")
        self.forbid(bool(self.owed[seat]), "FC-25", "knocks after a peek")
        self.closer = seat
        self.pass_turn(seat)

    def pass_turn(self, seat: int) -> None:
        if self.closer is not None:
            self.last_turn_done.add(seat)
        super().pass_turn(seat)

    def peek(self, seat: int, slot: int | None, shown: State) -> None:
        self.clause = "FC-25"
        assert slot is not None, "the text of a peek names a slot"
        self.forbid(self.house.no_peek, "FC-25", "peeks, but the house plays without it")
        self.forbid(bool(self.to_look), "FC-25", "peeks before the first look is over")
        self.forbid(slot in self.known[seat], "FC-25", f"peeks at slot {slot}, which it knows")
        if self.closer is not None:
            begun = seat == self.turn or seat in self.last_turn_done
            self.forbid(begun, "FC-25", "peeks when its last turn has begun")
            self.forbid(bool(self.owed[seat]), "FC-25", "peeks, but has no turn left to replace the card")
        if seat == self.turn and self.held is not None and not self.held_from_stock:
            self.forbid(len(self.owed[seat]) == 3, "FC-25", "leaves no place for the taken discard")
        self.known[seat].add(slot)
        self.owed[seat].add(slot)

    def strokes(self) -> list[int]:
        rows = [[card for card, _ in row] for row in self.layouts.values()]
        strokes = [score(cards, self.house.pairs_cancel) for cards in rows]
        if self.house.knock_penalty and self.closer is not None:
            place = self.seats.index(self.closer)
            if strokes[place] > min(strokes):
                strokes[place] += 10
        return strokes
