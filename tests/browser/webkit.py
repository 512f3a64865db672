"""The system's WebKit: Debian's WebKitGTK with its own small browser, driven over plain WebDriver.

It has no mode without windows, so it gets a screen that nobody sees (Xvfb). `python -m tests.browser.webkit`
installs Debian's where there is none and that is allowed.
"""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from tests.browser.chromium import from_debian

if TYPE_CHECKING:
    import httpx

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
LIBRARIES, BROWSER = Path("/usr/lib"), "*/webkit2gtk-4.*/MiniBrowser"
SIZE = "1280x1024x24"
MISSING = (
    "The journey in WebKit needs its driver and a screen. On Debian: apt install webkit2gtk-driver xvfb. "
    "BACKNINE_WEBKIT names another MiniBrowser."
)
PATIENCE = 60.0  # seconds: a first start on a busy machine


class NoWebKit(Exception):  # noqa: N818
    """There is none; the message says what to install."""


def find() -> str:
    """The browser; its driver and a screen are there, too."""
    named = os.environ.get("BACKNINE_WEBKIT", "")
    found = [named] if named else sorted(map(str, LIBRARIES.glob(BROWSER)))
    if not found or not all(map(shutil.which, (found[-1], DRIVER, SCREEN))):
        raise NoWebKit(MISSING)
    return found[-1]


class WebKitTab:
    """A window of the browser, as WebDriver lets one use it."""

    def __init__(self, http: "httpx.Client", session: str) -> None:
        self._http = http
        self._session = session

    def _ask(self, what: str, **told: Any) -> Any:
        return answer(self._http.post(f"/session/{self._session}/{what}", json=told))

    def go(self, url: str) -> None:
        self._ask("url", url=url)

    def reload(self) -> None:
        self._ask("refresh")

    def resize(self, width: int, height: int) -> None:
        """The page's own size; no narrower than the window's bar of tools allows."""
        self._ask("window/rect", width=width, height=height)
        bars = self.run("() => outerHeight - innerHeight")
        self._ask("window/rect", width=width, height=height + bars)

    def run(self, function: str, *told: object) -> Any:
        """What a function in JavaScript, or its promise, comes to."""
        return self._ask("execute/sync", script=f"return ({function})(...arguments)", args=told)

    def wait(self, function: str, *told: object) -> Any:
        """Until it is so; what it comes to then."""
        late = time.monotonic() + PATIENCE
        while not (so := self.run(function, *told)):
            assert time.monotonic() < late, f"{function}: {self.run('() => document.body.innerText')}"
        return so

    def touch(self, x: float, y: float) -> None:
        press = [{"type": each, "button": 0} for each in ("pointerDown", "pointerUp")]
        move = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"}
        self._ask("actions", actions=[{"type": "pointer", "id": "mouse", "actions": [move, *press]}])


def answer(response: "httpx.Response") -> Any:
    told = response.json()["value"]
    assert response.status_code == 200, told
    return told


@contextmanager
def started() -> Iterator[WebKitTab]:
    """A browser with a profile of its own, on a screen of its own."""
    import httpx

    program = find()
    with ExitStack() as stack:
        screen, said = stack.enter_context(_running(SCREEN, "-displayfd", "1", "-screen", "0", SIZE))
        number = said.readline().strip()
        assert number, "no screen"
        port = _free_port()
        environment = os.environ | {"DISPLAY": f":{number}", "GDK_BACKEND": "x11"}
        driver, _ = stack.enter_context(_running(DRIVER, f"--port={port}", environment=environment))
        http = stack.enter_context(
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        )
        _until_it_listens(port, driver)
        wish = {"webkitgtk:browserOptions": {"binary": program, "args": ["--automation"]}}
        session = answer(http.post("/session", json={"capabilities": {"alwaysMatch": wish}}))["sessionId"]
        assert screen.poll() is None
        try:
            yield WebKitTab(http, session)
        finally:
            http.delete(f"/session/{session}")


@contextmanager
def _running(
    *command: str, environment: dict[str, str] | None = None
) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout
        try:
            yield process, process.stdout
        finally:
            process.terminate()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _until_it_listens(port: int, driver: subprocess.Popen[str]) -> None:
    late = time.monotonic() + PATIENCE
    while True:
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert driver.poll() is None, f"{DRIVER} has ended"
        assert time.monotonic() < late, f"{DRIVER} does not answer"
        time.sleep(0.05)


def install() -> None:
    """Where nothing can be installed the tests say what is missing."""
    try:
        find()
    except NoWebKit as problem:
        if not from_debian("webkit2gtk-driver", "xvfb"):
            print(problem, file=sys.stderr)


if __name__ == "__main__":
    install()
