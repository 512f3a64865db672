"""Traces by OpenTelemetry, sent to a collector over OTLP as the environment says (`OTEL_*`)."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING, Final, Generic

from backnine.extras import check_installed
from backnine.tracing import Carried, Follower, P

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span

NAMES: Final = "backnine."  # before each attribute
MOST_LINKS: Final = 100
LAST_SECONDS: Final = 3.0


def check_tracing() -> None:
    check_installed("trace", "opentelemetry")
    check_installed("trace", "opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http")


@contextmanager
def traced(wanted: bool) -> Iterator[None]:
    """If it is; at the end what is left is sent, for as long as a server may take to stop."""
    if not wanted:
        yield
        return
    provider = _provider()
    Follower.tracer = OpenTelemetry(provider)
    try:
        yield
    finally:
        Follower.tracer = None
        last = Thread(target=provider.shutdown, daemon=True)
        last.start()
        last.join(LAST_SECONDS)


def _provider() -> "TracerProvider":
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415 - an extra
        OTLPSpanExporter,
    )
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    name = os.environ.get("OTEL_SERVICE_NAME", "backnine")
    provider = TracerProvider(resource=Resource.create({"service.name": name}), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return provider


class OpenTelemetry:
    """A `Tracer`. What is raised within a span is not told: it may say what nobody should read."""

    def __init__(self, provider: "TracerProvider") -> None:
        from opentelemetry import context, trace  # noqa: PLC0415 - an extra
        from opentelemetry.trace.propagation.tracecontext import (  # noqa: PLC0415
            TraceContextTextMapPropagator,
        )

        self._context = context
        self._trace = trace
        self._carrier = TraceContextTextMapPropagator()
        self._tracer = provider.get_tracer("backnine")

    def span(self, name: str, **facts: str | int) -> AbstractContextManager[object]:
        return self._span(name, None, (), facts)

    def _span(
        self, name: str, within: "Context | None", beside: "Sequence[Span]", facts: dict[str, str | int]
    ) -> AbstractContextManager[object]:
        return self._tracer.start_as_current_span(
            name,
            context=within,
            links=[self._trace.Link(each.get_span_context()) for each in beside],
            attributes={NAMES + key: value for key, value in facts.items()},
            record_exception=False,
            set_status_on_exception=False,
        )

    def step(self, name: str, act: Callable[P, None], *, apart: bool, **facts: str | int) -> "TracedStep[P]":
        now = self._context.get_current()
        cause = self._trace.get_current_span().get_span_context()
        span = self._tracer.start_span(
            name,
            context=self._context.Context() if apart else now,
            links=[self._trace.Link(cause)] if apart and cause.is_valid else (),
            attributes={NAMES + key: value for key, value in facts.items()},
        )
        then = self._trace.set_span_in_context(span) if apart else now
        return TracedStep(span, partial(self._within, then, act))

    def bind(self, act: Callable[P, None]) -> Callable[P, None]:
        return partial(self._within, self._context.get_current(), act)

    def _within(self, where: "Context", act: Callable[P, None], *said: P.args, **more: P.kwargs) -> None:
        with self._at(where):
            act(*said, **more)

    @contextmanager
    def _at(self, where: "Context") -> Iterator[None]:
        token = self._context.attach(where)
        try:
            yield
        finally:
            self._context.detach(token)

    def shared(self, name: str, acts: Iterable[object]) -> AbstractContextManager[object]:
        """A part of the first of them; the others are linked."""
        spans = [act.span for act in acts if isinstance(act, TracedStep)]
        if not spans:
            return nullcontext()
        within = self._trace.set_span_in_context(spans[0])
        return self._span(name, within, spans[1 : MOST_LINKS + 1], {"steps": len(spans)})

    def carried(self) -> Carried:
        carrier: dict[str, str] = {}
        self._carrier.inject(carrier)
        return (carrier["traceparent"],) if carrier else ()

    def come(self, carried: Iterable[str]) -> AbstractContextManager[object]:
        carrier = dict(zip(("traceparent",), carried, strict=False))
        return self._at(self._carrier.extract(carrier, self._context.Context()))


class TracedStep(Generic[P]):
    """It ends when its act begins."""

    def __init__(self, span: "Span", act: Callable[P, None]) -> None:
        self.span = span
        self._act = act

    def __call__(self, *said: P.args, **more: P.kwargs) -> None:
        self.span.end()
        self._act(*said, **more)
