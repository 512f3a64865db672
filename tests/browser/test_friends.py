"""Friends as they really come: they take another device, and somebody has to go."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, play_together
from tests.browser.stage import Position, phase, staged, waiting
from tests.browser.test_tables import invite


def shown_link(player: Player) -> str:
    """In the menu: to play on another device."""
    player.press("web-more")
    player.page.locator("summary", has_text=player.words("web-elsewhere")).click()
    field = player.page.get_by_label(player.words("web-link"))
    expect(field).to_be_in_viewport(ratio=1)  # what is unfolded is scrolled to
    return field.input_value()


def test_a_seat_moves_to_another_device(visit: Visit) -> None:
    ann, old = invite(visit, "play-nine", house="holes=1", grace=600)
    old.page.set_viewport_size({"width": 390, "height": 664})
    link = shown_link(old)
    old.says("web-elsewhere-link")
    expect(old.page.get_by_text(old.words("web-elsewhere-help"))).to_have_count(
        0
    )  # there is no code to point at
    new = visit(language="ja", seed=3).go("/" + link[link.index("#") :])
    new.says("web-seat-waits", name="Ben")
    new.press("web-seat-here")
    new.reach(0)
    old.says("web-moved")
    expect(old.page.get_by_role("dialog")).to_have_count(0)
    assert old.page.evaluate("localStorage.getItem('tables')") == "[]"
    assert new.page.evaluate("heard.welcome.seats") == [1]
    ann.until("() => heard.table.chairs[1].here")
    new.page.reload()
    new.until("() => heard.view && heard.view.seat === 1")
    old.watcher.forgive("401")
    old.go("/" + link[link.index("#") :])
    old.says("web-seat-gone")


def test_an_answer_that_gets_lost_costs_no_seat(visit: Visit) -> None:
    _, old = invite(visit, "play-nine", house="holes=1", grace=600)
    link = shown_link(old)
    new = visit(seed=3)
    lost: list[str] = []

    def lose(route) -> None:  # type: ignore[no-untyped-def]
        """The server has heard it, and the line breaks."""
        if not lost:
            lost.append(route.fetch().text())
            route.abort()
        else:
            route.continue_()

    new.page.route("**/api/seat", lose)
    new.watcher.forgive("401")
    new.watcher.forgive("ERR_FAILED")
    new.go("/" + link[link.index("#") :])
    new.press("web-seat-here")
    new.says("web-offline")
    assert lost
    new.press("web-seat-here")
    new.until("() => heard.view && heard.view.seat === 1")


def test_one_of_several_takes_a_device_of_their_own(visit: Visit) -> None:
    shared = visit(reach="http://192.0.2.7:8000/")
    shared.press("web-invite")
    for place in (2, 3):
        shared.press("web-add-here")
        shared.until(
            "count => heard.table.chairs.filter(each => each.kind === 'person').length === count", place
        )
    shared.page.get_by_role("heading", name=shared.words("web-elsewhere")).click()
    name = shared.look()["table"]["chairs"][-1]["name"]
    shared.page.get_by_role("button", name=name, exact=True).click()
    expect(shared.page.get_by_alt_text(shared.words("web-elsewhere-qr"))).to_be_visible()
    field = shared.page.get_by_label(shared.words("web-link")).last
    link = field.input_value()
    assert link.startswith("http://192.0.2.7:8000/#seat=")
    new = visit(language="it", seed=2).go("/" + link[link.index("#") :])
    new.press("web-seat-here")
    new.until("() => heard.welcome && heard.welcome.seats.length === 1")
    shared.says("web-elsewhere-gone", name=name)
    assert len(shared.page.evaluate("heard.welcome.seats")) == 2


def unfold(player: Player, name: str) -> None:
    """In the menu: what may be done about somebody."""
    player.page.get_by_role("dialog").locator("summary").get_by_text(name, exact=True).click()


def test_each_guest_is_one_row_and_what_cannot_be_taken_back_is_asked_about(visit: Visit) -> None:
    guests = ("Ben", "Cat", "Dan", "Eve", "Flo")
    ann = visit(scene=staged(Position(phase("draw"), elsewhere=guests, bots=0)), size=(390, 664))
    ann.press("web-more")
    menu = ann.page.get_by_role("dialog")
    expect(menu.locator("summary", has_text=re.compile(f"^({'|'.join(guests)})$"))).to_have_count(5)
    for act in ("web-mute", "web-hand-host", "web-send-off"):
        assert not any(ann.button(act, name=name).is_visible() for name in guests)
    unfold(ann, "Cat")
    ann.press("web-hand-host", name="Cat")
    asked = ann.dialog("web-sure-hand-host", name="Cat")
    asked.get_by_role("button", name=ann.words("web-no"), exact=True).click()
    ann.press("web-mute", name="Cat")
    expect(ann.button("web-unmute", name="Cat")).to_be_visible()


@pytest.mark.parametrize("sure", [True, False])
def test_the_host_sends_somebody_off_if_sure(visit: Visit, *, sure: bool) -> None:
    ann, ben = invite(visit, "play-nine", house="holes=1", grace=600)
    ann.press("web-more")
    unfold(ann, "Ben")
    ann.press("web-send-off", name="Ben")
    asked = ann.dialog("web-sure-send-off", name="Ben")
    if sure:
        asked.get_by_role("button", name=ann.words("web-send-off", name="Ben"), exact=True).click()
        ben.says("web-sent-off")
        ann.until("() => heard.table.chairs[1].kind === 'left'")
    else:
        asked.get_by_role("button", name=ann.words("web-no"), exact=True).click()
        expect(asked).to_have_count(0)
        assert ann.look()["table"]["chairs"][1]["kind"] == "person"


def test_a_latecomer_watches_and_takes_a_bots_chair(visit: Visit) -> None:
    """With the link of a table that plays already, and the host's yes; then the same again."""
    chairs = [{"who": "here", "name": "Ann"}, {"who": "bot", "bot": "rookie"}]
    ann = visit(table={"watch": True, "chairs": chairs, "house": "holes=1", "start": True}, name="Ann")
    ann.press("web-invite")
    ann.until("() => heard.view")
    table = ann.look()["table"]
    bot = table["chairs"][1]["name"]
    late = visit(language="fr", seed=2, name="Dana")
    late.go(f"/#join={table['code']}")
    late.says("web-late-begun-at", where=late.words("web-hole", hole=1, holes=1))
    late.press("web-late-watch")
    late.until("() => heard.view && heard.welcome.watching")
    expect(ann.page.get_by_role("img", name=ann.words("web-watchers", count=1))).to_be_visible()
    expect(late.page.get_by_role("img", name=late.words("web-watchers", count=1))).to_have_count(0)
    late.press("web-late-play")
    late.press("web-late-take", name=bot)
    late.says("web-late-asked", name=bot)
    ann.press("web-late-more")
    asked = ann.dialog("web-late-sure", name="Dana", bot=bot)
    ann.page.keyboard.press("Escape")  # that is no answer
    expect(asked).to_have_count(0)
    assert ann.page.evaluate("heard.answered") is None
    door = ann.page.get_by_role("group", name=ann.words("web-late-door"))
    expect(door).to_contain_text(ann.words("web-late-asks", name="Dana", bot=bot))
    door.get_by_role("button", name=ann.words("web-yes"), exact=True).click()
    late.until("() => heard.welcome?.seats[0] === 1 && heard.view?.seat === 1")
    ann.until("() => heard.table.chairs[1].name === 'Dana' && heard.table.chairs[1].here")
    ann.says("web-late-plays", name="Dana", before=bot)
    play_together(ann, late, rush=True)
    assert late.state == "over"
    ann.press("web-reopen")
    for each in (ann, late):
        each.says("web-again-help")
    expect(ann.page.get_by_text(ann.words("web-again-is-in"))).to_have_count(0)  # nobody has said so
    late.press("web-again-in")
    ann.until("() => heard.table.state === 'open' && heard.table.chairs[1].seal")
    ann.press("web-start")
    late.until("() => heard.table.state === 'playing' && heard.view.hole === 1")
    assert [chair["matches"] for chair in late.look()["table"]["chairs"]] == [1, 1]


