"""Any text at all as a record: read and given back to the letter, or refused at a place in the file."""

import re
import time
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from backnine.record import write
from backnine.record_reader import LARGEST_FILE, read_bytes
from backnine.refused import Refused
from backnine.replay import verify
from tests.records.examples import BOM, EXAMPLE, GOLDEN, HEAD, HOLE_1, NEW

# Any text at all: read and given back letter for letter, or refused at a place inside the file


def lines_of(data: bytes) -> list[str]:
    text = data.decode("utf-8", "surrogateescape").removeprefix(BOM)
    return text.replace("\r\n", "\n").split("\n")


def assert_inside(refused: Refused, data: bytes) -> None:
    lines = lines_of(data)
    line, column = refused.details["line"], refused.details["column"]
    assert isinstance(line, int)
    assert isinstance(column, int)
    assert 1 <= line <= len(lines), refused
    assert 1 <= column <= len(lines[line - 1]) + 1, refused


def judged(data: bytes) -> str:
    """`refused`, `disproved` or `proved`; any other exception is a fault."""
    try:
        record = read_bytes(data)
    except Refused as refused:
        assert_inside(refused, data)
        return "refused"
    assert write(record) == "\n".join(lines_of(data))
    try:
        verify(record)
    except Refused as refused:
        assert_inside(refused, data)
        return "disproved"
    return "proved"


PIECES = (
    b"", b" ", b"\n", b"\r\n", b"\r", b"\t", b"\x00", b"\xff", b"\xc3", b"\xed\xa0\x80",
    b'"', b"\\", b"[", b"]", b";", b"; ", b":", b",", b", ", b"/", b"-", b"+", b"?",
    b"0", b"00", b"1", b"9", b"10", b"-1", b"-0", b"999999", b"9999999", b"H", b"AS", b"JK",
    b"draw", b"take", b"swap 1", b"peek 4", b"knock", b"toss", b"look", b"Strokes", b"Hole 1",
    *(char.encode() for char in "١２é⛳\u2028\u202e\ufeff"),
)  # fmt: skip


def some_bytes(dice: Random, data: bytes) -> bytes:
    start = dice.randrange(len(data) + 1)
    return data[:start] + dice.choice(PIECES) + data[start + dice.choice((0, 0, 1, 1, 2, 9)) :]


def some_bit(dice: Random, data: bytes) -> bytes:
    place = dice.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << dice.randrange(8)]) + data[place + 1 :]


def some_word(dice: Random, data: bytes) -> bytes:
    """A word of the record in the place of another."""
    words = re.split(rb"(\W+)", data)
    words[dice.randrange(len(words))] = dice.choice(words)
    return b"".join(words)


def some_number(dice: Random, data: bytes) -> bytes:
    places = [found.span() for found in re.finditer(rb"\b\d{1,2}\b", data)]
    start, end = dice.choice(places)
    return data[:start] + str(dice.choice((0, 1, 2, 3, 4, 8, 9, 12, 40))).encode() + data[end:]


def some_line(dice: Random, data: bytes) -> bytes:
    """A line taken out, said twice, or moved."""
    lines = data.split(b"\n")
    line = lines.pop(dice.randrange(len(lines)))
    for _ in range(dice.randrange(3)):
        lines.insert(dice.randrange(len(lines) + 1), line)
    return b"\n".join(lines)


def some_end(dice: Random, data: bytes) -> bytes:
    return data[: dice.randrange(len(data))]


MUTATIONS = (some_bytes, some_bit, some_word, some_number, some_line, some_end)


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: str(mutation.__name__))
def test_a_mutated_record_is_read_alike_or_refused_in_place(
    mutation: Callable[[Random, bytes], bytes],
) -> None:
    dice = Random(mutation.__name__)
    sources = [EXAMPLE.encode(), NEW.encode(), *(data for data in GOLDEN.values() if len(data) < 1100)]
    verdicts: Counter[str] = Counter()
    for _ in range(1500):
        data = dice.choice(sources)
        for _ in range(dice.choice((1, 1, 1, 2, 3))):
            data = mutation(dice, data) if data else data
        verdicts[judged(data)] += 1
    assert set(verdicts) == {"refused", "disproved", "proved"} or mutation is some_end
    assert verdicts["refused"]


def test_a_record_cut_anywhere() -> None:
    data = EXAMPLE.encode()
    verdicts = {size: judged(data[:size]) for size in range(len(data) + 1)}
    whole_lines = {size for size in verdicts if data[:size].endswith(b"\n")}
    assert {size for size, verdict in verdicts.items() if verdict != "refused"} <= whole_lines
    assert verdicts[len(data)] == "proved"
    proved = [data[:size] for size, verdict in verdicts.items() if verdict == "proved"]
    assert all(b"[Result" not in part for part in proved[:-1])  # what promises a result must bear it out


@pytest.mark.parametrize("piece", [b"\x00", b" ", b"\n", b'"', b"1", "٣".encode(), b"\xf0"])
def test_a_piece_put_anywhere(piece: bytes) -> None:
    data = EXAMPLE.encode()
    for place in range(len(data)):
        judged(data[:place] + piece + data[place + 1 :])


@settings(deadline=None, derandomize=True, max_examples=300)
@given(st.binary(max_size=300))
@example(b"\n")
@example(b"\n\n")
@example(b'[Backnine "1"]')
@example(b'[Backnine "1"]\n')
@example(b'[Backnine "2"]\n')
@example(b'\xef\xbb\xbf[Backnine "1"]\n\xff')
def test_any_bytes(data: bytes) -> None:
    assert judged(data) == "refused"


