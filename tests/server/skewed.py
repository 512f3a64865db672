"""`backnine` on a machine whose clock is wrong by so many seconds, and leaps to and fro all the time.

python -m tests.server.skewed SECONDS serve ...
"""

import sys
import time
from functools import partial

from backnine.cli import main

_real = time.time


def wrong_by(seconds: float) -> float:
    return _real() + (seconds if int(time.monotonic()) % 2 else -seconds)


if __name__ == "__main__":
    ahead = float(sys.argv.pop(1))
    time.time = partial(wrong_by, ahead)
    time.time_ns = lambda: int(wrong_by(ahead) * 1e9)
    main()
