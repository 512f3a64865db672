"""Observations as ones and zeros."""

import numpy as np
import pytest

from backnine.games import GAMES, Game
from backnine.rl.features import OneHot
from backnine.rl.observation import Observer
from backnine.view import view
from tests.rl.tables import random_match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_features_tell_what_the_numbers_tell(game: Game) -> None:
    """Every choice has one 1, at its own place, and counts keep their proportions: nothing is lost."""
    observer = Observer(game, 3, game.house("holes=1"))
    one_hot = OneHot(observer)
    matches = random_match(game, 3, seed=1, house="holes=1")
    rows = np.array([observer.numbers(view(log.match, 0, recall=True)) for log in matches], np.int16)
    features = one_hot(rows)
    assert features.shape == (len(rows), one_hot.size)
    choices = [part for part in observer.parts for _ in range(part.size) if part.kind == "choice"]
    widths = [part.most + 1 for part in choices]
    hot = features[:, : sum(widths)]
    assert (hot.sum(1) == len(choices)).all()
    told = [part.argmax(1) for part in np.split(hot, np.cumsum(widths)[:-1], axis=1)]
    kinds = [part.kind for part in observer.parts for _ in range(part.size)]
    assert np.array_equal(np.stack(told, 1), rows[:, [kind == "choice" for kind in kinds]])
    most = [part.most for part in observer.parts for _ in range(part.size) if part.kind == "count"]
    counts = features[:, sum(widths) :] * np.array(most)
    assert np.allclose(counts, rows[:, [kind == "count" for kind in kinds]], atol=1e-3)
