"""Nothing that whoever runs the server is told gives away a seed, a card, a key or the code of an invitation
while a match is played."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.admin import admin
from tests.server.host import Client, Host, Json

pytestmark = [pytest.mark.anyio]
COMMANDS = (("tables",), ("tables", "--stored"), ("visitors",), ("log", "--last", "1000"))


def secrets_of(host: Host, made: Json) -> list[str]:
    with closing(sqlite3.connect(host.data / "tables.db")) as database:
        seeds = [row[0] for row in database.execute("SELECT seed FROM rounds")]
        hashes = [row[0] for row in database.execute("SELECT hash FROM keys")]
    tokens = [made["host"], made["watch"], *(seat["token"] for seat in made["seats"])]
    return [*tokens, made["code"], made["code"].replace("-", ""), *(each.hex() for each in seeds + hashes)]


def all_told(host: Host) -> str:
    told = [admin(host, *command, *more).stdout for command in COMMANDS for more in ((), ("--json",))]
    assert all(told)
    return "\n".join(told)


async def looked(host: Host, made: Json) -> Client:
    """A match with secrets: two cards were looked at."""
    ann = await host.enter(made["seats"][0]["token"])
    while ann.view["phase"] == "first-look":
        await ann.act()
    return ann


async def test_no_answer_has_a_secret_in_it(tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        made = host.make("four-card", people=1, bots=("rookie",), house="holes=2")
        ann = await looked(host, made)
        told = all_told(host).lower()
        assert made["table"] in told
        for secret in secrets_of(host, made):
            assert secret.lower() not in told, secret
        assert '"card"' not in told
        assert "layout" not in told
        await ann.leave()


async def test_what_is_told_is_the_same_whatever_the_cards_are(tmp_path: Path) -> None:
    """Two servers, two deals: but for ids, times and moves, all is alike."""
    told = []
    for place in range(2):
        with Host(tmp_path / f"data-{place}") as host:
            made = host.make("four-card", people=2)
            ann = await host.enter(made["seats"][0]["token"])
            answer = admin(host, "tables").stdout + admin(host, "visitors").stdout
            told.append(answer.replace(made["table"], "ID"))
            await ann.leave()
    assert told[0] == told[1]
