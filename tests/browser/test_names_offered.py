"""A name is asked for once, at the end of a first match, and is the same wherever one is told of."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kept import kept, remember
from tests.browser.stage import Position, match_over, staged

KEPT = "JSON.parse(localStorage.getItem('history'))[0].names[0]"


def test_a_name_is_asked_for_once(visit: Visit) -> None:
    player = visit(table={"house": "holes=1"}, level="rookie", bots="1")
    player.press("web-play-now")
    player.rush()
    page = player.page
    field = page.get_by_label(player.words("finale-name"))
    field.fill("Zoé")
    player.press("finale-name-yes")
    expect(field).to_be_hidden()
    player.until("() => heard.table.chairs[0].name === 'Zoé'")
    page.wait_for_function(f"() => {KEPT} === 'Zoé'")
    assert page.evaluate("localStorage.getItem('name')") == "Zoé"
    page.reload()
    expect(player.button("web-rematch")).to_be_visible()
    expect(field).to_be_hidden()


def test_on_a_low_window_it_is_asked_for_on_a_sheet(visit: Visit) -> None:
    """One press away, so that how the match went has the room."""
    scene = staged(Position(match_over, house="holes=1", bots=1, here=("Birdie",)))
    player = visit(scene=scene, size=(320, 568))
    player.press("web-your-name")
    asked = player.dialog("finale-name")
    asked.get_by_label(player.words("finale-name")).last.fill("Zoé")
    player.press("finale-name-yes")
    expect(asked).to_be_hidden()
    expect(player.button("web-your-name")).to_be_hidden()
    assert player.page.evaluate("localStorage.getItem('name')") == "Zoé"


def test_who_shares_without_a_name_is_asked_for_one(visit: Visit) -> None:
    """It stands on the picture, and in what was played before."""
    scene = staged(Position(match_over, house="holes=1", bots=1, here=("Birdie",)))
    player = visit(scene=scene)
    player.until("() => JSON.parse(localStorage.getItem('history') ?? '[]').length")
    player.press("web-share")
    asked = player.dialog("web-share-name")
    asked.get_by_label(player.words("web-share-name")).fill("Zoé")
    with player.page.expect_download():
        asked.get_by_role("button", name=player.words("web-share"), exact=True).click()
    player.page.wait_for_function(f"() => {KEPT} === 'Zoé'")
    with player.page.expect_download():
        player.press("web-share")  # asked once


def test_a_name_in_the_settings_is_the_name_of_what_was_played_without_one(visit: Visit) -> None:
    player = visit()
    remember(player, kept("play-nine-02") | {"names": ["Birdie", "Robin"]})
    player.go("/#settings")
    field = player.page.get_by_label(player.words("web-your-name"))
    field.press_sequentially("Zoé")
    field.press("Tab")  # not before: a name of one letter would stay
    player.page.wait_for_function(f"() => {KEPT} === 'Zoé'")
