"""Somebody comes when the match has begun: they watch, or take a bot's chair if the host lets them."""

from typing import Any

import pytest

from backnine.record import SOMEBODY, write
from backnine.replay import replay, verify
from backnine.rethink import rethink
from backnine.store import Entry
from backnine.table.acts import MOST_WAITING
from backnine.table.keys import token_hash
from backnine.table.latecomers import (
    ASKING_SECONDS,
    DoorQuestion,
)
from backnine.table.records import was_played
from tests.table.door import ask, ask_no_more, let_in, some_moves, until_moved
from tests.table.room import Guest, MakeRoom, Room, play_hole, play_out
from tests.table.test_rethought import kept_record, let_think


def test_only_the_host_is_told_who_asks(room: MakeRoom) -> None:
    table = room(people=2, bots=("club",))
    ann, ben = table.guests(0, 1)
    watching = Guest(table, set()).enter()
    assert ask(table, 2) == "wait"
    assert ann.table["asking"] == [{"asking": 0, "name": "Dana", "seat": 2}]
    assert [guest.table["asking"] for guest in (ben, watching)] == [[], []]


def test_a_question_asked_again_is_the_same(room: MakeRoom) -> None:
    table = room(people=1, bots=("club", "rookie"))
    (ann,) = table.guests(0)
    for _ in range(3):
        assert ask(table, 2) == "wait"
    assert len(ann.table["asking"]) == 1
    table.wait(ASKING_SECONDS + 1)
    table.table.sweep()
    assert ann.table["asking"] == []


