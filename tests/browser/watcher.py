"""What must never be seen in a browser: an error in the console, a foreign request, a hidden card."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page

SPY = Path(__file__).with_name("spy.js")
OWN = ("data:", "blob:", "about:")


class Watcher:
    """Looks over the shoulder of everybody in a browser context, or of who has a page open."""

    def __init__(self, watched: BrowserContext | Page, host: str) -> None:
        self.host = urlsplit(host).netloc
        self.problems: list[str] = []
        self._forgiven = [
            "Service Worker registration blocked by Playwright",  # as the tests asked it to
            "net::ERR_NETWORK_CHANGED",  # other tests make networks of their own on this machine
        ]
        watched.add_init_script(path=SPY)
        if isinstance(watched, Page):
            self._watch(watched)
        else:
            self._watch_all(watched)

    def _watch(self, page: Page) -> None:
        """And whatever it opens."""
        page.on("console", self._hear)
        page.on("pageerror", self._error)
        page.on("request", lambda request: self._visit(request.url))
        page.on("popup", self._watch)
        self._follow(page)

    def _watch_all(self, context: BrowserContext) -> None:
        """Service workers, too."""
        context.on("console", self._hear)
        context.on("weberror", lambda error: self._error(error.error))
        context.on("request", lambda request: self._visit(request.url))
        context.on("page", self._follow)

    def _follow(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._visit(socket.url))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(
            re.search(each, message.text) for each in self._forgiven
        ):
            self.problems.append(f"{message.type} in the console: {message.text}")

    def _error(self, error: Error) -> None:
        self.problems.append(f"error in the page: {error}")

    def _visit(self, url: str) -> None:
        if not url.startswith(OWN) and urlsplit(url).netloc != self.host:
            self.problems.append(f"request to another host: {url}")

    def forgive(self, text: str) -> None:
        """What Chromium itself says when the server or the line is cut on purpose."""
        self._forgiven.append(text)

    def check(self) -> None:
        assert not self.problems, "\n".join(self.problems)
