"""Kernels are compiled before play starts, and whoever waits sees that it goes on."""

import sys
from io import StringIO
from threading import Event
from unittest.mock import Mock

import pytest

from backnine.cli import warm_up
from backnine.locales import Words


class Watched(StringIO):
    """A terminal that says when the progress is on it."""

    def __init__(self) -> None:
        super().__init__()
        self.told = Event()

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if "parts" in text:
            self.told.set()
        return super().write(text)


def test_a_person_sees_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Watched()
    bot = Mock(get_ready=lambda game: terminal.told.wait(30))
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(warm_up, "find_bot", lambda name: bot)
    monkeypatch.setattr(warm_up, "SECONDS", 0.01)
    monkeypatch.setenv("TERM", "xterm")
    warm_up.warm_up(Words("en"), "play-nine", ["tour"])
    assert "0 parts compiled, 0:0" in terminal.getvalue()
    assert terminal.getvalue().endswith(warm_up.ERASE_LINE)
