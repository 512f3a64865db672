"""The true match, and who has seen which card: worked out from what is stored, with no view of ours."""

from collections import Counter
from dataclasses import dataclass

from backnine import games
from backnine.hole import Happening, Hole
from backnine.match import Match, next_hole, play
from backnine.moves import Move
from backnine.store import Entry, Kept, Round
from backnine.table.sitting import read_setup

Knowers = frozenset[int]
Knowledge = tuple[tuple[Knowers, ...], ...]  # by seat and slot
SPECTATOR = -1
NOBODY: Knowers = frozenset()
ALL: Knowers = frozenset(range(SPECTATOR, 12))
OPEN = ("play-nine", "six-card")  # whoever draws shows the card to all, and nobody looks at any alone
NEAR = {"near": (3, 4), 1: (3,), 4: (1, 2, 3, 4)}  # FC-04


@dataclass(frozen=True)
class Position:
    match: Match
    knowledge: Knowledge
    round: int


@dataclass(frozen=True)
class Happened:
    what: Happening
    knowers: Knowers


class Truth:
    """Everything that was ever true at a table, by number of moves and hole."""

    def __init__(self, kept: Kept) -> None:
        self.rounds = kept.rounds
        self.positions: dict[tuple[int, int], list[Position]] = {}  # by number of moves and hole
        self.cards: dict[str, int] = {}  # score cards, and after how many moves each was first true
        self.legal: dict[int, set[tuple[str, ...]]] = {}  # by seat: what could ever be offered
        self.happened: dict[int, tuple[int, str, list[Happened]]] = {}
        self.own: list[tuple[int, int, str]] = []  # number, seat and verb of what nobody's stand-in played
        self.is_to_be_remembered: dict[int, bool] = {}  # by move: what only its seat saw
        self.over_at: dict[int, int] = {}  # by round
        self.shown_in_vain: list[int] = []  # what took a move back that had shown something
        self.memory_aid: dict[int, bool] = {}
        self.draws: list[list[list[str | None]]] = []
        for round_ in kept.rounds:
            if round_.header:
                self._follow(kept, round_)

    def _follow(self, kept: Kept, round_: Round) -> None:
        header = read_setup(round_)
        self.memory_aid[round_.number] = header.memory_aid
        match = header.begin(round_.seed)
        self.draws.append([list(pick) for pick in match.draw])
        n = round_.first
        knowledge = self._dealt(round_, n, match)
        later = [each.first for each in kept.rounds if each.first > round_.first]
        before_moves: list[tuple[Match, Knowledge]] = []
        for entry in kept.moves[round_.first : min(later, default=None)]:
            n = entry.n + 1
            if entry.move == "undo":
                after = match, knowledge
                match, knowledge = before_moves.pop()
                self._take_back(entry, after, (match, knowledge), aid=header.memory_aid)
                self._keep(round_, n, match, knowledge)
                continue
            if match.hole.over:
                match = next_hole(match)
                knowledge = self._dealt(round_, entry.n, match)
            before_moves.append((match, knowledge))
            move, before = Move.read(entry.move), match.hole
            match, happened = play(match, entry.seat, move)
            knowledge = _learned(before, match.hole, knowledge, entry.seat, move)
            told = [Happened(each, _who_may_know(before, entry.seat, each)) for each in happened]
            self.happened[entry.n] = (entry.seat, entry.move, told)
            self.is_to_be_remembered[entry.n] = header.game not in OPEN and not header.memory_aid
            persons = entry.by == "somebody" or (not entry.by and header.bots[entry.seat] is None)
            self.own += [(entry.n, entry.seat, move.verb)] if persons else []
            self._keep(round_, n, match, knowledge)
        if match.hole.over and match.outcome is None:
            self._dealt(round_, n, next_hole(match))
        if match.outcome:
            self.over_at[round_.number] = n

    def _take_back(
        self, entry: Entry, after: tuple[Match, Knowledge], before: tuple[Match, Knowledge], *, aid: bool
    ) -> None:
        told = Happening("taken-back", entry.seat)  # type: ignore[arg-type]
        self.happened[entry.n] = (entry.seat, entry.move, [Happened(told, ALL)])
        self.is_to_be_remembered[entry.n] = False
        self.own.append((entry.n, entry.seat, entry.move))
        if any(
            in_sight(*after, entry.seat, recall=each) - in_sight(*before, entry.seat, recall=each)
            for each in (True, aid)
        ):
            self.shown_in_vain.append(entry.n)

    def _dealt(self, round_: Round, n: int, match: Match) -> Knowledge:
        nobody = tuple(tuple(NOBODY for _ in layout) for layout in match.hole.layouts)
        self._keep(round_, n, match, nobody)
        return nobody

    def _keep(self, round_: Round, n: int, match: Match, knowledge: Knowledge) -> None:
        """The last position of one match and the first of the next have the same number of moves."""
        at = Position(match, knowledge, round_.number)
        self.positions.setdefault((n, match.hole.number), []).append(at)
        self.cards.setdefault(true_card(match), n)
        for seat in range(match.players):
            legal = tuple(str(move) for move in games.moves(match.hole, seat))
            self.legal.setdefault(seat, set()).add(legal)

    def seen_by_moving(self, seat: int, n: int) -> int:
        """Before which move everything has been seen by who played this seat until `n`: whoever moves has
        seen what came before, and what they hold; what a move shows is seen after it."""
        shows = ("look", "peek", "draw")
        return max(
            (move + (verb not in shows) for move, mover, verb in self.own if mover == seat and move < n),
            default=0,
        )


