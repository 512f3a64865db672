"""For all tests."""

import asyncio
import gc
import os
import re
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

TESTS = Path(__file__).parent

# What `make check` leaves out, by folder and by fixture; pyproject.toml says what the marks mean.
FOLDERS = {
    "browser": "browser",
    "server": "server",
    "arena": "long",
    "bots": "long",
    "cli": "long",
    "fast": "long",
    "recipes": "long",
    "rl": "long",
    "tui": "long",
}
FIXTURES = {"browser": "browser", "host": "server"}

# A busy machine is no reason to fail.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Reading modules is most of what short processes do, ours and those of the tests: what Python has compiled of
# them is kept, also where it is told to write nothing.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

LOUD = (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP)


def pytest_configure() -> None:
    pass_signals_on()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A folder that `-m "not (...)"` leaves out is not even read: that takes as long as many tests."""
    left_out = re.fullmatch(r"not \((.*)\)", config.getoption("markexpr"))
    folder = collection_path.name if collection_path.parent == TESTS else ""
    return True if left_out and FOLDERS.get(folder) in left_out[1].split(" or ") else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in _marks(item):
            item.add_marker(mark)


def _marks(item: pytest.Item) -> Iterator[str]:
    if item.path.is_relative_to(TESTS) and (mark := FOLDERS.get(item.path.relative_to(TESTS).parts[0])):
        yield mark
    for name in getattr(item, "fixturenames", ()):
        if name in FIXTURES:
            yield FIXTURES[name]


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: the collector need not look at them again and again."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """Three more than there are cores: many tests wait for a server, a terminal or a browser."""
    return (os.cpu_count() or 1) + 3


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Between two tests of the browser Playwright's loop counts as running in this thread. A test with a loop
    of its own that comes in between would not be let in."""
    if "playwright" in getattr(item, "fixturenames", ()):
        return (yield)
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(running)


def pass_signals_on() -> None:
    """What the tests start hears Ctrl-C, also when they run in the background (`nohup make test &`).

    A signal that the system ignores for us is ignored for every program we start, too. One that a function
    ignores is not: we stay deaf, as whoever started us wished, and the programs begin with their default.
    """
    for each in LOUD:
        if signal.getsignal(each) is signal.SIG_IGN:
            signal.signal(each, _hear_nothing)


def _hear_nothing(*_: object) -> None:
    pass
