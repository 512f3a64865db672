"""Attacks on a server of our own, while a stranger plays: `make soak`, for 60 seconds each, or as many as
`BACKNINE_SOAK_SECONDS` says. The stranger's moves stay quick, none is lost, and in the end the server is as
it was."""

import asyncio
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

import pytest
from soak.attackers import ATTACKS

from tests.command import COMMAND
from tests.server.host import Client, Host, Json

SECONDS = float(os.environ.get("BACKNINE_SOAK_SECONDS", "60"))
QUICK = 0.100  # seconds, for 99 of 100 moves
QUIET = 8.0  # seconds before the attack, to know what is usual here
PACE = 0.06  # seconds between two moves: below what a socket may say
FILES = 700  # descriptors of the server: an attacker opens nearly as many
SPARE = 20  # descriptors of bots that were started meanwhile
LIMITED = ("/bin/sh", "-c", f'ulimit -n {FILES}; exec "$0" "$@"', str(COMMAND))


@dataclass
class Stranger:
    """Plays against a bot and measures: until the own move is shown, and until the bot has answered."""

    host: Host
    bot: str
    table: Json = field(default_factory=dict)
    client: Client | None = None
    waits: list[float] = field(default_factory=list)
    bot_waits: list[float] = field(default_factory=list)
    n: int = 0  # the last that was acknowledged

    async def sit_down(self) -> Client:
        self.table = await asyncio.to_thread(
            lambda: self.host.make("play-nine", people=1, bots=[self.bot], house="holes=18")
        )
        self.client = await self.host.enter(*self.tokens)
        return self.client

    @property
    def tokens(self) -> list[str]:
        return [seat["token"] for seat in self.table["seats"]]

    async def play(self, until: float) -> None:
        client = self.client or await self.sit_down()
        while time.monotonic() < until:
            if client.table["state"] != "playing":
                await client.leave()
                client = await self.sit_down()
            if client.may_move:
                begun = time.perf_counter()
                await client.move()
                self.waits.append(time.perf_counter() - begun)
                self.n = client.view["n"]
                await asyncio.sleep(PACE)
            elif not await client.act():
                await self.be_patient(client)

    async def be_patient(self, client: Client) -> None:
        """The bot thinks."""
        begun = time.perf_counter()
        await client.until(lambda: client.may_move or client.view["phase"] == "over")
        self.bot_waits.append(time.perf_counter() - begun)
        self.n = client.view["n"]

    def figures(self) -> dict[str, float]:
        """Of all moves since the last time, in milliseconds."""
        cuts = quantiles(self.waits, n=100)
        told = {"moves": len(self.waits), "p50": cuts[49] * 1000, "p99": cuts[98] * 1000}
        if self.bot_waits:
            told |= {"bot_p50": median(self.bot_waits) * 1000, "bot_max": max(self.bot_waits) * 1000}
        self.waits, self.bot_waits = [], []
        return {name: round(figure, 1) for name, figure in told.items()}


def descriptors(host: Host) -> int:
    assert host.process
    return len(list(Path(f"/proc/{host.process.pid}/fd").iterdir()))


async def as_before(host: Host, before: int) -> int:
    """Descriptors some time after the attack: what it held is let go."""
    end = time.monotonic() + 30
    while (now := descriptors(host)) > before + SPARE and time.monotonic() < end:
        await asyncio.sleep(0.2)
    return now


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.timeout(SECONDS * 3 + 240)
@pytest.mark.parametrize("name", ATTACKS)
async def test_a_stranger_plays_on(name: str, tmp_path: Path) -> None:
    host = Host(tmp_path / "data", "--workers", "1", start=False)
    host.program = LIMITED
    host.start()
    with host:
        told = await attacked(host, name)
        print(json.dumps({"attack": name} | told), file=sys.stderr)
        assert told["alive"]
        assert told["found"] >= told["acknowledged"]  # after a kill and a start; the bot may have gone on
        assert told["descriptors"][1] <= told["descriptors"][0] + SPARE
        assert told["tracebacks"] == 0
        assert told["attacked"]["p99"] < allowed(told["usual"]["p99"]), told


def allowed(usual: float) -> float:
    """A hundred milliseconds; on a machine that is busy with other things, what that adds."""
    return 1000 * QUICK + max(0.0, usual - 500 * QUICK)


async def attacked(host: Host, name: str) -> Json:
    stranger = Stranger(host, "club" if name in ("bots", "mixed") else "rookie")
    await stranger.sit_down()
    before = descriptors(host)
    await stranger.play(time.monotonic() + QUIET)
    usual = stranger.figures()
    attacker = subprocess.Popen(  # noqa: S603 - ours
        [sys.executable, "-m", "soak.attackers", name, str(host.port), str(SECONDS)],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[1],
    )
    await stranger.play(time.monotonic() + SECONDS)
    answers, _ = await asyncio.to_thread(attacker.communicate, timeout=60)
    told: Json = {
        "usual": usual,
        "attacked": stranger.figures(),
        "answers": json.loads(answers or b"{}"),
    }
    assert stranger.client
    assert host.process
    told["alive"] = host.process.poll() is None
    told["descriptors"] = [before, await as_before(host, before)]
    await stranger.client.drop()
    told["tracebacks"] = host.log.read_text().count("Traceback")
    host.kill()
    host.start()
    again = await host.enter(*stranger.tokens)
    told |= {"acknowledged": stranger.n, "found": again.view["n"]}
    await again.leave()
    return told
