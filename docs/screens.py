"""Takes the pictures of the browser client in docs/pictures: `python -m docs.screens`.

Tables in this process play to the positions, always the same ones, and the system's Chromium shows them.
"""

import json
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

from tests.browser import chromium
from tests.browser.stage import Position, Seen, match_over, phase, staged
from tests.server.host import Host

PICTURES = Path(__file__).with_name("pictures")
EXAMINE = Path(chromium.__file__).with_name("examine.js")
PHONE, DESK = (390, 760), (1440, 900)
KEEP = "if (location.protocol === 'http:') Object.assign(localStorage, %s)"


def half_way(seen: Seen) -> bool:
    """A card in hand, half of the others turned up, or more."""
    own = seen.view["layouts"][0]
    return phase("place")(seen) and 2 * sum(slot["up"] for slot in own) >= len(own)


def with_a_pair(seen: Seen) -> bool:
    """Of Play Nine."""
    own = [slot["card"] if slot["up"] else None for slot in seen.view["layouts"][0]]
    pair = any(top and top == below for top, below in zip(own[:4], own[4:], strict=True))
    return half_way(seen) and pair and seen.view["hole"] > 1


@dataclass(frozen=True)
class Picture:
    position: Position
    language: str = "en"
    size: tuple[int, int] = PHONE

    def take(self, browser: Browser, url: str, name: str) -> None:
        size = ViewportSize(width=self.size[0], height=self.size[1])
        context = browser.new_context(locale=self.language, viewport=size, service_workers="block")
        page = context.new_page()
        scene = staged(self.position)
        scene.prepare(page)
        page.add_init_script(KEEP % json.dumps({"pace": "instant", "soundOffered": "true", "name": "Ann"}))
        page.goto(url + scene.address)
        page.locator(".felt").wait_for()
        page.evaluate(EXAMINE.read_text("utf-8"))
        page.evaluate("still()")
        page.screenshot(path=PICTURES / f"{name}.png")
        context.close()


WANTED = {
    "phone": Picture(Position(with_a_pair)),
    "phone-ja": Picture(Position(half_way, "six-card"), "ja"),
    "finale": Picture(Position(match_over, "four-card", house="holes=2")),
    "desk": Picture(Position(with_a_pair, bots=3, house="holes=18"), size=DESK),
}


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Host(Path(folder) / "data") as host,
        chromium.started() as browser,
    ):
        for name, picture in WANTED.items():
            picture.take(browser, host.url, name)


if __name__ == "__main__":
    main()
