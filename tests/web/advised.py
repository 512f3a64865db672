"""Answers of the coach about moments of all kinds, and the text of each as a browser is to write it."""

import re
from collections.abc import Iterator
from random import Random

from msgspec import to_builtins

from backnine.bots.bot import without_peeks
from backnine.games import GAMES, moves
from backnine.match import Match, begin
from backnine.position import dealt, of_view, write_line
from backnine.server.advice import AdviceTold
from backnine.shuffle import Shuffle
from backnine.table.showing import public_seen, seat_seen
from backnine.view import view
from tests.moments import further, played, some_house

MOMENTS = 60  # of each game
# What follows from the rest, and is left out where cards are tapped in.
FOLLOWS = re.compile(r":stock(\.[^:]*)?(?=:)|\.turns\.\d+|\.takes\.\d+")


def advised() -> Iterator[dict[str, object]]:
    for game in GAMES:
        dice, told = Random(5), 0
        while told < MOMENTS:
            players = dice.choice(game.players)
            try:
                house = some_house(game, players, dice)
            except IndexError:
                continue
            match = begin(game.name, players, house, Shuffle(dice.randbytes(32)))
            if dice.random() < 0.2 and not (on := further(match, dice)).hole.over:
                match = on
            match = played(match, dice.randint(0, 40), dice)
            looks = game.secrets and bool(match.hole.waiting)  # is not tapped in
            if not match.hole.over and not looks:
                told += 1
                yield _answer(match, dice.choice(match.hole.acting))


def _answer(match: Match, seat: int) -> dict[str, object]:
    known = of_view(view(match, seat, recall=True), rules=match.rules)
    there = dealt(known, Shuffle(bytes(32)))
    legal = [str(move) for move in without_peeks(moves(there.hole, seat))]
    told = AdviceTold(
        game=match.game.name,
        house=str(match.house),
        position=write_line(known),
        seat=seat,
        judge="rules",
        view=seat_seen(public_seen(there, 0), there, seat, memory_aid=True, may_move=True),
        best=legal[0],
        costs=dict.fromkeys(legal, 0.0),
        expected=[0.0 for _ in match.hole.seats],
        sure=True,
    )
    return {"told": to_builtins(told), "line": FOLLOWS.sub("", told.position)}
