"""Browsers for one player each, used again by the next test: Chromium takes a while to open a new one."""

from collections import defaultdict

from playwright.sync_api import Browser, BrowserContext, Page


class Devices:
    """Contexts by language. One that is given back has forgotten all but the files of the client."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = defaultdict(list)
        self._blank: dict[BrowserContext, Page] = {}  # a page that stays keeps the window

    def take(self, language: str) -> BrowserContext:
        if self._free[language]:
            return self._free[language].pop()
        context = self._browser.new_context(locale=language, service_workers="block")
        self._blank[context] = context.new_page()
        return context

    def give_back(self, context: BrowserContext, language: str, origin: str) -> None:
        blank = self._blank[context]
        for page in context.pages:
            if page is not blank:
                page.close()
        context.set_offline(False)
        context.clear_permissions()
        session = context.new_cdp_session(blank)
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        self._free[language].append(context)


class Newcomers(Devices):
    """Contexts that are closed when they are given back, in a browser that cannot be told to forget."""

    def take(self, language: str) -> BrowserContext:
        return self._browser.new_context(locale=language)

    def give_back(self, context: BrowserContext, language: str, origin: str) -> None:
        context.close()
