"""The kernel of Six-Card Golf equals `games/`: same cards and same moves, same holes."""

from collections.abc import Callable

import pytest

from backnine.cards import Card, Pack
from backnine.fast.kernel import TOSS
from backnine.games.six_card import SIX_CARD
from backnine.games.six_card.fast import rules as fast
from backnine.hole import Seat
from tests.fast.equality import Style, UnequalError, compare, every_table
from tests.fast.six_card import LONG, STYLES, SixCard

VERBS = {("verb", verb) for verb in ("flip", "draw", "take", "swap", "toss")}
OTHERS = {("ending", "putt-out"), ("closed", True), ("penalty", True), ("penalty", False), ("renewed", 1)}
LATE = {("ending", "pace-of-play"), ("closed", False), ("hundred turns each", True)}


def test_random_holes_are_equal_move_by_move() -> None:
    """As many as meet every table and house rule; `make soak` plays ten million."""
    seen = compare(SixCard(), "six-card 0", 1_000, STYLES)
    assert (every_table(SIX_CARD) | VERBS | OTHERS) - set(seen) == set()


def test_long_holes_are_equal_too() -> None:
    """The stock is renewed time and again, or nobody ever draws, or goes out (SC-32)."""
    seen = compare(SixCard(), "six-card, long", 120, LONG)
    assert (LATE | {("renewed", times) for times in range(6)}) - set(seen) == set()


@pytest.mark.parametrize(
    ("layout", "house"),
    [
        ("2S 2H 2C / 2D 2S 2H", ""),
        ("2S 2H 2C / 2D 2S 2H", "twos_keep"),
        ("2S 2H 2C / 2D 2S 2H", "twos_keep,blocks"),
        ("2S 2H 9C / 2D 2S 2H", "twos_keep,blocks"),
        ("2S 5H 2C / 2D 2S 2H", "twos_keep,blocks,twos=2"),
        ("5S 5H 5C / 5D 5S 5H", "blocks"),
        ("5S 9H 5C / 5D KS 5H", "blocks"),
        ("JK JK JK / JK JK JK", "jokers,blocks,packs=3"),
        ("JK AS QC / JK JH AD", "jokers"),
    ],
)
def test_rare_layouts_count_the_same(layout: str, house: str) -> None:
    """SC-20 to SC-23"""
    rules, cards = SIX_CARD.house(house), layout.replace("/ ", "").split()
    table = fast.new_hole(rules, 12)
    lay = fast.numbers(map(Card, cards))
    assert fast.strokes(lay, table) == SIX_CARD.strokes(tuple(map(Card, cards)), rules).total


class Tampered(SixCard):
    """A kernel that goes wrong in one place, at its tenth move."""

    def __init__(self, place: Callable[[fast.HoleArray], int]) -> None:
        super().__init__()
        self.place = place
        self.played = 0

    def play(self, seat: Seat, move: int) -> None:
        super().play(seat, move)
        self.played += 1
        if self.played == 10:
            self.hole[self.place(self.hole)] ^= 1


PLACES: dict[str, Callable[[fast.HoleArray], int]] = {
    "phase": lambda _: fast.PHASE,
    "waiting": lambda _: fast.WAITING,
    "turn": lambda _: fast.TURN_OF,
    "closer": lambda _: fast.CLOSER,
    "ending": lambda _: fast.ENDING,
    "held": lambda _: fast.HELD,
    "renewals": lambda _: fast.RENEWED,
    "takes": lambda _: fast.TAKES,
    "turns": lambda hole: fast.TURNS + hole[fast.DEALER],
    "layouts": lambda hole: fast.CARDS + 6 * hole[fast.DEALER],
    "down": lambda hole: fast.DOWN + hole[fast.DEALER],
    "discard": lambda _: fast.PILES,
    "stock": lambda hole: fast.PILES + hole[fast.PACK] - 1,
}


@pytest.mark.parametrize("part", PLACES)
def test_a_kernel_that_goes_wrong_is_found_out(part: str) -> None:
    with pytest.raises(UnequalError, match=f"'{part}': "):
        compare(Tampered(PLACES[part]), "tampered", 10, STYLES)


class NeverTosses(SixCard):
    def moves(self) -> list[int]:
        return [mask & ~(1 << TOSS) for mask in super().moves()]


class Miscounts(SixCard):
    def strokes(self) -> tuple[int, ...]:
        return (*super().strokes()[:-1], 99)


class LosesACard(SixCard):
    def renewed(self, discards: Pack) -> Pack:
        return (*super().renewed(discards)[:-1], discards[0])


@pytest.mark.parametrize(
    ("wrong", "message", "styles"),
    [
        (NeverTosses, "legal moves", STYLES),
        (Miscounts, "strokes", STYLES),
        (LosesACard, "renewed stock", LONG),
    ],
)
def test_wrong_moves_strokes_and_stocks_are_found_out(
    wrong: type[SixCard], message: str, styles: tuple[Style, ...]
) -> None:
    with pytest.raises(UnequalError, match=message):
        compare(wrong(), "wrong", 20, styles)
