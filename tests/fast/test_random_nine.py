"""The loop that plays Play Nine at random as fast as it goes plays by the rules: its choices, made again here
in plain Python and played on `games/`, end in the same strokes."""

from dataclasses import dataclass, field

import numpy as np
import pytest

from backnine.but import but
from backnine.cards import Card, Pack
from backnine.fast.kernel import GOLDEN, mixed, new_dice
from backnine.games import find_game, play
from backnine.games.play_nine.fast.random_holes import BLOCK, random_holes
from backnine.games.play_nine.fast.rules import FULL_PACK, HOLE_IN_ONE
from backnine.hole import deal
from backnine.house import House
from backnine.match import score_hole
from backnine.moves import Move

GAME = find_game("play-nine")
WORD = (1 << 64) - 1
TEE_OFFS = [(one, other) for one in range(8) for other in range(8) if one != other]


@dataclass
class Mirror:
    """The pack and the dice of a block, and the same choices as the kernel makes."""

    seats: int
    house: House
    state: int
    pack: list[int] = field(default_factory=FULL_PACK.tolist)
    next_drawn: Card | None = None

    def word(self) -> int:
        self.state = (self.state + int(GOLDEN)) & WORD
        return int(mixed(np.uint64(self.state)))

    def choice(self, word: int, sides: int) -> int:
        return (word & 0xFFFFFF) * sides >> 24

    def exchange(self, one: int, other: int) -> None:
        self.pack[one], self.pack[other] = self.pack[other], self.pack[one]

    def one_hole(self) -> tuple[int, tuple[int, ...]]:
        """Turns and strokes, by place after the dealer."""
        dealt = self.seats * 8
        for place in range(0, dealt + 1, 2):
            word = self.word()
            self.exchange(place, place + self.choice(word, 108 - place))
            self.exchange(place + 1, place + 1 + self.choice(word >> 32, 107 - place))
        cards = tuple(map(_card, self.pack))
        self.hole = deal(
            "play-nine", self.house, cards, players=self.seats, per_player=8, phase="tee-off", number=1,
            dealer=self.seats - 1, seats=range(self.seats), reshuffle=self.renewed,
        )  # fmt: skip
        for seat in range(self.seats):
            for slot in TEE_OFFS[self.choice(self.word(), 56)]:
                self.play(seat, Move("flip", slot + 1))
        self.stock = dealt + 1
        while not self.hole.over:
            self.turn(dealt)
        return sum(self.hole.turns), score_hole(GAME, self.hole).strokes

    def turn(self, dealt: int) -> None:
        word = self.word()
        seat = self.hole.turn
        assert seat is not None
        draws = word & 1
        if self.stock == 108 and draws and self.hole.renewals < self.house.number("renewals"):
            self.exchange(dealt, 107)
            self.stock = dealt + 1
        if self.stock < 108:
            self.exchange(self.stock, self.stock + draws * self.choice(word >> 1, 108 - self.stock))
        if draws and self.stock < 108:
            self.on_top(_card(self.pack[self.stock]))
        self.play(seat, Move("draw" if draws else "take"))
        if self.hole.over:
            return
        self.stock += draws
        down = [slot for slot, lies in enumerate(self.hole.layouts[seat]) if not lies.up]
        passes = len(down) == 1 and not self.house["no_pass"]
        pick = self.choice(word >> 25, 8 + draws * (len(down) + passes))
        if pick < 8:
            self.exchange(pick * self.seats + seat, self.stock - 1)
            self.play(seat, Move("swap", pick + 1))
        elif pick - 8 < len(down):
            self.play(seat, Move("toss", down[pick - 8] + 1))
        else:
            self.play(seat, Move("toss"))

    def play(self, seat: int, move: Move) -> None:
        self.hole, _ = play(self.hole, seat, move)

    def on_top(self, card: Card) -> None:
        """The kernel decides only now which card is drawn: put it on top of the other engine's stock."""
        self.next_drawn = card
        if self.hole.stock:
            stock = list(self.hole.stock)
            stock.remove(card)
            self.hole = but(self.hole, stock=(card, *stock))

    def renewed(self, discards: Pack, _: int) -> Pack:
        rest = list(discards)
        assert self.next_drawn is not None
        rest.remove(self.next_drawn)
        return (self.next_drawn, *rest)


def _card(number: int) -> Card:
    return Card("H" if number == HOLE_IN_ONE else str(number))


@pytest.mark.parametrize(
    ("seats", "house"),
    [
        (2, ""),
        (4, ""),
        (6, "renewals=0"),
        (6, "renewals=2,no_pass"),
        (3, "adjacent,closer_penalty"),
        (5, "no_pass,closer_penalty"),
    ],
)
def test_the_same_choices_end_in_the_same_strokes(seats: int, house: str) -> None:
    rules = GAME.house(house)
    result = random_holes(seats, rules, seed=5, count=60)
    mirror = Mirror(seats, rules, int(new_dice(5, 0)[0]))
    assert [mirror.one_hole() for _ in range(60)] == [(row[0], tuple(row[1:])) for row in result.tolist()]


def test_the_same_holes_on_any_number_of_threads() -> None:
    house, count = GAME.house(), 3 * BLOCK + 5
    alone = random_holes(4, house, seed=1, count=count)
    assert (alone == random_holes(4, house, seed=1, count=count, threads=2)).all()
    assert (alone != random_holes(4, house, seed=2, count=count)).any()
