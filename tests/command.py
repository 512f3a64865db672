"""The real command in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = Path(sys.executable).parent / "backnine"


def environment(**more: str) -> dict[str, str]:
    """A plain environment: English, no colour settings, nobody's data folder."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR") if key in os.environ}
    return kept | {"LANG": "en_US.UTF-8", "PYTHONUTF8": "1"} | more


def backnine(*arguments: str | Path, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run `backnine` and give back what it printed and its exit code."""
    return subprocess.run(
        [COMMAND, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**env),
        timeout=120,
        check=False,
    )
