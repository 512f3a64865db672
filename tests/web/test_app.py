"""The client as an app: what the system is told of it, what is kept of it, how the server hands it out."""

import json
import re
import struct

import pytest
from web.packing import worker

from backnine.server.problems import HEADERS
from backnine.server.web import ASK_AGAIN, FOLDER, WEB

WORKER = WEB["/sw.js"].data.decode()


def kept() -> list[str]:
    found = re.search(r"FILES = (\[.*\]);", WORKER)
    assert found
    names: list[str] = json.loads(found[1])
    return names


def test_all_that_a_page_needs_is_kept() -> None:
    icons = {name for name in WEB if name.endswith(".png")}
    japanese = {name for name in WEB if name.startswith("/assets/noto-sans-jp")}  # kept by who reads it
    guide = {name for name in WEB if name.startswith("/guide/")}
    assert set(kept()) == set(WEB) - icons - japanese - guide - {"/sw.js", "/index.html"}


def test_nothing_of_the_api_is_kept() -> None:
    assert not [name for name in kept() if name.startswith("/api")]


def test_a_build_is_named_after_what_is_in_it() -> None:
    assert worker(FOLDER) == WORKER
    assert "BUILD" not in WORKER


@pytest.mark.parametrize("name", ["/sw.js", "/", "/app.webmanifest", "/icon.svg"])
def test_what_keeps_its_name_is_asked_for_again(name: str) -> None:
    assert WEB[name].keep == ASK_AGAIN


def test_browsers_take_them_for_what_they_are() -> None:
    assert WEB["/sw.js"].kind.startswith("text/javascript")
    assert WEB["/app.webmanifest"].kind == "application/manifest+json"
    assert WEB["/licences.txt"].kind == "text/plain; charset=utf-8"


def test_a_worker_and_a_manifest_of_our_own_are_allowed() -> None:
    policy = HEADERS["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy


def test_icons_have_the_size_they_claim() -> None:
    icons = json.loads(WEB["/app.webmanifest"].data)["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    for icon in icons:
        data = WEB[icon["src"]].data
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", data[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        else:
            assert data.startswith(b"<svg")


def test_the_licences_of_all_parts_are_there() -> None:
    text = WEB["/licences.txt"].data.decode()
    for part in (
        "Backnine",
        "svelte",
        "@fluent/bundle",
        "fraunces",
        "inter",
        "noto-sans-jp",
        "SIL OPEN FONT LICENSE",
    ):
        assert part in text
