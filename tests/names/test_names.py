"""Names at the door: what is cleaned away, what must stay, and who is told apart from whom."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backnine.names import MOST_MARKS, clean_name, told_apart, unlike
from backnine.names.lookalikes import skeleton
from backnine.setup import check_text

ZALGO = "Z" + "\u0300\u0316\u0323\u0489\u0308\u0336\u035c" * 6 + "o" + "\u0334" * 30


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("A\u200bn\u2060n", "Ann"),
        ("Ann\u202e\u202d", "Ann"),
        ("A\ufe0fnn\U000e0041\U000e007f", "Ann"),
        ("\u3164Ann\u115f\uffa0", "Ann"),
        ("A\u00adn\u034fn\u2064", "Ann"),
        ("An\ue000n\ufffc", "Ann"),
        ("  Ann\u00a0\u2003 \t\n Lee \u3000", "Ann Lee"),
        ("\u0301Ann", "Ann"),
        ("Ann \u0301\u0302", "Ann"),
        ("e\u0301", "é"),
        ("n\u20dd", "n"),
        ("ก็็็็็็", "ก็"),
        ("👨\u200d👩\u200d👧", "👨👩👧"),
    ],
)
def test_what_cannot_be_seen_goes(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed", ["", " ", "\u200b", "\u3164\u3164", "\u2800", "\u0301\u0302", "\U000e0061", "\u20dd", "\ufe0f"]
)
def test_a_name_that_shows_nothing_is_none(typed: str) -> None:
    assert clean_name(typed) == ""


@pytest.mark.parametrize(
    "name",
    [
        "Zoë", "O’Brien", "Nguyễn Thị Ánh", "Øyvind", "Łukasz", "Ἀριστοτέλης", "Ольга Щёкина", "さくら",
        "ｱﾝﾅ", "ゔぁ", "김민준", "王小明", "สมศรี ที่รัก", "น้ำผึ้ง", "गुड़िया", "चीज़ें", "श्रीकृष्ण", "মৌসুমী",
        "தமிழ்ச்செல்வி", "محمّدٌ", "שָׁלוֹם",
        "བཀྲ་ཤིས", "🦊 Fox", "👍🏽", "🇫🇷", "R2-D2",
    ],
)  # fmt: skip
def test_names_of_the_world_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_towers_of_marks_are_cut_down() -> None:
    marks = 0
    for char in clean_name(ZALGO):
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        assert marks <= MOST_MARKS
    assert clean_name(ZALGO)[0] == "Z"


@given(st.text(max_size=30))
def test_whatever_is_left_shows_and_fits_into_a_record(typed: str) -> None:
    name = clean_name(typed)
    assert clean_name(name) == name
    if name:
        assert check_text(name, 200) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),  # Cyrillic
        ("Ann", "Αnn"),  # Greek
        ("Ann", "𝐀𝐧𝐧"),
        ("Tim", "Tirn"),
        ("Ill", "lll"),
        ("Bob", "B0b"),
        ("Ann", "ANN"),
        ("Ann", "Ａｎｎ"),
        ("Weekender", "VVeekender"),
        ("Eve", "Ｅｖｅ"),
        ("Tour", "Tоur"),
        ("Zoë", "Zoe\u0308"),
        ("ニコ", "二コ"),
    ],
)
def test_look_alikes_are_numbered(one: str, other: str) -> None:
    assert unlike(other, [one], 24) == f"{other} 2"
    assert told_apart([one, other, one], 24) == (one, f"{other} 2", f"{one} 3")


def test_others_are_not() -> None:
    names = ("Ann", "Anna", "Änn", "Ben", "Анна", "さくら", "サクラ")
    assert told_apart(names, 24) == names


def test_a_numbered_name_is_not_too_long() -> None:
    assert unlike("A" * 24, ["A" * 24], 24) == "A" * 21 + " 2"


def test_the_skeleton_is_unicodes() -> None:
    """As UTS #39 has it: decomposed, every character replaced by what it is taken for."""
    assert skeleton("раураl") == skeleton("paypal")
    assert skeleton("Ǆ") == skeleton("DŽ")
    assert skeleton("ﷲ") == skeleton("اللّٰه")
