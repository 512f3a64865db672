"""Put two taught networks into the package: for two players, and for more.

python -m training.pack two.npy more.npy
"""

import sys
from pathlib import Path

import numpy as np

from backnine.games.play_nine.fast import search
from backnine.games.play_nine.fast.mind import Net
from training.play_nine import fresh

TARGET = Path(search.__file__).with_name("nets.npz")


def packed(path: str) -> Net:
    """Half precision is plenty, and rows that no lesson has touched are empty: both make the file small."""
    net = np.load(path)
    net[(net == fresh()).all(axis=2)] = 0
    return np.asarray(net, np.float16)


def main() -> None:
    two, more = sys.argv[1:]
    np.savez_compressed(TARGET, two=packed(two), more=packed(more))


if __name__ == "__main__":
    main()
