"""The browser client without a browser: its types, its size; its unit tests are run in test_units.py."""

import gzip
import re

from backnine.server.web import FOLDER, read_folder
from tests.web.node import run

MOST_FIRST_LOAD = 120_000  # bytes of script and style, compressed


def test_its_types() -> None:
    assert run("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings").returncode == 0


def test_it_is_built_and_small() -> None:
    files = read_folder()
    page = files["/"].data.decode()
    assert 'type="module"' in page
    assert "http://" not in page
    assert "https://" not in page
    first = [FOLDER / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)]
    assert {path.suffix for path in first} == {".js", ".css"}
    assert sum(len(gzip.compress(path.read_bytes())) for path in first) < MOST_FIRST_LOAD
