"""Programs that may sit at tables. Whoever runs the server names them when it starts (`serve --bot`), nobody
else can: a table knows their names, and never a command."""

from collections.abc import Iterable
from typing import Final

_ADMITTED: Final[set[str]] = set()


def admit(names: Iterable[str]) -> None:
    """These, from now on, in this process."""
    _ADMITTED.clear()
    _ADMITTED.update(names)


def is_admitted(name: str) -> bool:
    return name in _ADMITTED
