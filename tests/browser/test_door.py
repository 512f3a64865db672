"""Somebody who came late is at the door: the host's question, and what changes when it is answered."""

import tempfile
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from backnine.table.keys import token_hash
from backnine.table.latecomers import DoorQuestion
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.stage import Position, Scene, scene_of, waiting
from tests.table.room import Guest, Room

EXAMINE = Path(__file__).with_name("examine.js")
SIZES = [(320, 568), (390, 664), (390, 844), (844, 390), (820, 1180), (1440, 900)]
CARDS = """() => [...document.querySelectorAll(".seat .grid, .seat h2")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height];
})"""
# is the question beside the header, beyond it, or a line of it out of sight on a usual phone?
OUTSIDE = """() => {
  const [header, door, text] = ["header", ".wish", ".wish p"].map((each) => document.querySelector(each));
  const [outer, inner] = [header, door].map((each) => each.getBoundingClientRect());
  const beside = Math.max(outer.left - inner.left, inner.right - outer.right);
  const beyond = Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
  const hidden = text.scrollHeight - text.clientHeight > 6 && innerWidth >= 390 ? 1 : 0;
  return [beside > 0.5, beyond > 0.5, hidden];
}"""


@cache
def at_the_door(seat: int | None) -> Scene:
    """Tom asks for the bot's chair, or to watch; later Ann has said yes, and Tom is on the way."""
    with tempfile.TemporaryDirectory() as folder:
        room = Room(Path(folder), people=2, names=("Ann", "Papy"), bots=("weekender",), watch=False)
        try:
            ann, _ = room.guests(0, 1)
            reader = Guest(room, {0}, host=True).enter()
            question = DoorQuestion("Grandfather Thomas", seat, token_hash("late"))
            room.table.ask_to_come_in(question, lambda said: None)
            room.settle()
            told = len(reader.told)
            ann.say("let-in", asking=0)
            return scene_of(room, Position(waiting, elsewhere=("Papy",), bots=1), reader, told)
        finally:
            room.close()


def resize(player: Player, width: int, height: int) -> None:
    size = ViewportSize(width=width, height=height)
    player.page.set_viewport_size(size)
    player.page.evaluate("size => settled(size)", size)


@pytest.mark.parametrize(("seat", "language"), [(2, "fr"), (None, "ja")])
def test_the_question_is_one_and_covers_nobody(visit: Visit, seat: int | None, language: str) -> None:
    scene = at_the_door(seat)
    ann = visit(scene=scene, language=language)
    ann.page.evaluate(EXAMINE.read_text("utf-8"))
    door = ann.page.get_by_role("group", name=ann.words("web-late-door"))
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    for width, height in SIZES:
        resize(ann, width, height)
        expect(door.get_by_role("button", name=ann.words("web-yes"), exact=True)).to_be_in_viewport(ratio=1)
        expect(door.get_by_role("button", name=ann.words("web-no"), exact=True)).to_be_in_viewport(ratio=1)
        assert not any(ann.page.evaluate(OUTSIDE)), (width, height, ann.page.evaluate(OUTSIDE))
    ann.press("web-late-more")
    expect(ann.button("web-late-never")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(door).to_be_visible()
    assert ann.page.evaluate("heard.answered") is None
    resize(ann, 390, 664)
    before = ann.page.evaluate(CARDS)
    door.get_by_role("button", name=ann.words("web-yes"), exact=True).focus()
    scene.go_on(ann.page)
    expect(door).to_have_count(0)
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()  # not nowhere
    ann.page.evaluate("still()")
    assert ann.page.evaluate(CARDS) == before  # nothing jumps, and nobody is called away who is on the way
    assert ann.page.get_by_text(ann.words("web-away"), exact=True).count() == 0


def test_who_waits_for_a_chair_reads_that_the_table_has_ended(visit: Visit) -> None:
    """Asked again by itself: a broken line is waited for, an end is told."""
    told = {"game": "play-nine", "host": "Ann", "free": 0, "chairs": 2, "names": "free", "state": "playing"}
    told |= {"watch": False, "ask": False, "bots": [], "hole": 1, "holes": 9}
    busy, ended = ({"why": why, "text": f"It is {why}."} for why in ("too-many-requests", "table-is-ended"))
    answers = [(200, told), (429, busy), (409, ended)]
    late = visit()
    late.watcher.forgive("429|409")
    late.page.clock.install()

    def answer(route: Route) -> None:
        status, said = answers.pop(0)
        route.fulfill(status=status, json=said)

    late.page.route("**/api/invitation", answer)
    late.go("/#join=ABCDEF")
    late.says("web-late-next")
    with late.page.expect_response("**/api/invitation"):
        late.page.clock.run_for(5000)
    late.says("web-late-next")
    with late.page.expect_response("**/api/invitation"):
        late.page.clock.run_for(10_000)
    expect(late.page.get_by_role("alert")).to_have_text("It is table-is-ended.")
    assert late.page.get_by_text(late.words("web-late-next")).count() == 0
    assert not answers
