"""Whole matches through the page."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_play_nine_against_bots(visit: Visit) -> None:
    ann = visit(table={"house": "holes=3"})
    ann.press("web-play-now")
    ann.play()
    assert len(ann.seen["score"]["holes"]) >= 3
    expect(ann.button("web-rematch")).to_be_visible()


def test_four_card_golf_against_bots(visit: Visit) -> None:
    ann = visit(table={"house": "holes=2"})
    ann.page.get_by_role("radio", name=ann.words("web-game-four-card")).check(force=True)
    ann.press("web-play-now")
    ann.play()
    assert len(ann.seen["score"]["holes"]) >= 2


def test_six_card_golf_against_bots_in_french(visit: Visit) -> None:
    """By a house rule the discard of a drawn card may turn one up, so that every kind of move is there."""
    ann = visit(language="fr", table={"house": "holes=2,flip=may"})
    ann.page.get_by_role("radio", name=ann.words("web-game-six-card")).check(force=True)
    ann.press("web-play-now")
    ann.play()
    assert len(ann.seen["score"]["holes"]) >= 2
    assert ann.seen["table"]["game"] == "six-card"
    assert ann.page.evaluate("document.documentElement.lang") == "fr"
    expect(ann.button("web-rematch")).to_be_visible()
