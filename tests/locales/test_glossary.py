"""docs/languages.md: one word for one thing, and the words that are not used are not used."""

import re
from pathlib import Path

import pytest

from backnine.locales import FOLDER, LANGUAGES, Words

PAGE = (Path(__file__).parents[2] / "docs" / "languages.md").read_text("utf-8")
# Not for players: the command's help and the reports of the arena.
LEFT_OUT = {"cli", "report", "errors"}


def rows(first: str) -> list[list[str]]:
    """The table whose head begins so."""
    table = PAGE.split(f"| {first} |", 1)[1].split("\n\n")[0].split("\n")[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table]


def texts(language: str) -> str:
    """All that players read, in one flowing text, without the ids."""
    catalogues = [path for path in (FOLDER / language).glob("*.ftl") if path.stem not in LEFT_OUT]
    lines = [line for path in catalogues for line in path.read_text("utf-8").split("\n")]
    said = [re.sub(r"^[a-z0-9-]+ =", "", line) for line in lines if not line.startswith("#")]
    return re.sub(r"\s+", " ", " ".join(said)).lower()


NOT_USED = [(language, word) for language, words, _ in rows("language") for word in words.split(", ")]


@pytest.mark.parametrize(("language", "word"), NOT_USED)
def test_a_word_that_is_ruled_out_is_not_used(language: str, word: str) -> None:
    begins = "" if language == "ja" else r"(?<!\w)"
    ends = r"(?!\w)" if word[-1].isalpha() and language != "ja" else ""
    found = re.search(f".{{0,40}}{begins}{re.escape(word.lower())}{ends}.{{0,40}}", texts(language))
    assert not found, found


@pytest.mark.parametrize("place", range(len(LANGUAGES)))
def test_a_word_that_is_chosen_is_used(place: int) -> None:
    language = list(LANGUAGES)[place]
    said = texts(language)
    for row in rows("| en"):
        word = row[place + 1].lower()
        stem = word if language in ("en", "ja") else word[: max(4, len(word) - 3)]
        assert stem in said, (language, word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_leads_to_two_pages_has_two_names(language: str) -> None:
    """From the finale to the match, and from there to its replay."""
    words = Words(language)
    assert words("finale-look") != words("story-replay")


def test_every_language_has_rules() -> None:
    assert {language for language, _ in NOT_USED} == set(LANGUAGES)


def test_what_is_left_out_is_not_for_players() -> None:
    """No empty exception."""
    assert all((FOLDER / "en" / f"{name}.ftl").exists() for name in LEFT_OUT)
