"""The Python API is as its pages say."""

import doctest
import importlib
import inspect
from importlib.metadata import version
from pathlib import Path

import pytest
from docs.reference import PUBLIC, pages

import backnine

BY_HAND = ("examples.md", "random-holes.md")
FOLDER = Path(__file__).parents[1] / "docs/api"
NAMES = [
    (module, name) for _, modules in PUBLIC.values() for module, names in modules.items() for name in names
]


def test_the_pages_are_those_of_the_docstrings() -> None:
    """After a change: make schema"""
    written = {path.name: path.read_text("utf-8") for path in FOLDER.iterdir() if path.name not in BY_HAND}
    assert written == pages()


def test_every_page_is_in_the_table_of_contents() -> None:
    contents = (FOLDER / "README.md").read_text("utf-8")
    assert [path.name for path in FOLDER.glob("*.md") if f"]({path.name})" not in contents] == ["README.md"]


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_what_is_public_is_there_and_says_what_it_is(module: str, name: str) -> None:
    found = getattr(importlib.import_module(module), name)
    fields = getattr(found, "__annotations__", {})
    assert inspect.cleandoc(found.__doc__ or "") or fields


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(FOLDER / "examples.md"), module_relative=False)
    assert failed == 0
    assert tried > 30


def test_the_version_is_that_of_the_package() -> None:
    assert backnine.__version__ == version("backnine")
    with pytest.raises(AttributeError, match="no attribute 'colour'"):
        backnine.colour  # noqa: B018
