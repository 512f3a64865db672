"""The kernel of Four-Card Golf equals `games/`: same cards and same moves, same holes."""

from collections.abc import Callable

import pytest

from backnine.cards import Pack
from backnine.fast.kernel import PEEK
from backnine.games.four_card import FOUR_CARD
from backnine.games.four_card.fast import rules as fast
from backnine.hole import Seat
from tests.fast.equality import UnequalError, compare, every_table
from tests.fast.four_card import LONG, STYLES, FourCard

VERBS = {("verb", verb) for verb in ("look", "decline", "draw", "take", "swap", "toss", "knock", "peek")}
OTHERS = {("out of turn", "peek"), ("ending", "knock"), ("penalty", True), ("penalty", False), ("renewed", 1)}
LATE = {("ending", "pace-of-play"), ("closed", True), ("closed", False), ("hundred turns each", True)}


def test_random_holes_are_equal_move_by_move() -> None:
    """As many as meet every table and house rule; `make soak` plays ten million."""
    seen = compare(FourCard(), "four-card 0", 1_000, STYLES)
    assert (every_table(FOUR_CARD) | VERBS | OTHERS) - set(seen) == set()


def test_long_holes_are_equal_too() -> None:
    """The stock is renewed time and again, or nobody ever draws, or goes out (FC-23)."""
    seen = compare(FourCard(), "four-card, long 1", 40, LONG)
    assert (LATE | {("renewed", times) for times in range(6)}) - set(seen) == set()


class Tampered(FourCard):
    """A kernel that goes wrong in one place, at its tenth move."""

    def __init__(self, place: Callable[[fast.HoleState], int]) -> None:
        super().__init__()
        self.place = place
        self.played = 0

    def play(self, seat: Seat, move: int) -> None:
        super().play(seat, move)
        self.played += 1
        if self.played == 10:
            self.state[self.place(self.state)] ^= 1


PLACES: dict[str, Callable[[fast.HoleState], int]] = {
    "phase": lambda _: fast.PHASE,
    "waiting": lambda _: fast.WAITING,
    "turn": lambda _: fast.TURN,
    "closer": lambda _: fast.CLOSER,
    "ending": lambda _: fast.ENDING,
    "held": lambda _: fast.HELD,
    "held from": lambda _: fast.HELD_FROM,
    "renewals": lambda _: fast.RENEWALS,
    "takes": lambda _: fast.TAKES,
    "turns": lambda state: fast.TURNS + state[fast.DEALER],
    "owed": lambda state: fast.OWED + state[fast.DEALER],
    "cards": lambda state: fast.CARDS + 4 * state[fast.DEALER],
    "seen": lambda state: fast.SEEN + 4 * state[fast.DEALER],
    "discard": lambda _: fast.PILES,
    "stock": lambda state: fast.PILES + state[fast.PACK] - 1,
}


@pytest.mark.parametrize("part", PLACES)
def test_a_kernel_that_goes_wrong_is_found_out(part: str) -> None:
    with pytest.raises(UnequalError, match=f"'{part}': "):
        compare(Tampered(PLACES[part]), "tampered", 10, STYLES)


class ForgetsAPeek(FourCard):
    def moves(self) -> list[int]:
        return [mask & ~(1 << PEEK) for mask in super().moves()]


class Miscounts(FourCard):
    def strokes(self) -> tuple[int, ...]:
        return (*super().strokes()[:-1], 99)


class LosesACard(FourCard):
    def renewed(self, discards: Pack) -> Pack:
        return (*super().renewed(discards)[:-1], discards[0])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [(ForgetsAPeek, "legal moves"), (Miscounts, "strokes"), (LosesACard, "renewed stock")],
)
def test_wrong_moves_strokes_and_stocks_are_found_out(wrong: type[FourCard], message: str) -> None:
    with pytest.raises(UnequalError, match=message):
        compare(wrong(), "wrong", 20, LONG)
