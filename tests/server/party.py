"""Matches at a table where every word to everybody is watched, and may be changed on its way."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from backnine.games import find_game
from backnine.shuffle import seal
from backnine.store import Entry, Stored
from backnine.table.presence import is_host
from backnine.table.shuffling import REVEAL_SECONDS
from tests.server.judge import Json, Judge, Reader
from tests.table.room import Guest, Room

Plant = Callable[["Watched", Json], object]  # changes a message on its way, or not
HOUSES = {
    "play-nine": ("holes=2", "holes=1,renewals=0,no_pass", "holes=1,closer_penalty,adjacent"),
    "four-card": (
        "holes=2",
        "holes=1,look=any,pairs_cancel",
        "holes=1,jokers,look=4,knock_penalty",
        "holes=1,look=1",
    ),
    "six-card": ("holes=2", "holes=1,flip=may,jokers,blocks", "holes=1,flip=must,closer_penalty"),
}


COUNTS = [(game, players) for game in HOUSES for players in find_game(game).players]  # for `make soak`
TRIED = {"play-nine": (2, 3, 4, 6), "four-card": (2, 3, 5, 8, 12), "six-card": (2, 3, 4)}  # every house


class Watched(Guest):
    """A guest whose every message is kept with what its reader was at that moment."""

    def __init__(self, room: "WatchedRoom", chairs: set[int], *, plant: Plant | None = None) -> None:
        super().__init__(room, chairs)
        self.watched = room
        self.heard_as: list[tuple[bytes, Reader]] = []
        self.own = set(chairs)
        self.said = b""
        self.noted: dict[int, int] = {}
        self.there: int | None = None
        self.plant = plant
        self.visitor.tell = self.hear

    def hear(self, told: bytes) -> None:
        if self.plant:
            message = json.loads(told)
            self.plant(self, message)
            told = json.dumps(message, separators=(",", ":")).encode()
        self.told.append(told)
        seats = frozenset(self.watched.place(chair) for chair in self.own)
        host = is_host(self.watched.table.sitting, self.visitor)
        reader = Reader(seats, host, len(self.watched.log), self.said, self.there, dict(self.noted))
        self.heard_as.append((told, reader))

    def say(self, t: str, **fields: object) -> list[Json]:
        self.said += json.dumps(fields).encode()
        if t in ("eyes", "move") and fields.get("seat") in self.own:
            self.there = int(str(fields["seat"]))
        self.note(fields.get("have", fields.get("n")), fields.get("seat", self.visitor.eyes))
        return super().say(t, **fields)

    def enter(self, have: int | None = None) -> "Watched":
        self.there = None
        if len(self.own) == 1:
            self.note(have, min(self.own))
        super().enter(have)
        return self

    def note(self, n: object, seat: object) -> None:
        """Every number a client sends says what its player has seen, at whichever device."""
        if isinstance(n, int) and isinstance(seat, int) and seat in self.own:
            for each in self.watched.everybody:
                each.noted[seat] = max(each.noted.get(seat, 0), min(n, len(self.watched.log)))


class WatchedRoom(Room):
    """A room that notes each move as it gets to the disk."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **settings)
        self.log: list[Entry] = []
        self.everybody: list[Watched] = []
        keep = self.store.append

        def append(table: str, number: int, entry: Entry, done: Stored) -> None:
            def stored(problem: Any) -> None:
                if problem is None:
                    self.log.append(entry)
                done(problem)

            keep(table, number, entry, stored)

        self.store.append = append  # type: ignore[method-assign]

    def word(self, seat: int) -> bytes:
        """Of this seat for the next match."""
        return sha256(f"{seat} {self.table.sitting.round}".encode()).digest()

    def place(self, chair: int) -> int:
        return chair  # no chair is taken away in these tests

    def seat(self, *chairs: int, plant: Plant | None = None) -> Watched:
        guest = Watched(self, set(chairs), plant=plant)
        self.everybody.append(guest)
        guest.enter()
        return guest

    def faults(self) -> list[str]:
        kept = self.store.load_now("t1")
        assert kept
        judge = Judge(kept)
        return [
            f"{fault} for {sorted(reader.seats)}: {told.decode()[:300]}"
            for guest in self.everybody
            for told, reader in guest.heard_as
            for fault in judge.faults(told, reader)
        ]


