"""A player's word for the shuffle of a table at a server: sealed first, and revealed for that seed alone."""

from collections.abc import Sequence

from backnine.hole import Seat
from backnine.protocol import Incoming, Reveal, Seal, TableSeen
from backnine.shuffle import new_word, seal
from backnine.tui.join.seats import HeldSeat


def new_pledge(held: HeldSeat, number: int = 0, commitment: str = "") -> str:
    """A new word for match `number`; its seal."""
    word = new_word()
    held.word, held.round, held.commitment, held.seals = word.hex(), number, commitment, []
    return seal(word)


def answer(held: HeldSeat, table: TableSeen, seats: Sequence[Seat]) -> Incoming | None:
    """What the table is to be told for this seat, if anything. What is noted in `held` is to be kept first.

    The word is revealed only for the seed whose seal was seen first, and never for two sets of seals: whoever
    knew it could choose among shuffles.
    """
    if not seats or table.round != held.round:
        return None
    own, seals = table.chairs[seats[0]].seal, [chair.seal for chair in table.chairs]
    held.commitment = held.commitment or table.commitment
    if not own and held.word and not held.seals and table.state in ("open", "over"):
        return Seal(seal(bytes.fromhex(held.word)), seats[0])  # the first was lost with the line
    if not own and not held.word and table.state == "open":
        return Seal(new_pledge(held, table.round, table.commitment), seats[0])
    if table.state != "shuffling" or not held.word or own != seal(bytes.fromhex(held.word)):
        return None
    if table.commitment != held.commitment or held.seals not in ([], seals):
        return None
    held.seals = seals
    return Reveal(held.word, seats[0])
