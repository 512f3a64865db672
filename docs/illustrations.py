"""Takes the pictures of the guide in docs/guide/pictures: `python -m docs.illustrations`, or some.

The program itself is shown, in each language: tables in this process play to the positions, always the same
ones, the system's Chromium shows them, and paper is drawn.
"""

import base64
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from docs.screens import EXAMINE, KEEP
from playwright.sync_api import Browser, Page, ViewportSize

from backnine.games import find_game
from backnine.locales import LANGUAGES, Words
from backnine.paper import PaperKind, PaperWish, preview_paper
from tests.browser import chromium
from tests.browser.conftest import WISH
from tests.browser.kept import kept
from tests.browser.stage import Position, staged, waiting
from tests.server.host import Host

PICTURES = Path(__file__).with_name("guide") / "pictures"
PHONE = ViewportSize(width=390, height=700)
SHORT = ViewportSize(width=390, height=460)
SHARP = 1.5  # pixels of a picture to one of the screen
QUALITY = 0.82
REACH = "https://golf.example/"
FAMILIES = {
    "en": ("Ann", "Ben", "Grandma", "Tom"),
    "fr": ("Anne", "Louis", "Mamie", "Hugo"),
    "it": ("Anna", "Luca", "Nonna", "Sofia"),
    "es": ("Ana", "Luis", "Abuela", "Pablo"),
    "ja": ("あおい", "健太", "おばあちゃん", "はると"),
}
WEBP = """async ([png, quality]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
}"""


@dataclass(frozen=True)
class Photographer:
    """Somebody in front of the program in one language."""

    browser: Browser
    url: str
    language: str

    @property
    def family(self) -> tuple[str, ...]:
        return FAMILIES[self.language]

    def words(self, message: str, **variables: str) -> str:
        return Words(self.language)(message, **variables)

    def open(
        self, address: str = "/", position: Position | None = None, stored: dict[str, object] | None = None
    ) -> Page:
        context = self.browser.new_context(
            locale=self.language, viewport=PHONE, device_scale_factor=SHARP, service_workers="block"
        )
        page = context.new_page()
        if position:
            scene = staged(position)
            scene.prepare(page)
            address = scene.address
        told = {key: json.dumps(value) for key, value in (stored or {}).items()}
        settings = {"pace": "instant", "soundOffered": "true", "name": self.family[0]} | told
        page.add_init_script(KEEP % json.dumps(settings))
        page.add_init_script(f"{WISH.read_text('utf-8')}({{}}, {json.dumps(REACH)})")
        page.goto(self.url + address)
        page.get_by_role("heading").or_(page.locator(".felt")).first.wait_for()
        return page

    def press(self, page: Page, message: str, **variables: str) -> None:
        page.get_by_role("button", name=self.words(message, **variables), exact=True).click()


Shot = Callable[[Photographer], bytes]


def taken(page: Page, part: str = "") -> bytes:
    """The screen, or a part of the page, once all letters are there and it stands still."""
    page.wait_for_load_state("networkidle")
    page.evaluate(EXAMINE.read_text("utf-8"))
    page.evaluate("still()")
    shot = page.locator(part).first.screenshot() if part else page.screenshot()
    page.context.close()
    return shot


# Screens


def lesson(who: Photographer) -> bytes:
    """Where the first pair is made."""
    page = who.open("/#lesson=play-nine")
    pair = page.get_by_text(who.words("learn-play-nine-pair"), exact=True)
    wanted = page.locator('button[data-wanted], button[data-place^="slot-0-"][aria-disabled="false"]')
    while not pair.is_visible():
        wanted.first.click()
    return taken(page)


def hand_over(who: Photographer) -> bytes:
    page = who.open(position=Position(waiting, "four-card", here=who.family[:3], bots=0))
    page.set_viewport_size(SHORT)
    return taken(page)


def lobby(who: Photographer) -> bytes:
    page = who.open()
    who.press(page, "web-invite")
    page.get_by_alt_text(who.words("web-qr")).wait_for()
    return taken(page)


def example(who: Photographer) -> bytes:
    return taken(who.open("/#rules=play-nine"), "#pn-22 figure")


def match(who: Photographer) -> bytes:
    played = kept("play-nine-nine-holes")
    played |= {"names": who.family[: len(played["names"])]}
    return taken(who.open(f"/#match={played['table']}.0", stored={"history": [played]}))


# The score keeper

STROKES = ((12, 7, 15, 9), (4, 11, 6, 13), (9, -3, 8, 10))
ALIKE = "7 7 3 1 / 7 7 12 ?"


def real_match(names: tuple[str, ...]) -> dict[str, Any]:
    """Three holes are played, and of the fourth some is told."""
    entries: list[dict[str, Any]] = []
    for hole, strokes in enumerate(STROKES, 1):
        entries += [{"hole": hole, "seat": seat, "strokes": count} for seat, count in enumerate(strokes)]
        entries += [{"hole": hole, "closer": strokes.index(min(strokes))}, {"hole": hole, "done": True}]
    entries += [{"hole": 4, "seat": 0, "strokes": 5}, {"hole": 4, "seat": 1, "layout": ALIKE}]
    head = {"format": "backnine-kept", "version": 1, "id": "family", "at": 1763400000000, "game": "play-nine"}
    return head | {"house": "", "names": names, "dealer": 3, "entries": entries}


def keeper(who: Photographer) -> Page:
    return who.open("/#keep=family", stored={"kept-family": real_match(who.family)})


def strokes(who: Photographer) -> bytes:
    return taken(keeper(who))


def cards(who: Photographer) -> bytes:
    page = keeper(who)
    who.press(page, "keeper-cards-of", name=f"{who.family[1]} 7/8")
    return taken(page)


# Paper


def printed(kind: PaperKind, ppi: float) -> Shot:
    """Its first page."""

    def page(who: Photographer) -> bytes:
        return preview_paper(PaperWish(kind, find_game("play-nine"), who.language), ppi).pictures[0]

    return page


SHOTS: dict[str, Shot] = {
    "lesson": lesson,
    "example": example,
    "strokes": strokes,
    "cards": cards,
    "scorecard": printed("scorecard", 72),
    "sheet": printed("rules", 60),
    "pack": printed("cards", 60),
    "lobby": lobby,
    "hand-over": hand_over,
    "match": match,
}


def main(*names: str) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Host(Path(folder) / "data") as host,
        chromium.started() as browser,
    ):
        darkroom = browser.new_page()
        for language in LANGUAGES:
            who = Photographer(browser, host.url, language)
            for name in names or SHOTS:
                develop(darkroom, SHOTS[name](who), PICTURES / language / f"{name}.webp")


def develop(darkroom: Page, png: bytes, file: Path) -> None:
    """As WebP, a fifth of the size."""
    file.parent.mkdir(parents=True, exist_ok=True)
    coded = darkroom.evaluate(WEBP, [base64.b64encode(png).decode(), QUALITY])
    file.write_bytes(base64.b64decode(coded))


if __name__ == "__main__":
    main(*sys.argv[1:])
