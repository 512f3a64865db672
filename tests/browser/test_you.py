"""What the page says of whoever reads it: in the second person, in every language."""

import pytest
from playwright.sync_api import expect

from backnine.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.stage import Position, Seen, match_over, staged

YOU = {"who": "you", "name": ""}
CLOSING = {
    "play-nine": ("web-last-round", "web-putts-out", "table-happened-putted-out"),
    "six-card": ("web-last-round", "web-putts-out", "table-happened-putted-out"),
    "four-card": ("web-knocked", "web-knocks", "table-happened-knocked"),
}


def closed_by_me(seen: Seen) -> bool:
    return bool(seen.view["phase"] != "over" and seen.view["closer"] == 0)


@pytest.mark.parametrize("game", CLOSING)
def test_the_reader_closes_a_hole(visit: Visit, game: str) -> None:
    scene = staged(Position(closed_by_me, game, elsewhere=("Ben",), bots=0))
    ann = visit(scene=scene)
    notice, banner, deed = CLOSING[game]
    for language in LANGUAGES:
        ann.speak(language)
        expect(ann.page.locator(".notices .last")).to_have_text(ann.words(notice, **YOU, game=game))
        expect(ann.page.locator(".notices strong")).to_have_text(ann.words(banner, **YOU, game=game))
        ann.press("web-log")
        told = ann.words("table-log", **YOU, deeds="@").split("@")[0]
        mine = ann.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=told)
        expect(mine.filter(has_text=ann.words(deed, **YOU, game=game))).to_have_count(1)
        ann.press("web-close")


def test_the_log_has_a_part_for_each_hole_and_a_line_for_each_turn(visit: Visit) -> None:
    ann = visit(scene=staged(Position(match_over, house="holes=2", bots=1)))
    ann.press("web-log")
    log = ann.page.get_by_role("dialog")
    holes = [ann.words("web-hole", hole=hole, holes=2) for hole in (2, 1)]
    expect(log.get_by_role("heading", level=3)).to_have_text(
        holes[: log.get_by_role("heading", level=3).count()]
    )
    turns = log.get_by_role("list").last.get_by_role("listitem").all_inner_texts()
    assert len(turns) > 4
    drawn = [turn for turn in turns if " draws " in turn or " draw " in turn]
    assert drawn
    assert all("," in turn for turn in drawn)  # a card drawn, and what became of it


def test_the_reader_wins(visit: Visit) -> None:
    scene = staged(Position(match_over, house="holes=1", bots=1))
    ann = visit(scene=scene)
    ann.until("() => heard.score?.outcome")
    winners = ann.look()["score"]["outcome"]["winners"]
    for language in LANGUAGES:
        robin = "ロビン" if language == "ja" else "Robin"
        who = {"who": "you", "name": ""} if winners == [0] else {"who": "one", "name": robin}
        ann.speak(language)
        ann.says("web-won", **who)
        expect(ann.page.locator(".face text")).to_have_text(ann.words("web-you")[0])  # robin has a portrait
