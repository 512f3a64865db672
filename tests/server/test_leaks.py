"""Every byte sent to every seat and spectator, read by a judge who knows what each may know."""

import asyncio
import json
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from backnine.games import find_game
from backnine.hole import Happening
from backnine.match import Match
from backnine.shuffle import new_word, seal
from backnine.store import Entry, Stored
from backnine.store.sqlite import SqliteStore
from backnine.table import presence, recap, showing, undoing
from backnine.table.latecomers import DoorQuestion
from backnine.table.presence import is_host
from backnine.table.scene import Sender
from backnine.table.shuffling import REVEAL_SECONDS
from backnine.view import View, held_by, view
from tests.server.host import Client, Host
from tests.server.judge import Json, Judge, Reader
from tests.table.room import Guest, Room

pytestmark = pytest.mark.timeout(60)

Plant = Callable[["Watched", Json], object]  # changes a message on its way, or not
HOUSES = {
    "play-nine": ("holes=2", "holes=1,renewals=0,no_pass", "holes=1,closer_penalty,adjacent"),
    "four-card": (
        "holes=2",
        "holes=1,look=any,pairs_cancel",
        "holes=1,jokers,look=4,knock_penalty",
        "holes=1,look=1",
    ),
}
COUNTS = [(game, players) for game in HOUSES for players in find_game(game).players]  # for `make soak`
TRIED = {"play-nine": (2, 3, 4, 6), "four-card": (2, 3, 5, 8, 12)}  # every house among them


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


@pytest.mark.parametrize(("game", "players"), [(game, players) for game in TRIED for players in TRIED[game]])
def test_nobody_is_told_what_they_may_not_know(game: str, players: int, tmp_path: Path) -> None:
    moves = 0
    for seed in count(players):
        here = party(tmp_path / str(seed), game, players, seed)
        room = here.room
        here.play(60)
        room.restart()
        for guest in here.guests:
            guest.enter(guest.view["n"])
        here.play(1000, mischief=0.05)
        here.seal()
        for guest in here.players:
            guest.say("rematch")
        assert here.state == "shuffling"
        room.restart()
        for guest in here.guests:
            guest.enter(guest.view["n"])
        here.reveal()
        assert here.state == "playing"
        here.play(20)
        here.guests[-1].say("leave")
        here.guests[-1].own.clear()
        here.play(30)
        assert room.faults() == []
        moves += len(room.log)
        room.close()
        if moves > 130:
            return


@pytest.mark.parametrize("game", HOUSES)
def test_a_latecomer_is_told_what_the_seat_may_know_and_no_more(game: str, tmp_path: Path) -> None:
    """Somebody watches, and takes a bot's chair in the middle of a hole. What it looked at counts as seen."""
    here = party(tmp_path, game, 4, seed=8)
    room, watching = here.room, here.guests[0]
    seat = max(seat for seat, chair in enumerate(room.table.sitting.chairs) if chair.kind == "bot")
    here.play(25, mischief=0)
    question = DoorQuestion("Dana", seat, sha256(b"late").digest())
    room.table.ask_to_come_in(question, lambda said: None)
    room.settle()
    host = next(guest for guest in here.guests if is_host(room.table.sitting, guest.visitor))
    moves = len(room.log)
    host.say("let-in", asking=host.table["asking"][0]["asking"])
    watching.leave()
    late = Watched(room, {room.table.sitting.chairs[seat].id})
    late.own, late.noted = {seat}, {seat: moves}
    for guests in (room.everybody, here.guests):
        guests.append(late)
    late.enter()
    assert late.view["seat"] == seat
    here.play(80, mischief=0.2)
    assert any(entry.by == "somebody" for entry in room.log)
    assert room.faults() == []
    room.close()


