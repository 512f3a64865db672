"""Finished matches: the page of each, what they add up to, the file, and the replay."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from backnine.locales import Words
from backnine.record_reader import read
from backnine.replay import Step, replay
from backnine.view import view
from tests.browser.conftest import Visit
from tests.browser.kept import kept, remember
from tests.browser.player import Player
from tests.browser.stage import Position, match_over, staged

FOUR = "four-card-nine-holes"


def shown(player: Player) -> list[str]:
    """What each place on the table is called, in their order."""
    return list(player.page.evaluate(SLOTS))


SLOTS = """() => [...document.querySelectorAll('.slot')]
  .sort((a, b) => a.dataset.place.localeCompare(b.dataset.place, 'en', {numeric: true}))
  .map((each) => each.ariaLabel)"""


def test_a_match_has_its_page_and_its_replay_without_a_server(visit: Visit) -> None:
    ann = visit(name="Ann", table={"house": "holes=2"})
    ann.press("web-play-now")
    ann.rush()
    totals = ann.seen["score"]["totals"]
    ann.until("() => JSON.parse(localStorage.getItem('history') ?? '[]')[0]?.record")
    ann.go("/#history")
    ann.page.locator("li.box h2 a").click()
    foot = ann.page.locator("tfoot td")
    expect(foot).to_have_text([str(total).replace("-", "−") for total in totals])
    expect(ann.page.get_by_role("img", name=ann.words("story-chart"))).to_be_visible()
    ann.page.get_by_text(ann.words("story-totals")).click()
    rows = ann.page.locator("details tbody tr")
    expect(rows).to_have_count(len(ann.seen["score"]["holes"]))
    ann.page.get_by_role("link", name=ann.words("story-replay")).click()
    step = ann.page.get_by_text(re.compile(r"^0 / \d+$"))
    step.wait_for()  # it is loaded
    ann.page.context.set_offline(True)
    ann.page.get_by_role("link", name=ann.words("story-to-match")).click()
    ann.page.get_by_role("link", name=ann.words("story-replay")).click()
    step.wait_for()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_text(re.compile(r"^1 / \d+$"))).to_be_visible()
    ann.watcher.forgive("ERR_INTERNET_DISCONNECTED")  # what is asked for at once may still find no line
    ann.page.context.set_offline(False)


def at_step(player: Player, number: int, last: int) -> None:
    expect(player.page.get_by_text(f"{number} / {last}", exact=True)).to_be_visible()


def test_a_replay_shows_what_a_seat_knew_then(visit: Visit) -> None:
    """Every step of the first hole of a game with secrets, from a seat's eyes: no card more, none less."""
    ann = visit()
    remember(ann, kept(FOUR))
    steps = [step for step in replay(read(kept(FOUR)["record"])) if step.match.hole.number == 1]
    ann.go("/#replay=abcdefghij.0")
    ann.page.get_by_label(ann.words("story-eyes")).select_option("1")
    ann.page.locator("main h1").click()
    for number, step in enumerate(steps):
        at_step(ann, number, len(steps) - 1)
        assert shown(ann) == [named(ann, place, *slot) for place, slot in known_to(step, 1)], number
        ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.get_by_role("status").last).to_have_text(
        re.compile(r"\. " + re.escape(ann.words("story-hole-over", hole=1)) + "$")
    )
    expect(ann.page.locator(".seat.turn")).to_have_count(0)
    expect(ann.page.locator(".seat .face")).to_have_count(len(steps[0].match.hole.seats))
    ann.page.keyboard.press("Home")
    at_step(ann, 0, len(steps) - 1)
    ann.page.keyboard.press("End")
    at_step(ann, len(steps) - 1, len(steps) - 1)


def known_to(step: Step, seat: int) -> list[tuple[int, tuple[str | None, bool]]]:
    layouts = view(step.match, seat, recall=True).layouts
    return [(place, (slot.card, slot.up)) for layout in layouts for place, slot in enumerate(layout, 1)]


def named(player: Player, place: int, card: str | None, up: bool) -> str:
    if card is None:
        return player.words("web-slot-down", slot=place)
    word = re.sub("[SHDC]$", lambda suit: "♠♥♦♣"["SHDC".index(suit[0])], card)
    return player.words("web-slot-up" if up else "web-slot-known", slot=place, card=word)


