"""What the pages say of cookies and addresses."""

import asyncio
from pathlib import Path

import pytest

from tests.server.host import Host


@pytest.mark.anyio
async def test_no_cookie_and_no_address_is_kept(tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        table = await asyncio.to_thread(lambda: host.make(people=1, bots=["rookie"]))
        tokens = [seat["token"] for seat in table["seats"]]
        client = await host.enter(*tokens)
        await client.play()
        answers = [host.get(path) for path in ("/", "/api/offer", "/api/docs", "/ready")]
        answers += [host.get("/api/table", token=tokens[0]), host.get("/api/records/0", token=tokens[0])]
        assert [answer.status_code for answer in answers] == [200] * len(answers)
        assert not any("cookie" in name.lower() for answer in answers for name in answer.headers)
        assert b"cookie" not in bytes(client.line.wire).lower()
        await client.leave()
        host.stop()
        kept = [file.read_bytes() for file in (tmp_path / "data").rglob("*") if file.is_file()]
        assert any(b"play-nine" in each for each in kept)
        assert not any(b"127.0.0.1" in each for each in kept if each.startswith(b"SQLite"))
