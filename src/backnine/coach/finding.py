"""Who judges a game: the judge of its room where the kernels are installed, else the rules alone."""

from functools import cache

from backnine.coach.judge import Judge
from backnine.coach.plain import PLAIN
from backnine.fast import installed
from backnine.games import find_game
from backnine.games.rooms import part


@cache
def judge_of(game: str) -> Judge:
    taught = part(find_game(game), "coach", Judge) if installed() else None
    return taught or PLAIN