class Party:
    """Guests who play at random, and do everything else that can be done at a table."""

    def __init__(self, room: WatchedRoom, guests: list[Watched], dice: Random) -> None:
        self.room = room
        self.guests = guests
        self.dice = dice
        self.deeds: list[Callable[[Watched], object]] = [
            self.stale,
            self.illegal,
            self.forged,
            self.drop,
            self.vanish,
            self.dawdle,
            self.look_again,
            self.remember,
            self.chatter,
            self.pause,
            self.undo,
        ]

    @property
    def players(self) -> list[Watched]:
        return [guest for guest in self.guests if guest.own]

    def seal(self) -> None:
        """Everybody seals a word for the next shuffle."""
        for guest in self.players:
            for seat in sorted(guest.own):
                guest.say("seal", seal=seal(self.room.word(seat)), seat=seat)

    def reveal(self) -> None:
        """In any order, with mistakes, and one of them perhaps too late."""
        late = self.dice.random() < 0.3
        for guest in self.dice.sample(self.players, len(self.players)):
            for seat in sorted(guest.own):
                guest.say("reveal", word=self.room.word(seat + 1).hex(), seat=seat)
                if not (late and seat == 1):
                    guest.say("reveal", word=self.room.word(seat).hex(), seat=seat)
        self.room.wait(REVEAL_SECONDS if late else 0)

    def play(self, most: int, mischief: float = 0.25) -> None:
        """So many moves, or until the match is over."""
        until = len(self.room.log) + most
        while len(self.room.log) < until and self.state == "playing":
            if self.dice.random() < mischief:
                self.dice.choice(self.deeds)(self.dice.choice(self.guests))
            else:
                self.step()

    @property
    def state(self) -> str:
        return self.room.table.sitting.state

    def step(self) -> None:
        """Somebody does what the table waits for."""
        if self.guests[0].view["phase"] == "over":
            for guest in self.players:
                guest.say("seen", hole=guest.view["hole"])
            return
        for guest in self.dice.sample(self.players, len(self.players)):
            mine = [seat for seat in guest.view["acting"] if seat in guest.visitor.seats]
            if mine and guest.view["seat"] not in mine:
                guest.say("eyes", seat=mine[0])
            if mine or self.dice.random() < 0.1:  # a peek needs no turn
                moves = [move for move in guest.view["moves"] if move != "knock" or self.dice.random() < 0.1]
                if moves:
                    guest.say(
                        "move", n=guest.view["n"], move=self.dice.choice(moves), seat=guest.view["seat"]
                    )
                    return
        self.room.wait(1)

    # All that can go wrong

    def stale(self, guest: Watched) -> None:
        n = self.dice.choice((0, guest.view["n"] - 1, guest.view["n"] - 5, guest.view["n"] + 3))
        guest.say("move", n=max(0, n), move="draw")

    def illegal(self, guest: Watched) -> None:
        move = self.dice.choice(("swap 1", "knock", "toss", "flip 9", "peek 2", "look", "take"))
        if move not in guest.view["moves"]:
            guest.say("move", n=guest.view["n"], move=move)

    def forged(self, guest: Watched) -> None:
        """In the name of others, and to look through their eyes."""
        seat = self.dice.randrange(12)
        if seat not in guest.own:
            guest.say("move", n=guest.view["n"], move="draw", seat=seat)
            guest.say("eyes", seat=seat)
            guest.say("seal", seal="0" * 64, seat=seat)
            guest.say("reveal", word="0" * 64, seat=seat)
            guest.say("leave", seat=seat)

    def drop(self, guest: Watched) -> None:
        have = self.dice.choice((None, 0, guest.view["n"], max(0, guest.view["n"] - self.dice.randrange(9))))
        guest.leave()
        guest.enter(have)

    def vanish(self, guest: Watched) -> None:
        """Gone for so long that a bot stands in."""
        guest.leave()
        self.room.wait(self.room.table.sitting.grace + 1)
        guest.enter(guest.view["n"])

    def dawdle(self, guest: Watched) -> None:
        """A bot plays a turn for who is out of time."""
        self.room.wait(91)
        for each in self.players:
            for seat in each.visitor.seats:
                each.say("back", seat=seat)

    def look_again(self, guest: Watched) -> None:
        guest.say("hello", have=max(0, guest.view["n"] - self.dice.randrange(12)))

    def remember(self, guest: Watched) -> None:
        guest.say("noted", n=max(0, guest.view["n"] - self.dice.randrange(3)))

    def chatter(self, guest: Watched) -> None:
        guest.say("say", phrase="thinking")
        guest.say("mute", seat=1)
        guest.say("more-time")
        guest.say("settings", timer=self.dice.choice((60, 90)))

    def undo(self, guest: Watched) -> None:
        """Again and again, whether it is offered or not."""
        for _ in range(self.dice.randrange(1, 4)):
            guest.say("undo", n=guest.view["n"])

    def pause(self, guest: Watched) -> None:
        guest.say("pause")
        self.players[0].say("resume")


def party(folder: Path, game: str, players: int, seed: int, plant: Plant | None = None) -> Party:
    """Some people, some bots; two share a device, one has two, one only watches."""
    dice = Random(seed)
    bots = 0 if players == 2 else dice.randrange(1, players - 1)
    people = players - bots
    room = WatchedRoom(
        folder,
        game=game,
        people=people,
        bots=("rookie",) * bots,
        house=HOUSES[game][seed % len(HOUSES[game])],
        memory_aid=seed % 4 == 3,
        seed=dice.randbytes(32),
        start=False,
    )
    shared = [(0, 1)] if people > 2 else [(0,), (1,)]
    devices = [(), (0,), *shared, *((chair,) for chair in range(2, people))]
    here = Party(room, [room.seat(*chairs, plant=plant) for chairs in devices], dice)
    here.seal()
    here.players[0].say("start")
    assert here.state == "shuffling"
    here.reveal()
    assert here.state == "playing"
    return here
