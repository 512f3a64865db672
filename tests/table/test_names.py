"""Names at a table: seen, told apart, and from a list where the host wants it."""

from collections.abc import Callable

import pytest

from backnine.table.sitting import NAMES, read_sitting
from tests.table.room import Guest, Room

MakeRoom = Callable[..., Room]


def names(guest: Guest) -> list[str]:
    return [chair["name"] for chair in guest.table["chairs"]]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("A\u200bnn", "Ann"),
        ("\u202eAnn\x1b[2J", "Ann[2J"),
        ("An" + "n\u0301\u0302\u0303\u0304\u0305\u0306", "Anń\u0302\u0303\u0304"),
        ("P1", "P1 2"),
        ("Р1", "Р1 2"),
        ("p1", "p1 2"),
        ("Tour", "Tour 2"),  # though no Tour sits here
        ("Тоur", "Тоur 2"),
        ("Rookie", "Rookie 2"),
    ],
)
def test_a_name_is_cleaned_and_told_apart(room: MakeRoom, typed: str, name: str) -> None:
    ann, _ = room(start=False, people=2, bots=("rookie",)).guests(0, 1)
    ann.say("name", name=typed)
    assert names(ann) == [name, "P1", "Rookie"]


def test_a_name_that_shows_nothing_changes_nothing(room: MakeRoom) -> None:
    ann, _ = room(start=False, people=2).guests(0, 1)
    ann.say("name", name="\u200b\u3164")
    assert names(ann) == ["P0", "P1"]


def test_whoever_joins_under_a_name_that_shows_nothing_is_given_one(room: MakeRoom) -> None:
    table = room(start=False, people=1)
    (ann,) = table.guests(0)
    ann.say("add-chair", who="open")
    table.table.join("\u200b\u3164", "token", lambda seat: None)
    table.settle()
    assert names(ann)[1] in NAMES


def test_a_bot_keeps_its_name(room: MakeRoom) -> None:
    (ann,) = room(start=False, people=1, bots=("tour", "tour")).guests(0)
    assert names(ann)[1:] == ["Tour", "Tour 2"]


def test_a_name_too_long_is_refused(room: MakeRoom) -> None:
    ann, _ = room(start=False, people=2).guests(0, 1)
    assert ann.say("name", name="A" * 25)[0]["why"] == "bad-text"


def test_a_host_may_ask_for_names_from_the_list(room: MakeRoom) -> None:
    table = room(start=False, people=2, bots=("rookie",))
    ann, ben = table.guests(0, 1)
    ann.say("settings", names="list")
    assert ann.table["names"] == "list"
    assert names(ann) == [*NAMES[:2], "Rookie"]
    ben.say("name", name="anything else")
    assert names(ann)[1] in NAMES
    ben.say("name", name="Koala")
    assert names(ann) == [NAMES[0], "Koala", "Rookie"]
    ann.say("add-chair", who="open")
    table.table.join("Bad Word", "token", lambda seat: None)
    table.settle()
    assert names(ann)[3] in NAMES
    assert len(set(names(ann))) == 4


def test_only_the_host_and_only_before_the_start(room: MakeRoom) -> None:
    _, ben = room(start=False, people=2).guests(0, 1)
    assert ben.say("settings", names="list")[0]["why"] == "only-the-host"


def test_no_list_in_mid_match(room: MakeRoom) -> None:
    ann, _ = room(people=2).guests(0, 1)
    assert ann.say("settings", names="list")[0]["why"] == "table-is-playing"


def test_a_table_of_an_older_version_has_free_names() -> None:
    assert read_sitting(b'{"game":"play-nine"}').names == "free"
