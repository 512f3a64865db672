"""The coach in the browser: hints, the review of a match, tries, what if, practice, one's game over time."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visit
from tests.browser.kept import kept, remember
from tests.browser.player import Player
from tests.browser.reviewed import TABLE, costly, review, reviewed, with_puzzles
from tests.server.host import EASY, Host

SHORT, LARGE = (390, 664), (1440, 900)
NINE, FOUR = "play-nine-02", "four-card-02"
JUDGED = 60_000  # milliseconds: a hole is judged behind all bots, on a busy machine


def at_the_table(player: Player) -> None:
    """Against bots, when it is one's own turn."""
    player.press("web-play-now")
    player.play(lambda seen: bool(seen.seen["view"]) and seen.view["seat"] in seen.view["acting"])


def hinted(player: Player, ask: Callable[[], object]) -> Locator:
    """Asked again where the coach had no time, as the page says one should."""
    hint = player.page.locator(".hint")
    for _ in range(5):
        ask()
        with suppress(TooLate):
            hint.wait_for(timeout=15_000)
            break
    expect(hint).to_contain_text(player.words("web-hint"))
    player.page.evaluate("() => void (heard.refused = null)")
    return hint


def answer(player: Player, move: str, view: dict[str, Any] | None = None) -> None:
    """What is touched for a move, in a position that is tried again."""
    verb, _, slot = move.partition(" ")
    own = player.page.locator(f'button[data-place$="-{slot}"][data-place^="slot-"]')
    if verb == "draw":
        player.place("stock").click()
    elif verb == "take" or (verb == "toss" and not slot):
        player.place("discard").click()
    elif verb == "toss":
        player.place("discard").click()
        own.click()
    elif verb == "knock":
        player.press("web-knock")
    else:
        own.click()


@pytest.mark.parametrize("size", [SHORT, LARGE])
def test_a_hint_at_the_table(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size, table={"house": "holes=1"})
    at_the_table(ann)
    hint = hinted(ann, lambda: ann.press("web-hint"))
    expect(hint).not_to_have_text("")
    advised = ann.page.locator(".advised")
    expect(advised).to_have_count(1)
    ann.press("web-hint")
    sheet = ann.page.get_by_role("dialog", name=ann.words("web-hint"))
    expect(sheet.get_by_text(ann.words("review-best"), exact=True).first).to_be_visible()
    ann.look()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    ann.move(ann.choose(ann.view))
    expect(hint).to_have_count(0)


def test_hints_by_key_and_switched_off(visit: Visit) -> None:
    ann = visit(table={"house": "holes=1"})
    at_the_table(ann)
    hinted(ann, lambda: ann.page.keyboard.press("h"))
    ann.press("web-more")
    ann.page.get_by_role("switch", name=ann.words("web-hints")).click()
    ann.page.keyboard.press("Escape")
    expect(ann.button("web-hint")).to_have_count(0)


@pytest.mark.parametrize("size", [SHORT, LARGE])
def test_from_the_end_of_a_match_to_its_review_and_a_try(visit: Visit, size: tuple[int, int]) -> None:
    """By a player who plays anything: there is always something to learn."""
    ann = visit(size=size, table={"house": "holes=1"})
    ann.press("web-play-now")
    ann.rush()
    ann.page.get_by_role("link", name=ann.words("finale-review")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.words("review-title"))
    look = ann.page.locator("a.big")
    look.wait_for(timeout=JUDGED)
    expect(look).to_be_in_viewport(ratio=1)  # without scrolling, on a short phone too
    expect(ann.page.locator(".figure b")).to_have_count(2)
    look.click()
    expect(ann.page.get_by_text(ann.words("review-ask"))).to_be_visible()
    ann.press("review-show")
    expect(ann.page.get_by_text(ann.words("review-this-is-best"))).to_be_visible()
    expect(ann.button("review-play-on")).to_be_in_viewport(ratio=1)


