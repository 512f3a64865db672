"""Hints at a table: against bots alone unless they are switched off, among people only if all of them agree.

The coach is asked with what the seat may know, and nothing that it says is stored.
"""

from functools import partial
from typing import TYPE_CHECKING

from backnine import games
from backnine.bots.bot import without_peeks
from backnine.bots.why import Why
from backnine.hole import Seat
from backnine.protocol import AskHint, HintSeen, SetHints, WhySeen
from backnine.refused import Refused
from backnine.table.deciding import Proposal, change
from backnine.table.parts import Counsel, Question, Visitor
from backnine.table.scene import Scene, Sender, sender_of
from backnine.table.state import TableState
from backnine.view import view

if TYPE_CHECKING:
    from backnine.table.table import Table


def set_hints(state: TableState, sender: Sender, scene: Scene, message: SetHints) -> Proposal:
    """For all seats of a device; at any time, as anybody may change their mind."""
    sender.need_seat()
    state.need("open", "shuffling", "playing", "paused", "over")
    sitting = state.sitting.copy()
    for seat in sender.seats:
        sitting.chairs[seat].hints = message.on
    return change(state, sitting)


def agreeing(state: TableState) -> list[Seat]:
    """People who would have hints. Whoever plays against bots alone does, unless they say otherwise."""
    people, chairs = state.people, state.sitting.chairs
    alone = len(people) == 1 and (state.log is None or list(state.log.setup.people) == people)
    return [seat for seat in people if chairs[seat].hints or (alone and chairs[seat].hints is None)]


def has_hints(state: TableState) -> bool:
    return bool(state.people) and agreeing(state) == state.people


def ask_hint(table: "Table", visitor: Visitor, message: AskHint) -> None:
    """It is answered once the coach has thought, unless the match has gone on by then."""
    seat = sender_of(table.state, visitor).own_seat(message.seat)
    if seat != visitor.eyes:
        raise Refused("hint-not-now")  # somebody else of this device looks at it just now
    question = _question(table.state, seat, message.n)
    told = partial(_tell_hint, table, visitor, message, question)
    table.pipeline.bot_turns.brains.advise(question, table.presence.asker(table.id, plays=True), told)


def _tell_hint(
    table: "Table", visitor: Visitor, message: AskHint, question: Question, counsel: Counsel | None
) -> None:
    seat = question.view.seat
    if visitor not in table.visitors or seat is None:
        return
    if counsel is None:
        table.broadcast.refuse(visitor, message, Refused("hint-failed"))
    elif _is_the_same(table.state, question, seat, message.n):
        table.broadcast.tell(visitor, hint_seen(message, seat, counsel, table.n))


def _question(state: TableState, seat: Seat, n: int) -> Question:
    state.need("playing")
    if not has_hints(state):
        raise Refused("hint-not-agreed") if len(state.people) > 1 else Refused("hint-switched-off")
    if state.log is None or seat not in state.log.match.hole.acting:
        raise Refused("hint-not-now")
    match = state.log.match
    if n != state.n and match.hole.turn is not None:
        raise Refused("hint-not-now")
    moves = without_peeks(games.moves(match.hole, seat))
    return Question("", view(match, seat, recall=True), moves, state.log.dice(seat))


def _is_the_same(state: TableState, question: Question, seat: Seat, n: int) -> bool:
    """Where all move at once (tee-off, first look), what others do changes nothing for this seat."""
    if n == state.n or state.match is None:
        return n == state.n
    hole = state.match.hole
    still = hole.turn is None and seat in hole.acting
    return still and without_peeks(games.moves(hole, seat)) == question.moves


def hint_seen(asked: AskHint, seat: Seat, counsel: Counsel, n: int) -> HintSeen:
    costs = {str(move): round(cost, 2) for move, cost in counsel.costs.items()} if asked.level > 1 else {}
    return HintSeen(n, seat, str(counsel.best), counsel.why and why_seen(counsel.why), costs)


def why_seen(why: Why) -> WhySeen:
    return WhySeen(why.key, dict(why.details), why.also and why_seen(why.also))
