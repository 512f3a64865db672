"""`backnine admin` as a test types it, and what a running server says to it."""

import json
import subprocess
from pathlib import Path

from tests.command import backnine
from tests.server.host import Host, Json


def admin(host: Host, *typed: str | Path, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    command, *more = typed
    return backnine("admin", command, "--data", host.data, *more, stdin=stdin, **env)


def told(host: Host, *typed: str | Path, stdin: str = "") -> list[Json]:
    """The answers, as JSON."""
    answer = admin(host, *typed, "--json", stdin=stdin)
    assert answer.returncode == 0, answer.stderr
    return [json.loads(line) for line in answer.stdout.splitlines()]


def done(host: Host, *typed: str | Path, stdin: str = "") -> str:
    answer = admin(host, *typed, stdin=stdin)
    assert (answer.returncode, answer.stderr) == (0, ""), answer.stderr
    return answer.stdout
