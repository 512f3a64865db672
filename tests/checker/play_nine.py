"""Play Nine, from rules/play-nine.md."""

from collections import Counter
from itertools import groupby

from .hole import Clauses, Hole
from .house import House
from .lines import DealLine, Fault, Slot, State

BONUS = {1: 0, 2: -10, 3: -15, 4: -20}  # PN-22 to PN-24, PN-26


def value(card: str) -> int:
    return -5 if card == "H" else int(card)


def score(cards: list[str], adjacent: bool) -> int:
    """PN-20 to PN-28 for a layout, row by row."""
    columns = list(zip(cards[:4], cards[4:], strict=True))
    strokes = 0
    for upper, lower in columns:
        if upper != lower or upper == "H":  # PN-21, PN-25
            strokes += value(upper) + value(lower)
    pairs = [upper if upper == lower else None for upper, lower in columns]
    return strokes + sum(BONUS[size] for size in sets_of_pairs(pairs, adjacent))


def sets_of_pairs(pairs: list[str | None], adjacent: bool) -> list[int]:
    """How many columns each set of equal pairs has; with `adjacent` (PN-40) a gap parts a set."""
    if adjacent:
        return [len(list(run)) for card, run in groupby(pairs) if card is not None]
    return [size for card, size in Counter(pairs).items() if card is not None]


def face_down(row: list[Slot]) -> int:
    return sum(not up for _, up in row)


class PlayNine(Hole):
    clauses = Clauses(
        players="PN-01", pack="PN-02", deal="PN-05", upcard="PN-06", start="PN-07",
        clockwise="PN-04", draw="PN-08", from_stock="PN-09", from_discard="PN-11", renewal="PN-41",
        pace="PN-42", closing="PN-15", reveal="PN-17", scoring="PN-20", dealer="PN-30",
        winner="PN-31", ties="PN-32",
    )  # fmt: skip
    slots = 8
    most_players = 6
    close_reason = "putt-out"
    placed_face_up = True  # PN-12

    def __init__(self, house: House, deal: DealLine, rules: int = 2) -> None:
        super().__init__(house, deal, rules)
        self.actions |= {"flip": self.flip, "toss": self.toss}

    @staticmethod
    def pack(house: House, players: int) -> Counter[str]:
        return Counter({str(n): 8 for n in range(13)} | {"H": 4})

    def flip(self, seat: int, slot: int | None, shown: State) -> None:
        self.clause = "PN-07"
        self.forbid(self.turn is not None, "PN-07", "tees off when play has started")
        self.forbid(face_down(self.layouts[seat]) == 6, "PN-07", "turns up a third card at the tee-off")
        self.turn_up(seat, slot)
        if all(face_down(row) == 6 for row in self.layouts.values()):
            self.start()

    def toss(self, seat: int, slot: int | None, shown: State) -> None:
        self.throw_away(seat, "PN-14" if slot is None else "PN-10")
        if slot is not None:
            self.turn_up(seat, slot)
        elif self.house.no_pass:
            raise Fault("PN-14: the seat passes, but the house plays without it")
        elif face_down(self.layouts[seat]) != 1:
            raise Fault("PN-14: the seat passes without exactly one face-down card left")
        self.pass_turn(seat)

    def turn_up(self, seat: int, slot: int | None) -> None:
        assert slot is not None, "the text of a flip names a slot"
        card, up = self.layouts[seat][slot - 1]
        self.forbid(up, self.clause, f"turns up slot {slot}, which is face up already")
        self.layouts[seat][slot - 1] = (card, True)

    def pass_turn(self, seat: int) -> None:
        """PN-15; going out in the last round starts no new one (PN-16)."""
        if self.closer is None and not face_down(self.layouts[seat]):
            self.closer = seat
        super().pass_turn(seat)

    def strokes(self) -> list[int]:
        strokes = [score([card for card, _ in row], self.house.adjacent) for row in self.layouts.values()]
        if self.house.closer_penalty and self.closer is not None:
            place = self.seats.index(self.closer)
            if strokes[place] > max(0, min(strokes)):
                strokes[place] *= 2
        return strokes
