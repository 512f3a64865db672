"""The one error of the core: what was wrong, told so that any screen can say it in its own language."""

import re
from collections.abc import Iterable
from typing import Final

# What commands a terminal or turns around what is read there: control characters, ends of lines, directions,
# and halves of letters, as which Python reads bytes of a file name that are no text.
COMMANDS: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]"
)


class Refused(ValueError):  # noqa: N818 - it reads as what happened
    """Bad input. Nothing has changed.

    `why` is a stable key (every language has a sentence for it), `details` are the variables of
    that sentence, and `moves` are the texts of the moves that would have been legal, if any.
    """

    def __init__(self, why: str, /, *, moves: Iterable[object] = (), **details: str | int) -> None:
        self.why = why
        self.details = {key: _printable(value) for key, value in details.items()}
        self.moves = tuple(str(move) for move in moves)
        super().__init__(self._sentence())

    def located(self, line: int, column: int) -> "Refused":
        """The same refusal, with the place in a file where the fault lies."""
        return Refused(self.why, moves=self.moves, **(self.details | {"line": line, "column": column}))

    def _sentence(self) -> str:
        text = self.why.replace("-", " ")
        if self.details:
            text += ": " + ", ".join(f"{key} {value}" for key, value in self.details.items())
        if self.moves:
            text += "; legal moves: " + ", ".join(self.moves)
        return text


def harmless(text: str) -> str:
    """A text that may come from anywhere, such as the name of a file, without what commands a terminal."""
    return COMMANDS.sub("", text)


def _printable(value: str | int) -> str | int:
    """Details may quote a stranger's file; no sign in them may command a terminal."""
    return value if isinstance(value, int) else "".join(char for char in value if char.isprintable())


def out_of_range(option: str, value: object, least: float, most: float) -> Refused:
    """An option that is no number from `least` to `most`."""
    return Refused("out-of-range", option=option, least=f"{least}", most=f"{most}", value=f"{value}"[:40])
