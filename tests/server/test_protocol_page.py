"""docs/protocol.md says what the server does; its examples are messages, its commands and its client work."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backnine import protocol
from backnine.protocol import Incoming, Outgoing
from backnine.record_reader import read
from backnine.replay import verify
from backnine.server import app, buckets, gate, guard, line, outbox
from backnine.server.settings import ServerSettings
from backnine.table import interval, phrases, presence, thinking
from tests.command import environment
from tests.server.host import Host
from tests.table.room import Room, playing

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/protocol.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, flags=re.DOTALL)


def examples() -> list[str]:
    return [line for block in blocks("json") for line in block.splitlines()]


def known(of: object) -> dict[str, Any]:
    return {message.__struct_config__.tag: message for message in of.__args__}  # type: ignore[attr-defined]


@pytest.mark.parametrize("line", examples(), ids=lambda line: line[:30])
def test_the_examples_are_messages(line: str) -> None:
    """Read by the type and written again: nothing is missing and nothing is too much."""
    said = json.loads(line)
    kind = (known(Incoming) | known(Outgoing))[said["t"]]
    written = json.loads(msgspec.json.encode(msgspec.json.decode(line, type=kind)))
    assert {key: written[key] for key in said} == said
    if said["t"] in known(Outgoing):
        assert written == said


def test_every_message_has_an_example() -> None:
    shown = {json.loads(line)["t"] for line in examples()}
    assert shown == set(known(Incoming) | known(Outgoing))


def test_every_field_is_named() -> None:
    for message in (known(Incoming) | known(Outgoing)).values():
        for field in msgspec.structs.fields(message):
            assert f'"{field.name}"' in PAGE or f"`{field.name}`" in PAGE, (message, field.name)


def test_the_limits_are_those_of_the_server() -> None:
    settings = ServerSettings()
    pace = settings.requests_per_minute * guard.COST_PER_REQUEST / 60
    for said in (
        f"| {protocol.LARGEST_MESSAGE:,} characters;",
        f"| {settings.messages_per_second:.0f} a second in the long run, "
        f"{3 * settings.messages_per_second:.0f} at once;",
        f"| {phrases.PHRASES_AT_ONCE} in {phrases.PHRASE_SECONDS} seconds |",
        f"| {app.LARGEST_BODY // 1024} KB |",
        f"| {settings.requests_per_minute} a minute by one address",
        f"by one address: {pace:.0f} units a second, {pace * guard.SECONDS_AT_ONCE:.0f} at once, where a "
        f"file or `/health` is {gate.A_FILE}, a QR picture, a record and a review "
        f"{gate.COSTLY['/api/qr']}, paper {gate.COSTLY['/api/paper']}, advice "
        f"{gate.COSTLY['/api/advice']}, the password {gate.COSTLY['/api/door']}, any other "
        f"request {gate.A_REQUEST} and a new connection {guard.COST_OF_CONNECTION}",
        f"take more than {buckets.MOST_WAIT:.0f} seconds |",
        f"| {settings.per_address} sockets and {settings.per_address} others at a time by one address "
        f"(`--per-address`), {presence.MOST_DEVICES} of a seat and {presence.MOST_WATCHING} "
        f"spectators at one table |",
        f"| {line.REQUEST_SECONDS:.0f} seconds from its first byte to its last; an answer is to be taken "
        f"within {line.UNREAD_SECONDS:.0f} |",
        f"up to {protocol.LONGEST_TIMER} s, {protocol.LONGEST_GRACE:,} s, {protocol.LONGEST_PACE:,} ms",
        f"you are {outbox.MOST_UNREAD // 1024} KB behind",
        f"or {interval.LOOK_SECONDS} seconds later",
        f"at least {thinking.LEAST_PACE} ms between",
    ):
        assert said in PAGE.replace("\n", " "), said
    for phrase in protocol.PHRASES:
        assert f"`{phrase}`" in PAGE


def test_every_reason_to_hang_up_is_there() -> None:
    code = "".join(file.read_text() for file in (ROOT / "src/backnine").rglob("*.py"))
    reasons = set(re.findall(r'(?:\bclose|_end)\("([a-z-]+)"', code))
    assert {"closing", "moved-on", "too-slow"} <= reasons
    for reason in reasons:
        assert f"| `{reason}` |" in PAGE, reason


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
def test_what_happens_is_listed(tmp_path: Path, game: str) -> None:
    room = Room(tmp_path, game=game, people=2, house="holes=2")
    guests = room.guests(0, 1)
    for guest in playing(guests):
        guest.play()
    room.close()
    happened = {
        happening["what"]
        for message in guests[0].heard()
        for played in message.get("played", [])
        for happening in played["happened"]
    }
    assert len(happened) > 4
    for what in happened:
        assert f"`{what}`" in PAGE, what


@pytest.mark.skipif(shutil.which("curl") is None, reason="the examples call curl")
def test_the_commands_work(host: Host, tmp_path: Path) -> None:
    (script,) = blocks("sh")
    ran = subprocess.run(
        ["sh", "-e"],
        input=script.replace("http://127.0.0.1:8009", host.url),
        capture_output=True,
        text=True,
        env=environment(),
        cwd=tmp_path,
        timeout=30,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    made = json.loads((tmp_path / "table.json").read_text())
    place = {"game": "play-nine", "seat": 1, "name": "Ben"}
    assert json.loads(ran.stdout) == {"table": made["table"], "state": "open"} | place


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
def test_the_client_plays_a_match(host: Host, game: str) -> None:
    played = subprocess.run(
        [sys.executable, ROOT / "examples/visitor.py", host.url, game],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    match = verify(read(played.stdout))
    assert match.outcome is not None
