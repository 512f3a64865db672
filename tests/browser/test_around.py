"""Before and after the match: what a host may set, who comes and goes, what is kept and shared."""

import re
from pathlib import Path

from playwright.sync_api import Download, Locator, Page, expect

from backnine.record_reader import read
from backnine.replay import verify
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.server.host import Host


def told(player: Player, key: str, value: str) -> None:
    """What the page hears of its table, as JSON."""
    player.until(f"() => JSON.stringify(heard.table?.[{key!r}]) === {value!r}")


def opened(player: Player, message: str) -> Page:
    player.page.locator("summary", has_text=player.words(message)).click()
    return player.page


def test_a_host_sets_everything_before_the_start(visit: Visit) -> None:
    ann = visit(name="Ann")
    ann.press("web-invite")
    page = opened(ann, "web-table-settings")
    page.get_by_role("radio", name=ann.words("web-game-four-card")).check(force=True)
    told(ann, "game", '"four-card"')
    for message, value, key in (
        ("web-timer", "45", "timer"),
        ("web-grace", "120", "grace"),
        ("web-bot-pace", "1500", "pace"),
    ):
        page.get_by_label(ann.words(message)).select_option(value)
        told(ann, key, value)
    page.get_by_role("switch", name=ann.words("web-memory-aid")).check()
    told(ann, "memory_aid", "true")
    opened(ann, "web-house-rules")
    page.get_by_label(ann.words("web-house-holes"), exact=True).select_option("2")
    page.get_by_role("switch", name=ann.words("web-house-jokers")).check()
    page.get_by_label(ann.words("web-house-look")).select_option("any")
    told(ann, "house", '{"look":"any","jokers":true,"holes":2}')
    opened(ann, "web-seal")
    expect(page.get_by_text(re.compile("^[0-9a-f]{64}$"))).to_be_visible()
    page.get_by_label(ann.words("web-your-word")).fill("albatross")
    page.get_by_label(ann.words("web-your-word")).blur()
    ann.until("() => heard.table.chairs[0].seal && heard.count > 1")
    assert "albatross" not in ann.page.evaluate("JSON.stringify({...localStorage})")
    ann.press("web-add-bot")
    ann.press("web-start")
    ann.reach(0)


def test_an_invitation_leads_where_others_reach_the_server(visit: Visit) -> None:
    far, near = visit(reach="http://192.0.2.7:8000/"), visit(seed=2)
    for each in (far, near):
        each.press("web-invite")
        each.until("() => heard.table")
    code = far.look()["table"]["code"]
    expect(far.page.get_by_alt_text(far.words("web-qr"))).to_be_visible()
    expect(far.page.get_by_label(far.words("web-link"))).to_have_value(f"http://192.0.2.7:8000/#join={code}")
    near.says("web-only-here")
    expect(near.page.locator("code", has_text="backnine --lan")).to_be_visible()
    expect(near.page.get_by_alt_text(near.words("web-qr"))).to_have_count(0)


def middle(each: Locator) -> float:
    box = each.bounding_box()
    assert box
    return box["y"] + box["height"] / 2


def test_chairs_come_and_go(visit: Visit) -> None:
    ann, ben = visit(name="Ann"), visit(language="ja", name="Ben", seed=2)
    ann.press("web-invite")
    ann.press("web-add-here")
    ann.page.get_by_label(ann.words("web-name-of", number=3)).fill("Dad")
    ann.page.get_by_label(ann.words("web-name-of", number=3)).blur()
    ann.until("() => heard.table.chairs[2].name === 'Dad'")
    ben.go(f"/#join={ann.look()['table']['code']}")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(ben.words("web-invites", name="Ann"))
    ben.press("web-sit-down")
    told(ann, "host", "0")
    ann.speak("it")  # where the words are long
    cross, face = ann.button("web-remove-chair", name="Ben"), ann.page.locator("li .face").nth(1)
    assert abs(middle(cross) - middle(face)) < 15  # in one row
    ann.speak("en")
    ann.press("web-make-host")
    told(ben, "host", "1")
    ben.button("web-remove-chair", name="Ann").click()
    expect(ben.page.get_by_role("dialog")).to_contain_text(ben.words("web-sure-kick", name="Ann"))
    ben.page.get_by_role("dialog").get_by_role("button", name=ben.words("web-remove"), exact=True).click()
    ben.until("() => heard.table.chairs.length === 2")
    ben.button("web-leave").click()
    ben.page.get_by_role("dialog").get_by_role("button", name=ben.words("web-no"), exact=True).click()
    ben.button("web-leave").click()
    ben.page.get_by_role("dialog").get_by_role("button", name=ben.words("web-leave"), exact=True).click()
    expect(ben.button("web-play-now")).to_be_visible()
    assert ben.page.evaluate("localStorage.getItem('tables')") == "[]"
    ann.until("() => heard.table.chairs[0].kind === 'open' && heard.table.host === 1")
    ann.watcher.forgive("401")
    ann.page.reload()  # one of its two keys opens nothing any more
    ann.until("() => heard.table")
    expect(ann.page.get_by_label(ann.words("web-name-of", number=2))).to_have_value("Dad")


