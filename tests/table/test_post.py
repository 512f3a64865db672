"""Tables by correspondence: who has how long, who is reminded how often, and what outlives their sleep."""

import pytest

from backnine.store import Slip
from backnine.table.post import SLIP, Reminder
from tests.table.room import Guest, MakeRoom, Room, play_hole

DAY = 24 * 3600


def pinned(room: Room) -> Slip | None:
    kept = room.store.load_now("t1")
    assert kept is not None
    return next((slip for slip in kept.slips if slip.name == SLIP), None)


def sleep(room: Room, seconds: float = 0) -> None:
    """The table is put away, so much time passes, and nothing rings meanwhile."""
    room.table.put_away()
    room.settle()
    assert [alarm for alarm in room.clock.alarms if not alarm.cancelled] == []
    room.clock.time += seconds


def post_comes(room: Room) -> None:
    """Somebody looks at what is due, as a server does, and puts the table away again."""
    slip = pinned(room)
    if slip and slip.at is not None and slip.at <= room.office.now():
        room.table = room.load()
        room.table.is_due()
        room.wait(30)  # bots make their moves
        sleep(room)


def days_pass(room: Room, days: float) -> None:
    """With somebody who looks every hour."""
    for _ in range(round(days * 24)):
        room.clock.time += 3600
        post_comes(room)


def reminded(room: Room) -> list[tuple[int, str]]:
    """Since the last time."""
    told: list[tuple[int, str]] = [(each.seat, each.occasion) for each in room.office.reminded]
    room.office.reminded.clear()
    return told


def tee_off(*guests: Guest) -> None:
    for guest in guests:
        while guest.view["seat"] in guest.view["acting"] and guest.view["turn"] is None:
            guest.play()


def begun(room: MakeRoom, **settings: object) -> tuple[Room, Guest, Guest]:
    """All have turned up their first cards, and are gone. It is the turn of the first who is given."""
    made = room(days=1, **settings)
    ann, ben = made.guests(0, 1)
    tee_off(ann, ben)
    assert reminded(made) == [(1, "your-turn")]  # to tee off: Ann came first
    turn = ann.view["turn"]
    first, second = (ann, ben) if turn == 0 else (ben, ann)
    first.leave()
    second.leave()
    made.settle()
    return made, first, second


def seat(guest: Guest) -> int:
    return min(guest.visitor.chairs)


def test_whoever_leaves_at_once_is_reminded_when_it_is_their_turn_and_once_more_near_the_end(
    room: MakeRoom,
) -> None:
    made, first, _ = begun(room)
    assert reminded(made) == [(seat(first), "your-turn")]
    sleep(made)
    days_pass(made, 0.7)
    assert reminded(made) == []
    days_pass(made, 0.1)
    assert reminded(made) == [(seat(first), "time-runs-out")]
    assert made.office.reminded == []
    days_pass(made, 0.15)
    assert reminded(made) == []
    assert made.moves() == 4


def test_who_sees_that_it_is_their_turn_is_not_told_so(room: MakeRoom) -> None:
    made = room(days=3)
    ann, ben = made.guests(0, 1)
    tee_off(ann, ben)
    reminded(made)
    made.wait(120)
    made.table.sweep()
    ann.leave()
    ben.leave()
    assert reminded(made) == []
    sleep(made, 2.3 * DAY)
    post_comes(made)
    assert [each for _, each in reminded(made)] == ["time-runs-out"]


def test_a_bot_plays_when_the_time_is_up_and_the_next_is_reminded(room: MakeRoom) -> None:
    made, first, second = begun(room)
    sleep(made)
    reminded(made)
    days_pass(made, 1.1)
    entries = made.store.load_now("t1")
    assert entries is not None
    played = entries.moves[4:]
    assert played
    assert {(move.seat, move.by) for move in played} == {(seat(first), "weekender")}
    assert reminded(made) == [(seat(first), "time-runs-out"), (seat(second), "your-turn")]


def test_who_is_too_late_is_reminded_no_more(room: MakeRoom) -> None:
    """The table is woken for something else, before somebody looks at the time."""
    made, first, _ = begun(room)
    sleep(made, 2 * DAY)
    reminded(made)
    made.table = made.load()
    made.table.touch()
    made.settle()
    assert reminded(made) == []
    made.table.is_due()
    made.settle()
    assert first.visitor.seats == [seat(first)]
    assert (seat(first), "time-runs-out") not in reminded(made)


