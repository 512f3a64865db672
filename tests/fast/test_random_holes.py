"""The loops that play at random as fast as it goes play by the rules: their choices, made again here in plain
Python and played on `games/`, end in the same strokes."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np
import pytest

from backnine.but import but
from backnine.cards import Card, Pack
from backnine.fast.holes import PIECE, RandomHoles, kernel_of, random_holes
from backnine.fast.kernel import GOLDEN, any_bit, count_bits, lowest_bit, mixed, new_dice
from backnine.games import GAMES, find_game, moves, play
from backnine.games.four_card.fast import rules as four_card
from backnine.games.play_nine.fast.rules import FULL_PACK
from backnine.hole import deal
from backnine.house import House
from backnine.match import score_hole
from backnine.moves import Move
from backnine.refused import Refused
from tests.fast.play_nine import NUMBER

WORD = (1 << 64) - 1


def whole_pack(game: str, house: House, players: int) -> list[Card]:
    """In the order in which a kernel begins."""
    if game == "play-nine":
        cards = {number: card for card, number in NUMBER.items()}
        return [cards[number] for number in FULL_PACK.tolist()]
    return list(find_game(game).pack(house, players))


@dataclass
class Mirror:
    """The pack and the dice of a hole, and the same choices as the kernel makes."""

    game: str
    seats: int
    house: House
    state: int
    pack: list[Card] = field(init=False)
    next_drawn: Card | None = None

    def __post_init__(self) -> None:
        self.pack = whole_pack(self.game, self.house, self.seats)

    def word(self) -> int:
        self.state = (self.state + int(GOLDEN)) & WORD
        return int(mixed(np.uint64(self.state)))

    def choice(self, word: int, sides: int) -> int:
        return (word & 0xFFFFFF) * sides >> 24

    def exchange(self, one: int, other: int) -> None:
        self.pack[one], self.pack[other] = self.pack[other], self.pack[one]

    def one_hole(self) -> tuple[int, int, tuple[int, ...]]:
        """Turns, who went out, and strokes, by place after the dealer."""
        game, cards = find_game(self.game), len(self.pack)
        dealt = self.seats * game.slots
        for place in range(0, dealt + 1, 2):
            word = self.word()
            self.exchange(place, place + self.choice(word, cards - place))
            self.exchange(place + 1, place + 1 + self.choice(word >> 32, cards - 1 - place))
        self.hole = deal(
            self.game, self.house, tuple(self.pack), players=self.seats, per_player=game.slots,
            phase="tee-off", number=1, dealer=self.seats - 1, seats=range(self.seats), reshuffle=self.renewed,
        )  # fmt: skip
        pairs = [(one, other) for one in range(game.slots) for other in range(game.slots) if one != other]
        for seat in range(self.seats):
            for slot in pairs[self.choice(self.word(), len(pairs))]:
                self.play(seat, Move("flip", slot + 1))
        self.stock = dealt + 1
        while not self.hole.over:
            self.turn(dealt, game.slots)
        closer = -1 if self.hole.closer is None else self.hole.closer
        return sum(self.hole.turns), closer, score_hole(game, self.hole).strokes

    def turn(self, dealt: int, slots: int) -> None:
        word, cards, seat = self.word(), len(self.pack), self.hole.turn
        assert seat is not None
        draws = word & 1
        if self.stock == cards and draws and self.hole.renewals < self.house.number("renewals"):
            self.exchange(dealt, cards - 1)
            self.stock = dealt + 1
        if self.stock < cards:
            self.exchange(self.stock, self.stock + draws * self.choice(word >> 1, cards - self.stock))
        if draws and self.stock < cards:
            self.on_top(self.pack[self.stock])
        self.play(seat, Move("draw" if draws else "take"))
        if self.hole.over:
            return
        self.stock += draws
        legal = moves(self.hole, seat)
        pick = self.choice(word >> 25, len(legal))
        if pick < slots:
            self.exchange(pick * self.seats + seat, self.stock - 1)
        self.play(seat, legal[pick])

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


def rows(played: RandomHoles) -> list[tuple[int, int, tuple[int, ...]]]:
    found = zip(*(each.tolist() for each in played), strict=True)
    return [(turns, closer, tuple(strokes)) for strokes, turns, closer in found]


@pytest.mark.parametrize(
    ("game", "players", "house"),
    [
        ("play-nine", 2, ""),
        ("play-nine", 4, ""),
        ("play-nine", 6, "renewals=0"),
        ("play-nine", 6, "renewals=2,no_pass"),
        ("play-nine", 3, "adjacent,closer_penalty"),
        ("play-nine", 5, "no_pass,closer_penalty"),
        *(("six-card", players, "") for players in range(2, 13)),
        ("six-card", 8, "packs=1,renewals=0"),
        ("six-card", 8, "packs=1,renewals=5,jokers"),
        ("six-card", 2, "flip=may,packs=3"),
        ("six-card", 4, "flip=must,last_round=false,closer_penalty"),
        ("six-card", 3, "flip=may,last_round=false,blocks,twos_keep,jokers"),
        ("six-card", 5, "twos=2,twos_keep,closer_penalty"),
    ],
)
def test_the_same_choices_end_in_the_same_strokes(game: str, players: int, house: str) -> None:
    seeds = range(5, 35)
    result = random_holes(game, players, seeds, house=house)
    rules = find_game(game).house(house)
    mirrors = [Mirror(game, players, rules, int(new_dice(seed, 0)[0])) for seed in seeds]
    assert rows(result) == [mirror.one_hole() for mirror in mirrors]


@pytest.mark.parametrize(("players", "house"), [(2, ""), (4, "look=any,jokers"), (12, "knock_penalty")])
def test_four_card_holes_are_those_of_its_random_players(players: int, house: str) -> None:
    rules = find_game("four-card").house(house)
    table = four_card.table(players, rules, dealer=players - 1)
    everybody = four_card.brains(*[four_card.RANDOM_BRAIN] * players)
    played = random_holes("four-card", players, range(20), house=house)
    for seed in range(20):
        strokes, facts = four_card.holes(table, everybody, seed=seed, count=1)
        assert (played.strokes[seed] == strokes[0]).all()
        assert played.turns[seed] == facts[0, four_card.TURNS_TAKEN]
        assert played.closer[seed] == facts[0, four_card.CLOSED_BY]


EVERY_GAME = pytest.mark.parametrize("game", [game.name for game in GAMES])


@EVERY_GAME
def test_a_hole_depends_on_its_seed_alone(game: str) -> None:
    """Not on its place, the others, or the number of threads."""
    seeds = np.arange(PIECE + 500)
    alone = random_holes(game, 4, seeds)
    together = random_holes(game, 4, seeds[::-1], threads=2)
    assert all((one == other[::-1]).all() for one, other in zip(alone, together, strict=True))
    assert len(np.unique(alone.strokes[:1000], axis=0)) > 950


@EVERY_GAME
def test_every_place_closes_holes(game: str) -> None:
    played = random_holes(game, 4, range(5000))
    assert played.strokes.shape == (5000, 4)
    assert set(range(4)) <= set(played.closer.tolist()) <= set(range(-1, 4))
    assert (played.turns > 0).all()


def test_no_seeds_no_holes() -> None:
    assert random_holes(GAMES[0].name, 2, np.arange(0)).strokes.shape == (0, 2)


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("no-such-game", lambda: random_holes("bridge", 4, [1])),
        ("wrong-number-of-players", lambda: random_holes("play-nine", 7, [1])),
        ("too-few-cards", lambda: random_holes("six-card", 12, [1], house="packs=1")),
        ("no-such-house-rule", lambda: random_holes("play-nine", 4, [1], house="jokers")),
        ("no-kernel", lambda: kernel_of(replace(GAMES[0], room=""))),
        ("seeds-not-numbers", lambda: random_holes("play-nine", 4, [0.5])),
        ("seeds-not-numbers", lambda: random_holes("play-nine", 4, [[1]])),
        ("seeds-not-numbers", lambda: random_holes("play-nine", 4, [-1])),
        ("seeds-not-numbers", lambda: random_holes("play-nine", 4, 7)),
    ],
)
def test_what_cannot_be_played_is_refused(key: str, wrong: Callable[[], object]) -> None:
    with pytest.raises(Refused) as refused:
        wrong()
    assert refused.value.why == key


# The dice of all of them


def test_bits_are_counted_and_found() -> None:
    for mask in (1, 2, 3, 0b1011 << 40, (1 << 48) - 1, 1 << 47):
        assert count_bits(mask) == mask.bit_count()
        assert lowest_bit(mask) == (mask & -mask).bit_length() - 1
    assert count_bits(0) == 0


def test_every_bit_is_as_likely_as_the_others() -> None:
    dice = new_dice(1, 1)
    thrown = Counter(any_bit(0b101 << 30 | 1, dice) for _ in range(3000))
    assert thrown.keys() == {0, 30, 32}
    assert min(thrown.values()) > 900
