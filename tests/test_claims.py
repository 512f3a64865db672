"""What we say of ourselves is shown by tests that exist: docs/claims.md."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/claims.md"
ROW = re.compile(r"^\| (.+) \| `([^`|]+)` \| (.+) \|$", re.MULTILINE)
TEST = re.compile(r"`([\w/.]+)::(\w+)`")

# Words of strong sentences, which need a test.
STRONG = re.compile(
    r"\b(never|always|nobody|nothing|none|no|cannot|anybody|every|exact|prove[ds]?)\b", re.IGNORECASE
)

# Strong words that claim nothing of the kind: how to play, what to type, how the program is divided.
HARMLESS = (
    "Nothing else.",
    "Two equal cards in a column cost nothing",
    "sets up, and runs every check and test",
    "tells how to host it for everybody",
    "“Invite friends elsewhere”",
    "gives the reason for every move of a finished match",
    "rarely gives anything away",
    "prove it: every move, every score, the sealed shuffle",
    "Every command has `--help`.",
    "no passing before the last putt",
    "Every game has `holes` (1 to 18)",
    "never, may or must",
    "no peeking",
    "every figure",
    "what every figure means",
    "No connection with Play Nine’s owner",
    "above all that nobody *looked*",
    "On this server, for every table",
)


class Claim(NamedTuple):
    sentence: str
    file: str
    tests: str


CLAIMS = [Claim(*row) for row in ROW.findall(PAGE.read_text("utf-8")) if row[0] != "we say"]


def flat(text: str) -> str:
    """One line, however it is wrapped."""
    return " ".join(text.split())


def flat_start(said: str) -> str:
    """Without the sign of a choice before it, as catalogues have."""
    return re.sub(r"^\*?\[\w+\] ", "", said)


def public() -> list[tuple[str, str]]:
    """The sentences of the README and of the About page, each with its file."""
    readme = (ROOT / "README.md").read_text("utf-8")
    about = (ROOT / "src/backnine/locales/en/learn.ftl").read_text("utf-8")
    prose = re.sub(r"```.*?```", "", readme, flags=re.DOTALL)
    texts = [("README.md", part) for part in re.split(r"\n\n|\n(?=[|\d\-#])", prose)]
    messages = re.findall(r"^learn-about[\w-]* = (.*(?:\n[ }].*)*)", about, re.MULTILINE)
    texts += [("learn.ftl", text) for text in messages]
    return [(file, said) for file, text in texts for said in re.split(r"(?<=[.!?])\s", flat(text))]


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.sentence[:40])
def test_the_sentence_is_still_said(claim: Claim) -> None:
    assert flat(claim.sentence) in flat((ROOT / claim.file).read_text("utf-8"))


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.sentence[:40])
def test_the_tests_are_there(claim: Claim) -> None:
    named = TEST.findall(claim.tests)
    assert named
    assert claim.tests == " ".join(f"`{file}::{name}`" for file, name in named)
    for file, name in named:
        source = (ROOT / file).read_text("utf-8")
        assert re.search(rf"^(?:async )?def {name}\(", source, re.MULTILINE), f"{file}::{name}"


def test_every_strong_sentence_is_listed() -> None:
    listed = [flat(claim.sentence) for claim in CLAIMS]
    left = [
        (file, said)
        for file, said in public()
        if STRONG.search(said)
        and not any(claim in said or flat_start(said) in claim for claim in listed)
        and not any(words in said for words in HARMLESS)
    ]
    assert left == []


def test_a_strong_sentence_that_nobody_lists_is_found() -> None:
    assert STRONG.search("We never lose a card.")
    assert not any("We never lose a card." in claim.sentence for claim in CLAIMS)
    assert len(CLAIMS) > 20
    assert len(public()) > 100
