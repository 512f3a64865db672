from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.command import backnine


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of one hole."""
    path = tmp_path / "match.golf"
    path.write_text(_played())
    return path


@cache
def _played() -> str:
    """Once for all tests."""
    options = ("--people", "0", "--bots", "rookie,weekender", "--house", "holes=1", "--seed", "2a")
    with TemporaryDirectory() as folder:
        path = Path(folder, "match.golf")
        made = backnine("play", *options, "--save", path)
        assert made.returncode == 0, made.stderr
        return path.read_text("utf-8")


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A match that somebody left in its first hole."""
    path = tmp_path / "unfinished.golf"
    left = backnine("play", "--bots", "rookie", "--seed", "7", "--save", path, stdin="\n\n1\n6\nd\n3\n")
    assert left.returncode == 0, left.stderr
    return path
