"""In the background the shell has Ctrl-C ignored, but the programs under test must hear it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import environment

ROOT = Path(__file__).parents[1]
SIGNALS = "(signal.SIGINT, signal.SIGQUIT, signal.SIGHUP)"
TELL = f"import signal; print(*[signal.getsignal(each) is signal.SIG_IGN for each in {SIGNALS}])"

# A process in the background, as a worker of the tests is, and what it starts in the ways our tests know.
WORKER = f"""
import os, signal, subprocess, sys
import pexpect
from tests.conftest import pass_signals_on

for each in {SIGNALS}:
    signal.signal(each, signal.SIG_IGN)
if "passed" in sys.argv:
    pass_signals_on()
os.kill(os.getpid(), signal.SIGINT)  # ignored all the same
started = [sys.executable, "-c", {TELL!r}]
print(subprocess.check_output(started, text=True).strip())
print(subprocess.check_output(started, text=True, start_new_session=True).strip())
print(pexpect.spawn(started[0], started[1:], encoding="utf-8").read().strip())
"""


@pytest.mark.parametrize(
    ("how", "ignored"), [("passed", "False False False"), ("inherited", "True True True")]
)
def test_what_is_started_in_the_background_hears_ctrl_c(how: str, ignored: str) -> None:
    worker = subprocess.run(
        [sys.executable, "-c", WORKER, how],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (worker.stdout.split("\n"), worker.stderr) == ([ignored] * 3 + [""], "")


def test_what_this_worker_starts_hears_ctrl_c() -> None:
    started = subprocess.check_output([sys.executable, "-c", TELL], text=True)
    assert started == "False False False\n"
