"""A newcomer's way, by nothing but what is to be seen: from the start page through three holes to the replay.

With BACKNINE_PICTURES set, as in `make screens`, each new sight is kept in build/screens, to be looked at.
"""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_screens import PICTURES

HERE = Path(__file__).parent
HOLES = 3
MOST_TOUCHES = 200
STEPS = 5  # of the replay, one by one
EYES = ("examine.js", "reach.js", "sight.js")


class Newcomer:
    """Touches what glows and what leads on; nothing may be hidden on the way."""

    def __init__(self, player: Player, name: str) -> None:
        self.player = player
        self.page: Page = player.page
        self.name = name
        self.sights: list[str] = []
        self.problems: list[str] = []

    def see(self, what: str) -> None:
        """Something new: it is looked at as a whole."""
        if what in self.sights:
            return
        self.sights.append(what)
        if not self.page.evaluate("'news' in window"):
            for script in EYES:
                self.page.evaluate((HERE / script).read_text("utf-8"))
        self.problems += [f"{what}: {each}" for each in self.page.evaluate("amiss()")]
        if os.environ.get("BACKNINE_PICTURES"):
            self.page.screenshot(path=PICTURES / f"tour-{self.name}-{len(self.sights):02}.png")

    def follow(self, link: Locator) -> None:
        """To another page, whose title is where one is then."""
        here = self.page.url
        link.click()
        self.page.wait_for_url(lambda url: url != here)
        self.page.locator("h1").wait_for()

    def play(self) -> None:
        """To the end of the match, by touching what glows."""
        before = ""
        for _ in range(MOST_TOUCHES):
            sight = self.page.wait_for_function("before => news(before)", arg=before).json_value()
            self.player.look()  # checked for leaks
            assert sight["say"], "nobody says what to do"
            self.see(re.sub(r"\d+", "#", sight["say"]))
            if sight["over"]:
                return
            before = sight["all"]
            if sight["place"]:
                self.player.touch(sight["place"])
            else:
                now = self.page.evaluate("sight()")  # it may have moved while all was looked at, or gone
                if now["all"] == before:
                    self.page.mouse.click(**now["touch"])
        raise AssertionError("the match has no end")


@pytest.mark.parametrize(("language", "size"), [("it", (390, 664)), ("ja", (820, 1180))])
def test_from_the_start_page_to_the_replay(visit: Visit, language: str, size: tuple[int, int]) -> None:
    player = visit(language=language, size=size)
    page, ann = player.page, Newcomer(player, f"{size[0]}-{language}")
    ann.see("start")
    page.locator(".now fieldset").get_by_text(str(HOLES), exact=True).click()
    ann.follow(player.button("web-play-now"))
    player.says("web-low-wins")
    ann.play()
    best = page.locator("dl dd").first
    expect(best).to_be_in_viewport(ratio=1)
    ann.follow(page.get_by_role("link", name=player.words("finale-look")))
    expect(page.locator("tfoot td")).to_have_count(len(player.seen["score"]["totals"]))
    ann.see("match")
    ann.follow(page.get_by_role("link", name=player.words("story-replay")))
    steps(ann)
    ann.follow(page.get_by_role("link", name=player.words("story-to-match")))
    ann.follow(page.get_by_role("link", name=player.words("web-home")))
    expect(player.button("web-play-now")).to_be_visible()
    assert not ann.problems, "\n".join(ann.problems)


def steps(ann: Newcomer) -> None:
    """One by one, and to the last of the match: what it came to there is what was played."""
    player, page = ann.player, ann.player.page
    told = page.get_by_role("status").first
    expect(told).to_be_visible()
    ann.see("replay")
    for _ in range(STEPS):
        before = told.inner_text()
        player.press("story-forth")
        expect(told).not_to_have_text(before)
    ann.see("replay, some steps on")
    for _ in range(HOLES - 1):
        player.press("story-hole-forth")
    expect(told).to_contain_text(player.words("story-hole", hole=HOLES))
    page.keyboard.press("End")
    expect(told).to_contain_text(player.words("story-hole-over", hole=HOLES))
    ann.see("replay, the end")
