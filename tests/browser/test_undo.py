"""A move is taken back on the page: with the empty hand, with a key, and the card goes back where it was."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import AROUND
from tests.browser.stage import Position, second_thoughts, staged
from tests.browser.test_pace import own_turn

LAYOUT = """() => [...document.querySelectorAll('[data-place^="slot-0-"]')].map((each) => each.ariaLabel)"""


@pytest.mark.parametrize("how", ["touch", "key", "more"])
def test_the_card_goes_back_and_the_log_says_so(visit: Visit, how: str) -> None:
    scene = staged(AROUND["undo-play-nine"])
    player = visit(scene=scene, pace="quick")
    page = player.page
    button = player.button("web-undo")
    expect(button).to_be_visible()
    after, n = page.evaluate(LAYOUT), player.look()["view"]["n"]
    if how == "touch":
        button.click()
    elif how == "more":
        player.press("web-more")
        player.press("web-undo-move")
    else:
        page.keyboard.press("u")
    assert page.evaluate("heard.undo") == {"t": "undo", "n": n, "seat": 0}
    expect(button).to_be_hidden()  # it is on its way
    scene.go_on(page)
    expect(page.locator('.felt [data-place="hand-0"] svg')).to_be_visible()
    expect(page.locator("[aria-live]").filter(has_text="take it back")).to_have_count(1)
    assert page.evaluate("heard.view.undone") == [[n - 1, n]]
    assert page.evaluate("heard.view.moves").__len__() > 1
    assert page.evaluate(LAYOUT) != after or page.evaluate("heard.view.held") is not None
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").get_by_text("take it back")).to_be_visible()


def test_how_long_it_lasts_is_to_be_seen(visit: Visit) -> None:
    scene = staged(Position(own_turn(0), pace=700, then=second_thoughts))
    player = visit(scene=scene, pace="quick")
    player.until("() => heard.view?.moves.length")
    scene.go_on(player.page)
    button = player.button("web-undo")
    expect(button.locator("circle")).to_have_css("animation-duration", "4.2s")
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44


def test_switched_off_the_table_is_told(visit: Visit) -> None:
    player = visit()
    player.press("web-play-now")
    player.until("() => heard.table?.undo")
    player.press("web-more")
    player.page.get_by_text(player.words("web-settings"), exact=True).click()
    player.page.get_by_role("switch", name=player.words("web-undos")).click()
    player.until("() => heard.table?.undo === false")
