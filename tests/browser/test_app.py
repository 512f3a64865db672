"""The app that is kept in the browser: it starts without a server, and a new build replaces it whole."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from web.packing import worker

from backnine.server.web import FOLDER
from tests.browser.kept import kept
from tests.browser.player import PATIENCE
from tests.browser.watcher import Watcher
from tests.browser.words import words
from tests.server.host import Host

# The server, with the client of another folder.
SERVE = """
import sys
from pathlib import Path
from backnine.server import web
web.WEB.clear()
web.WEB.update(web.read_folder(Path(sys.argv.pop(1))))
from backnine.cli import main
sys.exit(main())
"""
REPLACED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const pause = () => new Promise((again) => setTimeout(again, 20));
  while ((await caches.keys()).length < 2 || registration.installing || registration.waiting) await pause();
}"""
CONTROLLED = "() => !!navigator.serviceWorker.controller"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Host]:
    """A server whose client lies in tmp_path/client."""
    shutil.copytree(FOLDER, tmp_path / "client")
    host = Host(tmp_path / "data", start=False)
    host.program = (sys.executable, "-c", SERVE, str(tmp_path / "client"))
    host.start()
    with host:
        yield host


@pytest.fixture
def context(browser: Browser, house: Host) -> Iterator[BrowserContext]:
    made = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    made.set_default_timeout(PATIENCE)
    watcher = Watcher(made, house.url)
    watcher.forgive("ERR_CONNECTION_REFUSED")  # where the server is gone on purpose
    yield made
    made.close()
    watcher.check()


def visited(context: BrowserContext, house: Host) -> Page:
    """A page that the app has been kept from."""
    page = context.new_page()
    page.goto(house.url)
    page.wait_for_function(CONTROLLED)
    return page


def build_again(client: Path) -> None:
    """Every name changes, as if everything had; the old files are gone."""
    texts = {
        path: path.read_text("utf-8") for path in client.rglob("*") if path.suffix in (".js", ".css", ".html")
    }
    names = {path.name: f"{path.stem}2{path.suffix}" for path in texts if path.parent.name == "assets"}
    pattern = re.compile("|".join(map(re.escape, names)))
    for path, text in texts.items():
        path.unlink()
        changed = pattern.sub(lambda name: names[name[0]], text)
        path.with_name(names.get(path.name, path.name)).write_text(changed, "utf-8")
    page = client / "index.html"
    page.write_text(page.read_text("utf-8").replace("<html ", '<html data-build="second" '), "utf-8")
    (client / "sw.js").write_text(worker(client), "utf-8")


def test_it_starts_and_teaches_without_a_server(context: BrowserContext, house: Host) -> None:
    visited(context, house)
    house.stop()
    page = context.new_page()
    page.goto(house.url)
    expect(page.get_by_text(words("web-offline"))).to_be_visible()
    page.get_by_role("link", name=words("web-rules")).first.click()
    expect(page.get_by_role("heading", name=words("play-nine-name"))).to_be_visible()
    page.goto(f"{house.url}/#lesson=four-card")
    expect(page.get_by_role("button", name=words("learn-go-on"))).to_be_visible()
    page.goto(f"{house.url}/#")
    house.start()
    page.get_by_role("button", name=words("web-try-again")).click()
    expect(page.get_by_role("button", name=words("web-play-now"))).to_be_visible()


def test_without_a_server_paper_names_the_pages_that_print_themselves(
    context: BrowserContext, house: Host
) -> None:
    """A result, rules, or the score keeper; and the preview is there once the server is."""
    first = visited(context, house)
    first.evaluate("match => localStorage.setItem('history', JSON.stringify([match]))", kept("four-card-02"))
    house.stop()
    page = context.new_page()
    page.goto(f"{house.url}/#paper=match/abcdefghij.0")
    expect(page.get_by_text(words("paper-away"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("link", name=words("paper-instead-match")).click()
    expect(page.locator("tfoot td").first).to_be_visible()
    page.goto(f"{house.url}/#paper=six-card/rules")
    game = words("six-card-name")
    page.get_by_role("link", name=words("paper-instead-rules", game=game)).click()
    expect(page.get_by_role("heading", name=game)).to_be_visible()
    page.goto(f"{house.url}/#paper=six-card")
    expect(page.get_by_text(words("paper-instead-keep"))).to_be_visible()
    house.start()
    page.evaluate("() => void dispatchEvent(new Event('online'))")
    expect(page.get_by_alt_text(words("paper-preview-page", page=1))).to_be_visible()
    expect(page.get_by_text(words("paper-away"))).to_have_count(0)


def test_a_new_build_takes_over_at_the_next_start(
    context: BrowserContext, house: Host, tmp_path: Path
) -> None:
    old = visited(context, house)
    house.stop()
    build_again(tmp_path / "client")
    house.start()

    page = context.new_page()
    page.goto(house.url)
    expect(page.locator("html")).not_to_have_attribute("data-build", "second")  # what was kept
    page.evaluate(REPLACED)
    page.goto(f"{house.url}/#about")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-build", "second")
    expect(page.get_by_role("heading", name=words("learn-about"))).to_be_visible()

    # A page of the build before still finds what belongs to it, though the server has it no more.
    expect(old.locator("html")).not_to_have_attribute("data-build", "second")
    old.evaluate("() => { location.hash = 'rules=play-nine' }")
    expect(old.get_by_role("heading", name=words("play-nine-name"))).to_be_visible()


def test_the_api_is_never_kept(context: BrowserContext, house: Host) -> None:
    page = visited(context, house)
    page.reload()
    expect(page.get_by_role("button", name=words("web-play-now"))).to_be_visible()
    stored = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))).flat()"
    )
    assert "/" in stored
    assert not [path for path in stored if path.startswith("/api")]
