"""The host's page as a host sees it: in a phone and on a screen, by axe in both lights, and an act from the
token to its end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from backnine.locales import LANGUAGES
from backnine.server.admin.page_html import SECTIONS
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_club import problems
from tests.server.host import Host
from tests.server.test_admin_page import WITH_PAGE, new_token


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("page") / "data", *WITH_PAGE) as host:
        host.make(people=2, bots=("rookie",))
        host.make("six-card", people=2)
        yield host


@pytest.fixture(scope="module")
def token(club: Host) -> str:
    return new_token(club)


def come_in(visit: Visit, club: Host, token: str, language: str = "en") -> Player:
    host = visit(at=club, language=language, address="/admin")
    host.page.get_by_label(host.words("admin-page-token"), exact=True).fill(token)
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("navigation")).to_be_visible()
    return host


def test_every_section_by_axe(visit: Visit, club: Host, token: str) -> None:
    """Each in some language, with its table as rows and as cards."""
    front = visit(at=club, address="/admin")
    found = problems(front)
    visitors = [come_in(visit, club, token, language) for language in LANGUAGES]
    for place, (section, title) in enumerate(SECTIONS.items()):
        host = visitors[place % len(visitors)]
        host.page.get_by_role("button", name=host.words(title), exact=True).click()
        expect(host.page.get_by_role("heading", level=1)).to_have_text(host.words(title))
        found += [f"{section} {host.language}: {each}" for each in problems(host)]
    assert not found


def test_a_table_is_closed(visit: Visit, club: Host, token: str) -> None:
    made = club.make(people=2)
    host = come_in(visit, club, token)
    page = host.page
    page.get_by_role("button", name=host.words("admin-page-stored"), exact=True).click()
    page.get_by_label(made["table"], exact=True).check()
    page.get_by_role("button", name=host.words("admin-page-close"), exact=True).click()
    sure = host.words("admin-page-sure-close", tables=made["table"])
    expect(page.get_by_role("heading", level=1)).to_have_text(sure)
    assert problems(host) == []
    page.get_by_role("button", name=host.words("admin-page-yes"), exact=True).click()
    expect(page.get_by_role("status")).to_have_text(host.words("admin-did-close", count=1))
    assert page.url == f"{club.url}/admin"  # with nothing in it
    assert page.context.cookies() == []
    refused = club.request("POST", "/api/invitation", {"code": made["code"]})
    assert refused.json()["why"] == "table-is-shut"
