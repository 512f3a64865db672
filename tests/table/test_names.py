"""Names at a table: seen, told apart, and from a list where the host wants it."""

from collections.abc import Callable

import pytest

from backnine.names.characters import CHARACTERS
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
    assert names(ann) == [name, "P1", "Pip"]


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


def test_bots_are_characters_and_keep_their_level(room: MakeRoom) -> None:
    (ann,) = room(start=False, people=1, bots=("tour@200", "tour", "weekender")).guests(0)
    assert names(ann)[1:] == ["Aiko", "Iris", "Robin"]
    assert [chair["bot"] for chair in ann.table["chairs"][1:]] == ["tour@200", "tour", "weekender"]


@pytest.mark.parametrize("level", CHARACTERS)
def test_a_full_table_of_one_level_has_a_name_for_each(room: MakeRoom, level: str) -> None:
    (ann,) = room(game="four-card", start=False, people=1, bots=(level,) * 11).guests(0)
    told = names(ann)[1:]
    assert told[:3] == list(CHARACTERS[level])
    assert set(told) < {name for all_ in CHARACTERS.values() for name in all_}
    assert len(set(told)) == 11


def test_a_bot_makes_way_for_somebody_of_its_name(room: MakeRoom) -> None:
    table = room(start=False, people=1, bots=("weekender", "weekender"))
    (ann,) = table.guests(0)
    ann.say("add-chair", who="open")
    table.table.join("Robin", "token", lambda seat: None)
    table.settle()
    assert names(ann) == ["P0", "Otto", "Nora", "Robin"]
    ann.say("name", name="ΝORA")
    assert names(ann) == ["ΝORA", "Otto", "Pip", "Robin"]
    ann.say("set-chair", seat=1, who="bot", bot="weekender")
    assert names(ann)[1] == "Otto"


def test_a_name_too_long_is_refused(room: MakeRoom) -> None:
    ann, _ = room(start=False, people=2).guests(0, 1)
    assert ann.say("name", name="A" * 25)[0]["why"] == "bad-text"


def test_a_host_may_ask_for_names_from_the_list(room: MakeRoom) -> None:
    table = room(start=False, people=2, bots=("rookie",))
    ann, ben = table.guests(0, 1)
    ann.say("settings", names="list")
    assert ann.table["names"] == "list"
    assert names(ann) == [*NAMES[:2], "Pip"]
    ben.say("name", name="anything else")
    assert names(ann)[1] in NAMES
    ben.say("name", name="Koala")
    assert names(ann) == [NAMES[0], "Koala", "Pip"]
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


def test_against_bots_alone_a_name_may_come_later(room: MakeRoom) -> None:
    """Where others play it waits for the end of the match."""
    ann = Guest(room(people=1, bots=("rookie",)), {0}, host=True).enter()
    ann.say("name", name="Robin")
    assert names(ann) == ["Robin", "Pip"]
    assert ann.table["state"] == "playing"
    two, _ = room(people=2, bots=("rookie",)).guests(0, 1)
    assert two.say("name", name="Ann")[-1]["why"] == "table-is-playing"
