"""The first look of Four-Card Golf: one press shows the cards, and another covers them, by any hand."""

import pytest
from playwright.sync_api import expect

from backnine.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.stage import Position, phase, staged
from tests.browser.test_tables import invite


@pytest.mark.parametrize("hand", ["tap", "hold", "enter", "space"])
def test_a_press_shows_the_cards_until_they_are_covered_again(visit: Visit, hand: str) -> None:
    """However long it is: nobody has to hold a button, and letting go covers nothing."""
    ann, _ = invite(visit, "four-card", house="holes=1")
    ann.look()
    button, n = ann.button("web-look"), ann.view["n"]
    if hand == "tap":
        button.click()
    elif hand == "hold":
        button.click(delay=700)
    else:
        button.press({"enter": "Enter", "space": " "}[hand])
    ann.settle(n)
    assert len(ann.look()["looking"]) == 2
    seen = ann.button("web-remembered")
    expect(seen).to_be_visible()
    ann.press("web-remembered")
    expect(seen).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_says_what_it_does(visit: Visit, language: str) -> None:
    player = visit(scene=staged(Position(phase("first-look"), "four-card", bots=1)), language=language)
    player.says("web-first-look", look="near")
    player.button("web-look").wait_for()
    expect(player.page.locator(".actions button")).to_have_count(2)
