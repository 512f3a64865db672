"""Two engines, one truth: `games/` and a kernel play the same holes side by side and are compared after
every move. A game takes part with a `Kernel`, a small adapter."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import NamedTuple, Protocol

from backnine.cards import Pack
from backnine.fast.kernel import mask_of, number_of
from backnine.games import Game
from backnine.hole import Hole, Seat, deal
from backnine.house import House
from backnine.match import score_hole
from backnine.moves import Move, Verb

Picture = Mapping[str, object]  # all there is to see of a hole, by name
Seen = Counter[tuple[str, object]]  # what the holes had in them

HOLES_A_TABLE = 10
OUT_OF_TURN = 0.1


class Table(NamedTuple):
    players: int
    house: House
    seats: tuple[Seat, ...]
    dealer: Seat


class Style(NamedTuple):
    """Verbs that random players shun, and how sure they are to do so: it makes holes long, or odd."""

    shuns: tuple[Verb, ...] = ()
    care: float = 1.0
    share: int = 1  # in how many of a hundred holes


class Kernel(Protocol):
    """A compiled game at a table. Seats and moves are those of the product, moves as numbers."""

    @property
    def game(self) -> Game: ...

    @property
    def styles(self) -> tuple[Style, ...]: ...

    def deal(self, table: Table, order: Pack) -> None: ...

    def moves(self, seat: Seat) -> int: ...

    def play(self, seat: Seat, move: int) -> None: ...

    def renewed(self, discards: Pack) -> Pack:
        """The discards as the kernel has just laid them, first the one it drew from them."""
        ...

    def picture(self) -> Picture: ...

    def picture_of(self, hole: Hole) -> Picture:
        """The same of a hole of `games/`."""
        ...

    def strokes(self) -> tuple[int, ...]:
        """By seat, of those who play."""
        ...


class UnequalError(AssertionError):
    """The engines do not agree."""


def compare(make: Callable[[], Kernel], seed: str, holes: int) -> Seen:
    """Play this many random holes on both engines; tells what was in them."""
    kernel, dice, seen = make(), Random(seed), Seen()
    styles = [style for style in kernel.styles for _ in range(style.share)]
    for number in range(holes):
        if number % HOLES_A_TABLE == 0:
            table = _random_table(kernel.game, dice)
        style = dice.choice(styles)
        for what in _one_hole(kernel, table, style, dice):
            seen[what] += 1
    return seen


def _random_table(game: Game, dice: Random) -> Table:
    """Any number of players and any house rules that fit; sometimes a play-off that some sit out."""
    players = dice.choice(game.players)
    while True:
        said = {rule.key: dice.choice(rule.choices) for rule in game.house_rules if dice.random() < 0.6}
        house = game.house(said)
        if len(game.pack(house, players)) >= players * game.slots + 2:
            break
    playing = players if dice.random() < 0.8 else dice.randint(2, players)
    seats = tuple(sorted(dice.sample(range(players), playing)))
    return Table(players, house, seats, dice.choice(seats))


def _one_hole(kernel: Kernel, table: Table, style: Style, dice: Random) -> Iterator[tuple[str, object]]:
    game, (players, house, seats, dealer) = kernel.game, table
    order = tuple(dice.sample(pack := game.pack(house, players), len(pack)))
    kernel.deal(table, order)
    hole = deal(
        game.name, house, order, players=players, per_player=game.slots, phase=game.opening, number=1,
        dealer=dealer, seats=seats, reshuffle=lambda discards, _: _same_cards(kernel, discards),
    )  # fmt: skip
    steps: list[tuple[Seat, Move]] = []
    while not hole.over:
        legal = _same_moves(kernel, hole, steps)
        seat, move = _choose(hole, legal, style, dice)
        if seat not in hole.acting:
            yield "out of turn", move.verb
        yield "verb", move.verb
        steps.append((seat, move))
        kernel.play(seat, number_of(move))
        hole, _ = game.play(hole, seat, move)
        if kernel.picture() != (truth := kernel.picture_of(hole)):
            raise UnequalError(_difference(kernel.picture(), truth), table, order, steps)
    _same_moves(kernel, hole, steps)
    score = score_hole(game, hole)
    if score.strokes != kernel.strokes():
        raise UnequalError("strokes", score.strokes, kernel.strokes(), table, order, steps)
    yield from _facts(table, hole, score.penalty is not None)


def _facts(table: Table, hole: Hole, penalty: bool) -> Iterator[tuple[str, object]]:
    yield "hole", ""
    yield "players", table.players
    yield "sitting out", table.players - len(table.seats)
    yield "ending", hole.ending
    yield "closed", hole.closer is not None
    yield "renewed", hole.renewals
    yield "penalty", penalty
    yield "long", sum(hole.turns) >= 100
    yield from table.house.items()


@lru_cache(maxsize=4096)
def _mask(moves: tuple[Move, ...]) -> int:
    return mask_of(moves)


def _same_moves(kernel: Kernel, hole: Hole, steps: list[tuple[Seat, Move]]) -> dict[Seat, tuple[Move, ...]]:
    """The legal moves of every player, whose turn it is or not."""
    legal = {seat: kernel.game.moves(hole, seat) for seat in range(len(hole.layouts))}
    for seat, moves in legal.items():
        if _mask(moves) != kernel.moves(seat):
            raise UnequalError("legal moves", seat, moves, bin(kernel.moves(seat)), hole, steps)
    return legal


def _same_cards(kernel: Kernel, discards: Pack) -> Pack:
    renewed = kernel.renewed(discards)
    if sorted(renewed) != sorted(discards):
        raise UnequalError("renewed stock", renewed, discards)
    return renewed


def _choose(hole: Hole, legal: dict[Seat, tuple[Move, ...]], style: Style, dice: Random) -> tuple[Seat, Move]:
    """Any legal move in the style of the hole, now and then one of a seat whose turn it is not."""
    seat = dice.choice(hole.acting)
    if dice.random() < OUT_OF_TURN:
        seat = dice.choice([seat for seat, moves in legal.items() if moves])
    moves: tuple[Move, ...] | list[Move] = legal[seat]
    if style.shuns and dice.random() < style.care:
        moves = [move for move in moves if move.verb not in style.shuns] or moves
    return seat, dice.choice(moves)


def _difference(kernel: Picture, truth: Picture) -> dict[str, tuple[object, object]]:
    """What differs: in the kernel, in `games/`."""
    return {name: (kernel[name], truth[name]) for name in truth if kernel[name] != truth[name]}
