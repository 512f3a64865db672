"""A text that is no position of a match is refused, with the reason and the place."""

import re
from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backnine.locales import LANGUAGES, Words
from backnine.locales.problems import problem_text
from backnine.position import (
    Position,
    dealt,
    view_of,
    write,
    write_line,
)
from backnine.position_reader import read
from backnine.refused import Refused
from backnine.shuffle import Shuffle
from tests.moments import played, positions
from tests.test_position import FOUR, NINE

# What cannot be


def fault(
    text: str, old: str = "", new: str = "", languages: Iterable[str] = LANGUAGES
) -> tuple[str, int, int]:
    with pytest.raises(Refused) as caught:
        read(text.replace(old, new) if old else text)
    assert old in text
    for language in languages:
        assert problem_text(Words(language), caught.value)
    details = caught.value.details
    return caught.value.why.removeprefix("position-"), int(details["line"]), int(details["column"])


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("play-nine", "play-ten", ("no-such-game", 1, 1)),
        ("play-nine", "play-nine holes=99", ("house-out-of-range", 1, 11)),
        ("1 7 7 ? 1 / 9 0 0 2\n", "", ("wrong-number-of-players", 1, 1)),
        ("1 7 7 ? 1", "0 7 7 ? 1", ("seats", 3, 1)),
        ("1 7 7 ? 1", "5 7 7 ? 1", ("seats", 3, 1)),
        ("3 ? 12", "3 ? 13", ("no-such-card", 2, 9)),
        ("3 ? 12", "3 ? 12*", ("slot", 2, 9)),
        ("3 ? 12 ? / 5", "H H H H / H", ("too-many-of-a-card", 2, 15)),
        ("12 ? / 5", "12 / ? 5", ("rows", 2, 5)),
        ("12 ? / 5 ?", "12 ? 5", ("slots", 2, 1)),
        ("12 ? / 5", "12 ?* / 5", ("no-secrets", 2, 1)),
        ("5 ? ? 2", "5 ? ? 2 owes 2", ("no-secrets", 2, 1)),
        ("0 > 3 ? 12 ? / 5 ? ? 2", "0 > ? ? 12 ? / ? ? ? ?", ("tee-shots", 2, 1)),
        ("0 >", "0 waiting", ("too-early", 2, 1)),
        ("0 >", "0", ("no-turn", 1, 1)),
        ("0 >", "0 out", ("sits-out", 2, 1)),
        ("0 >", "0 > closer", ("closer-turn", 2, 1)),
        ("1 7", "1 > 7", ("two-turns", 3, 1)),
        ("0 > 3 ? 12 ? / 5 ? ? 2\n1 7", "0 > closer 3 ? 12 ? / 5 ? ? 2\n1 closer 7", ("two-closers", 3, 1)),
        ("90?", "88?", ("card-count", 4, 1)),
        ("discard 3 12", "discard ? 12", ("open-card", 5, 1)),
        ("stock 90?\ndiscard 3 12", "stock 92?\ndiscard", ("no-discard", 5, 1)),
        ("discard 3 12", "discard 3 12 discard 5", ("said-twice", 5, 14)),
        ("discard", "discards", ("unknown-word", 5, 1)),
        ("stock 90?", "stock 89? held 5 from hand", ("held", 4, 18)),
        ("stock 90?", "stock 89? held 5", ("words-after", 4, 11)),
        ("0 > 3", "0 3", ("no-turn", 1, 1)),
        ("turns 8", "turns 7", ("turns", 6, 17)),
        ("turns 8", "turns eight", ("number", 6, 23)),
        ("turns 8", "turns 08", ("number", 6, 23)),
        ("turns 8", "turns 8 9", ("words-after", 6, 25)),
        ("turns 8", "turns 8 takes 9", ("out-of-range", 6, 25)),
        ("turns 8", "turns 8 renewals 2", ("out-of-range", 6, 25)),
        ("turns 8", "turns 8 rules 3", ("rules", 6, 31)),
        ("turns 8", "turns 200", ("out-of-range", 6, 17)),
        ("turns 8", "turns 0", ("discards", 5, 1)),
        ("hole 4", "hole 0", ("out-of-range", 6, 1)),
        ("hole 4", "hole 19", ("out-of-range", 6, 1)),
        ("hole 4", "hole 10", ("tied", 7, 1)),
        ("dealer 1", "dealer 2", ("seats", 6, 15)),
        ("totals 21 -3", "totals 21", ("words-after", 7, 1)),
        ("totals 21 -3", "totals 21 -3\nending putt-out", ("over", 8, 1)),
        ("totals 21 -3", "totals 21 -3\nending rain", ("ending", 8, 8)),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_reason_and_place(
    old: str, new: str, why: tuple[str, int, int]
) -> None:
    assert fault(NINE, old, new) == why


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("owes 3", "owes 1", ("owes", 3, 1)),
        ("owes 3", "owes 5", ("out-of-range", 3, 1)),
        ("1 >", "1", ("held-without-turn", 6, 1)),
        ("held ? from stock", "held ? from discard", ("open-card", 6, 1)),
        ("owes 3", "closer", ("closer-turn", 3, 1)),
        ("0 ?", "0 closer ?", ("closer-turns", 7, 17)),
        ("held ? from stock\n", "", ("card-count", 4, 1)),
        ("turns 1", "turns 1 takes 1", ("out-of-range", 7, 25)),
        ("dealer 1", "dealer 0", ("turns", 7, 17)),
    ],
)  # fmt: skip
def test_secrets_debts_and_hands_must_fit(old: str, new: str, why: tuple[str, int, int]) -> None:
    text = (
        FOUR.replace("turns 1", "turns 0").replace("dealer 1", "dealer 0")
        if why[0] == "closer-turns"
        else FOUR
    )
    assert fault(text, old, new) == why


