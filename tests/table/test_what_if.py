"""A table on which a hole goes on from a position, as often as somebody likes; no record is left."""

from pathlib import Path

import pytest

from backnine.position import of_match, write_line
from backnine.refused import Refused
from backnine.table import Sitting
from backnine.table.what_if import lay_out
from tests.bots.drawn import play_nine
from tests.table.room import Room, play_out

POSITION = """
    play-nine
    0 > 3 ? 12 ? / 5 ? ? 2
    1 7 7 ? 1 / 9 0 0 2
    discard 12
    hole 6
    totals 30 41
"""


def test_it_is_the_rest_of_that_hole(tmp_path: Path) -> None:
    sitting = Sitting("play-nine")
    lay_out(sitting, POSITION, 2)
    room = Room(tmp_path, people=1, bots=("rookie",), house=sitting.house, position=sitting.position)
    (ann,) = room.guests(0)
    view = ann.view
    assert (view["hole"], view["holes"], view["totals"], view["turn"]) == (1, 1, [0, 0], 0)
    assert [slot["card"] for slot in view["layouts"][0]] == ["3", None, "12", None, "5", None, None, "2"]
    assert ann.table["what_if"]
    play_out([ann])
    assert ann.table["state"] == "over"
    assert ann.table["records"] == []
    ann.say("rematch")
    again = ann.view
    assert [slot["card"] for slot in again["layouts"][0]] == ["3", None, "12", None, "5", None, None, "2"]
    assert again["turn"] == 0
    room.close()


def test_it_comes_back_after_a_restart(tmp_path: Path) -> None:
    sitting = Sitting("play-nine")
    lay_out(sitting, POSITION, 2)
    room = Room(tmp_path, people=1, bots=("rookie",), house=sitting.house, position=sitting.position)
    (ann,) = room.guests(0)
    before = ann.view
    room.restart()
    (ann,) = room.guests(0)
    assert ann.view["layouts"] == before["layouts"]
    room.close()


@pytest.mark.parametrize(
    ("game", "chairs", "why"), [("six-card", 2, "position-other-game"), ("play-nine", 3, "position-players")]
)
def test_it_must_fit_the_table(game: str, chairs: int, why: str) -> None:
    with pytest.raises(Refused) as refused:
        lay_out(Sitting(game), POSITION, chairs)
    assert refused.value.why == why


def test_a_hole_that_is_over_is_refused() -> None:
    match = play_nine("7 7 7 7 / 7 5 5 5", "1 1 1 1 / 1 2 2 2", discard="7").match
    line = write_line(of_match(match)).replace(".turn", "") + ":ending.putt-out"
    with pytest.raises(Refused):
        lay_out(Sitting("play-nine"), line, 2)
