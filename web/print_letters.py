"""Letters to print with: the client's typefaces, and Noto Sans for names in other scripts, for Typst.

A browser loads web fonts in pieces; paper needs whole ones. Scripts that only names are in have one weight.
Chinese characters, kana and hangul, of which the packages have a hundred pieces each, are joined and cut down
to what the countries' own standards list.
"""

import json
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PARTS = HERE / "node_modules" / "@fontsource-variable"
JAPANESE_TEXTS = HERE / "node_modules" / ".letters" / "noto-sans-jp-ours.woff2"  # letters.py joins it
MADE = HERE.parent / "src" / "backnine" / "paper" / "fonts"
Letters = frozenset[int]

# As they come: package, piece, and what templates call it.
WHOLE = (
    ("fraunces", "latin", "Fraunces"),
    ("inter", "latin", "Inter"),
    ("inter", "latin-ext", "Inter Latin"),
    ("inter", "vietnamese", "Inter Vietnamese"),
    ("inter", "greek", "Inter Greek"),
    ("inter", "greek-ext", "Inter Greek Extended"),
    ("inter", "cyrillic", "Inter Cyrillic"),
    ("inter", "cyrillic-ext", "Inter Cyrillic Extended"),
)
# Of names alone: each is a package, and its largest piece.
SCRIPTS = (
    "arabic",
    "armenian",
    "bengali",
    "devanagari",
    "ethiopic",
    "georgian",
    "gujarati",
    "gurmukhi",
    "hebrew",
    "kannada",
    "khmer",
    "lao",
    "malayalam",
    "myanmar",
    "oriya",
    "sinhala",
    "tamil",
    "telugu",
    "thaana",
    "thai",
)
SEMIBOLD = 600  # as all names on a score card
UNUSED = (
    "GSUB",
    "GPOS",
    "GDEF",
    "HVAR",
    "VVAR",
    "STAT",
    "MVAR",
    "BASE",
    "VORG",
    "vhea",
    "vmtx",
    "gasp",
    "prep",
)


def make() -> None:
    """All fonts, unless they are there: they change with this file, the packages and our Japanese texts."""
    MADE.mkdir(parents=True, exist_ok=True)
    text_stamp, name_stamp = _stamps()
    if (_read("texts.stamp"), _read("names.stamp")) != (text_stamp, name_stamp):
        (MADE / "letters.txt").unlink(missing_ok=True)  # half of them are none
    if _read("texts.stamp") != text_stamp:
        for package, piece, name in WHOLE:
            _save(TTFont(PARTS / package / "files" / f"{package}-{piece}-wght-normal.woff2"), name)
        _save(TTFont(JAPANESE_TEXTS), "Noto Sans JP")
    if _read("names.stamp") != name_stamp:
        _make_names()
    (MADE / "letters.txt").write_text(_covered(), "utf-8")
    (MADE / "LICENSE.txt").write_text(_licences(), "utf-8")
    (MADE / "texts.stamp").write_text(text_stamp, "utf-8")
    (MADE / "names.stamp").write_text(name_stamp, "utf-8")


