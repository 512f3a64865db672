"""What is refused in a record, what is disproved, and where."""

import pytest

from backnine.record import write
from backnine.record_reader import read
from backnine.refused import Refused
from backnine.replay import verify
from backnine.shuffle import Shuffle
from tests.records.examples import EXAMPLE, GOLDEN, HEAD, HOLE_2
from tests.test_record_bytes import judged

# What is refused, and where


def changed(*edits: tuple[str, str]) -> str:
    """The example with each old text, which stands there once, in favour of the new one."""
    text = EXAMPLE
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


READING = [
    ('[Backnine "1"]', '[Backnine "3"]', "record-newer", 1, 12),
    ('[Backnine "1"]', '[Backnine "2"]', "record-tag-value", 9, 11),
    ('[Rules "1"]', '[Rules "3"]', "record-newer", 3, 9),
    ('[Shuffle "1"]', '[Shuffle "2"]', "record-tag-value", 9, 11),
    ('[Shuffle "1"]', '[Shuffle "3"]', "record-newer", 9, 11),
    ("[Shuffle", '[Bots "1"]\n[Shuffle', "record-expected-tag", 9, 1),
    ("[Salt1", f'[Seal0 "{"0" * 64}"]\n[Salt1', "record-expected-tag", 11, 1),
    ('[Backnine "1"]', '[Backnine "0"]', "record-tag-value", 1, 12),
    ('[Backnine "1"]', '[Backnine "01"]', "record-tag-value", 1, 12),
    ('[Backnine "1"]', '[Backnine "١"]', "record-tag-value", 1, 12),
    ('[Backnine "1"]', '[backnine "1"]', "record-expected-tag", 1, 1),
    ('[Backnine "1"]', ' [Backnine "1"]', "record-expected-tag", 1, 1),
    ('[Backnine "1"]', '[Backnine  "1"]', "record-tag", 1, 1),
    ('[Backnine "1"]', '[Backnine "1"] ', "record-tag", 1, 1),
    ('[Game "four-card"]', '[Game "golf"]', "no-such-game", 2, 8),
    ("holes=1,ties", "holes=01,ties", "house-out-of-range", 4, 9),
    ("holes=1,ties", "holes=19,ties", "house-out-of-range", 4, 9),
    ("holes=1,ties", "holes=١,ties", "house-out-of-range", 4, 9),
    ("holes=1,ties", "holes=9,ties", "record-house", 4, 9),
    ("holes=1,ties", "Holes=1,ties", "record-house", 4, 9),
    ("holes=1,ties=playoff", "ties=playoff,holes=1", "record-house", 4, 9),
    ("holes=1,ties", "holes=1, ties", "record-house", 4, 9),
    ("holes=1,ties", "holes=1,holes=1,ties", "house-said-twice", 4, 9),
    ("holes=1,ties", "holes=1,no_peek,ties", "record-house", 4, 9),
    ('"Ana"', '""', "bad-text", 5, 9),
    ('"Ana"', '"Ana "', "bad-text", 5, 9),
    ('"Ana"', '"A\u202ena"', "bad-text", 5, 9),
    ('"Ana"', '"A\x1bna"', "bad-text", 5, 9),
    ('"Ana"', '"\u3164\u200b"', "bad-text", 5, 9),
    ('"Ana"', '"A\\na"', "record-tag", 5, 1),
    ('"Ana"', '"A"na"', "record-tag", 5, 1),
    ("Seat2", "Seat3", "record-expected-tag", 7, 1),
    ("Bot2", "Bot3", "record-expected-tag", 8, 1),
    ('[Bot2 "rookie"]', '[MemoryAid "off"]', "record-tag-value", 8, 13),
    ('[Bot2 "rookie"]', '[Event "final"]', "record-expected-tag", 8, 1),
    ("[Salt1", "[Salt2", "record-expected-tag", 11, 1),
    ("[Salt1", "[Salt0", "record-expected-tag", 11, 1),
    ('[Draw "KD KH 8C', '[Draw "KD KH', "record-tag-value", 13, 8),
    ('[Draw "KD KH 8C', '[Draw "KD KH 8X', "record-tag-value", 13, 8),
    ('[Draw "KD KH 8C', '[Draw "KD KH  8C', "record-tag-value", 13, 8),
    ('"2, play-off"', '"3, play-off"', "record-tag-value", 14, 10),
    ('"2, play-off"', '"02, play-off"', "record-tag-value", 14, 10),
    ('"2, play-off"', '"2, skill"', "record-tag-value", 14, 10),
    ('"2, play-off"', '"٢, play-off"', "record-tag-value", 14, 10),
    ("\n; A short", "\n;A short", "record-comment", 15, 2),
    ("\n; A short", "\n;  A short", "bad-text", 15, 3),
    ("\n; A short", '\n[Event "final"]\n; A short', "record-unexpected-tag", 15, 1),
    ("\n\nHole 1", "\nHole 1", "record-expected-blank", 16, 1),
    ("\n\nHole 1", "\n\n\nHole 1", "record-expected-hole", 17, 1),
    ("Hole 1, dealer 0", "hole 1, dealer 0", "record-expected-hole", 17, 1),
    ("Hole 1, dealer 0", "Hole 01, dealer 0", "record-expected-hole", 17, 1),
    ("Hole 1, dealer 0", "Hole 1, dealer ٠", "record-expected-hole", 17, 1),
    ("Hole 1, dealer 0", "Hole 1, dealer 0, seats 0 1 2", "record-seats", 17, 25),
    ("seats 1 2", "seats 2 1", "record-seats", 31, 25),
    ("seats 1 2", "seats 1 3", "record-seats", 31, 25),
    ("seats 1 2", "seats 1 02", "record-seats", 31, 25),
    ("seats 1 2", "seats 1 1", "record-seats", 31, 25),
    ("seats 1 2", "seats 1", "record-expected-hole", 31, 1),
    ("2: decline", "3: decline", "record-no-seat", 18, 1),
    ("2: decline", "02: decline", "record-expected-moves", 18, 1),
    ("2: decline", "2:decline", "record-expected-moves", 18, 1),
    ("2: decline", "2: Decline", "no-such-move", 18, 4),
    ("2: decline", "1: decline", "record-same-seat", 19, 1),
    ("1: draw, swap 2", "1: draw,swap 2", "no-such-move", 21, 4),
    ("1: draw, swap 2", "1: draw, swap  2", "no-such-move", 21, 10),
    ("1: draw, swap 2", "1: draw, swap ٢", "no-such-move", 21, 10),
    ("1: draw, swap 2", "1: draw, swap 2, ", "no-such-move", 21, 18),
    ("Strokes 30", "Strokes 030", "record-strokes", 28, 1),
    ("Strokes 30", "Strokes -0", "record-strokes", 28, 1),
    ("Strokes 30", "Strokes +30", "record-strokes", 28, 1),
    ("Strokes 30 22 22, knock", "Strokes 30 22 22, bored", "record-strokes", 28, 1),
    ("27 15, knock\n", "27 15, knock", "record-cut-off", 35, 21),
    ("27 15, knock\n", "27 15, knock\n\n", "record-expected-hole", 37, 1),
    ("27 15, knock\n", "27 15, knock\n1: draw\n", "record-expected-blank", 36, 1),
]


