"""Writes the reference of the Python API from its docstrings: `python -m docs.reference docs/api`.

`PUBLIC` names what is stable. Everything is read from the sources, so a signature stands here as it is
written there; nothing is imported.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

SOURCES = Path(__file__).parents[1] / "src"
Definition = ast.FunctionDef | ast.ClassDef

# By page: its title, and by module the names that others may rely on.
PUBLIC: dict[str, tuple[str, dict[str, tuple[str, ...]]]] = {
    "matches": (
        "Setting up and playing a match",
        {
            "backnine.setup": ("set_up", "Setup"),
            "backnine.matchlog": ("MatchLog", "Made"),
            "backnine.match": ("Match", "HoleScore", "Outcome"),
            "backnine.hole": ("Hole", "Happening"),
            "backnine.moves": ("Move",),
            "backnine.games": ("find_game", "moves", "play"),
            "backnine.games.game": ("Game", "Strokes", "Saving", "Penalty"),
            "backnine.house": ("House", "HouseRule"),
            "backnine.shuffle": ("Shuffle", "new_seed", "read_seed"),
            "backnine.refused": ("Refused",),
        },
    ),
    "views": (
        "What a seat may see",
        {"backnine.view": ("view", "View", "SeenSlot"), "backnine.wire": ("view_json", "strokes_json")},
    ),
    "bots": ("Bots", {"backnine.bots": ("find_bot",), "backnine.bots.bot": ("Player", "Bot")}),
    "records": (
        "Records",
        {
            "backnine.record": ("Record", "write"),
            "backnine.record_reader": ("read",),
            "backnine.replay": ("replay", "Step"),
        },
    ),
    "positions": (
        "Positions",
        {
            "backnine.position": (
                "Position", "of_match", "of_view", "view_of", "dealt", "write", "write_line",
            ),
            "backnine.position_reader": ("read",),
        },
    ),
    "environments": (
        "Environments for research",
        {
            "backnine.rl": ("aec", "vector", "register_open_spiel"),
            "backnine.rl.actions": ("moves_by_number", "move_of", "actions_of"),
            "backnine.rl.observation": ("Observer", "ObservationPart"),
            "backnine.rl.features": ("OneHot",),
            "backnine.rl.environment": ("GolfEnvironment",),
            "backnine.rl.vectorised": ("GolfVector",),
        },
    ),
    "simulations": (
        "Many matches, as arrays",
        {"backnine.arena.arrays": ("simulate", "SimulatedMatches")},
    ),
    "kernels": (
        "Kernels",
        {"backnine.fast": ("installed", "has_rules", "has_search"), "backnine.fast.engine": ("Engine",)},
    ),
}  # fmt: skip


INDEX = """# The Python API

What is on these pages is stable: a change has a line in the CHANGELOG, and `backnine.__version__` says which
version is installed. Everything else may change at any time. [Examples](examples.md) show how the parts go
together.

| page | what is in it |
|---|---|
{rows}
| [Random holes of any game, in arrays](random-holes.md) | `random_holes`, for whoever studies the games |

`make schema` writes these pages from the docstrings, but for the examples and the random holes.
"""


def pages() -> dict[str, str]:
    """Every page by its file name."""
    written = {f"{name}.md": _page(title, modules) for name, (title, modules) in PUBLIC.items()}
    return written | {"README.md": _index()}


def _index() -> str:
    rows = [f"| [{title}]({name}.md) | {_names(modules)} |" for name, (title, modules) in PUBLIC.items()]
    return INDEX.format(rows="\n".join(rows))


def _names(modules: dict[str, tuple[str, ...]]) -> str:
    return ", ".join(f"`{name}`" for names in modules.values() for name in names)


def _page(title: str, modules: dict[str, tuple[str, ...]]) -> str:
    parts = [f"# {title}\n"]
    for module, names in modules.items():
        source = _file(module).read_text("utf-8")
        tree = ast.parse(source)
        parts.append(f"## {module}\n\n{_said(tree)}\n")
        parts += [_entry(_find(tree, module, name), source.splitlines()) for name in names]
    return "\n".join(parts)


def _file(module: str) -> Path:
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _find(tree: ast.Module, module: str, name: str) -> Definition:
    for each in tree.body:
        if isinstance(each, Definition) and each.name == name:
            return each
    raise LookupError(f"{module} has no {name}")


def _entry(each: Definition, lines: list[str]) -> str:
    if isinstance(each, ast.FunctionDef):
        return f"### {each.name}\n\n{_code(_signature(each))}\n{_said(each)}\n"
    members = [*_fields(each, lines), *_methods(each)]
    listed = "\n".join(members) + "\n" if members else ""
    return f"### {each.name}\n\n{_said(each)}\n\n{listed}"


def _code(text: str) -> str:
    return f"```text\n{text}\n```\n"


def _signature(function: ast.FunctionDef, *, bound: bool = False) -> str:
    arguments = ast.unparse(function.args)
    if bound:
        arguments = arguments.partition(", ")[2] if ", " in arguments else ""
    returns = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    return f"{function.name}({arguments}){returns}"


def _fields(each: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """With the comment behind it, if there is one."""
    for field in each.body:
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and field.target.id[0] != "_"
        ):
            comment = lines[field.lineno - 1].partition("  # ")[2]
            yield f"- `{field.target.id}: {ast.unparse(field.annotation)}`" + (
                f": {comment}" if comment else ""
            )


def _methods(each: ast.ClassDef) -> Iterator[str]:
    for method in each.body:
        if not isinstance(method, ast.FunctionDef) or method.name.startswith("_"):
            continue
        is_property = any(ast.unparse(sign) == "property" for sign in method.decorator_list)
        shown = method.name if is_property else _signature(method, bound=True)
        said = " ".join(_said(method).split())
        yield f"- `{shown}`" + (f": {said}" if said else "")


def _said(each: ast.Module | Definition) -> str:
    return dedent(ast.get_docstring(each) or "")


def main(folder: str) -> None:
    for name, text in pages().items():
        Path(folder, name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