@pytest.mark.parametrize("game", HOUSES)
@pytest.mark.parametrize("aid", [False, True])
def test_nobody_learns_anything_by_taking_moves_back(game: str, aid: bool, tmp_path: Path) -> None:
    undone = 0
    for seed, house in enumerate(HOUSES[game] * 4):  # until enough was taken back
        room = WatchedRoom(
            tmp_path / str(seed),
            game=game,
            people=1,
            bots=("rookie", "rookie"),
            house=house,
            memory_aid=aid,
            pace=2000,
            seed=Random(seed).randbytes(32),
        )
        here = Party(room, [room.seat(), room.seat(0), room.seat(0)], Random(seed))
        here.deeds = [here.undo, here.undo, here.drop, here.look_again, here.stale]
        here.play(120, mischief=0.5)
        assert room.faults() == []
        undone += sum(entry.move == "undo" for entry in room.log)
        room.close()
        if undone > 3 and seed + 1 >= len(HOUSES[game]):
            break
    assert undone > 3


@pytest.mark.parametrize("game", HOUSES)
def test_a_table_that_is_opened_again_tells_no_more(game: str, tmp_path: Path) -> None:
    here = party(tmp_path, game, 3, seed=6)
    room = here.room
    here.play(1000, mischief=0)
    host = next(guest for guest in here.guests if is_host(room.table.sitting, guest.visitor))
    host.say("reopen")
    assert here.state == "open"
    room.restart()
    for guest in here.guests:
        guest.enter(guest.view["n"])
    here.seal()
    host.say("start")
    here.reveal()
    assert here.state == "playing"
    here.play(40)
    assert room.faults() == []
    room.close()


@pytest.mark.anyio
@pytest.mark.parametrize("game", HOUSES)
async def test_nothing_on_the_wire_tells_more(game: str, host: Host) -> None:
    """The same with real sockets: handshakes, frames and answers of HTTP, byte by byte."""
    words = [new_word(), new_word()]
    made = host.make(game, bots=["weekender"], house="holes=4", seals=[*map(seal, words)])
    keys = [seat["token"] for seat in made["seats"]]
    people = {token: [await host.enter(token)] for token in [*keys, made["watch"]]}
    for word, token in zip(words, keys, strict=True):
        assert host.get("/api/records/0", token=token).json()["why"] == "no-such-round"
        await people[token][0].say("reveal", word=word.hex())
    for lines in people.values():
        await lines[0].until(partial(lines[0].has, "view"))
    playing = {"table": made["table"], "state": "playing"}
    for round_ in range(3):
        players = [people[token][-1] for token in keys]
        until = 7 * (round_ + 1)
        await asyncio.gather(*(each.play(partial(_has, each, until)) for each in players))
        for token, lines in people.items():
            assert host.get("/api/records/0", token=token).json()["why"] == "record-not-yet"
            told = host.get("/api/table", token=token).json()
            assert told.items() >= playing.items()
            assert set(told) <= {"table", "state", "game", "seat", "name", "hole", "holes", "turn", "yours"}
            have = lines[-1].view["n"]
            await lines[-1].say("move", n=0, move="draw", seat=0)
            await lines[-1].say("move", n=have, move="flip 12", seat=1)
            await lines[-1].drop()
            lines.append(await host.enter(token, have=have))
    players = [people[token][-1] for token in keys]
    await asyncio.gather(*(each.play() for each in players))
    for lines in people.values():
        await lines[-1].leave()

    store = SqliteStore(host.data / "tables.db")
    kept = store.load_now(made["table"])
    store.close()
    assert kept
    judge, faults = Judge(kept), []
    for token, lines in people.items():
        seats = frozenset({keys.index(token)} if token in keys else ())
        others = [each.encode() for each in (*people, made["host"]) if each != token]
        moves, said = 0, b"".join(text for line in lines for text in line.said)
        for line in lines:
            assert _payloads(bytes(line.line.wire)) == line.told
            assert not any(other in line.line.wire for other in others)
            for told, n in _numbered(line.told):
                moves = max(moves, n)
                faults += judge.faults(told, Reader(seats, 0 in seats, moves, said))
    assert faults == []
    log = host.log.read_text()
    assert made["table"] in log
    assert not any(secret.hex() in log for secret in (*words, *(each.seed for each in kept.rounds)))


