"""Whatever may be done now is wholly to be seen and touched, without scrolling, on every screen there is."""

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession

from backnine.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.moments import AROUND, MOMENTS, NOTHING, At
from tests.browser.player import Player
from tests.browser.stage import Scene, staged
from tests.browser.words import words

HERE = Path(__file__).parent
SIZES = (
    (320, 568), (320, 640), (360, 640), (375, 553), (375, 667), (390, 664), (412, 732),
    (667, 375), (844, 390), (768, 1024), (820, 1180), (1280, 720), (1440, 900),
)  # fmt: skip
ROWS = 4  # of a result, that are seen without scrolling
SHORT = ((320, 568), (375, 553), (390, 664), (667, 375))
WANTED = 'button[data-wanted]:enabled, button[data-place^="slot-0-"][aria-disabled="false"]'  # by a lesson
ASKED = (  # what a table asks most, to find the language that needs most room
    "web-first-look", "web-draw-or-knock", "web-place-taken", "web-place-or-turn", "web-draw-owed",
    "web-look", "web-decline", "web-knocked", "web-next-hole", "web-rematch", "web-share",
)  # fmt: skip


def length(language: str) -> int:
    said: dict[str, str | int] = {"who": "one", "name": "Ann", "card": "10", "slot": 1, "look": "near"}
    return sum(len(words(each, language, **said)) for each in ASKED)


LONGEST = max(LANGUAGES, key=length)
CROWDS = {"play-nine": (2, 3, 6), "six-card": (2, 4, 12), "four-card": (2, 3, 12)}


class Window:
    """A page that goes from scene to scene and from size to size, and what is out of reach there."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        for script in ("examine.js", "reach.js"):
            self.page.evaluate((HERE / script).read_text("utf-8"))

    @cached_property
    def _line(self) -> CDPSession:
        return self.page.context.new_cdp_session(self.page)

    def show(self, scene: Scene, at: At) -> None:
        scene.enter(self.page)
        at.deed(self.player)
        self.page.evaluate("still()")

    def resize(self, size: tuple[int, int]) -> None:
        """As Playwright does, but at once; what is read afterwards has settled."""
        wish = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False}
        self._line.send("Emulation.setDeviceMetricsOverride", wish)
        self.page.evaluate("size => settled(size)", wish)

    def problems(self, sizes: Iterable[tuple[int, int]] = SIZES) -> Iterable[str]:
        for size in sizes:
            self.resize(size)
            for each in (*self.page.evaluate("outOfReach()"), *self.unseen_rows()):
                yield f"{size[0]} x {size[1]}: {each}"

    def unseen_rows(self) -> Iterable[str]:
        """Of a result; more than a few may have to be scrolled to."""
        if self.page.locator(".result").count():
            seen, rows = self.page.evaluate("resultRows()")
            if seen < min(rows, ROWS):
                yield f"{seen} of {rows} rows are to be seen"


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in MOMENTS for players in CROWDS[game]]
)
def test_everything_is_in_reach(visit: Visit, game: str, players: int) -> None:
    """Every moment at every size and with each of these crowds; soak/test_reach.py has all of it with all."""
    crowds = CROWDS[game]
    look_at(visit, moments_of(game, players), share=(crowds.index(players), len(crowds)))


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in MOMENTS for players in CROWDS[game]]
)
def test_the_banner_of_a_last_round_covers_neither_a_card_nor_the_head(
    visit: Visit, game: str, players: int
) -> None:
    """It stands for a moment, with the name of whoever it is about; a finger goes through it anyway."""
    window = Window(
        visit(scene=staged(MOMENTS[game]["last-round"].position(game, players)), language=LONGEST)
    )
    told = ("web-knocks", "web-knocked") if game == "four-card" else ("web-putts-out", "web-last-round")
    said = [words(each, LONGEST, who="one", name="Maximiliane Wohlgemuth-K", game=game) for each in told]
    for size in SIZES:
        window.resize(size)
        assert window.page.evaluate("said => coveredByBanner(said)", said) == [], size


def test_those_who_share_a_device_or_watch_are_served_as_well(visit: Visit) -> None:
    look_at(visit, around())


def test_a_name_is_given_in_reach(visit: Visit) -> None:
    """At the end of a match, on the sheet of a low window."""
    scene = staged(MOMENTS["play-nine"]["match-over"].position("play-nine", 3))
    player = visit(scene=scene, language=LONGEST, size=(390, 664))
    player.press("web-your-name")
    assert not list(Window(player).problems())


@pytest.mark.parametrize("game", MOMENTS)
def test_every_step_of_a_lesson_is_in_reach(visit: Visit, game: str) -> None:
    """Until the cards are counted: then there is more to read than to touch."""
    player = visit(language=LONGEST, address=f"/#lesson={game}")
    player.page.locator(".coach").wait_for()
    window, steps, problems = Window(player), 0, []
    while not player.page.locator(".felt.over").count():
        steps += 1
        problems += [f"step {steps} {each}" for each in window.problems(SHORT[steps % 2 :: 2])]
        player.page.locator(WANTED).first.click()
        player.page.evaluate("still()")
    assert steps > 5
    assert not problems, "\n".join(problems)


def around() -> dict[str, tuple[Scene, At]]:
    return {name: (staged(position), At(position.when)) for name, position in AROUND.items()}


def moments_of(game: str, players: int) -> dict[str, tuple[Scene, At]]:
    return {name: (staged(at.position(game, players)), at) for name, at in MOMENTS[game].items()}


def look_at(
    visit: Visit,
    scenes: dict[str, tuple[Scene, At]],
    language: str = LONGEST,
    share: tuple[int, int] = (0, 1),
) -> None:
    """`share`: of all sizes only this one of so many parts, another one in each scene."""
    first, _ = next(iter(scenes.values()))
    window = Window(visit(scene=first, language=language))
    part, parts = share
    problems = []
    for number, (name, (scene, at)) in enumerate(scenes.items()):
        if at.deed is not NOTHING:
            window.resize(SIZES[-1])  # where all can be touched
        window.show(scene, at)
        problems += [f"{name} {each}" for each in window.problems(SIZES[(part + number) % parts :: parts])]
    assert not problems, "\n".join(problems)
