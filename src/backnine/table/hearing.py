"""What somebody who is not connected hears of a decision."""

from collections.abc import Callable
from typing import cast

from backnine.hole import Seat
from backnine.refused import Refused
from backnine.store import Stored
from backnine.table.deciding import Proposal


def tell_if_done(done: Stored, said: Proposal | Refused) -> None:
    done(said if isinstance(said, Refused) else None)


def tell_if_deleted(done: Callable[[bool | Refused], None], said: Proposal | Refused) -> None:
    done(said if isinstance(said, Refused) else said.entry is None)


def tell_seat(done: Callable[[Seat | Refused], None], said: Proposal | Refused) -> None:
    done(said.token.seat if isinstance(said, Proposal) and said.token else cast(Refused, said))
