"""Six-Card Golf, from rules/six-card-golf.md."""

from collections import Counter

from .hole import Clauses, Hole
from .house import House
from .lines import DealLine, State

SUITED = [r + suit for r in ("A", *map(str, range(2, 11)), "J", "Q", "K") for suit in "SHDC"]
FACE_CARDS = {"A": 1, "J": 10, "Q": 10, "K": 0, "JK": -2}  # SC-20, SC-23


def rank(card: str) -> str:
    return card if card == "JK" else card[:-1]


def score(cards: list[str], house: House) -> int:
    """SC-20 to SC-23 for a layout, row by row."""
    ranks = [rank(card) for card in cards]
    columns = [(ranks[place], ranks[place + 3]) for place in range(3)]
    pairs = Counter(upper for upper, lower in columns if upper == lower != "JK")
    loose = [card for upper, lower in columns if upper != lower or upper == "JK" for card in (upper, lower)]
    return sum(worth(card, house) for card in loose) + sum(paired(*pair, house) for pair in pairs.items())


def worth(name: str, house: House) -> int:
    if name == "2":
        return house.twos
    return FACE_CARDS[name] if name in FACE_CARDS else int(name)


def paired(name: str, columns: int, house: House) -> int:
    """What the columns that are pairs of one rank count together: a block is -10 or -15 in all."""
    if house.blocks and columns > 1:
        return -5 * columns if columns == 3 else -10
    return -4 * columns if name == "2" and house.twos_keep and house.twos < 0 else 0


def packs(house: House, players: int) -> int:
    """SC-01. The players are those of the match: a play-off keeps the table's packs."""
    return house.packs or (players + 3) // 4


class SixCard(Hole):
    clauses = Clauses(
        players="SC-01", pack="SC-01", deal="SC-02", upcard="SC-03", start="SC-04",
        clockwise="SC-05", draw="SC-05", from_stock="SC-06", from_discard="SC-08", renewal="SC-32",
        pace="SC-32", closing="SC-10", reveal="SC-11", scoring="SC-20", dealer="SC-30",
        winner="SC-30", ties="SC-31",
    )  # fmt: skip
    slots = 6
    most_players = 12
    close_reason = "putt-out"
    placed_face_up = True  # SC-06

    def __init__(self, house: House, deal: DealLine, rules: int = 2) -> None:
        super().__init__(house, deal, rules=2)  # the limits hold from its first rules on (SC-32)
        self.actions |= {"flip": self.flip, "toss": self.toss}

    @staticmethod
    def pack(house: House, players: int) -> Counter[str]:
        one = Counter(SUITED + ["JK", "JK"] * house.jokers)
        return Counter({card: count * packs(house, players) for card, count in one.items()})

    def down(self, seat: int) -> int:
        return sum(not up for _, up in self.layouts[seat])

    def flip(self, seat: int, slot: int | None, shown: State) -> None:
        self.clause = "SC-04"
        self.forbid(self.turn is not None, "SC-04", "turns up a card when play has started")
        self.forbid(self.down(seat) == 4, "SC-04", "turns up a third card")
        self.turn_up(seat, slot)
        if all(self.down(other) == 4 for other in self.seats):
            self.start()

    def toss(self, seat: int, slot: int | None, shown: State) -> None:
        self.throw_away(seat, "SC-07")
        self.forbid(slot is None and self.house.flip == "must", "SC-07", "must turn up a card, but does not")
        self.forbid(slot is not None and self.house.flip == "never", "SC-07", "turns up a card, but may not")
        if slot is not None:
            self.turn_up(seat, slot)
        self.pass_turn(seat)

    def turn_up(self, seat: int, slot: int | None) -> None:
        assert slot is not None, "the text of a flip names a slot"
        card, up = self.layouts[seat][slot - 1]
        self.forbid(up, self.clause, f"turns up slot {slot}, which is face up already")
        self.layouts[seat][slot - 1] = (card, True)

    def pass_turn(self, seat: int) -> None:
        """SC-10; going out in the last round starts no new one."""
        out = self.closer is None and not self.down(seat)
        if out:
            self.closer = seat
        if out and not self.house.last_round:
            self.end(self.close_reason)
        else:
            super().pass_turn(seat)

    def strokes(self) -> list[int]:
        strokes = [score([card for card, _ in row], self.house) for row in self.layouts.values()]
        if self.house.closer_penalty and self.closer is not None:
            place = self.seats.index(self.closer)
            if strokes[place] > max(0, min(strokes)):
                strokes[place] *= 2  # SC-33
        return strokes
