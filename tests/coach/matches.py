"""Matches to be judged: bots or dice play them, without a table."""

from random import Random

from backnine import games
from backnine.bots import find_bot
from backnine.bots.bot import without_peeks
from backnine.games import find_game
from backnine.house import Setting
from backnine.matchlog import MatchLog
from backnine.setup import set_up
from backnine.view import view


def bots_play(game: str, bots: tuple[str, ...], seed: int, **house: Setting) -> MatchLog:
    log = _begun(game, bots, seed, house)
    while log.match.outcome is None:
        log = log.dealt()
        seat = log.match.hole.acting[0]
        seen, legal = view(log.match, seat, recall=True), games.moves(log.match.hole, seat)
        log = log.play(seat, find_bot(bots[seat]).choose(seen, legal, log.dice(seat)))
    return log


def dice_play(game: str, players: int, seed: int, house: dict[str, Setting]) -> MatchLog:
    """Any legal moves, accidents out of turn among them."""
    log, dice = _begun(game, ("random",) * players, seed, house), Random(seed)
    while log.match.outcome is None:
        log = log.dealt()
        hole = log.match.hole
        seats = [seat for seat in hole.seats if games.moves(hole, seat)]
        seat = dice.choice(seats) if dice.random() < 0.2 else hole.acting[0]
        legal = games.moves(hole, seat)
        usual = without_peeks(legal) or legal
        log = log.play(seat, dice.choice(legal if dice.random() < 0.1 else usual))
    return log


def _begun(game: str, bots: tuple[str, ...], seed: int, house: dict[str, Setting]) -> MatchLog:
    names = tuple(f"Player {seat}" for seat in range(len(bots)))
    return MatchLog.begin(set_up(game, names, bots, find_game(game).house(house)), seed.to_bytes(32, "big"))
