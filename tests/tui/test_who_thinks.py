"""At the terminal, too, the record says where another bot thinks for `tour`."""

import pytest

from backnine.bots import VERSION, tour
from backnine.games import find_game
from backnine.locales import Words
from backnine.match import begin
from backnine.record import Record, open_record, write
from backnine.record_reader import read
from backnine.replay import verify
from backnine.rethink import Rethought, rethink
from backnine.shuffle import Shuffle
from backnine.tui.session import Session
from backnine.tui.terminal import Terminal


def played_on(record: Record) -> Record:
    """To the end, from where the record stands."""
    session = Session(Terminal(), Words("en"), verify(record), record, keep=lambda record: None)
    session.run()
    return session.record


def begun(*bots: str) -> Record:
    shuffle = Shuffle(bytes(32))
    match = begin("four-card", len(bots), find_game("four-card").house("holes=2"), shuffle)
    return open_record(
        match, shuffle, tuple(f"B{seat}" for seat in range(len(bots))), bots, bots_version=VERSION
    )


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
