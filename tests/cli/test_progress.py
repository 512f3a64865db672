"""How long it still takes, as the bar tells it."""

import re
from contextlib import redirect_stderr
from io import StringIO

import pytest

from backnine.cli import progress as bars
from backnine.cli.progress import ENDLESS, Progress
from backnine.locales import Words


class Watch(StringIO):
    """A terminal, and a clock that goes when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def isatty(self) -> bool:
        return True

    def told(self, progress: Progress, after: float, done: int, wanted: int) -> str:
        """What stands on the line so many seconds later."""
        self.now += after
        progress(done, wanted)
        return self.getvalue().rpartition("\x1b[K")[2]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(bars, "monotonic", lambda: watch.now)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "xterm")
    return watch


def left(line: str) -> str | None:
    found = re.search(r"[\d:]*\d:\d\d", line)
    return found and found[0]


def test_the_time_left_goes_by_what_was_played_so_far(watch: Watch) -> None:
    with redirect_stderr(watch), Progress(Words("en")) as progress:
        assert left(watch.told(progress, 0, 0, 100)) is None
        assert left(watch.told(progress, 20, 10, 100)) == "3:00"  # 2 seconds each, 90 to play
        assert left(watch.told(progress, 20, 80, 100)) == "0:10"  # half a second each, 20 to play
        assert left(watch.told(progress, 40, 80, 4000)) == "1:05:20"  # there are to be more: 1 second each
        assert left(watch.told(progress, 1, 100, 100)) == "0:00"
    assert watch.getvalue().endswith("\r\x1b[K")


def test_what_was_played_before_took_no_time_now(watch: Watch) -> None:
    """A run that goes on: only what it has played itself says how fast it is."""
    with redirect_stderr(watch), Progress(Words("en")) as progress:
        watch.told(progress, 300, 5000, 6000)  # to read the file took long
        assert left(watch.told(progress, 30, 5100, 6000)) == "4:30"


def test_nothing_is_said_of_an_end_that_nobody_knows(watch: Watch) -> None:
    with redirect_stderr(watch), Progress(Words("en")) as progress:
        watch.told(progress, 0, 0, ENDLESS)
        assert watch.told(progress, 5, 70, ENDLESS) == "70"


def test_it_is_not_drawn_more_often_than_anybody_can_read(watch: Watch) -> None:
    with redirect_stderr(watch), Progress(Words("en")) as progress:
        first = watch.told(progress, 0, 0, 100)
        assert watch.told(progress, 0.05, 1, 100) == first
        assert watch.told(progress, 0.06, 2, 100) != first
