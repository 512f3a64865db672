"""Whoever leaves for good stalls nobody."""

from collections.abc import Callable
from typing import Any

import pytest

from backnine.table.keys import token_hash
from tests.table.room import Guest, MakeRoom, play_out, playing


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
