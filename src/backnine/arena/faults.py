"""What can go wrong with a program in a seat."""

from typing import Final, Literal, NamedTuple

LONGEST_EVIDENCE: Final = 120

# Why a move was forfeited: no start or no greeting; an answer that is late, no JSON, no legal move or too
# long; a program that ended or closed its output; one that is not asked any more after several of these.
Fault = Literal["hello", "late", "nonsense", "illegal", "flood", "ended", "retired"]


class Forfeit(NamedTuple):
    """A move that was forfeited: why, and what the program said or what became of it."""

    fault: Fault
    evidence: str


class Fumble(Exception):  # noqa: N818 - it reads as what happened
    """The move is forfeited."""

    def __init__(self, fault: Fault, evidence: str) -> None:
        self.forfeit: Final = Forfeit(fault, printable(evidence))
        super().__init__(fault, evidence)


def printable(text: str) -> str:
    """No sign in a stranger's words may command a terminal."""
    return "".join(char for char in text if char.isprintable())[:LONGEST_EVIDENCE].strip()
