"""Matches with bots that really think: people play anyhow, and a bot may stand in for them for a while."""

from collections.abc import Mapping
from random import Random

from backnine import games
from backnine.bots import VERSION, dice_for, find_bot
from backnine.games import find_game
from backnine.hole import Seat
from backnine.match import Match, begin, next_hole, play
from backnine.moves import Move
from backnine.record import Record, add_move, note_stand_in, open_record
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
    match = begin(game, len(names), find_game(game).house(house), shuffle)
    record = open_record(match, shuffle, names, bots, seals=seals, bots_version=VERSION)
    standing_in: dict[Seat, str] = {}
    n = 0
    while match.outcome is None:
        match = next_hole(match) if match.hole.over else match
        seat = match.hole.acting[0]
        instead = STAND_IN if n in (away or {}).get(seat, ()) else ""
        if instead != standing_in.get(seat, ""):
            record = note_stand_in(record, match, seat, instead, VERSION)
            standing_in[seat] = instead
        bot = instead or bots[seat]
        if bot:
            move = thought(bot, match, seat, shuffle, n)
        else:
            _, move = policy(dice, match.hole, [(seat, move) for move in games.moves(match.hole, seat)])
        match, _ = play(match, seat, move)
        record = add_move(record, match, seat, move)
        n += 1
    return record


def thought(bot: str, match: Match, seat: Seat, shuffle: Shuffle, n: int) -> Move:
    """What this bot chooses after `n` moves."""
    seen = view(match, seat, recall=True)
    return find_bot(bot).choose(seen, games.moves(match.hole, seat), dice_for(shuffle, seat, n))
