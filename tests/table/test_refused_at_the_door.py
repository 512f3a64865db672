"""Who is not let in, by whom, and what a name at the door may be."""

import pytest

from backnine.refused import Refused
from backnine.table.keys import token_hash
from backnine.table.latecomers import (
    ASKING_SECONDS,
    FORGIVEN_SECONDS,
    LONGEST_NO,
    MOST_ASKING,
    NO_SECONDS,
    DoorQuestion,
    DoorSaid,
)
from tests.table.door import ask, ask_no_more, hear
from tests.table.room import Guest, MakeRoom


def test_a_no_is_heard_and_remembered(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",))
    (ann,) = table.guests(0)
    ask(table, 1)
    ann.say("let-in", asking=0, on=False)
    assert ann.table["asking"] == []
    assert ask(table, 1) == "no"
    assert ann.table["chairs"][1]["kind"] == "bot"
    table.wait(NO_SECONDS + 1)
    assert ask(table, 1) == "wait"


def test_after_a_no_another_key_or_name_does_not_help_for_a_while(room: MakeRoom) -> None:
    """And for twice as long after the next one. Others may ask meanwhile."""
    table = room(people=1, bots=("club", "rookie"))
    (ann,) = table.guests(0)
    for times, pause in enumerate((NO_SECONDS, 2 * NO_SECONDS, 4 * NO_SECONDS)):
        assert ask(table, 1, token=f"key {times}", by="home") == "wait"
        ann.say("let-in", asking=ann.table["asking"][0]["asking"], on=False)
        same = DoorQuestion("Dana", 1, token_hash(f"key {times}"), "home")
        assert hear(table, same) == DoorSaid("no", pause)
        refused = hear(table, DoorQuestion("Eve", 2, token_hash("another"), "home"))
        assert isinstance(refused, Refused)
        assert (refused.why, refused.details) == ("address-told-no", {"seconds": pause})  # to another
        table.wait(pause - 1)
        assert ask(table, 1, token="another", by="home") == "not-again-yet"
        assert ask(table, 2, token="other", by="elsewhere") == "wait"
        ask_no_more(table, "other")
        table.wait(1)
    table.wait(FORGIVEN_SECONDS)
    assert ask(table, 1, token="late again", by="home") == "wait"
    ann.say("let-in", asking=ann.table["asking"][0]["asking"], on=False)
    same = DoorQuestion("Dana", 1, token_hash("late again"), "home")
    assert hear(table, same) == DoorSaid("no", NO_SECONDS)
    assert LONGEST_NO >= 8 * NO_SECONDS


def test_a_name_is_needed_or_given(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",))
    (ann,) = table.guests(0)
    for name in ("", " ", "\u200b"):
        assert ask(table, 1, name) == ask(table, None, name) == "name-needed"
    assert ann.table["asking"] == []
    table = room(people=1, bots=("club",), names=("Birdie",))
    table.table.sitting.names = "list"
    (ann,) = table.guests(0)
    assert ask(table, 1, "") == ask(table, 1, "Anything", "two") == "wait"
    assert {each["name"] for each in ann.table["asking"]} == {"Eagle"}


def test_who_may_not_watch_asks_for_it(room: MakeRoom) -> None:
    """No bot and no spectators: with a yes they and others may watch, until the host says otherwise."""
    table = room(people=2, watch=False)
    ann, ben = table.guests(0, 1)
    assert ask(table, None) == "wait"
    assert ann.table["asking"] == [{"asking": 0, "name": "Dana", "seat": None}]
    assert ben.table["asking"] == []
    assert ask(table, None, "Eve", "two") == "wait"
    ann.say("let-in", asking=0)
    assert (ann.table["watch"], ann.table["asking"]) == (True, [])
    key = table.store.key_now(token_hash("late"))
    assert key is not None
    assert (key.table, key.kind) == ("t1", "watch")
    watching = Guest(table, set()).enter()
    assert watching.view["seat"] is None
    ann.say("settings", watch=False)
    assert watching.bye == "no-spectators"


def test_a_no_to_who_wants_to_watch(room: MakeRoom) -> None:
    table = room(people=2, watch=False)
    ann, _ = table.guests(0, 1)
    ask(table, None)
    ann.say("let-in", asking=0, on=False)
    assert ask(table, None) == "no"
    assert not ann.table["watch"]
    assert table.store.key_now(token_hash("late")) is None
    ann.say("settings", latecomers="no")
    assert ask(table, None, token="two") == "no-latecomers"


def test_the_door_can_be_closed(room: MakeRoom) -> None:
    table = room(people=2, bots=("club",))
    ann, ben = table.guests(0, 1)
    assert ben.say("settings", latecomers="no")[-1]["why"] == "only-the-host"
    ann.say("settings", latecomers="no")
    assert ben.table["latecomers"] == "no"
    assert ask(table, 2) == "no-latecomers"
    ann.say("settings", latecomers="ask")
    assert ask(table, 2) == "wait"


def test_who_may_not_let_anybody_in(room: MakeRoom) -> None:
    table = room(people=2, bots=("club",))
    ann, ben = table.guests(0, 1)
    watching = Guest(table, set()).enter()
    ask(table, 2)
    for guest in (ben, watching):
        assert guest.say("let-in", asking=0)[-1]["why"] == "only-the-host"
    assert ann.say("let-in", asking=7)[-1]["why"] == "nobody-asks"
    assert ann.table["chairs"][2]["kind"] == "bot"


def test_only_bots_give_way_and_each_once(room: MakeRoom) -> None:
    table = room(people=2, bots=("club",))
    ann, _ = table.guests(0, 1)
    assert ask(table, 1) == "no-bot-there"
    assert ask(table, 9) == "no-such-seat"
    ask(table, 2, "Dana", "one")
    ask(table, 2, "Eli", "two")
    first, second = ann.table["asking"]
    ann.say("let-in", asking=second["asking"])
    assert ann.table["chairs"][2]["name"] == "Eli"
    assert ann.table["asking"] == []
    assert ann.say("let-in", asking=first["asking"])[-1]["why"] == "nobody-asks"
    assert ask(table, 2, "Dana", "one") == "no-bot-there"


def test_not_too_many_at_once(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",))
    table.guests(0)
    for number in range(MOST_ASKING):
        assert ask(table, 1, token=str(number)) == "wait"
    assert ask(table, 1, token="one more") == "too-many-asking"


def test_a_window_needs_spectators_to_be_allowed(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",), watch=False)
    (ann,) = table.guests(0)
    said: list[Refused | None] = []
    table.table.open_window("window", said.append)
    table.settle()
    assert [refused and refused.why for refused in said] == ["no-spectators"]
    ann.say("settings", watch=True)
    table.table.open_window("window", said.append)
    table.settle()
    assert said[1] is None


@pytest.mark.parametrize("by", ["the host's start page", "somebody else at the door"])
def test_the_host_is_told_that_somebody_has_gone_whoever_notices_first(room: MakeRoom, by: str) -> None:
    table = room(people=1, bots=("club",))
    (ann,) = table.guests(0)
    ask(table, 1)
    table.wait(ASKING_SECONDS + 1)
    if by == "the host's start page":
        assert table.table.asked_of(0) == []
        table.table.sweep()
    else:
        assert ask(table, 1, "", "two") == "name-needed"
    assert ann.table["asking"] == []


def test_who_takes_a_question_back_can_still_be_told_no(room: MakeRoom) -> None:
    """Asked and taken back again and again, with other keys: it has one number, and a no ends it."""
    table = room(people=1, bots=("club",))
    (ann,) = table.guests(0)
    for times in range(3):
        assert ask(table, 1, token=f"key {times}", by="home") == "wait"
        assert ann.table["asking"] == [{"asking": 0, "name": "Dana", "seat": 1}]
        ask_no_more(table, f"key {times}")
        assert ann.table["asking"] == []
    assert ann.say("let-in", asking=0)[-1]["why"] == "nobody-asks"
    ann.say("let-in", asking=0, on=False)
    assert ask(table, 1, token="key 2", by="home") == "no"
    assert ask(table, 1, token="key 3", by="home") == "not-again-yet"
    assert ask(table, 1, token="other", by="elsewhere") == "wait"
    assert ann.table["asking"][0]["asking"] == 1


@pytest.mark.parametrize("token", ["key {}", "the same key"])
def test_another_question_has_another_number_and_few_are_taken_back(room: MakeRoom, token: str) -> None:
    """A yes to Dana never lets Eve in; and nobody dodges a no by another name each time."""
    table = room(people=1, bots=("club",))
    (ann,) = table.guests(0)
    for times in range(MOST_ASKING):
        assert ask(table, 1, f"Eve {times}", token.format(times), by="home") == "wait"
        assert ann.table["asking"][0]["asking"] == times
        ask_no_more(table, token.format(times))
    assert ask(table, 1, "Dana", token.format(9), by="home") == "too-many-asking"
    assert ask(table, 1, "Dana", "other", by="elsewhere") == "wait"
    table.wait(ASKING_SECONDS)
    assert ask(table, 1, "Dana", token.format(9), by="home") == "wait"


def test_a_name_of_somebody_at_the_table_is_told_apart(room: MakeRoom) -> None:
    """As it will be when they sit there; but a bot makes way, and who has left may come back."""
    table = room(people=3, bots=("club",), names=("Ann", "Ben", "x" * 24))
    ann, ben, _ = table.guests(0, 1, 2)
    robin = ann.table["chairs"][3]["name"]
    ben.say("leave")
    wishes = [(3, "ANN"), (3, robin), (1, "Ben"), (3, "x" * 24)]
    for number, (seat, name) in enumerate(wishes):
        assert ask(table, seat, name, f"key {number}") == "wait"
    shown = [each["name"] for each in ann.table["asking"]]
    assert shown == ["ANN 2", robin, "Ben", "x" * 21 + " 2"]
    ann.say("let-in", asking=3)
    assert ann.table["chairs"][3]["name"] == shown[3]


def test_a_name_of_the_list_that_is_taken_is_another(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",), names=("Birdie",))
    table.table.sitting.names = "list"
    (ann,) = table.guests(0)
    assert ask(table, 1, "Birdie") == "wait"
    assert ann.table["asking"][0]["name"] == "Eagle"
