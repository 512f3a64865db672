"""OpenSpiel's own suite, open_spiel/integration_tests/api_test.py: each game in part, a reduced one whole."""

import re
from pathlib import Path
from random import Random
from typing import Any, ClassVar, get_args, get_type_hints

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test

from backnine import rl
from backnine.hole import Happening
from backnine.refused import Refused
from backnine.rl.recall import EVENTS, NUMBERS
from tests.rl.spiel_games import events_of, last_turns

NAMES = rl.register_open_spiel()
flags.FLAGS.mark_as_parsed()
REDUCED = "the last two turns"
ROOM = 40
api_test.TOTAL_NUM_STATES[REDUCED] = (40, 170, 591)  # of chance, to play, at the end
api_test.PERFECT_RECALL_NUM_STATES[REDUCED] = 142


def test_every_game_is_checked() -> None:
    checked = (TestPlayNine, TestFourCard, TestSixCard)
    assert {each.game_name for each in checked} == set(NAMES)


class TestPlayNine(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel is not typed
    game_name: ClassVar = "backnine_play_nine"
    game: ClassVar = pyspiel.load_game(game_name)


class TestFourCard(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name: ClassVar = "backnine_four_card"
    game: ClassVar = pyspiel.load_game(game_name)


class TestSixCard(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name: ClassVar = "backnine_six_card"
    game: ClassVar = pyspiel.load_game(game_name)


class TestReduced(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
    game_name: ClassVar = REDUCED
    game: ClassVar = pyspiel.load_game("backnine_four_card", {"position": last_turns(), "recall": ROOM})


class TestReducedInPart(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """With the tensor of what a player was told."""

    game_name: ClassVar = REDUCED
    game: ClassVar = TestReduced.game


def every_state(game: Any) -> list[Any]:
    """All that can be reached, each by its own way."""
    states, waiting = [], [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        states.append(state)
        waiting += [] if state.is_terminal() else [state.child(action) for action in state.legal_actions()]
    return states


def test_states_with_the_same_text_go_on_alike() -> None:
    """Algorithms tell states by it: chance, results and players must be the same."""
    game = pyspiel.load_game("backnine_four_card", {"position": last_turns(unseen=1)})
    known: dict[str, object] = {}
    for state in every_state(game):
        ahead = state.chance_outcomes() if state.is_chance_node() else state.legal_actions()
        facts = (state.current_player(), ahead, state.returns())
        assert known.setdefault(str(state), facts) == facts


def test_the_tensor_tells_what_the_text_tells() -> None:
    """No two texts of a player have the same numbers, and no text has two."""
    for player in range(2):
        told = {
            (state.information_state_string(player), tuple(state.information_state_tensor(player)))
            for state in every_state(TestReduced.game)
            if not state.is_chance_node()
        }
        texts, tensors = (set(each) for each in zip(*told, strict=True))
        assert len(texts) == len(tensors) == len(told) > 1


def test_every_event_has_the_number_of_the_page() -> None:
    assert get_args(get_type_hints(Happening)["what"]) == EVENTS
    page = (Path(__file__).parents[2] / "docs/rl.md").read_text("utf-8")
    listed = re.findall(r"(\d+) `([a-z-]+)`", page[page.index("What happened is") :])
    assert listed[: len(EVENTS)] == [(str(number), event) for number, event in enumerate(EVENTS, 1)]


def test_numbers_of_events() -> None:
    """Four for each: whose, what, slot and card, and nothing of what another saw alone."""
    game = pyspiel.load_game("backnine_four_card", {"recall": 20})
    assert game.information_state_tensor_shape() == [20, NUMBERS]
    state = game.new_initial_state()
    for action in ("card 5", "look", "card K", "card A", "decline", "draw", "card Q"):
        state.apply_action(state.string_to_action(state.current_player(), action))
    looked, drew = EVENTS.index("looked") + 1, EVENTS.index("drew") + 1
    mine, theirs = (events_of(state, player) for player in range(2))
    assert mine[:3] == [[0, EVENTS.index("discarded") + 1, 0, 5], [1, looked, 3, 13], [1, looked, 4, 1]]
    assert mine[4] == [1, drew, 0, 12]
    assert [row[:3] for row in theirs] == [row[:3] for row in mine]
    assert [row[3] for row in theirs[1:]] == [0] * 19


def test_the_next_hole_remembers_what_was_turned_up() -> None:
    """Whatever lay face down, and so the strokes, are part of what a player knows."""
    dice, game = Random(2), pyspiel.load_game("backnine_four_card(house=holes.2.ties.shared)")
    state = game.new_initial_state()
    while len(state.moment.pending) < 3:  # two are looked at together
        state.apply_action(dice.choice(state.legal_actions()))
    strokes = dict[str, tuple[int, ...]]()
    for _ in range(30):
        ended = state.clone()
        while ended.moment.match.hole.number == 1:
            ended.apply_action(dice.choice(ended.legal_actions()))
        ended.apply_action(0)
        totals = ended.moment.match.totals
        assert strokes.setdefault(ended.information_state_string(0), totals) == totals
    assert len(set(strokes.values())) > 5


@pytest.mark.parametrize("room", [-1, 10**6])
def test_room_that_cannot_be_is_refused(room: int) -> None:
    with pytest.raises((Refused, pyspiel.SpielError), match="recall"):
        pyspiel.load_game("backnine_four_card", {"recall": room})


def test_too_little_room_is_said() -> None:
    state = pyspiel.load_game("backnine_play_nine", {"recall": 1}).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises((Refused, pyspiel.SpielError), match="recall full"):
        state.information_state_tensor(0)
