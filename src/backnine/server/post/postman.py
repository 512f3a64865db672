"""Looks after tables that sleep: whose time is up, or who is to be reminded. One question for all of them."""

import asyncio
import logging
from functools import partial
from typing import Final

from backnine.refused import Refused
from backnine.server.answered import answered, done_by
from backnine.server.clubhouse import Clubhouse
from backnine.store import ServerStore, Slip

ROUND_SECONDS: Final = 15.0
MOST: Final = 100  # tables in one round
LATER: Final = 3600  # seconds until a table is tried again that could not be read

_log = logging.getLogger("backnine.post")


class Postman:
    """Where there are several processes each looks after the tables that it owns, or would."""

    def __init__(self, clubhouse: Clubhouse, store: ServerStore) -> None:
        self.clubhouse = clubhouse
        self.store = store

    async def walk(self) -> None:
        """For ever."""
        while True:
            found = 0
            try:
                found = await self.go_round()
            except Refused as refused:
                _log.warning("the store does not say what is due: %s", refused.why)
            except Exception:  # a disk that fails today may not do so tomorrow
                _log.exception("the post could not be looked after")
            await asyncio.sleep(1 if found == MOST else ROUND_SECONDS)

    async def go_round(self) -> int:
        """How many tables were due?"""
        slips: list[Slip] = await answered(partial(self.store.due, MOST))
        for slip in slips:
            if await self.clubhouse.keeps(slip.table):
                await self._see_to(slip)
        return len(slips)

    async def _see_to(self, slip: Slip) -> None:
        try:
            table = await self.clubhouse.table(slip.table)
        except Refused as refused:
            if refused.why not in ("too-busy", "store-failed"):
                await self._put_off(slip)
        except Exception:  # a mistake at one table: the others must not wait behind it
            _log.exception("a table could not be woken", extra={"facts": {"table": slip.table}})
            await self._put_off(slip)
        else:
            table.is_due()

    async def _put_off(self, slip: Slip) -> None:
        await done_by(partial(self.store.pin, slip._replace(at=self.store.now() + LATER)))
