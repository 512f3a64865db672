"""The score keeper when the battery dies: the browser is killed, and nothing that was told is missing."""

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect

from tests.browser import chromium
from tests.browser.conftest import Visit
from tests.browser.player import PATIENCE, Player
from tests.browser.test_keeper import case, put
from tests.browser.words import words
from tests.server.host import Host

STROKES = {"Ann": 3, "Ben": 4, "Cat": 5}
WRITTEN = """id => new Promise((done, fail) => {
  const asked = indexedDB.open("backnine-kept");
  asked.onerror = () => fail(asked.error);
  asked.onsuccess = () => {
    const read = asked.result.transaction("matches").objectStore("matches").get(id);
    read.onsuccess = () => {
      asked.result.close();
      done(read.result ? JSON.parse(read.result.text).entries.length : null);
    };
  };
})"""  # after all that was begun before
STORED = "id => JSON.parse(localStorage.getItem(`kept-${id}`))?.entries.length ?? 0"


NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no') } })"


class Phone:
    """A browser with a folder of its own, which can lose its power."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self._playwright, self._folder = playwright, folder
        self._context: BrowserContext | None = None

    def switched_on(self) -> Page:
        root = ["--no-sandbox"] if os.geteuid() == 0 else []
        self._context = self._playwright.chromium.launch_persistent_context(
            self._folder,
            executable_path=chromium.find(),
            args=[*chromium.FLAGS, *root],
            headless=True,
            locale="en",
        )
        self._context.set_default_timeout(PATIENCE)
        return self._context.new_page()

    def without_power(self) -> None:
        """All of its processes at once."""
        assert self._context
        with self._context.expect_event("close", timeout=PATIENCE * 1000):
            for number in self._processes():
                os.kill(number, signal.SIGKILL)
        for left in self._folder.glob("Singleton*"):  # by which it knows that it is running
            left.unlink()

    def _processes(self) -> list[int]:
        named = str(self._folder).encode()
        found = []
        for place in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                if named in place.read_bytes():
                    found.append(int(place.parent.name))
        assert found
        return found

    def put_away(self) -> None:
        with suppress(Error):
            if self._context:
                self._context.close()


@pytest.fixture
def phone(playwright: Playwright, tmp_path: Path) -> Iterator[Phone]:
    made = Phone(playwright, tmp_path / "phone")
    yield made
    made.put_away()


def test_a_battery_that_dies_takes_no_stroke_with_it(phone: Phone, host: Host) -> None:
    page = phone.switched_on()
    page.goto(f"{host.url}/#about")
    put(page, case("tie"))
    page.goto(f"{host.url}/#keep=golden1")
    for name, strokes in STROKES.items():
        page.get_by_label(words("keeper-strokes-of", name=name)).fill(str(strokes))
    told = page.evaluate(STORED, "golden1")
    assert page.evaluate(WRITTEN, "golden1") == told > len(case("tie")["entries"])
    phone.without_power()

    page = phone.switched_on()
    page.goto(f"{host.url}/#about")
    assert page.evaluate(STORED, "golden1") < told, "this browser is as slow as others are"
    page.goto(f"{host.url}/#keep")
    page.get_by_role("link", name="Ann, Ben, Cat and Dan").click()
    for name, strokes in STROKES.items():
        expect(page.get_by_label(words("keeper-strokes-of", name=name))).to_have_value(str(strokes))
    assert page.evaluate(STORED, "golden1") == told


def told_once(visit: Visit) -> Player:
    player = visit(address="/#about")
    put(player.page, case("tie"))
    player.go("/#keep=golden1")
    player.page.get_by_label(player.words("keeper-strokes-of", name="Ann")).fill("3")
    assert player.page.evaluate(WRITTEN, "golden1")
    return player


def test_what_is_removed_does_not_come_back(visit: Visit) -> None:
    player = told_once(visit)
    player.press("keeper-remove")
    player.confirm("web-remove")
    player.page.get_by_role("link", name=player.words("keeper-new")).wait_for()
    assert player.page.evaluate(WRITTEN, "golden1") is None


def test_a_browser_that_is_cleared_has_no_copy(visit: Visit) -> None:
    player = told_once(visit)
    player.go("/#settings")
    player.press("web-clear")
    player.confirm("web-clear")
    player.page.get_by_role("link", name=player.words("web-keeper")).wait_for()
    assert player.page.evaluate(WRITTEN, "golden1") is None


def test_what_the_storage_has_anew_is_not_replaced_by_an_old_copy(visit: Visit) -> None:
    player = told_once(visit)
    player.button("keeper-undo").click()
    player.page.reload()
    expect(player.page.get_by_label(player.words("keeper-strokes-of", name="Ann"))).to_have_value("")


def test_a_browser_without_a_database_keeps_its_matches(visit: Visit) -> None:
    player = visit(address="/#about")
    player.page.add_init_script(NO_DATABASE)
    player.page.reload()
    put(player.page, case("tie"))
    player.go("/#keep=golden1")
    player.page.get_by_label(player.words("keeper-strokes-of", name="Ann")).fill("3")
    player.page.reload()
    expect(player.page.get_by_label(player.words("keeper-strokes-of", name="Ann"))).to_have_value("3")
