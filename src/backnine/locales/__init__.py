"""One set of Fluent catalogues for every screen and page, in every language of `LANGUAGES`.

`Words("fr")("table-your-turn")` says a message in French. A catalogue is read when its first message is
wanted: Fluent and the larger catalogues take longer to load than a short command should.
"""

import os
import re
from collections.abc import Iterable
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from backnine.games import GAMES
from backnine.refused import Refused, harmless

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parent


class Language(NamedTuple):
    """What there is to know of a language besides its texts."""

    name: str  # as its speakers call it
    point: str = "."  # in 1,234.5 %
    thousands: str = ","
    percent: str = "%"
    comma: str = ", "  # between the parts of a list
    joint: str = " "  # between two lines of a text
    date: str = "%d/%m/%Y"


LANGUAGES: Final = {
    "en": Language("English", date="%d %b %Y"),
    "fr": Language("Français", point=",", thousands="\u202f", percent="\u00a0%"),
    "it": Language("Italiano", point=",", thousands="."),
    "es": Language("Español", point=",", thousands=".", percent="\u00a0%"),
    "ja": Language("日本語", comma="、", joint="", date="%Y/%m/%d"),
}

# Which catalogue holds a message, by the beginning of its id: a game's own texts have its name or
# the letters of its clauses.
CATALOGUES: Final = (
    {
        "admin-": "admin",
        "advice-": "advice",
        "bot-": "bots",
        "cli-admin-": "admin",
        "cli-": "cli",
        "coach-": "coach",
        "error-keeper-": "keeper",  # a page that keeps no score need not load them
        "error-": "errors",
        "fair-": "fair",
        "finale-": "finale",
        "keeper-": "keeper",
        "learn-": "learn",
        "paper-": "paper",
        "phrase-": "server",
        "reminder-": "server",
        "report-": "report",
        "review-": "review",
        "score-": "score",
        "server-": "server",
        "story-": "story",
        "table-": "table",
        "web-": "web",
        "why-": "why",
    }
    | {
        beginning: game.name
        for game in GAMES
        for beginning in (f"{game.name}-", game.sections[0].clauses[0][:3].lower())
    }
)

_OF_GAMES: Final = {game.name for game in GAMES}


_NO_BREAK: Final = re.compile(" (?=[:;!?»])|(?<=«) ")  # French signs must not begin a line


# A message of one line with nothing in it but text and variables. Most are so, and need no Fluent to be said:
# importing Fluent takes longer than the rest of a short command.
_PLAIN: Final = re.compile(r"^([a-z0-9-]+) = ([^{}\n]*(?:\{ \$[a-z]+ \}[^{}\n]*)*)$(?!\n[ }])", re.MULTILINE)
_MESSAGE: Final = re.compile(r"^([a-z0-9-]+) =.*(?:\n(?=[ }\n]).*)*", re.MULTILINE)  # with all its lines
_VARIABLE: Final = re.compile(r"\{ \$([a-z]+) \}")


class Words:
    """A language to speak in."""

    def __init__(self, language: str) -> None:
        self.language = check_language(language)
        self._read_already: set[str] = set()
        self._messages: dict[str, str] = {}  # as the catalogues have them
        self._plain: dict[str, str] = {}
        self._in_fluent: set[str] = set()
        self.lacking: set[str] = set()  # games of which a text was wanted that is not there

    def __call__(self, message: str, **variables: str | int) -> str:
        """The message with its variables filled in: names, files and whatever comes from outside, without
        what could command a terminal."""
        variables = {
            name: harmless(value) if isinstance(value, str) else value for name, value in variables.items()
        }
        catalogue = catalogue_of(message)
        self._read(catalogue)
        if catalogue in _OF_GAMES and message not in self._messages:
            return self._instead(catalogue, message, variables)
        if message in self._plain and all(_looks_the_same(value) for value in variables.values()):
            text = _VARIABLE.sub(lambda found: str(variables[found[1]]), self._plain[message]).strip()
        else:
            text = self.by_fluent(message, variables)
        return _NO_BREAK.sub("\u00a0", text) if self.language == "fr" else text

    def prose(self, message: str, **variables: str | int) -> str:
        """The same as one flowing line: Japanese joins its lines without a space."""
        return LANGUAGES[self.language].joint.join(self(message, **variables).split("\n"))

    def listed(self, parts: Iterable[str]) -> str:
        """The parts with the language's comma between them."""
        return LANGUAGES[self.language].comma.join(parts)

    def moment(self, at: float) -> str:
        """Day and time as people of the language write them, by the reader's own clock."""
        return f"{datetime.fromtimestamp(at):{LANGUAGES[self.language].date} %H:%M}"

    def by_fluent(self, message: str, variables: dict[str, str | int]) -> str:
        """Plurals, choices, large numbers and texts of several lines. No message is made of others: each is
        parsed alone, when it is wanted, as a whole catalogue would take far longer."""
        if message not in self._in_fluent:
            from fluent.runtime import FluentResource  # noqa: PLC0415

            self._bundle.add_resource(FluentResource(self._messages[message]))
            self._in_fluent.add(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, problems = self._bundle.format_pattern(pattern, variables)
        if problems:
            raise KeyError(f"{message}: {problems}")
        return str(text)

    def _instead(self, game: str, message: str, variables: dict[str, str | int]) -> str:
        """A game can be played before all its texts are there: the English one, or the message's own name
        with what would have been in it."""
        self.lacking.add(game)
        if self.language != "en":
            return self._english(message, **variables)
        name = message.removesuffix("-name") if message.startswith(game) else message.upper()
        return " ".join([name, *(f"{key}={value}" for key, value in variables.items())])

    @cached_property
    def _english(self) -> "Words":
        return Words("en")

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - costs a tenth of a second

        return FluentBundle([self.language], use_isolating=False)

    def _read(self, catalogue: str) -> None:
        if catalogue not in self._read_already:
            path = FOLDER / self.language / f"{catalogue}.ftl"
            text = "" if catalogue in _OF_GAMES and not path.exists() else path.read_text("utf-8")
            self._read_already.add(catalogue)
            self._messages.update((found[1], found[0]) for found in _MESSAGE.finditer(text))
            self._plain.update(_PLAIN.findall(text))


def _looks_the_same(value: str | int) -> bool:
    """A number below a thousand is written alike in every language."""
    return isinstance(value, str) or abs(value) < 1000


def catalogue_of(message: str) -> str:
    return next(name for beginning, name in CATALOGUES.items() if message.startswith(beginning))


def check_language(language: str) -> str:
    """The language as we write it, in small letters."""
    if language.lower() not in LANGUAGES:
        raise Refused("no-such-language", language=language[:20], languages=", ".join(LANGUAGES))
    return language.lower()


def language_of_environment() -> str:
    """The language the user's system speaks, if it is one of ours; otherwise English."""
    for name in ("BACKNINE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def preferred_language(accepted: str) -> str:
    """The first of our languages that a browser asks for (`Accept-Language`); otherwise English."""
    wishes = []
    for place, wish in enumerate(accepted[:200].split(",")):
        name, _, quality = wish.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), place, name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(wishes) if name in LANGUAGES), "en")
