"""Weighing moves by the rules: each is played in a world that fits the view, to the end of the turn.

Where the turn brings a card to light, every kind of card that is unseen is tried and counts as often as it is
likely. What the seat has then is judged by what it may be hoped to come to, against the others.
"""

from collections.abc import Iterable
from typing import NamedTuple

from backnine import games
from backnine.bots.adding import added
from backnine.bots.bot import Dice, Moves, without_peeks
from backnine.bots.plain.judgement import Judgement, Temper
from backnine.bots.plain.ledger import UNKNOWN, CardKind, Cells, put
from backnine.bots.plain.world import deal_world
from backnine.hole import Hole, Seat, has_seen
from backnine.moves import Move
from backnine.view import View

A_LOOK = 0.05  # strokes it is worth to see a card of one's own, where nothing else tells


def weigh(view: View, moves: Moves, dice: Dice, temper: Temper) -> dict[Move, float]:
    """What the hole costs this seat after each move, in strokes."""
    look = Lookahead(view, dice, temper)
    return {move: look.cost(look.world, move) for move in moves}


class Effect(NamedTuple):
    """What a move does for the seat, whichever cards it is about: no rule of play looks at them."""

    swapped: int | None  # the slot (from 0) that gets the card in hand
    seen: tuple[int, ...]  # slots of one's own that come to light
    down: int  # cards of one's own that are still face down
    closed: bool
    over: bool


class Lookahead:
    """One seat's turn, in one world."""

    def __init__(self, view: View, dice: Dice, temper: Temper) -> None:
        assert view.seat is not None
        self.seat: Seat = view.seat
        self.judgement = Judgement(view, temper)
        self.world = deal_world(view, dice)
        self.mine = self.judgement.mine
        self._known: dict[tuple[Cells, Effect], float] = {}

    def cost(self, hole: Hole, move: Move) -> float:
        after, _ = games.play(hole, self.seat, move)
        if hole.held is None and after.held is not None:
            return self._with_a_card(after)
        if after.turn == hole.turn == self.seat and not after.over:
            return min([self.cost(after, then) for then in self._next(after)])
        effect = self._effect(after, move)
        if hole.held is not None:
            return self._worth(effect, self.judgement.ledger.kind[hole.held])
        gift = 0.0 if hole.turn is None else self.judgement.gift_on(hole.discard)
        return self._judged(self.mine, effect) + (0.0 if after.over else gift)

    def _next(self, hole: Hole) -> Moves:
        legal = games.moves(hole, self.seat)
        return without_peeks(legal) or legal

    def _with_a_card(self, hole: Hole) -> float:
        """A card was taken, or drawn: any that is unseen. It is used as well as it can be."""
        effects = [self._effect(games.play(hole, self.seat, move)[0], move) for move in self._next(hole)]
        if hole.held_from == "discard":
            assert hole.held is not None
            return self._best(effects, self.judgement.ledger.kind[hole.held])
        chances = self.judgement.chances
        return added([chance * self._best(effects, kind) for kind, chance in enumerate(chances) if chance])

    def _best(self, effects: Iterable[Effect], held: CardKind) -> float:
        return min([self._worth(effect, held) for effect in effects])

    def _effect(self, after: Hole, move: Move) -> Effect:
        layout = after.layouts[self.seat]
        swapped = (move.slot or 0) - 1 if move.verb == "swap" else None
        seen = [
            slot
            for slot, kind in enumerate(self.mine)
            if kind == UNKNOWN and slot != swapped and has_seen(layout[slot].seen, self.seat)
        ]
        down = sum([not slot.up for slot in layout])
        shown = () if after.over else tuple(seen)
        return Effect(swapped, shown, down, after.closer == self.seat, after.over)

    def _worth(self, effect: Effect, held: CardKind) -> float:
        """The end of the turn with this card in hand."""
        mine, gone = self.mine, held
        if effect.swapped is not None:
            gone = mine[effect.swapped]
            mine = put(mine, effect.swapped, held)
        gift = 0.0 if effect.over else self.judgement.gift(gone)
        return self._judged(mine, effect) + gift

    def _judged(self, mine: Cells, effect: Effect) -> float:
        if not effect.seen:
            return self._any_card(mine, effect, ())
        known = self._known.get((mine, effect))
        if known is None:
            known = self._known[mine, effect] = self._any_card(mine, effect, effect.seen)
        return known

    def _any_card(self, mine: Cells, effect: Effect, seen: tuple[int, ...]) -> float:
        """Each card that comes to light may be any that is unseen."""
        if not seen:
            return self.judgement.cost(mine, effect.down, closed=effect.closed, over=effect.over)
        chances = enumerate(self.judgement.chances)
        found = [
            chance * self._any_card(put(mine, seen[0], kind), effect, seen[1:])
            for kind, chance in chances
            if chance
        ]
        return added(found) - A_LOOK
