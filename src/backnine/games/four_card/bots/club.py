"""Club at Four-Card Golf: counts the cards that are left, guesses what the others hold from what they kept,
and weighs every move in strokes against them. Near the end of a match the chance to win it counts."""

from functools import lru_cache
from math import erf, sqrt
from typing import Final, NamedTuple

from backnine.bots.adding import added
from backnine.bots.bot import Cards, Dice, Habit, Moves
from backnine.bots.memory import remembered
from backnine.cards import Card
from backnine.games.four_card.bots.hours import UNKNOWN, Hour, hour, playing_on
from backnine.games.four_card.bots.reading import Rival, UnseenRanks, average, rival, unseen
from backnine.games.four_card.bots.sense import GUESS, count, pairs, put
from backnine.games.four_card.rules import DRAW, KNOCK, SWAPS, TAKE, TOSS
from backnine.moves import Move
from backnine.view import View

WITH_THE_DISCARD = 1.15  # a turn saves so much more than a stock card alone, because a discard may do it
MAY_KNOCK = 0.19  # a rival who knows all its cards, in a turn, and more the lower it is
MAY_KNOCK_EARLY = 0.05  # one who does not know a card
LOW_RIVAL = 9  # strokes below which a rival is quicker to knock,
QUICKER = 0.12  # by so much a stroke
MAY_KNOCK_AT_MOST = 0.5
AMONG_MANY = 0.8  # of all this, where there are more than two
KNOCKER, KNOCKER_MORE = 2.9, 0.35  # the most that one who knocks has, and by each stroke guessed before
WANTED = 4.4  # a discard below so much is a gift to the next player,
GIFT = 0.8  # of this part of the difference
ROUGH = 0.3  # how far off a guess at a rival's count may be, as a part of it
TO_COME = 3.0  # strokes by which a hole that goes on may still turn
A_HOLE = 7.0  # and a whole hole
A_STROKE = 0.0005  # what a stroke is worth when the match is as good as decided


class Overview(NamedTuple):
    """What club takes in before it weighs its moves. The others' counts are means."""

    cards: Cards
    stock: UnseenRanks
    unknown: float  # an unseen card, on average
    pairs_cancel: bool
    last: bool  # somebody has knocked
    if_knocked: float  # what the others come to if this seat knocks now,
    if_later: float  # or a turn later,
    if_they_knock: float  # or if one of them does
    danger: float  # that one of them knocks before the next turn
    sharing: float  # a gift to one of many costs less
    spread: float
    hour: Hour


def choose(view: View, moves: Moves, dice: Dice) -> Move:
    if view.phase == "first-look" or len(moves) == 1:
        return moves[0]
    table = _look_round(view)
    costs = _costs(view, table, moves)
    if view.phase == "place":
        return min(moves, key=lambda move: (costs[move], move != TOSS))
    if table.last:
        return min(moves, key=costs.__getitem__)
    return max(moves, key=lambda move: _chance(view, table, move, costs[move]) - A_STROKE * costs[move])


def reckon(view: View, moves: Moves) -> dict[Move, float]:
    return {} if view.phase == "first-look" else _costs(view, _look_round(view), moves)


def _costs(view: View, table: Overview, moves: Moves) -> dict[Move, float]:
    if view.phase == "place":
        assert view.held is not None
        return {move: _cost_of_placing(table, view.held, move) for move in moves}
    return {move: _cost_of_turn(view, table, move) for move in moves}


def _look_round(view: View) -> Overview:
    stock = unseen(view)
    rivals = [rival(view, seat, stock) for seat in view.seats if seat != view.seat]
    soon = [each.after_a_turn for each in rivals]
    later = [each.after_a_turn for each in soon]
    quiet = 1.0
    for each in rivals:
        quiet *= 1 - _may_knock(each, len(view.seats))
    return Overview(
        cards=remembered(view),
        stock=stock,
        unknown=average(stock),
        pairs_cancel=bool(view.house["pairs_cancel"]),
        last=view.closer is not None,
        if_knocked=_mean(soon),
        if_later=_mean(later),
        if_they_knock=_if_they_knock(rivals, later),
        danger=1 - quiet,
        sharing=1 / len(rivals),
        spread=sqrt(added([_squared(ROUGH * each.strokes) for each in rivals])) / len(rivals),
        hour=hour(len(view.seats), _mean(later)),
    )


def _mean(rivals: list[Rival]) -> float:
    return added([each.strokes for each in rivals]) / len(rivals)