def _has(client: Client, n: int) -> bool:
    return bool(client.view["n"] >= n)


def _numbered(told: list[bytes]) -> list[tuple[bytes, int]]:
    """Each message with the moves that had been played: a score card comes just before its view."""
    n, numbered = 0, []
    for text in reversed(told):
        n = json.loads(text).get("n", n)
        numbered.append((text, n))
    return numbered[::-1]


def _payloads(wire: bytes) -> list[bytes]:
    """The texts in the frames of a server; nothing else may be there but a goodbye."""
    wire = wire.partition(b"\r\n\r\n")[2]
    texts = []
    while len(wire) > 1:
        size, start = wire[1], 2
        if size == 126:
            size, start = int.from_bytes(wire[2:4], "big"), 4
        if wire[0] == 0x81 and len(wire) >= start + size:
            texts.append(wire[start : start + size])
        else:
            assert wire[0] in (0x81, 0x88)
        wire = wire[start + size :]
    return texts


# The judge is judged: whatever is planted must be found.


def hidden(guest: Watched) -> list[tuple[int, int, str]]:
    """Face-down cards: seat, slot, card."""
    match = guest.room.table.match
    assert match
    return [
        (seat, slot, each.card)
        for seat, layout in enumerate(match.hole.layouts)
        for slot, each in enumerate(layout)
        if not each.up
    ]


def a_card_of_anybody(guest: Watched, message: Json) -> None:
    if message["t"] == "view" and hidden(guest):
        seat, slot, card = hidden(guest)[-1]
        message["layouts"][seat][slot]["card"] = card


def the_top_of_the_stock(guest: Watched, message: Json) -> None:
    if message["t"] == "view" and guest.room.table.match and message["phase"] == "draw":
        message["held"] = guest.room.table.match.hole.stock[0]


def an_identity(guest: Watched, message: Json) -> None:
    if message["t"] == "view":
        for seat, slot, card in hidden(guest):
            message["layouts"][seat][slot]["id"] = hash((card, seat)) % 1000


def moves_in_an_order_that_tells(guest: Watched, message: Json) -> None:
    if message["t"] == "view" and len(message["moves"]) > 2:
        message["moves"].reverse()


def the_seed(guest: Watched, message: Json) -> None:
    if message["t"] == "table":
        message["seed"] = guest.room.table.state.rounds[-1].seed.hex()


def the_seed_in_disguise(guest: Watched, message: Json) -> None:
    if message["t"] == "refused":
        message["details"]["reason"] = b64encode(guest.room.table.state.rounds[-1].seed).decode()


def a_word(guest: Watched, message: Json) -> None:
    if message["t"] == "table" and message["state"] == "playing":
        message["words"] = [guest.watched.word(0).hex()]


def a_word_for_a_seal(guest: Watched, message: Json) -> None:
    if message["t"] == "table" and message["state"] == "shuffling":
        message["chairs"][0]["seal"] = guest.watched.word(0).hex()


def a_word_in_a_refusal(guest: Watched, message: Json) -> None:
    if message["t"] == "refused" and message["why"] == "wrong-word":
        message["details"]["reason"] = urlsafe_b64encode(guest.watched.word(0)).decode()


def the_code(guest: Watched, message: Json) -> None:
    if message["t"] == "table":
        message["code"] = "ABCDEFG"


def strokes_so_far(guest: Watched, message: Json) -> None:
    if message["t"] == "view" and message["phase"] != "over":
        message["totals"][0] += 1


def a_card_in_a_refusal(guest: Watched, message: Json) -> None:
    if message["t"] == "refused":
        message["details"]["card"] = "7"


