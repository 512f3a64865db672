"""The record of a match that was played at a table."""

from time import sleep
from typing import Final

from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.record import Record
from backnine.refused import Refused
from backnine.store import Kept
from backnine.table.sitting import read_setup

# It is written beside a server that plays on: Python gives nobody else a turn by itself for 5 ms.
PAUSE_AFTER: Final = 50  # moves
PAUSE_SECONDS: Final = 0.0005


def record_of(kept: Kept, number: int) -> Record:
    """The match of this round, once it is over; where a bot stood in for a player, a comment says so."""
    begun = [each for each in kept.rounds if each.header and each.number == number]
    if not begun:
        raise Refused("no-such-round", round=number)
    going_on = kept.state in ("playing", "paused")
    if going_on and begun[0] == [each for each in kept.rounds if each.header][-1]:
        raise Refused("record-not-yet")
    following = [each.first for each in kept.rounds if each.number == number + 1]
    log = MatchLog.begin(read_setup(begun[0]), begun[0].seed)
    for entry in kept.moves:
        if entry.n < begun[0].first or (following and entry.n >= following[0]):
            continue
        if entry.n % PAUSE_AFTER == 0:
            sleep(PAUSE_SECONDS)
        log = log.play(entry.seat, Move.read(entry.move), entry.by)
    return log.record()


def was_played(kept: Kept) -> bool:
    """Has a person made a move at this table?"""
    begun = {each.first: read_setup(each).bots for each in kept.rounds if each.header}
    bots: tuple[str | None, ...] = ()
    for entry in kept.moves:
        bots = begun.get(entry.n, bots)
        if not entry.by and entry.seat < len(bots) and bots[entry.seat] is None:
            return True
    return False