def _squared(number: float) -> float:
    """`**` need not round as a product does."""
    return number * number


def _may_knock(rival: Rival, players: int) -> float:
    """How likely a rival is to knock in its next turn."""
    if rival.unknown >= 2:
        return 0.0
    if rival.unknown:
        return MAY_KNOCK_EARLY * 2 / players
    likely = MAY_KNOCK * (1 + max(0, LOW_RIVAL - rival.strokes) * QUICKER)
    return min(MAY_KNOCK_AT_MOST, likely) * (1 if players == 2 else AMONG_MANY)


def _if_they_knock(rivals: list[Rival], later: list[Rival]) -> float:
    """The others' mean if one of them knocks: that one is low, the rest have had another turn."""
    low = [min(each.strokes - each.saving, KNOCKER + KNOCKER_MORE * each.strokes) for each in rivals]
    knocker = added(low) / len(low)
    return (knocker + (len(rivals) - 1) * _mean(later)) / len(rivals)


# What a square is worth


@lru_cache(maxsize=65536)
def _after_a_turn(cards: Cards, stock: UnseenRanks, unknown: float, pairs_cancel: bool) -> float:
    """Expected strokes after one more turn."""
    now = count(cards, unknown, pairs_cancel)
    saved = 0.0
    for card, many in stock:
        best = min([count(put(cards, slot, card), unknown, pairs_cancel) for slot in (1, 2, 3, 4)])
        saved += many * max(0.0, now - best)
    return now - WITH_THE_DISCARD * saved / max(1, sum([many for _, many in stock]))


@lru_cache(maxsize=65536)
def _values(cards: Cards, pairs_cancel: bool) -> tuple[int, ...]:
    """The square as `hours` knows it: cancelled pairs and jokers count as nothing."""
    values = [UNKNOWN if card is None else max(0, int(GUESS[card])) for card in cards]
    for far, near in pairs(cards) if pairs_cancel else []:
        values[far] = values[near] = 0
    return tuple(values)


# What a move costs, in strokes against the others


def _cost(table: Overview, cards: Cards, gone: Card | None) -> float:
    """Ending the turn with these cards, and `gone` on the discard pile (None: one not seen before)."""
    now = count(cards, table.unknown, table.pairs_cancel)
    if table.last:
        return now
    goes_on = now - table.if_later - playing_on(table.hour, _values(cards, table.pairs_cancel))
    caught = _after_a_turn(cards, table.stock, table.unknown, table.pairs_cancel) - table.if_they_knock
    return (1 - table.danger) * goes_on + table.danger * caught + _gift(table, gone)


def _gift(table: Overview, card: Card | None) -> float:
    """What it costs to leave this card to the next player."""
    if card is None:
        many = max(1, sum([many for _, many in table.stock]))
        return added([_gift(table, each) * count for each, count in table.stock]) / many
    return table.sharing * GIFT * max(0.0, WANTED - GUESS[card])


def _cost_of_placing(table: Overview, card: Card, move: Move) -> float:
    if move.slot is None:
        return _cost(table, table.cards, card)
    return _cost(table, put(table.cards, move.slot, card), table.cards[move.slot - 1])


def _cost_of_turn(view: View, table: Overview, move: Move) -> float:
    top = view.discard[-1]
    if move == KNOCK:
        return count(table.cards, table.unknown, table.pairs_cancel) - table.if_knocked + _gift(table, top)
    if move == TAKE:
        return min([_cost_of_placing(table, top, swap) for swap in SWAPS])
    assert move == DRAW
    drawn = [
        many * min([_cost_of_placing(table, card, place) for place in (*SWAPS, TOSS)])
        for card, many in table.stock
    ]
    return added(drawn) / max(1, sum([many for _, many in table.stock]))


def _chance(view: View, table: Overview, move: Move, cost: float) -> float:
    """How likely the match is won if the hole comes out so."""
    assert view.seat is not None
    left = max(0, view.holes - view.hole)
    rivals = [view.totals[seat] for seat in view.seats if seat != view.seat]
    lead = 0 if view.hole > view.holes else min(rivals) - view.totals[view.seat]
    turns = 0.0 if move == KNOCK else TO_COME
    spread = sqrt(_squared(table.spread) + _squared(turns) + left * _squared(A_HOLE) + 0.01)
    return 0.5 * (1 + erf((lead - cost) / spread / sqrt(2)))


HABIT: Final = Habit(choose, reckon=reckon)