def test_a_replay_goes_by_itself_stops_and_jumps(visit: Visit) -> None:
    ann = visit()
    remember(ann, kept("play-nine-nine-holes"))
    ann.go("/#replay=abcdefghij.0")
    page = ann.page
    page.get_by_role("button", name=ann.words("story-play")).wait_for()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=ann.words("web-pause"))).to_be_visible()
    page.get_by_text(re.compile(r"^2 / ")).wait_for()
    page.keyboard.press(" ")
    expect(page.locator(".seat .showing")).to_have_count(3)
    expect(page.get_by_role("button", name=ann.words("story-play"))).to_be_visible()
    page.get_by_label(ann.words("web-hole-word"), exact=True).select_option(
        label=ann.words("story-hole", hole=4)
    )
    expect(page.get_by_role("status")).to_contain_text(ann.words("story-hole", hole=4))
    page.get_by_role("button", name=ann.words("story-back")).click()
    expect(page.get_by_role("status")).to_contain_text(ann.words("story-hole-over", hole=3))
    expect(page.locator(".seat .mark")).to_have_text(["0"] * 4)  # as many columns cancel in hole 3
    assert page.locator(".slot").count() == page.locator(".slot[aria-label]").count()
    assert ann.words("web-slot-down", slot=1) not in shown(ann)
    page.evaluate("""() => {
      localStorage.setItem("language", "it");
      dispatchEvent(new StorageEvent("storage", { key: "language" }));
    }""")  # chosen in another window
    expect(page.get_by_role("status")).to_contain_text(Words("it")("story-hole-over", hole=3))


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_a_file_goes_out_and_comes_in_and_bad_ones_change_nothing(
    visit: Visit, language: str, tmp_path: Path
) -> None:
    ann = visit(language=language)
    remember(ann, kept("play-nine-02"))
    ann.go("/#history")
    with ann.page.expect_download() as download:
        ann.press("story-export")
    expect(ann.page.get_by_role("status").last).to_contain_text(download.value.suggested_filename)
    good = tmp_path / "good.json"
    download.value.save_as(good)
    held = ann.page.evaluate("localStorage.getItem('history')")
    newer = tmp_path / "newer.json"
    newer.write_text(good.read_text("utf-8").replace('"version": 1', '"version": 9'), "utf-8")
    damaged = tmp_path / "damaged.json"
    damaged.write_text(good.read_text("utf-8").replace('"totals"', '"total"'), "utf-8")
    other = tmp_path / "other.json"
    other.write_text("fore!", "utf-8")
    for file, why in ((newer, "newer"), (damaged, "damaged"), (other, "not-ours")):
        ann.page.locator("input[type=file]").set_input_files(file)
        expect(ann.page.get_by_role("alert")).to_have_text(ann.words(f"story-refused-{why}"))
        assert ann.page.evaluate("localStorage.getItem('history')") == held
    ann.page.locator("input[type=file]").set_input_files(good)
    expect(ann.page.get_by_text(ann.words("story-added", count=0))).to_be_visible()
    assert ann.page.evaluate("localStorage.getItem('history')") == held
    match = json.loads(held)[0]
    for answer, you in (("story-not-mine", 0), ("story-mine", 1)):
        ann.page.evaluate("localStorage.removeItem('history')")
        ann.page.reload()
        ann.page.locator("input[type=file]").set_input_files(good)
        ann.dialog("story-whose-file", who="one", name=match["names"][0])
        ann.confirm(answer)
        expect(ann.page.locator("li.box")).to_have_count(1)
        expect(ann.page.locator("li.box li span", has_text=ann.words("web-you"))).to_have_count(you)
        told = ann.words("story-guest", who="one", name=match["names"][0])
        expect(ann.page.get_by_text(told)).to_have_count(1 - you)
    assert json.loads(ann.page.evaluate("localStorage.getItem('history')")) == [match]


def test_statistics_lead_to_the_match(visit: Visit) -> None:
    ann = visit()
    match = kept("play-nine-nine-holes")
    remember(ann, match)
    best = min(hole[0] for hole in match["holes"] if hole[0] is not None)
    ann.go("/#history")
    box = ann.page.get_by_role("region", name=ann.words("web-game-play-nine"))
    link = box.get_by_role("link").first
    expect(link).to_have_text(str(best).replace("-", "−"))
    link.click()
    expect(ann.page.get_by_role("heading", level=2, name=ann.words("web-score-card"))).to_be_visible()


def test_a_match_that_is_not_here_says_so(visit: Visit) -> None:
    ann = visit()
    for address in ("/#match=abcdefghij.7", "/#replay=abcdefghij.7"):
        ann.go(address)
        ann.says("story-not-here")


def test_all_is_forgotten_in_the_settings(visit: Visit) -> None:
    ann = visit()
    remember(ann, kept("play-nine-02"))
    ann.go("/#settings")
    ann.press("web-clear")
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.words("web-clear"), exact=True).click()
    ann.page.wait_for_url(re.compile(r"/$"))
    assert ann.page.evaluate("localStorage.getItem('history')") is None


def test_a_table_that_has_ended_leads_to_its_page(visit: Visit) -> None:
    scene = staged(Position(match_over, house="holes=1"))
    ann = visit(scene=scene)
    ann.until("() => JSON.parse(localStorage.getItem('history') ?? '[]').length")
    match = json.loads(ann.page.evaluate("localStorage.getItem('history')"))[0]
    before = match | {"table": "abcdefghij", "winners": [0]}  # the same people
    remember(ann, match | {"winners": [0]}, before)
    ann.go(f"/#match={match['table']}.{match['round']}")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", level=2, name=ann.words("web-score-card"))).to_be_visible()
    expect(ann.page.get_by_text(f"{ann.words('web-you')} 2 · ")).to_be_visible()
    assert ann.page.get_by_text(ann.words("story-how-it-went")).count() == 0  # it was one hole
    for link in ("web-same-again", "web-to-table", "web-fair"):
        expect(ann.page.get_by_role("link", name=ann.words(link))).to_have_css("border-top-style", "solid")
    ann.press("story-remove")
    ann.dialog("web-sure-forget")
    ann.confirm("story-remove")
    expect(ann.page.locator("li.box")).to_have_count(1)
    assert ann.page.get_by_text(ann.words("story-best")).count() == 0
