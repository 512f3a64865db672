"""A room to play in, closed after the test."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.room import MakeRoom, Room


@pytest.fixture
def room(tmp_path: Path) -> Iterator[MakeRoom]:
    rooms: list[Room] = []

    def make(**settings: Any) -> Room:
        rooms.append(Room(tmp_path / str(len(rooms)), **settings))
        return rooms[-1]

    yield make
    for each in rooms:
        each.close()
