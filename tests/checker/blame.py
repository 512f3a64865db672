"""What the fault tests ask of the checker: that it blames the right line and names the right clause."""

from .checker import check
from .simulator import Simulator


def all_is_well(sim: Simulator, lines: int | None = None) -> bool:
    """Nothing is wrong so far with an unfinished match, or with its first lines."""
    text = sim.text()[:lines]
    complaints = check(text)
    return [c.startswith(f"line {len(text) + 1}: ") and " stops where " in c for c in complaints] == [True]


def blames(sim: Simulator, line: int, clause: str) -> bool:
    complaints = check(sim.text())
    assert all(complaint.startswith(f"line {line}: ") for complaint in complaints), complaints
    return any(complaint.startswith(f"line {line}: {clause}: ") for complaint in complaints)


def blames_last(sim: Simulator, clause: str) -> bool:
    """All is well up to the last line, and that breaks the clause."""
    assert all_is_well(sim, len(sim.lines) - 1), check(sim.text()[:-1])
    return blames(sim, len(sim.lines), clause)
