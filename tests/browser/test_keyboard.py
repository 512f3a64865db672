"""A hole without a mouse: with Tab and Enter, and with shortcuts."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import CHOSEN, Keyboard, Shortcuts
from tests.browser.player import Player


@pytest.mark.parametrize(("kind", "game"), [(Keyboard, "four-card"), (Shortcuts, "six-card")])
def test_a_hole_by_keyboard(visit: Visit, kind: type[Player], game: str) -> None:
    ann = visit(kind=kind, table={"game": game, "house": "holes=1"})
    ann.press("web-play-now")
    ann.play()
    assert len(ann.seen["score"]["holes"]) >= 1


def test_the_focus_stays_where_one_was(visit: Visit) -> None:
    """Also while cards are on their way, and when a sheet goes."""
    ann = visit(kind=Keyboard, table={"house": "holes=1"})
    ann.press("web-play-now")
    ann.play(lambda each: bool(each.view) and each.view["phase"] == "place" and 0 in each.view["acting"])
    ann.press("web-more")
    ann.press("web-settings")
    ann.page.get_by_role("radio", name=ann.words("web-speed-quick")).check(force=True)
    ann.press("web-close")
    expect(ann.button("web-more")).to_be_focused()
    ann.move(["swap 3"])
    ann.page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    assert ann.page.evaluate(CHOSEN)["place"] == "slot-0-3"
    ann.press("web-say")
    ann.press("phrase-hello")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.button("web-say")).to_be_focused()
