"""Every screen there is: how somebody gets there, and what opens it again after the page was loaded anew."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from zlib import compressobj

from playwright.sync_api import expect

from tests.browser.kept import kept, remember
from tests.browser.moments import ask_hint
from tests.browser.player import Done, Json, Player
from tests.browser.reviewed import reviewed, with_puzzles
from tests.browser.stage import (
    Moment,
    Position,
    ask_at_the_door,
    match_over,
    may,
    pause,
    phase,
    waiting,
)

MAKE = """async (wish) => {
  const [method, headers] = ["POST", { "content-type": "application/json" }];
  return (await fetch("/api/tables", { method, headers, body: JSON.stringify(wish) })).json();
}"""
KEPT = Path(__file__).parents[1] / "keeper" / "cases"
Deed = Callable[[Player], None]
NOTHING: Deed = lambda player: None  # noqa: E731


@dataclass(frozen=True)
class Screen:
    arrive: Deed = NOTHING  # once
    show: Deed = NOTHING  # after each time the page was loaded
    anew: bool = False  # it is loaded for each language: it shows a sentence of the server's
    address: str = "/"
    table: dict[str, Any] = field(default_factory=dict)  # the table that is made on the way
    position: Position | None = None  # where nobody need go by hand
    name: str = "Ann"  # that this browser knows


def choose(player: Player, game: str) -> None:
    player.page.get_by_role("radio", name=player.words(f"web-game-{game}")).check(force=True)


def until(done: Done, game: str = "play-nine") -> Deed:
    """At a table with bots, so far."""

    def play(player: Player) -> None:
        choose(player, game)
        player.press("web-play-now")
        player.play(done)

    return play


def at(phase: str) -> Done:
    return lambda player: bool(
        player.seen["view"]
        and player.view["phase"] == phase
        and (phase == "over" or player.view["seat"] in player.view["acting"])
    )


def pressing(message: str) -> Deed:
    return lambda player: player.press(message)


def touching(place: str) -> Deed:
    return lambda player: player.touch(place)


def invite(player: Player) -> None:
    player.press("web-invite")
    expect(player.page.get_by_alt_text(player.words("web-qr"))).to_be_visible()


def open_details(player: Player) -> None:
    player.page.get_by_text(player.words("web-choose-opponents")).click()


def open_all(player: Player) -> None:
    player.page.locator("summary").first.wait_for()
    player.page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")


def then(arrive: Deed, address: str) -> Deed:
    """And from there to another page."""

    def go(player: Player) -> None:
        arrive(player)
        player.go(address)

    return go


def invited(player: Player) -> None:
    """By oneself, so that somebody is there."""
    invite(player)
    player.go(f"/#join={player.look()['table']['code']}")


def fair(player: Player) -> None:
    """What the page has found out about a match that is over."""
    player.press("web-play-now")
    player.rush()
    player.page.get_by_role("status").filter(has_text=player.words("web-fair")).click()


def looking_back(name: str, address: str) -> Deed:
    """At a finished match that this browser has kept."""

    def go(player: Player) -> None:
        remember(player, kept(name))
        player.go(address)

    return go


def coached(name: str, address: str) -> Deed:
    """At what the coach says of such a match."""

    def go(player: Player) -> None:
        reviewed(player, name)
        player.go(address)

    return go


def asked_costs(player: Player) -> None:
    ask_hint(player)
    player.press("web-hint")
    expect(player.page.get_by_role("dialog")).to_be_visible()


def told_wrong(player: Player) -> None:
    """The answer to a position that is tried again."""
    player.press("review-show")


def at_a_puzzle(player: Player) -> None:
    with_puzzles(player, "play-nine-02")
    player.go("/#practice=play-nine")


def asked_for_a_name(player: Player) -> None:
    """At the end of a match, where this browser knows none."""
    expect(player.page.get_by_label(player.words("finale-name"))).to_be_visible()


def look_through(player: Player) -> None:
    """Its replay, some steps on."""
    player.page.get_by_role("button", name=player.words("story-play")).wait_for()
    for _ in range(12):
        player.page.keyboard.press("ArrowRight")


def keeping(case: str) -> Deed:
    """A match with real cards that this browser keeps."""

    def go(player: Player) -> None:
        match = json.loads((KEPT / f"{case}.json").read_text("utf-8"))["match"]
        player.page.evaluate("text => localStorage.setItem('kept-golden1', text)", json.dumps(match))
        player.go("/#keep=golden1")

    return go


def handed_over(case: str) -> str:
    """The address of a match that comes in a link."""
    match = json.loads((KEPT / f"{case}.json").read_text("utf-8"))["match"]
    return f"/#keep={packed(json.dumps(match))}"


def packed(text: str) -> str:
    """As in a link (web/src/packed.ts)."""
    packer = compressobj(wbits=-15)
    bytes_ = packer.compress(text.encode()) + packer.flush()
    return f"1.{urlsafe_b64encode(bytes_).decode().rstrip('=')}"


def embedded(player: Player) -> None:
    """A replay for a frame in a page of somebody else's, where the host does not forbid it."""
    player.page.route("**/embed", lambda route: route.fulfill(response=route.fetch(url=f"{player.url}/")))
    player.go(f"/embed#{packed(kept('play-nine-02')['record'])}")


