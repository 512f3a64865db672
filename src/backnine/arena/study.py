"""What a simulation found out, put together."""

from dataclasses import dataclass
from typing import Final

from backnine.arena.account import SHARES, Account
from backnine.arena.ahead import Duel, duels
from backnine.arena.intervals import mean_of, share_of
from backnine.arena.luck import Luck, luck
from backnine.arena.result import Contest, Estimate, SeatEffect
from backnine.arena.tally import Tally

HOLES: Final = (1, 9, 45, 180)  # a hole, a match, five matches, twenty


@dataclass(frozen=True)
class Study:
    """The contest, and what was counted, measured and analysed in it: strokes a hole by contestant, and by
    contestant and hole; what each place in the order of play is worth."""

    contest: Contest
    deals: int
    strokes: list[Estimate]
    by_hole: list[list[Estimate]]
    places: list[SeatEffect]
    tally: Tally
    luck: Luck | None
    duels: list[Duel]


def study(contest: Contest, account: Account) -> Study:
    """Of at least one deal."""
    shape = account.shape
    layouts = [shape.rotations * held for held in shape.held]  # of a hole of a deal
    return Study(
        contest,
        account.deals,
        strokes=[
            mean_of(account.moments(("strokes", bot, 0), shape.holes * layouts[bot])) for bot in shape.bots
        ],
        by_hole=[
            [mean_of(account.moments(("hole", bot, hole), layouts[bot])) for hole in range(shape.holes)]
            for bot in shape.bots
        ],
        places=[_place(account, place) for place in range(shape.seats)],
        tally=account.tally,
        luck=luck(account),
        duels=duels(account),
    )


def _place(account: Account, place: int) -> SeatEffect:
    shape = account.shape
    strokes = account.moments(("place", place, 0), shape.seats * shape.rotations * shape.holes)
    wins = account.moments(("place wins", place, 0), shape.rotations * SHARES)
    return SeatEffect(mean_of(strokes), share_of(wins, shape.rotations))
