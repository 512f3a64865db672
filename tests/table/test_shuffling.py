"""Between the start and the first card: seals stand still, words are revealed, and nobody can grind."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from backnine.record import Record
from backnine.replay import verify
from backnine.shuffle import Shuffle, new_word, seal
from backnine.store import Change, Round
from backnine.table.records import record_of
from backnine.table.shuffling import REVEAL_SECONDS
from tests.table.room import Guest, MakeRoom, Room, play_out
from tests.table.test_trouble import disk

ANN, BEN, CAT = (new_word(name) for name in ("ann", "ben", "cat"))


def sealed(room: MakeRoom, *words: bytes, people: int = 2, bots: tuple[str, ...] = ()) -> Room:
    """Everybody has sealed a word, and the host has started."""
    return room(people=people, bots=bots, house="holes=1", seals=tuple(map(seal, words)))


def reveal(guest: Guest, word: bytes, seat: int) -> list[dict[str, object]]:
    return guest.say("reveal", word=word.hex(), seat=seat)


def record_at(room: Room, number: int = 0) -> Record:
    kept = room.store.load_now("t1")
    assert kept
    return record_of(kept, number)


def why(answers: list[dict[str, object]]) -> list[object]:
    return [answer["why"] for answer in answers if answer["t"] == "refused"]


def test_all_seals_are_out_before_any_word(room: MakeRoom) -> None:
    table = room(people=2, bots=("rookie",), house="holes=1", start=False)
    ann, ben = table.guests(0, 1)
    ann.say("seal", seal=seal(CAT))
    ann.say("seal", seal=seal(ANN))  # takes the place of the first
    ben.say("seal", seal=seal(BEN), seat=1)
    ann.say("start")
    assert ann.table["state"] == ben.table["state"] == "shuffling"
    assert [chair["seal"] for chair in ben.table["chairs"]] == [seal(ANN), seal(BEN), ""]
    assert ann.table["commitment"] == table.commitment
    reveal(ann, ANN, 0)
    assert ann.table["state"] == "shuffling"
    assert not any(b'"t":"view"' in told for told in ann.told)
    reveal(ben, BEN, 1)
    assert ann.table["state"] == "playing"
    play_out([ann, ben])
    record = record_at(table)
    assert record.setup.seals == (seal(ANN), seal(BEN), None)
    assert record.setup.words == (ANN, BEN, None)
    assert verify(record).outcome
    assert record.draw == verify(record).draw
    assert ben.table["words"] == [ANN.hex(), BEN.hex(), None]


def test_no_word_is_told_before_the_match_is_over(room: MakeRoom, caplog: pytest.LogCaptureFixture) -> None:
    table = sealed(room, ANN, BEN)
    ann, ben = table.guests(0, 1)
    watcher = Guest(table, set()).enter()
    reveal(ben, ANN, 1)  # a mistake: it is said without the word
    reveal(ann, ANN, 0)
    reveal(ben, BEN, 1)
    assert ann.table["words"] == []
    for word in (ANN, BEN):
        for told in (*ann.told, *ben.told, *watcher.told):
            assert word.hex().encode() not in told
        assert word.hex() not in caplog.text + repr(table.table.state)
        assert word.hex() not in repr(table.table.pipeline.words.revealing)
    play_out([ann, ben])
    assert watcher.table["words"] == [ANN.hex(), BEN.hex()]


def test_a_word_that_does_not_come_is_left_out_and_the_record_says_so(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN)
    ann, ben = table.guests(0, 1)
    reveal(ann, ANN, 0)
    table.wait(REVEAL_SECONDS - 0.1)
    assert ann.table["state"] == "shuffling"
    table.wait(0.2)
    assert ann.table["state"] == "playing"
    assert why(reveal(ben, BEN, 1)) == ["table-is-playing"]
    play_out([ann, ben])
    record = record_at(table)
    assert record.setup.seals == (seal(ANN), seal(BEN))
    assert record.setup.words == (ANN, None)
    assert verify(record).outcome


# Nobody can grind


def test_the_last_to_speak_cannot_choose_another_word(room: MakeRoom) -> None:
    """Ben is told Ann's word by a friend, and tries for one that deals him better cards."""
    table = sealed(room, ANN, BEN)
    ann, ben = table.guests(0, 1)
    reveal(ann, ANN, 0)
    for trial in range(50):
        other = sha256(b"%d" % trial + ANN).digest()
        assert why(reveal(ben, other, 1)) == ["wrong-word"]
        assert why(ben.say("seal", seal=seal(other), seat=1)) == ["table-is-shuffling"]
    assert [chair["seal"] for chair in ann.table["chairs"]] == [seal(ANN), seal(BEN)]
    assert why(reveal(ann, CAT, 0)) == ["wrong-word"]
    assert why(reveal(ann, ANN, 0)) == []  # the same again changes nothing
    reveal(ben, BEN, 1)
    assert record_words(table) == (ANN, BEN)


def record_words(room: Room) -> tuple[bytes | None, ...]:
    """Of the match on the table."""
    assert room.table.log
    return room.table.log.setup.words