def somebodys_table(player: Player) -> Json:
    """It plays already, and nobody may watch it who was not asked."""
    chairs = [
        {"who": "here", "name": "Maximilian"},
        *({"who": "bot", "bot": bot} for bot in ("club", "rookie")),
    ]
    wish = {"game": "play-nine", "house": "holes=1", "start": True, "watch": False, "chairs": chairs}
    made: Json = player.page.evaluate(MAKE, wish)
    return made


def with_the_link_to_a_seat(player: Player) -> None:
    player.go(f"/#seat={somebodys_table(player)['seats'][0]['token']}")


def too_late(player: Player) -> None:
    player.go(f"/#join={somebodys_table(player)['code']}")


def table_deleted(player: Player) -> None:
    player.page.evaluate(
        "bye => goOn(heard.welcome.table, [bye])", json.dumps({"t": "bye", "why": "deleted"})
    )


def guest_unfolded(player: Player) -> None:
    player.press("web-more")
    player.page.get_by_role("dialog").locator("summary").get_by_text("Ben", exact=True).click()


def asked_on_a_sheet(player: Player) -> None:
    """For a name: where the window is low."""
    asked_for_a_name(player)
    high = player.page.viewport_size
    player.page.set_viewport_size({"width": 390, "height": 664})
    player.press("web-your-name")
    player.page.set_viewport_size(high or {"width": 390, "height": 844})


def correcting(player: Player) -> None:
    player.press("keeper-correct", hole=1)


def tapping(name: str) -> Deed:
    return lambda player: player.press("keeper-cards-of", name=name)


def drawing(player: Player) -> None:
    open_all(player)
    player.press("keeper-draw")


def previewed(player: Player) -> None:
    """What will be printed, drawn by the server."""
    expect(player.page.locator("img").first).to_be_visible()


NINE_LAID = (
    "play-nine:0.turn.3.x.12.x.5.x.x.2:1.7.7.x.1.9.0.0.x:2.x.x.x.4.x.11.x.x:discard.12:held.3.from.stock"
)
FOUR_LAID = (
    "four-card:0.turn.x.x.xkho.xaso:" + "".join(f"{seat}.x.x.xo.xo:" for seat in range(1, 12)) + "discard.4d"
)


def laid(line: str) -> Deed:
    """Cards of one's own table, told to the coach."""

    def go(player: Player) -> None:
        player.go(f"/#advice={line}")
        player.page.locator(".told").wait_for()

    return go


def advised(player: Player) -> None:
    player.press("advice-ask")
    player.page.locator(".told").wait_for()


