"""Who judges a game: the judge of its room where the kernels are installed, else the rules alone."""

from functools import cache
from threading import Thread

from backnine.coach.judge import Judge
from backnine.coach.plain import PLAIN
from backnine.fast import installed
from backnine.games import find_game
from backnine.games.rooms import part


@cache
def judge_of(game: str) -> Judge:
    taught = part(find_game(game), "coach", Judge) if installed() else None
    return taught or PLAIN


def judge_at_once(game: str, players: int) -> Judge:
    """For whoever waits for an answer: the rules alone until everything is compiled."""
    judge = judge_of(game)
    return PLAIN if judge.needs_time(players) else judge


@cache
def prepare(game: str, players: int) -> None:
    """So that the first question takes no longer than others; whatever is compiled is compiled beside it."""
    judge = judge_of(game)
    if judge.needs_time(players):
        Thread(target=judge.get_ready, args=(players,), daemon=True).start()
    else:
        judge.get_ready(players)
