"""Observations as networks like them: ones and zeros for choices, small numbers for counts."""

import numpy as np
from numpy.typing import NDArray

from backnine.rl.observation import Observer


class OneHot:
    """A choice has one place for each value it may have; a count is divided by the most it can be."""

    def __init__(self, observer: Observer) -> None:
        self._choices, self._firsts, self._counts, self._scales = [], [], [], []
        first, number = 0, 0
        for part in observer.parts:
            for _ in range(part.size):
                if part.kind == "choice":
                    self._choices.append(number)
                    self._firsts.append(first)
                    first += part.most + 1
                else:
                    self._counts.append(number)
                    self._scales.append(1 / part.most)
                number += 1
        self._after = first
        self.size = first + len(self._counts)

    def __call__(self, rows: NDArray[np.int16]) -> NDArray[np.float32]:
        """A row of features for every row of numbers."""
        features = np.zeros((len(rows), self.size), np.float32)
        places = rows[:, self._choices] + np.array(self._firsts)
        np.put_along_axis(features, places, 1, axis=1)
        features[:, self._after :] = rows[:, self._counts] * np.array(self._scales, np.float32)
        return features
