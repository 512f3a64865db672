"""Who asks over HTTP, with which key, where others reach the server, and what an answer may refuse."""

from http import HTTPStatus
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from backnine.refused import Refused
from backnine.server.door import BADGE
from backnine.server.names import is_own
from backnine.server.problems import Problem
from backnine.server.reach import reach
from backnine.server.settings import ServerSettings

FORWARDED = frozenset({"forwarded", "via", "x-forwarded-for", "x-real-ip"})  # by a proxy or a tunnel


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in statuses
    }


def address_of(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else "?"


def token_of(request: Request[Any, Any, Any]) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused("no-such-token")
    return token


def badge_in(request: Request[Any, Any, Any]) -> str:
    return request.headers.get(BADGE, "")


def reach_of(request: Request[Any, Any, State]) -> str | None:
    url, door = request.base_url, request.scope["server"]
    settings: ServerSettings = request.app.state.guard.settings
    return reach(settings, str(url), url.hostname, (door and door[1]) or settings.port)


def lan_command_of(request: Request[Any, Any, State]) -> str | None:
    """Told on the same machine only: there may be the names of folders in it."""
    settings: ServerSettings = request.app.state.guard.settings
    passed_on = FORWARDED & {name.lower() for name in request.headers}
    near = settings.proxy is None and not passed_on and is_own(address_of(request))
    return settings.lan_command if near and reach_of(request) is None else None