def test_while_the_host_is_away_somebody_may_start(visit: Visit) -> None:
    ann, ben = visit(name="Ann", table={"grace": 0}), visit(language="fr", name="Ben", seed=2)
    ann.press("web-invite")
    ann.until("() => heard.table")
    ben.go(f"/#join={ann.look()['table']['code']}")
    ben.press("web-sit-down")
    ben.says("web-wait-host", name="Ann")
    ann.page.goto("about:blank")
    ben.says("web-acts", who="you", name="")
    expect(ben.page.get_by_role("button", name=ben.words("web-remove-chair", name="Ann"))).to_have_count(0)
    ben.press("web-start")
    ben.reach(0)
    assert ben.look()["table"]["host"] == 0


def test_a_host_asks_for_names_from_the_list(visit: Visit) -> None:
    ann, ben = visit(name="Ann"), visit(language="ja", name="Ben", seed=2)
    ann.press("web-invite")
    ann.until("() => heard.table")
    ann.page.get_by_text(ann.words("web-table-settings")).click()
    ann.page.get_by_label(ann.words("web-names-list")).check(force=True)
    ann.until("() => heard.table.names === 'list'")
    ben.go(f"/#join={ann.look()['table']['code']}")
    ben.says("web-names-list-help")
    ben.press("web-sit-down")
    ben.until("() => heard.table && heard.table.chairs[1].kind === 'person'")
    assert "Ben" not in [chair["name"] for chair in ben.look()["table"]["chairs"]]
    ben.page.get_by_label(ben.words("web-name-of", number=2)).select_option("Koala")
    ann.until("() => heard.table.chairs[1].name === 'Koala'")


def test_twelve_people_fit_at_one_device(visit: Visit) -> None:
    many = visit()
    many.page.get_by_role("radio", name=many.words("web-game-four-card")).check(force=True)
    many.press("web-same-device")
    for _ in range(10):
        many.press("web-add-person")
    expect(many.button("web-add-person")).to_have_count(0)
    many.press("web-start")
    many.reach(0)
    assert many.look()["seats"] == list(range(12))


def test_a_spectators_link_comes_from_the_host(visit: Visit) -> None:
    ann, eve = visit(name="Ann"), visit(seed=2)
    ann.press("web-invite")
    ann.press("web-add-bot")
    opened(ann, "web-table-settings")
    ann.page.get_by_role("switch", name=ann.words("web-watch-allowed")).check()
    link = ann.page.get_by_label(ann.words("web-watch-link")).input_value()
    eve.page.goto(link)
    eve.says("web-you-watch")
    told(ann, "watching", "1")
    ann.press("web-start")
    eve.says("web-watching")


def test_links_that_open_nothing_say_so(visit: Visit, host: Host) -> None:
    ann = visit(address="/#table=abcdefghij")
    ann.says("web-no-entry-table")
    ann.watcher.forgive("40[149]|no valid credentials")
    ann.go("/#watch=nobody")
    ann.says("web-no-entry-watch")
    ann.go("/#join=ABCDEFG")
    expect(ann.page.get_by_role("alert")).to_have_text(ann.words("error-no-such-code", code="ABCDEFG"))
    made = host.make(people=1, bots=["club"])
    host.request("DELETE", "/api/seat", token=made["seats"][0]["token"])
    ann.page.get_by_label(ann.words("web-code")).fill(made["code"])
    ann.press("web-join")
    expect(ann.page.get_by_role("alert")).to_have_text(ann.words("error-table-is-ended"))


