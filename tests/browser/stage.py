"""A position on a page, at once: a table in this process plays to it, and the page is told what it told.

Rules, table and page are the real ones; only the line between them is a stand-in (stage.js). Whole journeys,
with a server at the other end, are in the other tests.
"""

import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from backnine.record import write
from backnine.store import LAST
from backnine.table import Sitting
from backnine.table.keys import token_hash
from backnine.table.latecomers import DoorQuestion
from backnine.table.records import record_of
from backnine.table.what_if import lay_out
from tests.table.room import Guest, Room

Json = dict[str, Any]
SCRIPT = Path(__file__).with_name("stage.js")
MOST_MOVES = 3000  # a position that has not come by then does not come
_numbers = count()


class Seen:
    """What somebody at the table was told."""

    def __init__(self, guest: Guest) -> None:
        self.view = guest.view
        self.table = guest.table
        self._guest = guest

    @property
    def mine(self) -> bool:
        """It is the turn of whose eyes these are."""
        return self.view["seat"] in self.view["acting"]

    @property
    def happened(self) -> list[Json]:
        views = [told for told in self._guest.heard() if told["t"] == "view"]
        return [each for view in views for played in view.get("played", ()) for each in played["happened"]]


Moment = Callable[[Seen], bool]


def phase(name: str) -> Moment:
    return lambda seen: seen.view["phase"] == name and (name == "over" or seen.mine)


def may(move: str) -> Moment:
    return lambda seen: seen.mine and move in seen.view["moves"]


def looking(seen: Seen) -> bool:
    """The first look was just taken: the cards lie open for a moment."""
    return any(each["what"] == "looked" and each["seat"] == seen.view["seat"] for each in seen.happened)


def last_round(seen: Seen) -> bool:
    return seen.view["phase"] == "draw" and seen.mine and seen.view["closer"] is not None


def owing(seen: Seen) -> bool:
    """A peek has to be made good with the next card."""
    return seen.view["phase"] == "draw" and seen.mine and "take" not in seen.view["moves"]


def waiting(seen: Seen) -> bool:
    return seen.view["phase"] == "draw" and not seen.mine


def passed_on(seen: Seen) -> bool:
    """It is the turn of the third, of several people at one device."""
    return bool(seen.view["phase"] == "draw" and seen.view["turn"] == 2)


def bots_left(seen: Seen) -> bool:
    """Only bots have a turn left in this hole."""
    seat, turn, closer = seen.view["seat"], seen.view["turn"], seen.view["closer"]
    players = len(seen.view["layouts"])
    return None not in (turn, closer) and (seat - closer) % players < (turn - closer) % players


def second_thoughts(seen: Seen) -> bool:
    """One's own turn is over, and could be taken back."""
    return bool(seen.view.get("undo")) and not seen.mine


def match_over(seen: Seen) -> bool:
    return bool(seen.table["state"] == "over")


After = Callable[[Guest, list[Guest]], None]  # of whoever reads, and those elsewhere


def nothing(reader: Guest, others: list[Guest]) -> None:
    """The position is what is shown."""


def pause(reader: Guest, others: list[Guest]) -> None:
    reader.say("pause")


def be_away(reader: Guest, others: list[Guest]) -> None:
    """Until a bot stands in for good, and one of the others is to play."""
    while not reader.table["chairs"][0]["standing_in"]:
        if acting := [guest for guest in others if guest.view["seat"] in guest.view["acting"]]:
            acting[0].play()
        else:
            reader.room.wait(reader.table["timer"])


def see_the_result(reader: Guest, others: list[Guest]) -> None:
    """Before the others have."""
    reader.say("seen", hole=reader.view["hole"])


def want_again(reader: Guest, others: list[Guest]) -> None:
    """All but the reader."""
    for guest in others:
        guest.say("rematch")


def ask_at_the_door(reader: Guest, others: list[Guest]) -> None:
    """Somebody would like to have the last chair, a bot's."""
    seat = len(reader.table["chairs"]) - 1
    question = DoorQuestion("Grandfather Thomas", seat, token_hash("late"))
    reader.room.table.ask_to_come_in(question, lambda said: None)
    reader.room.settle()


@dataclass(frozen=True)
class Position:
    """Wished for: who sits where, and when. Those `here` have this device; others are bots, or elsewhere."""

    when: Moment
    game: str = "play-nine"
    here: tuple[str, ...] = ("Ann",)
    elsewhere: tuple[str, ...] = ()
    bots: int = 2
    house: str = ""
    what_if: str = ""  # a position as text: the rest of its hole is played
    watched: bool = False  # by a spectator
    peeks: bool = False  # whoever may peek does, once
    pace: int = 0  # milliseconds from one move of a bot to the next: where they are to be seen at it
    then: Moment | None = None  # what is told later, when the test wants it: all until it is so
    undoes: bool = False  # what is told later begins with a move that is taken back
    after: After = nothing  # what happens before the page is told: frames of it are told as well

    @property
    def people(self) -> tuple[str, ...]:
        return self.here + self.elsewhere


