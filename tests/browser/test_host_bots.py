"""Programs of the host's own (`serve --bot NAME=…`) in the list of opponents on the start page."""

import json
from pathlib import Path

from playwright.sync_api import expect

from backnine.bots import BOTS
from backnine.locales import LANGUAGES
from tests.arena.programs import nothing_left, program
from tests.arena.test_protocol_two import MANY
from tests.browser.conftest import Visit
from tests.server.host import EASY, Host


def test_a_program_of_the_host_is_chosen_and_plays(visit: Visit, tmp_path: Path) -> None:
    with Host(tmp_path / "data", *EASY, "--bot", f"greens={program(tmp_path, MANY)}") as host:
        ann = visit(host)
        ann.page.get_by_text(ann.words("web-choose-opponents")).click()
        levels = ann.page.locator(".levels label")
        expect(levels).to_have_count(len(BOTS) + 1)
        for language in LANGUAGES:
            ann.speak(language)
            expect(levels.last).to_have_text(f"Greens {ann.words('bot-guest-character')}")
        ann.speak("en")
        levels.last.click()
        expect(ann.page.locator(".against")).to_have_text(ann.words("web-against", count=2, bot="Greens"))
        ann.press("web-play-now")
        ann.play(lambda player: bool(player.seen["view"]) and player.view["n"] >= 8)
        assert [chair["bot"] for chair in ann.seen["table"]["chairs"]] == [None, "greens", "greens"]
        ann.go("/#")
        ann.page.reload()
        expect(ann.page.locator(".against")).to_contain_text("Greens")  # it is remembered
        host.stop()
    heard = [json.loads(line) for line in (tmp_path / "diary-heard").read_text().splitlines()]
    assert {told["seat"] for told in heard if told["t"] == "hello" and told["protocol"] == 2} == {1, 2}
    assert any(told["t"] == "move?" for told in heard)
    assert nothing_left(tmp_path)


def test_one_that_is_gone_is_not_offered(visit: Visit) -> None:
    """The choice falls back to the first of the list."""
    ann = visit(level="greens")
    expect(ann.page.locator(".against")).to_have_text(ann.words("web-against", count=2, bot="Rookie"))
    expect(ann.page.locator(".levels label")).to_have_count(len(BOTS))