def test_time_goes_on_while_the_table_sleeps_and_the_server_is_down(room: MakeRoom) -> None:
    made, first, _ = begun(room)
    left = first.view["clocks"][0]["left"]
    sleep(made, DAY / 2)
    made.restart()
    first.enter()
    assert first.view["clocks"] == [{"seat": seat(first), "left": pytest.approx(left - DAY / 2, abs=2)}]


def test_whoever_missed_two_turns_is_not_waited_for_until_they_are_back(room: MakeRoom) -> None:
    made, first, second = begun(room)
    sleep(made)
    for missed in (1, 2):
        days_pass(made, 1.1)  # the first has missed a turn
        made.table = made.load()
        second.enter()
        assert second.table["chairs"][seat(first)]["standing_in"] is (missed == 2)
        while second.view["turn"] == seat(second):
            second.play()
        second.leave()
        sleep(made)
    made.table = made.load()
    second.enter()
    made.wait(60)
    assert second.view["acting"] == [seat(second)]  # the bot has played at once
    first.enter()
    assert second.table["chairs"][seat(first)]["standing_in"] is False


def test_when_nobody_is_left_it_rests_until_somebody_is_back(room: MakeRoom) -> None:
    made, first, _ = begun(room)
    sleep(made)
    days_pass(made, 6)
    moves = made.moves()
    assert pinned(made) is None
    days_pass(made, 6)
    assert made.moves() == moves
    made.table = made.load()
    first.enter()
    made.wait(60)
    assert first.view["turn"] == seat(first) or first.view["clocks"]
    assert pinned(made) is not None


def test_bots_move_though_nobody_is_there_and_after_a_restart(
    room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = room(days=1, bots=("rookie",))
    ann, ben = made.guests(0, 1)
    tee_off(ann, ben)
    made.wait(10)
    with monkeypatch.context() as patched:
        patched.setattr(made.brains, "think", lambda *_: None)  # it thinks for long
        while ann.view["turn"] != 2:
            (ann if ann.view["turn"] == 0 else ben).play()
        before = made.moves()
        ann.leave()
        ben.leave()
        assert made.table.is_busy
        slip = pinned(made)
        assert slip is not None
        assert slip.at == made.office.now() + 60
    made.restart()  # and the server is killed
    made.clock.time += 61
    post_comes(made)
    assert made.moves() > before


def test_whose_turn_it_is_hears_of_it_after_a_crash_too(
    room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is on disk, and nothing that follows from it."""
    made, first, second = begun(room)
    sleep(made)
    made.table = made.load()
    first.enter()
    reminded(made)
    before, pin = made.moves(), made.office.pin

    def dies(slip: Slip, reminders: list[Reminder]) -> None:
        if made.moves() == before:
            pin(slip, reminders)

    with monkeypatch.context() as patched:
        patched.setattr(made.office, "pin", dies)
        while first.view["turn"] == seat(first):
            before = made.moves()
            first.play()
    assert reminded(made) == []
    made.restart()
    made.clock.time += 61
    post_comes(made)
    assert reminded(made) == [(seat(second), "your-turn")]


def test_one_who_plays_bots_alone_is_never_reminded_and_the_table_stands_still(room: MakeRoom) -> None:
    made = room(days=1, people=1, bots=("rookie",))
    (ann,) = made.guests(0)
    tee_off(ann)
    ann.leave()
    made.settle()
    assert pinned(made) is None
    assert reminded(made) == []
    assert made.clock.ring(made.clock.time + 10 * DAY) is False


def test_one_who_plays_bots_alone_has_time_at_the_end_of_a_hole(room: MakeRoom) -> None:
    made = room(days=1, people=1, bots=("rookie",), house="holes=2")
    (ann,) = made.guests(0)
    play_hole([ann])
    made.wait(600)
    assert (ann.view["hole"], ann.view["phase"]) == (1, "over")


def test_the_host_may_change_the_time_in_the_middle(room: MakeRoom) -> None:
    made = room(timer=60)
    ann, ben = made.guests(0, 1)
    tee_off(ann, ben)
    assert pinned(made) is None
    ann.say("settings", days=3)
    assert ann.table["days"] == 3
    assert ann.view["clocks"][0]["left"] == pytest.approx(3 * DAY, abs=1)
    assert pinned(made) is not None
    ann.say("settings", days=0)
    assert ann.view["clocks"][0]["left"] == pytest.approx(60, abs=1)
    assert pinned(made) is None
