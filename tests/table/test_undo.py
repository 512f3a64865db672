"""A move is taken back: against bots alone, before anybody else has moved; never if it showed something."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from backnine.games import GAMES
from backnine.protocol import Undo
from backnine.record import write
from backnine.record_reader import read
from backnine.replay import verify
from backnine.rethink import rethink
from backnine.store import LAST
from backnine.table import undoing
from backnine.table.records import record_of
from backnine.table.state import TableState
from tests.table.room import Guest, MakeRoom, Room
from tests.table.test_catching_up import Elsewhere

Json = dict[str, Any]
PACE = 700
EVERY_GAME = pytest.mark.parametrize("game", [game.name for game in GAMES])
ALONE = ("looked", "peeked")  # shown for a moment, and in no view


def lone(room: MakeRoom, game: str = "play-nine", bot: str = "rookie", **settings: Any) -> tuple[Room, Guest]:
    wish = {"house": "holes=1", "pace": PACE} | settings
    here = room(game=game, people=1, bots=(bot, bot), **wish)
    return here, Guest(here, {0}, host=True).enter()


def undo(guest: Guest) -> Json:
    """The answer."""
    answers = guest.say("undo", n=guest.view["n"])
    return next(each for each in answers if each["t"] in ("view", "refused"))


def move(guest: Guest, wish: str) -> None:
    guest.say("move", n=guest.view["n"], move=wish)


def go_on(guest: Guest, wanted: Callable[[Json], bool]) -> None:
    """Until it is so, by any moves but those that end a turn with a knock."""
    while not wanted(guest.view):
        view = guest.view
        if view["phase"] == "over":
            guest.say("seen", hole=view["hole"])
        elif view["moves"] and 0 in view["acting"]:
            moves = [each for each in view["moves"] if not each.startswith(("peek", "knock"))]
            move(guest, guest.room.dice.choice(moves))
        else:
            guest.room.wait(3)


def may(wish: str) -> Callable[[Json], bool]:
    return lambda view: wish in view["moves"]


def seen(view: Json) -> Counter[str]:
    lying = [slot["card"] for layout in view["layouts"] for slot in layout]
    return Counter(card for card in (view["held"], *view["discard"], *lying) if card)


def has_shown(before: Json, after: Json) -> bool:
    """By what its player was told alone."""
    happened = [each for played in after.get("played", ()) for each in played["happened"]]
    return (
        after["phase"] == "over"
        or after["stock"] != before["stock"]
        or any(each["what"] in ALONE and each.get("card") for each in happened)
        or bool(seen(after) - seen(before))
    )


def cards(guest: Guest) -> Json:
    """What is seen, whatever has happened."""
    return {key: value for key, value in guest.view.items() if key not in ("played", "whole", "clocks")}


# Whatever is played


@EVERY_GAME
@pytest.mark.parametrize("seed", [1, 2])
def test_undone_and_done_again_a_match_is_the_same(room: MakeRoom, game: str, seed: int) -> None:
    dice = Random(f"{game} {seed}")
    here, ann = lone(room, game, house="holes=2", memory_aid=seed == 2, seed=dice.randbytes(32))
    watcher = Guest(here, set()).enter()
    undos = 0
    while ann.table["state"] == "playing":
        view, log = ann.view, here.table.log
        assert log
        before = log.dealt().match
        if view["phase"] == "over":
            ann.say("seen", hole=view["hole"])
            continue
        if not view["moves"] or (0 not in view["acting"] and dice.random() < 0.9):
            here.wait(dice.choice((0.5, 3)))
            continue
        wish = dice.choice(view["moves"])
        move(ann, wish)
        after = here.table.log
        assert after
        assert ann.view.get("undo", False) == (not has_shown(view, ann.view))
        assert not watcher.view.get("undo")
        while ann.view.get("undo") and dice.random() < 0.7:
            told, undos = undo(ann), undos + 1
            assert told["played"][0]["move"] == "undo"
            if dice.random() < 0.3:
                break
            assert here.table.match == before
            assert ann.view["moves"] == view["moves"]
            assert seen(ann.view) == seen(view)
            move(ann, wish)
            assert here.table.match == after.match
        assert_told_alike(here, ann, dice)
    assert undos > 3
    live = [each for each in ann.heard() if each["t"] == "view" and not each.get("whole")]
    assert [played["n"] for each in live for played in each.get("played", ())] == list(range(here.table.n))
    assert_kept_alike(here)


def assert_told_alike(here: Room, ann: Guest, dice: Random) -> None:
    """Whoever comes back, with whatever they have, sees what those see who stayed; and the watchers."""
    ann.say("hello", have=ann.view["n"])
    for have in (None, dice.randrange(ann.view["n"] + 1)):
        again = Guest(here, {0}).enter(have)
        assert cards(again) == cards(ann)
        told = [each["n"] for each in again.view.get("played", ())]
        gone = {number for pair in again.view.get("undone", ()) for number in pair}
        assert told == sorted(told)
        assert all(number >= (have or 0) for number in told)
        assert all(each["move"] == "undo" or each["n"] not in gone for each in again.view.get("played", ()))
        again.leave()


def assert_kept_alike(here: Room) -> None:
    """On disk is what was played, and the record has the moves that stand."""
    state, kept = here.table.state, here.store.load_now("t1", LAST)
    assert kept
    anew = TableState.of(kept)
    assert (anew.n, anew.number, anew.undone) == (state.n, state.number, state.undone)
    assert anew.log
    assert state.log
    assert anew.log.match == state.log.match
    assert len(kept.moves) == state.n == state.log.n + 2 * len(state.undone)
    record = read(write(record_of(kept, 0)))
    assert verify(record).outcome == state.log.match.outcome
    assert record.moves == state.log.n
    assert rethink(record).passed_over == ()


# Step by step


def test_a_discard_that_was_taken_goes_back(room: MakeRoom) -> None:
    here, ann = lone(room)
    watcher = Guest(here, set()).enter()
    go_on(ann, may("take"))
    before = ann.view
    move(ann, "take")
    assert ann.view["undo"]
    told = undo(ann)
    assert told["n"] == before["n"] + 2
    assert told["played"] == [
        {
            "n": before["n"] + 1,
            "seat": 0,
            "move": "undo",
            "happened": [{"what": "taken-back", "seat": 0}],
        }
    ]
    assert told["undone"] == [[before["n"], before["n"] + 1]]
    assert (told["discard"], told["held"], told["moves"]) == (before["discard"], None, before["moves"])
    assert watcher.view["discard"] == before["discard"]
    assert watcher.view["played"] == told["played"]


def test_a_whole_turn_goes_back_step_by_step(room: MakeRoom) -> None:
    here, ann = lone(room)
    go_on(ann, may("take"))
    before = ann.view
    open_slot = next(slot for slot, each in enumerate(before["layouts"][0], 1) if each["up"])
    move(ann, "take")
    move(ann, f"swap {open_slot}")
    assert not ann.view["moves"]
    undo(ann)
    assert ann.view["held"] == before["discard"][-1]
    undo(ann)
    assert ann.view["layouts"] == before["layouts"]
    assert undo(ann)["why"] in ("undo-too-late", "undo-shown")
    assert ann.view["undone"] == [[before["n"], before["n"] + 3]]  # the other one is known
    again = Guest(here, {0}).enter()
    assert again.view["undone"] == [[before["n"] + 1, before["n"] + 2], *ann.view["undone"]]
    move(ann, ann.view["moves"][0])
    assert not ann.view.get("undone")


def test_what_was_shown_stays(room: MakeRoom) -> None:
    _, ann = lone(room)
    go_on(ann, may("draw"))
    move(ann, "draw")
    n = ann.view["n"]
    assert not ann.view.get("undo")
    assert undo(ann)["why"] == "undo-shown"
    assert ann.view["n"] == n


def test_what_has_to_be_remembered_is_not_shown_once_more(room: MakeRoom) -> None:
    """In the memory game one could look at one's cards again by putting another in their place."""
    for aid in (True, False):
        _, ann = lone(room, "four-card", memory_aid=aid)
        move(ann, "look")
        go_on(ann, may("take"))
        move(ann, "take")
        move(ann, "swap 3")
        assert ann.view.get("undo", False) == aid