def test_whoever_asks_no_more_is_not_let_in(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",))
    (ann,) = table.guests(0)
    ask(table, 1)
    ask_no_more(table)
    assert ann.table["asking"] == []
    assert ann.say("let-in", asking=0)[-1]["why"] == "nobody-asks"
    assert ask(table, 1) == "wait"
    ann.say("let-in", asking=0, on=False)
    ask_no_more(table)
    assert ask(table, 1) == "no"  # a no is not got rid of so


def test_who_acts_for_a_host_who_is_away_answers(room: MakeRoom) -> None:
    table = room(people=3, bots=("club",), grace=30)
    ann, ben, cat = table.guests(0, 1, 2)
    ann.leave()
    assert ask(table, 3) == "wait"
    assert ben.say("let-in", asking=0)[-1]["why"] == "only-the-host"  # not yet
    table.wait(20)
    ask(table, 3)
    table.wait(20)
    table.table.sweep()
    assert (ben.table["acting_host"], len(ben.table["asking"]), cat.table["asking"]) == (1, 1, [])
    assert cat.say("let-in", asking=0)[-1]["why"] == "only-the-host"
    ben.say("let-in", asking=0)
    assert ben.table["chairs"][3]["name"] == "Dana"
    ann.enter()
    assert ann.table["acting_host"] is None


def test_where_nobody_could_answer_they_are_told_so(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",))
    assert ask(table, 1) == "nobody"
    Guest(table, set()).enter()  # who watches cannot
    assert ask(table, 1) == "nobody"
    (ann,) = table.guests(0)
    assert ask(table, 1) == "wait"
    assert len(ann.table["asking"]) == 1


def test_nobody_asks_at_a_table_that_is_gone_or_busy(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",))
    (ann,) = table.guests(0)
    table.table.acts.held = True
    for _ in range(MOST_WAITING):
        table.table.ask_to_come_in(DoorQuestion("Dana", 1, b""), lambda said: None)
    assert ask(table, 1) == "too-many-requests"
    table.table.acts.resume(lambda said: None, None)
    ann.say("delete")
    assert ask(table, 1) == "no-such-table"


def test_a_key_that_opens_something_else_meanwhile(room: MakeRoom) -> None:
    """They asked at two tables and were let in at the other: the host is not told of the store."""
    table = room(people=1, bots=("club",))
    (ann,) = table.guests(0)
    ask(table, 1, token="seat 0")
    assert ann.say("let-in", asking=0)[-1]["why"] == "nobody-asks"
    assert ann.table["asking"] == []
    assert table.table.pipeline.retry_at == 0


def test_whoever_comes_after_a_match_has_not_agreed_to_another(room: MakeRoom) -> None:
    table = room(people=3, house="holes=1")
    ann, ben, cat = table.guests(0, 1, 2)
    play_out([ann, ben, cat])
    ben.say("rematch")
    assert cat.table["rematch"] == [1]
    ben.say("leave")
    assert cat.table["rematch"] == []
    let_in(table, ann, 1)
    for guest in (ann, cat):
        guest.say("rematch")
    assert (ann.table["state"], ann.table["rematch"]) == ("over", [0, 2])


def test_the_host_agrees_and_they_play_on(room: MakeRoom) -> None:
    table = room(people=1, bots=("club", "rookie"), house="holes=2")
    (ann,) = table.guests(0)
    play_hole([ann])
    dana = let_in(table, ann, 2)
    chair = ann.table["chairs"][2]
    assert (chair["kind"], chair["name"], chair["bot"], chair["here"]) == ("person", "Dana", None, True)
    assert dana.last("welcome")["seats"] == [2]
    assert not any(told["t"] == "new-token" for told in ann.heard())
    assert ann.table["asking"] == []
    asked = len(table.brains.asked)
    play_out([ann, dana])
    assert "rookie" not in table.brains.asked[asked:]
    assert ann.table["state"] == "over"


def test_the_key_is_that_of_who_asked(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",))
    (ann,) = table.guests(0)
    let_in(table, ann, 1)
    found: list[Any] = []
    table.store.key(token_hash("key of Dana"), found.append)
    table.settle()
    assert (found[0].kind, found[0].seat) == ("seat", table.table.sitting.chairs[1].id)


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
def test_the_record_says_from_where_a_person_played(
    room: MakeRoom, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """In the middle of a hole; the bots' moves before can still be thought again."""
    table = room(game=game, people=1, bots=("club", "rookie"), house="holes=9", grace=10)
    let_think(table, monkeypatch)
    (ann,) = table.guests(0)
    some_moves([ann], 12)
    dana = let_in(table, ann, 2)
    until_moved(table, [ann, dana], 2)
    dana.leave()
    table.wait(60)
    play_hole([ann])
    ann.say("seen", hole=ann.view["hole"])
    dana.enter()
    until_moved(table, [ann, dana], 4)
    play_out([ann, dana])
    record = kept_record(table)
    text = write(record)
    assert verify(record).outcome
    assert (record.setup.names[2], record.setup.bots[2]) == ("Dana", "rookie")
    assert text.count("; somebody stands in for seat 2") == 2
    assert "; weekender stands in for seat 2" in text
    told = rethink(record)
    mine = sum(step.seat == 2 and not step.bot for step in replay(record))
    assert told.by_people == mine > 0
    assert told.moves == sum(bool(step.bot) for step in replay(record)) > 0
    assert told.passed_over == ()


def test_it_is_the_same_after_a_restart(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",), house="holes=1")
    (ann,) = table.guests(0)
    dana = let_in(table, ann, 1)
    some_moves([ann, dana], 30)
    chair = table.table.sitting.chairs[1].id
    table.restart()
    ann, dana = table.guests(0, chair)
    play_out([ann, dana])
    assert verify(kept_record(table)).outcome
    assert "somebody stands in for seat 1" in write(kept_record(table))


def test_a_table_that_only_a_latecomer_has_played_at_was_played(room: MakeRoom) -> None:
    table = room(people=1, bots=("club", "rookie"))
    (ann,) = table.guests(0)
    kept = table.store.load_now("t1")
    assert kept is not None
    assert not was_played(kept)
    dana = let_in(table, ann, 2)
    while not any(move.by == SOMEBODY for move in kept.moves):
        acting = next(guest for guest in (dana, ann) if guest.view["moves"])
        acting.play()
        kept = table.store.load_now("t1")
        assert kept is not None
    only = tuple(move for move in kept.moves if move.by or move.seat == 1)
    assert was_played(kept._replace(moves=only))


def looked_at(guest: Guest, seat: int) -> list[bool]:
    """Of all this seat has looked at, as it was told when the guest came: did they see the card?"""
    whole = next(each for each in reversed(guest.heard()) if each.get("whole"))
    told = [each for played in whole["played"] for each in played["happened"]]
    return [bool(each.get("card")) for each in told if each["what"] == "looked" and each["seat"] == seat]


@pytest.mark.parametrize("memory_aid", [False, True])
@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("whose", ["a bot's", "somebody's"])
def test_what_was_looked_at_before_is_not_told_again(
    room: MakeRoom, whose: str, restarted: bool, memory_aid: bool
) -> None:
    """Four-Card Golf: a bot, or Ben who was sent off, has looked at two cards. Whoever takes the chair is not
    told them, unless the memory aid shows a seat all it has seen."""
    ben = whose == "somebody's"
    table = room(
        game="four-card",
        people=1 + ben,
        bots=() if ben else ("rookie",),
        memory_aid=memory_aid,
    )
    ann, *others = table.guests(*range(1 + ben))
    for guest in (ann, *others):
        guest.say("move", n=guest.view["n"], move="look")
    if ben:
        ann.say("send-off", seat=1)
    dana = let_in(table, ann, 1)
    if restarted:
        chair = table.table.sitting.chairs[1].id
        table.restart()
        ann, dana = table.guests(0, chair)
    assert looked_at(dana, 1) == [memory_aid] * 2
    assert looked_at(dana, 0) == [False] * 2


def test_a_card_they_look_at_themselves_is_told(room: MakeRoom) -> None:
    table = room(game="four-card", people=1, bots=("rookie",), pace=1000)
    (ann,) = table.guests(0)
    dana = let_in(table, ann, 1)
    dana.say("move", n=dana.view["n"], move="look")
    assert looked_at(dana.enter(), 1) == [True] * 2


def test_the_host_elsewhere_is_told_who_asks(room: MakeRoom) -> None:
    table = room(people=2, bots=("club",))
    ask(table, 2)
    assert (table.table.asked_of(0), table.table.asked_of(1)) == (["Dana"], [])
    table.wait(ASKING_SECONDS)
    assert table.table.asked_of(0) == []


def test_the_chair_of_who_has_left_can_be_taken(room: MakeRoom) -> None:
    table = room(people=2, bots=(), house="holes=1")
    ann, ben = table.guests(0, 1)
    ben.say("leave")
    dana = let_in(table, ann, 1)
    play_out([ann, dana])
    record = kept_record(table)
    assert verify(record).outcome
    assert record.setup.names == ("P0", "Dana")
    assert "; somebody stands in for seat 1" in write(record)


def test_the_record_says_from_where_another_person_played(room: MakeRoom) -> None:
    """Ben leaves, the stand-in plays, Dana takes the chair; in the next match it is hers from the start."""
    table = room(people=2, bots=(), house="holes=1")
    ann, ben = table.guests(0, 1)
    some_moves([ann, ben], 20)
    ben.say("leave")
    while not any(entry.by == "weekender" for entry in stored(table)):
        ann.play()
    dana = let_in(table, ann, 1)
    play_out([ann, dana])
    text = write(kept_record(table))
    before, _, after = text.partition("; somebody stands in for seat 1")
    assert "; weekender stands in for seat 1" in before
    assert after
    assert "is back" not in text
    assert {entry.by for entry in stored(table) if entry.seat == 1} == {"", "weekender", SOMEBODY}
    for guest in (ann, dana):
        guest.say("rematch")
    play_out([ann, dana])
    assert "somebody" not in write(kept_record(table, 1))


def stored(table: Room) -> tuple[Entry, ...]:
    kept = table.store.load_now("t1")
    assert kept is not None
    return kept.moves


def test_between_two_matches_the_last_one_keeps_its_names(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",), house="holes=1")
    (ann,) = table.guests(0)
    play_out([ann])
    before = write(kept_record(table))
    dana = let_in(table, ann, 1)
    assert write(kept_record(table)) == before
    for guest in (ann, dana):
        guest.say("rematch")
    play_out([ann, dana])
    assert kept_record(table, 1).setup.bots == (None, None)
    assert "somebody" not in write(kept_record(table, 1))


def test_for_whom_never_arrives_a_bot_stands_in(room: MakeRoom) -> None:
    table = room(people=1, bots=("club",), grace=30, timer=0)
    (ann,) = table.guests(0)
    ask(table, 1)
    ann.say("let-in", asking=0)
    table.wait(31)
    assert ann.table["chairs"][1]["standing_in"]


def test_a_bot_that_thinks_meanwhile_does_not_move(room: MakeRoom) -> None:
    table = room(people=1, bots=("rookie",), pace=1000)
    (ann,) = table.guests(0)
    while ann.view["moves"]:
        ann.play()
    dana = let_in(table, ann, 1)
    n = dana.view["n"]
    table.wait(5)
    assert dana.view["n"] == n
    assert dana.view["moves"]
