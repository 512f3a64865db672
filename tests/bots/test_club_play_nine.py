"""Club at Play Nine, judgement by judgement. Seat 0 acts; the next layout is the next player's."""

from .drawn import always, play_nine

DARK = "? ? ? ? / ? 1 2 ?"


def club(*layouts: str, top: str = "7", held: str = "", house: str = "") -> str:
    return always("club", play_nine(*layouts, top=top, held=held, house=house))


def test_tees_off_in_two_different_columns() -> None:
    waiting = frozenset({0, 1})
    tee_off = play_nine("? 9 ? ? / ? ? ? ?", DARK, phase="tee-off", turn=None, waiting=waiting)
    assert always("club", tee_off) == "flip 1|3|4|5|7|8"


def test_completes_a_pair() -> None:
    assert club("? 9 ? ? / 3 ? ? 4", DARK, held="9") == "swap 6"
    assert club("? 9 ? ? / 3 ? ? 4", DARK, top="9") == "take"


def test_completes_a_block() -> None:
    assert club("7 7 3 ? / 7 ? 2 9", DARK, held="7") == "swap 6"
    assert club("7 7 7 ? / 7 7 0 12", DARK, top="7") == "take"


def test_in_the_last_round_strokes_count_at_once() -> None:
    """A nine for a block to come is worth nothing any more; a low card for the highest is."""
    out = "1 1 4 4 / 2 2 0 0"
    mine = "9 ? 3 10 / 9 ? 2 1"
    assert always("club", play_nine(mine, out, held="0", closer=1)) == "swap 4"
    assert always("club", play_nine(mine, out, held="9", closer=1)) == "swap 4"
