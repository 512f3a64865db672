"""Who asks at the door of a table, and is let in."""

from typing import Any

from backnine.record import SOMEBODY
from backnine.refused import Refused
from backnine.table.keys import token_hash
from backnine.table.latecomers import (
    DoorQuestion,
    DoorSaid,
)
from tests.table.room import Guest, Room, playing


def hear(table: Room, question: DoorQuestion) -> DoorSaid | Refused:
    said: list[DoorSaid | Refused] = []
    table.table.ask_to_come_in(question, said.append)
    table.settle()
    [answer] = said
    return answer


def ask(table: Room, seat: int | None, name: str = "Dana", token: str = "late", by: str = "") -> Any:
    answer = hear(table, DoorQuestion(name, seat, token_hash(token), by or token))
    return answer.why if isinstance(answer, Refused) else answer.answer


def ask_no_more(table: Room, token: str = "late") -> None:
    said: list[DoorSaid | Refused] = []
    table.table.ask_no_more(token_hash(token), said.append)
    table.settle()
    assert said == [DoorSaid("no")]


def let_in(table: Room, host: Guest, seat: int, name: str = "Dana") -> Guest:
    """They ask, the host agrees, and they come."""
    assert ask(table, seat, name, f"key of {name}") == "wait"
    [asking] = host.table["asking"]
    host.say("let-in", asking=asking["asking"])
    return Guest(table, {table.table.sitting.chairs[seat].id}).enter()


def some_moves(guests: list[Guest], count: int) -> None:
    for guest in playing(guests):
        guest.play()
        if len(guests[0].told) > count:
            return


def until_moved(table: Room, guests: list[Guest], times: int) -> None:
    """Until whoever came later has moved so often."""
    for guest in playing(guests):
        guest.play()
        kept = table.store.load_now("t1")
        if kept and sum(entry.by == SOMEBODY for entry in kept.moves) >= times:
            return
