"""Sentences about people: the reader is “you”, in every language, and nobody else is.

A message takes `$who` (you, one, many, you-too) and `$name`; docs/languages.md says how.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from backnine.locales import FOLDER, LANGUAGES, Words
from tests.locales.test_catalogues import entries, messages

# Where both are the same words: the verbs of a log are in its deeds, English says “may” to everybody, and
# Japanese has “your” where a name would stand.
ALIKE = {
    *((language, "table-log") for language in LANGUAGES),
    ("en", "web-acts"),
    ("ja", "advice-spot-place"),
    ("ja", "advice-lacks-turned-up"),
    ("ja", "advice-lacks-nothing-left"),
    ("en", "finale-turned-first"),
    ("en", "story-turned-last"),
    ("en", "story-turned-play-off"),
}
PERSONS = {"you", "one", "many", "you-too"}
NAMES = {"you": "", "one": "Ann", "many": "Ann, Ben", "you-too": "Ann, Ben"}
GIVEN: dict[str, str | int] = {
    "slot": 3,
    "card": "7",
    "hole": 2,
    "strokes": "12",
    "deeds": "…",
    "was": "30 %",
    "now": "50 %",
    "game": "six-card",
    "count": 2,
}

# Never about the reader, or everybody is called by their name: lists, labels, whose word it is.
BY_NAME = re.compile(
    r"(error-)?keeper-.*|"  # whoever shares a score card goes by name
    r"web-(addressed|hand-(over|host)|invites|mute|unmute|ready|remove-(chair|table)|standing.*|sure-kick"
    r"|(sure-)?(send-off|hand-host)|elsewhere-gone|seat-waits|late-.*"
    r"|waits-for|wait-host.*|missing|word-(of|sealed)|delete-wished)|story-(guest.*|whose-file)"
    r"|advice-cards-of|fair-.*|coach-.*|paper-.*|why-.*|report-.*|error-.*|cli-.*|score-card-named|finale-best-hole|reminder-.*"
    r"|table-(says|hand-over.*|your.*|tee-off|first-look|place.*|seen-by|may|would|chair-own|is-away|(time|hours)-left"
    r"|invited|late-.*|waiting-for|words-.*)"
)


class Kinds(Visitor):
    """Which persons a message tells apart."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == "who":
            keys = [variant.key for variant in node.variants]
            self.found |= {key.name for key in keys if isinstance(key, ftl.Identifier)}
        self.generic_visit(node)


@cache
def kinds(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in entries(language):
        visitor = Kinds()
        visitor.visit(entry)
        found[entry.id.name] = visitor.found
    return found


def renderings(language: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Every message about people, for everybody it may be about."""
    words = Words(language)
    for message, persons in kinds(language).items():
        about = persons | kinds("en")[message]
        if about:
            names = messages(language)[message] | messages("en")[message]
            given = {name: value for name, value in GIVEN.items() if name in names}
            yield message, {who: words(message, who=who, name=NAMES[who], **given) for who in about}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_for_everybody_it_may_be_about(language: str) -> None:
    count = 0
    for message, said in renderings(language):
        assert said.keys() <= PERSONS, message
        for who, text in said.items():
            assert text.strip(), (message, who)
            assert not re.search(r"[{}]|\$|  |^ | $", text), (message, who, text)
            if "name" in messages(language)[message] and who != "you":
                assert NAMES[who] in text, (message, who, text)
            count += 1
    assert count > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_told_of_in_the_second_person(language: str) -> None:
    """Never in the words for somebody else with “You” for a name."""
    words = Words(language)
    for message, said in renderings(language):
        if "you" in said:
            given = {name: value for name, value in GIVEN.items() if name in messages("en")[message]}
            you = words("web-you")
            third = words(message, who="one", name=you, **given)
            nameless = language == "ja" and "name" not in messages("ja")[message]
            if not nameless and (language, message) not in ALIKE:
                assert said["you"] != third, message
            assert "Ann" not in words(message, who="you", name="Ann", **given), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_persons_are_told_apart_in_every_language(language: str) -> None:
    """A language may need fewer; the reader is left out only where no word differs."""
    for message, persons in kinds(language).items():
        if "you" in kinds("en")[message] and (language != "ja" or "name" in messages("ja")[message]):
            assert "you" in persons, message
        assert not ("you" in persons and "you" not in kinds("en")[message]), message


def test_every_message_with_a_name_takes_a_person_or_says_why_not() -> None:
    for message, variables in messages("en").items():
        if variables & {"name", "names", "player"}:
            assert kinds("en")[message] or BY_NAME.fullmatch(message), message


OUT = ("table-last-round", "table-happened-putted-out", "table-hole-over", "web-last-round", "web-putts-out",
       "report-ending-putt-out")  # fmt: skip


@pytest.mark.parametrize(
    ("language", "nine", "six"),
    [
        ("en", "putt", r"\b(go|goes|gone|going|went) out"),
        ("fr", "la balle", "sor[tez]"),
        ("it", "in buca", "chiu"),
        ("es", "emboca", "c[i]?err"),
        ("ja", "パットアウト", "上がり"),
    ],
)
@pytest.mark.parametrize("who", ["you", "one"])
def test_going_out_is_called_as_the_rules_of_the_game_call_it(
    language: str, nine: str, six: str, who: str
) -> None:
    words = Words(language)
    for message in OUT:
        for game, called, other in (("play-nine", nine, six), ("six-card", six, nine)):
            said = words(message, game=game, who=who, name="Ann", hole=3)
            assert re.search(called, said, re.IGNORECASE), said
            assert not re.search(other, said, re.IGNORECASE), said


@pytest.mark.parametrize(
    ("language", "knock", "turn", "won"),
    [
        ("en", "You knock!", "You draw 7, put it in place 3", "You and Ben share the win!"),
        ("fr", "Vous frappez !", "Vous piochez la carte 7, la posez à la place 3",
         "Vous partagez la victoire avec Ben !"),
        ("it", "Hai bussato!", "Tu peschi la carta 7, la metti in posizione 3",
         "Dividi la vittoria con Ben!"),
        ("es", "¡Tocas la mesa!", "Tú robas la carta 7, la pones en el lugar 3",
         "¡Compartes la victoria con Ben!"),
        ("ja", "ノック！", "あなた：山札から7を引く、3番に置く", "Benさんといっしょに優勝です！"),
    ],
)  # fmt: skip
def test_what_you_do(language: str, knock: str, turn: str, won: str) -> None:
    words = Words(language)

    def said(message: str, **given: str | int) -> str:
        return words(message, who="you", name="", **given).replace("\u00a0", " ")

    deeds = [said("table-happened-drew-card", card="7"), said("table-happened-placed", slot=3)]
    assert said("web-knocks") == knock
    assert said("table-log", deeds=words.listed(deeds)) == turn
    assert words("web-won", who="you-too", name="Ben").replace("\u00a0", " ") == won


def test_french_has_no_word_before_a_name_that_would_lose_its_vowel() -> None:
    """Not “de Otto”, nor “que Iris”: such a sentence is worded otherwise."""
    before = re.compile(r"\b(?:de|que) \{ \$(?:name|bot|player|first|second|before) \}", re.IGNORECASE)
    texts = {file.name: file.read_text("utf-8") for file in (FOLDER / "fr").glob("*.ftl")}
    assert {name: before.findall(text) for name, text in texts.items() if before.search(text)} == {}
