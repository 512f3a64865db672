"""What a code is good for once the match has begun: to watch, and to ask for a bot's chair."""

import asyncio

import pytest

from tests.server.host import Host, Json

MINE = "L" * 43


@pytest.fixture(scope="module")
def host(house: Host) -> Host:
    """One process, and three."""
    return house


def invited(host: Host, made: Json) -> Json:
    answer = host.request("POST", "/api/invitation", {"code": made["code"]})
    told: Json = answer.json()
    return told


def ask(host: Host, made: Json, seat: int | None = 1, token: str = MINE) -> Json:
    wish = {"code": made["code"], "seat": seat, "name": "Dana", "token": token}
    told: Json = host.request("POST", "/api/ask", wish).json()
    return told


@pytest.mark.anyio
async def test_a_latecomer_watches_and_then_plays(host: Host) -> None:
    made = await asyncio.to_thread(lambda: host.make(people=1, bots=["club"]))
    ann = await host.enter(made["seats"][0]["token"])
    told = await asyncio.to_thread(invited, host, made)
    assert (told["state"], told["free"], told["watch"]) == ("playing", 0, True)
    assert [(each["seat"], each["bot"], each["total"]) for each in told["bots"]] == [(1, "club", 0)]
    assert (told["hole"], told["holes"]) == (1, 1)
    window = await asyncio.to_thread(lambda: host.post("/api/watch", {"code": made["code"]}))
    watching = await host.enter(window["token"])
    assert watching.view["seat"] is None
    assert await asyncio.to_thread(ask, host, made) == {
        "answer": "wait",
        "table": made["table"],
        "seat": None,
        "again": None,
    }
    assert host.get("/api/table", token=made["seats"][0]["token"]).json()["asking"] == ["Dana"]
    await ann.until(lambda: bool(ann.table["asking"]))
    assert not watching.table["asking"]
    await ann.say("let-in", asking=ann.table["asking"][0]["asking"])
    await ann.until(lambda: ann.table["chairs"][1]["kind"] == "person")
    answer = await asyncio.to_thread(ask, host, made)
    assert answer == {"answer": "yes", "table": made["table"], "seat": 1, "again": None}
    dana = await host.enter(MINE)
    assert (dana.seats, dana.view["seat"]) == ([1], 1)
    await asyncio.gather(ann.play(), dana.play())
    record = await asyncio.to_thread(lambda: host.get("/api/records/0", token=MINE).text)
    assert '[Seat1 "Dana"]' in record
    assert "; somebody stands in for seat 1" in record
    for client in (ann, dana, watching):
        await client.leave()


@pytest.mark.anyio
async def test_a_no(host: Host) -> None:
    made = await asyncio.to_thread(lambda: host.make(people=1, bots=["club"]))
    ann = await host.enter(made["seats"][0]["token"])
    await asyncio.to_thread(ask, host, made, 1, "M" * 43)
    await ann.until(lambda: bool(ann.table["asking"]))
    await ann.say("let-in", asking=ann.table["asking"][0]["asking"], on=False)
    await ann.until(lambda: not ann.table["asking"])
    said = await asyncio.to_thread(ask, host, made, 1, "M" * 43)
    assert (said["answer"], 0 < said["again"] <= 60) == ("no", True)
    assert host.get("/api/table", token="M" * 43).status_code == 401
    refused = await asyncio.to_thread(ask, host, made, 1, "m" * 43)
    assert (refused["why"], 0 < refused["details"]["seconds"] <= 60) == ("not-again-yet", True)
    await ann.leave()


@pytest.mark.anyio
async def test_a_question_is_taken_back_unless_the_host_was_quicker(host: Host) -> None:
    made = await asyncio.to_thread(lambda: host.make(people=1, bots=["club"]))
    key = "W" * 43
    back = {"code": made["code"], "seat": 1, "token": key, "on": False}
    assert (await asyncio.to_thread(ask, host, made, 1, key))["answer"] == "nobody"
    ann = await host.enter(made["seats"][0]["token"])
    assert (await asyncio.to_thread(ask, host, made, 1, key))["answer"] == "wait"
    await ann.until(lambda: bool(ann.table["asking"]))
    taken = await asyncio.to_thread(lambda: host.request("POST", "/api/ask", back))
    assert (taken.status_code, taken.json()["answer"]) == (200, "no")
    await ann.until(lambda: not ann.table["asking"])
    await asyncio.to_thread(ask, host, made, 1, key)
    await ann.until(lambda: bool(ann.table["asking"]))
    await ann.say("let-in", asking=ann.table["asking"][0]["asking"])
    await ann.until(lambda: ann.table["chairs"][1]["kind"] == "person")
    taken = await asyncio.to_thread(lambda: host.request("POST", "/api/ask", back))
    assert taken.json() == {"answer": "yes", "table": made["table"], "seat": 1, "again": None}
    await ann.leave()


