"""The documents say what the program does: rule sheets, commands in the README, links."""

import doctest
import re
from pathlib import Path

import pytest

from backnine.bots import BOTS
from backnine.cli import COMMANDS
from backnine.games import GAMES
from backnine.locales import LANGUAGES, Words
from backnine.tui.rulebook import rule_sheets

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")]


def test_the_rule_sheets_are_those_of_the_program() -> None:
    """After a change of a game or its texts: make schema"""
    written = {path.name: path.read_text("utf-8") for path in (ROOT / "docs/rules").iterdir()}
    assert written == rule_sheets()
    assert len(written) == len(GAMES) * len(LANGUAGES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_the_readme_shows_every_command() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for command in (*(f"backnine {name}" for name in COMMANDS), "make play", "make test"):
        assert command in readme, command


def test_the_readme_introduces_every_bot() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for number, bot in enumerate(BOTS, 1):
        assert f"| {number} | `{bot.name}` | {Words('en')(f'bot-{bot.name}-character')} |" in readme


def test_every_dependency_has_its_line() -> None:
    wanted = re.findall(r'^  "([A-Za-z.\-]+)>=', (ROOT / "pyproject.toml").read_text(), flags=re.MULTILINE)
    page = (ROOT / "docs/dependencies.md").read_text("utf-8")
    assert [name for name in wanted if name not in page] == []
    assert "click" in wanted
    assert "hypothesis" in wanted


def test_what_is_to_be_installed_can_be_installed() -> None:
    """From a checkout there is only its folder, and what is on PyPI: what we depend on."""
    texts = [*PAGES, *(ROOT / "src/backnine/locales").rglob("*.ftl")]
    told = "".join(path.read_text("utf-8") for path in texts if path.name != "CHANGELOG.md")
    wanted = set(re.findall(r"pip install (?:-\S+ )*[\"']?([^\s`\"')）]+)", told))
    assert wanted == {
        ".",
        ".[cluster]",
        ".[data]",
        ".[fast]",
        ".[fast,rl]",
        ".[rl]",
        ".[scale]",
        ".[trace]",
        ".[{",
        "numba",
        "requirements-fast.lock",
    }


def test_the_example_in_the_readme_runs() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    example = re.search(r"```python\n(.*?)```", readme, flags=re.DOTALL)
    assert example is not None
    names: dict[str, object] = {}
    exec(example[1], names)  # our own page
    assert names["happened"]


@pytest.mark.long  # compiles kernels
def test_the_examples_for_the_kernels_run() -> None:
    page = ROOT / "docs/api/random-holes.md"
    examples = "\n".join(re.findall(r"```pycon\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner()
    runner.run(test)
    assert len(test.examples) > 5
    assert runner.failures == 0
