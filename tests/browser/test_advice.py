"""Advice for real cards: tapped in, opened from the score keeper, pasted; with a server and without."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from backnine.coach.hint import hint_at
from backnine.position_reader import read
from tests.browser.conftest import Visit
from tests.browser.player import PATIENCE, Player
from tests.browser.test_app import CONTROLLED
from tests.browser.test_keeper import case, put, tap_face
from tests.browser.watcher import Watcher
from tests.browser.words import words
from tests.server.host import Host

SHORT, LARGE = (390, 664), (1440, 900)
LINE = "play-nine:0.turn.3.x.12.x.5.x.x.2:1.7.7.x.1.9.0.0.x:discard.12:held.3.from.stock"
MINE = "3 ? 12 ? 5 ? ? 2"
THEIRS = "7 7 ? 1 9 0 0 ?"


def faces(player: Player) -> Locator:
    return player.page.get_by_role("group", name=player.words("keeper-faces"))


def cards_of(player: Player, name: str = "You") -> None:
    player.button("advice-cards-of", name=name).click()


def tap_in(player: Player, seat: int, layout: str, *, suited: bool = False) -> None:
    """Of the seat that is shown; `?` is left out."""
    for place, card in enumerate(layout.split(), 1):
        if card != "?":
            player.place(f"slot-{seat}-{place}").click()
            tap_face(player, card, suited=suited)


def pile(player: Player, name: str, card: str, *, suited: bool = False) -> None:
    player.place(name).click()
    tap_face(player, card, suited=suited)


def alert(player: Player) -> Locator:
    return player.page.get_by_role("alert")


def best(player: Player) -> Locator:
    return player.page.locator(".told h2")


def text_of(player: Player) -> str:
    """What would be copied."""
    player.page.get_by_role("button", name=player.words("advice-table")).click()
    text = player.page.get_by_label(player.words("advice-text")).input_value()
    player.button("web-close").click()
    return text


@pytest.mark.parametrize("size", [SHORT, LARGE])
def test_cards_are_tapped_in_and_weighed(visit: Visit, size: tuple[int, int]) -> None:
    """From the start page; what is told is what the coach says of that position."""
    ann = visit(size=size)
    ann.page.get_by_role("link", name=ann.words("web-ask-coach")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.words("web-ask-coach"))
    tap_in(ann, 0, MINE)
    cards_of(ann, "Player 2")
    tap_in(ann, 1, THEIRS)
    pile(ann, "discard", "12")
    pile(ann, "held", "3")
    if size == SHORT:
        expect(ann.button("advice-ask")).to_be_in_viewport(ratio=1)
    said = hint_at(read(LINE))
    assert str(said.move) == "swap 5"  # a pair of threes
    ann.button("advice-ask").click()
    told = ann.words("review-move-swap-for", card="3", slot="5", old="5")
    expect(best(ann)).to_have_text(told)
    expect(ann.page.locator(".told li")).to_have_count(len(said.costs))
    ann.says("review-why-pair")
    expect(ann.page.locator(".told li").nth(1)).to_contain_text(f"+{said.costs[1][1]:.1f}")
    expect(ann.page.locator(".advised")).to_have_attribute("data-place", "slot-0-5")
    assert hint_at(read(text_of(ann))) == said
    ann.page.reload()
    expect(ann.place("slot-0-3")).to_have_accessible_name("Place 3: 12")  # it is kept
    ann.button("advice-ask").click()
    expect(best(ann)).to_have_text(told)


def test_other_cards_are_another_question(visit: Visit) -> None:
    """An answer stays as long as what it is about."""
    ann = visit(size=SHORT, address=f"/#advice={LINE}")
    expect(best(ann)).to_be_visible()
    ann.button("advice-change").click()
    ann.place("held").click()
    ann.button("advice-nothing").click()
    expect(best(ann)).to_have_count(0)
    ann.button("advice-ask").click()
    expect(best(ann)).to_have_text(
        ann.words(f"review-move-{hint_at(read(LINE.rpartition(':')[0])).move}", card="12")
    )


def test_a_face_that_is_used_up_says_where_they_lie(visit: Visit) -> None:
    ann = visit(size=SHORT, address="/#advice=play-nine")
    tap_in(ann, 0, "H H")
    cards_of(ann, "Player 2")
    tap_in(ann, 1, "H")
    pile(ann, "discard", "H")
    ann.place("held").click()
    gone = ann.button("keeper-face-gone", card="−5")
    expect(gone).to_have_attribute("aria-disabled", "true")
    gone.click(force=True)
    where = f"{ann.words('web-you')}, Player 2, {ann.words('advice-pile-discard')}"
    expect(alert(ann)).to_have_text(ann.words("advice-used-up", card="−5", most=4, where=where))
    expect(ann.place("held")).to_have_accessible_name(ann.words("advice-no-card-drawn"))


def test_what_is_missing_is_asked_for(visit: Visit) -> None:
    """Each time at the place where it is to be told."""
    ann = visit(size=SHORT, address="/#advice=play-nine")
    tap_in(ann, 0, MINE)
    ann.button("advice-ask").click()
    expect(alert(ann)).to_have_text(ann.words("advice-lacks-discard"))
    expect(ann.place("discard")).to_have_attribute("aria-pressed", "true")
    tap_face(ann, "12", suited=False)
    ann.button("advice-ask").click()
    expect(alert(ann)).to_have_text(ann.words("advice-lacks-turned-up", who="one", name="Player 2", count=2))
    expect(ann.place("slot-1-1")).to_have_attribute("aria-pressed", "true")
    cards_of(ann)
    tap_in(ann, 0, "? 1 ? 1 ? 1 1 ?")
    ann.button("advice-ask").click()
    expect(alert(ann)).to_have_text(ann.words("advice-lacks-nothing-left", who="you", name=""))


def test_who_went_out_first_is_said_where_several_have(visit: Visit) -> None:
    full = "1.2.3.4.5.6.7.8:2.9.9.10.10.11.11.7.7"
    ann = visit(size=LARGE, address=f"/#advice=play-nine:0.turn.3.x.12.x.5.x.x.2:1.closer.{full}:discard.12")
    expect(best(ann)).to_be_visible()
    cards_of(ann, "Player 2")
    out = ann.button("advice-closed-out")
    expect(out).to_have_attribute("aria-pressed", "true")
    out.click()
    ann.button("advice-ask").click()
    expect(alert(ann)).to_have_text(ann.words("advice-lacks-who-closed"))
    cards_of(ann, "Player 3")
    out.click()
    ann.button("advice-ask").click()
    expect(best(ann)).to_be_visible()
    assert ":2.closer." in text_of(ann)


def test_what_somebody_knows_where_cards_lie_hidden(visit: Visit) -> None:
    ann = visit(size=SHORT, address="/#advice=four-card")
    tap_in(ann, 0, "? ? KH 9S", suited=True)
    ann.place("slot-0-4").click()
    ann.button("advice-all-know").click()
    cards_of(ann, "Player 2")
    tap_in(ann, 1, "AD", suited=True)
    ann.place("slot-1-3").click()
    ann.button("advice-owner-knows").click()
    ann.button("advice-closed-knock").click()
    pile(ann, "discard", "4D", suited=True)
    pile(ann, "held", "QC", suited=True)
    ann.button("advice-was-taken").click()
    line = (
        "four-card:0.turn.x.x.xkho.x9se:1.closer.xade.x.x.xo:discard.4d:held.qc.from.discard:hole.1.dealer.1"
    )
    assert text_of(ann) == line
    ann.button("advice-ask").click()
    expect(ann.page.locator(".told li")).to_have_count(4)  # it cannot be discarded


def test_from_the_score_keeper_and_back(visit: Visit) -> None:
    """The layouts that were told so far, with their names; told again, they are opened again."""
    ann = visit(size=SHORT, address="/#about")
    match = case("begun", house="holes=3", names=["Ann", "Ben", "Cat"], dealer=2)
    match.pop("draw", None)
    match["entries"] = [
        {"hole": 1, "seat": 0, "layout": "3 ? 12 ? / 5 ? ? 2"},
        {"hole": 1, "seat": 1, "layout": "7 7 ? 1 / 9 0 0 ?"},
    ]
    put(ann.page, match)
    ann.go(f"/#keep={match['id']}")
    ann.page.get_by_role("button", name=ann.words("keeper-cards-of", name="Ann")).click()
    ann.page.get_by_role("dialog").get_by_role("link", name=ann.words("web-ask-coach")).click()
    expect(ann.place("slot-0-3")).to_have_accessible_name("Place 3: 12")
    pile(ann, "discard", "12")
    cards_of(ann, "Cat")
    tap_in(ann, 2, "1 2")
    assert text_of(ann).startswith("play-nine.holes.3:0.turn.3.x.12.x.5.x.x.2:1.7.7.x.1.9.0.0.x:2.1.2.x")
    ann.page.reload()
    cards_of(ann, "Cat")
    expect(ann.place("slot-2-2")).to_have_accessible_name("Place 2: 2")
    ann.button("advice-ask").click()
    expect(best(ann)).to_be_visible()
    ann.page.get_by_role("link", name=ann.words("web-keeper")).click()
    ann.page.get_by_role("button", name=ann.words("keeper-cards-of", name="Cat")).click()
    tap_face(ann, "9", suited=False)
    ann.page.get_by_role("dialog").get_by_role("link", name=ann.words("web-ask-coach")).click()
    expect(ann.place("slot-2-1")).to_have_accessible_name("Place 1: 9")
    expect(ann.page.locator(".strip .on button")).to_have_text("Cat")


def test_a_text_is_pasted_and_a_bad_one_is_told(visit: Visit) -> None:
    ann = visit(size=SHORT, address="/#advice=play-nine")
    pile(ann, "discard", "9")
    ann.page.get_by_role("button", name=ann.words("advice-table")).click()
    field = ann.page.get_by_label(ann.words("advice-paste"))
    bad = "play-nine\n0 > 3 ? 12 ? / 5 ? ? 2\n1 7 7 ? 1 / 9 0 0 ?\ndiscard 13"
    field.fill(bad)
    ann.watcher.forgive("400")
    ann.button("advice-read").click()
    problem = alert(ann)
    expect(problem).to_contain_text("13")
    expect(problem).to_contain_text("Line 4, column 9")
    expect(field).to_have_value(bad)
    field.fill(bad.replace("? 2\n", "9 2\n").replace("13", "12").replace("0 > ", "0 ") + "\nending putt-out")
    ann.button("advice-read").click()
    expect(problem).not_to_contain_text("13")
    field.fill(bad.replace("13", "4 12\nheld 3 from stock"))
    ann.button("advice-read").click()
    expect(best(ann)).to_have_text(ann.words("review-move-swap-for", card="3", slot="5", old="5"))
    assert ":discard.4.12:" in text_of(ann)  # also what lies below


def test_a_bad_address_says_what_is_wrong_with_its_text(visit: Visit) -> None:
    ann = visit(size=SHORT, address="/#about")
    ann.watcher.forgive("400")
    ann.go("/#advice=play-nine:0.turn.1.2.3:discard.12")
    expect(alert(ann)).to_be_visible()
    expect(ann.page.get_by_label(ann.words("advice-paste"))).to_have_value(
        "play-nine:0.turn.1.2.3:discard.12"
    )


def test_games_players_and_house_rules(visit: Visit) -> None:
    """Every game has its own table; what a pack has no more of goes."""
    ann = visit(size=SHORT, address="/#advice=four-card")
    sheet = ann.page.get_by_role("button", name=ann.words("advice-table"))
    sheet.click()
    ann.page.get_by_text(ann.words("web-house-rules")).click()
    ann.page.get_by_role("switch", name=ann.words("web-house-jokers")).click()
    ann.button("web-one-more").click()
    ann.button("web-close").click()
    expect(ann.page.locator(".strip li")).to_have_count(3)
    pile(ann, "discard", "JK", suited=True)
    assert text_of(ann).startswith("four-card.jokers.true:0.turn.x.x.x.x:1.x.x.xo.xo:2.x.x.xo.xo:discard.jk:")
    sheet.click()
    ann.page.get_by_role("radio", name=ann.words("web-game-play-nine")).check(force=True)
    ann.page.get_by_role("radio", name=ann.words("web-game-four-card")).check(force=True)
    ann.page.get_by_text(ann.words("web-house-rules")).click()
    ann.page.get_by_role("switch", name=ann.words("web-house-jokers")).click()
    ann.button("web-close").click()
    expect(ann.place("discard")).to_have_accessible_name(ann.words("web-no-discard"))
    expect(ann.page.locator(".strip li")).to_have_count(3)


FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('full') } }"


def test_a_browser_that_keeps_nothing_says_so(visit: Visit) -> None:
    ann = visit(size=SHORT, address="/#advice=play-nine")
    ann.place("discard").click()
    ann.page.evaluate(FULL)
    tap_face(ann, "12", suited=False)
    ann.says("advice-unsaved")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "data") as host:
        yield host


def test_without_a_server_it_says_so_and_keeps_what_was_told(browser: Browser, house: Host) -> None:
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 664})
    context.set_default_timeout(PATIENCE)
    watcher = Watcher(context, house.url)
    watcher.forgive("ERR_CONNECTION_REFUSED")
    watcher.forgive("ERR_INTERNET_DISCONNECTED")
    page = context.new_page()
    ann = Player(page, watcher, house.url).go("/")
    page.wait_for_function(CONTROLLED)
    house.stop()
    context.set_offline(True)
    page.goto(f"{house.url}/#advice=play-nine")
    tap_in(ann, 0, MINE)
    cards_of(ann, "Player 2")
    tap_in(ann, 1, THEIRS)
    pile(ann, "discard", "12")
    ann.button("advice-ask").click()
    expect(alert(ann)).to_have_text(words("advice-offline"))
    page.reload()
    expect(ann.place("slot-0-3")).to_have_accessible_name("Place 3: 12")
    expect(ann.place("discard")).to_have_accessible_name(words("web-discard", card="12"))
    context.close()
    watcher.check()
