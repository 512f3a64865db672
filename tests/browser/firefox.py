"""The system's Firefox: where it is, and how it is started, over WebDriver BiDi.

`python -m tests.browser.firefox` installs Debian's where there is none and that is allowed.
"""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.browser.chromium import from_debian

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("firefox-esr", "firefox")
MISSING = (
    "The journeys in Firefox need it. On Debian: apt install firefox-esr. "
    "Elsewhere put firefox on the PATH, or name the program in BACKNINE_FIREFOX."
)
STARTS = 60_000  # milliseconds: a new profile on a busy machine


class NoFirefox(Exception):  # noqa: N818
    """There is none; the message says what to install."""


def find() -> str:
    named = os.environ.get("BACKNINE_FIREFOX", "")
    for name in (named,) if named else NAMES:
        if found := shutil.which(name):
            return found
    raise NoFirefox(MISSING)


@contextmanager
def launched(playwright: "Playwright") -> "Iterator[Browser]":
    browser = playwright.firefox.launch(
        channel="moz-firefox", executable_path=find(), headless=True, timeout=STARTS
    )
    yield browser
    browser.close()


def install() -> None:
    """Where nothing can be installed the tests say what is missing."""
    try:
        find()
    except NoFirefox as problem:
        if not from_debian("firefox-esr"):
            print(problem, file=sys.stderr)


if __name__ == "__main__":
    install()
