"""Whoever is banned: which addresses are meant, and that they are shown out and not let in, everywhere."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets import InvalidStatus

from backnine.locales import LANGUAGES, Words
from backnine.refused import Refused
from backnine.server.bans import BanList, read_network
from backnine.server.club import Ban
from tests.server.admin import admin, done, told
from tests.server.cluster import Cluster
from tests.server.host import EASY, Client, Host, Json

pytestmark = [pytest.mark.timeout(120)]
PROXIED = (*EASY, "--proxy", "127.0.0.1")  # so that a test can come from anywhere

# Addresses and networks


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7/24 ", "203.0.113.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::7/128", "2001:db8::7/128"),
        ("2001:DB8::/32", "2001:db8::/32"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("10.0.0.0/8", "10.0.0.0/8"),
    ],
)
def test_what_a_network_means(said: str, meant: str) -> None:
    assert str(read_network(said)) == meant


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("golf", "bad-network"),
        ("", "bad-network"),
        ("203.0.113.7/33", "bad-network"),
        ("203.0.113.7/golf", "bad-network"),
        ("fe80::1%eth0/64", "bad-network"),
        ("0.0.0.0/0", "network-too-wide"),
        ("::/0", "network-too-wide"),
        ("10.0.0.0/7", "network-too-wide"),
        ("127.0.0.1", "network-is-this-machine"),
        ("127.3.0.0/16", "network-is-this-machine"),
        ("::1/128", "network-is-this-machine"),
        ("::1", "network-is-this-machine"),
        ("::ffff:127.0.0.1", "network-is-this-machine"),
    ],
)
def test_what_is_refused(said: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read_network(said)
    assert refused.value.why == why


def banned(*networks: str, until: int = 0) -> BanList:
    bans = BanList(lambda: 1000.0)
    bans.put([Ban(number, str(read_network(each)), 0, until) for number, each in enumerate(networks)])
    return bans


def test_an_address_is_found_in_its_network() -> None:
    bans = banned("203.0.113.7", "198.51.100.0/24", "2001:db8:1::/48", "2001:db8:2::9")
    inside = ("203.0.113.7", "::ffff:203.0.113.7", "198.51.100.0", "198.51.100.255", "2001:db8:1:ffff::1")
    outside = ("203.0.113.8", "198.51.101.0", "2001:db8::1", "2001:db8:2:1::9", "::1", "127.0.0.1", "?", "")
    assert all(address in bans for address in (*inside, "2001:db8:2::ffff"))
    assert not any(address in bans for address in outside)
    assert all(address in bans for address in inside)  # as it was looked up before
    bans.put([])
    assert not any(address in bans for address in inside)


@pytest.mark.parametrize(("until", "holds"), [(0, True), (1001, True), (999, False)])
def test_a_ban_ends_by_itself(until: int, holds: bool) -> None:
    bans = banned("203.0.113.7", until=until)
    assert ("203.0.113.7" in bans) is holds


def test_the_longest_of_two_holds() -> None:
    bans = BanList(lambda: 1000.0)
    bans.put([Ban(1, "203.0.113.0/24", 0, 999), Ban(2, "203.0.113.7/32", 0, 2000)])
    assert "203.0.113.7" in bans
    assert "203.0.113.8" not in bans


@given(st.ip_addresses(), st.ip_addresses(), st.integers(16, 128))
def test_it_is_as_python_says(one: object, other: object, bits: int) -> None:
    """By the definition of a network."""
    from ipaddress import ip_address, ip_network

    address, banned_ = ip_address(str(one)), ip_address(str(other))
    network = ip_network((int(banned_), min(bits, banned_.max_prefixlen)), strict=False)
    if banned_.version == 4:
        network = ip_network(f"{banned_}/{min(bits, 32)}", strict=False)
    bans = BanList()
    bans.put([Ban(1, str(network), 0)])
    is_mapped = address.version == 6 and address.ipv4_mapped is not None
    if not is_mapped:
        assert (str(address) in bans) is (address in network)
    assert str(network.network_address) in bans or getattr(network.network_address, "ipv4_mapped", None)


# At a server


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "data", *PROXIED) as host:
        yield host
        assert "Traceback" not in host.log.read_text()


async def enter_from(host: Host, address: str, token: str) -> Client:
    client = Client(await host.dial(token, additional_headers={"X-Forwarded-For": address}))
    await client.say("hello")
    await client.until(lambda: client.has("table"))
    return client


def made_from(host: Host, address: str) -> Json:
    wish = {"game": "play-nine", "chairs": [{"who": "here", "name": "P0"}, {"who": "open"}], "watch": True}
    return host.post("/api/tables", wish, x_forwarded_for=address)


@pytest.mark.anyio
async def test_who_is_banned_is_shown_out_and_not_let_in_again(club: Host) -> None:
    bad, good = "203.0.113.7", "198.51.100.1"
    made = made_from(club, bad)
    token = made["seats"][0]["token"]
    evil, other = await enter_from(club, bad, token), await enter_from(club, good, made["watch"])
    assert "203.0.113.7/32 may not come in any more." in done(club, "ban", bad, "--note", "spoils")
    assert (await evil.ended())[1] == "banned"
    assert other.closed is None
    await other.leave()
    for path in ("/", "/api/offer", "/health", "/api/table"):
        refused = club.get(path, token=token, x_forwarded_for=bad)
        assert (refused.status_code, refused.json()["why"]) == (403, "banned")
        assert club.get(path, token=token, x_forwarded_for=good).status_code == 200
    with pytest.raises(InvalidStatus) as turned_away:
        await club.dial(token, additional_headers={"X-Forwarded-For": bad})
    assert turned_away.value.response.status_code == 403
    (ban,) = told(club, "bans")
    assert (ban["number"], ban["network"], ban["note"]) == (1, "203.0.113.7/32", "spoils")
    club.stop()
    club.start()
    assert club.get("/api/offer", x_forwarded_for=bad).status_code == 403  # also after a restart
    assert done(club, "unban", "203.0.113.7") == "203.0.113.7/32 may come in again.\n"
    again = await enter_from(club, bad, token)
    await again.leave()


def test_a_ban_for_some_days_and_its_number(club: Host) -> None:
    done(club, "ban", "203.0.113.7")
    assert "until" in done(club, "ban", "203.0.113.7", "--days", "7")  # in place of the first
    (ban,) = told(club, "bans")
    assert ban["number"] == 2
    assert abs(ban["until"] - time.time() - 7 * 86400) < 60
    assert "203.0.113.7/32" in done(club, "bans")
    done(club, "unban", "2")
    assert done(club, "bans") == "Nobody is banned.\n"
    answer = admin(club, "unban", "2")
    assert (answer.returncode, "2 is not banned" in answer.stderr) == (2, True)


def test_what_cannot_be_banned_is_said(club: Host) -> None:
    for said, sentence in (("golf", "is no address"), ("0.0.0.0/1", "too large"), ("127.0.0.1", "itself")):
        answer = admin(club, "ban", said)
        assert (answer.returncode, answer.stdout) == (2, "")
        assert sentence in answer.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_reads_a_page_about_it(club: Host, language: str) -> None:
    done(club, "ban", "203.0.113.0/24")
    page = club.get("/", x_forwarded_for="203.0.113.9", accept="text/html,*/*", accept_language=language)
    assert (page.status_code, page.headers["content-type"]) == (403, "text/html; charset=utf-8")
    assert f'<html lang="{language}">' in page.text
    assert Words(language)("error-banned") in page.text


def test_no_address_is_logged(club: Host) -> None:
    done(club, "ban", "203.0.113.7", "--note", "Xanthippe")
    club.get("/", x_forwarded_for="203.0.113.7")
    done(club, "unban", "203.0.113.7")
    log = club.log.read_text()
    assert "a ban was set ban=1 days=0 by=user" in log
    assert "a ban was lifted ban=1 by=user" in log
    assert "turned away why=banned" in log
    assert "203.0.113" not in log
    assert "Xanthippe" not in log


@pytest.mark.anyio
async def test_a_ban_holds_in_all_processes_at_once(tmp_path: Path) -> None:
    bad = "203.0.113.7"
    with Cluster(tmp_path, 3, None, None, *PROXIED) as three:
        made = made_from(three[0], bad)
        token = made["seats"][0]["token"]
        people = [await enter_from(host, bad, token) for host in three.hosts]
        done(three[1], "ban", bad)
        assert [(await person.ended())[1] for person in people] == ["banned"] * 3
        for host in three.hosts:
            assert host.get("/api/offer", x_forwarded_for=bad).status_code == 403
            assert [ban["network"] for ban in told(host, "bans")] == ["203.0.113.7/32"]
        answers = await asyncio.gather(
            *(asyncio.to_thread(done, three[place % 3], "ban", f"198.51.100.{place}") for place in range(6))
        )
        assert len(answers) == 6
        assert sorted(ban["number"] for ban in told(three[0], "bans")) == list(range(1, 8))
        done(three[2], "unban", bad)
        made_from(three[2], bad)
        assert "Traceback" not in three.logs()
