"""Programs of the host's own at the tables of a server."""

import json
from pathlib import Path
from typing import Any

import pytest

from backnine.record_reader import read
from tests.arena.programs import GOOD, HEAD, nothing_left, program, starts
from tests.arena.test_protocol_two import MANY
from tests.command import backnine
from tests.server.host import EASY, Host
from tests.server.test_matches import check_record, play_out, tokens

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(60)]


def heard_by(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "diary-heard").read_text().splitlines()]


async def test_one_process_plays_at_all_tables(tmp_path: Path) -> None:
    spec = program(tmp_path, MANY)
    with Host(tmp_path / "data", *EASY, "--bot", f"mine={spec}") as host:
        offered = host.get("/api/offer").json()["bots"]
        assert [bot["name"] for bot in offered if bot.get("guest")] == ["mine"]
        made = [host.make("four-card", people=1, bots=["mine", "mine"]) for _ in range(2)]
        keys = [tokens(each)[0] for each in made]
        guests = [await host.enter(key) for key in keys]
        assert [chair["name"] for chair in guests[0].table["chairs"]][1:] == ["mine", "mine 2"]
        await play_out(*guests)
        records = [read(check_record(host, key, 0, tmp_path)) for key in keys]
        totals = [guest.last("score")["totals"] for guest in guests]
        for guest in guests:
            await guest.leave()
        assert host.stop() == 0
    assert len(starts(tmp_path)) == 1
    assert nothing_left(tmp_path)
    assert all(record.setup.bots[1:] == ("mine", "mine") for record in records)
    heard = heard_by(tmp_path)[2:-1]  # without the greeting for nothing at the start
    hellos = {told["id"]: told["seat"] for told in heard if told["t"] == "hello"}
    assert sorted(hellos.values()) == [1, 1, 2, 2]
    results = [told["result"]["totals"] for told in heard if told["t"] == "bye"]
    assert sorted(results) == sorted(totals * 2)
    moved = [told for told in heard if told["t"] == "moved"]
    assert {told["seat"] for told in moved} == {0, 1, 2}
    assert all(told["seat"] != hellos[told["id"]] for told in moved)
    secret = [each for told in moved for each in told["happened"] if each["what"] in ("looked", "drew")]
    assert secret
    assert not any("card" in each for each in secret)


async def test_what_it_does_not_answer_is_the_rookies_also_when_it_is_gone(tmp_path: Path) -> None:
    spec = program(tmp_path, MANY.replace('heard["moves"][0]', "'putt'"))
    with Host(tmp_path / "data", *EASY, "--bot", f"mine={spec}") as host:
        key = tokens(host.make("four-card", people=1, bots=["mine"], house="holes=2"))[0]
        guest = await host.enter(key)
        await guest.play(lambda: guest.view["n"] >= 6)
        await guest.leave()
        host.stop()
        assert "forfeits a move: illegal: putt" in host.log.read_text()
        host.options = EASY
        host.start()
        guest = await host.enter(key)
        await guest.play()
        record = check_record(host, key, 0, tmp_path)
        await guest.leave()
    assert "; rookie stands in for seat 1" in record


async def test_a_transcript_goes_on_after_a_restart(tmp_path: Path) -> None:
    spec, lines = program(tmp_path, MANY), tmp_path / "lines.txt"
    options = (*EASY, "--bot", f"mine={spec}", "--transcript", str(lines))
    with Host(tmp_path / "data", *options) as host:
        key = tokens(host.make("four-card", people=1, bots=["mine"], house="holes=1"))[0]
        guest = await host.enter(key)
        await guest.play(lambda: guest.view["n"] >= 4)
        await guest.leave()
        host.stop()
        before = lines.read_text()
        host.start()
        host.stop()
    assert lines.stat().st_mode & 0o777 == 0o600
    assert lines.read_text().startswith(before)
    told = [line.split(maxsplit=2) for line in lines.read_text().splitlines()]
    assert {who for who, _, _ in told} == {"mine"}
    assert [json.loads(text) for _, sign, text in told if sign == ">"] == heard_by(tmp_path)
    assert any(json.loads(text).get("move") for _, sign, text in told if sign == "<")


async def test_a_transcript_of_nobody_is_refused(tmp_path: Path) -> None:
    for options, hint in (([], "needs --bot"), (["--bot", "mine=cmd:true"], "No such file")):
        told = backnine("serve", "--port", "0", "--transcript", tmp_path / "no" / "lines.txt", *options)
        assert (told.returncode, hint in told.stderr) == (2, True), told.stderr


async def test_nobody_but_the_host_names_a_program(tmp_path: Path) -> None:
    spec = program(tmp_path, MANY)
    with Host(tmp_path / "data", *EASY, "--bot", f"mine={spec}") as host:
        before = starts(tmp_path)
        for bot in (spec, "cmd:true", "py:os:abc", "Mine", "other", f"mine={spec}"):
            chairs = [{"who": "here", "name": "Ann"}, {"who": "bot", "bot": bot[:40]}]
            answer = host.request("POST", "/api/tables", {"game": "play-nine", "chairs": chairs})
            assert answer.status_code == 400, bot
            assert answer.json()["text"].endswith("rookie, weekender, club, tour, random, mine"), bot
        assert starts(tmp_path) == before


@pytest.mark.parametrize(
    ("said", "hint"),
    [
        ("cmd:true", "--bot"),
        ("mine=true", "--bot"),
        ("tour=cmd:true", "--bot"),
        ("Mine=cmd:true", "--bot"),
        ("=cmd:true", "--bot"),
        ("mine=cmd:./no-such-bot", "no-such-bot"),
        ("mine=OLD", "protocol"),
        ("mine=BAD", "no clubs"),
    ],
)
async def test_what_cannot_be_is_refused_when_the_server_starts(said: str, hint: str, tmp_path: Path) -> None:
    for name, text in (("OLD", GOOD), ("BAD", HEAD + "raise ImportError('no clubs')")):
        (tmp_path / name).mkdir()
        said = said.replace(name, program(tmp_path / name, text))
    told = backnine("serve", "--port", "0", "--data", tmp_path / "data", "--bot", said)
    assert (told.returncode, told.stdout) == (2, "")
    assert hint in told.stderr
    assert nothing_left(tmp_path / "OLD")
    assert nothing_left(tmp_path / "BAD")
