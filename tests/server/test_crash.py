"""The server is killed at random moments under load: nothing that anybody was told of is ever lost.

`make soak` does the same two hundred times.
"""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.crowd import Crowd
from tests.server.host import Host

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240)]


async def kill_again_and_again(folder: Path, kills: int, seed: str) -> None:
    dice = Random(seed)
    with Host(folder / "data") as host:
        crowd = Crowd(host, dice)
        for _ in range(3):
            crowd.sit_down("play-nine", 2)
            crowd.sit_down("four-card", 3, ("weekender",), holes=3)
        crowd.sit_down("play-nine", 2, ("rookie", "weekender"), one_device=True)
        crowd.sit_down("four-card", 1, ("rookie", "club"))
        async with crowd:
            for number in range(kills):
                if number % 5 == 0:
                    await crowd.make_one_more()
                await crowd.play(dice.choice((0, 1, 10, 50, 100, 200)))
                await crowd.kill()
            await crowd.play(1)
            await crowd.go_home()
        matches = await asyncio.to_thread(crowd.check_all)
        assert matches >= len(crowd.tables)
        assert crowd.life == kills
        assert all(player.returns for player in crowd.players)  # everybody came back to a match


async def test_ten_kills(tmp_path: Path) -> None:
    await kill_again_and_again(tmp_path, 10, "ten kills")


async def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    """It is down for longer than a turn and the grace; nobody loses a turn or the seat by that."""
    with Host(tmp_path / "data") as host:
        made = host.make(people=2, timer=5, grace=5)
        keys = [seat["token"] for seat in made["seats"]]
        people = [await host.enter(key) for key in keys]
        await people[0].until(lambda: {clock["seat"] for clock in people[0].view["clocks"]} == {0, 1})
        host.kill()
        for person in people:
            assert (await person.ended())[0] == 1006
        await asyncio.sleep(5.5)
        host.start()
        people = [await host.enter(key, have=0) for key in keys]
        for seat, person in enumerate(people):
            await person.until(lambda: person.view["n"] == seat * 2)  # noqa: B023
            assert not any(chair["standing_in"] for chair in person.table["chairs"])
            await person.move("flip 1")
            await person.move("flip 2")
        assert people[1].view["n"] == 4
        await asyncio.gather(*(person.leave() for person in people))
