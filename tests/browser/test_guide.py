"""The guide on a phone and on paper: nobody is kept out, nothing is cut off."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect
from pypdfium2 import PdfDocument
from web.guide import PAGES, title

from backnine.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_screens import AXE, EXAMINE, LIGHTS, NARROWEST
from tests.paper.reading import letters, text_of

LOADED = "() => [...document.images].every((each) => each.complete && each.naturalWidth > 0)"


def problems(page: Page, rule: str = "") -> list[str]:
    page.evaluate(EXAMINE.read_text("utf-8"))
    page.evaluate("still()")
    if rule:
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate("rule => examine(rule)", rule)
    return found


def at_guide(visit: Visit, language: str, name: str) -> Player:
    return visit(language=language, size=(NARROWEST, 640), address=f"/guide/{language}/{name}.html")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_on_the_narrowest_phone(visit: Visit, language: str) -> None:
    """axe looks at each page in some language, in both lights."""
    player = at_guide(visit, language, PAGES[0])
    page, found = player.page, []
    axed = PAGES[list(LANGUAGES).index(language) % len(PAGES)]
    for name, light in zip(PAGES, cycle(LIGHTS), strict=False):
        page.emulate_media(color_scheme=light)
        player.go(f"/guide/{language}/{name}.html")
        page.wait_for_function(LOADED)
        found += problems(page, "all" if name == axed else "")
        if name == axed:
            page.emulate_media(color_scheme="light" if light == "dark" else "dark")
            found += problems(page, "color-contrast")
    assert not found


def test_from_the_start_page_to_a_rule_and_to_another_language(visit: Visit) -> None:
    player = visit(language="fr")
    player.page.get_by_role("link", name=player.words("web-guide")).click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text(title("fr", "families"))
    player.page.get_by_role("link", name=title("fr", "players")).click()
    player.page.get_by_role("link", name="日本語").click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text(title("ja", "players"))
    player.page.get_by_role("link", name=title("ja", "families")).click()
    player.page.get_by_role("main").get_by_role("link", name="Play Nine").click()
    expect(player.page).to_have_url(re.compile(r"/#rules=play-nine$"))


def test_it_prints_on_white_without_the_ways_to_other_pages(visit: Visit) -> None:
    page = at_guide(visit, "es", "families").page
    page.emulate_media(color_scheme="dark", media="print")
    page.wait_for_function(LOADED)
    expect(page.get_by_role("navigation")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    pdf = page.pdf(format="A4", prefer_css_page_size=True)
    assert letters(title("es", "families")) in text_of(pdf)
    assert len(PdfDocument(pdf)) <= 3
