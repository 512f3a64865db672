"""A program that forfeits nearly every move: what is measured then is the rookie, so the contest stops."""

from collections.abc import Sequence
from typing import Final

from backnine.arena.conduct import Conduct
from backnine.arena.result import MatchLine

NEARLY_ALL: Final = 0.95
LEAST_DECISIONS: Final = 100  # before a contest is stopped for it


class Forfeits:
    """Decisions and forfeits by contestant, as the matches come in; `before` is what is known already."""

    def __init__(self, before: Sequence[Conduct]) -> None:
        self._decisions = [conduct.decisions for conduct in before]
        self._forfeits = [conduct.forfeits for conduct in before]

    def add(self, line: MatchLine) -> None:
        for number, thinking in enumerate(line.thinking):
            self._decisions[number] += thinking.decisions
        for problem in line.problems:
            self._forfeits[problem.contestant] += problem.moves

    def hopeless(self, least: int = 1) -> int | None:
        """Who forfeited nearly everything, of so many decisions at least."""
        return next(
            (
                number
                for number, decisions in enumerate(self._decisions)
                if decisions >= least and self._forfeits[number] >= NEARLY_ALL * decisions
            ),
            None,
        )
