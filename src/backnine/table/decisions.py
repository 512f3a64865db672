"""Which message is decided where. All of them become an entry, or are refused; nothing else does."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from backnine import protocol, tracing
from backnine.refused import Refused
from backnine.table import (
    deciding,
    forgetting,
    hinting,
    latecomers,
    lobby,
    orders,
    requests,
    shuffling,
    undoing,
)
from backnine.table.deciding import Proposal
from backnine.table.parts import Visitor
from backnine.table.scene import Scene, Sender
from backnine.table.state import TableState

_DECISIONS: Final[dict[type, Callable[[TableState, Sender, Scene, Any], Proposal | None]]] = {
    protocol.MakeMove: deciding.move,
    requests.BotMove: deciding.bot_move,
    protocol.Undo: undoing.undo,
    requests.Touch: deciding.touch,
    protocol.Seal: shuffling.seal,
    requests.BeginMatch: shuffling.begin_match,
    protocol.Name: lobby.rename,
    protocol.Leave: lobby.leave,
    protocol.Pause: lobby.pause,
    protocol.Resume: lobby.resume,
    protocol.Rematch: lobby.rematch,
    protocol.Reopen: lobby.reopen,
    protocol.HandOver: lobby.hand_over,
    protocol.SendOff: lobby.send_off,
    protocol.Start: lobby.start,
    protocol.SetChair: lobby.set_chair,
    protocol.AddChair: lobby.add_chair,
    protocol.Settings: lobby.settings,
    protocol.SetHints: hinting.set_hints,
    requests.TakeChair: lobby.take_chair,
    requests.SeatLatecomer: latecomers.seat_latecomer,
    requests.OpenWindow: latecomers.open_window,
    requests.GiveUpChair: lobby.give_up_chair,
    requests.MoveSeat: lobby.move_seat,
    requests.EndMatch: lobby.end_match,
    protocol.Delete: forgetting.delete,
    requests.WishAway: forgetting.wish_away,
    orders.BreakOff: orders.break_off,
    orders.ShutTable: orders.shut,
    orders.RemoveTable: orders.remove,
    orders.CallOtherwise: orders.call_otherwise,
    orders.EraseKey: orders.erase,
}


def nobody_waits(said: Proposal | Refused) -> None:
    """Whoever is connected is told what comes of it anyway."""


class Request(NamedTuple):
    """A message of a visitor, or one of `requests.py`, for which somebody who is not connected waits."""

    message: Any
    visitor: Visitor | None = None
    answer: Callable[[Proposal | Refused], None] = nobody_waits
    tries: int = 1


def decide(state: TableState, sender: Sender, scene: Scene, message: object) -> Proposal | None:
    """None: there is nothing to change, or it comes too late."""
    with tracing.span("decide", request=type(message).__name__):
        return _DECISIONS[type(message)](state, sender, scene, message)
