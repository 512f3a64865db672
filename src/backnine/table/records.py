"""The record of a match that was played at a table."""

from time import sleep
from typing import Final

from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.record import Record, thinker
from backnine.refused import Refused
from backnine.setup import Setup
from backnine.store import Kept, moves_that_stand
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
    first, end = begun[0].first, following[0] if following else None
    entries = [each for each in kept.moves if each.n >= first and (end is None or each.n < end)]
    for entry in moves_that_stand(entries):
        if log.n % PAUSE_AFTER == 0:
            sleep(PAUSE_SECONDS)
        log = log.play(entry.seat, Move.read(entry.move), entry.by)
    return log.record()


def was_played(kept: Kept) -> bool:
    """Has a person made a move at this table?"""
    begun = {each.first: read_setup(each) for each in kept.rounds if each.header}
    setup: Setup | None = None
    for entry in kept.moves:
        setup = begun.get(entry.n, setup)
        if setup and entry.seat < setup.players and not thinker(setup, entry.seat, entry.by):
            return True
    return False
