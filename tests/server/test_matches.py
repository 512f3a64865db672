"""Whole matches over real sockets: drops, a restart, a rematch, and everything a table offers around them."""

import asyncio
import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from backnine.record_reader import read
from backnine.rethink import rethink
from backnine.shuffle import new_word, seal
from tests.command import backnine
from tests.server.host import Client, Host, Json

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(60)]

GAMES = ("play-nine", "four-card")


@pytest.fixture(scope="module")
def host(house: Host) -> Host:
    """One process, and three."""
    return house


def tokens(made: Json) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


async def play_out(*clients: Client) -> None:
    await asyncio.gather(*(client.play() for client in clients))


async def play_again(*clients: Client) -> None:
    """Everybody wants a rematch."""
    for client in clients:
        await client.ask("rematch", "table")
    for client in clients:
        await client.until(lambda: client.table["state"] == "playing" and client.view["phase"] != "over")  # noqa: B023


def check_record(host: Host, token: str, number: int, folder: Path) -> str:
    """The record of this round can be had, and proves the match."""
    answer = host.get(f"/api/records/{number}", token=token)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].endswith(f'-{number + 1}.golf"')
    file = folder / f"{number}.golf"
    file.write_text(answer.text)
    proved = backnine("verify", file)
    assert proved.returncode == 0, proved.stdout + proved.stderr
    return answer.text


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_and_a_bot_through_drops_a_restart_and_a_rematch(game: str, tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        made = host.make(game, bots=["rookie"], house="holes=2")
        ann_key, ben_key = tokens(made)
        ann, ben = await host.enter(ann_key), await host.enter(ben_key)
        commitments = [ann.table["commitment"]]
        assert commitments == [made["commitment"]]

        # A line is cut. The others go on as far as they can, and who comes back hears what was missed.
        await asyncio.gather(ann.play(lambda: ann.view["n"] >= 4), ben.play(lambda: ben.view["n"] >= 4))
        have = ben.view["n"]
        await ben.drop()
        await ann.until(lambda: not ann.table["chairs"][1]["here"])
        if ann.may_move:
            await ann.move()
        ben = await host.enter(ben_key, have=have)
        views = [json.loads(told) for told in ben.told if told.startswith(b'{"t":"view"')]
        heard = [each["n"] for view in views for each in view.get("played", [])]
        assert heard == list(range(have, views[-1]["n"]))
        assert views[0]["whole"]
        await ann.until(lambda: ann.table["chairs"][1]["here"])

        # The server stops and starts again. Everybody is told first, and everything is as it was.
        for client in (ann, ben):  # no bot is at work
            await client.until(lambda: 2 not in client.view["acting"])  # noqa: B023
        code = await asyncio.to_thread(host.stop)
        for client in (ann, ben):
            assert await client.ended() == (1012, "closing")
            assert client.told[-1] == b'{"t":"bye","why":"closing"}'
        assert code == 0
        left = {str(file.relative_to(host.data)) for file in host.data.rglob("*")}
        assert left == {"tables.db", "tables.lock"}  # nothing half-written
        host.start()
        views = [dict(ann.view), dict(ben.view)]
        ann, ben = await host.enter(ann_key, have=ann.view["n"]), await host.enter(ben_key)
        for before, now in zip(views, (ann.view, ben.view), strict=True):
            passing = {"clocks", "whole", "played", "waiting_for"}
            assert {key: now[key] for key in now.keys() - passing} == {
                key: before[key] for key in before.keys() - passing
            }

        # To the end, and once more.
        await play_out(ann, ben)
        commitments.append(ann.table["commitment"])
        dealer = ann.view["dealer"]
        await play_again(ann, ben)
        assert ann.view["dealer"] == (dealer + 1) % 3
        await play_out(ann, ben)
        assert ann.table["records"] == [0, 1]
        for number, commitment in enumerate(commitments):
            record = check_record(host, ann_key, number, tmp_path)
            seed = re.search(r"\b[0-9a-f]{64}\b", record.replace(commitment, ""))
            assert seed
            assert sha256(bytes.fromhex(seed[0])).hexdigest() == commitment
        assert host.stop() == 0


@pytest.mark.parametrize("game", GAMES)
async def test_several_people_at_one_device(game: str, host: Host) -> None:
    made = host.make(game, people=3, bots=["rookie"])
    device = await host.enter(*tokens(made))
    assert device.seats == [0, 1, 2]
    await play_out(device)
    assert device.table["state"] == "over"
    assert {seat for told in device.told if (seat := _seat_of_view(told)) is not None} == {0, 1, 2}
    await device.leave()


def _seat_of_view(told: bytes) -> int | None:
    found = re.match(rb'\{"t":"view","n":\d+,"seat":(\d+)', told)
    return int(found[1]) if found else None


async def test_who_is_invited_joins_with_the_code_and_the_host_starts(host: Host, tmp_path: Path) -> None:
    made = host.make(people=1, start=False, house="", watch=False)
    ann = await host.enter(made["host"], *tokens(made))
    assert ann.last("welcome")["host"]
    assert ann.table["code"] == made["code"]
    for who in ("open", "open"):
        await ann.ask("add-chair", "table", who=who)
    assert (await ann.ask("add-chair", "table", who="bot", bot="weekender"))["chairs"][3]["kind"] == "bot"
    assert (await ann.ask("add-chair", "table", who="here", name="Kid"))["t"] == "table"
    await ann.until(lambda: ann.has("new-token"))
    kid_key = ann.last("new-token")["token"]

    typed = f" {made['code'][:3].lower()}-{made['code'][3:]} "
    ben, cid = (host.post("/api/join", {"code": typed, "name": "Ben"}) for _ in range(2))
    assert (ben["seat"], cid["seat"]) == (1, 2)
    full = host.request("POST", "/api/join", {"code": made["code"]})
    assert (full.status_code, full.json()["why"]) == (409, "no-open-chair")
    guest, other = await host.enter(ben["token"]), await host.enter(cid["token"])
    assert [chair["name"] for chair in guest.table["chairs"]] == ["P0", "Ben", "Ben 2", "Robin", "Kid"]
    assert (await guest.ask("start"))["why"] == "only-the-host"
    word = new_word("lucky")
    await guest.say("seal", seal=seal(word))
    await guest.until(lambda: guest.table["chairs"][1]["seal"] == seal(word))

    await ann.ask("settings", "table", house="holes=1,renewals=0", timer=0)
    await ann.ask("set-chair", "table", seat=2, who="none")  # uninvited before the start: the key is gone
    await other.until(lambda: other.has("bye"))
    assert other.last("bye")["why"] == "left"  # nor may they watch
    await ann.say("start")
    await guest.until(lambda: guest.table["state"] == "shuffling")
    await guest.say("reveal", word=word.hex())
    await guest.until(lambda: guest.has("view"))
    await ann.until(lambda: ann.has("view"))
    late = host.request("POST", "/api/join", {"code": made["code"]})
    assert (late.status_code, late.json()["why"]) == (409, "table-is-playing")
    kid = await host.enter(kid_key)
    await ann.leave()
    ann = await host.enter(made["host"], *tokens(made))
    await play_out(ann, guest, kid)
    record = check_record(host, kid_key, 0, tmp_path)
    assert f'[Word1 "{word.hex()}"]' in record
    assert "lucky" not in record
    assert host.get("/api/table", token=kid_key).json() == {
        "table": made["table"], "state": "over", "game": "play-nine", "seat": 3, "name": "Kid",
    }  # fmt: skip
    for client in (ann, guest, kid):
        await client.leave()


async def test_a_spectator_sees_the_table_and_can_do_nothing(host: Host) -> None:
    made = host.make(timer=0)
    ann_key, ben_key = tokens(made)
    ann, ben, eve = await host.enter(ann_key), await host.enter(ben_key), await host.enter(made["watch"])
    assert eve.last("welcome") | {"table": ""} == {
        "t": "welcome",
        "protocol": 1,
        "table": "",
        "seats": [],
        "host": False,
        "watching": True,
    }
    assert (eve.table.get("code"), eve.view["seat"]) == (None, None)
    for t, fields in [
        ("move", {"n": eve.view["n"], "move": "flip 1", "seat": 0}),
        ("say", {"phrase": "wow", "seat": 0}),
        ("leave", {"seat": 0}),
        ("back", {}),
        ("eyes", {"seat": 1}),
    ]:
        assert (await eve.ask(t, **fields))["why"] == "not-your-seat"
    for t, why in [("start", "only-the-host"), ("pause", "only-the-host"), ("more-time", "only-players")]:
        assert (await eve.ask(t))["why"] == why
    await ann.move()
    await eve.until(lambda: eve.view["n"] == 1)
    await ann.say("settings", watch=False)
    assert await eve.ended() == (1008, "no-spectators")
    again = await host.enter(made["watch"], hello=False)
    await again.say("hello")
    assert (await again.ended())[1] == "no-spectators"
    await play_out(ann, ben)
    for client in (ann, ben):
        await client.leave()


async def test_the_host_hands_over_by_word_and_by_leaving(host: Host) -> None:
    made = host.make(people=3)
    ann, ben, cid = [await host.enter(token) for token in tokens(made)]
    assert (await ben.ask("pause"))["why"] == "only-the-host"
    await ann.say("hand-over", seat=1)
    await ben.until(lambda: ben.table["host"] == 1)
    assert (await ann.ask("pause"))["why"] == "only-the-host"
    await ben.say("pause")
    await cid.until(lambda: cid.table["state"] == "paused" and not cid.view["moves"])
    await cid.say("resume")
    await ben.until(lambda: ben.table["state"] == "playing")
    await ben.say("leave")
    await ann.until(lambda: ann.table["chairs"][1]["kind"] == "left" and ann.table["host"] == 0)
    assert host.get("/api/table", token=tokens(made)[1]).status_code == 401  # its key opens nothing more
    await cid.until(lambda: cid.table["chairs"][1]["kind"] == "left" and cid.table["state"] == "playing")
    await play_out(ann, cid)
    record = read(host.get("/api/records/0", token=tokens(made)[0]).text)
    assert rethink(record).stood_in > 0
    for client in (ann, ben, cid):
        await client.leave()


async def test_a_bot_plays_for_who_is_gone_until_they_are_back(host: Host) -> None:
    made = host.make("four-card", grace=0, house="holes=1")
    ann_key, ben_key = tokens(made)
    ann, ben = await host.enter(ann_key), await host.enter(ben_key)
    await ben.drop()
    await ann.until(lambda: ann.table["chairs"][1]["standing_in"])
    await ann.until(lambda: 1 not in ann.view["acting"])  # it has looked for Ben
    n = ann.view["n"]
    ben = await host.enter(ben_key)
    await ann.until(lambda: not ann.table["chairs"][1]["standing_in"])
    assert n >= 1
    await play_out(ann, ben)
    for client in (ann, ben):
        await client.leave()


async def test_phrases_are_heard_by_all_who_want_to(host: Host) -> None:
    made = host.make()
    ann, ben = [await host.enter(token) for token in tokens(made)]
    await ann.say("say", phrase="good-luck")
    for client in (ann, ben):
        await client.until(lambda: client.has("said"))  # noqa: B023
        assert client.last("said") == {"t": "said", "seat": 0, "phrase": "good-luck"}
    assert (await ann.ask("say", phrase="you dimwit"))["why"] == "bad-message"
    await ben.say("mute", seat=0)
    assert (await ben.ask("ping", "pong"))["t"] == "pong"
    await ann.ask("say", "said", phrase="wow")
    assert (await ben.ask("ping", "pong"))["t"] == "pong"
    assert ben.last("said")["phrase"] == "good-luck"
    for client in (ann, ben):
        await client.leave()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks up processes as on Linux")
async def test_nobody_thinks_on_when_the_server_has_stopped(tmp_path: Path) -> None:
    with Host(tmp_path / "data", "--workers", "1") as host:
        made = host.make("four-card", people=1, bots=["club"])
        ann = await host.enter(*tokens(made))
        await ann.play(lambda: any(each["seat"] == 1 for each in ann.view.get("played", [])))
        workers = children(host)
        assert workers
        await ann.drop()
        host.kill()
        for worker in workers:
            await gone(worker)


def children(host: Host) -> list[int]:
    assert host.process
    pid = host.process.pid
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def gone(pid: int) -> None:
    """Wait until this process has ended, whoever has to bury it."""
    while Path(f"/proc/{pid}/stat").exists():
        if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
            return
        await asyncio.sleep(0.02)


async def test_a_match_begins_with_its_words_in_the_first_breath(host: Host, tmp_path: Path) -> None:
    """As Play now does: sealed with the wish for a table, revealed together with hello."""
    words = [new_word(), new_word()]
    made = host.make(bots=["rookie"], seals=[*map(seal, words)])
    key = made["seats"][0]["token"]
    assert host.get("/api/table", token=key).json()["state"] == "shuffling"
    both = Client(await host.dial(*tokens(made)))
    await both.say("hello")
    for seat, word in enumerate(words):
        await both.say("reveal", word=word.hex(), seat=seat)
    await both.until(lambda: both.has("view"))
    told = [message["t"] for message in map(json.loads, both.told)]
    assert "refused" not in told
    assert both.table["commitment"] == made["commitment"]
    assert [chair["seal"] for chair in both.table["chairs"]] == [*map(seal, words), ""]
    await both.play()
    assert both.table["words"] == [*(word.hex() for word in words), None]
    record = check_record(host, key, 0, tmp_path)
    for seat, word in enumerate(words):
        assert f'[Seal{seat} "{seal(word)}"]' in record
        assert f'[Word{seat} "{word.hex()}"]' in record
    await both.leave()
