from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.shelf import Shelf


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    store = Shelf(tmp_path / "data" / "tables.db")
    yield store
    store.close()
