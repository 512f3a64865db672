"""The house as its plan says: one place for each thing, and one name."""

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "backnine"
MODULES = {path.relative_to(PACKAGE): ast.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py")}


def defined(tree: ast.Module) -> list[str]:
    """The classes of a module, and other names for types (`Cards = tuple[Card, …]`)."""
    classes = [each.name for each in tree.body if isinstance(each, ast.ClassDef)]
    targets = [each.targets for each in tree.body if isinstance(each, ast.Assign)]
    names = [one.id for one, *more in targets if isinstance(one, ast.Name) and not more]
    return classes + [name for name in names if name[0].isupper() and not name.isupper()]


def test_no_type_has_the_name_of_another() -> None:
    where: dict[str, list[str]] = defaultdict(list)
    for path, tree in MODULES.items():
        for name in defined(tree):
            where[name].append(str(path))
    assert {name: places for name, places in where.items() if len(places) > 1} == {}


def test_one_place_deals_the_next_hole() -> None:
    dealing = [
        str(path)
        for path, tree in MODULES.items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "next_hole"
    ]
    assert dealing == ["matchlog.py"]


def test_a_doubled_name_would_be_found() -> None:
    tree = ast.parse("class Hole: ...\nCards = tuple[str, ...]\nMOST = 3\nsmall = 1\n")
    assert defined(tree) == ["Hole", "Cards"]
