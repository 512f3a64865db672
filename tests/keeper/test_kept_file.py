"""The file of a kept match: one way to write it, and a clear word for what is none."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backnine.keeper import read_kept, write_kept
from backnine.keeper.kept import MOST_ENTRIES
from backnine.keeper.kept_file import LARGEST
from backnine.record_reader import read
from backnine.refused import Refused
from tests.keeper.from_records import kept_from

FOLDER = Path(__file__).parent
BAD = json.loads((FOLDER / "bad.json").read_text("utf-8"))
CASES = [json.loads(path.read_text("utf-8"))["match"] for path in sorted((FOLDER / "cases").glob("*.json"))]


@pytest.mark.parametrize("match", CASES, ids=range(len(CASES)))
def test_a_file_is_written_as_it_was_read(match: dict[str, object]) -> None:
    text = write_kept(read_kept(json.dumps(match)))
    assert json.loads(text) == match
    assert write_kept(read_kept(text)) == text


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: bad["about"])
def test_a_broken_or_foreign_file_is_refused(bad: dict[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        read_kept(bad["text"])
    assert refused.value.why == bad["why"]


def test_an_endless_file_is_refused() -> None:
    with pytest.raises(Refused, match="too large"):
        read_kept(" " * (LARGEST + 1))
    long = CASES[0] | {"entries": [{"hole": 1, "closer": None}] * (MOST_ENTRIES + 1)}
    with pytest.raises(Refused, match="damaged"):
        read_kept(json.dumps(long))
    with pytest.raises(Refused, match="not ours"):
        read_kept("[" * 200_000)


KEYS = st.sampled_from(["hole", "seat", "strokes", "layout", "closer", "done"])
PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=9)
ANYTHING = st.recursive(PLAIN, lambda some: st.lists(some) | st.dictionaries(KEYS, some), max_leaves=6)


@settings(max_examples=40)
@given(ANYTHING)
def test_whatever_stands_in_it_nothing_but_a_refusal_comes_of_it(value: object) -> None:
    for key in ("entries", "names", "dealer", "house", "draw", "at", "id", "game"):
        for each in (value, [value]):
            try:
                read_kept(json.dumps(CASES[1] | {key: each}))
            except Refused:
                continue


def test_a_long_match_fits_and_is_read_at_once() -> None:
    record = read((FOLDER.parent / "records" / "four-card-12.golf").read_text("utf-8"))
    text = write_kept(kept_from(record))
    assert len(text) < LARGEST / 4
    assert write_kept(read_kept(text)) == text
