"""Every clause of a rule sheet and every house rule is proved by a test that names it."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from backnine.games import GAMES, Game

TESTS = Path(__file__).parent
# These check matches as a whole, or are no tests of the rules' own text.
NOT_PROOF = {"checker", "conformance", "perft", "recipes"}

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def texts_of_tests() -> tuple[str, ...]:
    files = sorted(TESTS.rglob("test_*.py"))
    return tuple(
        file.read_text()
        for file in files
        if file != Path(__file__) and not NOT_PROOF & set(file.relative_to(TESTS).parts)
    )


def clauses(game: Game) -> set[str]:
    return {clause for section in game.sections for clause in section.clauses}


def named() -> set[str]:
    """Clause ids in docstrings and other texts of the tests, not in comments, as they are written out:
    `PN-20 to PN-28` names only two of them."""
    return {clause for text in said_by_tests() for clause in re.findall(r"\b[A-Z]{2}-\d{2}\b", text)}


@cache
def said_by_tests() -> tuple[str, ...]:
    nodes = [node for text in texts_of_tests() for node in ast.walk(ast.parse(text))]
    return tuple(
        node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def house_rules_named(game: Game) -> set[str]:
    """The words after `house rule` or `house rules` in the tests that speak of this game."""
    sentences = [
        sentence
        for text in texts_of_tests()
        if game.name in text
        for sentence in re.findall(r"house rules? ([\w, ]+)", text, re.IGNORECASE)
    ]
    return {word for sentence in sentences for word in re.findall(r"\w+", sentence)}


@EVERY_GAME
def test_every_clause_has_a_test(game: Game) -> None:
    assert sorted(clauses(game) - named()) == []


@EVERY_GAME
def test_every_house_rule_has_a_test(game: Game) -> None:
    assert sorted({rule.key for rule in game.house_rules} - house_rules_named(game)) == []


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert sorted(named() - {clause for game in GAMES for clause in clauses(game)}) == []


@EVERY_GAME
def test_every_example_is_of_a_clause(game: Game) -> None:
    assert set(game.examples) <= clauses(game)


def test_the_sheets_have_all_their_clauses() -> None:
    """PN-18, 19 and 29 and the like are gaps between sections, not clauses."""
    spans = {
        "PN": [(1, 17), (20, 28), (30, 32), (40, 44)],
        "FC": [(1, 13), (20, 26)],
        "SC": [(1, 11), (20, 23), (30, 33)],
    }
    expected = {
        f"{sheet}-{number:02}"
        for sheet, parts in spans.items()
        for first, last in parts
        for number in range(first, last + 1)
    }
    assert {clause for game in GAMES for clause in clauses(game) if clause[:2] in spans} == expected
