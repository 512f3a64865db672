"""The house as its plan says: one place for each thing, and one name."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "backnine"
LONGEST = 400


@cache
def modules() -> dict[Path, ast.Module]:
    return {path.relative_to(PACKAGE): ast.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py")}


def defined(tree: ast.Module) -> list[str]:
    """The classes of a module, and other names for types (`Cards = tuple[Card, …]`)."""
    classes = [each.name for each in tree.body if isinstance(each, ast.ClassDef)]
    targets = [each.targets for each in tree.body if isinstance(each, ast.Assign)]
    names = [one.id for one, *more in targets if isinstance(one, ast.Name) and not more]
    return classes + [name for name in names if name[0].isupper() and not name.isupper()]


def test_no_type_has_the_name_of_another() -> None:
    where: dict[str, list[str]] = defaultdict(list)
    for path, tree in modules().items():
        for name in defined(tree):
            where[name].append(str(path))
    assert {name: places for name, places in where.items() if len(places) > 1} == {}


def test_one_place_deals_the_next_hole() -> None:
    dealing = [
        str(path)
        for path, tree in modules().items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "next_hole"
    ]
    assert dealing == ["matchlog.py"]


def test_a_long_module_says_why() -> None:
    """More than 400 lines only where one idea needs them."""
    for path, tree in modules().items():
        if len((PACKAGE / path).read_text("utf-8").splitlines()) > LONGEST:
            assert "though a long one" in (ast.get_docstring(tree) or ""), path


def test_the_walk_of_a_move_passes_each_file_once() -> None:
    """As ARCHITECTURE tells it, and all of them exist."""
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    walk = page.partition("## How a move travels")[2].partition("\n\nBots and")[0]
    files = re.findall(r"`((?:web/src|server|table|store|games)?/?[\w/]+\.(?:py|ts|svelte))`", walk)
    assert len(files) > 15
    assert len(files) == len(set(files))
    for file in files:
        assert (ROOT / file).exists() or (PACKAGE / file).exists(), file


def test_a_doubled_name_would_be_found() -> None:
    tree = ast.parse("class Hole: ...\nCards = tuple[str, ...]\nMOST = 3\nsmall = 1\n")
    assert defined(tree) == ["Hole", "Cards"]
