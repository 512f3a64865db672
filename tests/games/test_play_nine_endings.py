"""Play Nine, putting out, the empty stock and who sees what (PN-15 to PN-17, PN-41 to PN-44)."""

from dataclasses import replace

import pytest

from backnine.cards import Pack
from backnine.hole import Happening
from backnine.match import begin
from backnine.view import view
from tests.drawn import Stacked, after, assert_table, draw_table, happened, legal, refusal
from tests.games.play_nine_tables import FINAL_PUTT, STOCK_CARD, TAKEN_CARD, TO_DRAW

LAST_ROUND = """
    play-nine
    0 closer  1 2 3 4 / 5 6 7 8        turns 6
    1 >       9 9 0 0 / H 12 11 ?10    turns 5
    2         3 3 ?0 ?0 / H 12 11 10   turns 5
    stock 5 6 7   discard 2 4
"""


# Putting out


@pytest.mark.parametrize("move", ["swap 6", "toss 6"])
def test_putting_out(move: str) -> None:
    """PN-15: the turn that leaves eight face-up cards is the last of that player."""
    hole, told = happened(FINAL_PUTT, f"0: {move}")
    assert (hole.closer, hole.turn, hole.over) == (0, 1, False)
    assert Happening("putted-out", 0) in told
    assert legal(hole, 0) == []


def test_putting_out_with_a_taken_card() -> None:
    """PN-15."""
    hole = after(FINAL_PUTT.replace("held 5 from stock", ""), "0: take, swap 6")
    assert (hole.closer, hole.turn) == (0, 1)


@pytest.mark.parametrize("move", ["swap 1", "toss"])
def test_not_putting_out(move: str) -> None:
    """PN-13, PN-15: with a face-down card left nobody has closed."""
    assert after(FINAL_PUTT, f"0: {move}").closer is None


def test_everybody_else_has_exactly_one_more_turn() -> None:
    """PN-15, PN-17: then all face-down cards are turned up where they lie."""
    hole = after(LAST_ROUND, "1: draw, swap 1")
    assert (hole.turn, hole.over) == (2, False)
    hole, told = happened(hole, "2: take, swap 8")
    assert_table(
        hole,
        """
        play-nine
        0 closer  1 2 3 4 / 5 6 7 8      turns 6
        1         5 9 0 0 / H 12 11 10   turns 6
        2         3 3 0 0 / H 12 11 9    turns 6
        stock 6 7   discard 2 4 10   ending putt-out
        """,
    )
    assert told[-1] == Happening("hole-over", reason="putt-out")
    assert [legal(hole, seat) for seat in range(3)] == [[], [], []]
    assert refusal(hole, "0: draw") == "hole-is-over"


def test_going_out_in_the_last_round_starts_no_further_round() -> None:
    """PN-16."""
    hole, told = happened(LAST_ROUND, "1: draw, toss 8")
    assert (hole.closer, hole.turn) == (0, 2)
    assert "putted-out" not in [event.what for event in told]
    hole = after(hole, "2: draw, swap 1")
    assert (hole.over, hole.closer, hole.turns) == (True, 0, (6, 6, 6))


def test_pass_in_the_last_round() -> None:
    """PN-43: a player may still pass under PN-14; PN-17 turns the card up afterwards."""
    hole = after(LAST_ROUND, "1: draw, toss")
    assert_table(
        hole,
        """
        play-nine
        0 closer  1 2 3 4 / 5 6 7 8        turns 6
        1         9 9 0 0 / H 12 11 ?10    turns 6
        2 >       3 3 ?0 ?0 / H 12 11 10   turns 5
        stock 6 7   discard 2 4 5
        """,
    )
    assert refusal(after(hole, "2: draw"), "2: toss") == "pass-needs-one-face-down"


# The stock runs out


EMPTY_STOCK = """
    play-nine
    0 >  1 2 ?3 ?4 / ?5 ?6 ?7 ?8
    1    9 9 ?0 ?0 / ?H ?12 ?11 ?10
    stock    discard 2 4 5 6
"""


def test_an_empty_stock_is_renewed() -> None:
    """PN-41: all discards but the top one are shuffled into a new stock."""
    hole, told = happened(EMPTY_STOCK, "0: draw")
    assert_table(
        hole,
        """
        play-nine
        0 >  1 2 ?3 ?4 / ?5 ?6 ?7 ?8
        1    9 9 ?0 ?0 / ?H ?12 ?11 ?10
        stock 4 5   discard 6   held 2 from stock   renewals 1
        """,
    )
    assert [event.what for event in told] == ["renewed", "drew"]


def test_an_empty_stock_alone_changes_nothing() -> None:
    """PN-41: it is renewed only when a card is to be drawn; taking a discard needs no stock."""
    assert legal(EMPTY_STOCK, 0) == ["draw", "take"]
    assert_table(
        after(EMPTY_STOCK, "0: take, swap 1"),
        """
        play-nine
        0    6 2 ?3 ?4 / ?5 ?6 ?7 ?8
        1 >  9 9 ?0 ?0 / ?H ?12 ?11 ?10
        stock    discard 2 4 5 1
        """,
    )


def test_the_new_stock_is_shuffled() -> None:
    """PN-41: by the shuffler, under a label of its own for every hole and renewal."""
    asked: list[str] = []

    class Listening(Stacked):
        def order(self, label: str, cards: Pack) -> Pack:
            asked.append(label)
            return cards[::-1] if "renewal" in label else super().order(label, cards)

    match = begin("play-nine", 2, draw_table(TO_DRAW).house, Listening())
    hole = draw_table(EMPTY_STOCK)
    assert match.hole.reshuffle(hole.discard[:-1], 1) == ("5", "4", "2")
    assert asked == ["draw 1", "hole 1", "hole 1 renewal 1"]


