"""Somebody in front of a browser, who sees the page and touches it."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Self

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.watcher import Watcher
from tests.browser.words import words

Json = dict[str, Any]
Done = Callable[["Player"], bool]

PATIENCE = 45_000  # milliseconds, on a machine that is busy


def is_over(player: "Player") -> bool:
    return player.state == "over"


SEE = """() => ({
  count: heard.count, view: heard.view, table: heard.table, score: heard.score,
  seats: heard.welcome?.seats ?? [], looking: heard.looking, leaks: leaks(),
})"""

SPEAK = """language => {
  localStorage.setItem("language", language);
  dispatchEvent(new StorageEvent("storage", { key: "language", newValue: language }));
}"""

# This device has said that it saw the result: what others say meanwhile is no answer to that.
SEEN = """seats => {
  const { view, table } = heard;
  return table?.state !== "playing" || (view && !seats.some((seat) => view.waiting_for?.includes(seat)));
}"""


def play_together(*players: "Player", done: Done = is_over, rush: bool = False) -> None:
    """Several browsers at one table, until it is so for all of them."""
    while True:
        if rush:
            for player in players:
                player.page.evaluate("() => void (window.rushing = rush())")
            for player in players:
                player.page.evaluate("() => rushing")
        n = max(player.look()["view"]["n"] for player in players)
        for player in players:
            player.reach(n)
            player.look()
        rest = [player for player in players if not done(player)]
        if not rest:
            return
        if not any(player.act() for player in players):
            rest[0].news()


def held(table: str, token: str) -> str:
    """As the browser keeps the key to a table."""
    return json.dumps([{"table": table, "tokens": [token], "game": "play-nine", "at": 0}])


class Player:
    """Plays by what the page offers; `seen` is what the page was told when it was last looked at."""

    see = SEE
    patience = PATIENCE

    def __init__(self, page: Page, watcher: Watcher, url: str, language: str = "en", seed: int = 1) -> None:
        self.page = page
        self.watcher = watcher
        self.url = url
        self.language = language
        self.dice = Random(seed)
        self.seen: Json = {}

    # Looking

    def go(self, address: str = "/") -> Self:
        self.page.goto(self.url + address)
        return self

    def speak(self, language: str) -> None:
        """Another language, as if it had been chosen in another tab."""
        self.language = language
        self.page.evaluate(SPEAK, language)
        self.page.wait_for_function("language => document.documentElement.lang === language", arg=language)

    def words(self, message: str, **variables: str | int) -> str:
        return words(message, self.language, **variables)

    def button(self, message: str, **variables: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(message, **variables), exact=True)

    def place(self, name: str) -> Locator:
        """`stock`, `discard`, `slot-0-3`: what can be touched there, before what is only drawn there."""
        return self.page.locator(f'button[data-place="{name}"]')

    def look(self) -> Json:
        """What the page was told, checked against what it shows."""
        self.seen = self.page.evaluate(self.see)
        assert not self.seen["leaks"], self.seen["leaks"]
        return self.seen

    def news(self) -> None:
        """Wait until the page has heard something new."""
        self.until("count => heard.count > count", self.seen["count"])

    def until(self, so: str, about: object = None) -> None:
        """Wait until what the page has heard makes it so; a function of `about`, in JavaScript."""
        vain = "fail(new Error('in vain: ' + standing()))"
        late = f"new Promise((_, fail) => setTimeout(() => {vain}, {self.patience}))"
        self.page.evaluate(f"about => Promise.race([heard.until(() => ({so})(about)), {late}])", about)

    def reach(self, n: int) -> None:
        """Wait until the page has heard of so many moves."""
        self.until("n => heard.view?.n >= n", n)

    def says(self, message: str, **variables: str | int) -> None:
        """Wait until it stands somewhere on the page."""
        expect(self.page.get_by_text(self.words(message, **variables)).first).to_be_visible()

    @property
    def view(self) -> Json:
        view: Json = self.seen["view"]
        return view

    @property
    def state(self) -> str:
        return str(self.seen["table"]["state"]) if self.seen["table"] else ""

    # Playing

    def play(self, done: Done = is_over) -> None:
        """Play on until the match is over, or until it is so."""
        while not (self.look() and done(self)):
            if not self.act():
                self.news()

    def rush(self) -> None:
        """To the end, where it does not matter how: moves go over the line as the page would send them."""
        while not (self.look() and is_over(self)):
            self.page.evaluate("rush()")
            if not (self.look() and (is_over(self) or self.act())):
                self.news()

    def act(self) -> bool:
        """Do what the table waits for; false if that is somebody else."""
        view, mine = self.seen["view"], self.seen["seats"]
        if not view or self.state != "playing":
            return False
        if self.seen["looking"]:
            self.remember()
        elif view["phase"] == "over":
            return bool(set(view.get("waiting_for", ())) & set(mine)) and self.next_hole()
        elif view["seat"] in view["acting"]:
            self.move(self.choose(view))
        elif others := [seat for seat in view["acting"] if seat in mine]:
            self.take_over(others[0])
        else:
            return False
        return True

    def next_hole(self) -> bool:
        """Only the last hole has none."""
        if self.seen["score"] and self.seen["score"]["outcome"]:
            self.until("() => heard.table.state !== 'playing'")
            return True
        onwards, again = self.button("web-next-hole"), self.button("web-rematch")
        expect(onwards.or_(again).first).to_be_visible()
        if onwards.is_visible():
            self.press("web-next-hole")
            self.until(SEEN, self.seen["seats"])
        return True

    def remember(self) -> None:
        self.press("web-remembered")
        self.page.evaluate("heard.looking = []")
        self.look()

    def take_over(self, seat: int) -> None:
        """The device is handed to the next player."""
        name = self.seen["table"]["chairs"][seat]["name"]
        expect(self.page.get_by_role("dialog")).to_contain_text(self.words("web-hand-over", name=name))
        self.press("web-ready", name=name)
        self.until("seat => heard.view.seat === seat", seat)

    def choose(self, view: Json) -> list[str]:
        """A move that brings the hole on; with a taken discard, where it goes too."""
        layout = view["layouts"][view["seat"]]
        moves = [each for each in view["moves"] if not each.startswith("peek") and each != "decline"]
        if "knock" in moves and (self.dice.random() < 0.8 or len(moves) == 1):
            moves.remove("knock")
        covered = [each for each in moves if " " in each and not layout[int(each.split()[1]) - 1]["up"]]
        move = self.dice.choice(covered or moves)
        if move == "take":
            return [move, self.dice.choice([each for each in view["after_take"] if each.startswith("swap")])]
        return [move]

    def move(self, moves: list[str]) -> None:
        """Make it with the mouse, and wait until the page has heard that it counts."""
        self.gesture(*moves)
        self.settle(self.view["n"] + len(moves) - 1)

    def settle(self, n: int) -> None:
        """Wait until a move of one's own has been heard of that is not before `n`.

        Where all move at once others may be faster: then `n` is theirs, and the page moves again.
        """
        self.until("([seat, n]) => heard.moved[seat] >= n || heard.refused", [self.view["seat"], n])
        assert not self.page.evaluate("heard.refused"), self.page.evaluate("heard.refused")

    def gesture(self, move: str, then: str = "") -> None:
        """What a person touches for a move."""
        verb, _, slot = move.partition(" ")
        own = f"slot-{self.view['seat']}-{slot}"
        match verb:
            case "draw":
                self.touch("stock")
            case "take":
                self.touch("discard")
                self.gesture(then)
            case "toss" if slot:
                self.touch("discard")
                self.touch(own)
            case "toss":
                self.touch("discard")
                if any(each.startswith("toss ") for each in self.view["moves"]):
                    self.press("web-pass")
            case "knock":
                self.press("web-knock")
                self.confirm("web-knock")
            case "peek":
                self.touch(own)
                self.confirm("web-peek")
            case "look" if not slot:
                self.press("web-look")
            case "decline":
                self.press("web-decline")
            case _:
                self.touch(own)

    def touch(self, place: str) -> None:
        """At once where it lies open; where it does not, Playwright waits, and says why in vain."""
        if spot := self.page.evaluate("spot", place):
            self.page.mouse.click(spot["x"], spot["y"])
        else:
            self.click(self.place(place))

    def press(self, message: str, **variables: str | int) -> None:
        self.click(self.button(message, **variables))

    def click(self, wanted: Locator) -> None:
        try:
            wanted.click()
        except Error as late:
            raise AssertionError(f"{late}\n{self.page.evaluate('standing()')}") from None

    def dialog(self, question: str, **variables: str | int) -> Locator:
        """Where something is asked, once it is."""
        asked = self.page.get_by_role("dialog").filter(has_text=self.words(question, **variables)).last
        expect(asked).to_be_visible()
        return asked

    def confirm(self, message: str) -> None:
        """The question whether one is sure is answered with yes."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name=self.words(message), exact=True).click()
