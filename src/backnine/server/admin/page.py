"""The host's page over HTTP: one address, off unless it is asked for, and behind a token.

What is shown and done comes from the same desk as with `backnine admin`. The page needs no script and keeps
nothing in the browser: every form has the pass in it, so that no page of somebody else's can send one.
"""

import io
import zipfile
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.response import Stream

from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.refused import Refused
from backnine.server.admin.client import refusal
from backnine.server.admin.desk import AdminDesk
from backnine.server.admin.messages import (
    AdminAnswer,
    AdminRequest,
    DeskRefused,
    ListBans,
    ListLog,
    ListMessages,
    ListRecords,
    ListStandings,
    ListTables,
    ListVisitors,
    RecordTold,
    SeeDoor,
)
from backnine.server.admin.page_acts import ACTS, PageForm, check_own, missing, what_came
from backnine.server.admin.page_html import ADDRESS, SECTIONS, STYLE_ADDRESS, PageWriter, style
from backnine.server.asked import address_of
from backnine.server.problems import status_of, words_for

LOG_LINES: Final = 200
SHOWN: Final[dict[str, tuple[AdminRequest, ...]]] = {
    "tables": (ListTables(),),
    "stored": (ListTables(stored=True),),
    "visitors": (ListVisitors(),),
    "bans": (ListBans(),),
    "standings": (ListStandings(),),
    "door": (SeeDoor(), ListMessages()),
    "log": (ListLog(LOG_LINES),),
}
HEADERS: Final = {
    "cache-control": "no-store",
    "content-security-policy": (
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; "
        "base-uri 'none'; frame-ancestors 'none'"
    ),
    # With none at all a browser says of a form that it comes from nowhere.
    "referrer-policy": "same-origin",
}
STYLE: Final = style()

PageRequest = Request[Any, Any, State]


@get(ADDRESS, include_in_schema=False, sync_to_thread=False)
def see_page(request: PageRequest) -> Response[str]:
    return _html(PageWriter(_words(request)).sign_in())


@get(STYLE_ADDRESS, media_type=MediaType.CSS, include_in_schema=False, sync_to_thread=False)
def see_style() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS, headers={"cache-control": "no-cache"})


@post(ADDRESS, include_in_schema=False, status_code=200)
async def use_page(request: PageRequest, state: State) -> Response[str] | Stream:
    form = PageForm.read(await request.body())
    writer = PageWriter(_words(request))
    visit = PageVisit(state.desk, writer, f"web page {address_of(request)}")
    try:
        if form["token"] or not visit.desk.keys.knows(form["pass"]):
            with state.guard.trying_token(address_of(request)):
                writer.shown = await visit.let_in(form)
        else:  # whatever others try: whoever is in is not kept out by it
            writer.shown = form["pass"]
    except Refused as refused:
        state.guard.turned_away(refused.why)
        over = refused.why == "wrong-token" and not form["token"]
        problem = writer.words("admin-page-over") if over else problem_text(writer.words, refused)
        return _html(writer.sign_in(problem), status_of(refused))
    if form["leave"]:
        await visit.desk.keys.leave(writer.shown)
        return _html(PageWriter(writer.words).sign_in())
    if form["export"]:
        return visit.export(form)
    return _html(await visit.answer(form, address_of(request)))


class PageVisit:
    """One request of somebody who was let in."""

    def __init__(self, desk: AdminDesk, writer: PageWriter, by: str) -> None:
        self.desk = desk
        self.writer = writer
        self.words = writer.words
        self.by = by

    async def let_in(self, form: PageForm) -> str:
        """With a token, or with a pass that another process has made. Gives the pass."""
        if not (token := form["token"]):
            await self.desk.keys.check(form["pass"])
            return form["pass"]
        shown = await self.desk.keys.come_in(token)
        self.desk.log("somebody came in to the page", self.by)
        return shown

    async def answer(self, form: PageForm, address: str) -> str:
        name = form["act"]
        if name not in ACTS:
            return await self._show(form["page"] if form["page"] in SECTIONS else "tables")
        act, done, problems = ACTS[name], list[str](), list[str]()
        try:
            if form["sure"] or not act.asks(form):
                check_own(request := act.request(form), address)
            if not form["sure"]:
                return self.writer.question(name, form)
            done, problems = what_came(self.words, name, await self._ask(request))
        except Refused as refused:
            problems = [problem_text(self.words, refused)]
        return await self._show(act.section, done, problems)

    async def _show(
        self, section: str, done: list[str] | None = None, problems: list[str] | None = None
    ) -> str:
        answers: list[AdminAnswer] = []
        problems = problems or []
        try:
            for request in SHOWN.get(section, ()):
                answers += await self._ask(request)
        except Refused as refused:
            problems.append(problem_text(self.words, refused))
        return self.writer.section(section, answers, done or (), [*problems, *missing(self.words, answers)])

    async def _ask(self, request: AdminRequest) -> list[AdminAnswer]:
        answers = [answer async for answer in self.desk.answers(request, self.by)]
        if answers and isinstance(answers[-1], DeskRefused):
            raise refusal(answers[-1])
        return answers

    def export(self, form: PageForm) -> Stream:
        headers = HEADERS | {"content-disposition": 'attachment; filename="records.zip"'}
        return Stream(self._zipped(form), media_type="application/zip", headers=headers)

    async def _zipped(self, form: PageForm) -> AsyncIterator[bytes]:
        """A file for each record as it comes; what could not be read is told in one more."""
        sink = ForwardOnly()
        told: list[AdminAnswer] = []
        with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as file:
            async for answer in self.desk.answers(ListRecords(form.all("table")), self.by):
                if isinstance(answer, RecordTold):
                    file.writestr(f"{answer.table}-{answer.number}.golf", answer.record)
                    yield sink.taken()
                else:
                    told.append(answer)
            if left := missing(self.words, told):
                file.writestr("missing.txt", "\n".join(left) + "\n")
        yield sink.taken()


class ForwardOnly(io.RawIOBase):
    """What is written, to be sent on at once."""

    def __init__(self) -> None:
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._written += data
        return len(data)

    def taken(self) -> bytes:
        taken = bytes(self._written)
        self._written.clear()
        return taken


def _words(request: PageRequest) -> Words:
    return words_for(request.headers.get("accept-language", ""))


def _html(text: str, status: int = 200) -> Response[str]:
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=HEADERS)
