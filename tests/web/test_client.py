"""The browser client without a browser: its types, its size; its unit tests are run in test_units.py."""

import re
from pathlib import Path

from backnine.locales import LANGUAGES
from backnine.server.web import WebFile, read_folder
from tests.web.node import run

FIRST_LOAD = 120_000  # bytes over the wire, as bench/browser.py measures them


def test_its_types() -> None:
    assert run("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings").returncode == 0


def test_it_is_built_and_small() -> None:
    """The page with its script and style, and the texts of the language that has most to say."""
    files = read_folder()
    page = files["/"].data.decode()
    assert 'type="module"' in page
    assert "http://" not in page
    assert "https://" not in page
    first = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert {Path(name).suffix for name in first} == {".js", ".css"}
    texts = [len(file.packed) for name, file in files.items() if name.startswith("/assets/words-")]
    assert len(texts) == len(LANGUAGES)
    loaded = sum(len(files[name].packed) for name in ("/", *first)) + max(texts)
    assert loaded + len(letters_of_japanese(files)) < FIRST_LOAD


def letters_of_japanese(files: dict[str, WebFile]) -> bytes:
    """The style sheet that says which; those of names come later."""
    (style,) = (file for name, file in files.items() if re.fullmatch(r"/assets/japanese-[\w-]{8}\.css", name))
    return style.packed
