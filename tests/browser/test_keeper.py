"""The score keeper for real cards: without a server, closed and opened again, handed over, in two tabs."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from backnine.games import GAMES, Game
from backnine.keeper import read_kept, standing
from backnine.locales import Words
from backnine.tui.scores import saving_text
from tests.browser.conftest import Visit
from tests.browser.player import PATIENCE, Player
from tests.browser.test_app import CONTROLLED
from tests.browser.watcher import Watcher
from tests.browser.words import words
from tests.server.host import Host

PHONE = {"width": 390, "height": 664}
NAMES = ("Ann", "Ben", "Cat", "Dan")
CASES = Path(__file__).parents[1] / "keeper" / "cases"


def case(name: str, **more: Any) -> dict[str, Any]:
    return dict(json.loads((CASES / f"{name}.json").read_text("utf-8"))["match"]) | more


def put(page: Page, *matches: dict[str, Any]) -> None:
    for match in matches:
        page.evaluate(
            "([id, text]) => localStorage.setItem(`kept-${id}`, text)", [match["id"], json.dumps(match)]
        )


def stored(page: Page) -> Any:
    """The one match in the browser's storage, as the Python model reads it."""
    (text,) = page.evaluate(
        "Object.entries(localStorage).filter(([k]) => k.startsWith('kept-')).map(([, v]) => v)"
    )
    return standing(read_kept(text))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "data") as host:
        yield host


