"""Japanese letters for the client: Noto Sans JP, of which a page loads only what it shows.

The package comes in 120 files of letters that go together. All letters of our own texts are joined in one
file, so that a page needs one and not twenty; for names the files with the more frequent letters are there,
in a style sheet that comes when the page stands.
"""

import json
from collections.abc import Iterable
from functools import reduce
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PARTS = HERE / "node_modules"
MADE = PARTS / ".letters"  # anew with every build
LOCALES = HERE.parent / "src" / "backnine" / "locales"
GUIDE = HERE.parent / "docs" / "guide"
NAME = "noto-sans-jp"
PACKAGE = f"@fontsource-variable/{NAME}"
NATIVE = "日本語"  # stands in the list of languages, whichever is spoken
ANY_TEXT = frozenset(range(0x3000, 0x3100))  # signs and kana
WANTED = range(0x250, 0x10000)  # Inter has what comes before
NAMES_FROM = 60  # of 120 files, the last has the most frequent letters
WEIGHTS = (400, 700)  # of every face: browsers look for a letter only in those that say the same
UNUSED = ["GSUB", "GPOS", "GDEF", "HVAR", "VVAR", "STAT", "MVAR", "BASE", "VORG", "vhea", "vmtx"]
FACE = """@font-face {{
  font-family: "Noto Sans JP";
  font-weight: {weights[0]} {weights[1]};
  font-display: swap;
  src: url("{url}") format("woff2");
  unicode-range: {letters};
}}
"""
Letters = frozenset[int]


def make() -> None:
    """Fonts, and the style sheets that say which letters are in which."""
    MADE.mkdir(exist_ok=True)
    files = ranges()
    ours = our_letters() | ANY_TEXT
    others = [
        FACE.format(weights=WEIGHTS, url=f"../{_file(number)}", letters=_css(letters - ours))
        for number, letters in files.items()
        if number >= NAMES_FROM and letters - ours
    ]
    (MADE / "native.css").write_text(_write("native", frozenset(map(ord, NATIVE)), files), "utf-8")
    (MADE / "japanese.css").write_text(_write("ours", ours, files), "utf-8")
    (MADE / "japanese-names.css").write_text("".join(others), "utf-8")


def our_letters() -> Letters:
    """Of all Japanese texts that a browser shows."""
    return frozenset(
        code
        for file in (*LOCALES.glob("ja/*.ftl"), *GUIDE.glob("ja/*.md"))
        for code in map(ord, file.read_text("utf-8"))
        if code in WANTED
    )


def ranges() -> dict[int, Letters]:
    """The letters in each file of the package."""
    told = json.loads((PARTS / PACKAGE / "unicode.json").read_text("utf-8"))
    numbered = {key.strip("[]"): value for key, value in told.items()}
    return {int(key): _letters(value) for key, value in numbered.items() if key.isdigit()}


def _file(number: int) -> str:
    return f"{PACKAGE}/files/{NAME}-{number}-wght-normal.woff2"


def _letters(css: str) -> Letters:
    ends = [part.strip().removeprefix("U+").split("-") for part in css.split(",")]
    return frozenset(code for part in ends for code in range(int(part[0], 16), int(part[-1], 16) + 1))


def _css(letters: Iterable[int]) -> str:
    """Those that follow each other as `U+3041-3096`."""
    runs: list[list[int]] = []
    for code in sorted(letters):
        if runs and code == runs[-1][-1] + 1:
            runs[-1] = [runs[-1][0], code]
        else:
            runs.append([code])
    return ", ".join("U+" + "-".join(f"{code:x}" for code in run) for run in runs)


def _write(name: str, letters: Letters, files: dict[int, Letters]) -> str:
    """A file with these letters, and what a style sheet says of it."""
    found = {number: letters & known for number, known in files.items() if letters & known}
    font = reduce(_join, [_part(number, wanted) for number, wanted in found.items()])
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    font.flavor = "woff2"
    font.save(MADE / f"{NAME}-{name}.woff2")
    return FACE.format(weights=WEIGHTS, url=f"./{NAME}-{name}.woff2", letters=_css(font.getBestCmap()))


def _part(number: int, letters: Letters) -> TTFont:
    """These letters of one file, without what only printed books need."""
    font = TTFont(PARTS / _file(number))
    options = Options(layout_features=[], drop_tables=UNUSED, glyph_names=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def _join(font: TTFont, more: TTFont) -> TTFont:
    """Both are parts of one font, so an outline fits wherever it is put."""
    order = list(font.getGlyphOrder())
    new = {
        glyph: f"{len(order)}.{glyph}" for glyph in more.getGlyphOrder()[1:]
    }  # each has a box for the unknown
    for glyph, name in new.items():
        font["glyf"].glyphs[name] = more["glyf"][glyph]
        font["hmtx"].metrics[name] = more["hmtx"][glyph]
        font["gvar"].variations[name] = more["gvar"].variations[glyph]
    for table in font["cmap"].tables:
        table.cmap |= {code: new[glyph] for code, glyph in more.getBestCmap().items()}
    font.setGlyphOrder([*order, *new.values()])
    font["glyf"].glyphOrder = font.getGlyphOrder()
    return font


if __name__ == "__main__":
    make()
