"""One set of Fluent catalogues for every screen and page: en fr it es ja.

`Words("fr")("table-your-turn")` says a message in French. A catalogue is read when its first message is
wanted: Fluent and the larger catalogues take longer to load than a short command should.
"""

import os
import re
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from backnine.games import GAMES
from backnine.refused import Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "it", "es", "ja")
FOLDER: Final = Path(__file__).parent

# Which catalogue holds a message, by the beginning of its id: a game's own texts have its name or
# the letters of its clauses.
CATALOGUES: Final = {"cli-": "cli", "error-": "errors", "score-": "score", "table-": "table"} | {
    beginning: game.name
    for game in GAMES
    for beginning in (f"{game.name}-", game.sections[0].clauses[0][:3].lower())
}


_NO_BREAK: Final = re.compile(" (?=[:;!?»])|(?<=«) ")  # French signs must not begin a line


class Words:
    """A language to speak in."""

    def __init__(self, language: str) -> None:
        self.language = check_language(language)
        self._read: set[str] = set()

    def __call__(self, message: str, **variables: str | int) -> str:
        """The message with its variables filled in; line breaks of the catalogue are only layout."""
        self._read_catalogue(catalogue_of(message))
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, problems = self._bundle.format_pattern(pattern, variables)
        if problems:
            raise KeyError(f"{message}: {problems}")
        return _NO_BREAK.sub("\u00a0", str(text)) if self.language == "fr" else str(text)

    def prose(self, message: str, **variables: str | int) -> str:
        """The same as one flowing line: Japanese joins its lines without a space."""
        return ("" if self.language == "ja" else " ").join(self(message, **variables).split("\n"))

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - costs a tenth of a second

        return FluentBundle([self.language], use_isolating=False)

    def _read_catalogue(self, name: str) -> None:
        if name not in self._read:
            from fluent.runtime import FluentResource  # noqa: PLC0415

            text = (FOLDER / self.language / f"{name}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(text))
            self._read.add(name)


def catalogue_of(message: str) -> str:
    return next(name for beginning, name in CATALOGUES.items() if message.startswith(beginning))


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("no-such-language", language=language[:20], languages=", ".join(LANGUAGES))
    return language


def language_of_environment() -> str:
    """The language the user's system speaks, if it is one of ours; otherwise English."""
    for name in ("BACKNINE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