def test_a_code_that_comes_too_late_says_what_is_possible(visit: Visit, host: Host) -> None:
    """A full lobby, a match of people alone, and a match with bots."""
    made = host.make(people=2, start=False, watch=False)
    late = visit(address=f"/#join={made['code']}")
    late.says("web-late-full")
    late.says("web-late-soon")
    late.go(f"/#join={host.make(people=2, watch=False)['code']}")
    late.says("web-late-no-chair")
    late.says("web-late-next")
    expect(late.button("web-late-ask-watch")).to_be_enabled()
    made = host.make(people=1, bots=["club", "rookie"], watch=False)
    late.go(f"/#join={made['code']}")
    late.says("web-late-begun-at", where=late.words("web-hole", hole=1, holes=1))
    expect(late.page.locator("main .primary")).to_have_count(1)
    expect(late.page.get_by_role("radio")).to_have_count(2)
    expect(late.button("web-late-ask-watch")).to_be_enabled()
    edges = late.page.locator("main > p, main .late > *").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().left)"
    )
    assert len(set(edges)) == 1


def test_who_comes_back_finds_the_table_and_may_forget_it(visit: Visit) -> None:
    ann = visit(name="Ann")
    ann.press("web-play-now")
    ann.reach(0)
    ann.go("/#")
    table = ann.page.get_by_role("link", name=ann.words("web-game-play-nine"))
    expect(table).to_contain_text("Robin · Nora")
    expect(table).to_contain_text(ann.words("web-hole", hole=1, holes=9))
    expect(table).to_contain_text(ann.words("web-your-turn"))
    ann.page.get_by_role("button", name=re.compile("^Remove the table.*Robin, Nora")).click()
    ann.dialog("web-sure-remove-bots")
    ann.confirm("web-remove")
    expect(table).to_be_hidden()


def test_a_finished_match_is_kept_with_its_record_and_can_be_shared(visit: Visit) -> None:
    ann = visit(name="Ann", table={"house": "holes=1"})
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.press("web-play-now")
    ann.rush()
    expect(ann.button("web-rematch")).to_be_visible()
    names, totals = [chair["name"] for chair in ann.seen["table"]["chairs"]], ann.seen["score"]["totals"]
    winner = min(ann.seen["score"]["outcome"]["winners"])  # who may have won a play-off
    ann.go("/#history")
    expect(ann.page.locator("li.box li span")).to_contain_text([ann.words("web-you")])
    expect(ann.page.locator("li.box li span", has_text="Ann")).to_have_count(0)
    ann.page.locator("li.box a").click()
    record = Path(saved(ann, "web-download-record").path()).read_text("utf-8")
    assert verify(read(record)).totals == tuple(totals)
    ann.press("web-share-text")
    ann.says("web-copied")
    lines = ann.page.evaluate("navigator.clipboard.readText()").splitlines()
    assert lines[2].split("  ") == [f"1. {names[winner]}", str(totals[winner]).replace("-", "−")]
    picture = Path(saved(ann, "web-share-picture").path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000
    ann.go("/#")
    ann.button("web-play-now").wait_for()
    assert ann.page.get_by_text(ann.words("web-your-tables")).count() == 0  # it is over


def saved(player: Player, message: str) -> Download:
    with player.page.expect_download() as download:
        player.press(message)
    return download.value


def test_settings_are_kept(visit: Visit) -> None:
    ann = visit(address="/#settings")
    page = ann.page
    page.get_by_role("radio", name=ann.words("web-look-night")).check(force=True)
    page.get_by_role("switch", name=ann.words("web-four-colours")).check()
    other = page.context.new_page()
    other.goto(ann.url)
    expect(other.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("radio", name="Français").check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    expect(other.locator("html")).to_have_attribute("lang", "fr")  # the tab beside it speaks it as well
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-look", "night")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("switch").first).to_be_checked()
