"""Whole matches between bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from backnine import games
from backnine.bots import BOTS, Bot, Player, find_bot
from backnine.bots.bot import Dice
from backnine.games import find_game
from backnine.games.rooms import brings
from backnine.hole import Seat
from backnine.house import House
from backnine.match import Match, begin, next_hole, play
from backnine.matchlog import dice_for
from backnine.moves import Move
from backnine.refused import Refused
from backnine.shuffle import Shuffle
from backnine.view import View, view

# Every bot, the one that takes its time in a hurry.
HURRIED_BOTS: tuple[Bot, ...] = tuple(find_bot("tour@2") if bot.name == "tour" else bot for bot in BOTS)


@dataclass
class AnyMove:
    """Plays at random, but never peeks."""

    name: str = "random"

    def choose(self, view: View, moves: tuple[Move, ...], dice: Dice) -> Move:
        return dice.choice([move for move in moves if move.verb != "peek"])


@dataclass(frozen=True)
class Step:
    """A match in which `seat` is about to play `move`, the n-th; the last step has none."""

    match: Match
    n: int
    seat: Seat | None = None
    move: Move | None = None


def shuffle_of(seed: int) -> Shuffle:
    return Shuffle(seed.to_bytes(32, "big"))


def start(game: str, players: int, house: House | str, seed: int) -> Match:
    settings = find_game(game).house(house) if isinstance(house, str) else house
    return begin(game, players, settings, shuffle_of(seed))


def steps(match: Match, bots: Sequence[Player], n: int = 0) -> Iterator[Step]:
    """The bots play on from here to the end. `play` refuses what is illegal."""
    shuffle = match.shuffle
    assert isinstance(shuffle, Shuffle)
    while match.outcome is None:
        if match.hole.over:
            match = next_hole(match)
        seat = match.hole.acting[0]
        moves = games.moves(match.hole, seat)
        move = bots[seat].choose(view(match, seat, recall=True), moves, dice_for(shuffle, seat, n))
        yield Step(match, n, seat, move)
        match, _ = play(match, seat, move)
        n += 1
    yield Step(match, n)


def play_out(match: Match, bots: Sequence[Player]) -> Match:
    for step in steps(match, bots):
        match = step.match
    return match


def moves_of(match: Match, bots: Sequence[Player], n: int = 0) -> list[str]:
    return [f"{step.seat}: {step.move}" for step in steps(match, bots, n) if step.move]


def random_house(game: str, players: int, dice: Random) -> House:
    """Any house rules these players can be served with, and few holes."""
    rules = find_game(game)
    while True:
        settings = {rule.key: dice.choice(rule.choices) for rule in rules.house_rules}
        holes = dice.randint(1, 2) if brings(rules, "bots") else 1  # plain thinking takes longer
        house = rules.house(settings | {"holes": holes, "renewals": dice.randint(0, 1)})
        try:
            rules.check_players(players, house)
        except Refused:
            continue
        return house


def mirrored_strokes(game: str, one: Player, other: Player, deals: int) -> tuple[float, float, int]:
    """Two-hole matches of two, each deal played twice with the seats changed: strokes a hole of
    both bots, and the share of the deals (in hundredths) that the first one won."""
    ours = theirs = won = 0
    for seed in range(deals):
        there = play_out(start(game, 2, "holes=2,ties=shared", seed), (one, other)).totals
        back = play_out(start(game, 2, "holes=2,ties=shared", seed), (other, one)).totals
        ours += there[0] + back[1]
        theirs += there[1] + back[0]
        won += there[0] + back[1] < there[1] + back[0]
    return ours / deals / 4, theirs / deals / 4, 100 * won // deals
