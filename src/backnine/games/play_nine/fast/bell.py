"""The error function out of a table: quicker than the library's, and the same on every machine."""

from math import erf as exactly
from math import exp, pi, sqrt
from typing import Final

import numpy as np

from backnine.fast.kernel import bare

STEPS: Final = 32  # to one
FAR: Final = 6.0  # from here on it is one
_VALUES: Final = np.array([exactly(step / STEPS) for step in range(int(FAR * STEPS) + 1)])
_SLOPES: Final = np.array(
    [2 / sqrt(pi) * exp(-((step / STEPS) ** 2)) for step in range(int(FAR * STEPS) + 1)]
)


@bare
def erf(x: float) -> float:
    """By Taylor from the nearest step, to one in a hundred billion."""
    far = abs(x)
    if far >= FAR:
        return 1.0 if x > 0 else -1.0
    step = int(far * STEPS + 0.5)
    near = step * (1.0 / STEPS)
    by, square = far - near, near * near
    fifth = (square * (square * 16.0 - 48.0) + 12.0) / 120.0
    fourth = near * (12.0 - 8.0 * square) / 24.0
    third = (4.0 * square - 2.0) / 6.0
    grown = by * (1.0 + by * (-near + by * (third + by * (fourth + by * fifth))))
    found = _VALUES[step] + _SLOPES[step] * grown
    return float(found if x > 0 else -found)
