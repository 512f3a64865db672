"""Reminders over HTTP: a player wants them on this device, or no longer."""

import re
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, delete, post
from litestar.datastructures import State
from litestar.params import PathParameter

from backnine.refused import Refused
from backnine.server.answered import answered, done_by
from backnine.server.asked import address_of, problems, token_of
from backnine.server.post.bells import (
    BELL_BYTES,
    MOST_BELLS,
    BellAsked,
    BellHung,
    bell_id,
    bell_of,
    bell_slip,
    bells_in,
    name_of,
)
from backnine.store import Key, Slip

_ID: Final = re.compile(r"[0-9a-f]{32}")


@post(
    "/api/seat/reminders",
    summary="Be reminded on this device when it is one's turn and one is not connected",
    status_code=200,
    security=[{"token": []}],
    responses=problems(400, 401, 403, 404, 413, 429, 503),
)
async def remind_me(request: Request[Any, Any, State], state: State, data: BellAsked) -> BellHung:
    office, key = state.office, await _seat(request)
    if office.key is None:
        raise Refused("no-reminders")
    state.guard.quota.check(address_of(request))
    bell = bell_of(data, office.now(), near=office.settings.push_near)
    slips: list[Slip] = await answered(partial(office.store.slips, key.table))
    id_ = bell_id(bell.endpoint)
    others = [slip for slip, _ in bells_in(slips, key.seat) if slip.name != name_of(key.seat, id_)]
    for slip in others[: max(0, len(others) + 1 - MOST_BELLS)]:
        await done_by(partial(office.store.pin, slip._replace(value=b"")))
    await done_by(partial(office.store.pin, bell_slip(key.table, key.seat, bell)))
    state.guard.quota.pay(address_of(request), BELL_BYTES)
    return BellHung(id_)


@delete(
    "/api/seat/reminders/{id:str}",
    summary="Be reminded no more on that device",
    security=[{"token": []}],
    responses=problems(400, 401, 403, 429, 503),
)
async def remind_no_more(
    request: Request[Any, Any, State],
    state: State,
    id: Annotated[str, PathParameter(max_length=32)],  # noqa: A002 - the name in the path
) -> None:
    key = await _seat(request)
    if _ID.fullmatch(id):
        slip = Slip(key.table, name_of(key.seat, id), b"", key.seat)
        await done_by(partial(state.office.store.pin, slip))


async def _seat(request: Request[Any, Any, State]) -> Key:
    key: Key = await request.app.state.clubhouse.key(token_of(request))
    if key.kind != "seat":
        raise Refused("only-players")
    return key
