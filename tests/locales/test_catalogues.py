"""Every language says everything the program says, with the same variables, and nothing else."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from backnine.arena.faults import Fault
from backnine.arena.luck import SOURCES
from backnine.arena.review_page import COLUMNS
from backnine.bots import BOTS
from backnine.cli import COMMANDS
from backnine.cli.admin import COMMANDS as ADMIN
from backnine.cli.admin.door import DOORS
from backnine.coach.analysis import NAMES
from backnine.coach.grades import GRADES
from backnine.coach.themes import THEMES
from backnine.games import GAMES
from backnine.hole import Ending
from backnine.locales import CATALOGUES, FOLDER, LANGUAGES, Words
from backnine.paper import KINDS, SIZES
from backnine.protocol import PHRASES, State
from backnine.rethink import Reason
from backnine.server.admin.tables import ORDERS
from backnine.server.club import Who
from backnine.tui.join import visit
from backnine.tui.review import PARTS
from backnine.tui.seen import WHATS
from backnine.tui.session import PAGES

SOURCE = FOLDER.parent
ROOT = SOURCE.parents[1]
OTHERS = [language for language in LANGUAGES if language != "en"]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        raise AssertionError(f"{node.id.name} is said by itself")  # each message is parsed alone

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        raise AssertionError(f"-{node.id.name} is in no message")


def variables_of(message: ftl.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


@cache
def entries(language: str) -> tuple[ftl.Message, ...]:
    """Every message of a language; anything that does not parse fails, or is not found with all its lines."""
    found: dict[str, ftl.Message] = {}
    words = Words(language)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        text = path.read_text("utf-8")
        words._read(path.stem)
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                found[entry.id.name] = entry
                at = entry.span or ftl.Span(0, 0)
                assert words._messages[entry.id.name].rstrip() == text[at.start : at.end].rstrip()
    return tuple(found.values())


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with its variables."""
    return {entry.id.name: variables_of(entry) for entry in entries(language)}


@cache
def nodes() -> tuple[ast.AST, ...]:
    """Whatever in the source is a text or a call: it is read once for all tests here."""
    trees = [ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py")]
    return tuple(
        node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.Call)
    )


