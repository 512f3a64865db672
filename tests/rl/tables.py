"""Matches for the tests of `rl`: any game, any number of players, random moves."""

from collections.abc import Iterator
from random import Random

from backnine import games
from backnine.but import but
from backnine.games import GAMES, Game
from backnine.hole import Hole, Seat, has_seen
from backnine.matchlog import MatchLog
from backnine.setup import set_up

EVERY_TABLE = [(game, players) for game in GAMES for players in game.players]
TABLE_NAMES = [f"{game.name}-{players}" for game, players in EVERY_TABLE]


def smallest_and_largest(game: Game) -> tuple[int, int]:
    return game.players[0], game.players[-1]


def random_match(game: Game, players: int, seed: int, house: str = "") -> Iterator[MatchLog]:
    """Every state of a match in which all moves are random."""
    dice = Random(seed)
    names = tuple(f"player {seat}" for seat in range(players))
    log = MatchLog.begin(set_up(game, names, house=house), dice.randbytes(32))
    while not log.match.outcome:
        log = log.dealt()
        yield log
        seat = dice.choice(log.match.hole.acting)
        log = log.play(seat, dice.choice(games.moves(log.match.hole, seat)))
    yield log


def with_others_hidden(hole: Hole, seat: Seat | None, dice: Random) -> Hole:
    """The hole with all that this seat, or a spectator, may not know dealt anew."""
    hidden = [slot.card for layout in hole.layouts for slot in layout if not has_seen(slot.seen, seat)]
    secret = hole.held is not None and hole.held_from == "stock" and hole.turn != seat
    cards = [*hidden, *hole.stock, *([hole.held] if secret and hole.held else [])]
    dice.shuffle(cards)
    layouts = tuple(
        tuple(slot if has_seen(slot.seen, seat) else slot._replace(card=cards.pop()) for slot in layout)
        for layout in hole.layouts
    )
    held = cards.pop() if secret else hole.held
    return but(hole, layouts=layouts, held=held, stock=tuple(cards))
