"""The guide at /guide: in the reader's language, with the headers of every page."""

import pytest

from backnine.locales import LANGUAGES
from tests.server.host import Host

pytestmark = pytest.mark.timeout(60)


def led(host: Host, path: str, accepted: str) -> str:
    answer = host.get(path, **{"accept-language": accepted})
    assert answer.status_code == 302
    return str(answer.headers["location"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_opens_in_the_language_of_the_browser(host: Host, language: str) -> None:
    assert led(host, "/guide", language) == f"/guide/{language}/families.html"


def test_the_language_chosen_in_the_client_goes_before(host: Host) -> None:
    assert led(host, "/guide?language=ja", "fr") == "/guide/ja/families.html"
    assert led(host, "/guide?language=../../etc", "fr") == "/guide/fr/families.html"
    assert led(host, "/guide/", "xx") == "/guide/en/families.html"


def test_its_pages_have_the_headers_of_every_page(host: Host) -> None:
    page, start = host.get("/guide/it/hosts.html"), host.get("/")
    policy = "content-security-policy"
    assert page.status_code == 200
    assert page.headers[policy] == start.headers[policy]
    assert page.headers["content-type"].startswith("text/html; charset=utf-8")
    assert "set-cookie" not in page.headers
    assert "<script" not in page.text
    assert host.get("/guide/it/nowhere.html").status_code == 404
