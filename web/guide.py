"""The guide in docs/guide as pages of the client, which need no script.

In the repository a link to a document leads to it; on the page it leads to the part of the client that the
document is about, and is no link where there is none.
"""

import json
import re
import shutil
from collections.abc import Iterable
from html import escape
from pathlib import Path
from string import Template

from markdown_it import MarkdownIt
from markdown_it.token import Token

HERE = Path(__file__).parent
SOURCE = HERE.parent / "docs" / "guide"
PAGES = ("families", "hosts", "players")
NAMED = json.loads((HERE / "src" / "made" / "languages.json").read_text("utf-8"))
LANGUAGES = {code: str(told["name"]) for code, told in NAMED.items()}
DOCUMENTS = (  # and where the client has the same
    (re.compile(r"(families|hosts|players)\.md"), r"\1.html"),
    (re.compile(r"\.\./\.\./rules/([a-z-]+?)(?:\.[a-z]{2})?\.md"), r"/#rules=\1"),
    (re.compile(r"\.\./\.\./keeper\.md"), "/#keep"),
    (re.compile(r"\.\./\.\./paper\.md"), "/#paper"),
)


def make(built: Path) -> None:
    """Into the folder of a client that was just built, whose style sheets the pages share."""
    into = built / "guide"
    shutil.copytree(SOURCE / "pictures", into / "pictures")
    shutil.copy(HERE / "guide.css", into / "guide.css")
    for language in told():
        (into / language).mkdir()
        for name in PAGES:
            (into / language / f"{name}.html").write_text(
                page(language, name, _styles(built, language)), "utf-8"
            )


def told() -> list[str]:
    """The languages that the guide is written in."""
    return [language for language in LANGUAGES if (SOURCE / language).is_dir()]


def page(language: str, name: str, styles: Iterable[str]) -> str:
    return Template((HERE / "guide.html").read_text("utf-8")).substitute(
        language=language,
        title=escape(title(language, name)),
        styles="\n    ".join(f'<link rel="stylesheet" href="{style}" />' for style in styles),
        pages=_links((f"{each}.html", title(language, each), each == name, language) for each in PAGES),
        languages=_links(
            (f"../{each}/{name}.html", LANGUAGES[each], each == language, each) for each in told()
        ),
        text=rendered(_source(language, name)),
    )


def title(language: str, name: str) -> str:
    return _source(language, name).split("\n", 1)[0].removeprefix("# ")


def rendered(text: str) -> str:
    parser = MarkdownIt()
    tokens = parser.parse(text)
    for token in tokens:
        _lead(token.children or [])
    return str(parser.renderer.render(tokens, parser.options, {}))


def address(document: str) -> str | None:
    """Where the client has what a document is about."""
    for pattern, there in DOCUMENTS:
        if found := pattern.fullmatch(document):
            return found.expand(there)
    return None


def _lead(tokens: list[Token]) -> None:
    """Links to documents become links into the client, or plain words."""
    there: str | None = None
    for token in tokens:
        if token.type == "link_open":
            there = address(str(token.attrs.pop("href")))
            if there:
                token.attrs["href"] = there
        if token.type in ("link_open", "link_close") and not there:
            token.tag = "span"


def _source(language: str, name: str) -> str:
    return (SOURCE / language / f"{name}.md").read_text("utf-8")


def _styles(built: Path, language: str) -> list[str]:
    """That of the first page, letters that only some languages need, and our own."""
    shared = re.findall(r'rel="stylesheet"[^>]* href="([^"]+)"', (built / "index.html").read_text("utf-8"))
    letters = sorted((built / "assets").glob("japanese-*.css")) if language == "ja" else []
    return [*shared, *(f"/assets/{each.name}" for each in letters), "/guide/guide.css"]


def _links(links: Iterable[tuple[str, str, bool, str]]) -> str:
    here = ' aria-current="page"'
    return "\n".join(
        f'<li><a href="{href}" lang="{language}"{here if current else ""}>{escape(words)}</a></li>'
        for href, words, current, language in links
    )
