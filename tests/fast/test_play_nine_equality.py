"""The kernel of Play Nine equals `games/`: same cards and same moves, same holes."""

from collections.abc import Callable

import pytest

from backnine.cards import Pack
from backnine.fast.kernel import TOSS
from backnine.games.play_nine import PLAY_NINE
from backnine.games.play_nine.fast import rules as fast
from backnine.hole import Seat
from tests.fast.equality import Style, UnequalError, compare, every_table
from tests.fast.play_nine import LONG, STYLES, PlayNine

VERBS = {("verb", verb) for verb in ("flip", "draw", "take", "swap", "toss")}
OTHERS = {("ending", "putt-out"), ("closed", True), ("penalty", True), ("penalty", False), ("renewed", 1)}
LATE = {("ending", "pace-of-play"), ("closed", False), ("hundred turns each", True)}


def test_random_holes_are_equal_move_by_move() -> None:
    """As many as meet every table and house rule; `make soak` plays ten million."""
    seen = compare(PlayNine(), "play-nine 1", 900, STYLES)
    assert (every_table(PLAY_NINE) | VERBS | OTHERS) - set(seen) == set()


def test_long_holes_are_equal_too() -> None:
    """The stock is renewed time and again, or nobody ever draws, or goes out (PN-41, PN-42)."""
    seen = compare(PlayNine(), "play-nine, long", 160, LONG)
    assert (LATE | {("renewed", times) for times in range(6)}) - set(seen) == set()


class Tampered(PlayNine):
    """A kernel that goes wrong in one place, at its tenth move."""

    def __init__(self, place: Callable[[fast.HoleRow], int]) -> None:
        super().__init__()
        self.place = place
        self.played = 0

    def play(self, seat: Seat, move: int) -> None:
        super().play(seat, move)
        self.played += 1
        if self.played == 10:
            self.hole[self.place(self.hole)] ^= 1


PLACES: dict[str, Callable[[fast.HoleRow], int]] = {
    "phase": lambda _: fast.PHASE,
    "waiting": lambda _: fast.WAITING,
    "turn": lambda _: fast.TURN_OF,
    "closer": lambda _: fast.CLOSER,
    "ending": lambda _: fast.ENDING,
    "held": lambda _: fast.HELD,
    "renewals": lambda _: fast.RENEWED,
    "takes": lambda _: fast.TAKES,
    "turns": lambda hole: fast.TURNS + hole[fast.DEALER],
    "layouts": lambda hole: fast.CARDS + 8 * hole[fast.DEALER],
    "down": lambda hole: fast.DOWN + hole[fast.DEALER],
    "discard": lambda _: fast.PILE,
    "stock": lambda _: fast.PILE - 1,
}


@pytest.mark.parametrize("part", PLACES)
def test_a_kernel_that_goes_wrong_is_found_out(part: str) -> None:
    with pytest.raises(UnequalError, match=f"'{part}': "):
        compare(Tampered(PLACES[part]), "tampered", 10, STYLES)


class NeverPasses(PlayNine):
    def moves(self) -> list[int]:
        return [mask & ~(1 << TOSS) for mask in super().moves()]


class Miscounts(PlayNine):
    def strokes(self) -> tuple[int, ...]:
        return (*super().strokes()[:-1], 99)


class LosesACard(PlayNine):
    def renewed(self, discards: Pack) -> Pack:
        return (*super().renewed(discards)[:-1], discards[0])


@pytest.mark.parametrize(
    ("wrong", "message", "styles"),
    [
        (NeverPasses, "legal moves", STYLES),
        (Miscounts, "strokes", STYLES),
        (LosesACard, "renewed stock", LONG),
    ],
)
def test_wrong_moves_strokes_and_stocks_are_found_out(
    wrong: type[PlayNine], message: str, styles: tuple[Style, ...]
) -> None:
    with pytest.raises(UnequalError, match=message):
        compare(wrong(), "wrong", 20, styles)
