"""Around the cards: friends far away, one device for all, broken lines, a dead server.

Whole matches with friends, rematches and spectators are in test_fair.py.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, play_together
from tests.server.host import Host


def choose(player: Player, game: str) -> None:
    player.page.get_by_role("radio", name=player.words(f"web-game-{game}")).check(force=True)


def invite(visit: Visit, game: str, *, guest: Visit | None = None, **table: object) -> tuple[Player, Player]:
    """Ann makes a table, Ben comes by her link, with another browser perhaps, Ann starts."""
    ann, ben = visit(table=table, name="Ann"), (guest or visit)(language="fr", seed=2)
    choose(ann, game)
    ann.press("web-invite")
    ann.until("() => heard.table")
    expect(ann.page.get_by_text(ann.look()["table"]["code"], exact=True)).to_be_visible()
    ben.go(f"/#join={ann.seen['table']['code']}")
    expect(ben.button("web-sit-down")).to_be_visible()  # the start page asks for a name, too
    ben.page.get_by_label(ben.words("web-your-name")).first.fill("Ben")
    ben.press("web-sit-down")
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()
    ann.press("web-start")
    for each in (ann, ben):
        each.reach(0)
    return ann, ben


def test_a_name_that_shows_nothing_leaves_the_old_one_in_the_field(visit: Visit) -> None:
    ann = visit(name="Ann")
    ann.press("web-invite")
    field = ann.page.get_by_label(ann.words("web-name-of", number=1))
    expect(field).to_have_value("Ann")
    field.fill("\u3164")
    field.press("Tab")
    expect(field).to_have_value("Ann")
    field.fill("Bea")
    field.press("Tab")
    ann.until("() => heard.table.chairs[0].name === 'Bea'")
    expect(field).to_have_value("Bea")


def test_three_people_at_one_device(visit: Visit) -> None:
    trio = visit(table={"house": "holes=1"}, name="Ann")
    sit_together(trio, "play-nine", 3)
    trio.play()
    assert trio.seen["seats"] == [0, 1, 2]


def test_the_next_at_one_device_turns_up_their_own_cards(visit: Visit) -> None:
    """All tee off at once (PN-07): the touch of one is not made again for whoever is next."""
    trio = visit(table={"house": "holes=1"}, name="Ann")
    sit_together(trio, "play-nine", 3)
    for slot in (1, 6):
        trio.move([f"flip {slot}"])
        trio.look()
    trio.touch("slot-1-2")
    trio.until("() => heard.moved[1] >= 2")
    layouts = trio.look()["view"]["layouts"]
    up = [[slot for slot, seen in enumerate(layout, 1) if seen["up"]] for layout in layouts]
    assert up == [[1, 6], [2], []]


def sit_together(player: Player, game: str, people: int) -> None:
    choose(player, game)
    player.press("web-same-device")
    for number, name in enumerate(["Ann", "Ben", "Cat"][:people], 1):
        if number > 2:
            player.press("web-add-person")
        player.page.get_by_label(player.words("web-name-of", number=number)).fill(name)
    player.press("web-start")
    player.reach(0)
    assert [chair["name"] for chair in player.look()["table"]["chairs"]] == ["Ann", "Ben", "Cat"][:people]


def test_the_line_breaks_and_comes_back(visit: Visit) -> None:
    ann, ben = invite(visit, "play-nine", house="holes=1", grace=1)
    play_together(ann, ben, done=lambda each: each.view["n"] >= 6)
    ann.watcher.forgive("ERR_INTERNET_DISCONNECTED")
    ann.page.context.set_offline(True)
    ann.page.evaluate("heard.sockets.forEach((socket) => socket.close())")
    ann.says("web-reconnecting")
    ben.says("web-bot-plays")
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_text(ann.words("web-reconnecting"))).to_be_hidden()
    ben.until("() => heard.table.chairs.every((chair) => !chair.standing_in)")
    ann.until("() => heard.view")
    play_together(ann, ben, rush=True)


def test_a_touch_counts_while_others_turn_their_cards_up(visit: Visit) -> None:
    """All tee off at once (PN-07), and their cards take a while to turn."""
    ann = visit(pace="slow", table={"pace": 300, "house": "holes=1"})
    ann.press("web-play-now")
    for slot in (1, 6):
        expect(ann.place(f"slot-0-{slot}")).to_be_enabled()
        ann.place(f"slot-0-{slot}").click()
        ann.until("slot => heard.view.layouts[0][slot - 1].up", slot)


SLOW = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).t === "move") setTimeout(() => send.call(this, text), 300);
    else send.call(this, text);
  };
}"""


def test_others_look_while_ones_own_look_is_on_its_way(visit: Visit) -> None:
    """Their moves are no answer to it: it is made once more, and then shows its cards."""
    ann, ben = invite(visit, "four-card", house="holes=1")
    ann.page.evaluate(SLOW)
    for each in (ann, ben):
        each.look()
    n = ann.view["n"]
    ann.gesture("look")
    ben.move(["look"])
    ann.settle(n)
    assert ann.look()["looking"]
    ann.page.set_default_timeout(300)
    with pytest.raises(AssertionError) as late:  # the button is gone, and who looks for it is told why
        ann.press("web-look")
    assert re.search(
        "the table is playing; no move is on its way; cards being shown: slot-.*; the line is open",
        str(late.value),
    )


def has_drawn(player: Player) -> bool:
    """In the middle of a turn that waits for nobody else."""
    view = player.view
    return bool(view) and view["n"] >= 12 and view["phase"] == "place" and view["seat"] in view["acting"]


def test_a_power_cut_in_the_middle_of_a_hole(visit: Visit, tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        ann = visit(host, table={"house": "holes=2"})
        ann.press("web-play-now")
        ann.play(has_drawn)
        before = ann.view
        ann.watcher.forgive("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
        host.kill()
        ann.says("web-reconnecting")
        host.start()
        ann.until("() => heard.sockets[0].readyState === WebSocket.OPEN && heard.view")
        after = ann.look()["view"]
        assert [after[key] for key in ("n", "held", "layouts")] == [
            before[key] for key in ("n", "held", "layouts")
        ]
        ann.rush()
        ann.page.close()  # it would go on asking for the record
