"""The laws of every game, held against many more matches than `make test` plays: `make soak`."""

from collections.abc import Callable, Iterator
from types import ModuleType

import pytest

from backnine.hole import Happening
from tests.conformance import test_every_game, test_views
from tests.conformance.random_play import TABLES, Table

MATCHES = range(100, 150)


def laws(module: ModuleType, *names: str) -> Iterator[Callable[..., None]]:
    """The tests of a module that take just this."""
    for name, law in vars(module).items():
        if name.startswith("test_") and law.__code__.co_varnames[: law.__code__.co_argcount] == names:
            yield law


@pytest.mark.parametrize("seed", MATCHES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_match(table: Table, seed: int) -> None:
    found = list(laws(test_every_game, "table", "seed"))
    assert len(found) > 5
    for law in found:
        law(table, seed)


@pytest.mark.parametrize("seed", MATCHES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_view(table: Table, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_views, "SEEDS", (seed,))
    for look in test_views.LOOKS:
        test_views.test_a_view_does_not_depend_on_hidden_cards(table, look)
    test_views.test_without_recall_no_face_down_card_counts(table)
    test_views.test_what_is_legal_does_not_depend_on_hidden_cards(table)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_twins_look_the_same(table: Table) -> None:
    for pair, match, viewer in test_views.some_twins(table, 500):
        for look in test_views.LOOKS:
            assert test_views.differences(pair, match, viewer, look, Happening.told_to) == []
