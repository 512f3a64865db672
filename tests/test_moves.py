"""Moves as text: one way to write each, and no other way is read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backnine.games import GAMES, Game
from backnine.moves import EVERY_MOVE, Move, each_slot
from backnine.refused import Refused

WRITTEN = [
    "look", "decline", "draw", "take", "toss", "knock",
    *(f"{verb} {slot}" for verb in ("flip", "look", "swap", "toss", "peek") for slot in range(1, 13)),
]  # fmt: skip


def test_every_move_there_is() -> None:
    assert sorted(map(str, EVERY_MOVE)) == sorted(WRITTEN)
    assert len(set(EVERY_MOVE)) == len(EVERY_MOVE)


@pytest.mark.parametrize("text", WRITTEN)
def test_text_goes_both_ways(text: str) -> None:
    assert str(Move.read(text)) == text
    assert Move.read(text) == Move.read(text)


def test_a_move_is_its_verb_and_slot() -> None:
    assert Move.read("swap 3") == Move("swap", 3)
    assert Move.read("toss") == Move("toss")
    assert Move.read("toss") != Move.read("toss 1")


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "Draw", "DRAW", "draw ", " draw", "draw 1", "take 1", "knock 2", "decline 1", "flip", "swap",
        "peek", "swap 0", "swap 13", "swap 03", "swap  3", "swap\t3", "swap 3 ", "swap -1", "swap +3",
        "swap 3.0", "swap3", "swap three", "swap ٣", "swap ３", "swap ³", "swap 3\n", "pass", "swap 3, draw",
        "d\x00raw",
    ],
)  # fmt: skip
def test_no_such_move(text: str) -> None:
    with pytest.raises(Refused) as refused:
        Move.read(text)
    assert refused.value.why == "no-such-move"
    assert list(refused.value.details) == ["move"]


def test_an_endless_move_is_refused_briefly() -> None:
    with pytest.raises(Refused) as refused:
        Move.read("swap " + "3" * 10**6)
    assert len(str(refused.value)) < 100


@settings(deadline=None, derandomize=True)
@given(st.text(max_size=12))
def test_any_text_is_the_text_of_a_move_or_refused(text: str) -> None:
    try:
        move = Move.read(text)
    except Refused:
        return
    assert str(move) == text


def test_each_slot() -> None:
    assert each_slot("swap", 4) == (Move("swap", 1), Move("swap", 2), Move("swap", 3), Move("swap", 4))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_slot_of_a_game_can_be_named(game: Game) -> None:
    assert {Move("swap", slot) for slot in range(1, game.slots + 1)} <= set(EVERY_MOVE)
