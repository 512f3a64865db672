"""Every moment at a table in which somebody may do something, in every game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.browser.player import Player
from tests.browser.stage import (
    After,
    Moment,
    Position,
    Seen,
    be_away,
    bots_left,
    last_round,
    looking,
    match_over,
    may,
    nothing,
    owing,
    passed_on,
    pause,
    phase,
    second_thoughts,
    see_the_result,
    waiting,
    want_again,
)

LONG_NAME = ("Maximilienne-Alexandra",)
FRIENDS = (
    "Bartholomew", "Grandmother Rose", "Ben", "Anne-Charlotte", "Uncle Frederick", "Cat", "Christopher",
    "Great-aunt Philippa", "Dan", "Maria Antonietta", "Sebastian",
)  # fmt: skip
Deed = Callable[[Player], None]
NOTHING: Deed = lambda player: None  # noqa: E731


@dataclass(frozen=True)
class At:
    """A moment, and what a player has begun to do in it."""

    when: Moment
    deed: Deed = NOTHING
    house: str = ""
    peeks: bool = False
    pace: int = 0
    least: int = 2  # players: with fewer it does not come
    after: After = nothing
    friends: bool = False  # the others are people, each at a device of their own

    def position(self, game: str, players: int, **more: Any) -> Position:
        others = max(players, self.least) - 1
        wish: dict[str, Any] = {"here": LONG_NAME, "house": self.house, "after": self.after}
        wish |= {"elsewhere": FRIENDS[:others], "bots": 0} if self.friends else {"bots": others}
        return Position(self.when, game, peeks=self.peeks, pace=self.pace, **wish | more)


def one_up(seen: Seen) -> bool:
    """One of the two cards of the tee-off is turned up."""
    own = seen.view["layouts"][seen.view["seat"]]
    return seen.view["phase"] == "tee-off" and seen.mine and any(slot["up"] for slot in own)


def touch(place: str) -> Deed:
    return lambda player: player.touch(place)


def press(message: str) -> Deed:
    return lambda player: player.press(message)


def ask_hint(player: Player) -> None:
    """And wait until it is read."""
    player.press("web-hint")
    player.page.locator(".hint b").wait_for()


AT_EASE = {  # nobody is hurried
    "paused": At(phase("draw"), after=pause),
    "stood-in-for": At(phase("draw"), after=be_away, friends=True),
}
ENDS = AT_EASE | {
    "last-cards": At(match_over, press("web-last-cards"), house="holes=1"),
    "match-over": At(match_over, house="holes=2"),
    "rematch-wanted": At(match_over, house="holes=1", after=want_again, friends=True),
    "hole-over-waiting": At(phase("over"), house="holes=2", after=see_the_result, friends=True),
}
OUT = ENDS | {  # games in which a hole ends with one's last card turned up
    "tee-off": At(phase("tee-off")),
    "tee-off-one": At(one_up),
    "draw": At(phase("draw")),
    "lifted": At(phase("draw"), touch("discard")),
    "place": At(phase("place")),
    "hinted-draw": At(phase("draw"), ask_hint),
    "hinted": At(phase("place"), ask_hint),
    "last-round": At(last_round),
    "bots-left": At(bots_left, pace=700, least=3),
    "hole-over": At(phase("over"), house="holes=2"),
}
MOMENTS: dict[str, dict[str, At]] = {
    "play-nine": OUT
    | {
        "turn-up": At(may("toss 1"), touch("discard")),
        "pass": At(may("toss"), touch("discard"), house="holes=18"),
    },
    "six-card": OUT | {"turn-up": At(may("toss 1"), touch("discard"), house="flip=may")},
    "four-card": ENDS
    | {
        "first-look": At(phase("first-look")),
        "first-look-any": At(phase("first-look"), house="look=any"),
        "looking": At(looking),
        "draw": At(may("knock")),
        "lifted": At(may("knock"), touch("discard")),
        "place": At(may("toss")),
        "hinted-draw": At(may("knock"), ask_hint),
        "hinted": At(may("toss"), ask_hint),
        "knock": At(may("knock"), press("web-knock")),
        "peek": At(may("peek 1"), touch("slot-0-1")),
        "owing": At(owing, peeks=True),
        "last-round": At(last_round),
        "bots-left": At(bots_left, pace=700, least=3),
        "hole-over": At(phase("over"), house="holes=2"),
    },
}
AROUND = {  # beside bots: people at one device, people elsewhere, spectators
    "waiting": Position(waiting, "four-card", elsewhere=("Ben",), bots=1),
    "watching": Position(phase("draw"), bots=2, watched=True),
}
for _game in MOMENTS:
    AROUND[f"hand-over-{_game}"] = Position(passed_on, _game, here=("Ann", "Ben", *LONG_NAME), bots=0)
    AROUND[f"undo-{_game}"] = Position(second_thoughts, _game, here=LONG_NAME, pace=700, undoes=True)
