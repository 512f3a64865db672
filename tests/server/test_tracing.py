"""A move followed through the server: one trace each, also from process to process, and no secret in it."""

import asyncio
import json
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from backnine import tracing
from backnine.server.brains import WorkerBrains
from backnine.server.guard import Guard
from backnine.server.inbox import Inbox
from backnine.server.metrics import Metrics
from backnine.server.sessions import LocalSession
from backnine.server.settings import ServerSettings
from backnine.server.tracing import OpenTelemetry
from tests.server.cluster import Cluster
from tests.server.host import EASY, Client
from tests.table.room import Guest, Room

Tree = dict[str, str | None]  # the spans of a trace, and which each is a part of
FACTS = {"kind", "request", "table", "steps", "game"}


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    provider, kept = TracerProvider(), InMemorySpanExporter()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    tracing.Follower.tracer = OpenTelemetry(provider)
    yield kept
    tracing.Follower.tracer = None
    provider.shutdown()


def traces(spans: InMemorySpanExporter) -> list[Tree]:
    """In the order in which they began."""
    found: dict[int, list[ReadableSpan]] = defaultdict(list)
    for each in sorted(spans.get_finished_spans(), key=lambda span: span.start_time or 0):
        assert each.context
        found[each.context.trace_id].append(each)
    return [tree(each) for each in found.values()]


def tree(spans: list[ReadableSpan]) -> Tree:
    names = {span.context.span_id: span.name for span in spans if span.context}
    return {span.name: names[span.parent.span_id] if span.parent else None for span in spans}


MOVE: Tree = {
    "message": None,
    "decide": "message",
    "store": "message",
    "commit": "store",
    "apply": "message",
}


def line(room: Room, guest: Guest) -> Inbox:
    metrics = Metrics()
    guard = Guard(ServerSettings(), room.clock.now, metrics)
    session = LocalSession(room.table, guest.visitor, metrics)
    return Inbox(guard, metrics, guest.told.append, guest.closed, session)


def say(inbox: Inbox, n: int, move: str) -> None:
    inbox.receive(json.dumps({"t": "move", "n": n, "move": move}))


def test_a_move_is_one_trace(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    room = Room(tmp_path)
    ann, ben = room.guests(0, 1)
    spans.clear()
    say(line(room, ann), 0, "flip 1")
    say(line(room, ben), 1, "flip 2")  # while the first is stored: it waits, and is no part of that
    room.settle()
    assert room.moves() == 2
    assert traces(spans) == [MOVE, MOVE]
    room.close()


def test_what_is_refused_says_nothing_about_it(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    room = Room(tmp_path)
    (ann,) = room.guests(0)
    spans.clear()
    say(line(room, ann), 0, "toss 1")
    assert ann.last("refused")
    assert traces(spans) == [{"message": None, "decide": "message"}]
    assert not any(each.events or each.status.description for each in spans.get_finished_spans())
    room.close()


def test_what_is_committed_together(spans: InMemorySpanExporter) -> None:
    """A part of the first, with links from the others."""
    with tracing.shared("commit", [tracing.step("store", print, apart=True) for _ in range(3)]):
        pass
    (commit,) = spans.get_finished_spans()
    assert commit.attributes == {"backnine.steps": 3}
    assert len(commit.links) == 2


def test_a_bots_move_is_a_trace_of_its_own(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    async def play() -> None:
        room = Room(tmp_path, people=1, bots=("rookie",), pace=100)
        (ann,) = room.guests(0)
        brains = room.table.pipeline.bot_turns.brains = WorkerBrains(1)
        spans.clear()
        say(line(room, ann), 0, "flip 1")
        while room.moves() < 2:
            room.settle_store()
            room.clock.ring(room.clock.now() + 10)
            await asyncio.sleep(0.01)
        room.settle_store()
        brains.close()
        room.close()

    asyncio.run(play())
    mine, bots, *_ = traces(spans)
    assert mine == MOVE
    thought = {"thought": None} | {
        name: parent and parent.replace("message", "thought") for name, parent in MOVE.items()
    }
    del thought["message"]
    assert bots.items() >= thought.items()


@contextmanager
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """Its address, and what was sent to it."""
    sent: list[bytes] = []

    class Collecting(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sent.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Collecting) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", sent
        server.shutdown()


@pytest.mark.anyio
async def test_from_process_to_process_over_otlp(tmp_path: Path) -> None:
    with (
        collector() as (address, sent),
        Cluster(tmp_path, 2, None, None, *EASY, "--trace", start=False) as two,
    ):
        for host in two.hosts:
            host.environment = {"OTEL_EXPORTER_OTLP_ENDPOINT": address, "OTEL_SERVICE_NAME": "golf"}
        two.start()
        names = [{"who": "here", "name": "Zebedee"}, {"who": "here", "name": "Yolanda"}]
        made = two[0].make(people=0, chairs=names)
        keys = [seat["token"] for seat in made["seats"]]
        here, there = await two[0].enter(keys[0]), await two[1].enter(keys[1])
        people: list[Client] = [here, there]
        for n, person in enumerate((*people, *people)):
            await person.until(lambda: person.view["n"] == n)  # noqa: B023
            await person.move()
        for person in people:
            await person.leave()
        for host in two.hosts:
            assert await asyncio.to_thread(host.stop) == 0
        assert "Traceback" not in two.logs()
    told = [ExportTraceServiceRequest.FromString(each) for each in sent]
    found = defaultdict(list)
    for each in (each for request in told for each in request.resource_spans):
        assert {"key": "service.name", "value": "golf"} in [
            {"key": fact.key, "value": fact.value.string_value} for fact in each.resource.attributes
        ]
        for span in (span for scope in each.scope_spans for span in scope.spans):
            assert {fact.key.removeprefix("backnine.") for fact in span.attributes} <= FACTS
            found[span.trace_id].append(span.name)
    across = ["apply", "commit", "decide", "forward", "message", "message", "store"]
    assert [sorted(each) for each in found.values()].count(across) == 2  # moves of one of the two
    for secret in (*keys, made["watch"], "Zebedee", "Yolanda", "127.0.0.1", "flip"):
        assert not any(secret.encode() in each for each in sent), secret
