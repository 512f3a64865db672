"""The door over HTTP: a password is shown once, and a badge is given for it."""

from typing import Any

from litestar import Request, post
from litestar.datastructures import State

from backnine.refused import Refused
from backnine.server.answers import Badge, Password
from backnine.server.asked import address_of, problems
from backnine.server.door import badge_of, typed_password


@post(
    "/api/door",
    summary="What the club's password is good for: a badge, which opens the door from now on",
    status_code=200,
    responses=problems(400, 403, 413, 429, 503),
)
async def open_door(request: Request[Any, Any, State], state: State, data: Password) -> Badge:
    with state.guard.trying_password(address_of(request)):
        password, salt = typed_password(data.password), state.guard.door.page.salt
        badge: str = await state.clubhouse.passwords.run(lambda: badge_of(password, salt))
        if not state.guard.door.fits(badge):
            raise Refused("wrong-password")
    return Badge(badge)
