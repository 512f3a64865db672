"""Joining a server that talks nonsense, a line that breaks at a bad moment, and files that cannot be kept."""

import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.sync.server import ServerConnection, serve

from backnine.locales import LANGUAGES, Words
from backnine.locales.problems import problem_text
from backnine.protocol import (
    SUBPROTOCOL,
    Bye,
    Outgoing,
    RefusedSeen,
    Said,
    ScoreCard,
    ViewSeen,
    Welcome,
    write_message,
)
from backnine.refused import Refused
from backnine.tui.join import socket as join_socket
from backnine.tui.join.address import Way, read_way
from backnine.tui.join.http import ServerHttp
from backnine.tui.join.sitting_down import Arrival
from backnine.tui.join.socket import SocketConnection
from backnine.tui.join.visit import Visit
from backnine.tui.session import Session
from backnine.tui.terminal import Stale, Terminal
from tests.tui.test_join import somebody
from tests.tui.test_join_parts import Wire, at_the_tee, held, played, table, verdict

SECONDS = 30.0
WELCOME = Welcome(1, "t", [0], False, False)
DEEP = '{"x": ' + "[" * 100_000

# The line


@contextmanager
def line_to(handle: Callable[[ServerConnection], None]) -> Iterator[SocketConnection]:
    """A connection to a server that does this with everybody who calls."""
    with serve(handle, "127.0.0.1", 0, subprotocols=[SUBPROTOCOL]) as server:  # type: ignore[list-item]
        Thread(target=server.serve_forever, daemon=True).start()
        made = SocketConnection(Way(f"http://127.0.0.1:{server.socket.getsockname()[1]}"), "key", Event())
        try:
            yield made
        finally:
            made.close()
            server.shutdown()


def heard_until_closed(line: SocketConnection) -> list[Outgoing]:
    heard: list[Outgoing] = []
    while line.link != "closed":
        assert line.bell.wait(SECONDS)
        line.bell.clear()
        heard += line.hear()
    return heard + line.hear()


@pytest.mark.parametrize("text", [DEEP, b"\xff\xfe", '{"t": "\ud800"}'.encode("utf-8", "surrogatepass"), "?"])
def test_what_cannot_be_read_is_passed_over(text: str | bytes) -> None:
    def handle(caller: ServerConnection) -> None:
        caller.recv()
        for each in (text, write_message(WELCOME), write_message(Bye("left"))):
            caller.send(each)

    with line_to(handle) as line:
        assert heard_until_closed(line) == [WELCOME, Bye("left")]


def test_a_line_whose_listener_fails_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(text: str | bytes) -> Outgoing:
        raise MemoryError

    monkeypatch.setattr(join_socket, "read_told", fail)
    monkeypatch.setattr("threading.excepthook", lambda _: None)
    with line_to(lambda caller: caller.send(write_message(WELCOME))) as line:
        assert heard_until_closed(line) == []


