"""The examples of docs/record.md, and the golden records as they are written."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
NEW, EXAMPLE = (block.split("```")[0] for block in PAGE.split("```golf\n")[1:])  # of format 2 and 1
HEAD, HOLE_1, HOLE_2 = EXAMPLE.split("\n\n")
GOLDEN = {path.stem: path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.golf"))}
BOM = "\ufeff"
