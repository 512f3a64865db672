"""Matches with bots that really think: people play anyhow, and a bot may stand in for them for a while."""

from collections.abc import Mapping
from random import Random

from backnine import games
from backnine.bots import VERSION, find_bot
from backnine.hole import Seat
from backnine.matchlog import MatchLog, dice_for
from backnine.moves import Move
from backnine.record import Record
from backnine.setup import set_up
from backnine.shuffle import Shuffle
from backnine.view import view
from tests.records.players import Policy, anyhow

Away = Mapping[Seat, range]  # for these moves of the match a bot stands in for the seat
STAND_IN = "weekender"


def thinking_match(
    game: str,
    house: str,
    names: tuple[str, ...],
    *,
    bots: tuple[str | None, ...],
    shuffle: Shuffle,
    dice: Random,
    seals: tuple[str | None, ...] | None = None,
    policy: Policy = anyhow,
    away: Away | None = None,
) -> Record:
    """A match from the draw to its end, and its record."""
    setup = set_up(game, names, bots, house, words=shuffle.words, seals=seals or (), bots_version=VERSION)
    log = MatchLog.begin(setup, shuffle.seed)
    while log.match.outcome is None:
        log = log.dealt()
        hole, seat = log.match.hole, log.match.hole.acting[0]
        instead = STAND_IN if log.n in (away or {}).get(seat, ()) else ""
        bot = instead or bots[seat]
        if bot:
            move = thought(bot, log, seat)
        else:
            _, move = policy(dice, hole, [(seat, move) for move in games.moves(hole, seat)])
        log = log.play(seat, move, instead)
    return log.record()


def thought(bot: str, log: MatchLog, seat: Seat, *, other_dice: bool = False) -> Move:
    """What this bot chooses now."""
    seen = view(log.match, seat, recall=True)
    dice = dice_for(log.shuffle, seat, log.n + 7) if other_dice else log.dice(seat)
    return find_bot(bot).choose(seen, games.moves(log.match.hole, seat), dice)
