"""What is stored is said as it is, and can be deleted."""

import re

from playwright.sync_api import expect

from backnine.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.test_tables import invite
from tests.server.host import Host


def test_the_page_says_how_long_this_server_keeps_a_table(visit: Visit, host: Host) -> None:
    days = host.get("/api/offer").json()["keep_days"]
    ann = visit(address="/#about")
    for language in LANGUAGES:
        ann.speak(language)
        for message in ("on-server", "in-browser", "delete"):
            ann.says(f"learn-about-{message}")
        ann.says("learn-about-kept", days=days)
        assert str(days) in ann.words("learn-about-kept", days=days)


def test_the_browser_is_cleared(visit: Visit) -> None:
    ann = visit(name="Ann")
    ann.press("web-play-now")
    ann.reach(0)
    ann.go("/#settings")
    kept = "() => Object.keys(localStorage).filter((key) => ['tables', 'people'].includes(key))"
    assert "tables" in ann.page.evaluate(kept)
    ann.press("web-clear")
    ann.confirm("web-no")
    assert "tables" in ann.page.evaluate(kept)
    ann.press("web-clear")
    ann.confirm("web-clear")
    expect(ann.button("web-play-now")).to_be_visible()
    assert ann.page.evaluate("() => localStorage.getItem('tables')") in (None, "[]")


def test_a_name_is_forgotten_and_a_table_deleted(visit: Visit) -> None:
    ann, ben = invite(visit, "play-nine", house="holes=1")
    ben.press("web-more")
    ben.press("web-delete-table")
    ben.dialog("web-sure-delete-all").get_by_role("button").first.click()
    ben.says("web-delete-waits")
    expect(ann.button("web-more")).to_have_class(re.compile("asked"))
    ann.press("web-more")
    expect(ann.page.get_by_role("dialog")).to_contain_text(
        ann.words("web-delete-wished", who="one", name="Ben")
    )
    ann.press("web-close")
    ben.press("web-delete-back")
    ann.until("() => heard.table.deleting.length === 0")
    ben.press("web-forget-me")
    ben.dialog("web-sure-forget-me").get_by_role("button").first.click()
    ben.says("web-forgotten")
    ben.says("web-forgotten-how")
    ann.until("() => heard.table.chairs[1].name === 'Golfer'")
    ann.press("web-more")
    ann.press("web-delete-table")
    ann.dialog("web-sure-delete").get_by_role("button").first.click()
    ann.says("web-table-deleted")
    ann.until("() => localStorage.getItem('tables') === '[]'")


def test_a_table_deleted_by_all_gives_way_to_a_page_that_says_so(visit: Visit) -> None:
    ann, ben = invite(visit, "play-nine", house="holes=1")
    for player in (ann, ben):
        player.press("web-more")
        player.press("web-delete-table")
        player.dialog("web-sure-delete-all").get_by_role("button").first.click()
    for player in (ann, ben):
        expect(player.page.get_by_role("alert")).to_have_text(player.words("web-table-deleted"))
        expect(player.page.get_by_role("dialog")).to_have_count(0)
        expect(player.button("web-more")).to_have_count(0)
