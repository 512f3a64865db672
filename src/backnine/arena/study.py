"""What a simulation found out, put together."""

from dataclasses import dataclass
from typing import Final

from backnine.arena.ahead import Duel, duels
from backnine.arena.luck import Luck, luck
from backnine.arena.result import Contest, Figures
from backnine.arena.tally import Tally, tally

HOLES: Final = (1, 9, 45, 180)  # a hole, a match, five matches, twenty


@dataclass(frozen=True)
class Study:
    """The contest, its figures, and what was counted and analysed in it."""

    contest: Contest
    figures: Figures
    tally: Tally
    luck: Luck | None
    duels: list[Duel]


def study(contest: Contest, figures: Figures) -> Study:
    return Study(contest, figures, tally(contest), luck(contest), duels(contest))
