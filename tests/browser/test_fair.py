"""Was it fair? Every device adds a word and checks the match by itself, and says when something is wrong."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from backnine.record_reader import read
from backnine.replay import verify
from backnine.shuffle import Shuffle, new_seed, seal
from tests.browser.conftest import Visit
from tests.browser.player import Player, held, play_together
from tests.browser.test_tables import invite, sit_together
from tests.browser.test_with_a_terminal import Door
from tests.server.host import Host
from tests.server.relay import Relay

ONE_HOLE = {"house": "holes=1"}
LOST = 3  # requests: a browser or two parts of a page may ask once more by themselves
LINE = '[role="status"][aria-busy="false"] a[href^="#fair="]'  # once the browser has checked


def verdict(player: Player) -> str:
    """What the line at the end of the match says, without how many cards."""
    line = player.page.locator(LINE)
    expect(line).to_be_visible()
    return re.sub(r"\d+", "#", line.inner_text().strip()).replace("\u00a0", " ")


def said(player: Player, message: str) -> str:
    return re.sub(r"\d+", "#", player.words(message, cards=1)).replace("\u00a0", " ")


def open_page(player: Player) -> Page:
    player.page.locator(LINE).click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.words("fair-title"))
    return player.page


def test_play_now_is_fair_and_asks_nobody_for_anything(visit: Visit) -> None:
    ann, spoken = visit(table=ONE_HOLE), []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: spoken.append(json.loads(str(frame))["t"]))

    ann.page.on("websocket", listen)
    ann.press("web-play-now")
    ann.reach(0)
    assert spoken[:2] == ["hello", "reveal"]  # in one go: nothing is waited for
    assert spoken.count("reveal") == 1
    ann.rush()
    assert verdict(ann) == said(ann, "web-fair-yes")
    seen = ann.look()["table"]
    assert [word and len(word) for word in seen["words"]] == [64, None, None]
    page = open_page(ann)
    for message in ("fair-yes", "fair-seal", "fair-draw"):
        ann.says(message)
    ann.says("fair-own", count=1)
    page.reload()
    ann.says("fair-yes")
    page.get_by_text(ann.words("fair-fingerprints")).click()
    for digits in (seen["seed"], seen["words"][0], seal(bytes.fromhex(seen["words"][0]))):
        expect(page.get_by_text(digits, exact=True)).to_be_visible()
    with page.expect_download() as file:
        page.get_by_role("button", name=ann.words("web-download-record")).click()
    assert verify(read(Path(file.value.path()).read_text("utf-8"))).outcome


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
def test_two_browsers_have_a_word_each_and_again_in_a_rematch(visit: Visit, game: str) -> None:
    ann, ben = invite(visit, game, house="holes=1")
    for round_ in range(2):
        play_together(ann, ben, rush=True)
        for each in (ann, ben):
            assert verdict(each) == said(each, "web-fair-yes")
        words = ann.look()["table"]["words"]
        assert ann.seen["score"] == ben.look()["score"]
        assert len(ann.seen["table"]["records"]) == round_ + 1
        assert all(words)
        assert words[0] != words[1]
        if round_ == 0:
            ann.press("web-rematch")
            ben.press("web-rematch")
            for each in (ann, ben):
                each.until("() => heard.table.state === 'playing' && heard.table.round === 1")
    ben.page.locator('a[href="#"], a[href="/#"]').first.click()
    ben.go("/#history")
    ben.page.locator("li.box a").first.click()
    ben.page.get_by_role("link", name=ben.words("web-fair")).first.click()
    ben.says("fair-yes")


def test_everybody_at_one_device_has_a_word(visit: Visit) -> None:
    trio = visit(table=ONE_HOLE, name="Ann", language="ja")
    sit_together(trio, "four-card", 3)
    trio.rush()
    assert verdict(trio) == said(trio, "web-fair-yes")
    assert len(set(trio.look()["table"]["words"])) == 3
    open_page(trio)
    trio.says("fair-own", count=3)


def test_a_spectator_checks_the_cards_too(visit: Visit, host: Host) -> None:
    made = host.make(people=1, bots=["rookie"])
    ann = visit(tables=held(made["table"], made["seats"][0]["token"]), address=f"/#table={made['table']}")
    eve = visit(address=f"/#watch={made['watch']}", seed=2, language="es")
    eve.says("web-watching")
    ann.reach(0)
    play_together(ann, eve, rush=True)
    assert eve.view["seat"] is None
    assert verdict(eve) == said(eve, "web-fair-yes")
    assert eve.button("web-rematch").count() == 0
    assert verdict(ann) == said(ann, "web-fair-left")  # it was made without a word of Ann's
    open_page(eve)
    eve.says("fair-words-none")


def test_a_page_that_is_loaded_anew_in_the_middle_forgets_nothing(visit: Visit) -> None:
    ann = visit(table={"house": "holes=2"}, bots="1")
    ann.press("web-play-now")
    ann.reach(0)
    ann.page.evaluate("rush()")
    ann.play(lambda each: each.view["hole"] == 2)
    ann.page.reload()
    ann.reach(0)
    ann.rush()
    assert verdict(ann) == said(ann, "web-fair-yes")
    line = ann.page.locator(LINE)
    told = line.inner_text()  # with the number of cards
    ann.page.reload()
    expect(line).to_have_text(told)
    open_page(ann)
    shown = ann.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('fair/'))")
    kept = json.loads(ann.page.evaluate("key => localStorage.getItem(key)", sorted(shown)[0]))
    assert {line.split(" ")[0] for line in kept["shown"].splitlines()} >= {"1", "2"}


@pytest.mark.parametrize("lost", ["**/api/records/*", "**/judge-*.js", "**/Finale-*.js"])
def test_a_line_that_breaks_at_the_end_is_no_reason_not_to_check(visit: Visit, lost: str) -> None:
    """What the end of a match is told with could not be had at first: the page asks again, without a hand."""
    ann = visit(table=ONE_HOLE, bots="1")
    ann.watcher.forgive("net::ERR_")
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.url)
        route.abort("connectionreset") if len(asked) <= LOST else route.continue_()

    ann.page.route(lost, lose)
    ann.press("web-play-now")
    ann.rush()
    assert verdict(ann) == said(ann, "web-fair-yes")
    assert len(asked) > LOST
    ann.until("() => JSON.parse(localStorage.getItem('history'))[0].record")


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
def test_a_line_that_is_cut_while_the_record_is_fetched(visit: Visit, host: Host, game: str) -> None:
    """All of it, as in a tunnel; the match is checked when the line is there again."""
    with Relay(host.port) as line:
        ann = visit(Door(line.url), table=ONE_HOLE | {"game": game}, bots="1")
        ann.watcher.forgive("WebSocket connection to .* failed")
        ann.watcher.forgive("net::ERR_")

        def cut(route: Route) -> None:
            line.closed = True
            assert line.cut()
            route.continue_()

        ann.page.route("**/api/records/*", cut, times=1)
        ann.press("web-play-now")
        ann.reach(0)
        ann.page.evaluate("rush()")
        ann.says("web-reconnecting")
        assert ann.page.locator(LINE).count() == 0
        line.closed = False
        assert verdict(ann) == said(ann, "web-fair-yes")


# Hosts who cheat


def at_a_cheat(visit: Visit, folder: Path, how: str) -> tuple[Host, Player]:
    host = Host(folder / "data", start=False)
    host.program = (sys.executable, str(Path(__file__).with_name("cheat.py")), how)
    host.start()
    return host, visit(host, table=ONE_HOLE, bots="1")


def listens(player: Player, line: str, page: str, found: str, *, wrong: bool) -> None:
    """To what the browser says of the match that was played."""
    assert verdict(player) == said(player, line)
    open_page(player)
    player.says(page)
    beginning = re.split(r"[\d:]", player.words(found, name="Birdie", hole=1, seen="", card=""))[0]
    expect(player.page.locator("li.wrong" if wrong else "li:not(.wrong)", has_text=beginning)).to_be_visible()
    player.page.close()


@pytest.mark.parametrize(
    ("how", "found"), [("card", "fair-cards-changed"), ("again", "fair-again")], ids=["card", "again"]
)
def test_a_server_that_cheats_is_caught(visit: Visit, tmp_path: Path, how: str, found: str) -> None:
    host, ann = at_a_cheat(visit, tmp_path, how)
    with host:
        ann.press("web-play-now")
        ann.rush()
        listens(ann, "web-fair-no", "fair-no", found, wrong=True)


def test_a_server_that_asks_again_hears_no_other_word(visit: Visit, tmp_path: Path) -> None:
    """It knows the seed: with word after word it would find cards that suit it."""
    host, ann = at_a_cheat(visit, tmp_path, "again")
    revealed = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: revealed.append(json.loads(str(frame)).get("word")))

    with host:
        ann.page.on("websocket", listen)
        ann.press("web-play-now")
        ann.reach(0)
        assert len({word for word in revealed if word}) == 1
        ann.page.close()


def test_a_word_that_is_left_out_is_told(visit: Visit, tmp_path: Path) -> None:
    """Plainly; but a slow line looks the same, so it is no alarm."""
    host, ann = at_a_cheat(visit, tmp_path, "word")
    with host:
        ann.press("web-play-now")
        ann.rush()
        listens(ann, "web-fair-left", "fair-left", "fair-own-missing", wrong=False)


def another_seed(text: str) -> str:
    """With a seal that fits it."""
    seed = new_seed()
    text = re.sub(r'\[Seed "\w+"\]', f'[Seed "{seed.hex()}"]', text)
    return re.sub(r'\[Commitment "\w+"\]', f'[Commitment "{Shuffle(seed).commitment}"]', text)


def a_seed_that_was_not_sealed(text: str) -> str:
    return re.sub(r'\[Seed "\w+"\]', f'[Seed "{new_seed().hex()}"]', text)


def a_word_less(text: str) -> str:
    return re.sub(r'\[Word0 "\w+"\]\n', "", text)


def another_word(text: str) -> str:
    word = new_seed()
    text = re.sub(r'\[Word0 "\w+"\]', f'[Word0 "{word.hex()}"]', text)
    return re.sub(r'\[Seal0 "\w+"\]', f'[Seal0 "{seal(word)}"]', text)


def another_move(text: str) -> str:
    return re.sub(r"(?<=swap )(\d)", lambda slot: str(int(slot[1]) % 8 + 1), text, count=1)


CHANGES: dict[Callable[[str], str], str] = {
    another_seed: "fair-seal-changed",
    a_seed_that_was_not_sealed: "fair-seal-broken",
    a_word_less: "fair-cards-changed",
    another_word: "fair-own-replaced",
    another_move: "fair-cards-changed",
}


def test_a_record_that_was_changed_is_noticed(visit: Visit) -> None:
    """In each of these ways, by a page that has no record of the match yet."""
    ann = visit(table=ONE_HOLE, name="Ann", bots="1")
    changes = iter(CHANGES)
    changed: list[Callable[[str], str]] = []

    def exchange(route: Route) -> None:
        text, change = route.fetch().text(), next(changes)
        assert change(text) != text
        changed.append(change)
        route.fulfill(body=change(text), content_type="text/plain; charset=utf-8")

    ann.page.route("**/api/records/*", exchange)
    ann.press("web-play-now")
    ann.rush()
    table = ann.page.url
    for number, (change, found) in enumerate(CHANGES.items()):
        if number:
            ann.page.evaluate("localStorage.removeItem('history')")
            ann.page.goto("about:blank")
            ann.page.goto(table)
        assert verdict(ann) == said(ann, "web-fair-no")
        assert changed.pop() == change
        assert not changed  # it is fetched once, to be kept and to be checked
        open_page(ann)
        beginning = re.split(r"[\d:]", ann.words(found, name="Ann", hole=1, seen="", card=""))[0]
        expect(ann.page.locator("li.wrong", has_text=beginning).first).to_be_visible()


def test_the_page_about_it_needs_no_match(visit: Visit) -> None:
    ann = visit(address="/#about", language="it")
    ann.page.get_by_role("link", name=ann.words("web-fair"), exact=True).click()
    ann.says("fair-about")
    ann.says("fair-not-page")
    ann.go("/#fair=abcdefghij.0")
    ann.watcher.forgive("401")
    ann.says("fair-no-record")
