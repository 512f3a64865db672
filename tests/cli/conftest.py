from pathlib import Path

import pytest

from tests.command import backnine


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of one hole."""
    path = tmp_path / "match.golf"
    house = ("--house", "holes=1")
    made = backnine(
        "play", "--people", "0", "--bots", "rookie,weekender", *house, "--seed", "2a", "--save", path
    )
    assert made.returncode == 0, made.stderr
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A match that somebody left in its first hole."""
    path = tmp_path / "unfinished.golf"
    left = backnine("play", "--bots", "rookie", "--seed", "7", "--save", path, stdin="\n\n1\n6\nd\n3\n")
    assert left.returncode == 0, left.stderr
    return path
