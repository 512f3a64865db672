"""Building the package builds the browser client into it."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Where it cannot be built, an installation from the sources works without: the server says so."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        sys.path.insert(0, str(root / "web"))
        try:
            from build import build  # noqa: PLC0415 - needs Node, which only a build has

            build()
        except (ImportError, RuntimeError, OSError) as problem:
            if version != "editable":
                raise
            print(problem, file=sys.stderr)
        finally:
            sys.path.remove(str(root / "web"))
