"""When bots think, how long they take, and that a table nobody plays at stands still."""

from backnine.protocol import MakeMove
from backnine.table.parts import Asker
from tests.table.room import Guest, MakeRoom, playing

# Bots, clocks, people who go


def test_bots_think_on_behalf_of_those_who_play(room: MakeRoom) -> None:
    """Of those who only watch, where nobody plays."""
    played = room(people=2, bots=("rookie",))
    watcher, ann, ben = (Guest(played, chairs) for chairs in (set(), {0}, {1}))
    for guest, home in ((watcher, "street"), (ann, "home"), (ben, "home")):
        guest.visitor.household = home
        guest.enter()
    assert played.brains.askers[-1] == Asker("t1", ("home",), plays=True)


def test_bots_among_themselves_think_for_who_watches(room: MakeRoom) -> None:
    watched = room(people=0, bots=("rookie", "rookie"))
    watcher = Guest(watched, set())
    watcher.visitor.household = "street"
    watcher.enter()
    assert watched.brains.askers[-1] == Asker("t1", ("street",), plays=False)


def test_bots_wait_for_the_pace_of_the_table(room: MakeRoom) -> None:
    table = room(people=1, bots=("weekender",), pace=700)
    table.guests(0)
    assert table.moves() == 0
    table.wait(0.6)
    assert table.moves() == 0
    table.wait(0.2)
    assert table.moves() == 1


def test_a_table_nobody_is_at_sleeps(room: MakeRoom) -> None:
    table = room(people=1, bots=("rookie", "rookie"), pace=700)
    (ann,) = table.guests(0)
    ann.leave()
    table.wait(3600)
    assert table.moves() == 0
    table.guests(0)
    table.wait(10)
    assert table.moves() == 4  # both bots have teed off


def test_spectators_alone_keep_nothing_going(room: MakeRoom) -> None:
    table = room(people=2, bots=("rookie",), timer=20, grace=30)
    spectator = Guest(table, set()).enter()
    table.wait(3600)
    assert table.moves() == 0
    ann, ben = table.guests(0, 1)
    played = table.moves()
    table.wait(15)
    for guest in (ann, ben):
        guest.leave()
    assert spectator.say("hello")[0].get("clocks") is None
    table.wait(3600)
    table.table.sweep()
    table.settle()
    assert table.moves() == played
    assert spectator.table["host"] == 0
    ann, ben = table.guests(0, 1)
    assert not any(chair["standing_in"] for chair in ann.table["chairs"])
    assert {clock["left"] for clock in ann.say("hello")[0]["clocks"]} == {20}


def test_the_end_of_a_match_is_told_to_spectators_who_are_left(room: MakeRoom) -> None:
    table = room(house="holes=1")
    spectator = Guest(table, set()).enter()
    guests = table.guests(0, 1)
    play_hole_but_one(guests)
    last = next(guest for guest in guests if guest.view["moves"])
    view = last.view
    move = next(move for move in view["moves"] if move.startswith("swap"))
    table.table.handle(last.visitor, MakeMove(view["n"], move))
    for guest in guests:
        table.table.exit(guest.visitor)  # before it is on disk
    table.settle()
    assert spectator.table["state"] == "over"


def play_hole_but_one(guests: list[Guest]) -> None:
    """To the last card of the last round."""
    for guest in playing(guests):
        view = guest.view
        if view["closer"] is not None and view["phase"] == "place":
            return
        guest.play()


def test_bots_among_themselves_take_their_time(room: MakeRoom) -> None:
    """Where nobody plays they could keep a server busy for nothing."""
    table = room(people=0, bots=("rookie", "rookie"), pace=0, house="holes=2")
    assert table.moves() == 0
    Guest(table, set()).enter()
    table.wait(2)
    assert 5 <= table.moves() <= 10
    stood_in = room(people=2, pace=0, timer=1, house="holes=18")
    stood_in.guests(0, 1)
    stood_in.wait(100)
    assert 100 < stood_in.moves() <= 500
