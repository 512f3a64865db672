"""Spans of what is under way, for whoever wants to follow a move through the server (`server/tracing.py`).

Until somebody does, nothing is made, and nothing kept. No span tells a key, a name, a card or an address.
"""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from contextvars import Context
from typing import Final, ParamSpec, Protocol

P = ParamSpec("P")
Carried = tuple[()] | tuple[str]  # to another process, behind what is said there


class Tracer(Protocol):
    """What the functions below say, while somebody follows."""

    def span(self, name: str, **facts: str | int) -> AbstractContextManager[object]: ...

    def step(
        self, name: str, act: Callable[P, None], *, apart: bool, **facts: str | int
    ) -> Callable[P, None]: ...

    def bind(self, act: Callable[P, None]) -> Callable[P, None]: ...

    def shared(self, name: str, acts: Iterable[object]) -> AbstractContextManager[object]: ...

    def carried(self) -> Carried: ...

    def come(self, carried: Iterable[str]) -> AbstractContextManager[object]: ...


class Follower:
    """Whoever follows: nobody, unless the server was asked to be traced."""

    tracer: Tracer | None = None


_NOTHING: Final = nullcontext()


def span(name: str, **facts: str | int) -> AbstractContextManager[object]:
    """While this goes on; within another, it is a part of it."""
    return Follower.tracer.span(name, **facts) if Follower.tracer else _NOTHING


def step(name: str, act: Callable[P, None], *, apart: bool = False, **facts: str | int) -> Callable[P, None]:
    """From now until `act` is done, which is a part of what goes on now. `apart`: it is a trace of its own,
    and `act` a part of that."""
    return Follower.tracer.step(name, act, apart=apart, **facts) if Follower.tracer else act


def bind(act: Callable[P, None]) -> Callable[P, None]:
    """Done later, but still a part of what goes on now."""
    return Follower.tracer.bind(act) if Follower.tracer else act


def shared(name: str, acts: Iterable[object]) -> AbstractContextManager[object]:
    """While something goes on for several steps at once, whose acts these are."""
    return Follower.tracer.shared(name, acts) if Follower.tracer else _NOTHING


def carried() -> Carried:
    """What goes on now, for another process."""
    return Follower.tracer.carried() if Follower.tracer else ()


def come(carried: Iterable[str]) -> AbstractContextManager[object]:
    """What follows is a part of what goes on in another process."""
    return Follower.tracer.come(carried) if Follower.tracer else _NOTHING


def apart() -> Context | None:
    """For what is done later, and is no part of what goes on now."""
    return Context() if Follower.tracer else None