@dataclass(frozen=True)
class Scene:
    """A position as a page is told of it."""

    name: str  # of the table, and the key to it
    game: str
    state: str
    frames: tuple[str, ...]
    record: str
    watched: bool
    later: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()  # what the coach says when asked once, and twice

    @property
    def address(self) -> str:
        return f"/#watch={self.name}" if self.watched else f"/#table={self.name}"

    @property
    def json(self) -> str:
        return json.dumps(vars(self) | {"address": self.address})

    def prepare(self, page: Page) -> None:
        """Whenever this page is loaded, it stands there."""
        page.add_init_script(path=SCRIPT)
        page.add_init_script(f"if (location.protocol === 'http:') stage({self.json})")

    def go_on(self, page: Page) -> None:
        """What happened then is told now."""
        page.evaluate("name => goOn(name)", self.name)

    def enter(self, page: Page) -> None:
        """A page that shows another scene shows this one instead."""
        page.evaluate("scene => location.assign(stage(scene))", json.loads(self.json))
        page.wait_for_function("name => heard.view && heard.welcome.table === name", arg=self.name)


@cache
def staged(position: Position) -> Scene:
    """Played by people and bots who do as they like, always the same."""
    sitting = _sitting(position)
    with tempfile.TemporaryDirectory() as folder:
        room = Room(
            Path(folder),
            game=position.game,
            people=len(position.people),
            names=position.people,
            bots=("weekender",) * position.bots,
            pace=position.pace,
            house=sitting.house,
            position=sitting.position,
        )
        try:
            return _play(room, position)
        finally:
            room.close()


def _sitting(position: Position) -> Sitting:
    sitting = Sitting(position.game, house=position.house)
    if position.what_if:
        lay_out(sitting, position.what_if, len(position.people) + position.bots)
    return sitting


def _play(room: Room, position: Position) -> Scene:
    mine = set(range(len(position.here)))
    players = [Guest(room, mine, host=True).enter()]
    players += [Guest(room, {seat}).enter() for seat in range(len(mine), len(position.people))]
    _play_until(position.when, players, position)
    view = players[0].view
    if position.when is not looking:
        players[0].say("noted", n=view["n"], seat=view["seat"])  # what was shown for a moment has been seen
    reader = Guest(room, set() if position.watched else mine, host=not position.watched).enter()
    position.after(reader, players[1:])
    told = len(reader.told)
    hints = hints_for(reader)
    if position.undoes:
        players[0].say("undo", n=players[0].view["n"])
    if position.then:
        _play_until(position.then, players, position)
    return replace(scene_of(room, position, reader, told), hints=hints)


def hints_for(reader: Guest) -> tuple[str, ...]:
    """Asked for, and not heard of by the page until it asks itself."""
    view, told = reader.view, len(reader.told)
    if not reader.table["hints"] or view["seat"] is None or view["seat"] not in view["acting"]:
        return ()
    for level in (1, 2):
        reader.say("hint", n=view["n"], seat=view["seat"], level=level)
    hints = tuple(each.decode() for each in reader.told[told:])
    del reader.told[told:]
    return hints


def _play_until(moment: Moment, players: list[Guest], position: Position) -> None:
    for _ in range(MOST_MOVES):
        if moment(Seen(players[0])):
            return
        _go_on(players, position)
    raise AssertionError(f"no such position: {position}")


def scene_of(room: Room, position: Position, reader: Guest, told: int) -> Scene:
    """Of what the reader was told the first so many frames at once, all others later."""
    kept = room.store.load_now("t1", LAST)
    assert kept
    name = f"scene{next(_numbers)}"  # a page goes from one table to another
    frames = tuple(each.decode().replace('"t1"', f'"{name}"') for each in reader.told)
    return Scene(
        name,
        position.game,
        kept.state,
        frames[:told],
        write(record_of(kept, 0)) if kept.state == "over" and not position.what_if else "",
        position.watched,
        frames[told:],
    )


def _go_on(players: list[Guest], position: Position) -> None:
    """Whoever is waited for does something, the device's own players first."""
    view = players[0].view
    if view["phase"] == "over":
        for guest in players:
            guest.say("seen", hole=view["hole"])
        return
    for guest in players:
        for seat in sorted(guest.visitor.seats):
            if seat not in guest.view["acting"]:
                continue
            if guest.view["seat"] != seat:
                guest.say("eyes", seat=seat)
            _move(guest, position)
            return
    if position.pace:
        players[0].room.wait(position.pace / 1000)
        return
    raise AssertionError(f"nobody is to play: {view}")


def _move(guest: Guest, position: Position) -> None:
    """One that brings the hole on."""
    view = guest.view
    peeks = [each for each in view["moves"] if each.startswith("peek")]
    moves = [each for each in view["moves"] if not each.startswith("peek") and each != "decline"]
    if position.peeks and peeks and guest.room.dice.random() < 0.5:
        moves = peeks
    elif "knock" in moves and guest.room.dice.random() < 0.9:
        moves.remove("knock")
    guest.say("move", n=view["n"], move=guest.room.dice.choice(moves), seat=view["seat"])
