"""Processes that share the tables see each other in the database."""

from contextlib import closing

import pytest

from backnine.server.cluster.leases import Leases, TakenForGone
from backnine.server.cluster.members import Members
from backnine.store.postgres.store import PostgresStore
from tests.engines import postgres

pytestmark = pytest.mark.anyio


@pytest.fixture
def url() -> str:
    made = postgres().url()
    with closing(PostgresStore(made)):
        return made


async def test_who_has_just_come_is_known_before_the_next_beat(url: str) -> None:
    first, second = Members(url, "a"), Members(url, "b")
    await first.join()
    await second.join()
    assert not first.is_alive("b")
    await first.meet()
    assert first.is_alive("b")
    assert (first.others, second.others) == (["b"], ["a"])
    await second.leave()
    await first.leave()


async def test_who_was_crossed_out_claims_nothing_until_it_has_come_in_anew(url: str) -> None:
    members, leases = Members(url, "a"), Leases(url, "a")
    expelled: list[str] = []
    members.expelled = lambda: expelled.append("a")
    await members.join()
    assert (await leases.claim("first")).node == "a"
    postgres().run("DELETE FROM nodes", url)
    with pytest.raises(TakenForGone):
        await leases.claim("second")
    await members.beat()
    assert expelled == ["a"]
    assert (await leases.claim("second")).node == "a"
    leases.close()
    await members.leave()
