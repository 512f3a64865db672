"""The main journeys in another browser: Debian's Firefox."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, ViewportSize, expect

from tests.browser import firefox
from tests.browser.conftest import Visit, visits
from tests.browser.devices import Newcomers
from tests.browser.keyboard import Shortcuts
from tests.browser.moments import MOMENTS
from tests.browser.player import Player, play_together
from tests.browser.screens import choose, learn
from tests.browser.stage import staged
from tests.browser.test_reach import LONGEST, Window
from tests.browser.test_tables import invite
from tests.server.host import Host

SMALL, LYING = (390, 664), (844, 390)
ONE_HOLE = {"house": "holes=1"}
FULLEST = ("first-look", "draw", "place", "turn-up", "last-round", "hole-over", "match-over")


@pytest.fixture(scope="module")
def fox(playwright: Playwright) -> Iterator[Browser]:
    try:
        firefox.find()
    except firefox.NoFirefox as problem:
        pytest.skip(str(problem))
    with firefox.launched(playwright) as running:
        yield running


@pytest.fixture
def call(fox: Browser, host: Host) -> Iterator[Visit]:
    """As `visit`, in Firefox."""
    yield from visits(Newcomers(fox), host)


class FoxWindow(Window):
    def resize(self, size: tuple[int, int]) -> None:
        wish = ViewportSize(width=size[0], height=size[1])
        self.page.set_viewport_size(wish)
        self.page.evaluate("size => settled(size)", wish)


@pytest.mark.parametrize("game", ["four-card", "six-card"])
def test_a_hole_from_the_start_page_to_the_end(call: Visit, game: str) -> None:
    """And a reload on the way. Play Nine is played in the next tests."""
    ann = call(size=SMALL, table=ONE_HOLE)
    choose(ann, game)
    ann.press("web-play-now")
    ann.reach(1)
    ann.page.reload()
    ann.until("() => heard.view")
    ann.play()
    expect(ann.button("web-rematch")).to_be_in_viewport(ratio=1)


def test_a_hole_by_keyboard(call: Visit) -> None:
    """By shortcuts: from the last button Tab leads to the window's own, and no key of a test leads back."""
    ann = call(kind=Shortcuts, table=ONE_HOLE)
    ann.press("web-play-now")
    ann.play()
    expect(ann.button("web-rematch")).to_be_visible()


def test_a_lesson(call: Visit) -> None:
    learn(call(size=SMALL, address="/#lesson=four-card"))


def test_friends_meet_in_two_browsers(call: Visit, visit: Visit) -> None:
    ann, ben = invite(call, "play-nine", guest=visit, house="holes=1")
    play_together(ann, ben, done=lambda each: each.view["n"] >= 8)
    play_together(ann, ben, rush=True)
    for each in (ann, ben):
        expect(each.button("web-rematch")).to_be_visible()


def test_everything_is_in_reach(call: Visit) -> None:
    """With two bots, on a phone with its browser's bars, and on its side."""
    scenes = {
        f"{game} {name}": (staged(at.position(game, 3)), at)
        for game, moments in MOMENTS.items()
        for name, at in moments.items()
        if name in FULLEST
    }
    first, _ = next(iter(scenes.values()))
    window = FoxWindow(call(scene=first, language=LONGEST))
    problems = []
    for name, (scene, at) in scenes.items():
        window.show(scene, at)
        problems += [f"{name} {each}" for each in (*window.problems((SMALL, LYING)), *bars(window.player))]
    assert not problems, "\n".join(problems)


def bars(player: Player) -> list[str]:
    """What is scrolled though that is not meant, or with a white bar on the felt beside it."""
    found: list[str] = player.page.evaluate("""() => [...document.querySelectorAll(".felt *")]
      .map((each) => [each, getComputedStyle(each)])
      .filter(([each]) => each.scrollHeight > each.clientHeight + 1)
      .filter(([, style]) => ["auto", "scroll"].includes(style.overflowY))
      .filter(([each, style]) => !each.closest("[data-scrolls], .result") || style.scrollbarColor === "auto")
      .map(([each]) => `${each.className} is scrolled`)""")
    return found
