"""Bots are characters with a face; their names fit, in every language."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from backnine.locales import LANGUAGES
from backnine.names.characters import CHARACTERS
from tests.browser.conftest import Visit
from tests.browser.player import Player, held
from tests.browser.stage import Position, phase, staged
from tests.server.host import Host

DRAWN = Path(__file__).parents[2] / "web/src/characters.ts"
EVERYBODY = [name for names in CHARACTERS.values() for name in names]

# Words of a score card that stand in more than one line, or are cut off.
BROKEN = """() => [...document.querySelectorAll("dialog[open] table th")].flatMap((cell) => {
  const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) return [];
  const words = [...text.data.matchAll(/\\S+/g)].filter((word) => {
    const range = new Range();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.y))).size > 1;
  });
  return words.length || cell.scrollWidth > cell.clientWidth + 1 ? [cell.textContent] : [];
})"""


def test_everybody_has_a_face_and_is_written_in_kana() -> None:
    text = DRAWN.read_text("utf-8")
    assert re.findall(r'^  (\w+): \{ kana: "[ァ-ヺー]{2,5}"', text, re.MULTILINE) == EVERYBODY


def names_of_others(player: Player) -> list[str]:
    return [seat.get_attribute("aria-label") or "" for seat in player.page.locator("section.seat").all()]


def test_bots_are_met_by_name_with_their_level_below(visit: Visit) -> None:
    player = visit(scene=staged(Position(phase("draw"), bots=2)))
    player.until("() => heard.view")
    player.page.set_viewport_size({"width": 820, "height": 1180})
    assert names_of_others(player) == ["Robin", "Nora"]
    expect(player.page.locator("section.seat small")).to_have_text(["Weekender", "Weekender"])
    faces = player.page.locator("section.seat .face").evaluate_all("all => all.map(face => face.innerHTML)")
    assert len(set(faces)) == 2
    speaks = visit(scene=staged(Position(phase("draw"), bots=2)), language="ja")
    speaks.until("() => heard.view")
    assert names_of_others(speaks) == ["ロビン", "ノラ"]


@pytest.mark.parametrize("size", [(320, 568), (390, 664), (820, 1180), (1440, 900)])
def test_names_are_whole_at_a_full_table(visit: Visit, size: tuple[int, int]) -> None:
    player = visit(scene=staged(Position(phase("draw"), "four-card", bots=11)))
    player.until("() => heard.view")
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.page.wait_for_function(
        """() => [...document.querySelectorAll("section.seat .who")].every(
          (name) => name.scrollWidth <= name.clientWidth)"""
    )


@pytest.mark.parametrize("players", [6, 12])
def test_no_word_is_broken_in_a_score_card(visit: Visit, players: int) -> None:
    scene = staged(Position(phase("over"), "four-card", bots=players - 1, house="holes=2"))
    player = visit(scene=scene)
    player.until("() => heard.view")
    player.page.set_viewport_size({"width": 320, "height": 640})
    player.page.keyboard.press("s")
    for language in LANGUAGES:
        player.speak(language)
        player.page.locator("dialog[open] table").wait_for()
        assert player.page.locator("dialog[open] thead th").count() == players + 1
        assert player.page.evaluate(BROKEN) == [], language


def test_bots_are_muted_all_at_once(visit: Visit) -> None:
    player = visit(scene=staged(Position(phase("draw"), bots=2)))
    player.until("() => heard.view")
    player.press("web-more")
    player.press("web-mute-bots")
    expect(player.button("web-unmute-bots")).to_have_attribute("aria-pressed", "true")
    player.press("web-unmute-bots")
    expect(player.button("web-mute-bots")).to_be_visible()


def say_hello(player: Player, *others: Player) -> None:
    for each in (player, *others):
        each.page.evaluate("heard.said = null")
    player.press("web-say")
    player.press("phrase-hello")


def test_a_bot_says_hello_and_those_who_want_silence_hear_nothing(visit: Visit, host: Host) -> None:
    """Without bots nothing comes over the line; without phrases nothing is shown of what comes."""
    made = host.make(people=1, bots=["club"])
    key = {"address": f"/#table={made['table']}", "tables": held(made["table"], made["seats"][0]["token"])}
    ann, beside = visit(**key), visit(**key)  # the same seat on two devices
    for each in (ann, beside):
        each.until("() => heard.view")
    bubble = ann.page.locator("section.seat .bubble")
    say_hello(ann)
    expect(bubble).to_have_text(ann.words("phrase-hello"))
    ann.press("web-more")
    ann.press("web-mute-bots")
    ann.press("web-close")
    say_hello(ann, beside)
    beside.until("() => heard.said?.seat === 1")
    ann.page.evaluate('heard.sockets[0].send(\'{"t": "ping"}\')')
    ann.until("() => heard.pong")  # what was said before would be here
    assert ann.page.evaluate("heard.said.seat") == 0
    ann.press("web-more")
    ann.press("web-unmute-bots")
    ann.page.get_by_text(ann.words("web-settings"), exact=True).click()
    ann.page.get_by_role("switch", name=ann.words("web-hide-phrases")).check()
    ann.press("web-close")
    say_hello(ann)
    ann.until("() => heard.said?.seat === 1")
    assert bubble.count() == 0
