"""A club with a door of its own: its message, its password, and who comes by invitation."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from backnine.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_screens import AXE, EXAMINE, SIZES, resize
from tests.server.admin import done
from tests.server.host import Host

PASSWORD = "under the mat"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "data") as host:
        done(host, "message", "On Friday we play for the cup", "--language", "en")
        done(host, "message", "Vendredi, on joue pour la coupe", "--language", "fr")
        yield host


def problems(player: Player) -> list[str]:
    """In the narrowest and the widest window, and by axe in both lights."""
    player.page.evaluate(EXAMINE.read_text("utf-8"))
    player.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for light, width in zip(("light", "dark"), (min(SIZES), max(SIZES)), strict=True):
        player.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        resize(player, width)
        player.page.evaluate("still()")
        found += player.page.evaluate("rule => examine(rule)", "all")
    resize(player, 390)
    return found


def type_password(player: Player, password: str) -> None:
    player.page.get_by_label(player.words("web-club-password"), exact=True).fill(password)
    player.page.keyboard.press("Enter")


def test_the_password_is_asked_for_once_and_guests_come_without(club: Host, visit: Visit) -> None:
    done(club, "door", "make", "password", stdin=PASSWORD)
    ann = visit(at=club, name="Ann")
    ann.watcher.forgive("403")
    ann.says("web-club-make")
    expect(ann.page.get_by_text("On Friday we play for the cup")).to_be_visible()
    expect(ann.button("web-play-now")).to_have_count(0)
    expect(ann.button("web-invite")).to_have_count(0)
    assert problems(ann) == []
    type_password(ann, "over the mat")
    expect(ann.page.get_by_role("alert")).to_have_text(ann.words("error-wrong-password"))
    type_password(ann, f" {PASSWORD} ")
    expect(ann.button("web-play-now")).to_be_visible()
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    assert problems(ann) == []  # the message is there still
    ann.speak("fr")
    expect(ann.page.get_by_text("Vendredi, on joue pour la coupe")).to_be_visible()
    ann.speak("en")
    expect(ann.page.get_by_text("On Friday we play for the cup")).to_be_visible()
    ann.page.reload()
    ann.press("web-invite")
    ann.until("() => heard.table?.state === 'open'")
    assert PASSWORD not in ann.page.evaluate("JSON.stringify(localStorage)")
    code = ann.page.evaluate("heard.table.code")
    done(club, "door", "enter", "password", stdin=f"{PASSWORD} too")

    ben = visit(at=club, name="Ben", language="it")
    ben.says("web-club-enter")
    ben.page.get_by_label(ben.words("web-have-code")).fill(code)
    ben.press("web-join")
    ben.press("web-sit-down")
    ben.until("() => heard.table?.state === 'open'")

    done(club, "door", "make", "nobody")
    ann.go("/#")
    ann.page.reload()
    ann.says("web-club-enter")  # what was the password opens nothing any more
    type_password(ann, f"{PASSWORD} too")
    ann.says("web-club-no-tables")
    expect(ann.page.get_by_label(ann.words("web-club-password"), exact=True)).to_have_count(0)


def test_it_fits_on_a_narrow_phone(club: Host, visit: Visit) -> None:
    done(club, "door", "enter", "nobody")
    player = visit(at=club, size=(min(SIZES), 640))
    player.says("web-club-invited-only")
    player.page.evaluate(EXAMINE.read_text("utf-8"))
    for language in LANGUAGES:
        player.speak(language)
        player.says("web-club-invited-only")
        assert player.page.evaluate("rule => examine(rule)", "") == []