@settings(deadline=None, derandomize=True, max_examples=300)
@given(st.lists(st.sampled_from([*HEAD.split("\n"), *HOLE_1.split("\n"), ""])))
def test_any_lines(lines: list[str]) -> None:
    judged("".join(f"{line}\n" for line in lines).encode())


def test_one_byte_order_mark_is_forgiven_and_no_more() -> None:
    assert judged((BOM + EXAMPLE).encode()) == "proved"
    assert judged((BOM * 2 + EXAMPLE).encode()) == "refused"


def test_the_place_of_a_bad_byte_is_counted_in_characters() -> None:
    data = (BOM + EXAMPLE).encode().replace("千代".encode(), "千".encode() + b"\xff")
    with pytest.raises(Refused) as refused:
        read_bytes(data)
    assert (refused.value.why, refused.value.details) == ("record-not-text", {"line": 7, "column": 10})


# Hostile files: an answer in bounded time

HOSTILE: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "binary": lambda: Random(1).randbytes(1_000_000),
    "zeros": lambda: bytes(4_000_000),
    "not UTF-8": lambda: EXAMPLE.encode() + b"\xff" * 1_000_000,
    "half a surrogate pair": lambda: EXAMPLE.encode().replace(b"Ana", b"\xed\xa0\xbd"),
    "UTF-16": lambda: EXAMPLE.encode("utf-16"),
    "a million lines": lambda: b"x\n" * 1_000_000,
    "a million empty lines": lambda: b"\n" * 1_000_000,
    "very many comments": lambda: f"{HEAD}\n".encode() + b"; a\n" * 125_000,
    "very many tags": lambda: b'[A ""]\n' * 75_000,
    "very many salts": lambda: EXAMPLE.split("[Salt1")[0].encode() + b'[Salt1 "a"]\n' * 50_000,
    "very many holes": lambda: f"{HEAD}\n".encode() + b"\nHole 1, dealer 0\n" * 40_000,
    "very many turns": lambda: f"{HEAD}\n\nHole 1, dealer 0\n".encode() + b"0: look\n1: look\n" * 25_000,
    "a long tag": lambda: b'[Backnine "' + b"a" * 3_000_000 + b'"]\n',
    "a long tag name": lambda: b"[" + b"a" * 3_000_000 + b' "1"]\n',
    "a tag without an end": lambda: b'[Backnine "' + b"a" * 3_000_000 + b"\n",
    "a long name": lambda: EXAMPLE.replace("Ana", "a" * 800_000).encode(),
    "a long comment": lambda: EXAMPLE.replace("quick!", "a" * 3_000_000).encode(),
    "a long line of moves": lambda: EXAMPLE.replace("draw", "draw, " * 500_000 + "draw", 1).encode(),
    "a long move": lambda: EXAMPLE.replace("draw", "d" * 3_000_000, 1).encode(),
    "a long house": lambda: EXAMPLE.replace("holes=1", "holes=1," * 400_000).encode(),
    "a long house rule": lambda: EXAMPLE.replace("holes=1", "h" * 1_000_000 + "," + "h" * 1_000_000).encode(),
    "a long draw": lambda: EXAMPLE.replace("KD KH 8C", "KD KH 8C / " * 200_000).encode(),
    "a long list of strokes": lambda: EXAMPLE.replace("Strokes", "Strokes" + " 1" * 250_000).encode(),
    "deep escapes": lambda: EXAMPLE.replace("Ana", "\\\\" * 400_000).encode(),
    "escapes without an end": lambda: b'[Backnine "' + b"\\" * 3_000_001 + b'"]\n',
    "a huge hole": lambda: EXAMPLE.replace("Hole 1", "Hole " + "1" * 1_000_000).encode(),
    "a huge seat": lambda: EXAMPLE.replace("seats 1 2", "seats 1 " + "2" * 1_000_000).encode(),
    "a huge dealer": lambda: EXAMPLE.replace("dealer 0", "dealer " + "1" * 1_000_000).encode(),
    "a huge winner": lambda: EXAMPLE.replace('"2, play', '"' + "2" * 1_000_000 + ", play").encode(),
    "a huge score": lambda: EXAMPLE.replace("Strokes 30", "Strokes " + "3" * 1_000_000).encode(),
    "a huge version": lambda: EXAMPLE.replace('"1"', '"' + "1" * 1_000_000 + '"', 1).encode(),
    "a huge number of holes": lambda: EXAMPLE.replace("holes=1", "holes=" + "1" * 1_000_000).encode(),
    "a huge mover": lambda: EXAMPLE.replace("2: decline", "2" * 1_000_000 + ": decline").encode(),
}  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_answered_soon_and_briefly(name: str) -> None:
    data = HOSTILE[name]()
    start = time.process_time()
    with pytest.raises(Refused) as refused:
        verify(read_bytes(data))
    assert time.process_time() - start < 3
    assert len(str(refused.value)) < 1000
    if refused.value.why != "record-too-large":
        assert_inside(refused.value, data)


def test_a_file_over_the_limit_is_not_even_looked_at() -> None:
    start = time.process_time()
    with pytest.raises(Refused) as refused:
        read_bytes(b"\xff" * (LARGEST_FILE + 1))
    assert time.process_time() - start < 0.1
    assert (refused.value.why, refused.value.details) == ("record-too-large", {"most": 4})
