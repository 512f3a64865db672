"""Two engines, one truth: `games/` and a kernel play the same holes side by side and are compared after
every move. A game takes part with a `Kernel`, a small adapter."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, Protocol

from backnine.cards import Pack
from backnine.fast.kernel import mask_of, number_of
from backnine.games import Game
from backnine.hole import MOST_TURNS, Hole, Seat, deal
from backnine.house import House
from backnine.match import score_hole
from backnine.moves import Move, Verb

Picture = Mapping[str, object]  # all there is to see of a hole, by name
Fact = tuple[str, object]
Step = tuple[Seat, Move]
Legal = list[tuple[Move, ...]]  # by seat

HOLES_A_TABLE = 5
OUT_OF_TURN = 0.1
SITS_OUT = 0.2
HOUSE_RULE = 0.6


class Table(NamedTuple):
    players: int
    house: House
    seats: tuple[Seat, ...]
    dealer: Seat


class Style(NamedTuple):
    """Verbs that random players shun, and how sure they are to do so: it makes holes long, or odd."""

    shuns: tuple[Verb, ...] = ()
    care: float = 1.0
    weight: float = 1.0  # how often it is played
    dawdles: float = 0.0  # how sure they are to leave face-down cards alone


class Kernel(Protocol):
    """A compiled game at a table. Seats and moves are those of the product, moves as numbers."""

    @property
    def game(self) -> Game: ...

    def deal(self, table: Table, order: Pack) -> None: ...

    def moves(self) -> list[int]:
        """The masks of all legal moves, by seat."""
        ...

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


def compare(kernel: Kernel, seed: str, holes: int, styles: Sequence[Style]) -> set[Fact]:
    """Play this many random holes on both engines; tells what was in them."""
    dice, seen = Random(seed), set[Fact]()
    weights = [style.weight for style in styles]
    for number, style in enumerate(dice.choices(styles, weights, k=holes)):
        if number % HOLES_A_TABLE == 0:
            table = _random_table(kernel.game, dice)
        seen |= _one_hole(kernel, table, style, dice)
    return seen


def every_table(game: Game) -> set[Fact]:
    """What random tables should have had in them: all player counts, all settings of all house rules."""
    players: set[Fact] = {("players", players) for players in game.players}
    return players.union(
        {("sitting out", True), ("sitting out", False)},
        {(rule.key, choice) for rule in game.house_rules for choice in rule.choices},
    )


def _random_table(game: Game, dice: Random) -> Table:
    """Any number of players and any house rules that fit; sometimes a play-off that some sit out."""
    players = dice.choices(game.players, [players**-2 for players in game.players])[0]  # small ones are quick
    playing = players if dice.random() > SITS_OUT else dice.randint(2, players)
    seats = tuple(sorted(dice.sample(range(players), playing)))
    return Table(players, _random_house(game, players, dice), seats, dice.choice(seats))


def _random_house(game: Game, players: int, dice: Random) -> House:
    rules = [rule for rule in game.house_rules if dice.random() < HOUSE_RULE]
    house = game.house({rule.key: dice.choice(rule.choices) for rule in rules})
    enough = len(game.pack(house, players)) >= players * game.slots + 2
    return house if enough else _random_house(game, players, dice)


def _one_hole(kernel: Kernel, table: Table, style: Style, dice: Random) -> set[Fact]:
    game, (players, house, seats, dealer) = kernel.game, table
    order = tuple(dice.sample(pack := game.pack(house, players), len(pack)))
    kernel.deal(table, order)
    hole = deal(
        game.name, house, order, players=players, per_player=game.slots, phase=game.opening, number=1,
        dealer=dealer, seats=seats, reshuffle=lambda discards, _: _same_cards(kernel, discards),
    )  # fmt: skip
    steps: list[Step] = []
    seen: set[Fact] = set()
    _same_picture(kernel, hole, table, order, steps)
    while not hole.over:
        acting = hole.acting
        seat, move = _choose(hole, acting, _same_moves(kernel, hole, steps), style, dice)
        seen.add(("verb" if seat in acting else "out of turn", move.verb))
        steps.append((seat, move))
        kernel.play(seat, number_of(move))
        hole, _ = game.play(hole, seat, move)
        _same_picture(kernel, hole, table, order, steps)
    _same_moves(kernel, hole, steps)
    score = score_hole(game, hole)
    if score.strokes != kernel.strokes():
        raise UnequalError("strokes", score.strokes, kernel.strokes(), table, order, steps)
    return seen.union(_facts(table, hole, score.penalty is not None))


def _facts(table: Table, hole: Hole, penalty: bool) -> Iterator[Fact]:
    yield "hole", hole.game
    yield "players", table.players
    yield "sitting out", len(table.seats) < table.players
    yield "ending", hole.ending
    yield "closed", hole.closer is not None
    yield "renewed", hole.renewals
    yield "penalty", penalty
    yield "hundred turns each", min(hole.turns[seat] for seat in hole.seats) >= MOST_TURNS
    yield from table.house.items()


@lru_cache(maxsize=4096)
def _mask(moves: tuple[Move, ...]) -> int:
    return mask_of(moves)


def _same_moves(kernel: Kernel, hole: Hole, steps: list[Step]) -> Legal:
    """The legal moves of every player, whose turn it is or not."""
    legal = [kernel.game.moves(hole, seat) for seat in range(len(hole.layouts))]
    if list(map(_mask, legal)) != kernel.moves():
        raise UnequalError("legal moves", legal, [f"{mask:b}" for mask in kernel.moves()], hole, steps)
    return legal


def _same_picture(kernel: Kernel, hole: Hole, table: Table, order: Pack, steps: list[Step]) -> None:
    here, truth = kernel.picture(), kernel.picture_of(hole)
    if here != truth:
        differ = {name: (here[name], truth[name]) for name in truth if here[name] != truth[name]}
        raise UnequalError(differ, table, order, steps)


def _same_cards(kernel: Kernel, discards: Pack) -> Pack:
    renewed = kernel.renewed(discards)
    if sorted(renewed) != sorted(discards):
        raise UnequalError("renewed stock", renewed, discards)
    return renewed


def _choose(
    hole: Hole, acting: Sequence[Seat], legal: Legal, style: Style, dice: Random
) -> tuple[Seat, Move]:
    """Any legal move in the style of the hole, now and then one of a seat whose turn it is not."""
    seat = dice.choice(acting)
    if dice.random() < OUT_OF_TURN:
        seat = dice.choice([seat for seat, moves in enumerate(legal) if moves])
    moves: tuple[Move, ...] | list[Move] = legal[seat]
    if style.shuns and dice.random() < style.care:
        moves = [move for move in moves if move.verb not in style.shuns] or moves
    if style.dawdles and dice.random() < style.dawdles:
        layout = hole.layouts[seat]
        moves = [move for move in moves if move.slot is None or layout[move.slot - 1].up] or moves
    return seat, dice.choice(moves)
