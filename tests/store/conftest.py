from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.store.ageing import AgeingStore
from tests.store.shelf import PLACES, AnyShelf, Place, new_place

FILE_ONLY = ("test_sqlite", "test_migrations", "test_damage", "test_backup", "test_seeds", "test_shrinking")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """In every kind of store, but for what is about the file."""
    if "kind" in metafunc.fixturenames:
        only_file = metafunc.module.__name__.rpartition(".")[2] in FILE_ONLY
        metafunc.parametrize("kind", PLACES[:1] if only_file else PLACES, scope="session")


@pytest.fixture
def place(kind: str, tmp_path: Path) -> Place:
    return new_place(kind, tmp_path)


@pytest.fixture(scope="session")
def places(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Place]:
    return lambda: new_place(kind, tmp_path_factory.mktemp("store"))


@pytest.fixture
def shelf(place: Place) -> Iterator[AnyShelf]:
    store = place.shelf()
    yield store
    store.close()


@pytest.fixture
def store(place: Place, monkeypatch: pytest.MonkeyPatch) -> Iterator[AgeingStore]:
    made = AgeingStore(place, monkeypatch)
    yield made
    made.shelf.close()
