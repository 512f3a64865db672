"""All that a program heard and said, line by line, for its author."""

from pathlib import Path

from backnine.tui.files import unwritable


class Transcript:
    """`1 > …` was said to the first program, `1 < …` is what it answered, `1 ! …` why it forfeited a move."""

    def __init__(self, path: Path, who: str) -> None:
        self._path = path
        self._who = who

    def note(self, sign: str, text: str) -> None:
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{self._who} {sign} {' '.join(text.splitlines())}\n")
        except OSError as error:
            raise unwritable(self._path, error) from None  # not the program's fault
