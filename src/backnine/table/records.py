"""The record of a match that was played at a table."""

from backnine.bots import VERSION as BOTS_VERSION
from backnine.match import next_hole, play
from backnine.moves import Move
from backnine.record import Record, add_move, note_stand_in
from backnine.refused import Refused
from backnine.store import Kept
from backnine.table.sitting import read_header


def record_of(kept: Kept, number: int) -> Record:
    """The match of this round, once it is over; where a bot stood in for a player, a comment says so."""
    begun = [each for each in kept.rounds if each.header and each.number == number]
    if not begun:
        raise Refused("no-such-round", round=number)
    going_on = kept.state in ("playing", "paused")
    if going_on and begun[0] == [each for each in kept.rounds if each.header][-1]:
        raise Refused("record-not-yet")
    following = [each.first for each in kept.rounds if each.number == number + 1]
    match, record = read_header(begun[0]).begin(begun[0].seed)
    standing_in: dict[int, str] = {}
    for entry in kept.moves[begun[0].first : following[0] if following else None]:
        if match.hole.over:
            match = next_hole(match)
        if entry.by != standing_in.get(entry.seat, ""):
            record = note_stand_in(record, match, entry.seat, entry.by, BOTS_VERSION)
            standing_in[entry.seat] = entry.by
        move = Move.read(entry.move)
        match, _ = play(match, entry.seat, move)
        record = add_move(record, match, entry.seat, move)
    return record


def was_played(kept: Kept) -> bool:
    """Has a person made a move at this table?"""
    begun = {each.first: read_header(each).bots for each in kept.rounds if each.header}
    bots: list[str | None] = []
    for entry in kept.moves:
        bots = begun.get(entry.n, bots)
        if not entry.by and entry.seat < len(bots) and bots[entry.seat] is None:
            return True
    return False
