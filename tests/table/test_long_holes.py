"""A hole of very many moves: who comes back is told the last of them, at a bounded price."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from backnine.table import recap
from tests.table.room import Guest, Json, Room

TOLD_AGAIN = 20  # in these tests; a table tells more
MOVES = 2 * TOLD_AGAIN + 30
PAGE = Path(__file__).parents[2] / "docs/protocol.md"
SAID = f"the last {recap.TOLD_AGAIN} moves"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Room, list[Guest]]]:
    """Two who only ever take the top discard and put it on the same card, which never ends a hole."""
    room = Room(tmp_path_factory.mktemp("long"), house="holes=1", timer=0)
    players = room.guests(0, 1)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(recap, "TOLD_AGAIN", TOLD_AGAIN)
        while room.table.n < MOVES:
            for player in players:
                _go_round_in_circles(player)
        yield room, players
    room.close()


def _go_round_in_circles(player: Guest) -> None:
    view = player.view
    if view["seat"] in view["acting"]:
        move = {"tee-off": view["moves"][0], "draw": "take", "place": "swap 1"}[view["phase"]]
        player.say("move", n=view["n"], move=move)


def _told_again(room: Room, have: int | None = None) -> list[Json]:
    view = Guest(room, {1}).enter(have).view
    assert view["whole"]
    assert view["n"] == room.table.n
    told: list[Json] = view.get("played", [])
    return told


def test_who_comes_back_is_told_the_last_moves_only(played: tuple[Room, list[Guest]]) -> None:
    room, _ = played
    n = room.table.n
    for have, first in ((None, n - TOLD_AGAIN), (3, n - TOLD_AGAIN), (n - 20, n - 20), (n, n)):
        assert [each["n"] for each in _told_again(room, have)] == list(range(first, n))


def test_no_more_is_kept_for_that(played: tuple[Room, list[Guest]]) -> None:
    room, _ = played
    assert room.table.log
    assert len(room.table.log._kept) <= 2
    assert len(room.table.broadcast.recap._happened) <= 2 * TOLD_AGAIN


def test_they_are_told_as_they_were(played: tuple[Room, list[Guest]]) -> None:
    """What is found out again is what everybody heard when it was played; after a restart, too."""
    room, players = played
    views = [message for message in players[1].heard() if message["t"] == "view"]
    live = {move["n"]: move for view in views if not view.get("whole") for move in view.get("played", ())}
    again = _told_again(room)
    assert again == [live[each["n"]] for each in again]
    room.restart()
    assert _told_again(room) == again


def test_the_page_says_how_many() -> None:
    assert SAID in PAGE.read_text("utf-8").replace("\n", " ")