def test_only_the_host_is_offered_to_send_off(visit: Visit) -> None:
    _, ben = invite(visit, "play-nine", house="holes=1")
    ben.press("web-more")
    expect(ben.button("web-leave")).to_be_visible()
    expect(ben.button("web-send-off", name="Ann")).to_have_count(0)


def test_who_takes_the_device_reads_what_happened_and_no_secret(visit: Visit) -> None:
    """Four-Card Golf: the first looks are over, and it is said of everybody where, but not at what."""
    shared = visit(scene=staged(Position(waiting, "four-card", here=("Ann", "Ben", "Cat"), bots=0)))
    expect(shared.button("web-ready", name="Ann")).to_be_focused()
    lines = shared.page.get_by_role("dialog").get_by_role("listitem")
    seen = "{name} looks at place 3, looks at place 4"
    expect(lines).to_have_text([seen.format(name="Ben"), seen.format(name="Cat")])


def test_who_finds_no_chair_asks_to_watch_and_the_page_notices_by_itself(visit: Visit) -> None:
    """Two people, no bots, no spectators: the code is right, and the page says what is possible."""
    ann, _ = invite(visit, "play-nine", house="holes=1", grace=600)
    code = ann.look()["table"]["code"]
    late = visit(language="es", seed=2)
    late.go(f"/#join={code}")
    late.says("web-late-no-chair")
    late.says("web-late-next")
    assert late.page.get_by_text(late.words("web-invitation-wrong")).count() == 0
    late.press("web-late-ask-watch")
    late.says("error-name-needed")
    late.page.get_by_label(late.words("web-late-your-name")).fill("Tom")
    late.press("web-late-ask-watch")
    late.says("web-late-asked-watch")
    table = ann.page.evaluate("heard.welcome.table")
    ann.go("/")
    ann.says("web-late-at-door", who="one", name="Tom")  # the host is on the start page
    ann.go(f"/#table={table}")
    door = ann.page.get_by_role("group", name=ann.words("web-late-door"))
    expect(door).to_contain_text(ann.words("web-late-asks-watch", name="Tom"))
    door.get_by_role("button", name=ann.words("web-no"), exact=True).click()
    expect(late.page.get_by_role("status")).to_contain_text(late.words("web-late-no"))
    expect(late.button("web-late-ask-watch")).to_be_disabled()
    ann.press("web-more")
    ann.page.get_by_text(ann.words("web-table-settings")).click()
    ann.page.get_by_role("switch", name=ann.words("web-watch-allowed")).click()
    expect(late.button("web-late-watch")).to_be_visible(timeout=60_000)  # it asks ever more slowly
    late.press("web-late-watch")
    late.until("() => heard.view && heard.welcome.watching")
