"""Club at Play Nine: every move is weighed by what its own layout and the others' may be hoped to come to.

The unit is a stroke, and the aim is to be below the average of the others. To draw or to take is decided by
expectation: the best place for the top discard, against the average over all unseen cards of the best use
of each.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import Final

from backnine.bots.adding import added
from backnine.bots.bot import Dice, Habit, Moves
from backnine.bots.why import Why
from backnine.games.play_nine.bots.as_it_lies import after_last_turn, as_it_lies
from backnine.games.play_nine.bots.club_hopes import Outlook, hoped, outlook
from backnine.games.play_nine.bots.numbers import (
    DARK,
    EACH,
    Counted,
    Number,
    Unseen,
    number_of,
    numbers_of,
    put,
    unseen_but,
)
from backnine.games.play_nine.bots.sense import partner
from backnine.games.play_nine.reasons import explain
from backnine.games.play_nine.rules import DRAW_OR_TAKE, PASS, SWAPS, TOSSES
from backnine.moves import Move
from backnine.view import View

GIFT = 0.835  # part of what a discard is worth to the next player that counts as a loss
MODEST = -0.268  # the next player draws this much worse than the best use of each card
RIVALS = 0.848  # part of the others' prospects that counts
WAIT = 0.419  # strokes of doubt about going out
DAWDLE = 0.215  # strokes of doubt about a pass

DRAW, TAKE = DRAW_OR_TAKE

WeighedMove = tuple[float, Move]
_STROKES = itemgetter(0)


def choose(view: View, moves: Moves, dice: Dice) -> Move:
    if view.phase == "tee-off":
        return _tee_off(view, moves, dice)
    table = Weighing(view)
    if view.phase == "draw":
        return _draw_or_take(table, number_of(view.discard[-1]))
    return min(table.in_hand(), key=_STROKES)[1]


def reckon(view: View, moves: Moves) -> dict[Move, float]:
    """What it weighs. Which card to turn up first is a matter of taste."""
    if view.phase == "tee-off":
        return {}
    table = Weighing(view)
    if view.phase == "draw":
        return {DRAW: _draw(table), TAKE: table.taken(number_of(view.discard[-1]))[0]}
    costs = {move: strokes for strokes, move in table.in_hand()}
    twins = {move: move._replace(slot=partner(move.slot)) for move in moves if move.slot}
    return costs | {move: costs[twin] for move, twin in twins.items() if move not in costs and twin in costs}


def why(view: View, moves: Moves, move: Move, dice: Dice) -> Why:
    """A player who counts says what the move is worth, and which cards are still to come."""
    if view.phase == "tee-off":
        return explain(view, moves, move)
    table = Weighing(view)
    if view.phase == "draw":
        top = number_of(view.discard[-1])
        worth, target = _draw(table) - table.taken(top)[0], table.taken(top)[1].slot
        return explain(view, moves, move, target=target, worth=worth if move == TAKE else -worth, counts=True)
    return explain(view, moves, move, worth=_worth(table.in_hand(), move), counts=True)


def _worth(weighed: list[WeighedMove], move: Move) -> float | None:
    """Strokes saved against the next best move; a move not weighed has one like it that was."""
    mine = [strokes for strokes, other in weighed if other == move]
    rest = [strokes for strokes, other in weighed if other != move]
    return min(rest) - mine[0] if mine and rest else None


def _tee_off(view: View, moves: Moves, dice: Dice) -> Move:
    """Two different columns: two numbers to pair are better than one column spoilt."""
    assert view.seat is not None
    cards = [slot.card for slot in view.layouts[view.seat]]
    fresh = [move for move in moves if move.slot and cards[partner(move.slot) - 1] is None]
    return dice.choice(fresh or moves)


def _draw_or_take(table: "Weighing", top: Number) -> Move:
    return TAKE if table.taken(top)[0] < _draw(table) else DRAW


def _draw(table: "Weighing") -> float:
    chance = table.unseen.chance
    return added([chance[number] * table.drawn(number)[0] for number in EACH if chance[number]])


@dataclass(frozen=True)
class Weighing:
    """What the club player takes in, and what it makes of each move."""

    view: View

    @cached_property
    def layouts(self) -> tuple[Counted, ...]:
        """In the order of play, from one's own."""
        seat, seats = self.view.seat, self.view.seats
        assert seat is not None
        order = sorted(seats, key=lambda other: (other < seat, other))
        return tuple([numbers_of([slot.card for slot in self.view.layouts[other]]) for other in order])

    @cached_property
    def mine(self) -> Counted:
        return self.layouts[0]

    @cached_property
    def unseen(self) -> Unseen:
        seen = [number for cards in self.layouts for number in cards if number != DARK]
        held = [] if self.view.held is None else [self.view.held]
        return unseen_but([*seen, *numbers_of(self.view.discard), *numbers_of(held)])

    @cached_property
    def adjacent(self) -> bool:
        return bool(self.view.house["adjacent"])

    @cached_property
    def last_round(self) -> bool:
        return self.view.closer is not None

    @cached_property
    def dark(self) -> tuple[int, ...]:
        return tuple([cards.count(DARK) for cards in self.layouts])

    # What is mine

    def outlook(self, own_dark: int) -> Outlook:
        return outlook(own_dark, min(self.dark[1:]))

    def _hoped(self, cards: Counted, outlook: Outlook) -> float:
        return hoped(cards, outlook, self.unseen, self.adjacent)

    def lies(self, cards: Counted) -> float:
        return as_it_lies(cards, self.unseen, self.adjacent)

    def mine_then(self, cards: Counted, own_dark: int) -> float:
        """My prospects less those of the others, the top discard aside."""
        if self.last_round:
            return self.lies(cards)
        if not own_dark:
            return self.lies(cards) + WAIT
        return self._hoped(cards, self.outlook(own_dark)) - self.rivals(own_dark)

    # What is the others'

    def rivals(self, own_dark: int) -> float:
        if own_dark not in self._rivals:
            self._rivals[own_dark] = RIVALS * self._rivals_when(own_dark)
        return self._rivals[own_dark]

    @cached_property
    def _rivals(self) -> dict[int, float]:
        return {}

    def _rivals_when(self, own_dark: int) -> float:
        """The others' prospects on average, when I have so many dark cards."""
        dark = (own_dark, *self.dark[1:])
        sums = [
            hoped(
                cards,
                outlook(dark[place], min(*dark[:place], *dark[place + 1 :], 8)),
                self.unseen,
                self.adjacent,
            )
            for place, cards in enumerate(self.layouts)
            if place
        ]
        return added(sums) / len(sums)

    @cached_property
    def gifts(self) -> tuple[float, ...]:
        """What each card on the discard pile does for the next player while the hole goes on."""
        cards, dark = self.layouts[1], self.dark
        out = outlook(dark[1], min([dark[0], *dark[2:]]))
        now = hoped(cards, out, self.unseen, self.adjacent)
        saved = [
            now
            - min([hoped(put(cards, place, number), out, self.unseen, self.adjacent) for place in range(8)])
            for number in EACH
        ]
        drawn = added([share * max(0, most) for share, most in zip(self.unseen.chance, saved, strict=True)])
        part = GIFT / len(self.layouts[1:])
        return self._with_dark([part * max(0, most - drawn - MODEST) for most in saved])

    @cached_property
    def finals(self) -> tuple[float, ...]:
        """What each card on the pile leaves the others in the end, with the sign of a gift."""
        others = self.layouts[1:]
        if self.view.closer is not None:
            others = others[: self._turns_to_closer() - 1]
        if not others:
            return (0.0,) * (DARK + 1)
        part = 1 / len(self.layouts[1:])
        last = [after_last_turn(cards, self.unseen, self.adjacent) for cards in others]
        rest = added([drawn for _, drawn in last[1:]])
        return self._with_dark([-part * (strokes + rest) for strokes in last[0][0]])

    def _turns_to_closer(self) -> int:
        seats, seat, closer = self.view.seats, self.view.seat, self.view.closer
        assert seat is not None
        assert closer is not None
        return (seats.index(closer) - seats.index(seat)) % len(seats)

    def _with_dark(self, by_number: list[float]) -> tuple[float, ...]:
        """And on average, for a dark card that is discarded."""
        dark = added([share * worth for share, worth in zip(self.unseen.chance, by_number, strict=True)])
        return (*by_number, dark)

    def leaves(self, own_dark: int) -> tuple[float, ...]:
        return self.finals if self.last_round or not own_dark else self.gifts

    # The moves

    def in_hand(self) -> list[WeighedMove]:
        """Every move with the card in hand, but of two that come to the same only one."""
        held = number_of(self.view.held)
        tosses = () if self.view.held_from == "discard" else self._tosses(held)
        return [*self._swaps(held), *tosses]

    def taken(self, number: Number) -> WeighedMove:
        return min(self._swaps(number), key=_STROKES)

    def drawn(self, number: Number) -> WeighedMove:
        return min([*self._swaps(number), *self._tosses(number)], key=_STROKES)

    def _swaps(self, number: Number) -> Iterable[WeighedMove]:
        for place, old in enumerate(self.mine):
            if old == DARK and place > 3 and self.mine[place - 4] == DARK:
                continue  # the same as above it
            dark = self.dark[0] - (old == DARK)
            strokes = self.mine_then(put(self.mine, place, number), dark)
            yield strokes + self.leaves(dark)[old], SWAPS[place]

    def _tosses(self, number: Number) -> Iterable[WeighedMove]:
        for strokes, own_dark, move in self.turned:
            yield strokes + self.leaves(own_dark)[number], move

    @cached_property
    def turned(self) -> tuple[tuple[float, int, Move], ...]:
        """The strokes of turning up a dark card, or none, whatever is tossed."""
        left = self.dark[0] - 1
        found = []
        for place, old in enumerate(self.mine):
            if old == DARK and not (place > 3 and self.mine[place - 4] == DARK):
                found.append((self._after_turning(place, left), left, TOSSES[place]))
        if left == 0 and not self.view.house["no_pass"]:
            found.append((self.mine_then(self.mine, 1) + (0 if self.last_round else DAWDLE), 1, PASS))
        return tuple(found)

    def _after_turning(self, place: int, left: int) -> float:
        if self.last_round or not left:
            return self.mine_then(self.mine, left)
        chance = self.unseen.chance
        return added([chance[v] * self.mine_then(put(self.mine, place, v), left) for v in EACH if chance[v]])


HABIT: Final = Habit(choose, why, reckon)
