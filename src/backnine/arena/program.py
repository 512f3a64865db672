"""A running program that is asked by lines: one in, one out, within limits of time and size.

Whatever the program does, `ask` answers or fails in time, and `end` leaves nothing of it running: it gets a
process group of its own, and what it started there ends with it. Needs a system with Unix pipes.
"""

import contextlib
import os
import re
import signal
from collections.abc import Sequence
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen
from time import monotonic
from typing import IO, Final, Literal

from backnine.arena import warden
from backnine.arena.limits import Limits, clean_environment

# Why there is no answer: it is late, it is too long, the program has ended or closed its ears or its mouth.
Silence = Literal["late", "flood", "ended"]

LONGEST_ANSWER: Final = 65536
MOST_UNASKED: Final = 4 * LONGEST_ANSWER  # words without a question, in its whole life
MOST_UNREAD: Final = 1024 * 1024
LONGEST_MURMUR: Final = 4096  # the end of what it writes to its standard error is kept
_ERROR: Final = re.compile("error|exception|panic", re.IGNORECASE)
MOMENT: Final = 0.5  # seconds a program may take to leave


class NoAnswer(Exception):  # noqa: N818 - it reads as what happened
    """The program failed to answer and has been ended."""

    def __init__(self, why: Silence, evidence: str) -> None:
        self.why: Final = why
        self.evidence: Final = evidence
        super().__init__(why, evidence)


class Program:
    def __init__(self, command: Sequence[str], limits: Limits | None = None) -> None:
        """Start it; an OSError says why it cannot be started."""
        self._process = Popen(  # noqa: S603 - to start a program of the user's is what this is for
            command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            bufsize=0,
            start_new_session=True,
            env=clean_environment(),
            preexec_fn=(limits or Limits()).impose(),  # noqa: PLW1509 - it only sets limits, which is safe there
        )
        warden.watch(self._process.pid)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._ears, self._mouth, self._aside = map(_never_waiting, pipes)
        self._unsent = self._said = self._murmur = b""
        self._unasked = 0
        self._events = DefaultSelector()
        self._events.register(self._mouth, EVENT_READ, self._hear)
        self._events.register(self._aside, EVENT_READ, self._overhear)

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Its next line. What it said without being asked is thrown away."""
        deadline = monotonic() + seconds
        try:
            self._forget_the_unasked()
            self._unsent += question + b"\n"
            self._events.register(self._ears, EVENT_WRITE, self._say)
            while self._unsent or b"\n" not in self._said:
                self._attend(deadline - monotonic())
        except NoAnswer:
            self.end()
            raise
        line, _, self._said = self._said.partition(b"\n")
        return line

    def tell(self, message: bytes) -> None:
        """Say something that wants no answer. What it does not read yet is said with the next question; one
        that reads nothing at all is told no more."""
        if self._process.returncode is None and len(self._unsent) < MOST_UNREAD:
            self._unsent += message + b"\n"
            with contextlib.suppress(OSError):  # who has gone is noticed when next asked
                self._unsent = self._unsent[self._ears.write(self._unsent) or 0 :]

    def end(self, goodbye: bytes = b"", *, moment: float = 0) -> int:
        """End it and all that it started, after a moment to leave by itself; its exit code."""
        if self._process.returncode is None:
            try:
                self._see_off(goodbye, monotonic() + moment)
            finally:
                self._kill()
        return self._process.returncode

    @property
    def last_words(self) -> str:
        """The last line it wrote to its standard error, or the last that speaks of an error."""
        lines = [line.strip() for line in self._murmur.decode("utf-8", "replace").splitlines()]
        telling = [line for line in lines if _ERROR.search(line)] or [line for line in lines if line]
        return telling[-1] if telling else ""

    def _attend(self, seconds: float) -> None:
        """Do what can be done: say something, hear something."""
        ready = self._events.select(seconds) if seconds > 0 else []
        if not ready:
            raise NoAnswer("late", self.last_words)
        for key, _ in ready:
            key.data()

    def _say(self) -> None:
        try:
            self._unsent = self._unsent[self._ears.write(self._unsent) or 0 :]
        except OSError:
            raise self._ended() from None
        if not self._unsent:
            self._events.unregister(self._ears)

    def _hear(self) -> None:
        chunk = self._mouth.read(LONGEST_ANSWER)
        if chunk == b"":
            raise self._ended()
        self._said += chunk or b""
        if len(self._said) > LONGEST_ANSWER:
            raise _flood(self._said)

    def _overhear(self) -> None:
        chunk = self._aside.read(LONGEST_ANSWER)
        if chunk == b"":
            self._events.unregister(self._aside)
        self._murmur = (self._murmur + (chunk or b""))[-LONGEST_MURMUR:]

    def _forget_the_unasked(self) -> None:
        while unasked := self._said or self._mouth.read(LONGEST_ANSWER):
            self._said = b""
            self._unasked += len(unasked)
            if self._unasked > MOST_UNASKED:
                raise _flood(unasked)

    def _ended(self) -> NoAnswer:
        """It closed a pipe, most likely by ending: with which code, and what were its last words?"""
        code = self.end(moment=MOMENT)
        still_there = code == -signal.SIGKILL
        return NoAnswer("ended", f"{'' if still_there else f'exit {code}: '}{self.last_words}".rstrip(": "))

    def _see_off(self, goodbye: bytes, deadline: float) -> None:
        """Close its ears, and listen until it has closed its mouth, at the latest by ending."""
        with contextlib.suppress(KeyError):
            self._events.unregister(self._ears)
        with contextlib.suppress(OSError):  # if it does not listen, it need not know
            self._ears.write(self._unsent + goodbye if goodbye else b"")
            self._ears.close()
        while self._events.get_map() and (left := deadline - monotonic()) > 0:
            for key, _ in self._events.select(left):
                chunk = os.read(key.fd, LONGEST_ANSWER)
                if not chunk:
                    self._events.unregister(key.fileobj)
                if key.fileobj is self._aside:
                    self._murmur = (self._murmur + chunk)[-LONGEST_MURMUR:]

    def _kill(self) -> None:
        """The whole group, before its leader's number can be given to somebody else."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        warden.forget(self._process.pid)
        self._process.wait()
        self._events.close()
        for pipe in (self._ears, self._mouth, self._aside):
            with contextlib.suppress(OSError):
                pipe.close()


def _never_waiting(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe


def _flood(said: bytes) -> NoAnswer:
    return NoAnswer("flood", said[:100].decode("utf-8", "replace"))