def _who_may_know(before: Hole, seat: int, each: Happening) -> Knowers:
    """The card of something that happened: shown to all, or to the one who did it."""
    if each.what in ("looked", "peeked", "drew"):
        return frozenset({seat})
    if each.what == "placed":
        return _knows_placed(before, seat)
    return ALL


def _knows_placed(before: Hole, seat: int) -> Knowers:
    """Play Nine places face up (PN-09), Four-Card face down: only a taken discard is known to all (FC-24)."""
    shown = before.game in OPEN or before.held_from == "discard"
    return ALL if shown else frozenset({seat})


def _learned(before: Hole, after: Hole, knowledge: Knowledge, seat: int, move: Move) -> Knowledge:
    """Who knows what after a move."""
    if after.phase == "over":
        return tuple(tuple(ALL for _ in layout) for layout in knowledge)
    own = list(knowledge[seat])
    if move.verb == "swap":
        assert move.slot
        own[move.slot - 1] = _knows_placed(before, seat)
    elif move.verb == "flip" or (move.verb == "toss" and move.slot):
        assert move.slot
        own[move.slot - 1] = ALL
    elif move.verb in ("look", "peek"):
        slots = (move.slot,) if move.slot else NEAR[before.house["look"]]
        for slot in slots:
            own[slot - 1] |= {seat}
    return (*knowledge[:seat], tuple(own), *knowledge[seat + 1 :])


def in_sight(match: Match, knowledge: Knowledge, seat: int, *, recall: bool) -> Counter[str]:
    """All cards that this seat sees, or, with `recall`, knows."""
    hole = match.hole
    lying = [
        slot.card
        for layout, known in zip(hole.layouts, knowledge, strict=True)
        for slot, knowers in zip(layout, known, strict=True)
        if slot.up or (recall and seat in knowers)
    ]
    held = [hole.held] if hole.held and (hole.held_from == "discard" or hole.turn == seat) else []
    return Counter([*lying, *hole.discard, *held])


def true_card(match: Match) -> str:
    return repr(
        [
            (
                score.number,
                list(score.strokes),
                [[each.card for each in lay.savings] for lay in score.layouts],
            )
            for score in match.scores
        ]
    )
