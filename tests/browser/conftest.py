"""A real server, a real browser, and somebody who watches over both."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from tests.browser import chromium
from tests.browser.player import PATIENCE, Player
from tests.browser.watcher import Watcher
from tests.server.host import Host

PHONE = (390, 844)
KEEP = """if (location.protocol === "http:")
  for (const [key, value] of Object.entries(%s))
    localStorage.getItem(key) ?? localStorage.setItem(key, value)"""
Visit = Callable[..., Player]


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests that do it no harm."""
    with Host(tmp_path_factory.mktemp("host") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium.started() as running:
        yield running


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Visit]:
    """`visit()` opens the start page in a browser of its own; everything in it is watched."""
    contexts, watchers = [], []

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
        **settings: str,
    ) -> Player:
        url = (at or host).url
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, service_workers="block"
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        watchers.append(Watcher(context, url))
        context.add_init_script(KEEP % json.dumps({"pace": "instant"} | settings))
        page = context.new_page()
        page.route("**/api/tables", lambda route: _hurry(route, table or {}))
        if reach:
            page.route("**/api/offer", lambda route: _reach(route, reach))
        return kind(page, watchers[-1], url, language, seed).go(address)

    yield open_page
    for context in contexts:
        context.close()
    for watcher in watchers:
        watcher.check()


def _hurry(route: Route, wish: dict[str, Any]) -> None:
    """The page's own wish for a table, but with bots that do not dawdle, and whatever else the test wants."""
    asked: dict[str, Any] = route.request.post_data_json or {}
    if "chairs" in wish:  # others sit there, but the words that were sealed stay
        seals = [{"seal": chair["seal"]} for chair in asked["chairs"] if "seal" in chair]
        sealed = [chair | seal for chair, seal in zip(wish["chairs"], seals, strict=False)]
        wish = wish | {"chairs": sealed + wish["chairs"][len(sealed) :]}
    route.continue_(post_data=json.dumps(asked | {"pace": 0} | wish))


def _reach(route: Route, address: str) -> None:
    """As if other devices reached the server there."""
    response = route.fetch()
    route.fulfill(response=response, json=response.json() | {"reach": address})
