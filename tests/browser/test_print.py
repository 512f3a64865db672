"""Pages as the browser prints them: on white, without what only a screen has, whole."""

import pytest
from playwright.sync_api import Page, expect
from pypdfium2 import PdfDocument

from backnine.games import GAMES, Game
from tests.browser.conftest import Visit
from tests.browser.kept import kept, remember
from tests.browser.reviewed import reviewed
from tests.paper.reading import letters, text_of

MOST_PAGES = 9  # of a whole rule book with its examples


def printed(page: Page) -> str:
    """The text of all its pages; on the screen there are buttons, on paper none."""
    expect(page.locator("button:visible").first).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("button:not(.link):visible, a.button:visible, select:visible")).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    pdf = page.pdf(prefer_css_page_size=True)
    pages = len(PdfDocument(pdf))
    assert 1 <= pages <= MOST_PAGES
    texts = [letters(sheet.get_textpage().get_text_range()) for sheet in PdfDocument(pdf)]
    assert all(texts), "no page is empty"
    assert len(texts[0]) > 150, "nor has the first nothing but a title"
    return text_of(pdf)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_rules_print_with_every_clause(visit: Visit, game: Game) -> None:
    player = visit(address=f"/#rules={game.name}")
    player.page.get_by_role("heading", level=1).wait_for()
    text = printed(player.page)
    for section in game.sections:
        for clause in section.clauses:
            assert letters(player.words(clause.lower()).replace("*", "")) in text, clause


def test_a_match_prints_with_its_card(visit: Visit) -> None:
    player = visit()
    match = kept("four-card-play-off") | {"names": ["Ann", "Ben", "Cat"], "mine": []}
    remember(player, match)
    player.go("/#match=abcdefghij.0")
    expect(player.page.locator("tfoot td").first).to_be_visible()
    text = printed(player.page)
    for name, total in zip(match["names"], match["totals"], strict=True):
        assert letters(name) in text
        assert str(total) in text


def test_a_review_prints_with_its_sums(visit: Visit) -> None:
    player = visit()
    reviewed(player, "play-nine-02")
    player.go("/#review=abcdefghij.0")
    expect(player.page.locator("table").first).to_be_visible()
    holes = player.page.locator("tbody th .link").all_inner_texts()
    assert holes == ["1", "2"]
    cells = player.page.locator("h1, h2, table td, table th").all_inner_texts()
    seen = [line for each in cells for line in each.splitlines() if line]
    assert len(seen) > 20
    text = printed(player.page)
    assert not [each for each in seen if letters(each) not in text]
    assert [player.page.locator("tbody th .link").nth(place).is_visible() for place in (0, 1)] == [True] * 2
