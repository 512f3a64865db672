"""What a simulation found out, put together."""

from dataclasses import dataclass
from typing import Final

from backnine.arena.account import Account
from backnine.arena.ahead import Duel, duels
from backnine.arena.figures import difference_of, seat_effect, strokes_by_hole, strokes_of
from backnine.arena.luck import Luck, luck
from backnine.arena.result import Contest, Estimate, SeatEffect, WithoutLuck
from backnine.arena.tally import Tally
from backnine.arena.without_luck import without_luck

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
    without_luck: list[WithoutLuck]  # by contestant, where matches were judged, too


def study(contest: Contest, account: Account) -> Study:
    """Of at least one deal."""
    bots = account.shape.bots
    return Study(
        contest,
        account.deals,
        strokes=[strokes_of(account, bot) for bot in bots],
        by_hole=[strokes_by_hole(account, bot) for bot in bots],
        places=[seat_effect(account, "place", place) for place in range(contest.seats)],
        tally=account.tally,
        luck=luck(account),
        duels=duels(account),
        without_luck=[
            less for bot in bots if (less := without_luck(account, bot, difference_of(account, bot)))
        ],
    )
