"""The host answers who asks at the door."""

from functools import partial
from typing import TYPE_CHECKING

from backnine import protocol
from backnine.refused import Refused
from backnine.store import KeyTaken
from backnine.table.deciding import Proposal, need_acting_host
from backnine.table.decisions import Request
from backnine.table.parts import Visitor
from backnine.table.scene import sender_of

if TYPE_CHECKING:
    from backnine.table.table import Table


def let_in(table: "Table", visitor: Visitor, message: protocol.LetIn) -> None:
    """The key is the latecomer's: the host is not told it. Also by whoever acts for the host."""
    need_acting_host(table.state, sender_of(table.state, visitor), table.pipeline.scene())
    withdrawn = None if message.on else table.door.find_withdrawn(message.asking)
    plea = withdrawn or table.door.find(message.asking, table.sitting)
    if not message.on:
        table.door.refuse(plea, table.clock.now())
        table.broadcast.table(table.state)
        return
    answer = partial(_is_let_in, table, visitor, message, plea.hash)
    table.pipeline.propose(Request(plea.wish, answer=answer))


def _is_let_in(
    table: "Table", visitor: Visitor, message: protocol.LetIn, hashed: bytes, said: Proposal | Refused
) -> None:
    if isinstance(said, KeyTaken):  # they have sat down with it elsewhere
        table.door.withdraw(hashed)
        table.broadcast.table(table.state)
        said = Refused("nobody-asks")
    if isinstance(said, Refused):
        table.broadcast.refuse(visitor, message, said)
