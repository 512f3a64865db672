"""Bans: set, lifted and listed. They hold in all processes at once, and after a restart."""

import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from backnine.refused import Refused
from backnine.server.admin.messages import AddBan, AdminAnswer, BanTold, DeskDone, LiftBan, ListBans
from backnine.server.bans import read_network
from backnine.server.club import Ban, ClubPage
from backnine.store.calendar import DAY

if TYPE_CHECKING:
    from backnine.server.admin.desk import Errand

MOST_BANS: Final = 10_000


async def list_bans(errand: "Errand", request: ListBans) -> AsyncIterator[AdminAnswer]:
    bans = _standing(errand.club.page.bans)
    for ban in bans:
        yield told(ban)
    yield DeskDone(len(bans))


async def add_ban(errand: "Errand", request: AddBan) -> AsyncIterator[AdminAnswer]:
    """A second ban of the same network takes the place of the first."""
    network, now = str(read_network(request.network)), int(time.time())
    until = now + request.days * DAY if request.days else 0
    new = Ban(0, network, now, until, request.note)

    def edit(page: ClubPage) -> None:
        page.bans = [each for each in _standing(page.bans) if each.network != network]
        if len(page.bans) >= MOST_BANS:
            raise Refused("too-many-bans", most=MOST_BANS)
        page.last_ban += 1
        new.number = page.last_ban
        page.bans.append(new)

    await errand.club.change(edit)
    errand.log("a ban was set", ban=new.number, days=request.days)
    yield told(new)
    yield DeskDone(1)


async def lift_ban(errand: "Errand", request: LiftBan) -> AsyncIterator[AdminAnswer]:
    """By its network, or by its number."""
    said = request.network.strip()
    wanted = "" if said.isdecimal() else str(read_network(said))
    lifted: list[Ban] = []

    def edit(page: ClubPage) -> None:
        lifted[:] = [each for each in page.bans if wanted == each.network or said == str(each.number)]
        if not lifted:
            raise Refused("no-such-ban", ban=said[:60])
        page.bans = [each for each in page.bans if each not in lifted]

    await errand.club.change(edit)
    for ban in lifted:
        errand.log("a ban was lifted", ban=ban.number)
        yield told(ban)
    yield DeskDone(len(lifted))


def _standing(bans: list[Ban]) -> list[Ban]:
    return [ban for ban in bans if not ban.until or ban.until > time.time()]


def told(ban: Ban) -> BanTold:
    return BanTold(ban.number, ban.network, ban.since, ban.until, ban.note)
