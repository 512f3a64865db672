"""What opens the host's page: a token, shown once on the server's own machine, or given when it is started.

For it the page gets a pass, which is good for some hours and stands in its forms, so that nothing has to be
kept in a browser. Of both only hashes are kept, for all processes.
"""

import time
from collections.abc import AsyncIterator, Callable
from hmac import compare_digest
from typing import TYPE_CHECKING, Final

from backnine.refused import Refused
from backnine.server.admin.messages import AdminAnswer, DeskDone, MakeToken, TokenTold
from backnine.server.club import Club, ClubPage, PagePass
from backnine.server.settings import ServerSettings
from backnine.table.keys import new_token, token_hash

if TYPE_CHECKING:
    from backnine.server.admin.desk import Errand

PASS_SECONDS: Final = 8 * 3600
MOST_PASSES: Final = 20  # the oldest goes


class PageKeys:
    def __init__(self, settings: ServerSettings, club: Club, now: Callable[[], float] = time.time) -> None:
        self.is_on = settings.admin_page
        self.club = club
        self.now = now
        self._given = _hash(settings.admin_token) if settings.admin_token else ""

    async def make_token(self, *, remove: bool) -> str:
        if not self.is_on:
            raise Refused("no-admin-page")
        if self._given:
            raise Refused("token-is-given")
        token = "" if remove else new_token()

        def edit(page: ClubPage) -> None:
            page.token, page.passes = _hash(token) if token else "", []

        await self.club.change(edit)
        return token

    async def come_in(self, token: str) -> str:
        """The pass for it."""
        wanted = self._wanted()
        if not (wanted and compare_digest(_hash(token.strip()), wanted)):
            raise Refused("wrong-token")
        made = new_token()
        new = PagePass(_hash(made), wanted, int(self.now()) + PASS_SECONDS)

        def edit(page: ClubPage) -> None:
            page.passes = [*filter(self._holds, page.passes), new][-MOST_PASSES:]

        await self.club.change(edit)
        return made

    async def check(self, shown: str) -> None:
        """Another process may have made it a moment ago."""
        if not self.knows(shown):
            await self.club.refresh()
            if not self.knows(shown):
                raise Refused("wrong-token")

    async def leave(self, shown: str) -> None:
        gone = _hash(shown)

        def edit(page: ClubPage) -> None:
            page.passes = [each for each in page.passes if self._holds(each) and each.hash != gone]

        await self.club.change(edit)

    def knows(self, shown: str) -> bool:
        """It is good, without asking anybody."""
        known = [each.hash for each in self.club.page.passes if self._holds(each)]
        return sum(compare_digest(_hash(shown), each) for each in known) > 0

    def _holds(self, one: PagePass) -> bool:
        return one.until > self.now() and one.by == self._wanted()

    def _wanted(self) -> str:
        return self._given or self.club.page.token


async def make_token(errand: "Errand", request: MakeToken) -> AsyncIterator[AdminAnswer]:
    token = await errand.desk.keys.make_token(remove=request.remove)
    errand.log("the token of the page was removed" if request.remove else "a token of the page was made")
    if token:
        yield TokenTold(token)
    yield DeskDone(1)


def _hash(secret: str) -> str:
    return token_hash(secret).hex()
