"""One live table: check, store, tell; people, bots and clocks on the same way."""

from collections.abc import Callable
from typing import Any

import pytest

from backnine.protocol import MakeMove
from backnine.record import write
from backnine.record_reader import read
from backnine.replay import verify
from backnine.shuffle import new_word, seal
from backnine.store import Entry
from backnine.table.keys import token_hash
from backnine.table.parts import Asker
from backnine.table.records import record_of
from tests.table.room import Guest, MakeRoom, play_hole, play_out, playing

# Moves


def test_a_move_is_stored_before_anybody_hears_of_it(room: MakeRoom) -> None:
    table = room()
    ann, ben = table.guests(0, 1)
    before = len(ben.told)
    table.table.handle(ann.visitor, MakeMove(0, "flip 1"))
    assert len(ann.told + ben.told) - before == len(ann.told)  # nobody was told
    assert table.table.n == 0
    table.settle()
    assert table.moves() == table.table.n == 1
    card = ben.view["layouts"][0][0]["card"]
    assert ben.view["played"] == [
        {
            "n": 0,
            "seat": 0,
            "move": "flip 1",
            "happened": [{"what": "flipped", "seat": 0, "slot": 1, "card": card}],
        }
    ]


def test_a_stale_or_doubled_move_is_answered_with_the_view_and_changes_nothing(room: MakeRoom) -> None:
    table = room()
    ann, ben = table.guests(0, 1)
    ann.play()
    told = len(ben.told)
    for n in (0, 5, 1_000_000):
        (answer,) = ann.say("move", n=n, move="flip 1")
        assert (answer["t"], answer["n"], answer["whole"]) == ("view", 1, True)
    assert table.moves() == 1
    assert len(ben.told) == told
    (answer,) = ann.say("move", n=0, move="flip 1")
    assert [played["n"] for played in answer["played"]] == [0]


def test_an_illegal_move_says_why_and_what_would_be_right(room: MakeRoom) -> None:
    table = room()
    ann, _ = table.guests(0, 1)
    (answer,) = ann.say("move", n=0, move="draw")
    assert (answer["t"], answer["why"]) == ("refused", "now-tee-off")
    assert answer["moves"] == [f"flip {slot}" for slot in range(1, 9)]
    (answer,) = ann.say("move", n=0, move="fly away")
    assert answer["why"] == "no-such-move"
    assert table.moves() == 0


def test_nobody_moves_for_another_seat(room: MakeRoom) -> None:
    table = room()
    ann, _ = table.guests(0, 1)
    spectator = Guest(table, set()).enter()
    for guest in (ann, spectator):
        (answer,) = guest.say("move", n=0, move="flip 1", seat=1)
        assert (answer["t"], answer["why"]) == ("refused", "not-your-seat")
    assert spectator.say("move", n=0, move="flip 1")[0]["why"] == "not-your-seat"
    assert table.moves() == 0


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
@pytest.mark.parametrize(("people", "bots"), [(2, ()), (1, ("rookie",)), (1, ("rookie",) * 3)])
def test_whole_matches_and_their_records(
    room: MakeRoom, game: str, people: int, bots: tuple[str, ...]
) -> None:
    table = room(game=game, people=people, bots=bots, house="holes=2")
    guests = table.guests(*range(people))
    play_out(guests)
    over = guests[0].table
    assert over["state"] == "over"
    assert over["records"] == [0]
    kept = table.store.load_now("t1")
    assert kept is not None
    text = write(record_of(kept, 0))
    match = verify(read(text))
    assert match.outcome is not None
    assert list(match.outcome.winners) == guests[0].last("score")["outcome"]["winners"]
    assert over["seed"] == bytes(range(32)).hex()
    assert f'[Seed "{over["seed"]}"]' in text


def test_the_seed_is_told_only_when_the_match_is_over(room: MakeRoom) -> None:
    table = room(house="holes=1")
    guests = table.guests(0, 1)
    assert guests[0].table["commitment"] == table.commitment
    seed = bytes(range(32)).hex().encode()
    for guest in playing(guests):
        assert seed not in b"".join(guests[0].told + guests[1].told)
        guest.play()
    assert guests[0].table["seed"].encode() == seed
    assert guests[0].table["commitment"] != table.commitment  # the next match is sealed already


# Coming back


def test_who_comes_back_hears_what_was_missed(room: MakeRoom) -> None:
    table = room(timer=0)
    ann, ben = table.guests(0, 1)
    ben.leave()
    for _ in range(2):
        ann.play()
    again = Guest(table, {1}).enter(have=0)
    assert [played["n"] for played in again.view["played"]] == [0, 1]
    assert again.view["whole"]
    for have in (2, 77):
        assert "played" not in Guest(table, {1}).enter(have=have).view