def literals() -> Iterator[str]:
    """Every string in the source, f-strings as patterns with `*` for what is filled in."""
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def dynamic() -> set[str]:
    """Ids that the program puts together from the games' own data."""
    ids = {f"cli-{command}" for command in COMMANDS} | {f"cli-admin-{command}" for command in ADMIN}
    ids |= {f"admin-did-{what}" for what in ORDERS} | {f"cli-admin-{what}-long" for what in ORDERS}
    ids |= {f"admin-page-{what}" for what in ORDERS} | {f"admin-page-sure-{what}" for what in ORDERS}
    ids |= {f"admin-{door}-{who}" for door in DOORS for who in get_args(Who)}
    happened = {f"table-happened-{what}" for what in WHATS}
    ids |= happened | {f"{message}-card" for message in happened}
    ids |= {
        f"table-key-{page}"
        for page in (*PAGES.values(), *visit.PAGES.values(), *visit.WATCHERS_PAGES.values(), "back", "resume")
    }
    for verb in (
        "draw",
        "take",
        "knock",
        "flip",
        "swap",
        "toss",
        "toss-slot",
        "pass",
        "look",
        "look-slot",
        "decline",
        "peek",
    ):
        ids.add(f"table-key-{verb}")
    ids |= {
        f"{game.name}-{kind}-{clause.lower()}"
        for game in GAMES
        for section in game.sections
        for clause in section.clauses
        for kind in ("saving", "saved")
    }
    ids |= {
        f"{game.name}-{kind}-{rule.key.replace('_', '-')}"
        for game in GAMES
        for rule in game.house_rules
        for kind in ("saving", "saved", "penalty")
    }
    ids |= {f"coach-grade-{grade}" for grade in GRADES} | {f"coach-theme-{theme}" for theme in THEMES}
    ids |= {f"coach-score-{name}" for name in NAMES} | {f"coach-turning-{by}" for by in ("luck", "choice")}
    ids |= {f"coach-part-{part}" for part in (*PARTS, "strokes")}
    ids |= {f"coach-col-{name}" for name in COLUMNS}
    ids |= {f"report-fault-{fault}" for fault in get_args(Fault)}
    ids |= {f"table-not-rethought-{reason}" for reason in get_args(Reason)}
    ids |= {f"report-ending-{ending}" for ending in get_args(Ending)}
    ids |= {f"paper-{kind}" for kind in KINDS} | {f"paper-title-{kind}" for kind in KINDS}
    ids |= {f"paper-size-{size.lower()}" for size in SIZES}
    ids |= {
        f"report-{kind}-{source}" for kind in ("source", "means") for source in (*SOURCES, "cards-and-rest")
    }
    ids |= {f"error-{key}" for key in raised()} | {f"why-{key}" for key in explained()}
    ids |= {f"bot-{bot.name}-character" for bot in BOTS}
    ids |= {f"error-now-{phase}" for phase in ("tee-off", "first-look", "draw", "place")}
    ids |= {f"phrase-{phrase}" for phrase in PHRASES}
    ids |= {f"web-{kind}-{game.name}" for kind in ("game", "about") for game in GAMES}
    for rule in (rule for game in GAMES for rule in game.house_rules):
        key = rule.key.replace("_", "-")
        ids.add(f"web-house-{key}")
        if any(isinstance(choice, str) for choice in rule.choices):
            ids |= {f"web-choice-{key}-{choice}" for choice in rule.choices}
    ids |= {f"review-theme-{theme}" for theme in (*THEMES, "other")} | {
        f"review-score-{name}" for name in NAMES
    }
    ids |= {f"review-luck-{kind}" for kind in ("good", "bad", "even")}
    ids |= {f"review-part-{part}" for part in ("par", "luck", "choices", "others", "unforeseen", "strokes")}
    ids |= {f"review-move-{verb}" for verb in ("draw", "take", "flip", "knock", "decline", "peek")}
    ids |= {f"review-why-{reason}" for reason in reasons_in_the_browser()}
    ids |= {f"advice-{what}-{pile}" for what in ("pile", "spot") for pile in ("discard", "held")}
    ids |= {f"advice-closed-{game.closing}" for game in GAMES}
    ids |= {f"advice-lacks-{what}" for what in ("discard", "turned-up", "nothing-left", "who-closed")}
    ids |= {f"web-speed-{speed}" for speed in ("slow", "normal", "quick", "instant")}
    ids |= {f"story-refused-{why}" for why in ("not-ours", "newer", "damaged", "too-large", "no-room")}
    ids |= {f"web-look-{look}" for look in ("auto", "day", "night")}
    ids |= {f"web-pace-{milliseconds}" for milliseconds in (0, 300, 700, 1500, 3000)}
    ids |= {f"{kind}-{state}" for kind in ("server-state", "error-table-is") for state in get_args(State)}
    ids |= {
        "error-changed-meanwhile",
        "error-key-taken",
        "error-number-taken",
        "error-store-failed",
        "error-table-damaged",
    }  # the store's own
    return ids | {message for game in GAMES for message in game_messages(game.name)}


def reasons_in_the_browser() -> set[str]:
    """What the client makes of the reasons of bots."""
    source = (ROOT / "web" / "src" / "coach" / "question.ts").read_text("utf-8")
    table = source.partition("const REASONS")[2].partition("};")[0]
    return set(re.findall(r': "([a-z-]+)"', table))


def game_messages(name: str) -> Iterator[str]:
    game = next(game for game in GAMES if game.name == name)
    yield from (f"{name}-name", f"{name}-aim", f"{name}-signs", f"{name}-section-house")
    if game.secrets:
        yield from (f"{name}-section-memory", f"{name}-memory")
    for section in game.sections:
        yield f"{name}-section-{section.key}"
        yield from (clause.lower() for clause in section.clauses)
    yield from (f"{clause.lower()}-example" for clause in game.examples)
    yield from (f"{name}-minute-{number}" for number in range(1, len(game.minute) + 1))
    yield from (f"{name}-house-{rule.key.replace('_', '-')}" for rule in game.house_rules)


def said() -> set[str]:
    """Ids that stand in the source as they are."""
    beginnings = tuple(CATALOGUES)
    ids = {text for text in literals() if text.startswith(beginnings) and re.fullmatch(r"[a-z0-9-]+", text)}
    return (ids | said_in_the_browser()) - raised()  # the key of a refusal may begin like a message


