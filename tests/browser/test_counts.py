"""Columns that cancel are joined the moment they do; what the cards count so far stands beside them."""

import json
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from backnine.cards import Card
from backnine.games import find_game
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.stage import Position, Scene, phase, staged
from tests.browser.test_learning import at_step, follow, touches

Json = dict[str, Any]


def with_cards(scene: Scene, layouts: dict[int, str]) -> Scene:
    """The same with other cards on the table: `?` lies face down."""
    return replace(scene, frames=tuple(_laid(scene.game, frame, layouts) for frame in scene.frames))


def _laid(game: str, frame: str, layouts: dict[int, str]) -> str:
    told: Json = json.loads(frame)
    if told["t"] != "view":
        return frame
    rules = find_game(game)
    for seat, text in layouts.items():
        cards = [None if each == "?" else Card(each) for each in text.replace("/", " ").split()]
        strokes = rules.strokes(cards, rules.house())
        savings = [each._asdict() for each in strokes.savings]
        told["layouts"][seat] = [{"card": card, "up": card is not None} for card in cards]
        told["showing"][seat] = {
            "strokes": strokes.total,
            "face_value": strokes.face_value,
            "savings": savings,
        }
    return json.dumps(told)


def frames(player: Player, own: bool) -> list[tuple[str, bool]]:
    """The texts on the frames of one's own cards, or of the other player's, and which are of a bonus."""
    marks = player.page.locator(".grid.own .mark" if own else ".seat .mark")
    return [(each.inner_text(), "bonus" in (each.get_attribute("class") or "")) for each in marks.all()]


def around(frame: Locator, cards: list[Locator]) -> bool:
    """Are these cards inside the frame?"""
    box = frame.bounding_box()
    boxes = [card.bounding_box() for card in cards]
    assert box
    assert all(boxes)
    return all(
        each
        and box["x"] - 1 <= each["x"]
        and each["x"] + each["width"] <= box["x"] + box["width"] + 1
        and box["y"] - 1 <= each["y"]
        and each["y"] + each["height"] <= box["y"] + box["height"] + 1
        for each in boxes
    )


def test_a_pair_and_a_block_are_seen_while_one_plays(visit: Visit) -> None:
    scene = staged(Position(phase("place"), bots=1))
    player = visit(scene=with_cards(scene, {0: "7 ? 3 ? / 7 ? 5 12", 1: "4 4 ? 1 / 4 4 ? 2"}))
    player.until("() => heard.view")
    assert frames(player, own=True) == [("0", False)]
    joined = player.page.locator(".grid.own .mark")
    assert around(joined, [player.place("slot-0-1"), player.place("slot-0-5")])
    assert frames(player, own=False) == [("0", False), ("0", False), ("−10", True)]
    block = player.page.locator(".seat .mark.bonus")
    assert around(block, [player.page.locator(f'[data-place="slot-1-{slot}"]') for slot in (1, 2, 5, 6)])
    expect(player.page.locator(".hand .showing .words")).to_have_text(
        f"{player.words('web-showing', strokes=20)} · {player.words('web-face-down', count=3)}"
    )
    expect(player.page.locator(".seat .showing .words")).to_have_text(
        f"{player.words('web-showing', strokes='−7')} · {player.words('web-face-down', count=2)}"
    )


def test_what_is_not_side_by_side_has_two_frames_and_one_amount(visit: Visit) -> None:
    scene = staged(Position(phase("draw"), bots=1))
    player = visit(scene=with_cards(scene, {0: "4 ? 4 ? / 4 ? 4 12"}))
    player.until("() => heard.view")
    assert frames(player, own=True) == [("0", False), ("0", False), ("−10", True), ("", True)]


def test_a_frame_is_no_hindrance(visit: Visit) -> None:
    """A card below it is touched as any other, in its middle and where the 0 is."""
    scene = staged(Position(phase("place"), bots=1))
    player = visit(scene=with_cards(scene, {0: "7 ? 3 ? / 7 ? 5 12"}))
    player.until("() => heard.view")
    mark = player.page.locator(".grid.own .mark").bounding_box()
    assert mark
    middle = (mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2 - 8)
    hit = player.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.slot')?.ariaLabel", middle
    )
    assert hit == player.words("web-slot-pair", slot=1, card="7", partner=5)


def test_the_count_is_switched_off_in_the_settings_and_pairs_stay(visit: Visit) -> None:
    scene = staged(Position(phase("draw"), bots=1))
    player = visit(scene=with_cards(scene, {0: "7 ? 3 ? / 7 ? 5 12"}))
    player.until("() => heard.view")
    expect(player.page.locator(".showing")).to_have_count(2)
    player.page.evaluate("localStorage.setItem('counts', 'no')")
    player.page.reload()
    player.until("() => heard.view")
    player.page.locator(".grid.own .mark").wait_for()
    expect(player.page.locator(".showing")).to_have_count(0)


def test_in_a_game_of_memory_nothing_is_counted_that_is_not_seen(visit: Visit) -> None:
    player = visit(scene=staged(Position(phase("draw"), "four-card", bots=1)))
    player.until("() => heard.view")
    down = player.words("web-face-down", count=4)
    for where in (".hand .showing .words", ".seat .showing .words"):
        expect(player.page.locator(where)).to_have_text(down)


@pytest.mark.parametrize("game", ["play-nine", "six-card"])
def test_the_end_of_a_hole_has_the_same_signs(visit: Visit, game: str) -> None:
    full = {"play-nine": "7 3 4 4 / 7 5 4 4", "six-card": "7S KH 4D / 7H 2D 10S"}[game]
    scene = staged(Position(phase("over"), game, bots=1, house="holes=2"))
    player = visit(scene=with_cards(scene, {0: full}))
    player.until("() => heard.view")
    expected = [("0", False)] if game == "six-card" else [("0", False)] * 3 + [("−10", True)]
    assert frames(player, own=True) == expected


def test_the_lesson_joins_a_pair_when_it_is_made(visit: Visit) -> None:
    """Not only when the hole is counted."""
    player = visit(address="/#lesson=play-nine")
    seen = []
    script = touches("play-nine")
    for step, touch in enumerate(script, 1):
        at_step(player, step, len(script) + 1)
        counting = player.page.locator("main.over").count() > 0
        seen.append((counting, [text for text, _ in frames(player, own=True)]))
        follow(player, touch)
    assert seen[0] == (False, [])
    assert (False, ["0"]) in seen
