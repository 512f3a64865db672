"""Hints at a table: where they are allowed, and what they say."""

from pathlib import Path

import pytest

from tests.table.room import Guest, Room, play_hole


def asked(guest: Guest, **more: object) -> dict[str, object]:
    """The last answer to a question for a hint."""
    return guest.say("hint", n=guest.view["n"], **more)[-1]


def test_against_bots_alone_there_are_hints(tmp_path: Path) -> None:
    room = Room(tmp_path, people=1, bots=("rookie",))
    (ann,) = room.guests(0)
    assert (ann.table["hints"], ann.table["hinting"]) == (True, [0])
    hint = asked(ann)
    assert (hint["t"], hint["n"], hint["seat"]) == ("hinted", ann.view["n"], 0)
    assert hint["best"] in ann.view["moves"]
    assert "costs" not in hint
    room.close()


def test_asked_twice_it_tells_what_every_move_costs(tmp_path: Path) -> None:
    room = Room(tmp_path, people=1, bots=("rookie",))
    (ann,) = room.guests(0)
    while ann.view["phase"] != "place":
        ann.play()
    costs = asked(ann, level=2)["costs"]
    assert isinstance(costs, dict)
    assert sorted(costs) == sorted(ann.view["moves"])
    assert min(costs.values()) == 0
    assert next(iter(costs)) == asked(ann)["best"]
    room.close()


def test_they_can_be_switched_off(tmp_path: Path) -> None:
    room = Room(tmp_path, people=1, bots=("rookie",))
    (ann,) = room.guests(0)
    ann.say("hints", on=False)
    assert not ann.table["hints"]
    assert asked(ann)["why"] == "hint-switched-off"
    room.restart()
    (ann,) = room.guests(0)
    assert not ann.table["hints"]  # it is stored
    ann.say("hints")
    assert asked(ann)["t"] == "hinted"
    room.close()


def test_among_people_all_have_to_agree(tmp_path: Path) -> None:
    room = Room(tmp_path, people=2)
    ann, ben = room.guests(0, 1)
    assert (ann.table["hints"], ann.table["hinting"]) == (False, [])
    ann.say("hints")
    assert (ben.table["hints"], ben.table["hinting"]) == (False, [0])
    acting = ann if 0 in ann.view["acting"] else ben
    assert asked(acting)["why"] == "hint-not-agreed"
    ben.say("hints")
    assert ann.table["hints"]
    assert asked(acting)["t"] == "hinted"
    ben.say("hints", on=False)
    assert asked(acting)["why"] == "hint-not-agreed"
    room.close()


def test_a_spectator_has_no_say_and_no_hint(tmp_path: Path) -> None:
    room = Room(tmp_path, people=1, bots=("rookie",))
    room.guests(0)
    watching = Guest(room, set()).enter()
    assert watching.say("hints", on=False)[-1]["why"] == "only-players"
    assert asked(watching)["why"] == "not-your-seat"
    room.close()


def test_there_is_none_out_of_turn_or_for_another_position(tmp_path: Path) -> None:
    room = Room(tmp_path, people=1, bots=("rookie",))
    (ann,) = room.guests(0)
    assert ann.say("hint", n=ann.view["n"] + 1)[-1]["t"] == "hinted"  # all tee off at once
    while ann.view["phase"] != "draw":
        ann.play()
    assert ann.say("hint", n=ann.view["n"] + 1)[-1]["why"] == "hint-not-now"
    play_hole([ann])
    assert asked(ann)["why"] == "hint-not-now"
    room.close()


def test_whoever_shares_a_device_is_not_told_about_another_hand(tmp_path: Path) -> None:
    room = Room(tmp_path, game="four-card", people=2)
    both = Guest(room, {0, 1}).enter()
    both.say("hints")
    assert both.table["hints"]
    acting = both.view["acting"][0]
    both.say("eyes", seat=1 - acting)
    assert both.say("hint", n=both.view["n"], seat=acting)[-1]["why"] == "hint-not-now"
    both.say("eyes", seat=acting)
    assert both.say("hint", n=both.view["n"], seat=acting)[-1]["t"] == "hinted"
    room.close()


@pytest.mark.parametrize("game", ["play-nine", "four-card", "six-card"])
def test_a_hint_names_no_card_that_the_seat_does_not_know(tmp_path: Path, game: str) -> None:
    """All of a hole, and nothing of it is stored."""
    room = Room(tmp_path, game=game, people=1, bots=("rookie",), house="holes=1")
    (ann,) = room.guests(0)
    while ann.table["state"] == "playing" and ann.view["phase"] != "over":
        before, view = room.moves(), ann.view
        known = {slot["card"] for layout in view["layouts"] for slot in layout} | {
            view["held"],
            *view["discard"],
        }
        remembered = {
            each.get("card")
            for told in ann.heard()
            if told["t"] == "view"
            for played in told.get("played", ())
            for each in played["happened"]
        }
        hint = asked(ann, level=2)
        why = hint.get("why")
        details = why["details"] if isinstance(why, dict) else {}
        cards = {value for value in details.values() if isinstance(value, str)}
        assert cards <= known | remembered
        assert room.moves() == before
        ann.play()
    room.close()
