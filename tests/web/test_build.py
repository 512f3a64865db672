"""The build of the browser client: letters for paper come last, and cost nothing else when they fail."""

import sys
from importlib import import_module

import pytest

from tests.web.node import WEB


@pytest.mark.parametrize("problem", [KeyError("glyf"), OSError("no room"), RuntimeError("a table")])
def test_without_letters_to_print_with_there_is_a_client(
    problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(WEB))
    build, print_letters = import_module("build"), import_module("print_letters")
    done: list[str] = []

    def fail() -> None:
        done.append("print letters")
        raise problem

    monkeypatch.setattr(build, "install", lambda: done.append("install"))
    monkeypatch.setattr(build.letters, "make", lambda: done.append("letters"))
    monkeypatch.setattr(build, "_run", lambda _tool, *_arguments: done.append("client"))
    monkeypatch.setattr(build.guide, "make", lambda _folder: done.append("guide"))
    monkeypatch.setattr(build, "pack", lambda _folder: done.append("packed"))
    monkeypatch.setattr(print_letters, "make", fail)
    with pytest.raises(RuntimeError, match="letters to print with could not be made"):
        build.build()
    assert done == ["install", "letters", "client", "guide", "packed", "print letters"]


def test_without_what_makes_them_there_is_a_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(WEB))
    build = import_module("build")
    monkeypatch.setitem(sys.modules, "print_letters", None)  # it cannot be imported
    with pytest.raises(RuntimeError, match="letters to print with could not be made"):
        build.make_print_letters()
