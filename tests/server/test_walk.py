"""How a move travels through the server, call by call, compared with what ARCHITECTURE tells of it."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.host import Client, Host
from tests.test_structure import asked_on_the_way, walk_of_a_move

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]

ANSWER = ("store/sqlite.py", "table/pipeline.py")  # of the store: the one way back, and the page says so
CORE = ("table/state.py", "matchlog.py", "match.py", "games/")  # values, which anybody asks


class Call(NamedTuple):
    caller: str
    file: str
    function: str


@pytest.fixture
def walk(tmp_path: Path) -> Iterator[tuple[Host, Path]]:
    found = tmp_path / "calls"
    host = Host(tmp_path / "data", start=False)
    host.program = (sys.executable, "-m", "tests.server.walked", str(found))
    host.start()
    with host:
        yield host, found


async def the_first_draw(host: Host, found: Path) -> list[Call]:
    """Two people turn up their cards; then one draws, and the other sees it."""
    keys = [seat["token"] for seat in host.make("play-nine")["seats"]]
    players: list[Client] = [await host.enter(key) for key in keys]
    while players[0].view["phase"] == "tee-off":
        mover = next(each for each in players if each.may_move)
        n = (await mover.move())["n"]
        for each in players:
            await each.until(lambda: each.view["n"] == n)  # noqa: B023
    mover, other = sorted(players, key=lambda each: not each.may_move)
    n = (await mover.move("draw"))["n"]
    await other.until(lambda: other.view["n"] == n)
    calls = [Call(*line.split(" ")) for line in found.read_text().splitlines()]
    for each in players:
        await each.leave()
    return calls


async def test_a_move_goes_through_the_files_that_the_page_names(walk: tuple[Host, Path]) -> None:
    calls = await the_first_draw(*walk)
    entered = list(dict.fromkeys(call.file for call in calls))
    told = [file for file in walk_of_a_move() if file.endswith(".py")]

    assert [file for file in entered if file in told] == told, "in this order"
    assert sorted(set(entered) - set(told)) == sorted(asked_on_the_way())

    line = [file for file in told if not file.startswith(CORE)]
    back = {
        (call.caller, call.file)
        for call in calls
        if {call.caller, call.file} <= set(line) and line.index(call.caller) > line.index(call.file)
    }
    assert back - {(ANSWER[0], "table/acts.py")} == {ANSWER}, "no other call goes back"
