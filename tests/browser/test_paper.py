"""Paper from the browser: chosen, previewed, downloaded; filled in from a match or a record."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kept import kept, remember
from tests.browser.player import Player
from tests.browser.screens import previewed
from tests.paper.reading import text_of

RECORDS = Path(__file__).parents[1] / "records"


def downloaded(player: Player) -> str:
    """The text of the file that a press on the button brings."""
    with player.page.expect_download() as coming:
        player.press("paper-make")
    assert coming.value.suggested_filename.endswith(".pdf")
    return text_of(coming.value.path().read_bytes())


def test_a_blank_card_is_seen_and_downloaded(visit: Visit) -> None:
    player = visit(language="it")
    player.page.get_by_role("link", name=player.words("web-paper"), exact=True).click()
    previewed(player)
    player.page.get_by_label(player.words("paper-names")).fill("Ann, Maximilienne-Alexandra of the Hills")
    shortened = player.words("paper-shortened", names="Maximilienne-Alexandra of the Hills")
    expect(player.page.get_by_text(shortened)).to_be_visible()
    text = downloaded(player)
    assert "Ann" in text
    assert "Spareggio" in text


def test_a_rule_sheet_from_the_rules(visit: Visit) -> None:
    player = visit(address="/#rules=six-card")
    player.page.get_by_role("link", name=player.words("web-paper"), exact=True).click()
    expect(player.page.locator("img")).to_have_count(2)
    assert "SC-33" in downloaded(player).replace("SC33", "SC-33")


def test_a_finished_match_becomes_a_card(visit: Visit) -> None:
    player = visit()
    remember(player, kept("four-card-play-off"))
    player.go("/#match=abcdefghij.0")
    player.page.get_by_role("link", name=player.words("web-paper-card")).click()
    previewed(player)
    assert "haswon" in downloaded(player)


def test_a_match_with_real_cards_becomes_a_card(visit: Visit) -> None:
    player = visit()
    remember(player, kept("four-card-play-off") | {"real": True, "record": None})
    player.go("/#match=abcdefghij.0")
    player.page.get_by_role("link", name=player.words("web-paper-card")).click()
    previewed(player)
    assert "haswon" in downloaded(player)


def test_a_record_becomes_a_card_and_anything_else_is_refused(visit: Visit) -> None:
    player = visit(address="/#paper")
    previewed(player)
    field = player.page.locator('input[type="file"]')
    field.set_input_files(__file__)
    told = player.words("error-not-a-record", file=Path(__file__).name)
    expect(player.page.get_by_role("alert")).to_have_text(told)
    field.set_input_files(RECORDS / "play-nine-japanese.golf")
    expect(player.page.get_by_role("alert")).to_have_count(0)
    expect(player.page.locator("select").last).not_to_have_value("")
    assert "haswon" in downloaded(player)


def test_a_match_that_is_not_over_has_no_card(visit: Visit, tmp_path: Path) -> None:
    """As somebody left it: in its last hole, and in its first."""
    player = visit(address="/#paper")
    previewed(player)
    whole = (RECORDS / "four-card-play-off.golf").read_text("utf-8")
    for number, last in enumerate((whole.rindex("\nStrokes "), whole.index("\nStrokes "))):
        left = tmp_path / f"left-{number}.golf"
        left.write_text("".join(re.split(r"\[Result .*\]\n", whole[: last + 1])), "utf-8")
        player.page.locator('input[type="file"]').set_input_files(left)
        told = player.words("error-paper-not-over")
        expect(player.page.get_by_role("alert")).to_have_text(told)
        previewed(player)
        player.page.reload()
        previewed(player)
