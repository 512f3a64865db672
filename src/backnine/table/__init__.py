"""One live match and the people, bots and clocks around it.

`Table` is the whole of it: check the move, store it, then tell everyone what they may see. It knows no
sockets and no event loop; `parts.py` says what it needs around it.
"""

from backnine.table.parts import Brains, Clock, Visitor
from backnine.table.sitting import Chair, Sitting
from backnine.table.table import Table

__all__ = ["Brains", "Chair", "Clock", "Sitting", "Table", "Visitor"]
