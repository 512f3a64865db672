"""Programs of Debian that the tests ask whether they would take our files: nginx and Prometheus' promtool.

`python -m tests.server.debian` unpacks them into the environment where they are missing: installed ones would
begin to serve.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

OURS = Path(sys.prefix) / "debian"
PACKAGES = {"nginx": "nginx", "promtool": "prometheus"}


def find(program: str) -> str | None:
    places = ":".join(str(OURS / folder) for folder in ("usr/sbin", "usr/bin"))
    return shutil.which(program) or shutil.which(program, path=places)


def missing(program: str) -> str:
    return f"{program} is not asked about the files in deploy/ and docs/: apt install {PACKAGES[program]}"


def unpack(package: str) -> None:
    """Without its service, and without being root. Only we may write to the folder, apt's user cannot."""
    with tempfile.TemporaryDirectory() as folder:
        download = ["apt-get", "download", "-qq", "-o", "APT::Sandbox::User=", package]
        subprocess.run(download, cwd=folder, check=False)
        for file in Path(folder).glob("*.deb"):
            subprocess.run(["dpkg", "-x", file, OURS], check=False)


def main() -> None:
    for program, package in PACKAGES.items():
        if not find(program) and shutil.which("apt-get") and shutil.which("dpkg"):
            unpack(package)
        if not find(program):
            print(missing(program), file=sys.stderr)


if __name__ == "__main__":
    main()
