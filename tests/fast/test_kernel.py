"""What all kernels share."""

import shutil
import sys
from pathlib import Path
from subprocess import run

import backnine

INNER = """
from backnine.fast.kernel import {how}

@{how}
def answer() -> int:
    return {answer}
"""
OUTER = """
from backnine.fast.inner import answer
from backnine.fast.kernel import kernel

@kernel
def ask() -> int:
    return answer() + 1

print(ask())
"""


def test_a_change_in_any_file_of_the_folder_is_compiled(tmp_path: Path) -> None:
    """What one file compiles into another must not be taken from an old cache."""
    fast = shutil.copytree(Path(backnine.__file__).parent, tmp_path / "backnine") / "fast"
    (fast / "outer.py").write_text(OUTER)
    for answer in (1, 41):
        (fast / "inner.py").write_text(INNER.format(how="bare", answer=answer))
        done = run(
            [sys.executable, "-c", "import backnine.fast.outer"],
            env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert done.stdout == f"{answer + 1}\n"