@pytest.mark.parametrize(("old", "new", "why", "line", "column"), READING)
def test_refused_at_its_place(old: str, new: str, why: str, line: int, column: int) -> None:
    with pytest.raises(Refused) as refused:
        read(changed((old, new)))
    details = refused.value.details
    assert (refused.value.why, details["line"], details["column"]) == (why, line, column)


def test_a_newer_record_says_which_version_it_needs() -> None:
    with pytest.raises(Refused) as refused:
        read(changed(('[Backnine "1"]', '[Backnine "3"]')))
    assert refused.value.details == {"tag": "Backnine", "version": "3", "newest": 2, "line": 1, "column": 12}


def test_too_many_salts_are_refused_at_the_first_too_many() -> None:
    salts = "".join(f'[Salt{number} "a"]\n' for number in range(2, 14))
    with pytest.raises(Refused) as refused:
        read(changed(("[Seed", f"{salts}[Seed")))
    assert (refused.value.why, refused.value.details["line"]) == ("record-expected-tag", 23)


def test_too_many_players_are_refused_at_the_first_seat() -> None:
    seats = "".join(f'[Seat{number} "a"]\n' for number in range(3, 100))
    with pytest.raises(Refused) as refused:
        read(changed(("[Bot2", f"{seats}[Bot2")))
    assert (refused.value.why, refused.value.details["line"]) == ("wrong-number-of-players", 5)


