"""What a screen reader is told, as text that can be read: tests/browser/trees.

BACKNINE_TREES=write writes them anew, to be looked at before they are committed.
"""

import os
import re
from pathlib import Path

import pytest

from backnine.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.player import Player, held
from tests.server.host import Host

TREES = Path(__file__).with_name("trees")


def tree(player: Player) -> str:
    """Everything on the page by role and name; chance and clocks are left out."""
    told = player.page.locator("body").aria_snapshot()
    discard = player.words("web-discard", card="@").replace("@", r"[^\"]+")
    told = re.sub(r"\d+ seconds|\d:\d\d", "…", told)
    return re.sub(discard, player.words("web-discard", card="…"), told) + "\n"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_start_page(visit: Visit, language: str) -> None:
    player = visit(language=language)
    player.button("web-play-now").wait_for()
    compare(f"start-{language}", tree(player))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_table(visit: Visit, host: Host, game: str) -> None:
    """Before anybody has moved: two people, every card face down."""
    chairs = [{"who": "here", "name": "Ann"}, {"who": "open"}]
    made = host.make(game, chairs=chairs, start=False)
    host.post("/api/join", {"code": made["code"], "name": "Ben"})
    tables = held(made["table"], made["seats"][0]["token"])
    player = visit(tables=tables, address=f"/#table={made['table']}")
    player.press("web-start")
    player.reach(0)
    player.button("web-more").wait_for()
    compare(f"table-{game}", tree(player))


def compare(name: str, told: str) -> None:
    path = TREES / f"{name}.txt"
    if os.environ.get("BACKNINE_TREES") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8"), f"{path.name} differs: see the top of {Path(__file__).name}"
