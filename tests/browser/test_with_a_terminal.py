"""One in a browser and one in a terminal finish a match of each game together, though both lines break."""

import re
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from backnine.games import GAMES
from backnine.record_reader import read
from backnine.replay import verify
from tests.browser.conftest import Visit
from tests.browser.player import Player, held
from tests.server.host import Host
from tests.server.relay import Relay
from tests.tui.guest import Guest

PATIENCE = 90.0  # seconds


class Door(NamedTuple):
    """What a visit needs to know of a server."""

    url: str


def is_over(ann: Player, ben: Guest) -> bool:
    return ann.state == "over" and "[a] play again" in ben.text and ben.asks()


def one_acts(ann: Player, ben: Guest) -> None:
    """Whoever the table waits for does something."""
    ann.look()
    if not ann.act():
        ben.act()


def play_until(n: int | None, ann: Player, ben: Guest) -> None:
    """Until so many moves were made, or to the end."""
    end = time.monotonic() + PATIENCE
    ann.look()
    while not (is_over(ann, ben) or (n is not None and ann.view["n"] >= n)):
        one_acts(ann, ben)
        assert time.monotonic() < end, f"{ann.seen}\n{ben.text}"


def break_line_of_terminal(line: Relay, ben: Guest) -> None:
    """Cards that Ben has to remember stay on the screen whatever happens: he is told when he goes on."""
    line.closed = True
    assert line.cut()
    while "connection is lost" not in ben.flat:
        if ben.asks() and ben.answer() == "":
            ben.type("")
        assert ben.read(1), ben.text
    line.closed = False
    ben.wait_for("^(?!.*connection is lost)")


def break_line_of_browser(line: Relay, ann: Player) -> None:
    ann.watcher.forgive("WebSocket connection to .* failed")
    ann.watcher.forgive("net::ERR_")
    line.closed = True
    assert line.cut()
    ann.says("web-reconnecting")
    line.closed = False
    ann.page.get_by_text(ann.words("web-reconnecting")).first.wait_for(state="hidden")


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_browser_and_a_terminal_finish_a_match(game: str, host: Host, visit: Visit, tmp_path: Path) -> None:
    chairs: list[dict[str, Any]] = [{"who": "here", "name": "Ann"}, {"who": "open"}]
    made = host.post("/api/tables", {"game": game, "house": "holes=1", "pace": 0, "chairs": chairs})
    key = made["seats"][0]["token"]
    with Relay(host.port) as browsers, Relay(host.port) as terminals:
        ann = visit(Door(browsers.url), tables=held(made["table"], key), address=f"/#table={made['table']}")
        with Guest(f"{terminals.url}/#join={made['code']}", "--name", "Ben", state=tmp_path) as ben:
            ann.page.get_by_text("Ben").first.wait_for()
            ben.wait_for(r"Ann 2. Ben \(you\)")
            ann.press("web-start")
            ann.until("() => heard.view !== null && heard.table.state === 'playing'")
            play_until(2, ann, ben)
            break_line_of_terminal(terminals, ben)
            play_until(5, ann, ben)
            break_line_of_browser(browsers, ann)
            break_line_of_terminal(terminals, ben)
            play_until(None, ann, ben)
            assert "Was it fair? Yes." in ben.text
            ann.page.get_by_text(re.compile(r"Was it fair\? Yes")).first.wait_for()
            totals = ann.seen["score"]["totals"]
            assert all(str(total) in ben.text for total in totals)
    text = host.get("/api/records/0", token=key).text
    record = read(text)
    assert verify(record).outcome is not None
    assert record.setup.names == ("Ann", "Ben")
    assert all(record.setup.words)
    assert "stands in" not in text
