"""`backnine serve` by a host who cheats: the first argument says how."""

import sys
from collections.abc import Callable

from backnine.cli import main
from backnine.hole import Seat
from backnine.match import Match
from backnine.protocol import ViewSeen
from backnine.refused import Refused
from backnine.shuffle import new_seed
from backnine.table import shuffling, telling
from backnine.table.showing import public_seen
from backnine.table.sitting import Sitting
from backnine.table.table import Table


def leave_words_out() -> None:
    """The words are asked for, and come in time."""
    begin = shuffling.begin

    def without(
        table: Table, sitting: Sitting, words: dict[Seat, bytes], refuse: Callable[[Refused], None]
    ) -> None:
        begin(table, sitting, {}, refuse)

    setattr(shuffling, "begin", without)  # noqa: B010


def ask_again() -> None:
    """With another seed, now that the words are known: until the cards suit."""
    begin = shuffling.begin
    asked = set()

    def again(
        table: Table, sitting: Sitting, words: dict[Seat, bytes], refuse: Callable[[Refused], None]
    ) -> None:
        if table.id in asked:
            begin(table, sitting, words, refuse)
            return
        asked.add(table.id)
        table.rounds[-1] = table.rounds[-1]._replace(seed=new_seed())
        shuffling.ask(table, shuffling.sealed(table))
        table.tell_table()

    setattr(shuffling, "begin", again)  # noqa: B010


def show_another_card() -> None:
    """The first discard of a hole is not the one that was sealed."""

    def seen(match: Match, n: int) -> ViewSeen:
        view = public_seen(match, n)
        if len(view.discard) == 1:
            view.discard = ("0",) if view.discard[0] != "0" else ("12",)
        return view

    setattr(telling, "public_seen", seen)  # noqa: B010 - the name is not telling's own


if __name__ == "__main__":
    {"word": leave_words_out, "card": show_another_card, "again": ask_again}[sys.argv.pop(1)]()
    main()
