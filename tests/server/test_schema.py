"""The protocol for other languages: up to date, and what tables really say obeys it."""

import json
import re
from pathlib import Path
from typing import Any, get_type_hints

import jsonschema_rs
import msgspec
import pytest

from backnine.protocol import Incoming, Outgoing, read_message
from backnine.server import app, invitations
from backnine.server.schema import http_types, schema, schema_text, typescript
from backnine.shuffle import seal
from tests.table.room import Guest, Room, playing

ROOT = Path(__file__).parent.parent.parent


def validator(direction: str) -> Any:
    return jsonschema_rs.validator_for(schema() | {"anyOf": [{"$ref": f"#/$defs/{direction}"}]})


def test_the_files_are_up_to_date() -> None:
    """After a change of the messages: make schema"""
    assert (ROOT / "docs/protocol.schema.json").read_text("utf-8") == schema_text()
    assert (ROOT / "web/src/protocol.ts").read_text("utf-8") == typescript(schema())
    assert (ROOT / "web/src/http.ts").read_text("utf-8") == http_types()


def test_everything_asked_and_answered_over_http_has_its_type() -> None:
    """Whatever the handlers take and give; the browser writes none of it down itself."""
    types = http_types()
    coming = (invitations.join_table, invitations.look_at_invitation, invitations.watch_table)
    for handler in (app.offer, app.make_table, app.which_table, *coming, invitations.ask_for_chair):
        hints = get_type_hints(handler.fn)
        for part in {hints["return"], hints.get("data", hints["return"])}:
            assert f"export interface {part.__name__} {{" in types
    for name in re.findall(r"export interface (\w+) ", types):
        assert not re.search(rf"(interface|type) {name}\b", (ROOT / "web/src/api.ts").read_text("utf-8"))


def test_every_message_is_in_both_files() -> None:
    parts, types = schema()["$defs"], typescript(schema())
    for direction, union in (("ToTable", Incoming), ("FromTable", Outgoing)):
        names = [message.__name__ for message in union.__args__]
        assert [each["$ref"] for each in parts[direction]["anyOf"]] == [f"#/$defs/{name}" for name in names]
        for name in names:
            tag = parts[name]["properties"]["t"]["enum"][0]
            assert f'export interface {name} {{\n  t: "{tag}";' in types
    assert "unknown" not in types
    assert ": any" not in types


class Speaking(Guest):
    """Remembers what it said, too."""

    spoken: list[str]

    def say(self, t: str, **fields: object) -> list[dict[str, Any]]:
        self.spoken.append(json.dumps({"t": t, **fields}))
        return super().say(t, **fields)


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
def test_what_is_really_said_obeys_the_schema(tmp_path: Path, game: str) -> None:
    """A lobby, a match with words, phrases, mistakes, a pause, somebody who goes, and a rematch."""
    room = Room(tmp_path, game=game, people=3, bots=("rookie",), start=False, house="holes=1", timer=60)
    guests = [Speaking(room, {chair}) for chair in range(3)]
    spectator = Speaking(room, set())
    for guest in (*guests, spectator):
        guest.spoken = []
        guest.enter()
    ann, ben, cat = guests
    ann.say("settings", timer=30, house="holes=1", watch=True, memory_aid=True)
    ann.say("add-chair", who="here", name="Dan")
    ann.say("set-chair", seat=4, who="bot", bot="rookie")
    ben.say("name", name="Benny")
    word = bytes(range(32))  # not a new one: the match is the same each time, and has no play-off
    ben.say("seal", seal=seal(word))
    ben.say("start")  # refused: Ann is the host
    ann.say("start")
    ben.say("reveal", word=word.hex())
    for number, player in enumerate(playing([*guests])):
        if number != 3:
            player.play()
        else:
            player.say("move", n=0, move="draw")
            player.say("move", n=player.view["n"], move="fly away")
            ben.say("say", phrase="good-luck")
            cat.say("mute", seat=1)
            ben.say("more-time")
            ann.say("pause")
            ben.say("resume")
            ann.say("hand-over", seat=1)
            spectator.say("ping")
            cat.leave()
            room.wait(60)
            cat.enter(have=0)
            cat.say("back")
            cat.say("eyes", seat=2)
            cat.say("noted", n=3)
    for guest in guests:
        guest.say("rematch")
    cat.say("leave")
    room.close()
    to_table, from_table = validator("ToTable"), validator("FromTable")
    heard = [message for guest in (*guests, spectator) for message in guest.heard()]
    for message in heard:
        from_table.validate(message)
    said = [line for guest in (*guests, spectator) for line in guest.spoken]
    for line in said:
        to_table.validate(json.loads(line))
    assert {message["t"] for message in heard} == {
        "welcome", "table", "view", "score", "said", "new-token", "refused", "pong",
    }  # fmt: skip
    assert {json.loads(line)["t"] for line in said} == {
        "settings", "add-chair", "set-chair", "name", "seal", "start", "reveal", "move", "say", "mute",
        "more-time", "pause", "resume", "hand-over", "ping", "back", "eyes", "noted", "rematch", "leave",
    }  # fmt: skip


WRONG = [
    {"t": "move"},
    {"t": "move", "n": -1, "move": "draw"},
    {"t": "move", "n": 1.5, "move": "draw"},
    {"t": "move", "n": 1, "move": "draw", "seat": 12},
    {"t": "move", "n": 1, "move": "draw", "as": 1},
    {"t": "seal", "seal": "albatross"},
    {"t": "reveal", "word": "AB" * 32},
    {"t": "say", "phrase": "rude"},
    {"t": "fly"},
    {},
]


@pytest.mark.parametrize("message", WRONG, ids=json.dumps)
def test_schema_and_server_refuse_the_same(message: dict[str, object]) -> None:
    assert not validator("ToTable").is_valid(message)
    with pytest.raises(msgspec.DecodeError):
        read_message(json.dumps(message))


def test_a_false_message_of_a_table_is_noticed(tmp_path: Path) -> None:
    room = Room(tmp_path)
    (ann,) = room.guests(0)
    room.close()
    check = validator("FromTable").is_valid
    assert check(ann.view)
    assert not check(ann.view | {"phase": "lunch"})
    assert not check(ann.view | {"layouts": [[{"card": 7, "up": True}]]})
    assert not check({key: value for key, value in ann.view.items() if key != "n"})
