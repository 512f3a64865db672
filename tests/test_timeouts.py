"""A test that hangs is named as failed, and takes no other with it."""

import re
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HANGING = """
import asyncio, threading, time
import pytest

@pytest.mark.parametrize("n", range(10))
def test_before(n):
    pass

def test_hangs_asleep():
    time.sleep(600)

def test_hangs_in_c():
    sum(range(10**10))  # for minutes: hears no signal, and lets no other thread run

def test_hangs_with_a_thread():
    thread = threading.Thread(target=time.sleep, args=(600,))
    thread.start()
    thread.join()

def test_hangs_in_a_loop():
    asyncio.run(asyncio.sleep(600))

def test_hangs_in_a_stubborn_loop():
    async def stubborn():
        while True:
            try:
                await asyncio.sleep(600)
            except asyncio.CancelledError:
                pass
    asyncio.run(stubborn())

@pytest.fixture
def clings():
    yield
    time.sleep(600)

def test_hangs_afterwards(clings):
    pass

@pytest.mark.parametrize("n", range(10))
def test_after(n):
    pass
"""
HANG = sorted(re.findall("test_hangs_\\w+", HANGING))
PLUGINS = ("-p", "tests.conftest")
WITHIN = ("-o", "timeout=1", "-o", "faulthandler_timeout=3")  # all else as for every other test


@pytest.mark.long
def test_a_hanging_test_takes_no_other_with_it(tmp_path: Path) -> None:
    """In the background, too, where nobody can end it with Ctrl-C."""
    (tmp_path / "test_hanging.py").write_text(HANGING)
    settings = ("-c", ROOT / "pyproject.toml", "--rootdir", tmp_path, *PLUGINS, *WITHIN)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *map(str, settings), "-n", "2", "--dist", "worksteal", tmp_path],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        preexec_fn=_deaf,
    )
    named = re.findall(r"^(?:FAILED|ERROR) .*::(\w+)", run.stdout, re.MULTILINE)
    assert sorted(named) == HANG, run.stdout
    assert " 21 passed" in run.stdout  # one of them hangs when it has passed
    assert "in test_hangs_in_c" in run.stderr  # what it did in the end


def _deaf() -> None:
    """As a shell starts what runs in the background."""
    for each in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)


def test_a_test_is_failed_before_its_worker_is_ended() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["pytest"]["ini_options"]
    own = [
        float(seconds)
        for path in (ROOT / "tests").rglob("*.py")
        for seconds in re.findall(r"mark\.timeout\((\d+)", path.read_text())
    ]
    assert len(own) > 5
    assert max([settings["timeout"], *own]) < settings["faulthandler_timeout"]
