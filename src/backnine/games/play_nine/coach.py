"""Who judges Play Nine: a forecast of every seat's strokes that was taught by holes of the playing network.

Loaded compiled code is asked for when somebody first asks the judge.
"""

from typing import Final

from backnine import games
from backnine.bots.bot import Moves
from backnine.coach.judge import Expected, Judge, Weighed
from backnine.games.play_nine.rules import PLAY_NINE
from backnine.match import begin, play
from backnine.moves import Move
from backnine.shuffle import Shuffle
from backnine.view import View, view


def arrive(seen: View) -> Expected:
    from backnine.games.play_nine.fast.weighing import expected_strokes  # noqa: PLC0415 - loads compiled code

    return expected_strokes(seen)


def weigh(seen: View, moves: Moves) -> Weighed:
    from backnine.games.play_nine.fast.weighing import strokes_by_move  # noqa: PLC0415

    return strokes_by_move(seen, moves)


def play_out(seen: View, moves: Moves, deals: int, seed: int) -> dict[Move, tuple[Expected, ...]]:
    from backnine.games.play_nine.fast.playing_out import played_out  # noqa: PLC0415

    return played_out(seen, moves, deals, seed)


def play_to_the_end(seen: View, moves: Moves, deals: int, seed: int) -> dict[Move, tuple[Expected, ...]]:
    from backnine.games.play_nine.fast.playing_out import TO_THE_END, played_out  # noqa: PLC0415

    return played_out(seen, moves, deals, seed, TO_THE_END)


def needs_time(players: int) -> bool:
    from backnine.games.play_nine.fast.playing_out import playing_out_is_ready  # noqa: PLC0415
    from backnine.games.play_nine.fast.weighing import weighing_is_ready  # noqa: PLC0415

    return not (weighing_is_ready() and playing_out_is_ready())


def get_ready(players: int) -> None:
    """Ask once for everything: it is compiled then, and kept on disk."""
    match = begin(PLAY_NINE.name, players, PLAY_NINE.house(), Shuffle(bytes(32)))
    arrive(view(match, None, recall=True))
    while match.hole.turn is None:
        seat = match.hole.acting[0]
        match, _ = play(match, seat, games.moves(match.hole, seat)[0])
    seat = match.hole.acting[0]
    seen, legal = view(match, seat, recall=True), games.moves(match.hole, seat)
    weigh(seen, legal)
    play_out(seen, legal, 1, 0)


JUDGE: Final = Judge(
    "forecast",
    arrive,
    weigh,
    play_out=play_out,
    to_the_end=play_to_the_end,
    needs_time=needs_time,
    get_ready=get_ready,
)
