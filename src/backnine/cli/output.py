"""Standard output and errors, with what keeps them from being written told apart from every other trouble."""

import io
import sys


class PrintError(OSError):
    """The output cannot be written: a full disk, a device that is gone."""


class Output(io.TextIOWrapper):
    """A stream over the buffer of another, which it never closes. What a terminal cannot show becomes ?."""

    def __init__(self, stream: io.TextIOWrapper) -> None:
        super().__init__(
            stream.buffer,
            encoding=stream.encoding,
            errors="replace",
            line_buffering=stream.line_buffering,
            write_through=stream.write_through,
        )
        self._stream = stream  # or the buffer would be closed with it

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OSError as error:
            raise _told(error) from error

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            raise _told(error) from error

    def close(self) -> None:
        if not self.buffer.closed:
            self.flush()


def _told(error: OSError) -> OSError:
    """A reader who has gone is no trouble; whoever runs the command knows (`… | head`)."""
    return error if isinstance(error, BrokenPipeError) else PrintError(error.errno, error.strerror)


def watch_output() -> None:
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            setattr(sys, name, Output(stream))
