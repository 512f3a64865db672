"""What is added to the built client: the licences of all its parts, and the service worker that keeps it."""

import json
from hashlib import sha256
from pathlib import Path

HERE = Path(__file__).parent
RULE = f"\n\n{'-' * 78}\n\n"


def pack(built: Path) -> None:
    (built / "licences.txt").write_text(licences(), "utf-8")
    (built / "sw.js").write_text(worker(built), "utf-8")


def licences() -> str:
    """Ours, and those of the parts that go into the client rather than into its making."""
    parts = json.loads((HERE / "package.json").read_text("utf-8"))["dependencies"]
    texts = {"Backnine": _licence(HERE.parent)}
    texts |= {name: _licence(HERE / "node_modules" / name) for name in ("svelte", *parts)}
    return RULE.join(f"{name}\n\n{text}" for name, text in texts.items()) + "\n"


def _licence(folder: Path) -> str:
    for file in sorted(folder.glob("LICENSE*")):
        return file.read_text("utf-8").strip()
    return str(json.loads((folder / "package.json").read_text("utf-8"))["license"])


def worker(built: Path) -> str:
    """sw.js with the names of the files to keep, and named after all that is in them."""
    files = sorted(path for path in built.rglob("*") if path.is_file() and _is_kept(path, built))
    names = [f"/{path.relative_to(built).as_posix()}" for path in files]
    names = ["/" if name == "/index.html" else name for name in names]
    text = (HERE / "sw.js").read_text("utf-8").replace('["FILES"]', json.dumps(names))
    content = sha256(text.encode() + b"".join(path.read_bytes() for path in files))
    return text.replace("BUILD", content.hexdigest()[:12])


def _is_kept(path: Path, built: Path) -> bool:
    """The system keeps its icons itself; Japanese letters are kept by who reads them, the guide by nobody."""
    if path.name == "sw.js" or path.suffix == ".png" or built / "guide" in path.parents:
        return False
    return not path.name.startswith("noto-sans-jp")