def test_nobody_takes_back_what_a_bot_has_answered(room: MakeRoom) -> None:
    here, ann = lone(room)
    go_on(ann, may("take"))
    move(ann, "take")
    number = ann.view["n"]
    open_slot = next(slot for slot, each in enumerate(ann.view["layouts"][0], 1) if each["up"])
    move(ann, f"swap {open_slot}")
    here.wait(6)
    (refused,) = [each for each in ann.say("undo", n=number + 1) if each["t"] == "refused"]
    assert refused["why"] == "undo-too-late"
    go_on(ann, may("draw"))
    assert undo(ann)["why"] == "undo-too-late"


def test_a_wish_that_comes_twice_is_one(room: MakeRoom) -> None:
    _, ann = lone(room)
    go_on(ann, may("take"))
    move(ann, "take")
    n = ann.view["n"]
    undo(ann)
    (again,) = ann.say("undo", n=n)
    assert (again["t"], again["n"], again["whole"]) == ("view", n + 1, True)


def test_only_against_bots_alone(room: MakeRoom) -> None:
    here = room(people=2, bots=("rookie",), house="holes=1")
    ann, ben = here.guests(0, 1)
    for guest in (ann, ben):
        while guest.view["moves"] and guest.view["phase"] == "tee-off":
            guest.play()
    mover = next(each for each in (ann, ben) if "take" in each.view["moves"])
    move(mover, "take")
    assert not mover.view.get("undo")
    assert undo(mover)["why"] == "undo-others-play"
    ben.say("leave")
    assert undo(mover)["why"] in ("undo-others-play", "not-your-seat")


