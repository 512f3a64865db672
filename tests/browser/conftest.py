"""A real server, a real browser, and somebody who watches over both."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.browser import chromium
from tests.browser.devices import Devices
from tests.browser.player import PATIENCE, Player
from tests.browser.stage import Scene
from tests.browser.watcher import Watcher
from tests.server.host import Host

expect.set_options(timeout=PATIENCE)  # as long as all else is waited for

PHONE = (390, 844)
KEEP = """if (location.protocol === "http:")
  for (const [key, value] of Object.entries(%s))
    localStorage.getItem(key) ?? localStorage.setItem(key, value)"""
WISH = Path(__file__).with_name("wish.js")  # not `page.route`: with that Chromium keeps no file of the page
Visit = Callable[..., Player]


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests that do it no harm."""
    with Host(tmp_path_factory.mktemp("host") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """One for all browsers: two in one process would wait for each other."""
    with sync_playwright() as running:
        yield running
        go_on(running)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium.launched(playwright) as running:
        yield running
        go_on(playwright)


def go_on(playwright: Playwright) -> None:
    """With its loop, which was put aside if the last test of all had no browser (tests/conftest.py)."""
    asyncio._set_running_loop(playwright._loop)


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture
def visit(devices: Devices, host: Host) -> Iterator[Visit]:
    """`visit()` opens the start page in a browser of its own, or a scene; everything in it is watched."""
    yield from visits(devices, host)


def visits(devices: Devices, host: Host) -> Iterator[Visit]:
    taken: list[tuple[BrowserContext, str, str]] = []
    watchers: list[Watcher] = []

    def open_page(
        at: Host | None = None,
        language: str = "en",
        size: tuple[int, int] = PHONE,
        *,
        seed: int = 1,
        kind: type[Player] = Player,
        table: dict[str, Any] | None = None,
        address: str = "/",
        reach: str = "",
        scene: Scene | None = None,
        **settings: str,
    ) -> Player:
        url = (at or host).url
        context = devices.take(language)
        taken.append((context, language, url))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if scene:
            scene.prepare(page)
            address = scene.address
        watchers.append(Watcher(page, url))
        page.add_init_script(KEEP % json.dumps({"pace": "instant"} | settings))
        page.add_init_script(f"{WISH.read_text('utf-8')}({json.dumps(table or {})}, {json.dumps(reach)})")
        player = kind(page, watchers[-1], url, language, seed).go(address)
        if scene:
            page.locator(".felt").wait_for()  # before that it hears no key
        return player

    yield open_page
    for context, language, url in taken:
        devices.give_back(context, language, url)
    for watcher in watchers:
        watcher.check()
