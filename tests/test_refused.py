"""The one error: a key, its details, the legal moves, and a plain sentence for a log."""

import pytest

from backnine.games import find_game, moves, play
from backnine.match import begin
from backnine.moves import Move
from backnine.refused import Refused
from backnine.shuffle import Shuffle


def test_it_carries_its_reason_and_its_details() -> None:
    refused = Refused("no-such-card", card="13", most=4)
    assert refused.why == "no-such-card"
    assert refused.details == {"card": "13", "most": 4}
    assert refused.moves == ()
    assert str(refused) == "no such card: card 13, most 4"


def test_it_lists_the_legal_moves_as_text() -> None:
    refused = Refused("not-now", moves=(Move("draw"), Move("swap", 3)), seat=1)
    assert refused.moves == ("draw", "swap 3")
    assert str(refused) == "not now: seat 1; legal moves: draw, swap 3"


def test_a_bare_reason() -> None:
    assert str(Refused("match-was-over")) == "match was over"


def test_it_can_be_given_its_place() -> None:
    refused = Refused("not-now", moves=["draw"], seat=1)
    located = refused.located(7, 4)
    assert located.details == {"seat": 1, "line": 7, "column": 4}
    assert (located.why, located.moves) == (refused.why, refused.moves)
    assert refused.details == {"seat": 1}
    assert located.located(8, 1).details == {"seat": 1, "line": 8, "column": 1}


def test_a_detail_may_have_any_name() -> None:
    assert Refused("odd", why="because", self="me").details == {"why": "because", "self": "me"}


def test_it_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="no such move: move fly"):
        Move.read("fly")


def test_nothing_has_changed() -> None:
    match = begin("play-nine", 2, find_game("play-nine").house(), Shuffle(bytes(32)))
    before = match.hole
    with pytest.raises(Refused) as refused:
        play(before, 0, Move("draw"))
    assert refused.value.why == "now-tee-off"
    assert refused.value.details == {"seat": 0, "move": "draw"}
    assert refused.value.moves == tuple(map(str, moves(before, 0)))
    assert match.hole is before


def test_a_strangers_text_cannot_command_the_terminal() -> None:
    refused = Refused("no-such-move", move="\x1b]0;owned\x07\u202efly")
    assert refused.details == {"move": "]0;ownedfly"}
    assert "\x1b" not in str(refused)
