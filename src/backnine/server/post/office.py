"""Where reminders go out: to the browsers of who is to be reminded, and to the host's webhook."""

import hmac
import json
import logging
import time
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec

from backnine.refused import Refused
from backnine.server.answered import answered, done_by
from backnine.server.post.bells import MOST_BELLS, Bell, bells_in, service_of
from backnine.server.post.jobs import GONE, Jobs
from backnine.server.post.sending import HttpAnswer, send
from backnine.server.post.webpush import locked, new_key, point, read_key, signature, unpadded, written
from backnine.server.problems import words_for
from backnine.server.settings import ServerSettings
from backnine.store import POST_KEY, Fact, Outdated, ServerStore, Slip
from backnine.table.post import Reminder

LONGEST_LIFE: Final = 3 * 24 * 3600  # seconds that a reminder may wait for a device that is off
LEAST_LIFE: Final = 60
TITLES: Final = {"your-turn": "reminder-your-turn", "time-runs-out": "reminder-time-runs-out"}

_log = logging.getLogger("backnine.post")


class ReminderOffice:
    """`key` is what the server signs with, made once and kept with the tables, for all processes; none where
    the host has not switched Web Push on."""

    def __init__(self, store: ServerStore, settings: ServerSettings, jobs: Jobs) -> None:
        self.store = store
        self.settings = settings
        self.jobs = jobs
        self.key: ec.EllipticCurvePrivateKey | None = None

    async def open(self) -> None:
        if self.settings.push:
            self.key = read_key(await self._kept_key())

    async def _kept_key(self) -> bytes:
        kept: bytes | None = await answered(partial(self.store.fact, POST_KEY))
        if kept:
            return kept
        try:
            new = Fact(POST_KEY, None, written(new_key()))
            await done_by(partial(self.store.set_fact, new))
        except Outdated:  # another process was quicker
            return await self._kept_key()
        return new.value

    @property
    def public_key(self) -> str | None:
        """What browsers ask their push services with."""
        return unpadded(point(self.key)) if self.key else None

    # What tables ask for

    def now(self) -> int:
        return self.store.now()

    def pin(self, slip: Slip, reminders: list[Reminder]) -> None:
        self.store.pin(slip, partial(self._pinned, slip.table, reminders))

    def _pinned(self, table: str, reminders: list[Reminder], problem: Refused | None) -> None:
        if problem:
            _log.warning("a table's deadlines were not stored", extra={"facts": {"table": table}})
            return
        for reminder in reminders if self.key or self.settings.webhook else ():
            self.jobs.begin(self.remind(reminder))

    # Out

    async def remind(self, reminder: Reminder) -> None:
        slips: list[Slip] = await answered(partial(self.store.slips, reminder.table))
        bells = bells_in(slips, reminder.chair)[-MOST_BELLS:]  # more may have come all at once
        if self.settings.webhook:
            language = bells[0][1].language if bells else None
            self.jobs.begin(self._tell_webhook(self.settings.webhook, reminder, language))
        for slip, bell in bells if self.key else ():
            self.jobs.begin(self.ring(slip, bell, reminder))

    async def ring(self, slip: Slip, bell: Bell, reminder: Reminder) -> None:
        status = await self.jobs.deliver(service_of(bell.endpoint), partial(self._push, bell, reminder))
        if status in GONE:  # the browser wants no more
            await done_by(partial(self.store.pin, slip._replace(value=b"")))

    async def _push(self, bell: Bell, reminder: Reminder) -> HttpAnswer:
        assert self.key
        left = reminder.deadline - self.now()
        headers = {
            "Authorization": signature(self.key, bell.endpoint, str(self.settings.push)),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(LEAST_LIFE, min(left, LONGEST_LIFE))),
            "Urgency": "normal",
            "Topic": sha256(reminder.table.encode()).hexdigest()[:32],  # a later one takes its place
        }
        body = locked(told(reminder, bell.language), bell.browser, bell.auth)
        return await send(bell.endpoint, headers, body, near=self.settings.push_near)

    async def _tell_webhook(self, url: str, reminder: Reminder, language: str | None) -> None:
        deadline = datetime.fromtimestamp(time.time() + reminder.deadline - self.now(), UTC)
        said = {
            "kind": reminder.occasion,
            "table": reminder.table,
            "game": reminder.game,
            "seat": reminder.seat,
            "name": reminder.name,
            "link": f"{self.settings.address}#table={reminder.table}" if self.settings.address else None,
            "deadline": deadline.isoformat(timespec="seconds").replace("+00:00", "Z"),
            "language": language,
        }
        body = json.dumps(said, ensure_ascii=False).encode()
        await self.jobs.deliver("webhook", partial(self._post, url, body))

    async def _post(self, url: str, body: bytes) -> HttpAnswer:
        at = str(int(time.time()))
        signed = hmac.new(str(self.settings.webhook_secret).encode(), f"{at}.".encode() + body, sha256)
        headers = {
            "Content-Type": "application/json",
            "Backnine-Signature": f"t={at},v1={signed.hexdigest()}",
        }
        return await send(url, headers, body, near=True)


def told(reminder: Reminder, language: str) -> bytes:
    """What stands in the notification: whose move it is, of which game, and nothing of cards."""
    words = words_for(language)
    game = words(f"{reminder.game}-name")
    said = {
        "title": words(TITLES[reminder.occasion]),
        "body": words("reminder-at-table", game=game, name=reminder.name),
        "table": reminder.table,
    }
    return json.dumps(said, ensure_ascii=False).encode()
