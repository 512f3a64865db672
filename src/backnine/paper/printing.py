"""Pages set by Typst."""

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from backnine.extras import check_installed
from backnine.paper.letters import FONTS, covered, printable
from backnine.paper.pages import Page, count_pages, page_of
from backnine.paper.wish import PaperWish

if TYPE_CHECKING:
    from typst import Compiler, Fonts

TEMPLATES: Final = Path(__file__).parent / "templates"
STANDARD: Final = "ua-1"  # tagged, titled, in a named language: readable by a screen reader
PREVIEW_PPI: Final = 96
MOST_PREVIEWED: Final = 3  # pages


class Printed(NamedTuple):
    """A PDF file, and which names could not be printed as they are: too long, or with letters no font has."""

    pdf: bytes
    pages: int
    shortened: tuple[str, ...]
    replaced: tuple[str, ...]


class Previewed(NamedTuple):
    """The first pages as pictures (PNG), and what is said of the whole file."""

    pictures: tuple[bytes, ...]
    pages: int
    shortened: tuple[str, ...]
    replaced: tuple[str, ...]


def print_paper(wish: PaperWish) -> Printed:
    compiler = _set(wish.kind, page_of(wish))
    pdf = compiler.compile(format="pdf", pdf_standards=STANDARD)
    assert isinstance(pdf, bytes)
    return Printed(pdf, count_pages(wish), _shortened(compiler), _replaced(wish))


def preview_paper(wish: PaperWish, ppi: float = PREVIEW_PPI) -> Previewed:
    """Without the file, which would take as long again."""
    compiler = _set(wish.kind, page_of(wish, preview=True))
    drawn = compiler.compile(format="png", ppi=ppi)
    pictures = drawn if isinstance(drawn, list) else [drawn]
    first = tuple(picture for picture in pictures if picture is not None)[:MOST_PREVIEWED]
    return Previewed(first, count_pages(wish), _shortened(compiler), _replaced(wish))


def _shortened(compiler: "Compiler") -> tuple[str, ...]:
    return tuple(dict.fromkeys(json.loads(compiler.query("<shortened>", field="value"))))


def _replaced(wish: PaperWish) -> tuple[str, ...]:
    return tuple(name for name in wish.titles if wish.kind == "scorecard" and printable(name) != name)


def _set(kind: str, page: Page) -> "Compiler":
    check_installed("paper", "typst")
    from typst import Compiler  # noqa: PLC0415 - large, and rarely wanted

    return Compiler(
        TEMPLATES / f"{kind}.typ",
        root=TEMPLATES,
        font_paths=_fonts(),
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(page, ensure_ascii=False)},
    )


@cache
def _fonts() -> "Fonts":
    """Ours alone: a page must look the same on every machine."""
    from typst import Fonts  # noqa: PLC0415

    covered()  # or it is refused: there are none
    return Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[FONTS])
