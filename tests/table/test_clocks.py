"""Whose time runs, who stands in for whom, and what a pause does."""

from tests.table.room import Guest, MakeRoom, play_hole, play_out


def test_a_bot_stands_in_for_who_is_gone_and_gives_the_seat_back(room: MakeRoom) -> None:
    table = room(grace=30, timer=0)
    ann, ben = table.guests(0, 1)
    ann.play()
    ann.play()
    ben.leave()
    assert not ann.table["chairs"][1]["here"]
    table.wait(29)
    assert table.moves() == 2
    table.wait(2)
    assert ann.table["chairs"][1] | {"name": ""} == {
        "kind": "person", "name": "", "bot": "weekender", "here": False, "standing_in": True, "seal": "",
        "matches": 0, "wins": 0, "strokes": 0,
    }  # fmt: skip
    stood_in = table.moves()
    assert stood_in > 2
    ben = Guest(table, {1}).enter()
    assert not ann.table["chairs"][1]["standing_in"]
    while not ben.view["moves"]:
        ann.play()
    table.wait(10)
    assert ben.view["turn"] == 1
    kept = table.store.load_now("t1")
    assert kept is not None
    assert {entry.by for entry in kept.moves} == {"", "weekender"}


def test_the_turn_timer_plays_for_the_slow_and_only_for_that_turn(room: MakeRoom) -> None:
    table = room(timer=20)
    ann, ben = table.guests(0, 1)
    assert {clock["seat"]: clock["left"] for clock in ann.say("hello")[0]["clocks"]} == {0: 20, 1: 20}
    table.wait(21)  # both have missed the tee-off
    assert ann.view["phase"] != "tee-off"
    slow = ann if ann.view["turn"] == 0 else ben
    assert not ann.table["chairs"][slow.view["turn"]]["standing_in"]
    slow.play()
    assert slow.view["n"] == table.moves()


def test_who_misses_two_turns_is_stood_in_for_until_back(room: MakeRoom) -> None:
    table = room(timer=20)
    ann, ben = table.guests(0, 1)
    table.wait(21)
    for _ in range(3):
        table.wait(21)
    assert ann.table["chairs"][0]["standing_in"]
    assert ann.table["chairs"][1]["standing_in"]
    ben.say("back")
    assert not ann.table["chairs"][1]["standing_in"]


def test_every_view_says_whose_time_runs(room: MakeRoom) -> None:
    """Those who are to act now, and not those who were to act before the move."""
    table = room(people=2, bots=("rookie",), house="holes=2", timer=30)
    ann, ben = table.guests(0, 1)
    assert {clock["seat"] for clock in ann.view["clocks"]} == {0, 1}  # Ann's began when Ben came
    told = len(ann.told)
    play_out([ann, ben])
    views = [message for message in ann.heard(told) if message["t"] == "view"]
    for view in views:
        timed = sorted(clock["seat"] for clock in view.get("clocks", []))
        assert timed == [seat for seat in view["acting"] if seat < 2], view
    assert {view["phase"] for view in views} == {"tee-off", "draw", "place", "over"}


def test_more_time_comes_from_the_others(room: MakeRoom) -> None:
    table = room(timer=20)
    ann, ben = table.guests(0, 1)
    ann.play()
    ann.play()
    table.wait(15)
    assert ben.say("more-time") == []  # nobody gives it to oneself
    assert ben.say("hello")[0]["clocks"] == [{"seat": 1, "left": 5}]
    for left in (25, 45, 65):
        ann.say("more-time")
        assert ann.view["clocks"] == [{"seat": 1, "left": left}]
    assert ann.say("more-time") == []  # enough
    table.wait(60)
    assert table.moves() == 2
    table.wait(6)
    assert table.moves() > 2


def test_without_a_timer_an_idler_is_waited_for_five_minutes(room: MakeRoom) -> None:
    table = room(timer=0)
    ann, _ = table.guests(0, 1)
    ann.play()
    ann.play()
    table.wait(299)
    assert table.moves() == 2
    table.wait(2)
    assert table.moves() > 2


def test_alone_with_bots_there_is_no_clock(room: MakeRoom) -> None:
    table = room(people=1, bots=("rookie",), timer=20)
    (ann,) = table.guests(0)
    n = table.moves()
    table.wait(10_000)
    assert table.moves() == n
    assert "clocks" not in ann.view


def test_pausing_stops_the_clocks_and_anybody_may_go_on(room: MakeRoom) -> None:
    table = room(timer=20)
    ann, ben = table.guests(0, 1)
    table.wait(5)
    assert ben.say("pause")[0]["why"] == "only-the-host"
    ann.say("pause")
    assert ben.table["state"] == "paused"
    assert ann.view["moves"] == []
    assert ann.say("move", n=0, move="flip 1")[0]["why"] == "table-is-paused"
    table.wait(1000)
    assert table.moves() == 0
    ben.say("resume")
    assert {clock["left"] for clock in ben.say("hello")[-1]["clocks"]} == {15}


def test_nobody_stalls_the_rest_by_pausing(room: MakeRoom) -> None:
    table = room(timer=20, house="holes=2")
    ann, ben = table.guests(0, 1)
    for _ in range(3):
        assert ann.say("pause")[0]["state"] == "paused"
        ben.say("resume")
    assert ann.say("pause")[0]["why"] == "too-many-pauses"
    ben.leave()  # who is alone keeps nobody waiting
    for _ in range(4):
        assert ann.say("pause")[0]["state"] == "paused"
        ann.say("resume")
    (ben,) = table.guests(1)
    play_hole([ann, ben])
    for guest in (ann, ben):
        guest.say("seen", hole=1)
    assert ann.say("pause")[0]["state"] == "paused"  # another hole


def test_a_pause_gives_nobody_more_time(room: MakeRoom) -> None:
    table = room(timer=20)
    ann, ben = table.guests(0, 1)
    ann.play()
    ann.play()
    for left in (40, 60, 80):
        ann.say("more-time")
        assert ann.view["clocks"] == [{"seat": 1, "left": left}]
    ann.say("pause")
    table.wait(100)
    ben.say("resume")
    ann.say("more-time")
    assert ann.view["clocks"] == [{"seat": 1, "left": 80}]


def test_who_was_stood_in_for_when_the_server_stopped_gets_the_seat_back(room: MakeRoom) -> None:
    """Clocks begin anew after a restart: the bot waits for the whole grace again."""
    table = room(grace=30, timer=0)
    ann, ben = table.guests(0, 1)
    ben.leave()
    table.wait(31)
    assert ann.table["chairs"][1]["standing_in"]
    table.restart()
    (ann,) = table.guests(0)
    assert not ann.table["chairs"][1]["standing_in"]
    while ann.view["acting"] == [0] or (0 in ann.view["acting"] and ann.view["moves"]):
        ann.play()
    n = table.moves()
    table.wait(20)
    assert table.moves() == n
    (ben,) = table.guests(1)
    table.wait(20)
    assert table.moves() == n
    assert ben.view["moves"]
    ben.leave()
    table.wait(31)
    assert table.moves() > n


def test_a_stand_in_goes_on_when_the_others_were_cut_off_for_a_moment(room: MakeRoom) -> None:
    table = room(grace=3600, timer=0)
    ann, ben = table.guests(0, 1)
    ben.leave()
    table.wait(3601)
    ann.leave()
    (ann,) = table.guests(0)
    assert ann.table["chairs"][1]["standing_in"]
    (ben,) = table.guests(1)
    assert not ann.table["chairs"][1]["standing_in"]