def test_pace_of_play() -> None:
    """PN-42: the stock is renewed once; a second time ends the hole at once, everything turned up."""
    hole, told = happened(EMPTY_STOCK + "renewals 1", "0: draw")
    assert_table(
        hole,
        """
        play-nine
        0    1 2 3 4 / 5 6 7 8         turns 0
        1    9 9 0 0 / H 12 11 10      turns 0
        stock    discard 2 4 5 6   renewals 1   ending pace-of-play
        """,
    )
    assert told == (Happening("hole-over", reason="pace-of-play"),)


def test_pace_of_play_in_the_last_round() -> None:
    """PN-42 ends a last round too."""
    table = LAST_ROUND.replace("stock 5 6 7", "stock") + "renewals 1"
    hole = after(table, "1: draw")
    assert (hole.ending, hole.closer, hole.turns) == ("pace-of-play", 0, (6, 5, 5))


def test_pace_of_play_when_nobody_draws() -> None:
    """PN-42: a hundred turns in a row that began with a discard end the hole; a draw starts it anew."""
    table = """
        play-nine
        0 >  1 2 3 ?4 / 5 6 7 ?8
        1    9 9 0 ?0 / H 12 11 ?10
        stock 3 4   discard 6 5
    """
    assert not after(table + "takes 98", "0: take, swap 1").over
    assert_table(
        after(table + "takes 99", "0: take, swap 1"),
        """
        play-nine
        0    5 2 3 4 / 5 6 7 8
        1    9 9 0 0 / H 12 11 10
        stock 3 4   discard 6 1   takes 100   ending pace-of-play
        """,
    )
    assert after(table + "takes 99", "0: draw, swap 1").takes == 0


HUNDRED_TURNS = """
    play-nine
    0    1 2 3 4 / 5 6 7 ?8          turns {first}
    1 >  9 9 0 ?0 / H 12 11 ?10      turns {turns}
    stock 3 4   discard 6 5   dealer 1
"""


def test_pace_of_play_after_a_hundred_turns_each() -> None:
    """PN-42: when everybody has had a hundred turns, the hole ends where it lies."""
    assert not after(HUNDRED_TURNS.format(first=99, turns=98), "1: draw, swap 1").over
    assert_table(
        after(HUNDRED_TURNS.format(first=100, turns=99), "1: draw, swap 1"),
        """
        play-nine
        0    1 2 3 4 / 5 6 7 8         turns 100
        1    3 9 0 0 / H 12 11 10      turns 100
        stock 4   discard 6 5 9   dealer 1   ending pace-of-play
        """,
    )


def test_a_last_round_is_played_to_its_end() -> None:
    """PN-42: whoever goes out in the hundredth turn still gives the others theirs (PN-15)."""
    table = HUNDRED_TURNS.format(first=100, turns=99).replace("0 ?0", "0 0")
    hole = after(table, "1: draw, swap 8")
    assert (hole.closer, hole.over) == (1, False)
    hole = after(hole, "0: draw, swap 1")
    assert (hole.ending, hole.turns) == ("putt-out", (101, 100))


def test_the_first_rules_have_no_such_limit() -> None:
    """PN-42 as it was: a match that began by the first rules is played by them to its end."""
    hole = replace(draw_table(HUNDRED_TURNS.format(first=100, turns=99)), limited=False)
    assert not after(hole, "1: draw, swap 1").over
    house = hole.house
    assert not begin("play-nine", 2, house, Stacked(), rules=1).hole.limited
    assert begin("play-nine", 2, house, Stacked()).hole.limited


@pytest.mark.parametrize("allowed", [0, 1, 2, 3, 4, 5])
def test_renewals(allowed: int) -> None:
    """House rule renewals: how often the stock is renewed before PN-42 ends the hole."""
    hole = draw_table(EMPTY_STOCK.replace("play-nine", f"play-nine renewals={allowed}"))
    renewed = 0
    while not hole.over:
        assert hole.turn is not None
        hole, told = happened(hole, f"{hole.turn}: draw")
        renewed += "renewed" in [event.what for event in told]
        hole = hole if hole.over else after(hole, f"{hole.turn}: swap 1")
    assert (renewed, hole.renewals, hole.ending) == (allowed, allowed, "pace-of-play")


# Who sees the drawn card


def test_a_stock_card_is_seen_by_its_drawer_alone() -> None:
    """PN-44: until it is placed or discarded."""
    hole, (drew,) = happened(TO_DRAW, "0: draw")
    assert [drew.told_to(seat).card for seat in (0, 1, None)] == ["5", None, None]
    _, tossed = happened(hole, "0: toss 3")
    assert [event.told_to(1).card for event in tossed] == ["5", "3"]
    _, placed = happened(hole, "0: swap 3")
    assert [event.told_to(None).card for event in placed] == ["5", "3"]


def test_a_taken_card_is_known_to_all() -> None:
    """PN-44."""
    _, (took,) = happened(TO_DRAW, "0: take")
    assert [took.told_to(seat).card for seat in (0, 1, None)] == ["4", "4", "4"]


@pytest.mark.parametrize(("table", "held"), [(STOCK_CARD, ["5", None, None]), (TAKEN_CARD, ["4", "4", "4"])])
def test_views_of_a_held_card(table: str, held: list[str | None]) -> None:
    """PN-44: the same in every view."""
    hole = draw_table(table)
    match = replace(begin("play-nine", 2, hole.house, Stacked()), hole=hole)
    assert [view(match, seat, recall=True).held for seat in (0, 1, None)] == held
