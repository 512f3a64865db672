"""The command, in a process of its own or quickly in this one."""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from platformdirs import user_cache_path

from backnine.cli import run
from tests import forked

COMMAND = Path(sys.executable).parent / "backnine"
PATIENCE = 120.0  # seconds


# Matches that no test named go here, not into anybody's home.
_HOME = tempfile.mkdtemp(prefix="backnine-home-")
atexit.register(shutil.rmtree, _HOME, ignore_errors=True)
STATE = Path(_HOME, ".local", "state", "backnine")


def environment(**more: str) -> dict[str, str]:
    """A plain environment: English, no colour settings, a home of its own, with the kernels of everybody."""
    kept = {key: os.environ[key] for key in ("PATH", "TMPDIR", "PYTHONPATH") if key in os.environ}
    kept |= {"HOME": _HOME, "XDG_DATA_HOME": f"{_HOME}/data", "XDG_CACHE_HOME": str(user_cache_path())}
    return kept | {"LANG": "en_US.UTF-8", "PYTHONUTF8": "1"} | more


def backnine(*arguments: str | Path, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run `backnine` and give back what it printed and its exit code."""
    typed = [str(COMMAND), *map(str, arguments)]
    if not any(key.startswith("PYTHON") for key in env):
        return forked.run(typed, environment(**env), stdin, PATIENCE)
    return subprocess.run(
        typed,
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**env),
        timeout=PATIENCE,
        check=False,
    )


def answered(*arguments: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
    """The same without starting a process, for what is answered at once: help, and mistakes."""
    typed = [str(argument) for argument in arguments]
    output, errors = StringIO(), StringIO()
    with (
        patch.dict(os.environ, environment(COLUMNS="80", **env), clear=True),
        redirect_stdout(output),
        redirect_stderr(errors),
    ):
        code = run(typed)
    return subprocess.CompletedProcess(typed, code, output.getvalue(), errors.getvalue())