def test_a_server_that_hangs_up_is_not_called_over_and_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wait grows until a table has welcomed us."""
    waits: list[int] = []

    class Waits(tuple[float, ...]):
        __slots__ = ()

        def __getitem__(self, which: Any) -> Any:
            waits.append(which)
            return 0.0

    answers: list[list[Outgoing]] = [[], [], [], [WELCOME], [Bye("left")]]

    def handle(caller: ServerConnection) -> None:
        caller.recv()
        for each in answers.pop(0):
            caller.send(write_message(each))

    monkeypatch.setattr(join_socket, "PATIENCE", Waits((0, 0, 0, 0, 0, 0)))
    with line_to(handle) as line:
        assert heard_until_closed(line) == [WELCOME, Bye("left")]
    assert waits == [0, 1, 2, 0]


# Keys and words on the screen


def test_an_address_of_another_kind_is_told_without_its_key() -> None:
    with pytest.raises(Refused) as refused:
        read_way("htps://golf.example/#key=SECRETKEY")
    assert refused.value.details["address"] == "htps://golf.example/"


def test_a_reason_that_nobody_knows_commands_no_terminal() -> None:
    session = Session(Terminal(), Words("en"), Wire())
    assert session.problem(Refused("\x1b]0;owned\x07new-\u202ereason")) == "]0;ownednew-reason"


# Servers that make no sense


class Screenless(Terminal):
    """Notes what is shown; types these lines, and then leaves."""

    width = 80
    height = 24

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.shown: list[str] = []

    def page(self, lines: Iterable[str]) -> None:
        self.shown = list(lines)

    def show(self, lines: Iterable[str]) -> None:
        self.shown += lines

    def rewrite(self, old: Sequence[str], new: Sequence[str]) -> None:
        self.shown = [dict(zip(old, new, strict=True)).get(line, line) for line in self.shown]

    def ask(self, prompt: str = "> ", stale: Callable[[], bool] | None = None) -> str:
        if stale and stale():
            raise Stale
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


def visit(wire: Wire, *typed: str, **more: Any) -> Visit:
    usual = {"held": held(), "shelf": None, "matches": Path()}
    return Visit(Screenless(*typed), Words("en"), wire, None, **(usual | more))  # type: ignore[arg-type]


def told(*more: Outgoing, view: ViewSeen | None = None, welcome: Welcome = WELCOME) -> list[Outgoing]:
    score = ScoreCard([], [0, 0], [], None)
    return [welcome, table("playing", "", ""), score, view or at_the_tee(), *more]


NONSENSE: dict[str, list[Outgoing]] = {
    "a seat that is none": told(welcome=replace(WELCOME, seats=[7])),
    "no layouts": told(view=replace(at_the_tee(), layouts=())),
    "no turns": told(view=replace(at_the_tee(), turns=())),
    "too little known": told(view=replace(at_the_tee(), known=[["all"]])),
    "a stranger speaks": told(Said(9, "hello")),
    "a strange refusal": told(RefusedSeen("why", {"moves": 1}, [], "start")),
    "a view of no table": [WELCOME, at_the_tee()],
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_of_a_server_is_called_that(what: str) -> None:
    said = list(NONSENSE[what])
    wire = Wire([replace(each, whole=True) for each in said if isinstance(each, ViewSeen)])
    wire.told = said
    with pytest.raises((Refused, EOFError)) as refused:
        visit(wire).run()
    assert isinstance(refused.value, Refused)
    assert refused.value.why == "server-nonsense"
    for language in LANGUAGES:
        assert "http://a" in problem_text(Words(language), refused.value)


@contextmanager
def no_http(answer: bytes) -> Iterator[Way]:
    """A port behind which somebody says this, whatever is asked."""
    with socket.create_server(("127.0.0.1", 0)) as door:

        def handle() -> None:
            caller, _ = door.accept()
            with caller:
                caller.recv(65536)
                caller.sendall(answer)

        Thread(target=handle, daemon=True).start()
        yield Way(f"http://127.0.0.1:{door.getsockname()[1]}")


@pytest.mark.parametrize(
    "answer",
    [
        b"220 mail.example ESMTP\r\n",
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * 70_000 + b"\r\n\r\n",
        b'HTTP/1.1 200 OK\r\n\r\n{"version": "\xff\xfe"}',
        b"HTTP/1.1 200 OK\r\n\r\n" + DEEP.encode(),
        b"HTTP/1.1 400 Bad\r\n\r\n" + DEEP.encode(),
        b'HTTP/1.1 400 Bad\r\n\r\n{"why": "\xff\xfe"}',
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n",
    ],
)
def test_what_is_no_server_of_ours_is_called_that(answer: bytes) -> None:
    with no_http(answer) as way, pytest.raises(Refused) as refused:
        ServerHttp(way, "en").check()
    assert refused.value.why == "no-backnine-there"


@pytest.mark.parametrize("way", ["#key=k", "#watch=w"])
def test_an_answer_with_parts_missing(way: str) -> None:
    with somebody(b"{}") as port:
        to = read_way(f"http://127.0.0.1:{port}/{way}")
        arrival = Arrival(Words("en"), Screenless(), ServerHttp(to, "en"), None, to)  # type: ignore[arg-type]
        with pytest.raises(Refused) as refused:
            arrival.seat("Ben")
    assert refused.value.why == "no-backnine-there"


def _later(views: list[ViewSeen]) -> None:
    views[0] = replace(views[0], n=views[-1].n + 100)


def _fewer_places(views: list[ViewSeen]) -> None:
    views[0] = replace(views[0], layouts=views[0].layouts[:1])


@pytest.mark.parametrize("spoil", [_later, _fewer_places])
def test_views_of_no_moment_do_not_fit(spoil: Callable[[list[ViewSeen]], None]) -> None:
    record, seat, views = played("play-nine")
    spoil(views)
    assert "Something does not fit." in verdict(record, seat, views)


def test_seals_of_more_chairs_and_a_seat_that_is_none_do_not_fit() -> None:
    record, seat, views = played("play-nine")
    assert "Something does not fit." in verdict(record, seat, views, (9,))
    seat.seals = [*seat.seals, ""]
    assert "Something does not fit." in verdict(record, seat, views)


# What was typed and came to nothing


def after(visited: Visit) -> str:
    """What is on the screen when nothing more is typed."""
    with pytest.raises(EOFError):
        visited.run()
    assert isinstance(visited.terminal, Screenless)
    return visited.terminal.text


def test_what_is_no_choice_in_the_lobby_is_said() -> None:
    wire = Wire()
    wire.told = [WELCOME, table("open", "", "")]
    text = after(visit(wire, "start"))
    assert "“start” is not one of the choices." in text
    assert "[q]" in text
    assert wire.said == []


def test_a_code_is_shown_while_a_chair_is_free() -> None:
    full = replace(table("open", "", ""), code="K7QXW2M")
    free = replace(full, chairs=[*full.chairs, replace(full.chairs[0], kind="open", name="")])
    for seen, shown in ((full, False), (free, True)):
        wire = Wire()
        wire.told = [WELCOME, seen]
        assert ("K7QXW2M" in after(visit(wire))) is shown


def test_what_is_typed_while_the_line_is_down_was_not_sent() -> None:
    wire = Wire()
    wire.link = "lost"
    assert "“draw” was not sent" in after(visit(wire, "draw"))
    assert wire.said == []


def test_a_move_that_got_lost_with_the_line_is_asked_for_again() -> None:
    again = replace(at_the_tee(), whole=True)
    wire = Wire([again], None, [again])
    wire.told = told()
    assert "Make it again." in after(visit(wire, "1"))
    counted = replace(again, n=6)
    wire = Wire([again], None, [counted])
    wire.told = told()
    assert "Make it again." not in after(visit(wire, "1"))
