"""Large screens: the cards use the room, and can be read across a table."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.moments import MOMENTS
from tests.browser.stage import Position, Scene, phase, staged
from tests.browser.test_reach import Window

BIG = ((768, 1024), (820, 1180), (1280, 720), (1440, 900), (1920, 1080))
BAND = 0.17  # of the felt, from side to side or from top to bottom, may lie empty in one piece

# How wide cards are, and the widest stripe of felt with nothing in it, down and across.
MEASURE = """() => {
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const right = document.querySelector("aside")?.getBoundingClientRect().left ?? felt.right;
  const boxes = [...document.querySelectorAll(".felt :is([data-place], .seat, button, h1, .say, nav, table)")]
    .filter((each) => each.checkVisibility() && !each.closest("aside") && each.className !== "hand")
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width && box.height);
  const widest = (from, to, sides) => {
    let [end, most] = [from, 0];
    for (const [begins, ends] of [...sides, [to, to]].sort((one, other) => one[0] - other[0])) {
      most = Math.max(most, begins - end);
      end = Math.max(end, ends);
    }
    return most / (to - from);
  };
  const width = (which) =>
    Math.min(...[...document.querySelectorAll(which)].map((each) => each.getBoundingClientRect().width));
  return {
    own: width(".hand button[data-place]"),
    others: width(".seat [data-place^=slot]"),
    pile: width("button[data-place=stock]"),
    down: widest(felt.top, felt.bottom, boxes.map((box) => [box.top, box.bottom])),
    across: widest(felt.left, right, boxes.map((box) => [box.left, box.right])),
  };
}"""


Least = dict[str, int]  # how wide cards are at least


def problems(visit: Visit, scenes: dict[str, tuple[Scene, Least]]) -> list[str]:
    """Cards that are narrower, and empty bands."""
    first, _ = next(iter(scenes.values()))
    window = Window(visit(scene=first))
    found = []
    for name, (scene, least) in scenes.items():
        scene.enter(window.page)
        for size in BIG:
            window.resize(size)
            seen = window.page.evaluate(MEASURE)
            small = {which: seen[which] for which, width in least.items() if seen[which] < width}
            bands = {which: seen[which] for which in ("down", "across") if seen[which] > BAND}
            found += [f"{name} {size[0]} x {size[1]}: {small | bands}"] if small or bands else []
    return found


OTHERS = {2: 56, 3: 50, 4: 50, 6: 34}  # the width of their cards, by the number of players


@pytest.mark.parametrize("game", MOMENTS)
def test_the_cards_use_the_room(visit: Visit, game: str) -> None:
    scenes = {
        f"{players} players": (
            staged(MOMENTS[game]["place"].position(game, players)),
            {"own": 110, "others": others, "pile": 90 if players < 6 else 80},
        )
        for players, others in OTHERS.items()
    }
    assert not problems(visit, scenes)


def test_a_match_is_a_pleasure_to_watch_on_a_large_screen(visit: Visit) -> None:
    scenes = {
        f"{game}, {bots + 1} players": (
            staged(Position(phase("draw"), game, bots=bots, watched=True)),
            {"others": 70, "pile": 64},
        )
        for game in MOMENTS
        for bots in (1, 3)
    }
    assert not problems(visit, scenes)


def test_people_at_one_device_have_large_cards(visit: Visit) -> None:
    scene = staged(Position(phase("draw"), here=("Ann", "Ben", "Cat"), bots=0))
    assert not problems(visit, {"three people": (scene, {"own": 110, "others": 56})})