def test_a_review_adds_up(visit: Visit) -> None:
    ann = visit()
    match = reviewed(ann, NINE)
    ann.go(f"/#review={TABLE}.0")
    told = review(NINE)["holes"]
    rows = [row for hole in told for row in hole["players"] if row["seat"] == 0]
    luck = sum(row["luck_own"] + row["luck_others"] for row in rows)
    shown = ann.page.locator(".figure b").first
    expect(shown).to_have_text(f"{abs(round(luck))}")
    fortune = "bad" if luck > 0 else "good"
    expect(ann.page.locator(".figure h2").first).to_have_text(ann.words("review-luck-title", luck=fortune))
    expect(ann.page.locator(f"tr.own i.{fortune}")).to_be_visible()
    judge = ann.words("review-judge-name", judge=review(NINE)["judge"])
    expect(ann.page.get_by_text(ann.words("review-judge", judge=judge))).to_be_visible()
    waterfall = ann.page.locator("tr.strokes td").last
    expect(waterfall).to_have_text(str(match["totals"][0]).replace("-", "−"))
    expect(ann.page.locator("svg a")).not_to_have_count(0)  # what was costly is marked
    ann.page.get_by_text(ann.words("review-chart-table")).click()
    expect(ann.page.get_by_role("region", name=ann.words("review-chart-table"))).to_be_visible()


@pytest.mark.parametrize("name", [NINE, FOUR, "six-card-02"])
def test_a_wrong_try_is_answered_and_tried_again(visit: Visit, name: str) -> None:
    ann = visit(size=SHORT)
    reviewed(ann, name)
    first = costly(name)[0]
    ann.go(f"/#costly={TABLE}.0")
    expect(ann.page.get_by_text(ann.words("review-ask"))).to_be_visible()
    answer(ann, first["move"])
    expect(ann.page.get_by_text(ann.words("review-same-again"))).to_be_visible()
    ann.press("review-try-again")
    answer(ann, first["best"])
    expect(ann.page.get_by_text(ann.words("review-right"))).to_be_visible()
    expect(ann.page.get_by_text(ann.words("review-played"))).to_be_visible()
    expect(ann.page.locator(".advised")).to_have_count(1)


def test_a_try_by_keyboard(visit: Visit) -> None:
    ann = visit()
    reviewed(ann, NINE)
    first = next(each for each in costly(NINE)[:3] if each["best"].startswith("swap"))
    place = costly(NINE).index(first)
    ann.go(f"/#costly={TABLE}.0/{place + 1}")
    expect(ann.page.get_by_text(ann.words("review-ask"))).to_be_visible()
    ann.page.keyboard.press(first["best"].split()[1])
    expect(ann.page.get_by_text(ann.words("review-right"))).to_be_visible()
    ann.page.keyboard.press("Tab")
    expect(ann.button("review-play-on")).to_be_focused()


@pytest.mark.parametrize("name", [NINE, FOUR])
def test_play_on_from_there_as_often_as_one_likes(visit: Visit, name: str) -> None:
    ann = visit(size=SHORT)
    reviewed(ann, name)
    ann.go(f"/#costly={TABLE}.0")
    ann.press("review-show")
    ann.press("review-play-on")
    ann.page.wait_for_url(re.compile("#table="))
    ann.until("() => heard.view")
    assert ann.look()["view"]["seat"] in ann.view["acting"]
    ann.rush()
    expect(ann.page.get_by_text(ann.words("finale-what-if"))).to_be_visible()
    ann.press("finale-what-if-again")
    ann.until("() => heard.table.state === 'playing'")
    ann.rush()
    assert len(json.loads(ann.page.evaluate("localStorage.getItem('history')"))) == 1  # it is kept nowhere
    ann.page.get_by_role("link", name=ann.words("web-what-if-back")).last.click()
    expect(ann.page.get_by_text(ann.words("review-ask"))).to_be_visible()
    ann.go("/#")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert ann.page.get_by_text(ann.words("web-your-tables")).count() == 0


