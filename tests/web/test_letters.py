"""Japanese letters: whoever reads Japanese gets those that are needed, and nobody else gets any."""

import re

from backnine.locales import LANGUAGES
from backnine.server.web import FOLDER, WEB
from tests.web.test_app import kept

CATALOGUES = FOLDER.parent / "locales" / "ja"
GUIDE = FOLDER.parents[2] / "docs" / "guide"
STYLES = {name: file.data.decode() for name, file in WEB.items() if name.endswith(".css")}
FACE = re.compile(r'font-family:\s*"?Noto Sans JP"?[^}]*url\(([^)]*)\)[^}]*unicode-range:\s*([^;}]*)')
INTER = 0x250  # has what comes before
ELSEWHERE = set("−–—‘’‚“”…\n")  # in Inter, too


def letters(ranges: str) -> set[str]:
    found: set[str] = set()
    for each in re.findall(r"U\+([0-9a-fA-F?-]+)", ranges):
        first, _, last = each.replace("?", "0").partition("-")
        end = int(last or each.replace("?", "f").partition("-")[0], 16)
        found |= set(map(chr, range(int(first, 16), end + 1)))
    return found


def faces(style: str) -> dict[str, set[str]]:
    """The letters that a style sheet has each font for."""
    return {url.strip("\"'"): letters(ranges) for url, ranges in FACE.findall(style)}


def named(style: str) -> dict[str, set[str]]:
    (text,) = (text for name, text in STYLES.items() if re.match(rf"/assets/{style}-[\w-]{{8}}\.css", name))
    return faces(text)


def japanese() -> dict[str, set[str]]:
    return named("japanese-names") | named("japanese")


def test_one_file_has_all_letters_of_our_texts() -> None:
    files = (*CATALOGUES.glob("*.ftl"), *GUIDE.glob("ja/*.md"))
    texts = {each for file in files for each in file.read_text("utf-8")}
    wanted = {each for each in texts if ord(each) >= INTER} - ELSEWHERE
    ((url, ours),) = named("japanese").items()
    assert "ours" in url
    assert not ours & set().union(*named("japanese-names").values())
    assert len(WEB[url].data) < 200_000
    missing = wanted - ours
    assert not missing & set().union(*japanese().values()), "the client was built before these were written"
    assert not {each for each in missing if each >= "\u3000"}, "no font of ours has these"


def test_names_have_their_letters_by_and_by() -> None:
    known = set().union(*japanese().values())
    assert set("佐藤鈴木高橋渡辺斎藤齋翔颯凛葵悠湊蓮隼ゔヴヶー・") <= known
    assert all(len(WEB[url].data) < 100_000 for url in named("japanese-names"))
    assert sum(len(WEB[url].data) for url in japanese()) < 1_800_000


def test_other_languages_have_only_the_name_of_that_one() -> None:
    (first,) = re.findall(r'href="(/assets/[^"]*\.css)"', WEB["/"].data.decode())
    assert list(faces(STYLES[first]).values()) == [set(LANGUAGES["ja"].name)]
    assert all(len(WEB[url].data) < 2000 for url in faces(STYLES[first]))


def test_nothing_of_it_is_kept_before_it_was_read() -> None:
    assert not [name for name in kept() if name.endswith(".woff2") and "noto" in name]