def _make_names() -> None:
    """Half a minute of work: on all cores."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        joined = [pool.submit(make_joined, country) for country in NAMES]
        for done in [*joined, *(pool.submit(make_script, script) for script in SCRIPTS)]:
            done.result()


def make_script(script: str) -> None:
    """Noto Sans for names in one script."""
    package = f"noto-sans-{script}"
    font = TTFont(PARTS / package / "files" / f"{package}-{script}-wght-normal.woff2")
    _save(instantiateVariableFont(font, {"wght": SEMIBOLD}, inplace=True), f"Noto Sans {script.title()}")


def make_joined(country: str) -> None:
    """Noto Sans for the names of a country."""
    package = f"noto-sans-{country}"
    wanted = NAMES[country]()
    told = json.loads((PARTS / package / "unicode.json").read_text("utf-8"))
    numbers = [key.strip("[]") for key, ranges in told.items() if _ranges(ranges) & wanted]
    files = [
        PARTS / package / "files" / f"{package}-{key}-wght-normal.woff2" for key in numbers if key.isdigit()
    ]
    font = reduce(_join, (_picked(TTFont(file), wanted) for file in files))
    _save(
        instantiateVariableFont(font, {"wght": SEMIBOLD}, inplace=True), f"Noto Sans {country.upper()} Names"
    )


# Which letters


def _japanese() -> Letters:
    """JIS X 0208: signs, kana and 6,355 kanji."""
    return _encoded("euc_jp", lambda code: len(code) == 2 and code[0] != 0x8E)


def _korean() -> Letters:
    """KS X 1001: the 2,350 syllables in use."""
    return _encoded("euc_kr", lambda code: len(code) == 2 and 0xB0 <= code[0] <= 0xC8)


def _chinese() -> Letters:
    """GB 2312 and the frequent part of Big5, without what the Japanese font has."""
    simplified = _encoded("gb2312", lambda code: len(code) == 2 and code[0] >= 0xB0)
    traditional = _encoded("big5", lambda code: len(code) == 2 and 0xA4 <= code[0] <= 0xC6)
    return (simplified | traditional) - _japanese()


NAMES: dict[str, Callable[[], Letters]] = {"jp": _japanese, "kr": _korean, "sc": _chinese}


def _encoded(standard: str, fits: Callable[[bytes], bool]) -> Letters:
    coded = ((letter, chr(letter).encode(standard, "ignore")) for letter in range(0x80, 0xFFFE))
    return frozenset(letter for letter, code in coded if fits(code))


def _ranges(css: str) -> Letters:
    ends = [part.strip().removeprefix("U+").split("-") for part in css.split(",")]
    return frozenset(code for part in ends for code in range(int(part[0], 16), int(part[-1], 16) + 1))


# Joining


def _picked(font: TTFont, wanted: Letters) -> TTFont:
    """Without what only the setting of books needs; its table of letters names those that are wanted."""
    for table in UNUSED:
        if table in font:
            del font[table]
    taken = {code: glyph for code, glyph in font.getBestCmap().items() if code in wanted}
    font["cmap"].tables = [table for table in font["cmap"].tables if table.isUnicode()]
    for table in font["cmap"].tables:
        table.cmap = dict(taken)
    return _with_glyphs(font, {glyph: glyph for glyph in (font.getGlyphOrder()[0], *taken.values())})


def _with_glyphs(font: TTFont, kept: dict[str, str]) -> TTFont:
    """These alone: an ideogram is one outline, and needs no other."""
    glyphs, widths = font["glyf"], font["hmtx"].metrics
    glyphs.glyphs = {glyph: glyphs[glyph] for glyph in kept}
    font["hmtx"].metrics = {glyph: widths[glyph] for glyph in kept}
    font["gvar"].variations = {glyph: font["gvar"].variations[glyph] for glyph in kept}
    font.setGlyphOrder(list(kept))
    glyphs.glyphOrder = font.getGlyphOrder()
    return font


def _join(font: TTFont, more: TTFont) -> TTFont:
    """Both are pieces of one font, so an outline fits wherever it is put."""
    order = list(font.getGlyphOrder())
    new = {glyph: f"{len(order)}.{glyph}" for glyph in more.getGlyphOrder()[1:]}
    for glyph, name in new.items():
        font["glyf"].glyphs[name] = more["glyf"].glyphs[glyph]
        font["hmtx"].metrics[name] = more["hmtx"].metrics[glyph]
        font["gvar"].variations[name] = more["gvar"].variations[glyph]
    known = font.getBestCmap()
    fresh = {code: new[glyph] for code, glyph in more.getBestCmap().items() if code not in known}
    for table in font["cmap"].tables:
        table.cmap = table.cmap | fresh
    font.setGlyphOrder([*order, *new.values()])
    font["glyf"].glyphOrder = font.getGlyphOrder()
    return font


def _save(font: TTFont, name: str) -> None:
    """Under a name of its own: pieces of one font would hide each other."""
    for record in list(font["name"].names):
        if record.nameID in (1, 4, 6, 16, 17, 21, 22, 25):
            font["name"].removeNames(nameID=record.nameID)
    for number, text in ((1, name), (4, name), (6, name.replace(" ", ""))):
        font["name"].setName(text, number, 3, 1, 0x409)
    font.flavor = None
    font.save(MADE / f"{name.lower().replace(' ', '-')}.ttf")


# What there is


def _covered() -> str:
    """Every letter that can be printed, as ranges: names are looked up there."""
    letters = {code for file in MADE.glob("*.ttf") for code in TTFont(file, lazy=True).getBestCmap()}
    return "\n".join(f"{first:x}-{last:x}" for first, last in _runs(sorted(letters))) + "\n"


def _runs(letters: Iterable[int]) -> Iterable[tuple[int, int]]:
    first = last = -1
    for letter in letters:
        if letter != last + 1:
            if first >= 0:
                yield first, last
            first = letter
        last = letter
    yield first, last


def _packages() -> list[str]:
    return sorted(
        {package for package, _, _ in WHOLE} | {f"noto-sans-{names}" for names in (*NAMES, *SCRIPTS)}
    )


def _licences() -> str:
    texts = [f"{name}\n\n{(PARTS / name / 'LICENSE').read_text('utf-8').strip()}" for name in _packages()]
    return f"\n\n{'-' * 78}\n\n".join(texts) + "\n"


def _stamps() -> tuple[str, str]:
    versions = [(PARTS / name / "package.json").read_bytes() for name in _packages()]
    ours = sha256(b"".join([Path(__file__).read_bytes(), *versions]))
    names = ours.hexdigest()
    ours.update(JAPANESE_TEXTS.read_bytes())
    return ours.hexdigest(), names


def _read(name: str) -> str:
    path = MADE / name
    return path.read_text("utf-8") if path.exists() else ""


if __name__ == "__main__":
    make()
