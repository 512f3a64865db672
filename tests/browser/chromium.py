"""The system's Chromium: where it is, and how it is started.

`python -m tests.browser.chromium` installs Debian's where there is none and that is allowed.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    "The browser tests need Chromium. On Debian: apt install chromium. Elsewhere put chromium, "
    "chromium-browser or google-chrome on the PATH, or name the program in BACKNINE_CHROMIUM."
)
FLAGS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
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
def started(*flags: str) -> Iterator[Browser]:
    """A browser with no window. Chromium refuses its sandbox to root."""
    root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find(), headless=True, args=[*FLAGS, *root, *flags]
        )
        yield browser
        browser.close()


def install() -> None:
    """Where nothing can be installed the tests say what is missing."""
    try:
        find()
    except NoChromium as problem:
        if os.geteuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "update", "-qq"], check=False)
            subprocess.run(["apt-get", "install", "-qq", "--yes", "chromium"], check=False)
        else:
            print(problem, file=sys.stderr)


if __name__ == "__main__":
    install()
