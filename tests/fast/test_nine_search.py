"""Looking ahead: honest about what it cannot see, reproducible, and right where right is plain."""

import numba
import numpy as np
import pytest

from backnine.but import but
from backnine.fast.kernel import DRAW, TAKE
from backnine.games import find_game
from backnine.games.play_nine.fast.brain import brain
from backnine.games.play_nine.fast.desk import new_desk
from backnine.games.play_nine.fast.holes import NETWORK, RANDOM, holes
from backnine.games.play_nine.fast.last_round import WORST
from backnine.games.play_nine.fast.rules import CARDS, DISCARDS, FULL_PACK, HELD, PILE, STOCK, from_view
from backnine.games.play_nine.fast.search import at_sight, look_ahead, search
from backnine.games.play_nine.fast.stakes import BEHIND, HOLES_LEFT, chance, share_out
from backnine.match import HoleScore
from tests.bots.drawn import Position, play_nine

DARK = "? ? ? ? / ? 4 ? 8"


def best(position: Position, seed: int = 1) -> str:
    return str(look_ahead(position.view, 600, seed)[0])


@pytest.mark.parametrize("seed", range(5))
def test_completes_a_pair_and_a_block(seed: int) -> None:
    assert best(play_nine("? 12 ? ? / 6 3 ? ?", DARK, held="12"), seed) == "swap 6"
    assert best(play_nine("7 12 7 ? / 7 3 2 ?", DARK, held="7"), seed) == "swap 7"
    assert best(play_nine("7 12 7 ? / 7 3 2 ?", DARK, top="7"), seed) == "take"


@pytest.mark.parametrize("seed", range(5))
def test_does_not_go_out_behind(seed: int) -> None:
    """PN-14: far behind with one card down it leaves that card alone rather than end the hole."""
    behind = play_nine("? 9 8 10 / 4 11 2 6", "0 0 3 ? / 0 0 3 ?", held="12")
    assert best(behind, seed) not in ("swap 1", "toss 1")


def test_goes_out_when_far_ahead() -> None:
    """A low card for the last one face down: the others have a single turn to make good 40 strokes."""
    ahead = play_nine("7 7 3 1 / 7 7 3 ?", "? 9 ? ? / ? 11 ? 12", held="1")
    assert best(ahead) == "swap 8"


def test_to_the_score_of_the_match() -> None:
    """On the last green with a lead in the hole: level in the match it goes out, far behind it must hope for
    more and keeps its last card down."""
    layouts = ("5 5 9 1 / 5 5 3 ?", "2 6 6 0 / 2 6 9 ?")
    assert best(_on_the_last_green(*layouts, lead=0)) == "swap 8"
    assert best(_on_the_last_green(*layouts, lead=25)) in ("swap 3", "swap 7", "toss")


def _on_the_last_green(*layouts: str, lead: int) -> Position:
    """Seat 0 to place a 1; it is `lead` strokes behind in the match."""
    match = play_nine(*layouts, held="1", number=9).match
    score = HoleScore(1, 0, (0, 1), (), None, (lead, 0), 0, "putt-out")
    none = score._replace(strokes=(0, 0))
    return Position(but(match, scores=(score, *[none] * 7), totals=(lead, 0)))


def _lost(*behind: float, holes_left: int, variance: float = 0.0) -> float:
    """The chance of seat 0 not to win when it is so far behind each of the others after this hole."""
    stakes = np.zeros(BEHIND + 1 + len(behind))
    stakes[HOLES_LEFT] = holes_left
    return chance(0, 1 + len(behind), 0.0, np.array([0.0, *behind]), variance, stakes)


def test_the_chance_to_win_counts_every_rival() -> None:
    level = [_lost(*[0.0] * rivals, holes_left=4) for rivals in (1, 2, 3, 5)]
    assert level == pytest.approx([1 / 2, 2 / 3, 3 / 4, 5 / 6], abs=0.003)
    one_close = _lost(0.0, -200.0, -200.0, holes_left=2)
    assert one_close == pytest.approx(1 / 2, abs=0.003)  # those who are out of it do not count
    assert one_close < _lost(0.0, -10.0, -200.0, holes_left=2) < _lost(0.0, 0.0, -200.0, holes_left=2)


def test_a_lag_is_longer_behind_those_who_lie_better() -> None:
    """In an open hole the worth is shared out by how the others lie; against one other it is the worth."""
    paired, dark = "3 3 ? ? / 3 3 ? ?", "12 ? ? ? / ? 11 ? ?"
    among_three, of_two = _lags(DARK, paired, dark), _lags(DARK, dark)
    assert among_three[1:].mean() == pytest.approx(2.5)
    better = 10 + 12 + 11 + 2 * 5.6  # strokes, as they lie
    assert 0.25 * better < among_three[1] - among_three[2] < 0.75 * better
    assert of_two[1] == 2.5


def _lags(*layouts: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """How far seat 0 is behind each other in a position that is worth 2.5 strokes more than their mean."""
    desk, lags = new_desk()[0], np.zeros(len(layouts))
    hole = from_view(play_nine(*layouts, top="9").view)
    at_sight(hole, 0, False, brain()[0], desk)
    share_out(hole, 0, 2.5, desk, lags)
    return lags


def test_a_finished_match_is_won_lost_or_played_off() -> None:
    assert _lost(-1, -3, -2, holes_left=0) == 0
    assert _lost(-1, 1, -2, holes_left=0) == 1
    assert _lost(0, -1, 0, holes_left=0) == pytest.approx(2 / 3)  # three go on


def test_only_legal_moves_are_tried_where_strokes_alone_count() -> None:
    position = play_nine("? 9 ? 5 / 6 ? 3 ?", DARK, top="4")
    stakes, costs, desk = np.zeros(BEHIND + 2), np.full(64, WORST), new_desk()
    stakes[HOLES_LEFT] = -1
    best = search(from_view(position.view), 0, brain(), desk, stakes, 2000, 1, costs)
    assert best in (DRAW, TAKE)
    assert set(np.flatnonzero(costs < WORST).tolist()) <= {DRAW, TAKE}


def test_the_same_seed_gives_the_same_thought() -> None:
    position = play_nine("? 9 ? 5 / 6 ? 3 ?", DARK, held="4")
    assert look_ahead(position.view, 400, 7) == look_ahead(position.view, 400, 7)


def test_a_view_has_all_cards_of_the_pack() -> None:
    hole = from_view(play_nine("? 9 ? 5 / 6 ? 3 ?", DARK, held="4").view)
    cards = [*hole[CARDS : CARDS + 16], *hole[PILE - hole[STOCK] : PILE + hole[DISCARDS]], hole[HELD]]
    assert sorted(cards) == sorted(FULL_PACK.tolist())


def test_the_network_beats_chance_on_any_number_of_threads() -> None:
    house = find_game("play-nine").house()
    numba.set_num_threads(1)
    strokes, facts = holes(house, [NETWORK, RANDOM, NETWORK], seed=3, count=200)
    numba.set_num_threads(2)
    again, same = holes(house, [NETWORK, RANDOM, NETWORK], seed=3, count=200)
    assert (strokes == again).all()
    assert (facts == same).all()
    assert strokes.mean(0)[1] > strokes.mean(0)[[0, 2]].max() + 25