@pytest.mark.parametrize("size", [SHORT, LARGE])
def test_practice_moves_the_rating(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    told = with_puzzles(ann, NINE)
    ann.go("/#practice=play-nine")
    ann.page.reload()
    ann.press("review-start")
    expect(ann.page.get_by_text(ann.words("review-ask"))).to_be_visible()
    asked = ann.words("review-touch-place", card="@").split("@")[1]  # which card to touch
    expect(ann.page.locator(".paper").get_by_text(asked)).to_be_visible()
    answer(ann, told[0]["best"])
    expect(ann.page.get_by_text(ann.words("review-right"))).to_be_visible()
    kept_rating = json.loads(ann.page.evaluate("localStorage.getItem('practice')"))["play-nine"]
    assert kept_rating["rating"] > 1200
    assert kept_rating["tried"] == [told[0]["id"]]
    ann.press("review-next")
    ann.press("review-show")
    lower = json.loads(ann.page.evaluate("localStorage.getItem('practice')"))["play-nine"]
    assert lower["rating"] < kept_rating["rating"]
    assert lower["solved"] == 1


def test_practice_with_what_ships(visit: Visit, host: Host) -> None:
    """The first one is about as hard as somebody new is strong."""
    ann = visit(size=SHORT)
    told = host.get("/api/puzzles/play-nine").json()["puzzles"]
    first = min(told, key=lambda puzzle: abs(puzzle["rating"] - 1200))
    ann.go("/#practice=play-nine")
    for theme in ("pairs", "blocks", "closing", "passing"):
        expect(ann.button(f"review-theme-{theme}")).to_be_visible()
    ann.press("review-start")
    answer(ann, first["best"])
    expect(ann.page.get_by_text(ann.words("review-right"))).to_be_visible()
    ann.look()


def test_ones_game_over_time(visit: Visit) -> None:
    ann = visit()
    remember(ann, kept(NINE), kept(FOUR) | {"table": "bcdefghijk", "at": 1_700_000_100_000})
    ann.go("/#history")
    ann.press("review-time-look", count=2)
    expect(ann.page.get_by_role("img", name=ann.words("review-time-luck"))).to_be_visible(timeout=60_000)
    expect(ann.page.locator("rect.luck")).to_have_count(2, timeout=60_000)
    expect(ann.page.get_by_role("table", name=ann.words("review-time-opponents"))).to_be_visible()
    sums = json.loads(ann.page.evaluate("localStorage.getItem('sums')"))
    assert {each["id"] for each in sums} == {"abcdefghij.0", "bcdefghijk.0"}


def test_a_replay_tells_what_the_coach_says_and_has_links_to_moves(visit: Visit) -> None:
    ann = visit()
    reviewed(ann, NINE)
    first = costly(NINE)[0]
    hole = next(h for h in review(NINE)["holes"] if any(d["n"] == first["n"] for d in h["decisions"]))
    step = first["n"] - hole["points"][0]["n"]
    ann.go(f"/#replay={TABLE}.0/{hole['hole']}/{step}")
    expect(ann.page.locator(".eval .costly")).to_be_visible()
    expect(ann.page.get_by_text(re.compile(rf"{step} / "))).to_be_visible()
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.get_by_text(re.compile(rf"{step - 1} / "))).to_be_visible()


def test_a_match_that_the_server_never_saw_is_reviewed_from_its_record(visit: Visit) -> None:
    ann = visit()
    remember(ann, kept(NINE))
    ann.go(f"/#review={TABLE}.0")
    expect(ann.page.locator("a.big")).to_be_visible(timeout=60_000)


def test_a_replay_in_a_page_of_somebody_elses(visit: Visit, tmp_path: Path) -> None:
    """Only where the host allows it, and nothing in it leads anywhere."""
    with Host(tmp_path / "data", *EASY, "--embed", "http://127.0.0.1:*") as host:
        ann = visit(at=host)
        ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        remember(ann, kept(NINE))
        ann.go(f"/#match={TABLE}.0")
        ann.page.reload()
        ann.press("story-embed")
        expect(ann.button("story-embedded")).to_be_visible()
        frame = ann.page.evaluate("() => navigator.clipboard.readText()")
        address = re.search(r'src="([^"]+)"', frame)
        assert address
        ann.page.goto(address[1])
        expect(ann.page.get_by_role("button", name=ann.words("story-play"))).to_be_visible()
        assert ann.page.locator("a").count() == 0
        policy = host.get("/embed").headers["content-security-policy"]
        assert "frame-ancestors 'self' http://127.0.0.1:*" in policy
        assert "frame-ancestors 'none'" in host.get("/").headers["content-security-policy"]
        framed = {"sec_fetch_site": "cross-site", "sec_fetch_dest": "iframe"}
        assert host.get("/embed", **framed).status_code == 200
        assert host.get("/", **framed).status_code == 403


def test_nothing_can_be_embedded_unless_the_host_says_so(host: Host) -> None:
    assert host.get("/embed").status_code == 404
    assert host.get("/embed", sec_fetch_site="cross-site", sec_fetch_dest="iframe").status_code == 403
