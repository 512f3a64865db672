"""One live table: check, store, tell; people, bots and clocks on the same way."""

import pytest

from backnine.protocol import MakeMove
from backnine.record import write
from backnine.record_reader import read
from backnine.replay import verify
from backnine.shuffle import new_word, seal
from backnine.store import Entry
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


@pytest.mark.parametrize("game", ["play-nine", "four-card", "six-card"])
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
