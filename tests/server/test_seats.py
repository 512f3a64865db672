"""A seat's own requests: it moves to another device, by a link that works once."""

import asyncio
import io

import pytest
import segno

from tests.server.host import Host, Json

NEW = "N" * 43


@pytest.fixture(scope="module")
def host(house: Host) -> Host:
    """One process, and three."""
    return house


def made(host: Host, **wish: object) -> tuple[Json, list[str]]:
    table = host.make(**wish)  # type: ignore[arg-type]
    return table, [seat["token"] for seat in table["seats"]]


@pytest.mark.anyio
async def test_a_seat_moves_with_a_link_that_works_once(host: Host) -> None:
    table, (ann, ben) = await asyncio.to_thread(lambda: made(host, house="holes=1"))
    first, old = await host.enter(ann), await host.enter(ben)
    moved = await asyncio.to_thread(lambda: host.request("POST", "/api/seat", {"token": NEW}, token=ben))
    assert (moved.status_code, moved.json()) == (200, {"table": table["table"], "seat": 1, "token": NEW})
    assert await old.ended() == (1008, "moved")
    again = await asyncio.to_thread(lambda: host.request("POST", "/api/seat", {"token": "M" * 43}, token=ben))
    assert (again.status_code, again.json()["why"]) == (401, "seat-moved")
    told = host.get("/api/table", token=ben)
    assert (told.status_code, told.json()["why"]) == (401, "seat-moved")
    new = await host.enter(NEW)
    assert new.seats == [1]
    await asyncio.gather(first.play(), new.play())
    for client in (first, new):
        await client.leave()


@pytest.mark.anyio
async def test_who_was_sent_off_while_away_is_told_so(host: Host) -> None:
    """And who has left is told nothing of a seat."""
    _, (ann, ben, cat) = await asyncio.to_thread(lambda: made(host, people=3))
    first = await host.enter(ann)
    await first.say("send-off", seat=1)
    await first.until(lambda: first.table["chairs"][1]["kind"] == "left")
    await asyncio.to_thread(lambda: host.request("DELETE", "/api/seat", token=cat))
    told = [host.get("/api/table", token=token) for token in (ben, cat)]
    assert [(each.status_code, each.json()["why"]) for each in told] == [
        (401, "sent-off"),
        (401, "no-such-token"),
    ]
    await first.leave()


def test_a_key_tells_whose_seat_it_opens(host: Host) -> None:
    table, (_, ben) = made(host, game="four-card")
    told = host.get("/api/table", token=ben).json()
    assert (told["game"], told["seat"], told["name"]) == ("four-card", 1, "P1")
    watching = host.get("/api/table", token=table["watch"]).json()
    assert not watching.keys() & {"game", "seat", "name"}


def test_the_picture_is_that_of_the_link(host: Host) -> None:
    _, (ann, _) = made(host)
    asked = host.one()
    shown = asked.request("POST", "/api/seat/qr", token=ann)
    picture = io.BytesIO()
    drawn = segno.make(f"{asked.url}/#seat={ann}", error="m")
    drawn.save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/svg+xml")
    assert shown.content == picture.getvalue()


@pytest.mark.parametrize("token", ["", "short", "M" * 44, "M" * 42 + "!", "M" * 42 + "é"])
def test_a_key_is_256_bits(host: Host, token: str) -> None:
    _, (ann, _) = made(host)
    assert host.request("POST", "/api/seat", {"token": token}, token=ann).status_code == 400
    assert host.get("/api/table", token=ann).status_code == 200


def test_no_key_is_given_twice(host: Host) -> None:
    """Neither to oneself nor to who knows another's."""
    _, (ann, ben) = made(host, start=False)
    answer = host.request("POST", "/api/seat", {"token": ben}, token=ann)
    assert (answer.status_code, answer.json()["why"]) == (409, "key-taken")
    assert 'why="store-failed"} 0.0' in host.get("/metrics").text
    assert [host.get("/api/table", token=key).json()["seat"] for key in (ann, ben)] == [0, 1]


def test_only_seats_move(host: Host) -> None:
    table, _ = made(host)
    for key in (table["watch"], table["host"]):
        for path, body in (("/api/seat", {"token": NEW}), ("/api/seat/qr", None)):
            refused = host.request("POST", path, body, token=key)
            assert refused.json()["why"] == "only-players"
    assert host.request("POST", "/api/seat/qr", token="x" * 43).status_code == 401
