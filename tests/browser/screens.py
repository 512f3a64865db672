"""Every screen there is: how somebody gets there, and what opens it again after the page was loaded anew."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import expect

from tests.browser.player import Done, Player

Deed = Callable[[Player], None]
NOTHING: Deed = lambda player: None  # noqa: E731


@dataclass(frozen=True)
class Screen:
    arrive: Deed = NOTHING  # once
    show: Deed = NOTHING  # after each time the page was loaded
    address: str = "/"
    table: dict[str, Any] = field(default_factory=dict)  # the table that is made on the way


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


def may(move: str) -> Done:
    return lambda player: bool(
        player.seen["view"] and not player.seen["looking"] and move in player.view["moves"]
    )


def over(player: Player) -> bool:
    return player.state == "over"


def pressing(message: str) -> Deed:
    return lambda player: player.press(message)


def touching(place: str) -> Deed:
    return lambda player: player.touch(place)


def sitting(game: str, chairs: list[dict[str, str]]) -> dict[str, Any]:
    return {"game": game, "chairs": chairs, "house": "holes=1"}


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
    until(over)(player)
    player.page.get_by_role("status").filter(has_text=player.words("web-fair")).click()


def mistyped(player: Player) -> None:
    player.watcher.forgive("404")
    player.go("/#join=ABCDEFG")


def learn(player: Player) -> None:
    """The lesson, to its end: whatever it wants is touched."""
    again = player.button("learn-again")
    wanted = player.page.locator('button[data-wanted], button[data-place^="slot-0-"][aria-disabled="false"]')
    while not again.is_visible():
        wanted.or_(again).first.click()


def handed_over(player: Player) -> bool:
    view = player.seen["view"]
    return bool(view) and view["phase"] == "draw" and view["seat"] not in view["acting"]


def crowd(game: str, seats: int) -> dict[str, Any]:
    people = [{"who": "here", "name": "Maximilienne-Alexandra"}]
    return sitting(game, people + [{"who": "bot", "bot": "weekender"}] * (seats - 1))


ONE_HOLE = {"house": "holes=1"}
TRIO = [{"who": "here", "name": name} for name in ("Ann", "Ben", "Cat")]

SCREENS: dict[str, Screen] = {
    "start": Screen(),
    "opponents": Screen(show=open_details),
    "your-tables": Screen(arrive=then(until(at("draw")), "/#")),
    "people": Screen(show=pressing("web-same-device")),
    "invited": Screen(arrive=invited),
    "mistyped": Screen(arrive=mistyped),
    "not-your-table": Screen(address="/#table=abcdefghij"),
    "settings": Screen(address="/#settings"),
    "history": Screen(arrive=then(until(over), "/#history"), table=ONE_HOLE),
    "fair": Screen(arrive=fair, table=ONE_HOLE),
    "fair-about": Screen(address="/#fair"),
    "lobby": Screen(arrive=invite),
    "lobby-rules": Screen(arrive=invite, show=open_all),
    "tee-off": Screen(arrive=until(at("tee-off"))),
    "draw": Screen(arrive=until(at("draw"))),
    "lifted": Screen(arrive=until(at("draw")), show=touching("discard")),
    "place": Screen(arrive=until(at("place"))),
    "hole-over": Screen(arrive=until(at("over")), table={"house": "holes=2"}),
    "match-over": Screen(arrive=until(over), table=ONE_HOLE),
    "score-card": Screen(arrive=until(over), show=pressing("web-score-card"), table={"house": "holes=2"}),
    "log": Screen(arrive=until(over), show=pressing("web-log"), table=ONE_HOLE),
    "phrases": Screen(arrive=until(at("draw")), show=pressing("web-say")),
    "more": Screen(arrive=until(at("draw")), show=pressing("web-more")),
    "crowd": Screen(arrive=until(at("draw")), table=crowd("play-nine", 6)),
    "first-look": Screen(arrive=until(at("first-look"), "four-card")),
    "memory-draw": Screen(arrive=until(at("draw"), "four-card")),
    "memory-place": Screen(arrive=until(at("place"), "four-card")),
    "memory-over": Screen(arrive=until(over, "four-card"), table=ONE_HOLE),
    "knock": Screen(arrive=until(may("knock"), "four-card"), show=pressing("web-knock")),
    "peek": Screen(arrive=until(may("peek 1"), "four-card"), show=touching("slot-0-1")),
    "rules-play-nine": Screen(address="/#rules=play-nine"),
    "rules-four-card": Screen(address="/#rules=four-card"),
    "rules-six-card": Screen(address="/#rules=six-card"),
    "six-draw": Screen(arrive=until(at("draw"), "six-card")),
    "six-place": Screen(arrive=until(at("place"), "six-card"), table={"house": "flip=may"}),
    "six-over": Screen(arrive=until(over, "six-card"), table=ONE_HOLE),
    "six-crowd": Screen(arrive=until(at("draw"), "six-card"), table=crowd("six-card", 12)),
    "six-lesson-end": Screen(address="/#lesson=six-card", show=learn),
    "about": Screen(address="/#about"),
    "lesson": Screen(address="/#lesson=play-nine"),
    "lesson-end": Screen(address="/#lesson=four-card", show=learn),
    "hand-over": Screen(arrive=until(handed_over, "four-card"), table=sitting("four-card", TRIO)),
    "memory-crowd": Screen(arrive=until(at("draw"), "four-card"), table=crowd("four-card", 12)),
}
