"""`backnine` that notes every call of our functions from the frame of a message to what is told of it.

python -m tests.server.walked FILE serve ...

FILE gets a line for each call, with the files of both sides, before anything is sent to the visitors.
Coroutines are left out: a message is handled without any, and others only happen to go on meanwhile.
"""

import inspect
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType

import backnine
from backnine.cli import main

PACKAGE = str(Path(backnine.__file__).parent) + "/"
COROUTINE = inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
QUEUE = "table/acts.py"  # it calls what it was given: whoever gave it is the caller


class Walk:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.calls: list[str] | None = None

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(PACKAGE) or code.co_flags & COROUTINE:
            return
        if code.co_qualname == "FrameProtocol.data_received":
            self.calls = []
        if self.calls is None:
            return
        self.calls.append(f"{self._caller(frame)} {place(code)} {code.co_qualname}")
        if code.co_qualname == "Outbox._round_is_over":
            self.file.write_text("\n".join(self.calls))
            self.calls = None

    def _caller(self, frame: FrameType) -> str:
        before = frame.f_back
        while before and (not before.f_code.co_filename.startswith(PACKAGE) or place(before.f_code) == QUEUE):
            before = before.f_back
        return place(before.f_code) if before else "-"


def place(code: CodeType) -> str:
    return code.co_filename.removeprefix(PACKAGE)


if __name__ == "__main__":
    walk = Walk(Path(sys.argv.pop(1)))
    threading.setprofile(walk)
    sys.setprofile(walk)
    main()
