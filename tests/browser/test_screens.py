"""Every screen in every language, size and light: nobody is kept out, nothing is cut off.

`make screens` takes pictures of all of them, in build/screens.
"""

import os
from itertools import cycle
from pathlib import Path
from typing import Literal

import pytest

from backnine.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.screens import SCREENS

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
EXAMINE = Path(__file__).with_name("examine.js")
PICTURES = ROOT / "build" / "screens"
SIZES = {320: 640, 390: 844, 820: 1180, 1440: 900}
PICTURED = (390, 820, 1440) if os.environ.get("BACKNINE_PICTURES") else ()
REACH = "http://192.0.2.7:8000/"
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen(visit: Visit, name: str) -> None:
    screen = SCREENS[name]
    player = visit(table=screen.table, address=screen.address, name="Ann", reach=REACH)
    screen.arrive(player)
    problems: list[str] = []
    sizes, lights = cycle(SIZES), cycle(LIGHTS)
    for language in LANGUAGES:
        player.page.set_viewport_size({"width": 390, "height": 844})
        speak(player, language)
        screen.show(player)
        examined = next(sizes)
        for width, height in SIZES.items():
            player.page.emulate_media(color_scheme=next(lights))
            player.page.set_viewport_size({"width": width, "height": height})
            found = player.page.evaluate("thoroughly => examine(thoroughly)", width == examined)
            problems += [f"{language} {width}: {each}" for each in found]
            if width in PICTURED:
                player.page.screenshot(path=PICTURES / f"{name}-{width}-{language}.png")
        next(lights)  # so that each size is seen in both lights
    assert not problems, "\n".join(dict.fromkeys(problems))


def speak(player: Player, language: str) -> None:
    """As somebody does who comes back with another language."""
    player.language = language
    player.page.evaluate("language => localStorage.setItem('language', language)", language)
    player.page.reload()
    player.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    player.page.get_by_role("heading").first.wait_for()
    for script in (AXE, EXAMINE):
        player.page.evaluate(script.read_text("utf-8"))