def test_the_seed_cannot_be_chosen_by_the_words(room: MakeRoom) -> None:
    """It was sealed before, and the seal is that of the match."""
    table = sealed(room, ANN, BEN)
    ann, ben = table.guests(0, 1)
    before = ann.table["commitment"]
    reveal(ann, ANN, 0)
    reveal(ben, BEN, 1)
    play_out([ann, ben])
    assert Shuffle(bytes.fromhex(ann.table["seed"])).commitment == before == record_at(table).commitment


def test_nobody_reveals_for_another(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN)
    ann, _ = table.guests(0, 1)
    assert why(reveal(ann, BEN, 1)) == ["not-your-seat"]
    assert why(ann.say("seal", seal=seal(CAT), seat=1)) == ["not-your-seat"]


# Who is waited for


def test_who_is_not_here_is_not_waited_for(room: MakeRoom) -> None:
    table = room(people=3, house="holes=1", start=False)
    ann, ben, cat = table.guests(0, 1, 2)
    for guest, word, seat in ((ann, ANN, 0), (cat, CAT, 2)):
        guest.say("seal", seal=seal(word), seat=seat)
    cat.leave()
    table.wait(REVEAL_SECONDS)
    ann.say("start")
    assert ann.table["state"] == "shuffling"
    reveal(ann, ANN, 0)
    assert ben.table["state"] == "playing"
    assert record_words(table) == (ANN, None, None)
    play_out([ann, ben, cat.enter()])
    assert record_at(table).setup.seals == (seal(ANN), None, seal(CAT))


def test_without_a_seal_the_match_begins_at_once(room: MakeRoom) -> None:
    table = room(people=2, start=False)
    ann, ben = table.guests(0, 1)
    ben.say("seal", seal=seal(BEN), seat=1)
    ben.leave()  # whoever sealed is not here
    table.wait(REVEAL_SECONDS)
    ann.say("start")
    assert ann.table["state"] == "playing"
    assert record_words(table) == (None, None)


def test_who_is_on_the_way_is_waited_for(room: MakeRoom) -> None:
    """The host starts as soon as somebody has sat down, before that one's line is open."""
    table = room(people=2, house="holes=1", start=False)
    (ann,) = table.guests(0)
    ann.say("set-chair", seat=1, who="open")
    seats: list[object] = []
    table.table.join("Cat", "a key", seats.append, seal(CAT))
    table.settle()
    ann.say("start")
    assert (seats, ann.table["state"]) == ([1], "shuffling")
    cat = Guest(table, {table.table.sitting.chairs[1].id}).enter()
    reveal(cat, CAT, 1)
    assert record_words(table) == (None, CAT)


def test_a_chair_that_changes_hands_has_no_seal(room: MakeRoom) -> None:
    table = room(people=2, bots=("rookie",), house="holes=1", start=False)
    ann, ben = table.guests(0, 1)
    ben.say("seal", seal=seal(BEN), seat=1)
    ann.say("set-chair", seat=1, who="open")
    assert ann.table["chairs"][1]["seal"] == ""
    table.table.join("Cat", "a key", lambda answer: None)
    table.settle()
    assert ann.table["chairs"][1]["seal"] == ""


def test_who_leaves_while_the_table_shuffles_is_not_waited_for(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN, bots=("rookie",))
    ann, ben = table.guests(0, 1)
    reveal(ben, BEN, 1)
    ann.say("leave")  # the host
    assert ben.table["state"] == "playing"
    assert ben.table["host"] == 1
    assert [chair["kind"] for chair in ben.table["chairs"]] == ["left", "person", "bot"]
    play_out([ben])
    record = record_at(table)
    assert (record.setup.seals, record.setup.words) == ((seal(ANN), seal(BEN), None), (None, BEN, None))
    assert verify(record).outcome


def test_who_leaves_after_revealing_has_the_word_in(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN, bots=("rookie",))
    ann, ben = table.guests(0, 1)
    reveal(ann, ANN, 0)
    ann.say("leave")
    reveal(ben, BEN, 1)
    assert record_words(table) == (ANN, BEN, None)


def test_when_all_have_left_there_is_nothing_to_deal(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN)
    ann, ben = table.guests(0, 1)
    watcher = Guest(table, set()).enter()
    for guest in (ann, ben):
        guest.say("leave")
    table.wait(10)
    assert watcher.table["state"] == "ended"
    assert (watcher.table["seed"], watcher.table["words"]) == (None, [])


def test_a_line_that_breaks_for_a_moment_costs_no_word(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN)
    ann, ben = table.guests(0, 1)
    reveal(ann, ANN, 0)
    ben.leave()
    table.wait(1)
    reveal(ben.enter(), BEN, 1)
    assert record_words(table) == (ANN, BEN)


# Sleep, restart, trouble


def test_after_a_restart_the_words_are_asked_for_again(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN)
    ann, ben = table.guests(0, 1)
    reveal(ann, ANN, 0)
    table.restart()
    table.wait(10)
    ann.enter()
    assert ann.table["state"] == "shuffling"
    assert [chair["seal"] for chair in ann.table["chairs"]] == [seal(ANN), seal(BEN)]
    reveal(ann, ANN, 0)
    assert ann.table["state"] == "shuffling"  # Ben has a moment to come back
    reveal(ben.enter(), BEN, 1)
    assert record_words(table) == (ANN, BEN)