@pytest.mark.anyio
async def test_where_nothing_is_free_they_ask_to_watch(host: Host) -> None:
    made = await asyncio.to_thread(lambda: host.make(people=2, watch=False))
    told = await asyncio.to_thread(invited, host, made)
    assert (told["free"], told["bots"], told["watch"], told["ask"]) == (0, [], False, True)
    assert (await asyncio.to_thread(ask, host, made, 1, "N" * 43))["why"] == "no-bot-there"
    answer = await asyncio.to_thread(lambda: host.request("POST", "/api/watch", {"code": made["code"]}))
    assert (answer.status_code, answer.json()["why"]) == (409, "no-spectators")
    ann = await host.enter(made["seats"][0]["token"])
    assert (await asyncio.to_thread(ask, host, made, None, "N" * 43))["answer"] == "wait"
    await ann.until(lambda: bool(ann.table["asking"]))
    await ann.say("let-in", asking=ann.table["asking"][0]["asking"])
    await ann.until(lambda: ann.table["watch"])
    for key in ("N" * 43, "O" * 43):  # who asks now needs no answer
        assert (await asyncio.to_thread(ask, host, made, None, key))["answer"] == "yes"
        watching = await host.enter(key)
        assert watching.view["seat"] is None
        await watching.leave()
    await ann.say("settings", watch=False, latecomers="no")
    await ann.until(lambda: ann.table["latecomers"] == "no")
    told = await asyncio.to_thread(invited, host, made)
    assert (told["bots"], told["watch"], told["ask"]) == ([], False, False)
    await ann.leave()


def test_the_code_of_a_table_that_has_ended_is_good_for_nothing(host: Host) -> None:
    made = host.make(people=1, bots=["club"])
    host.request("DELETE", "/api/seat", token=made["seats"][0]["token"])
    assert invited(host, made)["why"] == "table-is-ended"
    assert ask(host, made, token="E" * 43)["why"] == "table-is-ended"


def test_a_full_lobby_with_bots_can_be_asked(host: Host) -> None:
    made = host.make(people=1, bots=["club"], start=False, watch=False)
    told = invited(host, made)
    assert (told["state"], told["free"], len(told["bots"])) == ("open", 0, 1)


def test_the_key_of_something_else_cannot_be_brought(host: Host) -> None:
    made = host.make(people=1, bots=["club"])
    for token in (made["watch"], made["host"]):
        assert ask(host, made, 1, token)["why"] == "no-such-token"


@pytest.mark.parametrize(("path", "more"), [("/api/watch", {}), ("/api/ask", {"seat": 1, "token": MINE})])
def test_a_code_that_leads_nowhere(host: Host, path: str, more: Json) -> None:
    answer = host.request("POST", path, {"code": "AAAAAAA"} | more)
    assert (answer.status_code, answer.json()["why"]) == (404, "no-such-code")


@pytest.mark.anyio
async def test_the_same_again_another_day(host: Host) -> None:
    """Whoever has a key sees that the table is open again, and who is there."""
    made = await asyncio.to_thread(lambda: host.make(people=2))
    ann, ben = [seat["token"] for seat in made["seats"]]
    players = [await host.enter(token) for token in (ann, ben)]
    await asyncio.gather(*(each.play() for each in players))
    for each in players:
        await each.leave()
    assert "again" not in host.get("/api/table", token=ben).json()
    first = await host.enter(ann)
    await first.say("reopen")
    await first.until(lambda: first.table["state"] == "open")
    told = await asyncio.to_thread(lambda: host.get("/api/table", token=ben).json())
    assert (told["state"], told["again"], told["here"], told["people"]) == ("open", True, 1, 1)
    assert "again" not in host.get("/api/table", token=made["watch"]).json()
    second = await host.enter(ben)
    await first.say("start")
    for each in (first, second):
        await each.until(lambda each=each: each.table["state"] == "playing")  # type: ignore[misc]
    await asyncio.gather(first.play(), second.play())
    assert [chair["matches"] for chair in second.table["chairs"]] == [2, 2]
    for each in (first, second):
        await each.leave()
