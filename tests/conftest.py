"""For all tests."""

import asyncio
import gc
import os
import signal
from collections.abc import Generator

import pytest

LOUD = (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP)


def pytest_configure() -> None:
    pass_signals_on()


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: the collector need not look at them again and again."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for a server, a terminal or a browser."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Between two tests of the browser Playwright's loop counts as running in this thread. A test with a loop
    of its own that comes in between would not be let in."""
    if "browser" in getattr(item, "fixturenames", ()):
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
