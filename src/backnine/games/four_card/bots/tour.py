"""Tour at Four-Card Golf: deals the unknown cards in its head, over and over, to see how long the others will
take, and plays its own square as a solitaire against that clock."""

from math import erf, exp, pi, sqrt
from typing import Final

from backnine.bots.bot import Dice, Moves
from backnine.bots.tour.thought import Thinker, Thought
from backnine.cards import JOKER, RANKS, SUITS, Card
from backnine.games.four_card.bots.reading import kept
from backnine.games.four_card.bots.sense import GUESS
from backnine.moves import Move
from backnine.view import SeenSlot, View

USUAL_BUDGET = 16  # milliseconds: more gains little
DEALS = 12  # in a millisecond
THEY_KNOCK_AT = {2: 7.0, 3: 6.5, 4: 6.0}
THEY_KNOCK_AT_AMONG_MANY = 5.0
A_HOLE = 5.5  # strokes by which a player's hole strays
A_STROKE = 0.0005  # what a stroke is worth when the match is as good as decided
FARTHEST = 200  # a lead that is never lost

VALUES = [GUESS[Card(rank + SUITS[0])] for rank in RANKS] + [GUESS[JOKER]]
ANY_CARD = [1.0] * len(VALUES)


def think(view: View, moves: Moves, dice: Dice, budget: int | None) -> Thought:
    if view.phase == "first-look" or len(moves) == 1:
        return Thought(moves[0], {})
    from backnine.games.four_card.fast.search import Reading, weigh  # noqa: PLC0415 - loads compiled code

    two, to_come = len(view.seats) == 2, strays(view.holes - view.hole)
    reading = Reading(
        keeps=_keeps(view),
        knock_at=[they_knock_at(len(view.seats))] * view.players,
        stroke=A_STROKE,
        chance=chances(to_come, two=two),
        totals=[0.0] * view.players if view.hole > view.holes else [float(total) for total in view.totals],
        luck=0.0 if two else to_come,
    )
    worths = weigh(view, moves, reading, DEALS * (budget or USUAL_BUDGET), dice.getrandbits(62))
    return Thought(max(moves, key=worths.__getitem__), _in_strokes(view, worths, to_come))


def they_knock_at(players: int) -> float:
    return THEY_KNOCK_AT.get(players, THEY_KNOCK_AT_AMONG_MANY)


def strays(holes: int) -> float:
    """By how many strokes a player strays in so many holes; in a play-off there are none to come."""
    return A_HOLE * sqrt(max(0, holes))


def _in_strokes(view: View, worths: dict[Move, float], to_come: float) -> dict[Move, float]:
    """What each move costs against the best one: a lower chance to win the match, as the strokes that would
    lower it as much where the match stands now."""
    assert view.seat is not None
    totals = [view.totals[seat] for seat in view.seats if seat != view.seat]
    lead = 0 if view.hole > view.holes else min(totals) - view.totals[view.seat]
    uncertain = sqrt(to_come**2 + A_HOLE**2)
    stroke = A_STROKE + exp(-0.5 * (lead / uncertain) ** 2) / (uncertain * sqrt(2 * pi))
    best = max(worths.values())
    return {move: (best - worth) / stroke for move, worth in worths.items()}


def chances(to_come: float, *, two: bool) -> list[float]:
    """How likely the match is won, by the lead after this hole, from a hopeless one up. Of two both stray."""
    leads, spread = range(-FARTHEST, FARTHEST + 1), to_come * sqrt(2) if two else to_come
    if spread == 0:
        return [1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads]
    return [0.5 + 0.5 * erf(lead / spread / sqrt(2)) for lead in leads]


def _keeps(view: View) -> list[list[float]]:
    """By place and rank: how likely an owner would have kept such a card there."""
    rows = []
    for seat, layout in enumerate(view.layouts):
        rows += [_kept_here(slot, view.turns[seat], number >= 2) for number, slot in enumerate(layout)]
        rows += [ANY_CARD] * (4 - len(layout))
    return rows


def _kept_here(slot: SeenSlot, turns: int, near: bool) -> list[float]:
    return [kept(value, turns, near) for value in VALUES] if slot.known == "owner" else ANY_CARD


THINKER: Final = Thinker(think)
