"""Around the cards: friends far away, one device for all, broken lines, a dead server, spectators."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, held, play_together
from tests.server.host import Host


def choose(player: Player, game: str) -> None:
    player.page.get_by_role("radio", name=player.words(f"web-game-{game}")).check(force=True)


def invite(visit: Visit, game: str, **table: object) -> tuple[Player, Player]:
    """Ann makes a table, Ben comes by her link, Ann starts."""
    ann, ben = visit(table=table, name="Ann"), visit(language="fr", seed=2)
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


def test_two_browsers_play_and_play_again(visit: Visit) -> None:
    ann, ben = invite(visit, "play-nine", house="holes=1")
    play_together(ann, ben)
    moves = ann.view["n"]
    ann.press("web-rematch")
    ben.press("web-rematch")
    for each in (ann, ben):
        each.until("() => heard.table.round === 1 && heard.view.phase !== 'over'")
    play_together(ann, ben)
    assert ann.view["n"] > moves
    assert len(ann.seen["table"]["records"]) == 2


def test_two_browsers_play_the_memory_game(visit: Visit) -> None:
    ann, ben = invite(visit, "four-card", house="holes=1")
    play_together(ann, ben)
    assert ann.seen["score"] == ben.seen["score"]


def test_three_people_at_one_device(visit: Visit) -> None:
    trio = visit(table={"house": "holes=2"}, name="Ann")
    sit_together(trio, "play-nine", 3)
    trio.play()
    assert trio.seen["seats"] == [0, 1, 2]


def test_three_people_hand_the_memory_game_on(visit: Visit) -> None:
    trio = visit(table={"house": "holes=1"}, name="Ann")
    sit_together(trio, "four-card", 3)
    trio.play()
    assert len(trio.seen["score"]["holes"]) >= 1


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
    play_together(ann, ben)


def test_a_touch_counts_while_others_turn_their_cards_up(visit: Visit) -> None:
    """All tee off at once (PN-07), and their cards take a while to turn."""
    ann = visit(pace="slow", table={"pace": 300, "house": "holes=1"})
    ann.press("web-play-now")
    for slot in (1, 6):
        expect(ann.place(f"slot-0-{slot}")).to_be_enabled()
        ann.place(f"slot-0-{slot}").click()
        ann.until("slot => heard.view.layouts[0][slot - 1].up", slot)


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
        ann.watcher.forgive("WebSocket connection to .* failed")
        host.kill()
        ann.says("web-reconnecting")
        host.start()
        ann.until("() => heard.view")
        after = ann.look()["view"]
        assert [after[key] for key in ("n", "held", "layouts")] == [
            before[key] for key in ("n", "held", "layouts")
        ]
        ann.play()
        ann.page.close()  # it would go on asking for the record


def test_a_spectator_sees_what_everybody_sees(visit: Visit, host: Host) -> None:
    made = host.make(people=1, bots=["rookie"])
    ann = visit(tables=held(made["table"], made["seats"][0]["token"]), address=f"/#table={made['table']}")
    eve = visit(address=f"/#watch={made['watch']}", seed=2)
    eve.says("web-watching")
    ann.reach(0)
    play_together(ann, eve)
    assert eve.view["seat"] is None
    assert eve.page.get_by_role("button", name=eve.words("web-rematch")).count() == 0
