"""The Litestar application: routes for tables, records, health and metrics; the WebSocket endpoint."""

import asyncio
import logging
from importlib.metadata import version
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, Router, asgi, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import PathParameter
from litestar.response import Redirect
from litestar.types import Message, Scope

from backnine.bots import BOTS
from backnine.games import GAMES
from backnine.locales import LANGUAGES
from backnine.protocol import PHRASES, SUBPROTOCOL
from backnine.refused import Refused
from backnine.server import pages
from backnine.server.admin.desk import AdminDesk
from backnine.server.admin.page import see_page, see_style, use_page
from backnine.server.advice import advise
from backnine.server.answered import answered
from backnine.server.answers import BotTold, Deleted, Offer, TableTold
from backnine.server.asked import address_of, badge_in, lan_command_of, problems, reach_of, token_of
from backnine.server.badges import open_door
from backnine.server.clubhouse import Clubhouse, MadeTable
from backnine.server.embedding import embedded
from backnine.server.facts import game_told
from backnine.server.guard import TABLE_BYTES, Guard
from backnine.server.invitations import ask_for_chair, join_table, look_at_invitation, watch_table
from backnine.server.metrics import CONTENT_TYPE, Metrics
from backnine.server.new_table import NewTable
from backnine.server.paper import make_paper, preview
from backnine.server.post.office import ReminderOffice
from backnine.server.post.routes import remind_me, remind_no_more
from backnine.server.problems import HEADERS, Problem, problem_of, status_of, words_for
from backnine.server.puzzles import puzzles
from backnine.server.reviewing import review_match, review_on, review_record
from backnine.server.seats import forget_me, move_seat, qr_code, seat_qr_code
from backnine.server.socket import Sockets
from backnine.server.web import ASK_AGAIN, WEB
from backnine.store import Glance, StoreFailed
from backnine.table.sitting import NAMES

_log = logging.getLogger("backnine.http")

VERSION = version("backnine")
LARGEST_BODY = 16 * 1024
PAGES = {404: Refused("no-such-page"), 405: Refused("wrong-method"), 413: Refused("too-large")}


