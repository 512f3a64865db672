"""Static files of the browser client, kept in memory, compressed once."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import Response

FOLDER: Final = Path(__file__).parents[1] / "web"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # their names change with their content
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class WebFile:
    data: bytes
    packed: bytes
    kind: str
    keep: str

    def answer(self, accepted: str) -> Response[bytes]:
        headers = {"cache-control": self.keep, "vary": "accept-encoding"}
        if self.packed and "gzip" in accepted:
            return Response(self.packed, media_type=self.kind, headers=headers | {"content-encoding": "gzip"})
        return Response(self.data, media_type=self.kind, headers=headers)


def _read(path: Path) -> WebFile:
    data = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = b"" if path.suffix in (".woff2", ".png", ".webp") else gzip.compress(data, 9, mtime=0)
    return WebFile(data, packed, kind, FOR_EVER if path.parent.name == "assets" else ASK_AGAIN)


def read_folder(folder: Path = FOLDER) -> dict[str, WebFile]:
    """By path, with the page itself at `/`."""
    files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    read = {name: _read(path) for name, path in files.items()}
    return read | ({"/": read["/index.html"]} if "/index.html" in read else {})


WEB: Final = read_folder()
