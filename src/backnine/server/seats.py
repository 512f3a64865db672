"""Seats over HTTP: pictures of the links that lead to one, moved to another device, given up."""

import io
from typing import Any

import segno
from litestar import Request, Response, delete, post
from litestar.datastructures import State

from backnine.refused import Refused
from backnine.server.answers import Code, TakeOver
from backnine.server.asked import address_of, problems, reach_of, token_of
from backnine.server.clubhouse import JoinedTable
from backnine.server.guard import CHAIR_BYTES
from backnine.table.keys import read_code

LONGEST_ADDRESS = 200  # in a QR code


@post(
    "/api/qr",
    summary="An invitation as a picture to point a phone at",
    media_type="image/svg+xml",
    status_code=200,
    responses=problems(400, 403, 413, 429, 503),
)
async def qr_code(request: Request[Any, Any, State], state: State, data: Code) -> Response[bytes]:
    """The code stands behind `#`, which browsers keep to themselves: no log and no other page gets it."""
    return await _picture(request, f"#join={read_code(data.code)}")


@post(
    "/api/seat/qr",
    summary="A link by which one's seat moves to the phone that is pointed at it",
    media_type="image/svg+xml",
    status_code=200,
    security=[{"token": []}],
    responses=problems(400, 401, 403, 429, 503),
)
async def seat_qr_code(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    token = token_of(request)
    if (await state.clubhouse.key(token)).kind != "seat":
        raise Refused("only-players")
    return await _picture(request, f"#seat={token}")


async def _picture(request: Request[Any, Any, State], place: str) -> Response[bytes]:
    address = f"{reach_of(request) or request.base_url}{place}"
    if len(address) > LONGEST_ADDRESS:
        raise Refused("bad-request", reason="host")
    drawn = await request.app.state.clubhouse.heavy.run(lambda: _drawn(address))
    return Response(drawn, media_type="image/svg+xml")


def _drawn(address: str) -> bytes:
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return picture.getvalue()


@post(
    "/api/seat",
    summary="Move one's seat to this device: the key that is shown opens nothing more, and a new one does",
    status_code=200,
    security=[{"token": []}],
    responses=problems(400, 401, 403, 404, 409, 413, 429, 503),
)
async def move_seat(request: Request[Any, Any, State], state: State, data: TakeOver) -> JoinedTable:
    address = address_of(request)
    state.guard.quota.check(address)
    key = await state.clubhouse.key(token_of(request))
    moved: JoinedTable = await state.clubhouse.move(key, data.token)
    state.guard.quota.pay(address, CHAIR_BYTES)
    return moved


@delete(
    "/api/seat",
    summary="Give one's seat up, and have one's name forgotten",
    security=[{"token": []}],
    responses=problems(400, 401, 403, 404, 409, 429, 503),
)
async def forget_me(request: Request[Any, Any, State], state: State) -> None:
    await state.clubhouse.give_up(await state.clubhouse.key(token_of(request)))
