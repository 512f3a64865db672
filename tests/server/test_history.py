"""The judge of histories finds what is planted."""

import pytest

from tests.server.history import History, Json


def view(n: int, *moves: str, whole: bool = False) -> Json:
    played = [
        {"n": n - len(moves) + place, "seat": (n - len(moves) + place) % 2, "move": move}
        for place, move in enumerate(moves)
    ]
    return {"n": n, "played": played, "whole": whole}


def well() -> History:
    """Ann and Ben play two moves; Eve comes after the first."""
    history = History(people=(0, 1))
    for who in ("ann", "ben"):
        history.came(who)
        history.told(who, view(0, whole=True))
    history.said("ann", 0, 0, "draw")
    history.told("ann", view(1, "draw"))
    history.came("eve")
    history.told("ben", view(1, "draw"))
    history.told("eve", view(1, "draw", whole=True))
    history.said("ben", 1, 1, "take")
    for who in ("ann", "eve", "ben"):
        history.told(who, view(2, "take"))
    return history


def test_what_is_well_is_well() -> None:
    assert well().faults() == []


@pytest.mark.parametrize(
    ("who", "told", "fault"),
    [
        ("eve", view(2, "swap 3"), "was told PlayedMove(n=1"),
        ("eve", view(1, whole=True), "was led back from 2 to 1"),
        ("ann", view(4, "draw"), "was told [3] on the way from 2 to 4"),
        ("ann", view(3, "knock"), "nobody said PlayedMove(n=2, seat=0, move='knock')"),
    ],
)
def test_what_is_planted_is_found(who: str, told: Json, fault: str) -> None:
    history = well()
    history.told(who, told)
    assert any(fault in each for each in history.faults())


def test_who_comes_is_shown_all_that_was_told() -> None:
    history = well()
    history.came("dan")
    history.told("dan", view(1, whole=True))
    assert history.faults() == ["dan came and was told 1, when 2 had been told"]


def test_who_comes_again_may_have_missed_something() -> None:
    history = well()
    history.came("ann")
    history.told("ann", view(2))
    assert history.faults() == []
