"""Every screen in every language, size and light: nobody is kept out, nothing is cut off.

`make screens` takes pictures of all of them, in build/screens.
"""

import os
from collections import defaultdict
from itertools import cycle
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize

from backnine.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.screens import NOTHING, SCREENS, Screen
from tests.browser.stage import staged
from tests.browser.test_reach import LONGEST

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
EXAMINE = Path(__file__).with_name("examine.js")
PICTURES = ROOT / "build" / "screens"
SIZES = {390: 844, 320: 640, 820: 1180, 1440: 900}  # a page is opened at the first
NARROWEST = min(SIZES)
PICTURED = (390, 820, 1440) if os.environ.get("BACKNINE_PICTURES") else ()
# Without loading it anew: another page of ours has another heading, once it has come.
FOLLOW = """async (address) => {
  const kind = () => location.hash.split("=")[0];
  const [before, heading] = [kind(), document.querySelector("h1")];
  location.assign(address);
  while (kind() !== before && heading.isConnected) await new Promise(requestAnimationFrame);
  await still();
}"""
REACH = "http://192.0.2.7:8000/"
IN_A_ROW = 5
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def in_a_row() -> list[list[str]]:
    """One page shows some screens one after another, positions of tables or plain addresses."""
    alike: dict[object, list[str]] = defaultdict(list)
    for name, screen in SCREENS.items():
        alike[(bool(screen.position), screen.name) if is_entered(screen) else name].append(name)
    return [
        names[first : first + IN_A_ROW]
        for names in alike.values()
        for first in range(0, len(names), IN_A_ROW)
    ]


def is_entered(screen: Screen) -> bool:
    """From any other: nothing has to be done on the way."""
    return bool(screen.position) or (screen.arrive is NOTHING and not screen.table and not screen.anew)


@pytest.mark.parametrize("names", in_a_row(), ids="+".join)
def test_screens(visit: Visit, names: list[str]) -> None:
    player = at_screen(visit, SCREENS[names[0]])
    problems = examined(player, names[0])
    for name in names[1:]:
        enter(player, SCREENS[name])
        problems += examined(player, name)
    assert not problems, "\n".join(dict.fromkeys(problems))


def examined(player: Player, name: str) -> list[str]:
    """What is wrong with a screen, in every language."""
    screen, number = SCREENS[name], list(SCREENS).index(name)
    axed, problems = by_axe(number), []
    for language, light in zip(LANGUAGES, cycle(LIGHTS), strict=False):
        player.page.emulate_media(color_scheme=light)
        player.speak(language)
        if screen.anew:
            load(player, screen)
        player.page.evaluate("still()")
        for width in widths(language, number):
            resize(player, width)
            rule = axed.get((language, width), "")
            if rule and not player.page.evaluate("'axe' in window"):
                player.page.evaluate(AXE.read_text("utf-8"))
            found = player.page.evaluate("rule => examine(rule)", rule)
            problems += [f"{name} {language} {width}: {each}" for each in found]
            if width in PICTURED:
                player.page.screenshot(path=PICTURES / f"{name}-{width}-{language}.png")
    return problems


def by_axe(number: int) -> dict[tuple[str, int], str]:
    """In which language and size axe looks at the screen of this number, and for what.

    It judges markup and colours, which are the same in every language: markup is judged once, colours in each
    light. Screens take turns with languages and sizes.
    """
    sizes = list(SIZES)
    first, second = list(LANGUAGES)[(2 * number) % 4 :][:2]
    return {(first, sizes[number % len(sizes)]): "all", (second, NARROWEST): "color-contrast"}


def widths(language: str, number: int) -> list[int]:
    """The narrowest always, last, and all of them in the language that needs most room."""
    if PICTURED or language == LONGEST:
        return sorted(SIZES, reverse=True)
    return sorted(
        {NARROWEST} | {width for spoken, width in by_axe(number) if spoken == language}, reverse=True
    )


def at_screen(visit: Visit, screen: Screen) -> Player:
    scene = staged(screen.position) if screen.position else None
    player = visit(table=screen.table, address=screen.address, name=screen.name, reach=REACH, scene=scene)
    if screen.arrive is NOTHING:
        begin(player, screen)
    else:
        screen.arrive(player)
        load(player, screen)
    return player


def enter(player: Player, screen: Screen) -> None:
    """From one position to another, or from one address."""
    resize(player, next(iter(SIZES)))
    if screen.position:
        staged(screen.position).enter(player.page)
    else:
        player.page.evaluate(FOLLOW, screen.address if "#" in screen.address else "/#")
        player.page.get_by_role("heading").first.wait_for()
    screen.show(player)


def resize(player: Player, width: int) -> None:
    size = ViewportSize(width=width, height=SIZES[width])
    if player.page.viewport_size != size:
        player.page.set_viewport_size(size)
        player.page.evaluate("size => settled(size)", size)


def load(player: Player, screen: Screen) -> None:
    player.page.reload()
    begin(player, screen)


def begin(player: Player, screen: Screen) -> None:
    """On a page that was just loaded."""
    player.page.get_by_role("heading").first.wait_for()
    player.page.evaluate(EXAMINE.read_text("utf-8"))
    screen.show(player)
