"""The score keeper and the device it runs on: no storage, a screen that sleeps, files, paper."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from backnine.games import GAMES, Game
from backnine.keeper import read_kept, write_kept
from backnine.locales import Words
from backnine.tui.keeper_export import result_lines, result_table
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_keeper import FULL, case, put
from tests.browser.test_reach import LONGEST
from tests.paper.reading import text_of

DENIED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })"
AWAKE = """(() => {
  window.asked = 0;
  window.held = new Set();
  const request = async () => {
    window.asked++;
    const lock = { released: false, release: async () => void ((lock.released = true), held.delete(lock)) };
    held.add(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
})()"""
SEEN = """seen => {
  if (seen === "hidden") held.forEach((lock) => lock.release());  // as browsers do
  Object.defineProperty(document, "visibilityState", { value: seen, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def at_match(visit: Visit, name: str) -> Player:
    player = visit(address="/#about")
    put(player.page, case(name))
    return player.go("/#keep=golden1")


@pytest.mark.parametrize("trouble", [f"({FULL})()", DENIED], ids=["full", "denied"])
def test_a_new_match_without_storage_says_so_at_once(visit: Visit, trouble: str) -> None:
    player = visit(address="/#about")
    player.page.add_init_script(trouble)
    player.page.reload()
    player.go("/#keep=new")
    for number, name in enumerate(("Ann", "Ben"), 1):
        player.page.get_by_label(player.words("web-name-of", number=number)).fill(name)
    player.press("keeper-begin")
    expect(player.page.get_by_role("alert")).to_have_text(player.words("keeper-full"))
    player.page.get_by_label(player.words("keeper-strokes-of", name="Ann")).fill("3")
    player.page.get_by_role("link", name=player.words("keeper-all")).click()
    player.page.get_by_role("link", name="Ann and Ben").click()
    expect(player.page.get_by_label(player.words("keeper-strokes-of", name="Ann"))).to_have_value("3")


def test_the_screen_stays_awake_while_a_match_is_open(visit: Visit) -> None:
    player = visit(address="/#about")
    player.page.add_init_script(AWAKE)
    player.page.reload()
    put(player.page, case("tie"))
    player.go("/#keep=golden1")
    page = player.page
    page.wait_for_function("() => held.size === 1")
    page.evaluate(SEEN, "hidden")
    page.wait_for_function("() => held.size === 0")
    page.evaluate(SEEN, "visible")
    page.wait_for_function("() => held.size === 1")
    page.evaluate(SEEN, "visible")
    player.go("/#keep")
    page.wait_for_function("() => held.size === 0 && asked === 2")


def test_a_result_goes_out_as_text_picture_table_file_and_card(visit: Visit, tmp_path: Path) -> None:
    player = at_match(visit, "play-off")
    page = player.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.press("web-share-text")
    expect(page.get_by_text(player.words("web-copied"))).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    kept = json.dumps(case("play-off"))
    words = Words(player.language)
    assert text.splitlines()[1:] == result_lines(words, read_kept(kept)).splitlines()[1:]

    def saved(message: str) -> bytes:
        with page.expect_download() as coming:
            player.press(message)
        return coming.value.path().read_bytes()

    assert saved("web-share-picture").startswith(b"\x89PNG")
    assert saved("keeper-save-table").decode("utf-8-sig") == result_table(words, read_kept(kept))
    assert saved("keeper-save-file").decode() == write_kept(read_kept(kept))
    page.get_by_role("link", name=player.words("web-paper-card")).click()
    assert "Cathaswon" in text_of(saved("paper-make"))


def test_a_match_that_is_not_over_goes_out_as_it_stands(visit: Visit) -> None:
    player = at_match(visit, "tie")
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.press("web-share-text")
    expect(player.page.get_by_text(player.words("web-copied"))).to_be_visible()
    text = player.page.evaluate("navigator.clipboard.readText()")
    told = result_lines(Words(player.language), read_kept(json.dumps(case("tie"))))
    assert text.splitlines()[1:] == told.splitlines()[1:]
    assert text.splitlines()[1] == player.words("table-play-off", hole=3)


def test_a_result_prints_without_its_buttons(visit: Visit) -> None:
    page = at_match(visit, "play-off").page
    expect(page.get_by_role("heading", level=1)).to_have_text("Cat has won")
    assert page.locator("button:visible").count() > 8
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("button:not(.link):visible, a.button:visible")).to_have_count(0)
    expect(page.locator("tfoot td").first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize(("width", "height"), [(390, 553), (360, 640), (320, 640)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_cards_are_tapped_in_without_scrolling(visit: Visit, game: Game, width: int, height: int) -> None:
    """In the language that needs most room."""
    player = visit(address="/#about", language=LONGEST, size=(width, height))
    match = case("begun", game=game.name, house="", names=["Ann", "Ben"], dealer=0)
    del match["draw"]
    put(player.page, match)
    player.go(f"/#keep={match['id']}")
    player.press("keeper-cards-of", name="Ann")
    room = "dialog => dialog.scrollHeight - dialog.clientHeight"
    assert player.page.get_by_role("dialog").evaluate(room) <= 0


def test_twelve_players_do_not_widen_the_page(visit: Visit) -> None:
    player = visit(address="/#about", size=(360, 640))
    names = [f"Player {seat}" for seat in range(12)]
    scores = [{"hole": 1, "seat": seat, "strokes": seat} for seat in range(12)]
    entries = [*scores, {"hole": 1, "closer": 11}, {"hole": 1, "done": True}]
    match = case("begun", game="six-card", house="", names=names, dealer=0, entries=entries)
    del match["draw"]
    put(player.page, match)
    player.go(f"/#keep={match['id']}")
    player.button("keeper-undo").wait_for()
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360
