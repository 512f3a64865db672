"""The tally of a table, and the same people another day: the table is opened again."""

import json

import pytest

from backnine.replay import verify
from tests.table.door import let_in
from tests.table.room import Guest, MakeRoom, Room, play_out
from tests.table.test_rethought import kept_record


def tally(guest: Guest) -> list[tuple[int, int, int]]:
    return [(chair["matches"], chair["wins"], chair["strokes"]) for chair in guest.table["chairs"]]


def over(room: MakeRoom, **settings: object) -> tuple[Room, list[Guest]]:
    """A match of two people and a bot, played to its end."""
    table = room(**({"people": 2, "bots": ("rookie",), "house": "holes=1,ties=shared"} | settings))
    guests = table.guests(*range(2))
    play_out(guests)
    assert guests[0].table["state"] == "over"
    return table, guests


# The tally


def test_it_counts_matches_that_are_over(room: MakeRoom) -> None:
    table = room(people=2, bots=("rookie",), house="holes=1,ties=shared")
    ann, ben = guests = table.guests(0, 1)
    assert tally(ann) == [(0, 0, 0)] * 3
    wins, strokes = [0] * 3, [0] * 3
    for number in (1, 2):
        play_out(guests)
        score = ann.last("score")
        wins = [count + (seat in score["outcome"]["winners"]) for seat, count in enumerate(wins)]
        strokes = [count + total for count, total in zip(strokes, score["totals"], strict=True)]
        assert tally(ann) == [(number, wins[seat], strokes[seat]) for seat in range(3)]
        for guest in guests:
            guest.say("rematch")
        assert tally(ben)[0][0] == number  # a match that goes on counts for nothing yet
    table.restart()
    (ann,) = table.guests(0)
    assert tally(ann) == [(2, wins[seat], strokes[seat]) for seat in range(3)]


def test_it_begins_with_whoever_takes_the_chair(room: MakeRoom) -> None:
    table, (ann, ben) = over(room)
    before = tally(ann)
    let_in(table, ann, 2)
    assert tally(ann) == [*before[:2], (0, 0, 0)]
    ben.say("leave")
    assert tally(ann)[1] == before[1]  # a bot plays on for who has left
    let_in(table, ann, 1, "Eli")
    assert tally(ann)[1] == (0, 0, 0)


# The same again


def test_the_table_waits_for_those_who_were_there(room: MakeRoom) -> None:
    table, (ann, ben) = over(room)
    before, code = tally(ann), ann.table["code"]
    ann.leave()
    ben.leave()
    table.restart()
    (ann,) = table.guests(0)
    heard = len(ann.told)
    ann.say("reopen")
    assert (ann.table["state"], ann.table["code"], ann.table["records"]) == ("open", code, [0])
    assert [chair["here"] for chair in ann.table["chairs"]] == [True, False, False]
    assert not any(told["t"] in ("view", "score") for told in ann.heard(heard))
    assert (ann.table["seed"], ann.table["words"], ann.table["draw"]) == (None, [], [])
    table.restart()
    ann, ben = guests = table.guests(0, 1)
    assert not any(told["t"] in ("view", "score") for told in ben.heard())
    assert tally(ben) == before
    ann.say("start")
    assert ben.view["hole"] == 1
    assert ann.table["draw"]  # the dealer is drawn for anew
    play_out(guests)
    assert tally(ann)[0][0] == 2
    assert verify(kept_record(table, 0)).outcome
    assert verify(kept_record(table, 1)).outcome


def test_the_host_does_it_or_anybody_while_the_host_is_away(room: MakeRoom) -> None:
    table, (ann, ben) = over(room)
    watching = Guest(table, set()).enter()
    assert watching.say("reopen")[-1]["why"] == "only-players"
    assert ben.say("reopen")[-1]["why"] == "only-the-host"
    ann.leave()
    ben.say("reopen")
    assert ben.table["state"] == "open"
    table.wait(31)
    table.table.sweep()
    table.settle()
    assert ben.table["acting_host"] == 1


def test_not_before_a_match_is_over(room: MakeRoom) -> None:
    table = room(people=2)
    ann, _ = table.guests(0, 1)
    assert ann.say("reopen")[-1]["why"] == "table-is-playing"
    other = room(people=2, start=False)
    (ann,) = other.guests(0)
    assert ann.say("reopen")[-1]["why"] == "table-is-open"


def test_another_game_with_more_people(room: MakeRoom) -> None:
    table, (ann, ben) = over(room)
    ann.say("reopen")
    ann.say("settings", game="four-card", house="holes=1")
    ann.say("set-chair", seat=2, who="none")
    ann.say("add-chair", who="bot", bot="club")
    ann.say("add-chair", who="bot", bot="rookie")
    ann.say("start")
    assert ann.table["state"] == "playing"
    play_out([ann, ben])
    assert [kept_record(table, number).setup.game for number in (0, 1)] == ["play-nine", "four-card"]


def test_another_game_is_as_long(room: MakeRoom) -> None:
    """Its other house rules are its own."""
    table = room(people=2, start=False, house="holes=3,ties=playoff")
    (ann,) = table.guests(0)
    ann.say("settings", game="four-card")
    assert ann.table["house"] == {"holes": 3}


def test_the_chair_of_who_has_left_is_free(room: MakeRoom) -> None:
    _, (ann, ben) = over(room)
    ben.say("leave")
    ann.say("reopen")
    assert [chair["kind"] for chair in ann.table["chairs"]] == ["person", "open", "bot"]


def test_another_process_finds_the_same(room: MakeRoom) -> None:
    table, (ann, ben) = over(room)
    here, elsewhere = table.table, table.load()
    table.table = elsewhere
    Guest(table, {0}).enter().say("reopen")
    table.table = here
    here.catch_up()
    table.settle()
    assert (ann.table["state"], ben.table["state"], here.match) == ("open", "open", None)


def test_nobody_deletes_the_matches_of_others(room: MakeRoom) -> None:
    _, (ann, ben) = over(room)
    ann.say("reopen")
    ann.say("delete")
    assert (ann.bye, ben.table["deleting"]) == (None, [0])
    ben.say("delete")
    assert ann.bye == "deleted"


@pytest.mark.parametrize("leaves_at", ["lobby", "match"])
def test_a_name_is_forgotten_where_its_owner_sat(room: MakeRoom, leaves_at: str) -> None:
    """The chairs have moved up meanwhile."""
    table = room(people=3, house="holes=1,ties=shared", names=("Ann", "Ben", "Cat"))
    ann, ben, cat = table.guests(0, 1, 2)
    play_out([ann, ben, cat])
    ann.say("reopen")
    ann.say("set-chair", seat=1, who="none")
    ann.say("add-chair", who="bot", bot="rookie")
    if leaves_at == "match":
        ann.say("start")
    cat.say("leave", forget=True)
    if leaves_at == "match":
        play_out([ann])
        assert kept_record(table, 1).setup.names[:2] == ("Ann", "Golfer")
    assert kept_record(table, 0).setup.names == ("Ann", "Ben", "Golfer")
    assert "Cat" not in json.dumps([chair.name for chair in table.table.sitting.chairs])