def test_a_spectator_takes_nothing_back(room: MakeRoom) -> None:
    here, ann = lone(room)
    watcher = Guest(here, set()).enter()
    go_on(ann, may("take"))
    move(ann, "take")
    assert undo(watcher)["why"] == "not-your-seat"


def test_a_stand_ins_move_stays(room: MakeRoom) -> None:
    here, ann = lone(room, timer=1, pace=0)
    Guest(here, {0}).enter()
    go_on(ann, may("take"))
    here.table.clocks.standing_in.add(0)
    here.table.pipeline.go_on()
    here.settle()
    assert undo(ann)["why"] == "undo-too-late"


def test_the_log_of_a_match_has_an_end(room: MakeRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undoing, "FREE_UNDOS", 2)
    here, ann = lone(room)
    go_on(ann, may("take"))
    made = here.table.log.n if here.table.log else 0
    for _ in range(made + 3):
        move(ann, "take")
        assert undo(ann)["t"] == "view"
    move(ann, "take")
    assert not ann.view.get("undo")
    assert undo(ann)["why"] == "undo-too-often"


# Trouble


def test_a_crash_after_it_was_stored(room: MakeRoom) -> None:
    """It counts, though nobody was told."""
    here, ann = lone(room)
    go_on(ann, may("take"))
    before = ann.view
    move(ann, "take")
    n = ann.view["n"]
    here.table.handle(ann.visitor, Undo(n))
    here.store.flush()
    while not here.answers.empty():
        here.answers.get()  # the answer never comes
    here.restart()
    back = Guest(here, {0}, host=True).enter(have=n)
    assert back.view["n"] == n + 1
    assert back.view["discard"] == before["discard"]
    assert [each["move"] for each in back.view["played"]] == ["undo"]
    again = back.say("undo", n=n)
    assert [each["t"] for each in again] == ["view"]


def test_what_was_undone_elsewhere_is_undone_here(room: MakeRoom) -> None:
    here, ann = lone(room)
    go_on(ann, may("take"))
    move(ann, "take")
    there = Elsewhere(here)
    other = Guest(there, {0}).enter()
    undo(other)
    n = ann.view["n"]
    answers = ann.say("undo", n=n)  # stored too late: it is the same wish
    assert [each["played"][0]["move"] for each in answers if each["t"] == "view"][:1] == ["undo"]
    assert cards(ann) == cards(other)
    assert here.table.state.undone == there.table.state.undone == ((n - 1, n),)
