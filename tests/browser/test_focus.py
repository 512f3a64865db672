"""Where the keyboard is: always somewhere, with a name and a size, and seen there, on felt and on paper."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import Keyboard
from tests.browser.player import Player
from tests.browser.screens import SCREENS
from tests.browser.test_screens import LIGHTS, at_screen, resize

FOCUS = Path(__file__).with_name("focus.js")
MOST_TABS = 120
TOURED = ("start", "opponents", "lobby-rules", "tee-off", "draw", "place", "first-look", "match-over",
          "rules-play-nine", "settings", "history", "lesson", "log", "more")  # fmt: skip


def stops(player: Player) -> list[dict[str, Any]]:
    """Every place that Tab comes to, until it comes round."""
    player.page.evaluate("still()")
    found: dict[int, dict[str, Any]] = {}
    for _ in range(MOST_TABS):
        player.page.keyboard.press("Tab")
        stop = player.page.evaluate("stop()")
        if stop is None:  # between the last and the first
            continue
        if stop["number"] in found:
            return list(found.values())
        found[stop["number"]] = stop
    raise AssertionError("Tab never comes round")


@pytest.mark.parametrize("name", TOURED)
def test_each_stop_has_a_name_a_size_and_a_ring_to_be_seen(visit: Visit, name: str) -> None:
    player = at_screen(visit, SCREENS[name])
    player.page.evaluate(FOCUS.read_text("utf-8"))
    problems = []
    number = TOURED.index(name)  # screens take turns with sizes and lights
    resize(player, (390, 1440)[number % 2])
    player.page.emulate_media(color_scheme=LIGHTS[number // 2 % 2])
    found = stops(player)
    assert found
    for stop in found:
        if not stop["name"]:
            problems.append(f"has no name: {stop['html']}")
        if stop["empty"] or min(stop["width"], stop["height"]) < 12:
            problems.append(f"nothing to be seen: {stop['html']}")
        if stop["ring"] < 2 or stop["contrast"] < 3:
            problems.append(f"a ring of {stop['ring']} px, {stop['contrast']:.1f} to 1: {stop['html']}")
    assert not problems, "\n".join(dict.fromkeys(problems))


def at_the_title(player: Player) -> None:
    expect(player.page.locator("h1:focus")).to_be_visible()


def test_the_focus_comes_along_to_the_table(visit: Visit) -> None:
    """After Play now it is at the title of the table, and the next Tab is at the table."""
    ann = visit(kind=Keyboard)
    ann.press("web-play-now")
    expect(ann.page.locator(".felt h1:focus")).to_have_text(ann.words("web-hole", hole=1, holes=9))
    ann.page.keyboard.press("Tab")
    expect(ann.page.locator(".felt button:focus")).to_be_visible()


def test_the_focus_comes_along_from_page_to_page(visit: Visit) -> None:
    ann = visit(kind=Keyboard)
    ann.press("web-rules")
    at_the_title(ann)
    ann.press("web-home")
    at_the_title(ann)
    ann.press("web-settings")
    at_the_title(ann)
    ann.press("web-home")
    ann.press("web-invite")
    at_the_title(ann)


def test_a_back_carries_a_pennant(visit: Visit) -> None:
    """And nothing that could be read as a card."""
    ann = visit()
    ann.press("web-play-now")
    back = ann.place("slot-0-1")
    expect(back.locator(".pennant")).to_be_visible()
    expect(back.locator("circle, text")).to_have_count(0)
