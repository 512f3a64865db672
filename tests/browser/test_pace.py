"""One's own pace: one setting for cards and bots, a tap that skips to one's turn, a hole to play out."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screens import choose
from tests.browser.stage import Moment, Position, bots_left, phase, staged


def own_turn(after: int) -> Moment:
    """The first one, once so many moves were made."""
    return lambda seen: seen.mine and seen.view["phase"] == "draw" and seen.view["n"] > after


# What can be touched and what still moves, two frames after a whole round was told.
ROUND = """async name => {
  goOn(name);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const ends = (each) => each.effect.getComputedTiming().iterations !== Infinity;
  const moving = document.getAnimations().filter(ends);
  return [document.querySelectorAll(".glow").length > 0, moving.length];
}"""

# The button stays only while the hole is counted: whoever presses it is quick.
PRESSED_WHEN_OVER = """name => {
  window.pressed = false;
  new MutationObserver(() => {
    const button = [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === name);
    if (pressed || !button || !document.querySelector(".result")) return;
    window.pressed = true;
    setTimeout(() => button.click()); // not while the page is being changed
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_at_instant_a_round_of_three_bots_is_there_at_once(visit: Visit) -> None:
    """bench/browser.py says how many seconds that takes with a server."""
    scene = staged(Position(own_turn(0), bots=3, then=own_turn(16)))
    player = visit(scene=scene)
    player.until("() => heard.view?.moves.length")
    n = player.look()["view"]["n"]
    assert player.page.evaluate(ROUND, scene.name) == [True, 0]
    assert player.look()["view"]["n"] >= n + 4


def test_at_instant_the_bots_are_told_not_to_wait(visit: Visit) -> None:
    player = visit(table={"pace": 5000}, level="rookie")  # made with another pace
    player.press("web-play-now")
    player.until("() => heard.table?.pace === 0")


def test_the_setting_is_the_tables_pace_and_follows_a_change(visit: Visit) -> None:
    player = visit(pace="quick")
    player.press("web-play-now")
    player.until("() => heard.table?.pace === 350")
    player.press("web-more")
    player.page.get_by_text(player.words("web-settings"), exact=True).click()
    player.page.get_by_role("radio", name=player.words("web-speed-slow")).check(force=True)
    player.until("() => heard.table?.pace === 1120")


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_tap_or_a_key_skips_to_ones_turn(visit: Visit, how: str) -> None:
    """What a hurry does to the bots is shown in tests/table/test_hurry.py; here, that it is asked for."""
    player = visit(scene=staged(Position(bots_left, bots=2, pace=700)), pace="slow")
    player.until("() => heard.view")
    if how == "tap":
        player.page.locator("header h1").click()
    else:
        player.page.keyboard.press("Space")
    player.page.wait_for_function("() => heard.hurries === 1")


def test_once_one_is_out_the_rest_is_played_out(visit: Visit) -> None:
    scene = staged(Position(bots_left, bots=2, pace=700, then=phase("over")))
    player = visit(scene=scene, pace="slow")
    player.press("web-play-out")
    assert player.page.evaluate("heard.hurries") == 1
    player.page.evaluate(PRESSED_WHEN_OVER, player.words("web-play-out"))
    scene.go_on(player.page)
    player.page.wait_for_function("() => pressed")
    expect(
        player.button("web-next-hole")
    ).to_be_visible()  # whoever presses then skips nothing but the counting


# How long a match is


@pytest.mark.parametrize("game", ["play-nine", "four-card", "six-card"])
def test_a_match_has_as_many_holes_as_were_chosen(visit: Visit, game: str) -> None:
    player = visit()
    choose(player, game)
    player.page.get_by_role("group", name=player.words("web-how-many-holes")).first.get_by_role(
        "radio", name="3", exact=True
    ).check(force=True)
    player.press("web-play-now")
    player.until("() => heard.view?.holes === 3")
    player.go("/")
    player.press("web-invite")
    player.until("() => heard.table?.house.holes === 3")
    player.go("/")
    player.press("web-same-device")
    sheet = player.page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="3", exact=True)).to_be_checked()
    sheet.get_by_role("radio", name="18", exact=True).check(force=True)
    player.press("web-start")
    player.until("() => heard.view?.holes === 18")