def _accepted(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    return request.headers.get("accept-language", "")


def _told(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    if not isinstance(refused, StoreFailed):  # the store counts those itself
        request.app.state.metrics.refused.labels(refused.why).inc()
    return Response(problem_of(refused, _accepted(request)), status_code=status_of(refused))


def _mistake(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra]
    return _told(request, Refused("bad-request", reason="; ".join(faults)[:300] or str(error.detail)[:300]))


def _http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: a path that is not there, a method that is not allowed."""
    otherwise = Refused("bad-request", reason=str(error.detail)[:300])
    told = _told(request, PAGES.get(error.status_code, otherwise))
    told.headers.update(error.headers or {})
    return told


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that cannot be decoded: JSON nested too deeply, or bytes that are not UTF-8."""
    return _told(request, Refused("bad-request", reason=str(error)[:300]))


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An exception nobody expected: 500, logged with its traceback."""
    _log.error("a request failed", exc_info=error, extra={"facts": {"path": request.url.path}})
    return _told(request, Refused("server-fault"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def web_file(request: Request[Any, Any, State], state: State, path: str = "/") -> Response[bytes]:
    """The browser client; where it was not built, a plain page of what there is."""
    file = WEB.get(path)
    if file:
        return file.answer(request.headers.get("accept-encoding", ""))
    if path == "/":
        latest: list[Glance] = []
        if state.guard.door.may_enter(""):
            latest = await answered(lambda done: state.clubhouse.store.latest(50, done))
        text = pages.start_page(words_for(_accepted(request)), latest)
        return Response(text.encode(), media_type=MediaType.HTML)
    raise NotFoundException


@get("/guide", include_in_schema=False, sync_to_thread=False)
def guide(request: Request[Any, Any, State], language: str = "") -> Redirect:
    """The guide for families, in the language asked for; otherwise in one that the browser prefers."""
    spoken = words_for(_accepted(request)).language
    for each in (language, spoken, *LANGUAGES):
        if (page := f"/guide/{each}/families.html") in WEB:
            return Redirect(page, headers={"cache-control": ASK_AGAIN, "vary": "accept-language"})
    raise NotFoundException


@get("/style.css", media_type=MediaType.CSS, include_in_schema=False, sync_to_thread=False)
def style() -> str:
    return pages.STYLE


@get("/api/offer", sync_to_thread=False, summary="Games, house rules, bots and phrases")
def offer(request: Request[Any, Any, State]) -> Offer:
    words = words_for(_accepted(request))
    games = [game_told(game) for game in GAMES]
    bots = [BotTold(bot.name, words(f"bot-{bot.name}-character")) for bot in BOTS]
    guests = request.app.state.guard.settings.bots
    bots += [BotTold(name, words("bot-guest-character"), guest=True) for name in guests]
    phrases: dict[str, str] = {phrase: words(f"phrase-{phrase}") for phrase in PHRASES}
    return Offer(
        VERSION,
        SUBPROTOCOL,
        list(LANGUAGES),
        games,
        bots,
        phrases,
        list(NAMES),
        request.app.state.guard.settings.keep_days,
        reach_of(request),
        lan_command_of(request),
        bool(request.app.state.guard.settings.embedding),
        request.app.state.guard.door.seen(badge_in(request)),
        request.app.state.guard.door.message(words.language),
        request.app.state.office.public_key,
    )


@post("/api/tables", summary="Make a table", responses=problems(400, 403, 413, 429, 503))
async def make_table(request: Request[Any, Any, State], state: State, data: NewTable) -> MadeTable:
    state.guard.quota.check(address_of(request))
    made: MadeTable = await state.clubhouse.make(data)
    state.guard.quota.pay(address_of(request), TABLE_BYTES)
    state.metrics.made.inc()
    return made


@get(
    "/api/table",
    summary="Which table a token belongs to",
    security=[{"token": []}],
    responses=problems(401, 403, 404, 429),
)
async def which_table(request: Request[Any, Any, State], state: State) -> TableTold:
    told: TableTold = await state.clubhouse.which(await state.clubhouse.key(token_of(request)))
    return told


@delete(
    "/api/table",
    summary="Delete the table, once those who have a say agree",
    security=[{"token": []}],
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 429, 503),
)
async def delete_table(request: Request[Any, Any, State], state: State) -> Deleted:
    key = await state.clubhouse.key(token_of(request))
    return Deleted(await state.clubhouse.delete(key))


@get(
    "/api/records/{number:int}",
    summary="The record of a match that is over",
    media_type=MediaType.TEXT,
    security=[{"token": []}],
    responses=problems(400, 401, 403, 404, 409, 429, 503),
)
async def record(
    request: Request[Any, Any, State], state: State, number: Annotated[int, PathParameter(ge=0, le=10_000)]
) -> Response[str]:
    key = await state.clubhouse.key(token_of(request))
    text = await state.clubhouse.record(key.table, number)
    name = f"{key.table}-{number + 1}.golf"
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False, summary="The process is alive")
def health() -> str:
    return "ok\n"


@get(
    "/ready",
    media_type=MediaType.TEXT,
    summary="It takes visitors",
    responses={
        503: ResponseSpec(
            str, description="It closes, is cut off, or cannot store", media_type=MediaType.TEXT
        )
    },
)
async def ready(state: State) -> Response[str]:
    if state.guard.closed:
        return Response("closing\n", status_code=503)
    if state.guard.cut_off:
        return Response("cut-off\n", status_code=503)
    if state.clubhouse.store.problem:
        return Response("store-failed\n", status_code=503)
    return Response("ok\n")


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, summary="Numbers for Prometheus")
def metrics(state: State) -> Response[bytes]:
    state.metrics.tables.set(len(state.clubhouse.tables))
    state.metrics.marked.set(state.clubhouse.pruned.waiting)
    state.metrics.forgotten.set(state.clubhouse.pruned.deleted)
    state.metrics.lines.set(state.guard.lines.count)
    return Response(state.metrics.text(), media_type=CONTENT_TYPE)


@get("/docs", include_in_schema=False, sync_to_thread=False)
def docs() -> Redirect:
    return Redirect("/api/docs")


async def _describe(request: Request[Any, Any, State]) -> None:
    """The first time this takes half a second: in a thread, so that nobody else waits for it."""
    async with request.app.state.describing:
        await asyncio.to_thread(getattr, request.app, "openapi_schema")


def make_app(
    clubhouse: Clubhouse,
    guard: Guard,
    metrics_: Metrics,
    sockets: Sockets,
    *,
    desk: AdminDesk,
    office: ReminderOffice,
) -> Litestar:
    of_the_host = [see_page, see_style, use_page] if guard.settings.admin_page else []
    door = asgi("/api/socket", copy_scope=False)(sockets.__call__)
    return Litestar(
        [
            web_file,
            guide,
            style,
            embedded,
            offer,
            open_door,
            make_table,
            join_table,
            look_at_invitation,
            watch_table,
            ask_for_chair,
            qr_code,
            seat_qr_code,
            move_seat,
            which_table,
            delete_table,
            forget_me,
            remind_me,
            remind_no_more,
            record,
            review_match,
            review_record,
            review_on,
            puzzles,
            advise,
            make_paper,
            preview,
            health,
            ready,
            metrics,
            docs,
            door,
            *of_the_host,
        ],
        state=State(
            {
                "clubhouse": clubhouse,
                "guard": guard,
                "metrics": metrics_,
                "sockets": sockets,
                "desk": desk,
                "office": office,
                "describing": asyncio.Lock(),
            }
        ),
        exception_handlers={
            Refused: _told,
            ValidationException: _mistake,
            HTTPException: _http_problem,
            RecursionError: _unreadable,
            UnicodeError: _unreadable,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Backnine",
            version=VERSION,
            render_plugins=[pages.ApiPage(path="/")],
            openapi_router=Router(
                "/api/docs", route_handlers=[], before_request=_describe, include_in_schema=False
            ),
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        before_send=[_with_headers],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


async def _with_headers(message: Message, scope: Scope) -> None:
    """On every answer, those to mistakes included."""
    if message["type"] in ("http.response.start", "websocket.http.response.start"):
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