def said_in_the_browser() -> set[str]:
    """The same for the client in web/, and for the lessons made for it."""
    sources = [
        path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".json")
    ]
    return {
        id_
        for path in sources
        for id_ in re.findall(
            r'"((?:advice|web|learn|fair|finale|keeper|paper|review|story)-[a-z0-9-]+)"',
            path.read_text("utf-8"),
        )
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english_with_the_same_variables(language: str) -> None:
    """Not every language tells persons (`$who`) apart in the same places: test_people.py."""
    assert named(language) == named("en")


def named(language: str) -> dict[str, set[str]]:
    return {message: variables - {"who"} for message, variables in messages(language).items()}


def test_no_message_is_unused() -> None:
    assert set(messages("en")) - said() - dynamic() == set()


def test_no_message_is_missing() -> None:
    catalogued = {"bots", "cli", "errors", "score", "table", "why"}
    wanted = {text for text in said() if not text.endswith("-")} | {
        m for g in GAMES for m in game_messages(g.name)
    }
    wanted |= {f"bot-{bot.name}-character" for bot in BOTS}
    wanted |= {f"error-{key}" for key in raised()} | {f"why-{key}" for key in explained()}
    assert catalogued <= set(CATALOGUES.values())
    missing = sorted(wanted - set(messages("en")))
    assert not missing, f"in no catalogue: {', '.join(missing)}"


def raised() -> set[str]:
    """The key of every refusal that the source can raise."""
    of_the_store = {"changed-meanwhile", "key-taken", "number-taken", "store-failed", "table-damaged"}
    return {_first(call) for call in refusing_calls()} | objections() | of_the_store


def explained() -> set[str]:
    """The key of every reason that a bot can give."""
    return {_first(call) for call in calls_of("because")}


def refusing_calls() -> Iterator[ast.Call]:
    """Every `Refused("key", …)` in the source."""
    return calls_of("Refused", "_wrong")


def calls_of(*names: str) -> Iterator[ast.Call]:
    """Every call in the source of one of these functions with a plain text first."""
    for node in nodes():
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Name) and called.id in names and _first(node):
            assert isinstance(node, ast.Call)
            yield node


def _first(call: ast.AST) -> str:
    """The call's first argument if it is a plain text."""
    first = call.args[0] if isinstance(call, ast.Call) and call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


def objections() -> set[str]:
    """The keys that the games' `objection` functions can return."""
    keys: set[str] = set()
    for path in (SOURCE / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name in ("objection", "_objection"):
                returned = [r for r in ast.walk(node) if isinstance(r, ast.Return)]
                constants = [c for r in returned for c in ast.walk(r) if isinstance(c, ast.Constant)]
                keys |= {
                    c.value
                    for c in constants
                    if isinstance(c.value, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", c.value)
                }
    return keys


def test_a_refusal_has_the_variables_its_sentence_asks_for() -> None:
    """What the sentence names must be among the details given where it is raised."""
    given: dict[str, list[set[str]]] = {}
    for call in refusing_calls():
        given.setdefault(_first(call), []).append({keyword.arg or "" for keyword in call.keywords})
    english = messages("en")
    for key, calls in given.items():
        for details in calls:
            assert english[f"error-{key}"] <= details, key


def test_a_reason_has_the_variables_of_its_sentence() -> None:
    english = messages("en")
    for call in calls_of("because"):
        assert {keyword.arg for keyword in call.keywords} == english[f"why-{_first(call)}"], _first(call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_come_out_whole(language: str) -> None:
    words = Words(language)
    for message, variables in messages(language).items():
        text = words(message, **dict.fromkeys(variables, 3))
        assert text.strip()
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_way_says_what_fluent_says(language: str) -> None:
    """Plain messages are said without Fluent; nobody must be able to tell."""
    words = Words(language)
    for message, names in messages(language).items():
        for value in (3, 0, 1, -7, 1541, "K♥", "{ $card }", "\\1") if names else (3,):
            variables = dict.fromkeys(names, value)
            said = words(message, **variables).replace("\u00a0", " ")
            assert said == words.by_fluent(message, variables).replace("\u00a0", " ")
    assert len(words._plain.keys() & messages(language).keys()) > 150


def test_a_planted_gap_is_found(tmp_path: Path) -> None:
    """The comparison is worth something: a message with another variable differs."""
    one = FluentParser().parse("a = { $card }").body[0]
    other = FluentParser().parse("a = { $slot }").body[0]
    assert isinstance(one, ftl.Message)
    assert isinstance(other, ftl.Message)
    assert variables_of(one) != variables_of(other)