def on_the_discards(player: Player) -> None:
    player.touch("discard")


def other_cards(player: Player) -> None:
    player.page.get_by_role("button", name=player.words("advice-table")).click()
    open_all(player)


def mistyped(player: Player) -> None:
    player.watcher.forgive("404")
    player.go("/#join=ABCDEFG")


def learn(player: Player) -> None:
    """The lesson, to its end: whatever it wants is touched."""
    again = player.button("learn-again")
    wanted = player.page.locator('button[data-wanted], button[data-place^="slot-0-"][aria-disabled="false"]')
    while not again.is_visible():
        wanted.or_(again).first.click()


TRIO = ("Ann", "Ben", "Cat")
LONG_NAME = ("Maximilienne-Alexandra",)
ONE_HOLE = {"house": "holes=1"}


def staged_at(when: Moment, game: str = "play-nine", show: Deed = NOTHING, **more: Any) -> Screen:
    """A table, as it stands then."""
    return Screen(show=show, position=Position(when, game, **more))


SCREENS: dict[str, Screen] = {
    "start": Screen(),
    "opponents": Screen(show=open_details),
    "your-tables": Screen(arrive=then(until(at("draw")), "/#")),
    "people": Screen(show=pressing("web-same-device")),
    "invited": Screen(arrive=invited),
    "mistyped": Screen(arrive=mistyped, anew=True),
    "not-your-table": Screen(address="/#table=abcdefghij"),
    "seat-elsewhere": Screen(arrive=with_the_link_to_a_seat),
    "too-late": Screen(arrive=too_late),
    "forgotten": Screen(address="/#forgotten"),
    "deleted": staged_at(phase("draw"), show=table_deleted),
    "settings": Screen(address="/#settings"),
    "history": Screen(arrive=looking_back("play-nine-nine-holes", "/#history")),
    "match": Screen(arrive=looking_back("four-card-12", "/#match=abcdefghij.0"), show=open_all),
    "replay": Screen(arrive=looking_back("four-card-nine-holes", "/#replay=abcdefghij.0"), show=look_through),
    "replay-embedded": Screen(arrive=embedded),
    "replay-crowd": Screen(arrive=looking_back("six-card-12", "/#replay=abcdefghij.0"), show=look_through),
    "review": Screen(arrive=coached("play-nine-02", "/#review=abcdefghij.0"), show=open_all),
    "try": Screen(arrive=coached("play-nine-02", "/#costly=abcdefghij.0")),
    "try-told": Screen(arrive=coached("six-card-02", "/#costly=abcdefghij.0"), show=told_wrong),
    "try-memory": Screen(arrive=coached("four-card-02", "/#costly=abcdefghij.0"), show=told_wrong),
    "replay-coached": Screen(arrive=coached("play-nine-02", "/#replay=abcdefghij.0/1/30"), show=look_through),
    "practice": Screen(arrive=at_a_puzzle),
    "puzzle": Screen(arrive=at_a_puzzle, show=pressing("review-start")),
    "over-time": Screen(arrive=coached("play-nine-02", "/#history")),
    "hint": staged_at(phase("place"), show=ask_hint),
    "hint-costs": staged_at(phase("place"), show=asked_costs),
    "memory-hint": staged_at(may("knock"), "four-card", show=ask_hint),
    "keeper": Screen(arrive=then(keeping("tie"), "/#keep")),
    "keeper-new": Screen(address="/#keep=new", show=drawing),
    "keeper-hole": Screen(arrive=keeping("play-off-others")),
    "keeper-cards": Screen(arrive=keeping("half-a-layout"), show=tapping("Ann 4/8")),
    "keeper-suits": Screen(arrive=keeping("closer-corrected"), show=tapping("Ben")),
    "keeper-over": Screen(arrive=keeping("play-off")),
    "keeper-hand-over": Screen(arrive=keeping("layouts"), show=pressing("keeper-hand-over")),
    "keeper-handed": Screen(address=handed_over("layouts")),
    "keeper-correcting": Screen(arrive=keeping("correction-under-way"), show=correcting),
    "advice": Screen(arrive=laid(NINE_LAID), show=on_the_discards),
    "advice-told": Screen(arrive=laid(NINE_LAID), show=advised),
    "advice-crowd": Screen(arrive=laid(FOUR_LAID), show=on_the_discards),
    "advice-table": Screen(arrive=laid(FOUR_LAID), show=other_cards),
    "fair": Screen(arrive=fair, table=ONE_HOLE),
    "fair-about": Screen(address="/#fair"),
    "lobby": Screen(arrive=invite),
    "lobby-rules": Screen(arrive=invite, show=open_all),
    "tee-off": staged_at(phase("tee-off")),
    "draw": staged_at(phase("draw")),
    "lifted": staged_at(phase("draw"), show=touching("discard")),
    "place": staged_at(phase("place")),
    "hole-over": staged_at(phase("over"), house="holes=2"),
    "match-over": staged_at(match_over, house="holes=1"),
    "score-card": staged_at(match_over, show=pressing("web-score-card"), house="holes=2"),
    "log": staged_at(match_over, show=pressing("web-log"), house="holes=1"),
    "phrases": staged_at(phase("draw"), show=pressing("web-say")),
    "more": staged_at(phase("draw"), show=pressing("web-more")),
    "more-guests": staged_at(phase("draw"), show=guest_unfolded, elsewhere=("Ben", "Cat"), bots=0),
    "paused": staged_at(phase("place"), after=pause),
    "door": staged_at(waiting, elsewhere=("Papy",), bots=1, after=ask_at_the_door),
    "what-if-over": staged_at(match_over, what_if=NINE_LAID),
    "name-on-a-sheet": replace(staged_at(match_over, "six-card", asked_on_a_sheet, house="holes=1"), name=""),
    "name-to-share": replace(staged_at(match_over, show=pressing("web-share"), house="holes=1"), name=""),
    "crowd": staged_at(phase("draw"), here=LONG_NAME, bots=5),
    "first-look": staged_at(phase("first-look"), "four-card"),
    "memory-draw": staged_at(phase("draw"), "four-card"),
    "memory-place": staged_at(phase("place"), "four-card"),
    "memory-over": replace(staged_at(match_over, "four-card", asked_for_a_name, house="holes=1"), name=""),
    "knock": staged_at(may("knock"), "four-card", pressing("web-knock")),
    "peek": staged_at(may("peek 1"), "four-card", touching("slot-0-1")),
    "rules-play-nine": Screen(address="/#rules=play-nine"),
    "rules-four-card": Screen(address="/#rules=four-card"),
    "rules-six-card": Screen(address="/#rules=six-card"),
    "six-draw": staged_at(phase("draw"), "six-card"),
    "six-place": staged_at(phase("place"), "six-card", house="flip=may"),
    "six-over": staged_at(match_over, "six-card", house="holes=1"),
    "six-crowd": staged_at(phase("draw"), "six-card", here=LONG_NAME, bots=11),
    "six-lesson-end": Screen(address="/#lesson=six-card", show=learn),
    "about": Screen(address="/#about"),
    "paper": Screen(address="/#paper=play-nine", show=previewed),
    "paper-rules": Screen(address="/#paper=six-card/rules", show=previewed),
    "paper-cards": Screen(address="/#paper=four-card/cards", show=previewed),
    "paper-filled": Screen(arrive=looking_back("four-card-12", "/#paper=match/abcdefghij.0"), show=previewed),
    "lesson": Screen(address="/#lesson=play-nine"),
    "lesson-end": Screen(address="/#lesson=four-card", show=learn),
    "hand-over": staged_at(waiting, "four-card", here=TRIO, bots=0),
    "memory-crowd": staged_at(phase("draw"), "four-card", here=LONG_NAME, bots=11),
}
