"""What a program of another hand gets: a clean environment, and so much memory, time and disk.

That keeps secrets out of its sight and a careless program from taking the whole machine. It is no prison: the
program reads and writes what its user may, and uses the network.
"""

import math
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MEMORY: Final = 2048  # megabytes
FILE: Final = 256  # megabytes of one file that it writes
MEGABYTE: Final = 1024 * 1024
ANSWERS: Final = 240  # it may compute for as long as so many answers at the end of our patience,
LEAST_SECONDS: Final = 60  # but for a minute in any case

# What a program needs to be found and to run, and in which language. No token or password is called so.
KEPT: Final = {"PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TERM"}


def clean_environment() -> dict[str, str]:
    """Of our variables those that a program may know."""
    return {name: value for name, value in os.environ.items() if name in KEPT or name.startswith("LC_")}


@dataclass(frozen=True)
class Limits:
    """Of every process of a program."""

    memory: int = MEMORY
    seconds: int = LEAST_SECONDS  # of the processor

    def impose(self) -> Callable[[], None]:
        """A function for the new process, between its birth and the program. Everything is looked up before:
        little is safe there."""
        import resource  # noqa: PLC0415 - not on every system

        wanted = {
            # Memory that is reserved without being used does not count here, and some languages reserve much.
            resource.RLIMIT_DATA: self.memory * MEGABYTE,
            resource.RLIMIT_CPU: self.seconds,
            resource.RLIMIT_FSIZE: FILE * MEGABYTE,
            resource.RLIMIT_CORE: 0,
        }
        limits = [(kind, _both(most, resource.getrlimit(kind)[1])) for kind, most in wanted.items()]

        def set_all() -> None:
            for kind, both in limits:
                resource.setrlimit(kind, both)

        return set_all


def _both(wanted: int, allowed: int) -> tuple[int, int]:
    """The soft limit, which a signal of its own tells, and the hard one. A lower one of ours stays; -1 is
    infinity."""
    hard = wanted + 1 if allowed < 0 else min(wanted + 1, allowed)
    return min(wanted, hard), hard


def limits_for(patience: float, memory: int = MEMORY) -> Limits:
    """The time grows with the patience, which says how long it may think about a move."""
    return Limits(memory, max(LEAST_SECONDS, math.ceil(ANSWERS * patience)))
