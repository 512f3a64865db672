"""The system's nginx, which the tests ask whether it would take our sample.

`python -m tests.server.nginx` unpacks Debian's into the environment where there is none: an installed one
would begin to serve.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

OURS = Path(sys.prefix) / "nginx"
MISSING = (
    "Whether nginx takes the sample of docs/deploy.md is not tried without it. On Debian: apt install nginx."
)


def find() -> str | None:
    return shutil.which("nginx") or shutil.which("nginx", path=str(OURS / "usr/sbin"))


def unpack() -> bool:
    """Without its service, and without being root."""
    if not shutil.which("apt-get") or not shutil.which("dpkg"):
        return False
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["apt-get", "download", "-qq", "nginx"], cwd=folder, check=False)
        for package in Path(folder).glob("*.deb"):
            subprocess.run(["dpkg", "-x", package, OURS], check=False)
    return find() is not None


if __name__ == "__main__" and not find() and not unpack():
    print(MISSING, file=sys.stderr)