def test_a_table_that_shuffles_and_is_left_sleeps(room: MakeRoom) -> None:
    table = sealed(room, ANN, people=1, bots=("rookie",))
    (ann,) = table.guests(0)
    watcher = Guest(table, set()).enter()
    ann.leave()
    table.wait(60)
    assert watcher.table["state"] == "shuffling"
    ann.enter()
    table.wait(REVEAL_SECONDS)
    assert watcher.table["state"] == "playing"
    assert record_words(table) == (None, None)


def test_the_match_begins_when_the_disk_is_back(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN)
    ann, ben = table.guests(0, 1)
    reveal(ann, ANN, 0)
    disk(table, works=False)
    reveal(ben, BEN, 1)
    table.wait(20)
    assert ann.table["state"] == "shuffling"
    disk(table, works=True)
    table.wait(10)
    assert ann.table["state"] == "playing"
    assert record_words(table) == (ANN, BEN)


# What may be done meanwhile


@pytest.mark.parametrize(
    ("said", "fields"),
    [
        ("start", {}),
        ("pause", {}),
        ("resume", {}),
        ("rematch", {}),
        ("name", {"name": "Anna"}),
        ("move", {"n": 0, "move": "draw"}),
        ("add-chair", {}),
        ("set-chair", {"seat": 1, "who": "none"}),
        ("settings", {"house": "holes=3"}),
        ("more-time", {}),
    ],
)
def test_nothing_that_is_settled_may_change(room: MakeRoom, said: str, fields: dict[str, object]) -> None:
    table = sealed(room, ANN, BEN)
    ann, _ = table.guests(0, 1)
    assert why(ann.say(said, **fields)) == ["table-is-shuffling"]


def test_nobody_comes_in_by_the_invitation(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN)
    answers: list[object] = []
    table.table.join("Cat", "a key", answers.append)
    table.settle()
    assert getattr(answers[0], "why", "") == "table-is-shuffling"


def test_clocks_and_office_may_change(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN)
    ann, ben = table.guests(0, 1)
    assert why(ann.say("settings", timer=30)) == []
    assert why(ann.say("hand-over", seat=1)) == []
    assert (ben.table["timer"], ben.table["host"], ben.table["state"]) == (30, 1, "shuffling")
    reveal(ann, ANN, 0)
    reveal(ben, BEN, 1)
    assert ben.table["state"] == "playing"
    assert (ben.table["timer"], ben.table["host"]) == (30, 1)


def test_playing_again_needs_new_words(room: MakeRoom) -> None:
    table = sealed(room, ANN, BEN, bots=("rookie",))
    guests = ann, ben = table.guests(0, 1)
    reveal(ann, ANN, 0)
    reveal(ben, BEN, 1)
    play_out(guests)
    last = ann.view["dealer"]
    assert [chair["seal"] for chair in ann.table["chairs"]] == ["", "", ""]
    for guest, word, seat in ((ann, CAT, 0), (ben, BEN, 1)):
        guest.say("seal", seal=seal(word), seat=seat)
        guest.say("rematch")
    table.restart()  # in the middle of it
    for guest in guests:
        guest.enter()
    assert ann.table["state"] == "shuffling"
    assert (ann.table["records"], ann.table["words"]) == ([0], [ANN.hex(), BEN.hex(), None])
    reveal(ann, CAT, 0)
    reveal(ben, BEN, 1)
    assert ann.table["state"] == "playing"
    assert (ann.table["words"], ann.table["seed"]) == ([], None)
    assert ann.view["dealer"] == (last + 1) % 3
    play_out(guests)
    assert record_at(table, 1).setup.words == (CAT, BEN, None)
    assert verify(record_at(table, 1)).outcome


def test_a_match_that_began_with_the_first_shuffle_goes_on_with_it(tmp_path: Path) -> None:
    """Stored by the version before: texts for words, and chairs with a word."""
    room = Room(tmp_path, people=2, house="holes=1", start=False)
    header = {
        "game": "play-nine", "house": "holes=1", "names": ["P0", "P1"], "bots": [None, None],
        "salts": ["albatross"], "dealer": None, "memory_aid": False,
    }  # fmt: skip
    sitting = json.loads(room.table.sitting.written()) | {"state": "playing"}
    for chair in sitting["chairs"]:
        chair["word"] = chair.pop("seal")
    begun = Round(0, 0, bytes(range(32)), json.dumps(header).encode())
    room.store.change(
        "t1", 1, Change("playing", json.dumps(sitting).encode(), round=begun), lambda problem: None
    )
    room.settle_store()
    room.restart()
    guests = room.guests(0, 1)
    assert room.table.log
    assert room.table.log.setup.salts == ("albatross",)
    play_out(guests)
    record = record_at(room)
    assert (record.shuffle_version, record.setup.salts) == (1, ("albatross",))
    assert verify(record).outcome
    assert guests[0].table["words"] == []
    room.close()
