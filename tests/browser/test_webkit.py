"""A main journey in the third family of browsers: Debian's WebKitGTK, as in Safari."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser import webkit
from tests.browser.test_tour import EYES, MOST_TOUCHES
from tests.browser.words import words
from tests.server.host import Host

HERE = Path(__file__).parent
SIZE = (390, 664)  # its window is no narrower than its tools: about 450
LATER = 4  # touches, after which the page is loaded anew
KEPT = {"pace": "instant", "soundOffered": "true", "language": "en"}
FAILS = "window.failures = []; addEventListener('error', (event) => failures.push(event.message))"


@pytest.fixture
def tab() -> Iterator[webkit.WebKitTab]:
    try:
        webkit.find()
    except webkit.NoWebKit as problem:
        pytest.skip(str(problem))
    with webkit.started() as running:
        yield running


def watch(tab: webkit.WebKitTab) -> None:
    """On a page that was just loaded."""
    for script in EYES:
        tab.run(f"() => {{ {(HERE / script).read_text('utf-8')} }}")
    tab.run(f"() => {{ {FAILS} }}")


def press(tab: webkit.WebKitTab, which: str) -> None:
    """In its middle, once it is there."""
    where = f"""() => {{
      const box = document.querySelector({json.dumps(which)}).getBoundingClientRect();
      return {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }};
    }}"""
    tab.wait("which => document.querySelector(which)", which)
    tab.touch(**tab.run(where))


def seen(tab: webkit.WebKitTab, before: str) -> dict[str, Any]:
    """What is new since then; all of it is in reach."""
    sight: dict[str, Any] = tab.wait("before => news(before)", before)
    assert tab.run("amiss") == []
    assert tab.run("() => failures") == []
    assert sight["say"], "nobody says what to do"
    return sight


def test_a_hole_from_the_start_page_to_the_end(tab: webkit.WebKitTab, host: Host) -> None:
    """And a reload on the way, after which all lies as it lay."""
    tab.go(host.url)
    tab.run("kept => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value))", KEPT)
    tab.resize(*SIZE)
    tab.reload()
    watch(tab)
    press(tab, ".now label:first-of-type")
    press(tab, ".now .primary")
    sight = seen(tab, "")
    for number in range(MOST_TOUCHES):
        if sight["over"]:
            break
        if number == LATER:
            tab.reload()
            watch(tab)
            tab.wait("all => document.querySelector('main') && sight().all === all", sight["all"])
        tab.touch(**sight["touch"])
        sight = seen(tab, sight["all"])
    assert sight["over"]
    assert tab.run("() => document.querySelector('.end .strong').textContent").strip() == words("web-rematch")
    assert tab.run("() => JSON.parse(localStorage.getItem('history')).length") == 1
