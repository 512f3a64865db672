"""The examples of docs/rl.md run."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs/rl.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_runs(example: str) -> None:
    names: dict[str, object] = {}
    exec(example, names)  # our own page
    assert "env" in names or "game" in names


def test_every_way_in_has_an_example() -> None:
    assert len(EXAMPLES) >= 2
