"""`backnine serve` by a host who cheats: the first argument says how."""

import sys
from collections.abc import Mapping

from backnine.but import but
from backnine.cli import main
from backnine.hole import Seat
from backnine.match import Match
from backnine.protocol import ViewSeen
from backnine.shuffle import new_seed
from backnine.table import broadcast, shuffling
from backnine.table.deciding import Proposal
from backnine.table.pipeline import Pipeline
from backnine.table.showing import public_seen
from backnine.table.sitting import Sitting
from backnine.table.state import TableState


def leave_words_out() -> None:
    """The words are asked for, and come in time."""
    begin = shuffling.begin

    def without(state: TableState, sitting: Sitting, words: Mapping[Seat, bytes]) -> Proposal:
        return begin(state, sitting, {})

    setattr(shuffling, "begin", without)  # noqa: B010


def ask_again() -> None:
    """With another seed, now that the words are known: until the cards suit."""
    shuffle = Pipeline._shuffle
    asked = set()

    def again(pipeline: Pipeline) -> None:
        state, revealing = pipeline.state, pipeline.words.revealing
        if state.id in asked or revealing is None or not revealing.is_complete(state):
            shuffle(pipeline)
            return
        asked.add(state.id)
        *earlier, last = state.rounds
        pipeline.state = but(state, rounds=(*earlier, last._replace(seed=new_seed())))
        pipeline._ask_for_words(shuffling.sealed(state))
        pipeline.broadcast.table(pipeline.state)

    setattr(Pipeline, "_shuffle", again)  # noqa: B010


def show_another_card() -> None:
    """The first discard of a hole is not the one that was sealed."""

    def seen(match: Match, n: int) -> ViewSeen:
        view = public_seen(match, n)
        if len(view.discard) == 1:
            view.discard = ("0",) if view.discard[0] != "0" else ("12",)
        return view

    setattr(broadcast, "public_seen", seen)  # noqa: B010 - the name is not broadcast's own


if __name__ == "__main__":
    {"word": leave_words_out, "card": show_another_card, "again": ask_again}[sys.argv.pop(1)]()
    main()
