"""The end of a hole and of a match: step by step, skipped with a tap, and as clear where nothing moves."""

import json
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.moments import LONG_NAME, MOMENTS
from tests.browser.player import Player
from tests.browser.stage import Position, Scene, Seen, last_round, match_over, phase, staged
from tests.browser.test_reach import LONGEST, SIZES, Window

HOLE_END = Position(last_round, bots=2, house="holes=2", then=phase("over"))


def last_turn(seen: Seen) -> bool:
    """Of the last hole; after it there are only bots to play."""
    view = seen.view
    return bool(seen.mine and view["hole"] == view["holes"] and view["closer"] is not None)


def last_hole(seen: Seen) -> bool:
    return bool(seen.mine and seen.view["phase"] == "draw" and seen.view["hole"] == seen.view["holes"])


def match_end() -> Position:
    return Position(last_turn, house="holes=3", then=match_over)


def rows(player: Player) -> list[list[str]]:
    return [each.split("\t") for each in player.page.locator(".result tbody tr").all_inner_texts()]


def totals(player: Player) -> list[int]:
    return [int(row[-1].replace("\u2212", "-")) for row in rows(player)]


def lowest(player: Player) -> list[int]:
    """The seats that take the hole."""
    hole = player.look()["score"]["holes"][-1]
    return [
        seat
        for seat, strokes in zip(hole["seats"], hole["strokes"], strict=True)
        if strokes == min(hole["strokes"])
    ]


def takes(player: Player) -> re.Pattern[str]:
    """The sentence says who."""
    (seat,) = lowest(player)
    name = player.seen["table"]["chairs"][seat]["name"]
    who = "you" if seat == player.view["seat"] else "one"
    return re.compile(f"^{re.escape(player.words('web-takes-hole', who=who, name=name))}$")


def test_a_hole_is_counted_seat_by_seat_and_then_it_is_said_who_takes_it(visit: Visit) -> None:
    scene = staged(replace(HOLE_END, game="four-card"))
    player = visit(scene=scene, pace="quick", size=(390, 664))
    player.until("() => heard.view")
    page = player.page
    page.evaluate("""() => {
      window.seen = [];
      const look = () => {
        const counted = document.querySelectorAll(".result td:not(.waits):nth-child(2)").length;
        const said = document.querySelector(".say")?.textContent ?? "";
        const { offsetWidth } = document.querySelector('[data-place="slot-1-1"]');
        if (document.querySelector(".result")) seen.push([counted, said, offsetWidth]);
      };
      const changes = { subtree: true, childList: true, characterData: true, attributes: true };
      new MutationObserver(look).observe(document.body, changes);
    }""")
    scene.go_on(page)
    expect(page.locator(".say")).to_have_text(takes(player))
    seen = page.evaluate("seen")
    counts = [counted for counted, _, _ in seen]
    assert counts[0] == 0
    assert {0, 1, 2, 3} <= set(counts)
    assert all(one <= two for one, two in pairwise(counts))
    over = player.words("web-hole-over")
    assert all(
        said == over for counted, said, _ in seen if counted < 3
    )  # nobody is named before all are counted
    before = [card for counted, _, card in seen if counted == 0][-1]
    assert before == seen[-1][2]  # the cards keep their size
    assert totals(player) == sorted(totals(player))
    expect(player.button("web-next-hole")).to_be_visible()


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_tap_or_a_key_skips_the_counting(visit: Visit, how: str) -> None:
    scene = staged(HOLE_END)
    player = visit(scene=scene, pace="slow")
    player.until("() => heard.view")
    scene.go_on(player.page)
    expect(player.page.locator(".say")).to_have_text(player.words("web-hole-over"))
    for _ in range(2):  # cards that are on their way, then the counting
        if how == "tap":
            player.page.locator(".result").click(position={"x": 3, "y": 3})
        else:
            player.page.keyboard.press("Enter")
        player.page.evaluate("() => new Promise(requestAnimationFrame)")
        if not player.page.locator(".waits").count():
            break
    expect(player.page.locator(".say")).to_have_text(takes(player))
    expect(player.page.locator(".waits")).to_have_count(0)
    expect(player.button("web-next-hole")).to_be_visible()  # it has not gone on by that


def test_with_reduced_motion_all_of_it_is_there_at_once(visit: Visit) -> None:
    scene = staged(HOLE_END)
    player = visit(scene=scene, pace="normal")
    player.page.emulate_media(reduced_motion="reduce")
    player.until("() => heard.view")
    scene.go_on(player.page)
    player.page.locator(".result").wait_for()
    assert player.page.locator(".waits").count() == 0
    expect(player.page.locator(".say")).to_have_text(takes(player))


# The end of a match

