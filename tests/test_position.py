"""A position as text: there and back for every moment of every game, and a clear word for everything else."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
import segno
from hypothesis import given, settings
from hypothesis import strategies as st

from backnine import games
from backnine.games import GAMES, Game
from backnine.match import begin, tied
from backnine.position import (
    UNKNOWN,
    Position,
    cards_of,
    dealt,
    of_match,
    of_view,
    tells_all,
    view_of,
    write,
    write_line,
)
from backnine.position_reader import read
from backnine.shuffle import Shuffle
from backnine.view import view
from tests.moments import moment, played, positions, some_position

NINE = """\
play-nine
0 > 3 ? 12 ? / 5 ? ? 2
1 7 7 ? 1 / 9 0 0 2
stock 90?
discard 3 12
hole 4 dealer 1 turns 8
totals 21 -3
"""


FOUR = """\
four-card jokers=true
0 ? ?8S* / ?9S! ?*
1 > ? ? / ?KH* ?AS* owes 3
stock 44?
discard 4D
held ? from stock
hole 1 dealer 1 turns 1
"""


# There and back


@settings(max_examples=60, deadline=None)
@given(positions())
def test_every_position_comes_back_from_its_text(position: Position) -> None:
    assert read(write(position)) == position
    assert read(write_line(position)) == position
    assert read(write_line(position).upper()) == position


@settings(max_examples=30, deadline=None)
@given(positions())
def test_one_line_needs_no_quotes_anywhere(position: Position) -> None:
    line = write_line(position)
    assert re.fullmatch(
        "[a-z][a-z0-9.:-]+", line
    )  # a shell, an address and (in capitals) a small QR code take it
    assert segno.make(line.upper()).mode == "alphanumeric"


def test_random_play_meets_every_kind_of_moment() -> None:
    """The strategy above is worth nothing if it never gets there."""
    seen: Counter[str] = Counter()
    for number in range(400):
        position = some_position(GAMES[number % len(GAMES)], Random(number))
        hole = position.hole
        seen.update([hole.phase, f"{hole.ending}", f"held from {hole.held_from}"])
        seen["last round"] += hole.closer is not None and not hole.over
        seen["play-off"] += hole.number > hole.house.number("holes")
        seen["sits out"] += len(hole.seats) < position.players
        seen["renewed"] += hole.renewals > 0
        seen["owes"] += any(hole.owed)
        seen["takes"] += hole.takes > 0
        seen["first rules"] += not hole.limited
        seen["open"] += UNKNOWN not in cards_of(hole)
        seen["totals"] += any(position.totals)
    for kind in ("tee-off", "first-look", "draw", "place", "over", "putt-out", "knock", "pace-of-play"):
        assert seen[kind], kind
    for kind in ("last round", "play-off", "sits out", "renewed", "owes"):
        assert seen[kind], kind
    for kind in ("held from stock", "held from discard", "takes", "first rules", "open", "totals"):
        assert seen[kind], kind


@pytest.mark.parametrize("text", [NINE, FOUR])
def test_the_drawing_is_the_one_form(text: str) -> None:
    assert write(read(text)) == text


def test_spaces_capitals_order_and_comments_do_not_matter() -> None:
    lax = """
        ; a hand on the fourth hole
        Play-Nine
        totals 21 -3   turns 8  dealer 1
        discard 3   12   hole 4
        1   7 7 x 1   9 0 0 2
        0 TURN  3 ? 12 ? / 5 ? X 2
    """
    assert write(read(lax)) == NINE
    assert write(read(FOUR.replace("jokers=true", "jokers").replace("?9S!", "?9♠e"))) == FOUR


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    assert read(NINE.replace("stock 90?\n", "")) == read(NINE)
    assert read(FOUR.replace(" turns 1", "").replace("hole 1", "").replace("dealer 1", "")) == read(FOUR)
    fewest = read(NINE.replace("turns 8", ""))
    assert fewest.hole.turns == (
        1,
        1,
    )  # one more discard than at the deal: two turns, and seat 0 is next again
    closed = read(NINE.replace("turns 8", "").replace("1 7 7 ? 1", "1 closer 7 7 4 1"))
    assert closed.hole.turns == (1, 1)


# What a seat may know


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**32).map(Random))
def test_a_seats_position_is_its_view(game: Game, dice: Random) -> None:
    match = moment(game, dice)
    for seat in (None, *range(match.players)):
        seen = view(match, seat, recall=True)
        position = of_view(seen, rules=match.rules)
        again = view_of(position, seat, recall=True)
        assert again == seen._replace(draw=(), scores=again.scores)
        assert again.scores == seen.scores[len(seen.scores) - len(again.scores) :]
        if seat is not None:
            assert tells_all(position, seat)
            assert games.moves(position.hole, seat) == games.moves(match.hole, seat)


def test_a_position_does_not_tell_what_it_does_not_name() -> None:
    position = read(FOUR)
    assert not tells_all(position, 0)  # what lies in place 4 is known to seat 0 alone
    assert not tells_all(position, 1)  # nor is the card in the hand of seat 1 named
    assert [slot.card for slot in view_of(position, 0, recall=True).layouts[0]] == [None, "8S", "9S", None]
    assert [slot.card for slot in view_of(position, 1, recall=True).layouts[0]] == [None, None, "9S", None]


# Playing on


@settings(max_examples=60, deadline=None)
@given(positions(), st.integers(0, 2**32))
def test_unknown_cards_are_dealt_from_the_rest_of_the_pack(position: Position, seed: int) -> None:
    match = dealt(position, Shuffle(seed.to_bytes(32, "big")))
    assert Counter(cards_of(match.hole)) == Counter(position.pack)
    for here, there in zip(cards_of(position.hole), cards_of(match.hole), strict=True):
        assert here in (there, UNKNOWN)
    assert dealt(position, Shuffle(seed.to_bytes(32, "big"))) == match


@settings(max_examples=25, deadline=None)
@given(positions(), st.integers(0, 2**32).map(Random))
def test_a_match_goes_on_from_a_position(position: Position, dice: Random) -> None:
    match = played(dealt(position, Shuffle(bytes(32))), 5000, dice)
    assert match.hole.over
    decided = match.outcome is not None or bool(tied(match))
    assert decided == (match.hole.number >= match.holes)


def test_a_match_from_a_position_ends_as_the_match_it_is_from() -> None:
    match = begin("play-nine", 2, GAMES[0].house("holes=2"), Shuffle(bytes(32)))
    dice = Random(5)
    match = played(match, 5000, dice)
    again = dealt(of_match(match), match.shuffle)
    assert (again.totals, again.scores, again.outcome) == (match.totals, match.scores, None)


# The page about it

PAGE = (Path(__file__).parent.parent / "docs/position.md").read_text("utf-8")


def test_the_page_shows_positions_as_they_are_written() -> None:
    drawing, line, lax = re.findall(r"```position\n(.*?)```", PAGE, flags=re.DOTALL)
    assert write(read(drawing)) == drawing
    assert write_line(read(drawing)) == line.strip()
    assert read(line) == read(drawing)
    assert read(lax).hole.turns == (0, 0)


def test_the_example_on_the_page_runs() -> None:
    example = re.search(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    assert example is not None
    exec(example[1], {})  # our own page
