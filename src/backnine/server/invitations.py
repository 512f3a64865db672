"""What a code is good for, over HTTP: a free chair before the start; later to watch, or ask for a chair."""

from typing import Any

from litestar import Request, post
from litestar.datastructures import State

from backnine.server.answers import AskForChair, Code, Invitation, Join
from backnine.server.asked import address_of, problems
from backnine.server.clubhouse import ChairAnswer, Clubhouse, JoinedTable, WindowKey
from backnine.server.guard import CHAIR_BYTES, household
from backnine.table.keys import token_hash
from backnine.table.latecomers import DoorQuestion


@post(
    "/api/join",
    summary="Take an open chair with a code",
    responses=problems(400, 403, 404, 409, 413, 429, 503),
)
async def join_table(request: Request[Any, Any, State], state: State, data: Join) -> JoinedTable:
    address = address_of(request)
    state.guard.quota.check(address)
    with state.guard.guessing(address):
        joined: JoinedTable = await state.clubhouse.join(data.code, data.name, data.seal)
    state.guard.quota.pay(address, CHAIR_BYTES)
    return joined


@post(
    "/api/invitation",
    summary="What a code invites to, also for who comes late",
    status_code=200,
    responses=problems(400, 403, 404, 409, 413, 429),
)
async def look_at_invitation(request: Request[Any, Any, State], state: State, data: Code) -> Invitation:
    with state.guard.guessing(address_of(request)):
        told: Invitation = await state.clubhouse.invitation(data.code)
    return told


@post(
    "/api/watch",
    summary="Watch a table with its code, if the host allows spectators",
    responses=problems(400, 403, 404, 409, 413, 429, 503),
)
async def watch_table(request: Request[Any, Any, State], state: State, data: Code) -> WindowKey:
    address = address_of(request)
    state.guard.quota.check(address)
    with state.guard.guessing(address):
        window: WindowKey = await state.clubhouse.watch(data.code)
    state.guard.quota.pay(address, CHAIR_BYTES)
    return window


@post(
    "/api/ask",
    summary="Ask the host for a bot's chair, or to watch; ask again to hear the answer, or no more",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 429, 503),
)
async def ask_for_chair(request: Request[Any, Any, State], state: State, data: AskForChair) -> ChairAnswer:
    address = address_of(request)
    state.guard.quota.check(address)
    with state.guard.guessing(address):
        clubhouse: Clubhouse = state.clubhouse
        question = DoorQuestion(data.name, data.seat, token_hash(data.token), household(address))
        if data.on:
            said = await clubhouse.ask_to_come_in(data.code, question, data.token)
        else:
            said = await clubhouse.ask_no_more(data.code, question)
    if said.answer == "yes":  # a key was stored
        state.guard.quota.pay(address, CHAIR_BYTES)
    return said
