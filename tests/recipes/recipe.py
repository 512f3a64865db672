"""The recipes of CONTRIBUTING.md, read as they are written and followed in a copy of the repository.

A block goes where the line before it says: "`FILE` is new:", "`FILE`, at the end:", "`FILE`, after `LINE`:",
or before a line, or in place of it. A line is named by its beginning. A block of `sh` is run.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tests.command import environment

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
NEEDED = ("src", "tests", "docs", "web", "Makefile", "pyproject.toml", "README.md")
NOT_NEEDED = shutil.ignore_patterns("node_modules", "assets", "pictures", ".hypothesis", ".pytest_cache")
WHERE = re.compile(r"`([^`]+)`(?: (is new)|, (at the end|after|before|in place of)(?: `([^`]+)`)?):")
FENCE = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A command to run, or a text and the place where it goes."""

    text: str
    path: str = ""  # none: a command
    how: str = ""
    line: str = ""


def recipe(title: str) -> dict[int, list[Block]]:
    """The blocks of each step."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (section,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    first, *steps = re.split(r"^(?=\d+\. )", section, flags=re.MULTILINE)
    assert not FENCE.search(first)
    found = {int(step.split(".")[0]): list(_blocks(step)) for step in steps}
    assert list(found) == list(range(1, len(found) + 1)), f"{title}: steps are numbered {list(found)}"
    return found


def _blocks(step: str) -> Iterator[Block]:
    for fence in FENCE.finditer(step):
        indent, kind, text = fence.groups()
        text = re.sub(rf"^{indent}", "", text, flags=re.MULTILINE)
        said = step[: fence.start()].strip().rpartition("\n")[2].strip()
        if kind == "sh":
            yield Block(text)
        else:
            place = WHERE.fullmatch(said)
            assert place, f"where does this go? {said}"
            path, new, how, line = place.groups()
            yield Block(text, path, new or how, line or "")


@dataclass(frozen=True)
class Copy:
    """What there is of the repository to work with, without what is built and what was there before."""

    root: Path

    @classmethod
    def into(cls, folder: Path) -> "Copy":
        for name in NEEDED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=NOT_NEEDED)
            else:
                shutil.copy2(ROOT / name, folder / name)
        return cls(folder)

    def follow(self, title: str) -> "Copy":
        """All steps of a recipe."""
        for blocks in recipe(title).values():
            for block in blocks:
                self._apply(block)
        return self

    def follow_all_but(self, left_out: int, title: str) -> "Copy":
        """What the other steps write by hand, without what they would have made of it."""
        for number, blocks in recipe(title).items():
            for block in blocks if number != left_out else ():
                if block.path or block.text.startswith("cp "):
                    self._apply(block)
        return self

    def _apply(self, block: Block) -> None:
        if not block.path:
            for line in block.text.splitlines():
                self._command(shlex.split(line))
        elif block.how == "is new":
            for path in self._files(block.path):
                assert not path.exists(), path
                path.write_text(block.text, "utf-8")
        else:
            for path in self._files(block.path):
                path.write_text(changed(path.read_text("utf-8"), block), "utf-8")

    def _files(self, pattern: str) -> list[Path]:
        """`*` is every language."""
        before, star, after = pattern.partition("*")
        folders = sorted(path for path in (self.root / before).iterdir() if path.is_dir()) if star else []
        return [path / after.strip("/") for path in folders if (path / "web.ftl").exists()] or [
            self.root / pattern
        ]

    def _command(self, words: list[str]) -> None:
        if words[0] == "make":  # the environment is set up already, elsewhere
            words[1:1] = ["-o", ".venv/play.done", f"BIN={BIN}"]
        answer = self.run(*words)
        assert answer.returncode == 0, f"{words}: {answer.stdout}{answer.stderr}"

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """In the copy, with the code of the copy."""
        return subprocess.run(
            words,
            cwd=self.root,
            env=environment(
                PYTHONPATH=os.pathsep.join([str(self.root / "src"), str(self.root)]),
                PATH=os.pathsep.join([str(BIN), environment()["PATH"]]),
                COLUMNS="80",
            ),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=200,
            check=False,
        )

    def python(self, script: str) -> str:
        """What a script prints that must not fail."""
        answer = self.run(sys.executable, "-c", script)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout

    def test(self, *tests: str) -> subprocess.CompletedProcess[str]:
        return self.run(sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *tests)

    def passes(self, *tests: str) -> None:
        answer = self.test(*tests)
        assert answer.returncode == 0, answer.stdout[-5000:]


def changed(text: str, block: Block) -> str:
    """The text with the block at its place, which must be one line and no other."""
    lines = text.splitlines(keepends=True)
    if block.how == "at the end":
        return text + block.text
    places = [number for number, line in enumerate(lines) if line.strip().startswith(block.line)]
    assert len(places) == 1, f"{block.path}: {len(places)} lines begin with {block.line}"
    (at,) = places
    first, last = {"after": (at + 1, at + 1), "before": (at, at), "in place of": (at, at + 1)}[block.how]
    return "".join([*lines[:first], block.text, *lines[last:]])
