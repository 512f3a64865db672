"""The guide in docs/guide: whole in every language, true to the screen, its pictures there and small."""

import re
from pathlib import Path

import pytest
from docs.illustrations import PICTURES, SHOTS
from web import guide

from backnine.locales import FOLDER
from backnine.server.web import WEB

LANGUAGES = ("en", "fr", "it", "es", "ja")
PAGES = [(language, name) for language in LANGUAGES for name in guide.PAGES]
LARGEST, ALL_TOGETHER = 64_000, 2_000_000  # bytes
ON_A_SCREEN = ("web", "keeper", "learn", "paper", "story")
CLIENT = Path(guide.__file__).parent / "src" / "pages" / "index.ts"


def text_of(language: str, name: str) -> str:
    return (guide.SOURCE / language / f"{name}.md").read_text("utf-8")


def shape(text: str) -> list[str]:
    """What every line is: a heading, an item, a picture, words."""
    return [re.match(r"#+|-|\d\.|<img|    |$|", line)[0] for line in text.split("\n")]  # type: ignore[index]


def told(text: str) -> tuple[list[str], list[str]]:
    """Which pictures and which documents, whatever their language."""
    pictures = re.findall(r'src="\.\./pictures/\w\w/([\w-]+)\.webp" width="(\d+)"', text)
    links = [re.sub(r"\.\w\w\.md$", ".md", link) for link in re.findall(r"\]\(([^)]+)\)", text)]
    return ["x".join(picture) for picture in pictures], links


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_every_language_tells_the_same(language: str, name: str) -> None:
    own, english = text_of(language, name), text_of("en", name)
    assert shape(own) == shape(english)
    assert told(own) == told(english)
    assert all(f"/{language}/" in each for each in re.findall(r'src="([^"]+)"', own))


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_what_is_in_bold_stands_on_a_screen(language: str, name: str) -> None:
    files = "".join((FOLDER / language / f"{each}.ftl").read_text("utf-8") for each in ON_A_SCREEN)
    said = set(re.findall(r"^[\w-]+ = (.+)$", files, flags=re.MULTILINE))
    labels = set(re.findall(r"\*\*([^*]+)\*\*", text_of(language, name).replace("\u00a0", " ")))
    assert labels
    assert labels - said == set()


def test_pictures_are_there_and_small() -> None:
    """make pictures"""
    taken = {path.relative_to(PICTURES).as_posix(): path.stat().st_size for path in PICTURES.rglob("*.*")}
    assert set(taken) == {f"{language}/{name}.webp" for language in LANGUAGES for name in SHOTS}
    assert max(taken.values()) < LARGEST
    assert sum(taken.values()) < ALL_TOGETHER
    shown = {picture for each in PAGES for picture in re.findall(r"pictures/(\S+?)\"", text_of(*each))}
    assert shown == set(taken)


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_the_server_has_the_page_and_all_it_leads_to(language: str, name: str) -> None:
    address = f"/guide/{language}/{name}.html"
    page = WEB[address].data.decode()
    assert f'<html lang="{language}">' in page
    assert f"<h1>{guide.title(language, name)}</h1>" in page
    assert not [each for each in (".md)", "**", "](") if each in page]
    client = CLIENT.read_text("utf-8")
    for link in re.findall(r'(?:src|href)="([^"]+)"', page):
        there = re.fullmatch(r"/#(\w+)(=.*)?", link)
        if there:
            assert f"  {there[1]}: () =>" in client
        else:
            assert within("/guide/" + language, link) in WEB


def within(folder: str, link: str) -> str:
    return link if link.startswith("/") else re.sub(r"/\w+/\.\./", "/", f"{folder}/{link}")


def test_documents_lead_to_the_part_of_the_client_they_are_about() -> None:
    assert guide.address("../../rules/play-nine.ja.md") == "/#rules=play-nine"
    assert guide.address("../../rules/six-card.md") == "/#rules=six-card"
    assert guide.address("../../keeper.md") == "/#keep"
    text = guide.rendered("[keep](../../keeper.md) and [host](../../deploy.md) and [more](hosts.md)")
    assert '<a href="/#keep">keep</a> and <span>host</span> and <a href="hosts.html">more</a>' in text


def test_pictures_are_served_as_pictures_and_nothing_of_it_is_kept_offline() -> None:
    assert WEB["/guide/pictures/en/cards.webp"].kind == "image/webp"
    assert "/guide/" not in WEB["/sw.js"].data.decode()