def test_a_restart_loses_nothing(room: MakeRoom) -> None:
    table = room(game="four-card", people=2, bots=("rookie",), house="holes=1")
    guests = table.guests(0, 1)
    for count, guest in enumerate(playing(guests)):
        guest.play()
        if count % 3 == 0:
            before = [guest.view for guest in guests]
            table.restart()
            guests[:] = table.guests(0, 1)
            kept = ("n", "layouts", "discard", "turn", "phase", "moves", "totals", "held")
            for again, view in zip(guests, before, strict=True):
                if view["phase"] != "over":
                    assert {key: again.view.get(key) for key in kept} == {key: view.get(key) for key in kept}
    assert guests[0].table["state"] == "over"


def test_who_comes_back_with_several_seats_sees_the_table_as_the_one_to_act(room: MakeRoom) -> None:
    """Play Nine has no secrets: the device turns to whoever is to act, after a restart too."""
    table = room(people=2)
    pair = Guest(table, {0, 1}).enter()
    while pair.view["turn"] != 1:
        pair.play()
    table.restart()
    pair = Guest(table, {0, 1}).enter()
    assert pair.view["seat"] == 1
    assert pair.view["moves"] == ["draw", "take"]
    pair.say("eyes", seat=0)
    assert pair.view["seat"] == 0
    assert pair.say("hello")[0]["seat"] == 1


def test_two_writers_never_both_win(room: MakeRoom) -> None:
    """Another process has written move 0: everybody is told, and the second move 0 is none."""
    table = room()
    ann, ben = table.guests(0, 1)
    table.store.append("t1", 1, Entry(0, 1, "flip 8"), lambda problem: None)
    table.settle_store()
    ann.say("move", n=0, move="flip 1")
    assert (ann.bye, ben.bye) == (None, None)
    for guest in (ann, ben):
        assert guest.view["n"] == 1
        assert guest.view["layouts"][1][7]["up"]
        assert not guest.view["layouts"][0][0]["up"]
    ann.say("move", n=1, move="flip 1")
    assert ben.view["n"] == table.moves() == 2


def test_a_full_disk_changes_nothing_and_the_match_goes_on_later(room: MakeRoom) -> None:
    table = room(people=1, bots=("rookie",))
    (ann,) = table.guests(0)
    n = ann.view["n"]
    table.store._writer.execute("PRAGMA query_only = ON")
    answers = ann.say("move", n=n, move="flip 3")
    assert [answer["why"] for answer in answers if answer["t"] == "refused"] == ["store-failed"]
    assert ann.view["n"] == n
    table.store._writer.execute("PRAGMA query_only = OFF")
    table.wait(6)
    ann.play()
    assert table.moves() > n


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


def test_leaving_for_good_lets_a_bot_play_on(room: MakeRoom) -> None:
    table = room(house="holes=1")
    ann, ben = table.guests(0, 1)
    ben.say("leave")
    assert ann.table["chairs"][1]["kind"] == "left"
    assert table.store.key_now(token_hash("seat 1")) is None
    assert ben.say("move", n=ben.view["n"], move="flip 1")[0]["why"] == "not-your-seat"
    play_out([ann])
    assert ann.table["state"] == "over"


def test_when_everybody_has_left_the_table_ends(room: MakeRoom) -> None:
    table = room()
    ann, ben = table.guests(0, 1)
    ann.say("leave")
    ben.say("leave")
    assert ben.table["state"] == "ended"
    assert ben.table["seed"] is not None  # it is over: nothing is left to hide


Place = Callable[[dict[str, Any]], bool]
PLACES: dict[str, tuple[str, str, Place]] = {
    "tee-off": ("play-nine", "", lambda view: view["phase"] == "tee-off"),
    "half teed off": ("play-nine", "", lambda view: view["moves"] and len(view["moves"]) == 7),
    "to draw": ("play-nine", "", lambda view: view["phase"] == "draw" and view["turn"] == 1),
    "a drawn card in hand": (
        "play-nine",
        "",
        lambda view: view["held_from"] == "stock" and view["turn"] == 1,
    ),
    "a discard in hand": ("play-nine", "", lambda view: view["held_from"] == "discard" and view["turn"] == 1),
    "last round": ("play-nine", "", lambda view: view["closer"] == 0 and view["turn"] == 1),
    "play-off": ("play-nine", "", lambda view: view["hole"] > view["holes"] and 1 in view["acting"]),
    "first look": ("four-card", "", lambda view: view["phase"] == "first-look"),
    "knocked": ("four-card", "", lambda view: view["closer"] == 0 and view["turn"] == 1),
    "owing a replacement": ("four-card", "", lambda view: bool(view.get("owed", [[], []])[1])),
}


