"""How long bots wait for a move to be taken back, and what they play then."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.table.room import Guest, MakeRoom, Room
from tests.table.test_undo import PACE, go_on, lone, may, move, undo

# Time


def after_an_open_card(room: MakeRoom, **settings: Any) -> tuple[Room, Guest]:
    """A turn that could be taken back is over."""
    here, ann = lone(room, bot="weekender", **settings)
    go_on(ann, may("take"))
    move(ann, "take")
    open_slot = next(slot for slot, each in enumerate(ann.view["layouts"][0], 1) if each["up"])
    move(ann, f"swap {open_slot}")
    return here, ann


def test_bots_wait_a_moment_for_second_thoughts(room: MakeRoom) -> None:
    here, ann = after_an_open_card(room)
    n, lasts = ann.view["n"], ann.view["undo_for"]
    assert lasts == pytest.approx(4.2)
    here.wait(lasts - 0.1)
    assert ann.view["n"] == n
    here.wait(0.2)
    assert ann.view["n"] == n + 1
    assert not ann.view.get("undo_for")
    here.wait(PACE / 1000)
    assert ann.view["n"] == n + 2  # the next does not wait for it


def test_who_hurries_has_none(room: MakeRoom) -> None:
    _, ann = after_an_open_card(room)
    n = ann.view["n"]
    ann.say("hurry")
    assert ann.view["n"] > n


def test_at_instant_pace_nobody_waits(room: MakeRoom) -> None:
    _, ann = after_an_open_card(room, pace=0)
    assert ann.view["moves"] or ann.view["phase"] == "over"
    assert not ann.view.get("undo")


def test_switched_off_nothing_is_offered_and_nobody_waits(room: MakeRoom) -> None:
    here, ann = lone(room, bot="weekender")
    assert ann.table["undo"]
    ann.say("settings", undo=False)
    assert not ann.table["undo"]
    go_on(ann, may("take"))
    move(ann, "take")
    assert not ann.view.get("undo")
    assert undo(ann)["why"] == "undo-switched-off"
    open_slot = next(slot for slot, each in enumerate(ann.view["layouts"][0], 1) if each["up"])
    move(ann, f"swap {open_slot}")
    n = ann.view["n"]
    here.wait(PACE / 1000 + 0.1)
    assert ann.view["n"] == n + 1


def test_the_bot_plays_after_the_move_that_stands(room: MakeRoom) -> None:
    """It had its answer to the one that was taken back already."""
    here, ann = after_an_open_card(room)
    here.wait(0.3)
    undo(ann)
    assert here.table.pipeline.bot_turns.seat is None
    n = ann.view["n"]
    here.wait(60)
    assert ann.view["n"] == n  # it is the player's turn
    move(ann, ann.view["moves"][-1])
    here.wait(3)
    assert ann.view["n"] > n + 1


def test_a_bot_that_still_thinks_is_asked_again_at_once(
    room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a move that was taken back meanwhile does not rest before it is thrown away."""
    here, ann = lone(room, bot="weekender")
    go_on(ann, may("take"))
    move(ann, "take")
    open_slot = next(slot for slot, each in enumerate(ann.view["layouts"][0], 1) if each["up"])
    late: list[Callable[[], None]] = []
    think = here.brains.think
    monkeypatch.setattr(here.brains, "think", lambda *asked: late.append(lambda: think(*asked)))
    move(ann, f"swap {open_slot}")
    undo(ann)
    move(ann, f"swap {open_slot}")
    assert len(late) == 1
    late.pop()()
    here.settle()
    assert len(late) == 1  # the move that stands