# What was said, and whether that was on the page of the end, whenever something changes.
PAGES = """() => {
  window.pages = [];
  const one = (kind) => document.querySelector(kind);
  const note = () => pages.push([one(".say")?.textContent ?? "", !!one(".story")]);
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def finale(player: Player) -> None:
    expect(player.page.locator(".story")).to_be_visible()


def test_the_end_of_a_match_comes_after_the_last_hole_was_looked_at(visit: Visit) -> None:
    scene = staged(match_end())
    player = visit(scene=scene, pace="quick")
    player.until("() => heard.view")
    player.page.evaluate(PAGES)
    scene.go_on(player.page)
    finale(player)
    pages = player.page.evaluate("pages")
    assert [player.words("web-hole-over"), False] in pages
    assert pages[-1][1]
    assert [story for _, story in pages] == sorted(story for _, story in pages)
    winners = player.look()["score"]["outcome"]["winners"]
    assert len(winners) == 1
    name = player.seen["table"]["chairs"][winners[0]]["name"]
    you = winners[0] == player.view["seat"]
    expect(player.page.locator(".say")).to_have_text(
        player.words("web-won", who="you" if you else "one", name=name)
    )
    podium = player.page.get_by_role("list", name=player.words("finale-standing")).get_by_role("listitem")
    assert podium.count() == 3
    strokes = sorted(player.seen["score"]["totals"])
    assert podium.first.inner_text().replace("\u2212", "-").split()[-1] == str(strokes[0])
    player.says("finale-best")
    player.says("finale-turned")
    picture = player.page.get_by_alt_text(player.words("finale-picture"))
    expect(player.page.locator(".share img")).to_be_visible()
    expect(picture).to_be_hidden()  # there is no room for all of it
    player.page.set_viewport_size({"width": 1440, "height": 900})
    expect(picture).to_be_in_viewport(ratio=1)


def test_a_touch_meant_for_what_stood_there_before_presses_nothing_at_the_end(visit: Visit) -> None:
    """The page of the end comes by itself, perhaps under a finger."""
    scene = staged(match_end())
    player = visit(scene=scene, size=(390, 664))
    player.until("() => heard.view")
    player.page.evaluate("""() => {
      window.pressed = new Promise((done) => {
        const look = () => {
          const again = document.querySelector(".end .strong");
          if (!again) return;
          const { x, y, width, height } = again.getBoundingClientRect();
          done(again.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
      });
    }""")
    scene.go_on(player.page)
    assert player.page.evaluate("pressed") is False
    player.button("web-rematch").click(trial=True)  # a moment later it is what it seems


def test_the_last_cards_can_be_looked_at_once_more(visit: Visit) -> None:
    player = visit(scene=staged(Position(match_over, house="holes=1")))
    finale(player)
    player.press("web-last-cards")
    expect(player.page.locator("section.seat").first).to_be_visible()
    player.press("web-result")
    finale(player)


def won_by(seat: int) -> Scene:
    """A match between two who play at random, with the end that is wished for."""
    ends = (
        Position(last_hole, house=f"holes={holes}", then=match_over, elsewhere=("Ben",), bots=0)
        for holes in range(1, 9)
    )
    return next(
        scene for scene in map(staged, ends) if any(f'"winners":[{seat}]' in told for told in scene.later)
    )


def test_confetti_falls_once_for_who_won_here_and_for_nobody_else(visit: Visit) -> None:
    scene = won_by(0)
    player = visit(scene=scene)
    player.until("() => heard.view")
    scene.go_on(player.page)
    confetti = player.page.locator(".confetti")
    confetti.wait_for(state="attached")
    confetti.wait_for(state="detached")
    seen_before = staged(Position(match_over, house="holes=1", here=("Ann", "Ben"), bots=0))
    seen_before.enter(player.page)  # won here, but long ago
    finale(player)
    player.page.locator(".share img").wait_for()
    assert confetti.count() == 0
    lost = won_by(1)
    lost.enter(player.page)
    lost.go_on(player.page)
    finale(player)
    player.page.locator(".share img").wait_for()  # by then it would fall
    assert confetti.count() == 0


def test_with_reduced_motion_a_win_is_told_and_nothing_falls(visit: Visit) -> None:
    scene = won_by(0)
    player = visit(scene=scene, pace="normal")
    player.page.emulate_media(reduced_motion="reduce")
    player.until("() => heard.view")
    scene.go_on(player.page)
    finale(player)
    expect(player.page.locator(".say")).to_have_text(player.words("web-won", who="you", name=""))
    player.page.locator(".share img").wait_for()
    assert player.page.locator(".confetti").count() == 0


def test_a_series_is_told_from_the_second_match_on(visit: Visit) -> None:
    scene = staged(Position(match_over, house="holes=1"))
    player = visit(scene=scene)
    finale(player)
    assert player.page.get_by_text(player.words("finale-series")).count() == 0
    player.page.evaluate("""() => {
      const [match] = JSON.parse(localStorage.getItem("history"));
      const others = [1, 2].map((round) => ({ ...match, table: "before", round, winners: [0] }));
      localStorage.setItem("history", JSON.stringify([match, ...others]));
    }""")
    player.page.reload()
    finale(player)
    winner = player.look()["score"]["outcome"]["winners"]
    mine = 2 + (player.view["seat"] in winner)
    expect(player.page.locator("dl")).to_contain_text(f"{player.words('web-you')} {mine} \u00b7")


def test_whoever_watches_sees_how_it_ended(visit: Visit) -> None:
    player = visit(scene=staged(Position(match_over, house="holes=1", watched=True)))
    finale(player)
    assert player.button("web-rematch").count() == 0
    expect(player.button("web-share")).to_be_visible()


@pytest.mark.parametrize("game", MOMENTS)
def test_every_game_ends_so(visit: Visit, game: str) -> None:
    player = visit(scene=staged(MOMENTS[game]["match-over"].position(game, 6)))
    finale(player)
    assert player.page.locator(".story ol").count() == 2  # three on the podium, three below it


def test_the_match_can_be_looked_at_from_its_end(visit: Visit) -> None:
    player = visit(scene=staged(Position(match_over, house="holes=1")))
    finale(player)
    look = player.page.get_by_role("link", name=player.words("finale-look"))
    table = player.page.evaluate("heard.welcome.table")
    look.click()
    expect(player.page).to_have_url(re.compile(rf"#match={table}\.0$"))
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("saved", [False, True])
def test_a_count_without_anything_saved_is_told_in_the_table_alone(visit: Visit, *, saved: bool) -> None:
    scene = staged(Position(phase("over"), house="holes=2"))
    strokes: dict[str, object] = {"strokes": 30, "face_value": 36 if saved else 30, "savings": []}
    player = visit(scene=replace(scene, frames=tuple(_counted(each, strokes) for each in scene.frames)))
    expect(player.page.locator(".result tbody tr").first).to_be_visible()
    total = player.page.get_by_text(player.words("score-total", strokes=30))
    expect(total).to_have_count(int(saved))


def test_what_there_is_no_room_for_fades_until_it_is_scrolled_to(visit: Visit) -> None:
    savings = [
        {"clause": "PN-21", "card": str(card), "columns": [1], "strokes": -2 * card} for card in range(1, 13)
    ]
    strokes: dict[str, object] = {"strokes": 30, "face_value": 186, "savings": savings}
    scene = staged(Position(phase("over"), house="holes=2"))
    player = visit(
        scene=replace(scene, frames=tuple(_counted(each, strokes) for each in scene.frames)), size=(390, 664)
    )
    region = player.page.get_by_role("region", name=player.words("web-this-hole"))
    expect(region).not_to_have_css("mask-image", "none")
    region.evaluate("region => region.scrollTo(0, region.scrollHeight)")
    expect(region).to_have_css("mask-image", "none")
    expect(player.page.get_by_text(player.words("score-total", strokes=30))).to_be_in_viewport(ratio=1)


def test_how_the_match_went_is_read_without_scrolling(visit: Visit) -> None:
    """On every window there is, its best hole and where it turned stand above the fade."""
    scene = staged(Position(match_over, house="holes=3", here=LONG_NAME))
    player = visit(scene=scene, language=LONGEST)
    expect(player.page.locator("dl")).to_be_visible()
    window = Window(player)
    for size in SIZES:
        window.resize(size)
        last, region, mask = player.page.evaluate("""() => {
          const region = document.querySelector("[data-scrolls]");
          const fade = region.classList.contains("more") ? Math.min(56, 0.15 * region.clientHeight) : 0;
          const bottom = (each) => each.getBoundingClientRect().bottom;
          return [bottom(document.querySelector("dl")), bottom(region), fade];
        }""")
        assert last <= region - mask, size


def test_above_a_layout_stands_the_total_and_below_it_what_the_hole_came_to(visit: Visit) -> None:
    """In play and at the end of a hole, of every opponent."""
    scene = staged(replace(HOLE_END, house="holes=3", bots=3))
    player = visit(scene=scene)
    player.until("() => heard.view")
    before = player.look()["view"]["totals"]
    total, count = (player.page.locator(f".others .{name}") for name in ("total", "figures b"))
    assert figures(total) == before[1:]
    scene.go_on(player.page)
    expect(player.page.locator(".say")).to_have_text(takes(player))
    score = player.look()["score"]
    assert figures(total) == score["totals"][1:]
    assert figures(count) == score["holes"][-1]["strokes"][1:]


def figures(shown: Locator) -> list[int]:
    return [int(text.replace("\u2212", "-")) for text in shown.all_inner_texts()]


def _counted(frame: str, strokes: dict[str, object]) -> str:
    """With these strokes of one's own in the last hole."""
    told = json.loads(frame)
    if told["t"] == "score" and told["holes"]:
        hole = told["holes"][-1]
        place = hole["seats"].index(0)
        hole["strokes"][place], hole["layouts"][place] = strokes["strokes"], strokes
        hole["penalty"] = None
    return json.dumps(told)