def test_more_that_cannot_be() -> None:
    three = "four-card ties=playoff\n0 > ? ? / ? ?\n1 out\n2 ? ? / ? ?\nstock 43?\ndiscard AS\n"
    assert fault(three + "hole 3") == ("no-play-off", 7, 1)
    assert fault(three + "hole 10 totals 0 0 0") == ("tied", 7, 9)
    assert fault(three + "hole 11 dealer 1 totals 0 0 0") == ("dealer", 7, 9)
    assert read(three + "hole 11").hole.seats == (0, 2)
    assert read(three + "hole 10 totals 5 6 5").hole.seats == (0, 2)
    assert fault(three.replace("2 ?", "2 out ?")) == ("sits-out", 4, 1)
    alone = three.replace("2 ? ? / ? ?", "2 out").replace("43?", "47?")
    assert fault(alone) == ("too-few-play", 1, 1)
    assert fault(NINE, "1 7 7 ? 1", "1 closer 7 7 ? 1") == ("not-out", 3, 1)
    assert fault(NINE, "1 7 7 ? 1", "1 7 7 4 1") == ("is-out", 3, 1)
    stuck = "four-card\n0 > ?AS* ?2S* / ?3S* ?4S* owes 1 2 3 4\n1 ? ? / ? ?\ndiscard AH\nheld 2H from discard"
    assert fault(stuck) == ("no-move", 2, 1)
    over = "play-nine\n0 1 1 1 1 / 2 2 2 2\n1 3 3 3 3 / 4 4 4 4\ndiscard 5 5\nending putt-out"
    assert fault(over) == ("nobody-closed", 5, 1)
    assert fault(over.replace("0 1", "0 closer 1").replace("putt-out", "knock")) == ("ending", 5, 1)
    by_seat = NINE.replace(" turns 8", "").replace("5 ? ? 2", "5 ? ? 2 turns 3")
    assert fault(by_seat)[0] == "turns-by-seat"
    teed = "play-nine\n0 waiting 1 1 ? ? / ? ? ? ?\n1 ? ? ? ? / ? ? ? ?\ndiscard 5"
    assert fault(teed) == ("teed-off", 2, 1)
    assert fault(" ") == ("empty", 1, 1)
    assert fault("x" * 20_001) == ("too-long", 1, 1)


def test_the_place_in_the_one_line_is_told_too() -> None:
    line = write_line(read(NINE)).replace("discard.3.12", "discard.3.13")
    assert fault(line) == ("no-such-card", 1, line.index("13") + 1)
    assert fault(f"\n  {line}\n") == ("no-such-card", 2, line.index("13") + 3)


WORDS = [
    "?",
    "?*",
    "?!",
    "7",
    "?7",
    "7S",
    "?7S*",
    "JK",
    "H",
    ">",
    "turn",
    "closer",
    "waiting",
    "out",
    "owes",
    "/",
    "0",
    "1",
    "2",
    "9",
    "-3",
    "44?",
    "x",
    "stock",
    "discard",
    "held",
    "from",
    "hole",
    "dealer",
    "turns",
    "renewals",
    "takes",
    "rules",
    "totals",
    "ending",
    "knock",
    "putt-out",
    "pace-of-play",
    ":",
    ".",
    "\n",
    ";",
    "holes=2",
    "¿",
    "\x00",
]


def accepted(text: str) -> Position | None:
    try:
        return read(text)
    except Refused:
        return None


@st.composite
def bent_texts(draw: st.DrawFn) -> str:
    """The text of a position with some words lost, doubled or replaced."""
    text = (write if draw(st.booleans()) else write_line)(draw(positions()))
    parts = re.split(r"([ \n.:])", text)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(parts) - 1))
        parts[place : place + draw(st.integers(0, 2))] = draw(st.lists(st.sampled_from(WORDS), max_size=2))
        parts = parts or [""]
    return "".join(parts)


@settings(max_examples=100, deadline=None)
@given(st.one_of(bent_texts(), bent_texts(), st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_any_text_is_refused_with_its_place_or_can_be_played(text: str) -> None:
    position = accepted(text)
    if position is None:
        assert fault(text, languages=["en"])
        return
    assert read(write(position)) == position
    assert read(write_line(position)) == position
    match = dealt(position, Shuffle(bytes(32)))
    for seat in (None, *range(match.players)):
        view_of(position, seat, recall=True)
    assert played(match, 20_000, Random(0)).hole.over
