"""Who judges Four-Card Golf: what many holes of `club` have taught a network."""

from typing import Final

from backnine import games
from backnine.bots.bot import Moves
from backnine.coach.judge import Expected, Judge
from backnine.coach.taught import Teaching, taught_judge
from backnine.coach.taught.outlook import TablesAsked
from backnine.games.four_card.rules import FOUR_CARD
from backnine.match import begin
from backnine.moves import Move
from backnine.shuffle import Shuffle
from backnine.view import View, view


def foresee(asked: TablesAsked) -> list[list[list[float]]]:
    from backnine.games.four_card.fast.forecast import foresee as told  # noqa: PLC0415 - loads NumPy

    return told(asked.cells, asked.turn, asked.closer, asked.hour)


def play_out(seen: View, moves: Moves, deals: int, seed: int) -> dict[Move, tuple[Expected, ...]]:
    from backnine.games.four_card.fast.playing_out import played_out  # noqa: PLC0415 - loads compiled code

    return played_out(seen, moves, deals, seed)


def needs_time(players: int) -> bool:
    from backnine.games.four_card.fast.playing_out import playing_out_is_ready  # noqa: PLC0415

    return not playing_out_is_ready()


def get_ready(players: int) -> None:
    """Ask once for everything: it is compiled then, and kept on disk."""
    match = begin(FOUR_CARD.name, players, FOUR_CARD.house(), Shuffle(bytes(32)))
    seat = match.hole.acting[0]
    seen, legal = view(match, seat, recall=True), games.moves(match.hole, seat)
    JUDGE.weigh(seen, legal)
    play_out(seen, legal, 1, 0)


JUDGE: Final[Judge] = taught_judge(
    lambda: Teaching(foresee, knows_last_round=True, by_slot=False),
    play_out,
    deals=800,
    error=1.0,
    spread=6.0,
    needs_time=needs_time,
    get_ready=get_ready,
)
