"""Records of format 2: seals and words by seat, the version of the bots, and who stood in."""

from hashlib import sha256
from pathlib import Path

import pytest

from backnine.but import but
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.record import stand_ins, write
from backnine.record_reader import read
from backnine.refused import Refused
from backnine.replay import replay, verify
from backnine.setup import set_up
from backnine.shuffle import seal

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLE = PAGE.split("```golf\n")[1].split("```")[0]
WORD = bytes(range(32))


def tag(name: str) -> str:
    return EXAMPLE.split(f'[{name} "')[1].split('"]')[0]


def changed(*edits: tuple[str, str]) -> str:
    text = EXAMPLE
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


READING = [
    ('[Backnine "2"]', '[Backnine "1"]', "record-expected-tag", 9, 1),  # Bots is of format 2
    ('[Shuffle "2"]', '[Shuffle "1"]', "record-tag-value", 10, 11),
    ('[Shuffle "2"]', '[Shuffle "3"]', "record-newer", 10, 11),
    ('[Bots "1"]', '[Bots "0"]', "record-tag-value", 9, 8),
    ('[Bots "1"]', '[Bots "one"]', "record-tag-value", 9, 8),
    ("[Seal1", '[Salt1 "fore!"]\n[Seal1', "record-expected-tag", 13, 1),
    (f'Seal0 "{tag("Seal0")}', f'Seal0 "{tag("Seal0").upper()}', "record-tag-value", 12, 9),
    (f'Seal0 "{tag("Seal0")}', f'Seal0 "{tag("Seal0")[1:]}', "record-tag-value", 12, 9),
    (f'Word0 "{tag("Word0")}', 'Word0 "fore!', "record-tag-value", 14, 9),
    ("[Seal1", "[Seal2", "record-expected-tag", 13, 1),  # a bot has no word
    ("[Word0", f'[Word1 "{WORD.hex()}"]\n[Word0', "record-expected-tag", 15, 1),  # not in rising order
]


@pytest.mark.parametrize(("old", "new", "why", "line", "column"), READING)
def test_refused_at_its_place(old: str, new: str, why: str, line: int, column: int) -> None:
    with pytest.raises(Refused) as refused:
        read(changed((old, new)))
    details = refused.value.details
    assert (refused.value.why, details["line"], details["column"]) == (why, line, column)


WRONG = {
    "the wrong word": ([(tag("Word0"), WORD.hex())], "wrong-word", 14, 9),
    "the wrong seal": ([(tag("Seal0"), seal(WORD))], "wrong-word", 14, 9),
    "no seal": ([(f'[Seal0 "{tag("Seal0")}"]\n', "")], "word-without-seal", 13, 9),
    "another word, sealed anew": (
        [(tag("Word0"), WORD.hex()), (tag("Seal0"), seal(WORD))], "wrong-draw", 16, 8,
    ),
    "a word left out": ([(f'[Word0 "{tag("Word0")}"]\n', "")], "wrong-draw", 15, 8),
    "a word too many": (
        [(tag("Seal1"), seal(WORD)), ("[Seed", f'[Word1 "{WORD.hex()}"]\n[Seed')], "wrong-draw", 17, 8,
    ),
    "the word of another seat": (
        [(tag("Seal1"), tag("Seal0")), ("[Word0", "[Word1")], "wrong-draw", 16, 8,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_false_record_is_disproved_at_its_line(name: str) -> None:
    edits, why, line, column = WRONG[name]
    text = changed(*edits)
    record = read(text)
    assert write(record) == text
    with pytest.raises(Refused) as refused:
        verify(record)
    details = refused.value.details
    assert (refused.value.why, details["line"], details["column"]) == (why, line, column)


def test_a_seal_without_a_word_was_left_out() -> None:
    record = read(EXAMPLE)
    assert [word is not None for word in record.setup.words] == [True, False, False]
    assert [sealed is not None for sealed in record.setup.seals] == [True, True, False]
    assert record.setup.words[0] is not None
    assert sha256(record.setup.words[0]).hexdigest() == record.setup.seals[0]
    assert verify(record).outcome == record.outcome


def test_a_record_does_not_print_its_words() -> None:
    record = read(EXAMPLE)
    assert repr(record.setup.words[0]) not in repr(record)
    assert tag("Word0") not in repr(record)


def test_a_record_seals_the_words_it_is_given() -> None:
    log = MatchLog.begin(set_up("play-nine", ("Ann", "Ben"), words=(None, WORD), bots_version=1), bytes(32))
    record = log.record()
    assert (record.format, record.shuffle_version, record.setup.bots_version) == (2, 2, None)
    assert record.setup.seals == (None, seal(WORD))
    assert verify(read(write(record))).draw == log.match.draw


def test_a_match_with_salts_is_written_in_format_1() -> None:
    """Such matches were begun before words were sealed; they go on as they are."""
    setup = set_up("play-nine", ("Ann", "Ben"), ("club", None), bots_version=1)
    record = MatchLog.begin(but(setup, salts=("fore",)), bytes(32)).record()
    assert write(record).startswith('[Backnine "1"]\n')
    assert read(write(record)) == record


def test_a_bot_of_any_version_is_read() -> None:
    record = read(changed(('[Bots "1"]', '[Bots "9999"]')))
    assert record.setup.bots_version == 9999
    assert verify(record).outcome == record.outcome


# Who thought


def test_the_comments_tell_who_thought_each_move() -> None:
    steps = [step for step in replay(read(EXAMPLE)) if step.move]
    told = [(step.line, step.column, step.seat, str(step.move), step.bot) for step in steps]
    assert told == [
        (21, 4, 0, "look", ""), (22, 4, 1, "look", ""), (23, 4, 2, "look", "rookie"),
        (24, 4, 1, "draw", ""), (26, 4, 1, "toss", "weekender"), (27, 4, 2, "knock", "rookie"),
        (28, 4, 0, "take", ""), (28, 10, 0, "swap 4", ""), (30, 4, 1, "draw", ""), (30, 10, 1, "swap 4", ""),
    ]  # fmt: skip


def test_only_the_fixed_forms_mean_something() -> None:
    said = ["club stands in", "club stands in for seat 01", " club stands in for seat 1", "seat 1 is back."]
    assert stand_ins(said) == {}
    assert stand_ins(["tour@200 stands in for seat 1", "seat 0 is back"]) == {1: "tour@200", 0: ""}
    assert stand_ins(["club stands in for seat 1", "seat 1 is back"]) == {1: ""}


def test_a_stand_in_is_noted_before_its_first_move() -> None:
    setup = set_up("play-nine", ("Ann", "Ben"), house="holes=1", bots_version=1)
    log = MatchLog.begin(setup, bytes(32)).play(0, Move("flip", 1), "club")
    assert write(log.record()).endswith("dealer 0\n; club stands in for seat 0\n0: flip 1\n")
    record = log.play(0, Move("flip", 2)).record()
    told = ["; club stands in for seat 0", "0: flip 1", "; seat 0 is back", "0: flip 2", ""]
    assert write(record).endswith("\n".join(told))
    assert record.setup.bots_version == 1
    assert read(write(record)) == record