# What is disproved, and where: one wrong thing of every kind

OTHER = Shuffle(bytes(32))


def tag(name: str) -> str:
    """The value of a tag of the example."""
    return HEAD.split(f'[{name} "')[1].split('"]')[0]


WRONG = {
    "an illegal move": ([("1: draw, swap 2", "1: draw, draw")], "now-place", 21, 10),
    "no such slot": ([("0: swap 4", "0: swap 5")], "no-such-slot", 26, 4),
    "a second knock": ([("0: take\n1", "0: knock\n1")], "no-second-knock", 24, 4),
    "a peek too late": ([("1: peek 1", "2: peek 1")], "may-not-peek", 25, 4),
    "the wrong seat": ([("1: draw, swap 1", "2: draw, swap 1")], "not-your-turn", 27, 4),
    "who sits out": ([("2: look, knock", "0: look, knock")], "not-in-this-hole", 33, 4),
    "a move too many": ([("1: draw, toss", "1: draw, toss, draw")], "hole-is-over", 34, 16),
    "the wrong dealer": ([("Hole 1, dealer 0", "Hole 1, dealer 1")], "wrong-hole-line", 17, 1),
    "the wrong dealer of a play-off": ([("Hole 2, dealer 1", "Hole 2, dealer 2")], "wrong-hole-line", 31, 1),
    "the wrong hole": ([("Hole 2,", "Hole 3,")], "wrong-hole-line", 31, 1),
    "the wrong first hole": ([("Hole 1,", "Hole 2,")], "wrong-hole-line", 17, 1),
    "the wrong seats": ([("seats 1 2", "seats 0 2")], "wrong-hole-line", 31, 1),
    "no seats": ([(", seats 1 2", "")], "wrong-hole-line", 31, 1),
    "wrong strokes": ([("Strokes 30 22 22", "Strokes 30 22 23")], "wrong-strokes", 28, 1),
    "wrong strokes of a play-off": ([("Strokes 27 15", "Strokes 15 27")], "wrong-strokes", 35, 1),
    "too few strokes": ([("Strokes 30 22 22", "Strokes 30 22")], "wrong-strokes", 28, 1),
    "too many strokes": ([("Strokes 30 22 22", "Strokes 30 22 22 22")], "wrong-strokes", 28, 1),
    "the wrong ending": ([("27 15, knock", "27 15, pace-of-play")], "wrong-strokes", 35, 1),
    "strokes missing": ([("Strokes 27 15, knock\n", "")], "strokes-missing", 35, 1),
    "strokes missing before a comment": ([("Strokes 30 22 22, knock\n", "")], "strokes-missing", 29, 1),
    "strokes too soon": ([("1: draw, toss\n", "")], "hole-not-finished", 34, 1),
    "a hole too soon": ([("1: draw, swap 1\nStrokes 30 22 22, knock\n", "")], "hole-not-finished", 29, 1),
    "the wrong winner": ([('"2, play-off"', '"1, play-off"')], "wrong-result", 14, 1),
    "too many winners": ([('"2, play-off"', '"1 2, play-off"')], "wrong-result", 14, 1),
    "the wrong reason": ([('"2, play-off"', '"2, lowest-total"')], "wrong-result", 14, 1),
    "the result missing": ([('[Result "2, play-off"]\n', "")], "wrong-result", 14, 1),
    "a result too soon": ([(f"\n\n{HOLE_2}", "\n")], "wrong-result", 14, 1),
    "a hole too many": (
        [("27 15, knock\n", "27 15, knock\n\nHole 3, dealer 2, seats 1 2\n")],
        "match-was-over", 37, 1,
    ),
    "a hole told twice": (
        [("; sudden death\n", "; sudden death\n\nHole 1, dealer 0\nStrokes 30 22 22, knock\n")],
        "wrong-hole-line", 31, 1,
    ),
    "a hole in two parts": ([("; quick!\n", "; quick!\n\nHole 1, dealer 0\n")], "hole-not-finished", 24, 1),
    "the last hole told twice": (
        [("27 15, knock\n", f"27 15, knock\n\n{HOLE_2.splitlines()[0]}\nStrokes 27 15, knock\n")],
        "match-was-over", 37, 1,
    ),
    "the wrong commitment": ([('Commitment "f', 'Commitment "0')], "wrong-commitment", 12, 8),
    "the wrong seed": ([('Seed "9', 'Seed "0')], "wrong-commitment", 12, 8),
    "another seed": (
        [(tag("Commitment"), OTHER.commitment), (tag("Seed"), OTHER.seed.hex())],
        "wrong-draw", 13, 8,
    ),
    "no seed": ([(f'[Seed "{tag("Seed")}"]\n', "")], "record-has-no-seed", 10, 1),
    "the wrong draw": ([("/ 3H 6D -", "/ 3H 7D -")], "wrong-draw", 13, 8),
    "a pick left out": ([(" / 3H 6D -", "")], "wrong-draw", 13, 8),
    "the wrong salt": ([("fore!", "four!")], "wrong-draw", 13, 8),
    "a salt too many": ([("[Seed", '[Salt2 "me too"]\n[Seed')], "wrong-draw", 14, 8),
    "no salt": ([('[Salt1 "fore!"]\n', "")], "wrong-draw", 12, 8),
    "more holes": ([("holes=1,ties", "holes=2,ties")], "wrong-hole-line", 31, 1),
    "no play-off": ([("holes=1,ties=playoff", "holes=1")], "match-was-over", 31, 1),
    "more packs": ([("holes=1,ties", "holes=1,packs=2,ties")], "wrong-draw", 13, 8),
    "jokers": ([('"holes=1,ties', '"jokers=true,holes=1,ties')], "wrong-draw", 13, 8),
    "no peeks": ([("playoff", "playoff,no_peek=true")], "may-not-peek", 25, 4),
    "a look at any two": ([('"holes=1,ties', '"look=any,holes=1,ties')], "look-otherwise", 32, 4),
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


HOUSE_THAT_MATTERS = {
    "play-nine-adjacent": ("adjacent=true,", ""),
    "play-nine-closer-penalty": (",closer_penalty=true", ""),
    "play-nine-shared": (",ties=shared", ""),
    "play-nine-renewed": ("holes=1", "holes=1,renewals=0"),
    "play-nine-pass": ("holes=1", "holes=1,no_pass=true"),
    "four-card-knock-penalty": ("knock_penalty=true,", ""),
    "four-card-pairs-cancel": ("pairs_cancel=true,", ""),
    "four-card-shared": ("holes=1", "holes=1,ties=playoff"),
    "four-card-pace-of-play": ("holes=1", "holes=1,renewals=2"),
    "four-card-peeks": ("holes=1", "holes=1,no_peek=true"),
}


@pytest.mark.parametrize("name", HOUSE_THAT_MATTERS)
def test_a_golden_record_under_another_house_is_disproved(name: str) -> None:
    old, new = HOUSE_THAT_MATTERS[name]
    data = GOLDEN[name].replace(f"{old}".encode(), new.encode(), 1)
    assert data != GOLDEN[name]
    assert judged(data) == "disproved"