@pytest.mark.parametrize("place", PLACES)
def test_leavers_in_every_phase_stall_nobody(room: MakeRoom, place: str) -> None:
    """Ben drops where it hurts: the others finish the match with the stand-in, and he may come back."""
    game, house, found = PLACES[place]
    for seed in range(200):
        table = room(game=game, house=f"holes=1{house}", grace=10, timer=0, seed=bytes([seed]) * 32)
        table.dice.seed(seed)
        ann, ben = table.guests(0, 1)
        for guest in playing([ann, ben]):
            if found(ben.view):
                break
            if place == "owing a replacement" and guest is ben and table.dice.random() < 0.3:
                peeks = [move for move in ben.view["moves"] if move.startswith("peek")]
                if peeks:
                    ben.say("move", n=ben.view["n"], move=peeks[0])
                    continue
            guest.play()
        if ann.table["state"] == "playing":
            break
    assert found(ben.view), "never came there"
    n, acting = table.moves(), ben.view["acting"]
    ben.leave()
    table.wait(11)
    assert table.moves() > n or acting == [0]
    play_out([ann])
    assert ann.table["state"] == "over"
    assert Guest(table, {1}).enter().table["chairs"][1]["here"]


# The end of a hole


def test_the_end_of_a_hole_stays_until_everybody_has_seen_it(room: MakeRoom) -> None:
    table = room(house="holes=2")
    ann, ben = table.guests(0, 1)
    play_hole([ann, ben])
    assert sorted(ann.view["waiting_for"]) == [0, 1]
    assert ann.last("score")["holes"][0]["strokes"]
    ann.say("seen", hole=1)
    assert ben.view["waiting_for"] == [1]
    assert ann.view["hole"] == 1
    ben.say("seen", hole=1)
    assert ann.view["hole"] == ben.view["hole"] == 2


def test_the_end_of_a_hole_is_over_after_a_while(room: MakeRoom) -> None:
    table = room(house="holes=2")
    ann, ben = table.guests(0, 1)
    play_hole([ann, ben])
    ann.say("seen", hole=1)
    table.wait(44)
    assert ann.view["hole"] == 1
    table.wait(2)
    assert ann.view["hole"] == 2


# Playing again


def test_a_rematch_moves_the_deal_on(room: MakeRoom) -> None:
    table = room(house="holes=1", people=2, bots=("rookie",))
    guests = ann, ben = table.guests(0, 1)
    play_out(guests)
    last, n = ann.view["dealer"], ann.view["n"]
    sealed = ann.table["commitment"]
    word = new_word("birdie")
    ann.say("seal", seal=seal(word))
    ann.say("rematch")
    assert ben.table["rematch"] == [0]
    assert ben.table["state"] == "over"
    ben.say("rematch")
    assert ann.table["state"] == "shuffling"
    assert (ann.table["records"], ann.table["commitment"]) == ([0], sealed)
    ann.say("reveal", word=word.hex())
    assert ann.table["state"] == "playing"
    assert ann.table["commitment"] == sealed
    assert ann.table["draw"] == []
    assert ann.view["dealer"] == (last + 1) % 3
    assert ann.view["n"] >= n
    play_out(guests)
    assert ann.table["records"] == [0, 1]
    kept = table.store.load_now("t1")
    assert kept is not None
    record = record_of(kept, 1)
    assert record.setup.words == (word, None, None)
    assert record.setup.dealer == (last + 1) % 3
    assert verify(record).outcome


# Phrases


def test_everybody_hears_which_seats_are_theirs_when_chairs_or_the_host_change(room: MakeRoom) -> None:
    table = room(people=3, start=False)
    ann, ben, cat = table.guests(0, 1, 2)
    ann.say("add-chair", who="here", name="Dan")
    assert ann.last("welcome")["seats"] == [0, 3]
    ann.say("set-chair", seat=1, who="open")
    assert (ben.last("welcome")["seats"], ben.last("welcome")["watching"]) == ([], True)
    ann.say("hand-over", seat=2)
    assert (ann.last("welcome")["host"], cat.last("welcome")["host"]) == (False, True)
    cat.say("start")  # the free chair goes away
    assert (ann.last("welcome")["seats"], cat.last("welcome")["seats"]) == ([0, 2], [1])


def test_phrases_are_told_to_all_but_the_deaf_and_not_too_often(room: MakeRoom) -> None:
    table = room()
    ann, ben = table.guests(0, 1)
    ann.say("say", phrase="hello")
    assert ben.heard()[-1] == {"t": "said", "seat": 0, "phrase": "hello"}
    ben.say("mute", seat=0)
    told = len(ben.told)
    ann.say("say", phrase="wow")
    assert len(ben.told) == told
    ann.say("say", phrase="wow")
    assert ann.say("say", phrase="wow")[0]["why"] == "too-many-phrases"
    table.wait(11)
    assert ann.say("say", phrase="wow")[0]["t"] == "said"
