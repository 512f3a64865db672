"""Draws all that can be printed into build/paper, to be looked at: `python -m docs.paper_sheets`, or some.

Every kind of paper for every game in every language and size, page by page, from its PDF file;
and score cards that are full or filled in. `sheet-*.png` have all pages.
"""

import sys
import zlib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from struct import pack

from pypdfium2 import PdfBitmap, PdfDocument
from pypdfium2.raw import FPDFBitmap_BGR

from backnine.games import GAMES
from backnine.locales import LANGUAGES
from backnine.paper import KINDS, SIZES, PaperWish, PlayedCard, print_paper

DRAWN = Path(__file__).parents[1] / "build" / "paper"
PPI = 96
ACROSS = 4  # upright pages on a sheet; of broad ones, one
BETWEEN = 8  # pixels
GREY = (128, 128, 128, 255)
NAMES = (
    "Ann",
    "Łukasz",
    "Ελένη",
    "太郎",
    "김민수",
    "שרה",
    "Maximilienne-Alexandra",
    "Дмитрий",
    "陈晓红",
    "สมชาย",
    "😀 Zoë",
    "नमन",
)


def wishes() -> Iterator[tuple[str, PaperWish]]:
    """By the name of the file."""
    for kind, game, language, size in product(KINDS, GAMES, LANGUAGES, SIZES):
        yield f"{kind}-{game.name}-{language}-{size}", PaperWish(kind, game, language, size)
    for game, language in product(GAMES, LANGUAGES):
        most = game.players[-1]
        yield (
            f"scorecard-full-{game.name}-{language}",
            PaperWish("scorecard", game, language, players=most, names=NAMES[:most], holes=18),
        )
        yield (
            f"scorecard-filled-{game.name}-{language}",
            PaperWish("scorecard", game, language, played=filled()),
        )


def filled() -> PlayedCard:
    """Nine holes, two of them for a play-off between two of four."""
    holes = tuple(tuple((seat * 3 + hole * 5) % 17 - 2 for seat in range(4)) for hole in range(9))
    off = ((4, 4, None, None), (7, -5, None, None))
    even = (*holes[:-1], _evened(holes[:-1]), *off)
    return PlayedCard(NAMES[:4], even, 9, (1,), (0, 1, None, 2, 3, 0, 1, 2, 3, 0, 1))


def _evened(holes: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """A last hole after which the first two tie."""
    ahead = sum(hole[1] - hole[0] for hole in holes)
    return (ahead - 20, -20, 30, 30)


def drawn(pdf: bytes) -> list[PdfBitmap]:
    return [page.render(scale=PPI / 72, rev_byteorder=True) for page in PdfDocument(pdf)]


def joined(pictures: list[PdfBitmap]) -> PdfBitmap:
    """On one sheet, on grey."""
    wide, high = (max(size) for size in zip(*((each.width, each.height) for each in pictures), strict=True))
    across = 1 if wide > high else min(ACROSS, len(pictures))
    down = -(-len(pictures) // across)
    sheet = PdfBitmap.new_native((wide + BETWEEN) * across, (high + BETWEEN) * down, FPDFBitmap_BGR)
    sheet.fill_rect(GREY, 0, 0, sheet.width, sheet.height)
    for place, picture in enumerate(pictures):
        left, top = place % across * (wide + BETWEEN), place // across * (high + BETWEEN)
        for row in range(picture.height):
            to = (top + row) * sheet.stride + left * 3
            line = picture.buffer[row * picture.stride : row * picture.stride + picture.width * 3]
            sheet.buffer[to : to + picture.width * 3] = line
    return sheet


def png(picture: PdfBitmap) -> bytes:
    """Of three bytes a place, red first."""
    wide, high = picture.width, picture.height
    data = bytes(picture.buffer)
    rows = b"".join(
        b"\0" + data[row * picture.stride : row * picture.stride + wide * 3] for row in range(high)
    )
    head = pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        pack(">I", len(body)) + name + body + pack(">I", zlib.crc32(name + body)) for name, body in chunks
    )


def main(*kinds: str) -> None:
    DRAWN.mkdir(parents=True, exist_ok=True)
    for name, wish in wishes():
        if kinds and not name.startswith(kinds):
            continue
        pages = drawn(print_paper(wish).pdf)
        for number, page in enumerate(pages, 1):
            (DRAWN / f"{name}-{number:02}.png").write_bytes(png(page))
        (DRAWN / f"sheet-{name}.png").write_bytes(png(joined(pages)))
        print(name, len(pages))


if __name__ == "__main__":
    main(*sys.argv[1:])
