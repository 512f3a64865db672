"""A position on the stage is what a page at a real table shows."""

import json

from tests.browser.conftest import Visit
from tests.browser.stage import Position, match_over, phase, staged


def test_a_scene_is_what_the_table_told(visit: Visit) -> None:
    player = visit(scene=staged(Position(phase("place"), "six-card", bots=3)))
    player.until("() => heard.view")
    view = player.look()["view"]
    assert view["phase"] == "place"
    assert [len(layout) for layout in view["layouts"]] == [6] * 4
    assert player.page.locator("section.seat").count() == 3
    player.page.reload()
    player.until("() => heard.view")
    assert player.look()["view"] == view


def test_one_page_goes_from_scene_to_scene(visit: Visit) -> None:
    first = staged(Position(phase("first-look"), "four-card", bots=1))
    player = visit(scene=first)
    player.button("web-look").wait_for()
    last = staged(Position(match_over, house="holes=1"))
    last.enter(player.page)
    player.button("web-rematch").wait_for()
    player.says("web-fair-open")  # it looked through the record of that very match
    first.enter(player.page)
    player.button("web-look").wait_for()


def test_the_same_position_is_always_the_same() -> None:
    made = staged.__wrapped__(Position(phase("draw")))
    again = staged.__wrapped__(Position(phase("draw")))
    assert [json.loads(each) for each in made.frames[1:]] == [json.loads(each) for each in again.frames[1:]]