@pytest.fixture
def context(browser: Browser, house: Host) -> Iterator[BrowserContext]:
    made = browser.new_context(locale="en", viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
    made.set_default_timeout(PATIENCE)
    watcher = Watcher(made, house.url)
    watcher.forgive("ERR_CONNECTION_REFUSED")
    watcher.forgive("ERR_INTERNET_DISCONNECTED")
    yield made
    made.close()
    watcher.check()


def button(page: Page, message: str, **variables: str | int) -> None:
    page.get_by_role("button", name=words(message, "en", **variables), exact=True).tap()


def tell(page: Page, strokes: dict[str, int]) -> None:
    for name, count in strokes.items():
        page.get_by_label(words("keeper-strokes-of", name=name)).fill(str(count))


def tap_in(page: Page, name: str, cards: list[str]) -> None:
    # how many are told already follows
    page.get_by_role("button", name=words("keeper-cards-of", name=name)).tap()
    faces = page.get_by_role("group", name=words("keeper-faces"))
    for card in cards:
        said = "−5" if card == "H" else card
        faces.get_by_role("button", name=f"{said},", exact=False).first.tap()


def test_a_match_of_four_from_the_draw_to_the_winner_without_a_network(
    context: BrowserContext, house: Host
) -> None:
    """Nine holes and a play-off on a phone; the server is stopped, the page closed in a hole."""
    first = context.new_page()
    first.goto(house.url)
    first.get_by_role("link", name=words("web-keeper")).wait_for()  # one press from the start page
    first.wait_for_function(CONTROLLED)
    house.stop()
    context.set_offline(True)
    page = context.new_page()
    page.goto(house.url)
    page.get_by_role("link", name=words("web-keeper")).tap()
    page.get_by_role("link", name=words("keeper-new")).tap()
    for _ in range(2):
        page.get_by_role("button", name=words("web-add-person")).tap()
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(words("web-name-of", number=number)).fill(name)
    button(page, "keeper-draw")
    expect(page.get_by_text("deals first.")).to_be_visible()
    button(page, "keeper-begin")
    for hole in range(1, 5):
        expect(page.get_by_role("heading", level=1)).to_have_text(words("table-hole", hole=hole, holes=9))
        tell(page, dict(zip(NAMES, (5, 5, 7, 9), strict=True)))
        page.get_by_role("radio", name="Ben").check(force=True)
        button(page, "keeper-next-hole")
    tell(page, {"Ann": 4})
    tap_in(page, "Ben", ["7", "7", "3", "1", "7", "7"])
    page.close()  # with two cards still to be told

    page = context.new_page()
    page.goto(f"{house.url}/#keep")
    page.get_by_role("link", name="Ann, Ben, Cat and Dan").tap()
    expect(page.get_by_label(words("keeper-strokes-of", name="Ann"))).to_have_value("4")
    tap_in(page, "Ben", ["12", "0"])
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Four alike, 7, in columns 1, 2: bonus −10")).to_be_visible()
    expect(dialog.locator(".mark.bonus")).to_have_text("−10")
    expect(dialog.locator("output")).to_have_text(words("score-strokes", strokes=6))
    button(page, "keeper-cards-done")
    tell(page, {"Cat": 8, "Dan": 1})
    button(page, "keeper-next-hole")
    for _ in range(3):
        tell(page, dict(zip(NAMES, (5, 5, 7, 9), strict=True)))
        button(page, "keeper-next-hole")
    tell(page, dict(zip(NAMES, (7, 5, 7, 90), strict=True)))
    button(page, "keeper-finish")
    expect(page.get_by_text(words("keeper-tied", name="Ann and Ben"))).to_be_visible()
    button(page, "keeper-correct", hole=2)
    tell(page, {"Cat": 8})
    expect(page.get_by_text(words("keeper-was", strokes=7)).first).to_be_visible()
    button(page, "keeper-undo")
    button(page, "keeper-back", hole=10)
    tell(page, {"Ann": 6, "Ben": -5})
    button(page, "keeper-finish")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ben has won")

    now = stored(page)
    assert (now.outcome.winners, now.outcome.reason, now.totals) == ((1,), "play-off", (46, 46, 64, 154))
    page.goto(f"{house.url}/#history")
    expect(page.get_by_text(words("story-real"))).to_be_visible()
    page.locator("li.box h2 a").tap()
    expect(page.locator("tfoot td")).to_have_text(["46", "46", "64", "154"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_examples_of_the_clauses_count_as_the_command_counts_them(visit: Visit, game: Game) -> None:
    """Told card by card in the page, with every saving explained in the same words."""
    player = visit(address="/#about")
    clause = list(game.examples)[-1]
    cards, house = game.example(clause)
    match = case("begun", game=game.name, house=str(house), names=["Ann", "Ben"], dealer=0)
    del match["draw"]
    put(player.page, match)
    player.go(f"/#keep={match['id']}")
    player.button("keeper-cards-of", name="Ann").click()
    faces = player.page.get_by_role("group", name=player.words("keeper-faces"))
    for card in cards:
        tap_face(player, card, suited=game.faces == "suits")
    counted = game.strokes(cards, house)
    dialog = player.page.get_by_role("dialog")
    expect(dialog.locator("output")).to_have_text(said(player.words("score-strokes", strokes=counted.total)))
    for saving in counted.savings:
        expect(
            dialog.get_by_text(said(saving_text(Words(player.language), game.name, saving))).first
        ).to_be_visible()
    assert faces.count() == 1
    assert stored(player.page).holes[0].scores[0].counted == counted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_example_of_the_clauses_counts_the_same_in_the_page(visit: Visit, game: Game) -> None:
    player = visit(address="/#about")
    for number, clause in enumerate(game.examples):
        cards, house = game.example(clause)
        rows = [
            " ".join(map(str, cards[at : at + game.columns])) for at in range(0, game.slots, game.columns)
        ]
        match = case("begun", id=f"clause{number}", game=game.name, house=str(house), names=["Ann", "Ben"])
        del match["draw"]
        told = {"dealer": 0, "entries": [{"hole": 1, "seat": 0, "layout": " / ".join(rows)}]}
        put(player.page, match | told)
        player.go(f"/#keep={match['id']}")
        player.button("keeper-cards-of", name=f"Ann {game.slots}/{game.slots}").click()
        counted, dialog = game.strokes(cards, house), player.page.get_by_role("dialog")
        strokes = said(player.words("score-strokes", strokes=counted.total))
        expect(dialog.locator("output"), clause).to_have_text(strokes)
        for saving in counted.savings:
            reason = said(saving_text(Words(player.language), game.name, saving))
            expect(dialog.get_by_text(reason).first, clause).to_be_visible()


def said(text: str) -> str:
    """With a real minus, and a card by its number alone, as a page prints it."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", re.sub(r"Mulligan \(0\)", "0", text))


def tap_face(player: Player, card: str, *, suited: bool) -> None:
    signs = dict(zip("SHDC", "♠♥♦♣", strict=True))
    if suited and card != "JK":
        player.button(f"keeper-suit-{card[-1].lower()}").click()
    named = "−5" if card == "H" else card
    if suited:
        named = player.words("web-joker") if card == "JK" else card[:-1] + signs[card[-1]]
    face = player.page.get_by_role("group", name=player.words("keeper-faces")).locator(".face")
    face.and_(player.page.locator(f'[aria-label^="{named},"]')).click()


ALL_WITH_ANN = [{"hole": 1, "seat": 0, "layout": "H H 1 1 / H H ? ?"}]
SHARED_OUT = [
    {"hole": 1, "seat": 0, "layout": "H H 1 1 / H ? ? ?"},
    {"hole": 1, "seat": 1, "layout": "H ? ? ? / ? ? ? ?"},
]
ONE_PACK = [{"hole": 1, "seat": 1, "layout": "7S ? / ? ?"}]
USED_UP = {
    "all with Ann": ("play-nine", ALL_WITH_ANN, "H", "keeper-cards-elsewhere", {"names": "Ann"}),
    "the fifth of all": ("play-nine", SHARED_OUT, "H", "keeper-cards-elsewhere", {"names": "Ann"}),
    "twice in one layout": ("four-card", ONE_PACK, "7S", "too-many-of-a-card", {}),
}


@pytest.mark.parametrize("case_of", USED_UP.values(), ids=list(USED_UP))
def test_a_face_that_is_used_up_is_greyed_out_and_says_why(
    visit: Visit, case_of: tuple[str, list[dict[str, Any]], str, str, dict[str, str]]
) -> None:
    """Tapped by Ben, and nothing is written."""
    game, entries, card, why, more = case_of
    player = visit(address="/#about")
    match = case("begun", game=game, house="", names=["Ann", "Ben"], dealer=0, entries=entries)
    del match["draw"]
    put(player.page, match)
    player.go(f"/#keep={match['id']}")
    player.page.get_by_role("button", name=player.words("keeper-cards-of", name="Ben")).click()
    shown = {"H": "−5", "7S": "7♠"}[card]
    gone = player.page.get_by_role("button", name=player.words("keeper-face-gone", card=shown))
    expect(gone).to_have_attribute("aria-disabled", "true")
    gone.click(force=True)
    most = {"play-nine": 4, "four-card": 1}[game]
    refused = player.page.get_by_role("dialog").get_by_role("alert")
    expect(refused).to_have_text(player.words(f"error-{why}", card=shown, most=most, **more))
    assert stored_entries(player.page) == entries
    player.page.get_by_role("group", name=player.words("keeper-faces")).locator(
        '.face[aria-disabled="false"]'
    ).first.click()
    expect(refused).to_have_count(0)


def stored_entries(page: Page) -> list[Any]:
    return list(
        page.evaluate(
            "JSON.parse(Object.entries(localStorage).find(([k]) => k.startsWith('kept-'))[1]).entries"
        )
    )


def test_strokes_that_cannot_be_are_refused_and_leave_nothing(visit: Visit) -> None:
    player = visit(address="/#about")
    put(player.page, case("tie"))
    player.go("/#keep=golden1")
    field = player.page.get_by_label(player.words("keeper-strokes-of", name="Ann"))
    field.fill("500")
    expect(player.page.get_by_role("alert")).to_contain_text("500")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert stored(player.page).holes[-1].strokes == (None, None, None)
    player.button("keeper-finish").click()
    expect(player.page.get_by_role("alert")).to_have_text(
        player.words("error-keeper-scores-missing", names="Ann, Ben, Cat")
    )


def test_two_tabs_write_on_the_same_card(visit: Visit) -> None:
    player = visit(address="/#about")
    put(player.page, case("tie"))
    player.go("/#keep=golden1")
    player.button("keeper-undo").wait_for()
    other = player.page.context.new_page()
    other.goto(f"{player.url}/#keep=golden1")
    for page in (player.page, other):
        expect(page.get_by_text(player.words("keeper-elsewhere"))).to_be_visible()
    player.page.get_by_label(player.words("keeper-strokes-of", name="Ann")).fill("3")
    expect(other.get_by_label(player.words("keeper-strokes-of", name="Ann"))).to_have_value("3")
    other.get_by_label(player.words("keeper-strokes-of", name="Ben")).fill("4")
    expect(player.page.get_by_label(player.words("keeper-strokes-of", name="Ben"))).to_have_value("4")
    assert stored(player.page).holes[-1].strokes == (3, 4, None)
    other.close()


FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('full') } }"


def test_a_browser_that_keeps_nothing_says_so_and_goes_on(visit: Visit, tmp_path: Path) -> None:
    player = visit(address="/#about")
    put(player.page, case("tie"))
    player.go("/#keep=golden1")
    player.page.evaluate(FULL)
    player.page.get_by_label(player.words("keeper-strokes-of", name="Ann")).fill("3")
    expect(player.page.get_by_role("alert")).to_have_text(player.words("keeper-full"))
    player.page.get_by_label(player.words("keeper-strokes-of", name="Ben")).fill("4")
    with player.page.expect_download() as download:
        player.button("keeper-save-file").click()
    download.value.save_as(tmp_path / "saved.json")
    saved = standing(read_kept((tmp_path / "saved.json").read_text("utf-8")))
    assert saved.holes[-1].strokes == (3, 4, None)


def test_a_file_comes_in_and_bad_ones_change_nothing(visit: Visit, tmp_path: Path) -> None:
    player = visit(address="/#keep")
    player.page.get_by_role("link", name=player.words("keeper-new")).wait_for()
    bad = tmp_path / "bad.json"
    for text, why in (("fore!", "not-ours"), (json.dumps(case("tie", version=9)), "newer")):
        bad.write_text(text, "utf-8")
        player.page.locator("input[type=file]").set_input_files(bad)
        expected = player.words(f"error-keeper-{why}", version=9, known=1)
        expect(player.page.get_by_role("alert")).to_have_text(expected)
    good = tmp_path / "good.json"
    good.write_text(json.dumps(case("tie")), "utf-8")
    player.page.locator("input[type=file]").set_input_files(good)
    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.words("table-play-off", hole=3))
    assert stored(player.page).tied == (0, 1, 2)


def test_a_match_is_handed_to_another_phone(visit: Visit) -> None:
    """In the link itself: nothing of it is sent to the server."""
    ann = visit(address="/#about")
    put(ann.page, case("tie"))
    ann.go("/#keep=golden1")
    ann.button("keeper-hand-over").click()
    expect(ann.page.get_by_role("img", name=ann.words("keeper-code"))).to_be_visible()
    link = ann.page.get_by_label(ann.words("keeper-link")).input_value()
    ben = visit(address=link[link.index("#") - 1 :])
    ben.says("keeper-handed")
    ben.button("keeper-take").click()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(ben.words("table-play-off", hole=3))
    assert stored(ben.page) == stored(ann.page)
    ben.go(link[link.index("#") - 1 :])
    ben.button("keeper-take").click()
    ben.says("keeper-take-known")
    ben.go("/#keep=1.AAAA")
    expect(ben.page.get_by_role("alert")).to_have_text(ben.words("error-keeper-not-ours"))
