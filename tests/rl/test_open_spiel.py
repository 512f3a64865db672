"""The games with OpenSpiel: its own checks, golden playthroughs, and one of its algorithms.

After a change of rules: python -m tests.rl.test_open_spiel writes the playthroughs anew.
"""

from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough
from open_spiel.python.observation import make_observation

from backnine import rl
from backnine.refused import Refused
from tests.rl.spiel_games import last_turns

NONE = pyspiel.PrivateInfoType.NONE
NAMES = rl.register_open_spiel()
flags.FLAGS.mark_as_parsed()
PLAYTHROUGHS = Path(__file__).with_name("playthroughs")
GOLDEN = {
    "play_nine": "backnine_play_nine(players=2)",
    "four_card": "backnine_four_card(house=holes.1.jokers.true)",
    "six_card": "backnine_six_card(house=holes.1.flip.may,players=3)",
}


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(name, params)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("name", NAMES)
def test_open_spiel_finds_no_fault(name: str, players: int) -> None:
    """soak/test_rl.py does it with all numbers of players."""
    pyspiel.random_sim_test(load(name, players=players), num_sims=10, serialize=players == 2, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_short_cuts_answer_as_open_spiel_does(name: str) -> None:
    dice, state = Random(3), load(name, players=3).new_initial_state()
    players = set()
    while not state.is_terminal():
        players.add(state.current_player())
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        legal = state.legal_actions()
        assert legal == pyspiel.State.legal_actions(state)
        for player in range(3):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        legal.append(-1)  # the list is the asker's own
        assert -1 not in state.legal_actions()
        state.apply_action(dice.choice(state.legal_actions()))
    assert players == {-1, 0, 1, 2}
    assert state.legal_actions() == pyspiel.State.legal_actions(state) == []


def test_games_are_registered_once() -> None:
    assert rl.register_open_spiel() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())
    assert len(NAMES) == len(GOLDEN)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    state = load(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_observes_are_the_numbers_of_the_page(name: str) -> None:
    game = load(name, players=3)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    for player in range(3):
        tensor = state.observation_tensor(player)
        assert len(tensor) == game.observation_tensor_size()
        numbers = [
            value
            for part in state.observation_string(player).split()
            for value in part.split(":")[1].split(",")
        ]
        assert tensor == [float(number) for number in numbers]


def test_a_public_observation_tells_no_secret() -> None:
    """A first look, and then a drawn card, are seen by one player alone."""
    game = load("backnine_four_card")
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=NONE))
    state = game.new_initial_state()
    assert "top:0" in state.observation_string(0), "before chance has decided it"
    for action in ("card 5", "look", "card K", "card A", "decline", "draw", "card Q"):
        state.apply_action(state.string_to_action(state.current_player(), action))
    assert "held:12" in state.observation_string(0)
    assert "cards:0,0,13,1," in state.observation_string(0)
    for seen in (state.observation_string(1), public.string_from(state, 0)):
        assert "held:0 held_from:1 top:5" in seen
        assert f"cards:{','.join(['0'] * 8)}" in seen
    assert "drew Q" in state.information_state_string(0)
    assert "drew ?" in state.information_state_string(1)


@pytest.mark.parametrize("name", GOLDEN)
def test_playthroughs_are_as_they_were(name: str) -> None:
    original, again = generate_playthrough.replay(PLAYTHROUGHS / f"{name}.txt")
    assert again == original


def test_returns_are_the_strokes_less_than_the_average() -> None:
    state = load("backnine_six_card", players=3).new_initial_state()
    while not state.is_terminal():
        state.apply_action(
            state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[-1]
        )
    strokes = state.moment.match.totals
    assert state.returns() == pytest.approx([sum(strokes) / 3 - mine for mine in strokes])


def test_a_reduced_game_is_solved_by_open_spiel() -> None:
    """Counterfactual regret minimisation comes close to an equilibrium of the last two turns."""
    game = load("backnine_four_card", position=last_turns())
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    at_first = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert exploitability.nash_conv(game, solver.average_policy()) < at_first / 10


@pytest.mark.parametrize(
    ("params", "why"),
    [
        ({"players": 40}, "wrong number of players"),
        ({"house": "jokers.true"}, "no such house rule"),
        ({"house": "no-pass.true.holes"}, "house needs value"),
        ({"position": "four-card:0.x"}, "."),
    ],
)
def test_bad_parameters_are_refused(params: dict[str, Any], why: str) -> None:
    with pytest.raises((Refused, pyspiel.SpielError), match=why):
        load("backnine_play_nine", **params)


def main() -> None:
    for name, game in GOLDEN.items():
        text = generate_playthrough.playthrough(game, None, seed=9)
        (PLAYTHROUGHS / f"{name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
