"""Matches to hold the laws against: every game, every number of players, random house rules and moves."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import NamedTuple

from backnine import games
from backnine.games import GAMES, Game, find_game
from backnine.hole import Happening, Hole, Seat, deal
from backnine.house import House
from backnine.match import Match, begin, next_hole, play
from backnine.moves import Move
from backnine.shuffle import Shuffle

Choice = tuple[Seat, Move]
Player = Callable[[Hole, Random], Choice]


class Table(NamedTuple):
    name: str
    players: int

    @property
    def game(self) -> Game:
        return find_game(self.name)

    def __str__(self) -> str:
        return f"{self.name}-{self.players}"


TABLES = [Table(game.name, players) for game in GAMES for players in game.players]


class Step(NamedTuple):
    """A move: the match before and after it."""

    before: Match
    seat: Seat
    move: Move
    after: Match
    happened: tuple[Happening, ...]


@dataclass(frozen=True)
class Played:
    """A match played to its end."""

    opening: Match
    shuffle: Shuffle
    steps: tuple[Step, ...]

    @property
    def final(self) -> Match:
        return self.steps[-1].after


def random_house(table: Table, dice: Random) -> House:
    """Each rule is the default half of the time; few holes, to see many tables; enough packs."""
    while True:
        rules = table.game.house_rules
        said = {rule.key: dice.choice(rule.choices) for rule in rules if dice.random() < 0.5}
        house = table.game.house(said | {"holes": dice.choice((1, 2))})
        if len(table.game.pack(house, table.players)) >= table.players * table.game.slots + 2:
            return house


def random_player(hole: Hole, dice: Random) -> Choice:
    """Any legal move, but knocks are rare, so that holes are long, and anybody may peek in between."""
    if dice.random() < 0.1:
        peeks = [
            (seat, move) for seat in hole.seats for move in games.moves(hole, seat) if move.verb == "peek"
        ]
        if peeks:
            return dice.choice(peeks)
    seat = dice.choice(hole.acting)
    moves = games.moves(hole, seat)
    quiet = [move for move in moves if move.verb not in ("knock", "peek")]
    return seat, dice.choice(moves if dice.random() < 0.1 else quiet)


@lru_cache(maxsize=256)
def random_match(table: Table, seed: int) -> Played:
    """The same arguments give the same match."""
    dice = Random(f"{table} {seed}")
    shuffle = Shuffle(dice.randbytes(32), words=(None,) * table.players)
    opening = begin(table.game.name, table.players, random_house(table, dice), shuffle)
    return Played(opening, shuffle, tuple(_steps(opening, dice)))


def _steps(match: Match, dice: Random) -> Iterator[Step]:
    while not match.outcome:
        match = next_hole(match) if match.hole.over else match
        seat, move = random_player(match.hole, dice)
        after, happened = play(match, seat, move)
        yield Step(match, seat, move, after, happened)
        match = after


def sampled(played: Played, seed: int, moments: int) -> list[Step]:
    """Some steps of a match, in order."""
    places = Random(seed).sample(range(len(played.steps)), min(moments, len(played.steps)))
    return [played.steps[place] for place in sorted(places)]


def hole_for(table: Table, house: House, seats: tuple[Seat, ...], dice: Random) -> Hole:
    """A hole for some of the players, as in a play-off, from a pack in random order."""
    cards = list(table.game.pack(house, table.players))
    dice.shuffle(cards)
    return deal(
        table.game.name,
        house,
        tuple(cards),
        players=table.players,
        per_player=table.game.slots,
        phase=table.game.opening,
        number=house.number("holes") + 1,
        dealer=dice.choice(seats),
        seats=seats,
        reshuffle=lambda discards, renewal: tuple(dice.sample(discards, len(discards))),
    )


def longest_hole(hole: Hole) -> int:
    """More moves than any hole has in which every turn draws from the stock (PN-42, FC-23)."""
    cards = sum(map(len, hole.layouts)) + len(hole.stock) + len(hole.discard)
    openings_and_peeks = 2 * sum(map(len, hole.layouts)) + len(hole.seats)
    return openings_and_peeks + 2 * cards * (1 + hole.house.number("renewals"))
