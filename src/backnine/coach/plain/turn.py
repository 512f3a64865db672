"""One turn, weighed by the rules: each move is played in a world that fits the view, to the end of the turn.

What the seat chooses it chooses by its own view; what comes of it is told by the view of the whole table.
"""

from collections.abc import Iterable
from typing import NamedTuple

from backnine import games
from backnine.bots.bot import without_peeks
from backnine.bots.plain.ledger import UNKNOWN, CardKind, Cells, put
from backnine.bots.plain.world import deal_world
from backnine.coach.judge import Expected, against
from backnine.coach.plain.outlook import Lie, TableOutlook, UnseenKinds
from backnine.hole import Hole, Seat, has_seen
from backnine.moves import Move
from backnine.whims import Whims


class TurnEnd(NamedTuple):
    """What a move does, whichever cards it is about: no rule of play looks at them."""

    swapped: int | None  # the slot (from 0) that gets the card in hand
    seen: tuple[int, ...]  # slots of one's own that come to light
    down: int  # cards of one's own that are face down then
    closer: Seat | None
    over: bool
    turn: Seat


class PlainTurn:
    """What one seat may do now, by what it knows (first), and by what they all know."""

    def __init__(self, eyes: TableOutlook, truth: TableOutlook) -> None:
        view = eyes.view
        assert view.seat is not None
        self.seat: Seat = view.seat
        self.place = view.seats.index(view.seat)
        self.eyes, self.truth = eyes, truth
        self.mine = self.eyes.cells[self.place]
        self.world = deal_world(view, Whims(0))

    def expected(self, move: Move) -> Expected:
        hole, kind = self.world, self.truth.ledger.kind
        after, _ = games.play(hole, self.seat, move)
        if hole.held is None and after.held is not None:
            return self._with_a_card(after)
        held = UNKNOWN if hole.held is None else kind[hole.held]
        return self._ends(self.truth, self._ending(after, move), held, self.truth.unseen)

    def _with_a_card(self, hole: Hole) -> Expected:
        """A card was taken, or drawn: any that may come. It is used as well as it can be."""
        legal = games.moves(hole, self.seat)
        legal = without_peeks(legal) or legal
        endings = [self._ending(games.play(hole, self.seat, move)[0], move) for move in legal]
        if hole.held_from == "discard":
            assert hole.held is not None
            return self._best(endings, self.truth.ledger.kind[hole.held], drawn=False)
        coming = self._coming()
        drawn = [(many, self._best(endings, kind, drawn=True)) for kind, many in enumerate(coming) if many]
        return mean(drawn)

    def _coming(self) -> UnseenKinds:
        """How many of each kind may be drawn."""
        view, ledger = self.truth.view, self.truth.ledger
        if view.stock:
            return self.truth.unseen
        coming = [0] * len(ledger.kinds)
        for card in view.discard[:-1]:
            coming[ledger.kind[card]] += 1
        return tuple(coming)

    def _best(self, endings: Iterable[TurnEnd], held: CardKind, *, drawn: bool) -> Expected:
        unseen = _less(self.eyes.unseen, held) if drawn else self.eyes.unseen
        weighed = [(ending, self._ends(self.eyes, ending, held, unseen)) for ending in endings]
        best, strokes = min(weighed, key=lambda each: against(each[1], self.place))
        if self.truth is self.eyes:
            return strokes
        unseen = _less(self.truth.unseen, held) if drawn else self.truth.unseen
        return self._ends(self.truth, best, held, unseen)

    def _ending(self, after: Hole, move: Move) -> TurnEnd:
        layout = after.layouts[self.seat]
        swapped = (move.slot or 0) - 1 if move.verb == "swap" else None
        seen = [
            slot
            for slot, kind in enumerate(self.mine)
            if kind == UNKNOWN and slot != swapped and has_seen(layout[slot].seen, self.seat)
        ]
        down = sum([not slot.up for slot in layout])
        first = self.truth.lie().turn
        turn = first if after.turn is None else after.turn
        return TurnEnd(swapped, () if after.over else tuple(seen), down, after.closer, after.over, turn)

    def _ends(self, table: TableOutlook, ends: TurnEnd, held: CardKind, unseen: UnseenKinds) -> Expected:
        """The end of the turn with this card in hand (UNKNOWN: none)."""
        mine, gone = self.mine, table.top if held == UNKNOWN else held
        if ends.swapped is not None:
            gone = mine[ends.swapped]
            mine = put(mine, ends.swapped, held)

        def come_to_light(mine: Cells, seen: tuple[int, ...], unseen: UnseenKinds) -> Expected:
            """Each of these cards may be any that is unseen."""
            if not seen:
                return table.expected(self._lie(table, ends, mine), gone, unseen)
            slot, *rest = seen
            return mean(
                [
                    (many, come_to_light(put(mine, slot, kind), tuple(rest), _less(unseen, kind)))
                    for kind, many in enumerate(unseen)
                    if many
                ]
            )

        return come_to_light(mine, ends.seen, unseen)

    def _lie(self, table: TableOutlook, ends: TurnEnd, mine: Cells) -> Lie:
        place = self.place
        cells = (*table.cells[:place], mine, *table.cells[place + 1 :])
        down = (*table.down[:place], ends.down, *table.down[place + 1 :])
        return Lie(cells, down, ends.closer, ends.over, ends.turn)


def mean(weighted: list[tuple[int, Expected]]) -> Expected:
    """By how often each may come."""
    total = sum([many for many, _ in weighted])
    places = range(len(weighted[0][1]))
    return tuple([sum([many * strokes[place] for many, strokes in weighted]) / total for place in places])


def _less(unseen: UnseenKinds, kind: CardKind) -> UnseenKinds:
    return (*unseen[:kind], unseen[kind] - 1, *unseen[kind + 1 :])
