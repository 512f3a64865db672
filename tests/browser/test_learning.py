"""Learning: the lessons played to their end, by hand and by keyboard; every clause has an address."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from backnine.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.player import Player

MADE = Path(__file__).parents[2] / "web" / "src" / "made"
EVERY_GAME = pytest.mark.parametrize("game", [game.name for game in GAMES])
BUTTONS = {"next": "learn-go-on", "look": "web-look", "seen": "web-remembered", "knock": "web-knock"}


def touches(game: str) -> list[str]:
    steps = json.loads((MADE / f"lesson-{game}.json").read_text("utf-8"))["steps"]
    return [step["touch"] for step in steps if step["touch"] != "end"]


def at_step(player: Player, step: int, steps: int) -> None:
    expect(player.page.get_by_text(player.words("learn-progress", step=step, steps=steps))).to_be_visible()


def follow(player: Player, touch: str) -> None:
    what, _, slot = touch.partition(" ")
    if what in BUTTONS:
        player.button(BUTTONS[what]).click()
    else:
        player.place(f"slot-0-{slot}" if slot else what).click()


@pytest.mark.parametrize(("game", "language"), [("play-nine", "ja"), ("four-card", "es"), ("six-card", "it")])
def test_the_lesson_to_its_end(visit: Visit, game: str, language: str) -> None:
    player = visit(language=language, address=f"/#lesson={game}")
    script = touches(game)
    for step, touch in enumerate(script, 1):
        at_step(player, step, len(script) + 1)
        follow(player, touch)
    player.button("web-play-now").click()
    expect(player.page).to_have_url(re.compile("#table="))


@EVERY_GAME
def test_the_lesson_by_keyboard(visit: Visit, game: str) -> None:
    """The focus goes where the lesson goes; only where one has to remember one has to find it."""
    player = visit(address=f"/#lesson={game}")
    script = touches(game)
    at_step(player, 1, len(script) + 1)
    player.page.keyboard.press("Tab")
    for step, touch in enumerate(script, 1):
        at_step(player, step, len(script) + 1)
        expect(player.page.locator("button:focus")).to_be_visible()
        player.page.keyboard.press(touch.split()[1] if touch.startswith("recall") else "Enter")
    expect(player.button("web-play-now")).to_be_focused()


def test_another_touch_gets_a_hint(visit: Visit) -> None:
    player = visit(address="/#lesson=play-nine")
    player.place("stock").click()
    player.says("learn-hint-press", button=player.words("learn-go-on"))
    player.button("learn-go-on").click()
    player.place("stock").click()
    player.says("learn-hint-slot", slot=1)


@EVERY_GAME
def test_a_clause_has_an_address(visit: Visit, game: str) -> None:
    rules = next(each for each in GAMES if each.name == game)
    clause = rules.sections[-1].clauses[-1]
    page = visit(address=f"/#rules={game}/{clause}").page
    expect(page.locator(f"#{clause.lower()}")).to_be_focused()
    expect(page.locator(f"#{clause.lower()}")).to_be_in_viewport()
    shown = page.locator("article").evaluate_all("all => all.map((each) => each.id.toUpperCase())")
    assert shown == [clause for section in rules.sections for clause in section.clauses]