@pytest.mark.parametrize("game", HOUSES)
@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (a_card_of_anybody, "layouts in the view"),
        (the_top_of_the_stock, "held in the view"),
        (an_identity, "a field id"),
        (moves_in_an_order_that_tells, "moves in the view"),
        (the_seed, "seed of round"),
        (the_seed_in_disguise, "seed of round"),
        (a_word, "word of round 0"),
        (a_word_for_a_seal, "word of round 0"),
        (a_word_in_a_refusal, "word of round 0"),
        (the_code, "code for []"),
        (strokes_so_far, "totals in the view"),
        (a_card_in_a_refusal, "card in a refusal"),
    ],
)
def test_the_judge_finds_what_is_planted_in_a_message(
    game: str, plant: Plant, found: str, tmp_path: Path
) -> None:
    here = party(tmp_path, game, 3, 4, plant)
    here.guests[0].say("eyes", seat=1)  # is refused
    here.play(30)
    assert any(fault.startswith(found) for fault in here.room.faults())
    here.room.close()


def remember_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that shows what a player has to remember."""
    monkeypatch.setattr(showing, "view", lambda match, seat, *, recall: view(match, seat, recall=True))


def another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory of the neighbour, under one's own name."""

    def neighbours(match: Match, seat: int, *, recall: bool) -> View:
        other = view(match, (seat + 1) % match.players, recall=True)
        return other._replace(seat=seat, held=held_by(match, seat))

    monkeypatch.setattr(showing, "view", neighbours)


def tell_all_that_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Happening, "card_for", lambda self, reader: self.card)


def show_what_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backnine.view.held_by", lambda match, seat: match.hole.held)
    monkeypatch.setattr(showing, "held_by", lambda match, seat: match.hole.held)


def tell_again_for_the_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a player has looked at, to be had by loading the page once more."""
    monkeypatch.setattr(recap, "unless_noted", lambda state, n, happened, eyes: happened)


def look_through_the_first_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those at a device, whoever holds it."""
    monkeypatch.setattr(presence, "hides_from", lambda state, visitor: False)


def look_through_any_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sender, "own_seat", lambda self, seat: 0 if seat is None else seat % 3)


def test_the_judge_finds_what_was_shown_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One looks, and wants not to have looked."""
    monkeypatch.setattr(undoing, "has_shown", lambda before, after, seat, *, recall: False)
    room = WatchedRoom(tmp_path, people=1, bots=("rookie",), pace=500)
    here = Party(room, [room.seat(0)], Random(1))
    here.deeds = [here.undo]
    here.play(40)
    assert any("a move that showed something" in fault for fault in room.faults())
    room.close()


@pytest.mark.parametrize(
    ("game", "mend", "found"),
    [
        ("four-card", remember_everything, "layouts in the view"),
        ("four-card", another_seat, "layouts in the view"),
        ("four-card", tell_all_that_happened, "looked in what happened"),
        ("play-nine", tell_all_that_happened, "drew in what happened"),
        ("four-card", show_what_is_held, "held in the view"),
        ("play-nine", show_what_is_held, "held in the view"),
        ("four-card", tell_again_for_the_asking, "looked in what happened"),
        ("four-card", look_through_the_first_eyes, "the view of seat 0, who did not say"),
        ("four-card", look_through_any_eyes, "the view of seat"),
    ],
)
def test_the_judge_finds_what_is_broken_in_the_table(
    game: str,
    mend: Callable[[pytest.MonkeyPatch], None],
    found: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mend(monkeypatch)
    assert any(
        fault.startswith(found)
        for seed in (8, 9, 10)
        for fault in _of_a_party(tmp_path / str(seed), game, seed)
    )


def _of_a_party(folder: Path, game: str, seed: int) -> list[str]:
    here = party(folder, game, 5, seed)
    here.play(60)
    faults = here.room.faults()
    here.room.close()
    return faults
