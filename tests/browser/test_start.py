"""The start page says what this is and shows the games; the rules begin with a minute's summary."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from backnine.games import GAMES, Game
from backnine.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.server.host import Host

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_one_line_says_what_this_is_and_play_now_is_in_sight(visit: Visit) -> None:
    """With the number of holes beside it."""
    ann = visit(size=(390, 664))
    for language in LANGUAGES:
        ann.speak(language)
        expect(ann.page.locator("header p")).to_have_text(ann.words("web-what"))
        expect(ann.button("web-play-now")).to_be_in_viewport(ratio=1)
        expect(ann.page.locator(".now fieldset")).to_be_in_viewport(ratio=1)


def own_table(host: Host, number: int, *, alone: bool = True) -> dict[str, Any]:
    """As the browser keeps it; the lower the number the newer."""
    made = host.make(people=1, bots=["rookie", "rookie"])
    names = ["Robin", "Nora"] if alone else ["Ben", "Robin"]
    note = {"state": "playing", "code": "", "names": names, "hole": 1, "holes": 9, "turn": "", "mine": True}
    return {
        "table": made["table"], "tokens": [made["seats"][0]["token"]], "game": "play-nine",
        "at": 1_790_000_000_000 - number * 3_600_000, "note": note | {"alone": alone},
    }  # fmt: skip


def test_ten_tables_are_one_row_and_leave_play_now_in_sight(visit: Visit, host: Host) -> None:
    """In the row: where people wait. Those against bots alone go with one question."""
    tables = [own_table(host, number, alone=number != 6) for number in range(10)]
    ann = visit(size=(360, 640), tables=json.dumps(tables))
    row = ann.page.locator("main a[href^='#table']")
    for size in ((360, 640), (390, 664)):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        for language in LANGUAGES:
            ann.speak(language)
            expect(row).to_have_count(1)
            expect(ann.button("web-play-now")).to_be_in_viewport(ratio=1)
            expect(ann.page.locator(".now fieldset")).to_be_in_viewport(ratio=1)
    ann.speak("en")
    expect(row).to_contain_text("Ben · Robin")
    ann.press("web-more-tables", count=9)
    expect(row).to_have_count(10)
    assert len(set(ann.page.locator("main time").all_inner_texts())) == 10
    ann.press("web-remove-all-bots", count=9)
    ann.dialog("web-sure-remove-all", count=9)
    ann.confirm("web-remove")
    expect(row).to_have_count(1)
    ann.page.get_by_role("button", name=re.compile("^Remove the table.*Ben, Robin")).click()
    ann.dialog("web-sure-remove")
    ann.confirm("web-remove")
    expect(row).to_have_count(0)
    assert ann.page.evaluate("localStorage.getItem('tables')") == "[]"


def test_the_games_are_pictures(visit: Visit) -> None:
    ann = visit()
    for game in GAMES:
        choice = ann.page.locator("label").filter(has_text=ann.words(f"web-game-{game.name}"))
        expect(choice.locator(".layout svg")).to_have_count(game.rows * game.columns)
        expect(choice.locator(".layout svg").first).to_be_visible()


def test_sound_is_offered_once(visit: Visit) -> None:
    ann = visit()
    ann.says("web-sound-offer")
    ann.press("web-sound-no")
    expect(ann.button("web-sound-no")).to_have_count(0)
    ann.page.reload()
    expect(ann.button("web-play-now")).to_be_visible()
    expect(ann.button("web-sound-yes")).to_have_count(0)


def test_whoever_wants_sound_has_it(visit: Visit) -> None:
    ann = visit()
    ann.press("web-sound-yes")
    ann.go("/#settings")
    expect(ann.page.get_by_role("switch", name=ann.words("web-sound"))).to_be_checked()


def test_whoever_plays_without_an_answer_is_not_asked_again(visit: Visit) -> None:
    ann = visit()
    ann.says("web-sound-offer")
    ann.press("web-play-now")
    ann.reach(0)
    ann.go("/#")
    expect(ann.button("web-play-now")).to_be_visible()
    expect(ann.button("web-sound-yes")).to_have_count(0)


@EVERY_GAME
def test_the_rules_begin_with_a_minute_and_pictures(visit: Visit, game: Game) -> None:
    page = visit(address=f"/#rules={game.name}").page
    steps = page.locator("main section").first.get_by_role("listitem")
    expect(steps).to_have_count(len(game.minute))
    for step, drawn in zip(steps.all(), game.minute, strict=True):
        expect(step.locator("svg")).to_have_count(len(drawn.replace("/", " ").replace("·", " ").split()))
        assert step.locator("p").inner_text().endswith(".") or step.locator("p").inner_text().endswith("!")


@EVERY_GAME
def test_house_rules_have_names_for_people(visit: Visit, game: Game) -> None:
    player = visit(address=f"/#rules={game.name}")
    named = player.page.locator("dl dt")
    for language in LANGUAGES:
        player.speak(language)
        names = [player.words(f"web-house-{rule.key.replace('_', '-')}") for rule in game.house_rules]
        begin = [re.compile("^" + re.escape(name).replace(r"\ ", r"\s")) for name in names]
        expect(named).to_have_text(begin)
        assert not [entry for entry in named.all_inner_texts() if "_" in entry]
