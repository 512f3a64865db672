"""Paper over HTTP: score cards, rule sheets and cards as PDF, and what they will look like.

Whoever wants something that has yet to be made (`press.py`) pays for it by its kind.
"""

import asyncio
from base64 import b64encode
from typing import Annotated, Any, Final

from litestar import Request, Response, post
from litestar.datastructures import State
from msgspec import Meta, Struct, field

from backnine.extras import check_installed
from backnine.games import find_game
from backnine.locales import check_language, preferred_language
from backnine.match import MOST_PLAY_OFFS
from backnine.paper import PaperKind, PaperSize, PaperWish, PlayedCard
from backnine.paper.played import MOST_STROKES
from backnine.protocol import MOST_SEATS, SeatNumber, Text
from backnine.server.asked import address_of, problems
from backnine.server.press import PaperMade, Press, PrintShop

MOST_HOLES: Final = 18
ANSWERS: Final = problems(400, 403, 413, 429, 503)

HoleStrokes = Annotated[int, Meta(ge=-MOST_STROKES, le=MOST_STROKES)]
StrokesRow = Annotated[list[HoleStrokes | None], Meta(min_length=1, max_length=MOST_SEATS)]


class PlayedTold(Struct, forbid_unknown_fields=True):
    """A finished match: strokes by hole and seat, null for who did not play; holes after `regular` are
    play-offs."""

    names: Annotated[list[Text], Meta(min_length=1, max_length=MOST_SEATS)]
    holes: Annotated[list[StrokesRow], Meta(min_length=1, max_length=MOST_HOLES + MOST_PLAY_OFFS)]
    regular: Annotated[int, Meta(ge=1, le=MOST_HOLES)]
    winners: Annotated[list[SeatNumber], Meta(min_length=1, max_length=MOST_SEATS)]
    closers: Annotated[list[SeatNumber | None], Meta(max_length=MOST_HOLES + MOST_PLAY_OFFS)] = field(
        default_factory=list
    )


class PaperAsked(Struct, forbid_unknown_fields=True):
    """What is to be printed. Without `language` it is the reader's (`Accept-Language`)."""

    kind: PaperKind
    game: Text
    size: PaperSize = "A4"
    language: Text | None = None
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    holes: Annotated[int, Meta(ge=1, le=MOST_HOLES)] | None = None
    names: Annotated[list[Text], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    played: PlayedTold | None = None


class PaperPreview(Struct):
    """The first pages as pictures (PNG in data URLs) and how many the file has; names that had to be
    shortened, and names with letters that were replaced."""

    pictures: list[str]
    pages: int
    shortened: list[str]
    replaced: list[str]


@post(
    "/api/paper",
    summary="A score card, a rule sheet or a pack of cards to print",
    media_type="application/pdf",
    status_code=200,
    responses=ANSWERS,
)
async def make_paper(request: Request[Any, Any, State], state: State, data: PaperAsked) -> Response[bytes]:
    wish = _wish(request, data)
    printed = await _made(request, _shop(state).papers, wish)
    name = f"backnine-{wish.kind}-{wish.game.name}-{wish.language}.pdf"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(printed.pdf, media_type="application/pdf", headers=headers)


@post("/api/paper/preview", summary="What it will look like", status_code=200, responses=ANSWERS)
async def preview(request: Request[Any, Any, State], state: State, data: PaperAsked) -> PaperPreview:
    wish = _wish(request, data)
    seen = await _made(request, _shop(state).previews, wish)
    pictures = [f"data:image/png;base64,{b64encode(png).decode()}" for png in seen.pictures]
    return PaperPreview(pictures, seen.pages, list(seen.shortened), list(seen.replaced))


def _shop(state: State) -> PrintShop:
    shop: PrintShop = state.clubhouse.paper
    return shop


async def _made(request: Request[Any, Any, State], press: Press[PaperMade], wish: PaperWish) -> PaperMade:
    if cost := press.cost(wish):
        await asyncio.sleep(request.app.state.guard.wait(address_of(request), cost))
    return await press.of(wish)


def _wish(request: Request[Any, Any, State], asked: PaperAsked) -> PaperWish:
    check_installed("paper", "typst")
    language = asked.language or preferred_language(request.headers.get("accept-language", ""))
    names = tuple(name for name in asked.names if name.strip())
    wish = PaperWish(
        asked.kind,
        find_game(asked.game),
        check_language(language),
        asked.size,
        asked.players,
        names,
        asked.holes,
        _played(asked.played),
    )
    return wish.settled()


def _played(told: PlayedTold | None) -> PlayedCard | None:
    if told is None:
        return None
    holes = tuple(tuple(hole) for hole in told.holes)
    return PlayedCard(tuple(told.names), holes, told.regular, tuple(told.winners), tuple(told.closers))
