"""The house as its plan says: one place for each thing, and one name."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
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


def named(tree: ast.AST, name: str) -> bool:
    """In whatever way: called, imported, handed over, or as an attribute of its module."""
    for each in ast.walk(tree):
        if isinstance(each, ast.alias | ast.FunctionDef) and each.name == name:
            return True
        if name in (getattr(each, "id", ""), getattr(each, "attr", "")):
            return True
    return False


def test_one_place_deals_the_next_hole() -> None:
    dealing = [str(path) for path, tree in modules().items() if named(tree, "next_hole")]
    assert sorted(dealing) == ["match.py", "matchlog.py"]


def test_a_hole_that_is_dealt_elsewhere_would_be_found() -> None:
    for said in (
        "match.next_hole(it)",
        "map(next_hole, all)",
        "from backnine.match import next_hole as deal",
    ):
        assert named(ast.parse(said), "next_hole"), said
    assert not named(ast.parse("self._next_hole()\nhole.next_holes"), "next_hole")


def fields(kind: ast.ClassDef) -> dict[str, str]:
    said = [each for each in kind.body if isinstance(each, ast.AnnAssign)]
    return {ast.unparse(each.target): ast.unparse(each.annotation) for each in said}


def is_setup(kind: ast.ClassDef) -> bool:
    """How a match was set up: the game and its house rules, with names and bots by seat."""
    known = fields(kind)
    by_seat = all(
        known.get(each, "str").startswith(("tuple", "list", "Sequence")) for each in ("names", "bots")
    )
    return by_seat and {"game", "house"} <= known.keys()


def test_one_type_holds_how_a_match_was_set_up() -> None:
    """And one is how the store writes it, field by field."""
    kinds = [each for tree in modules().values() for each in ast.walk(tree) if isinstance(each, ast.ClassDef)]
    held = {each.name: fields(each).keys() for each in kinds if is_setup(each)}
    assert held.keys() == {"Setup", "_Kept"}
    assert held["Setup"] == held["_Kept"]


def test_what_a_bot_can_do_is_asked_of_it_and_not_of_its_class() -> None:
    asked = [
        f"{path}:{call.lineno}"
        for path, tree in modules().items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) == "isinstance"
        and re.search(r"\b\w*(Bot|Player|Program|Tour)\b", ast.unparse(call.args[1]))
    ]
    assert asked == []


def handed_out(tree: ast.Module) -> list[int]:
    """Lines where a lambda or a local function goes to another module: whoever reads there cannot find it."""
    own = {each.name for each in tree.body if isinstance(each, ast.FunctionDef | ast.ClassDef)}
    own |= {"sorted", "min", "max", "map", "filter"}
    methods = [each for one in tree.body if isinstance(one, ast.ClassDef) for each in one.body]
    functions = [each for each in [*tree.body, *methods] if isinstance(each, ast.FunctionDef)]
    return sorted(line for function in functions for line in _handed_out(function, own))


def _handed_out(function: ast.FunctionDef, own: set[str]) -> Iterator[int]:
    parts = list(ast.walk(function))
    local = {each.name for each in parts[1:] if isinstance(each, ast.FunctionDef)}
    for call in parts:
        if not isinstance(call, ast.Call) or ast.unparse(call.func) in own | local:
            continue
        if re.fullmatch(r"self\.\w+", ast.unparse(call.func)):  # its own method
            continue
        for each in [*call.args, *(keyword.value for keyword in call.keywords)]:
            if isinstance(each, ast.Lambda) or (isinstance(each, ast.Name) and each.id in local):
                yield each.lineno


def test_no_closures_are_handed_across_modules_at_a_table() -> None:
    handed = {str(path): handed_out(tree) for path, tree in modules().items() if path.parts[0] == "table"}
    assert len(handed) > 20
    assert {path: lines for path, lines in handed.items() if lines} == {}


def test_a_closure_that_is_handed_out_would_be_found() -> None:
    tree = ast.parse(
        "class Table:\n"
        "    def act(self):\n"
        "        def done(): ...\n"
        "        self._tell(done)\n"
        "        self.acts.do(partial(self._tell, done))\n"
        "        self.store.load(lambda found: None)\n"
        "        Request(answer=done)\n"
        "        sorted(self.seats, key=lambda seat: -seat)\n"
        "        self.acts.do(self._tell)\n"
    )
    assert handed_out(tree) == [5, 6, 7]


def test_a_long_module_says_why() -> None:
    """More than 400 lines only where one idea needs them."""
    for path, tree in modules().items():
        if len((PACKAGE / path).read_text("utf-8").splitlines()) > LONGEST:
            assert "though a long one" in (ast.get_docstring(tree) or ""), path
    for path in (ROOT / "tests").rglob("*.py"):
        text = path.read_text("utf-8")
        if len(text.splitlines()) > LONGEST:
            assert "though a long one" in text.partition("import")[0], path


def files_in(text: str) -> list[str]:
    return re.findall(r"`([\w./]+\.(?:py|ts|svelte))`", text)


def walk_of_a_move() -> list[str]:
    """As ARCHITECTURE tells it: the files in its numbered steps."""
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    steps = page.partition("## How a move travels")[2].partition("\n1. ")[2].partition("\n\n")[0]
    return files_in(steps)


def asked_on_the_way() -> list[str]:
    """Besides: the files that answer a question, or do a small thing, and are left again."""
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    return files_in(page.partition("\nAsked on the way")[2].partition("\n\n")[0])


def test_the_walk_of_a_move_passes_each_file_once() -> None:
    """And all of them exist. `tests/server/test_walk.py` goes that way."""
    walk, asked = walk_of_a_move(), asked_on_the_way()
    assert len(walk) > 15
    assert len(asked) > 10
    assert len(walk + asked) == len({*walk, *asked})
    for file in walk + asked:
        assert (ROOT / file).exists() or (PACKAGE / file).exists(), file


def test_a_doubled_name_would_be_found() -> None:
    tree = ast.parse("class Hole: ...\nCards = tuple[str, ...]\nMOST = 3\nsmall = 1\n")
    assert defined(tree) == ["Hole", "Cards"]
