"""At the terminal, too, the record says where another bot thinks for `tour`."""

import pytest

from backnine.bots import VERSION, tour
from backnine.matchlog import MatchLog
from backnine.record import Record, write
from backnine.record_reader import read
from backnine.replay import proved
from backnine.rethink import Rethought, rethink
from backnine.setup import set_up
from tests.bot_matches import played_out


def played_on(record: Record) -> Record:
    """To the end, from where the record stands."""
    return played_out(proved(record)).record()


def begun(*bots: str) -> Record:
    names = tuple(f"B{seat}" for seat in range(len(bots)))
    setup = set_up("four-card", names, bots, "holes=2", bots_version=VERSION)
    return MatchLog.begin(setup, bytes(32)).record()


def test_club_for_a_tour_without_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tour, "installed", lambda: False)
    record = read(write(played_on(begun("tour", "rookie"))))
    assert write(record).count("; club stands in for seat 0\n") == 1
    told = rethink(record)
    assert (told.moves, told.passed_over) == (record.moves, ())
    assert told.stood_in > 0


def test_it_is_said_once_in_a_match_that_was_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tour, "installed", lambda: False)
    whole = write(played_on(begun("tour", "rookie")))
    tags, first, _ = whole.split("\n\n")
    tags = "\n".join(line for line in tags.split("\n") if not line.startswith("[Result"))
    assert write(played_on(read(f"{tags}\n\n{first}\n"))) == whole


def test_nothing_is_said_of_bots_that_think_for_themselves() -> None:
    record = played_on(begun("club", "rookie"))
    assert "stands in" not in write(record)
    assert rethink(record) == Rethought(record.moves, 0, ())
