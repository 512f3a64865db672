"""What is on printed pages: their texts as a program reads them, their ink as an eye sees it."""

import re

from pypdfium2 import PdfBitmap, PdfDocument

MM = 25.4


def letters(text: str) -> str:
    """Without what the setting of lines adds or takes: spaces and hyphens."""
    return re.sub(r"[\s\u00ad\u00a0\u202f\u2010\ufffe\x02-]", "", text)


def text_of(pdf: bytes) -> str:
    return letters("".join(page.get_textpage().get_text_range() for page in PdfDocument(pdf)))


def pictures(pdf: bytes, ppi: float) -> list[PdfBitmap]:
    return [page.render(scale=ppi / 72) for page in PdfDocument(pdf)]


def inked(picture: PdfBitmap, margin: int) -> list[tuple[int, int]]:
    """Places closer to the edge than this, in pixels, that are not white."""
    data, wide, high, deep = bytes(picture.buffer), picture.width, picture.height, picture.n_channels

    def edge(at: int, size: int) -> bool:
        return at < margin or at >= size - margin

    return [
        (x, y)
        for y in range(high)
        for x in range(wide)
        if (edge(x, wide) or edge(y, high))
        and data[y * picture.stride + x * deep : y * picture.stride + x * deep + 3] != b"\xff\xff\xff"
    ]
