"""The system's Chromium: where it is, and how it is started.

Its headless shell is the same browser without windows, and needs a quarter less of the processor.
`python -m tests.browser.chromium` installs Debian's where there is none and that is allowed, beside other
things to install: Playwright is imported where it is used.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
MISSING = (
    "The browser tests need Chromium. On Debian: apt install chromium-headless-shell fonts-liberation. "
    "Elsewhere put chromium, chromium-browser or google-chrome on the PATH, or name the program in "
    "BACKNINE_CHROMIUM."
)
FLAGS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # All pages of a context in one process: starting one takes longer than showing a page.
    "--process-per-site",
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
)


class NoChromium(Exception):  # noqa: N818
    """There is none; the message says what to install."""


def find() -> str:
    named = os.environ.get("BACKNINE_CHROMIUM", "")
    for name in (named,) if named else NAMES:
        if found := shutil.which(name):
            return found
    raise NoChromium(MISSING)


@contextmanager
def started() -> "Iterator[Browser]":
    """A browser with no window, and nothing else of Playwright's in this process."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@contextmanager
def launched(playwright: "Playwright") -> "Iterator[Browser]":
    """Chromium refuses its sandbox to root."""
    root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    browser = playwright.chromium.launch(executable_path=find(), headless=True, args=[*FLAGS, *root])
    yield browser
    browser.close()


def install() -> None:
    """Where nothing can be installed the tests say what is missing."""
    if not os.environ.get("BACKNINE_CHROMIUM") and not shutil.which(SHELL):
        from_debian(SHELL, "fonts-liberation")
    try:
        find()
    except NoChromium as problem:
        if not from_debian("chromium"):
            print(problem, file=sys.stderr)


def from_debian(*packages: str) -> bool:
    """Is there a Debian that lets us install, and did it?"""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    # What it only recommends (printers, drivers, a hundred packages) takes longer than the browser itself.
    install = ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", *packages]
    return subprocess.run(install, check=False).returncode == 0


if __name__ == "__main__":
    install()
