"""Reviews over HTTP: of a table's match with the same right as its record, or of a record that is sent."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from backnine.server.asked import address_of, problems, token_of
from backnine.server.guard import REVIEW_BYTES, household
from backnine.server.review_types import LARGEST_RECORD, ReviewAsked, ReviewTold
from backnine.server.reviews import PlayedAt, Review, Reviews

COST: Final = 500  # of a review that is begun, as requests are priced in gate.py; then households take turns
MOST_HOLES: Final = 40

Since = Annotated[int, QueryParameter(name="since", ge=0, le=MOST_HOLES)]


@get(
    "/api/reviews/{number:int}",
    summary="The review of a match that is over",
    security=[{"token": []}],
    responses=problems(400, 401, 403, 404, 409, 429, 503),
)
async def review_match(
    request: Request[Any, Any, State], state: State, number: Annotated[int, PathParameter(ge=0, le=10_000)]
) -> ReviewTold:
    key = await state.clubhouse.key(token_of(request))
    record = await state.clubhouse.record(key.table, number)
    return await (await _begun(request, record, PlayedAt(key.table, number))).told(0)


@post(
    "/api/reviews",
    summary="The review of a record",
    status_code=200,
    request_max_body_size=LARGEST_RECORD * 2,
    responses=problems(400, 403, 413, 429, 503),
)
async def review_record(request: Request[Any, Any, State], data: ReviewAsked) -> ReviewTold:
    return await (await _begun(request, data.record)).told(0)


@get(
    "/api/review/{key:str}",
    summary="More of a review that was begun: its holes from `since` on, once there are any",
    responses=problems(400, 403, 404, 429),
)
async def review_on(
    state: State, key: Annotated[str, PathParameter(max_length=64)], since: Since = 0
) -> ReviewTold:
    return await _reviews(state).find(key).told(since)


def _reviews(state: State) -> Reviews:
    reviews: Reviews = state.clubhouse.reviews
    return reviews


async def _begun(request: Request[Any, Any, State], record: str, played: PlayedAt | None = None) -> Review:
    state, address = request.app.state, address_of(request)
    reviews = _reviews(state)
    if known := await reviews.known(record, played):
        return known
    await asyncio.sleep(state.guard.wait(address, COST))
    if played and not state.guard.quota.pay(address, REVIEW_BYTES):
        played = None  # whoever has stored too much today gets it, and it is not kept
    return await reviews.begin(record, household(address), played)
