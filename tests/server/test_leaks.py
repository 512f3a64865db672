"""Every byte sent to every seat and spectator, read by a judge who knows what each may know."""

import asyncio
import json
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

import pytest

from backnine.games import find_game
from backnine.shuffle import new_word, seal
from backnine.table.latecomers import DoorQuestion
from backnine.table.presence import is_host
from tests.server.host import Client, Host
from tests.server.judge import Judge, Reader
from tests.server.party import HOUSES, TRIED, Party, Watched, WatchedRoom, party

pytestmark = pytest.mark.timeout(60)


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


AIDS = [(game, aid) for game in HOUSES for aid in (False, True) if find_game(game).secrets or not aid]


@pytest.mark.parametrize(("game", "aid"), AIDS)  # without secrets there is nothing to remember
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
async def test_nothing_on_the_wire_tells_more(game: str, house: Host) -> None:
    """The same with real sockets, at one process and at three: handshakes, frames and answers of HTTP."""
    host = house
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

    kept = host.kept(made["table"])
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
    log = host.logged()
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
