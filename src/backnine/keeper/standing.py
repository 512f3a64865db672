"""What follows from all that was told of a match: strokes and why, who deals, totals, ties, the winner."""

from dataclasses import dataclass, field
from functools import lru_cache

from backnine.cards import Card
from backnine.games import Game, Penalty, Strokes, find_game
from backnine.hole import Seat, left_of
from backnine.house import House
from backnine.keeper.kept import CardsTold, CloserTold, HoleDone, KeptEntry, KeptMatch, StrokesTold
from backnine.match import Outcome, lowest_of, outcome_of


@dataclass(frozen=True)
class SeatScore:
    """Of one seat in one hole. `cards`: the layout as far as it was told; `strokes`: what counts, without a
    penalty; `was`: what it was when the hole was done, if that was corrected later."""

    strokes: int | None = None
    cards: tuple[Card | None, ...] | None = None
    counted: Strokes | None = None
    was: int | None = None


@dataclass(frozen=True)
class KeptHole:
    """`scores` go in the order of `seats`. `over`: all was told, and everybody was content with it.
    `corrected`: something is not as it was when the hole was done."""

    number: int
    dealer: Seat
    starter: Seat
    seats: tuple[Seat, ...]
    scores: tuple[SeatScore, ...]
    closer: Seat | None
    penalty: Penalty | None
    over: bool
    corrected: bool

    @property
    def strokes(self) -> tuple[int | None, ...]:
        """With the penalty, once it is known."""
        return tuple(
            None if score.strokes is None else score.strokes + self._extra(seat)
            for seat, score in zip(self.seats, self.scores, strict=True)
        )

    def _extra(self, seat: Seat) -> int:
        return self.penalty.strokes if self.penalty and self.penalty.seat == seat else 0


@dataclass(frozen=True)
class KeptStanding:
    """`holes`: those that were reached; the last is open unless the match is over. `totals`: by seat, of
    finished regular holes. `tied`: who is in the play-off. `void`: holes that were told but do not count,
    because of a correction before them."""

    holes: tuple[KeptHole, ...]
    totals: tuple[int, ...]
    tied: tuple[Seat, ...]
    outcome: Outcome | None
    void: tuple[int, ...]

    @property
    def open(self) -> KeptHole | None:
        """The hole that is being told."""
        last = self.holes[-1]
        return None if last.over else last

    @property
    def ranking(self) -> tuple[Seat, ...]:
        """The winners first, then by total."""
        won = self.outcome.winners if self.outcome else ()
        return tuple(
            sorted(range(len(self.totals)), key=lambda seat: (seat not in won, self.totals[seat], seat))
        )

    def place(self, seat: Seat) -> int:
        """The first place is 1; equal totals share a place, and so do winners."""
        won = self.outcome.winners if self.outcome else ()
        if seat in won:
            return 1
        return 1 + sum(other in won or total < self.totals[seat] for other, total in enumerate(self.totals))


def standing(kept: KeptMatch) -> KeptStanding:
    told = _told(kept)
    everybody = tuple(range(kept.players))
    dealer, seats = kept.dealer, everybody
    totals, outcome = (0,) * kept.players, None
    holes: list[KeptHole] = []
    while True:
        hole = _hole(kept, told.get(len(holes) + 1, _Told()), len(holes) + 1, dealer, seats)
        holes.append(hole)
        if not hole.over:
            break
        strokes = {seat: told for seat, told in zip(seats, hole.strokes, strict=True) if told is not None}
        if hole.number <= kept.holes:
            totals = tuple(total + strokes[seat] for seat, total in enumerate(totals))
        best = lowest_of(dict(enumerate(totals)) if hole.number <= kept.holes else strokes)
        outcome = outcome_of(best, kept.house, hole.number)
        if outcome:
            break
        seats = best if hole.number >= kept.holes else everybody
        dealer = left_of(dealer, seats)
    tied = seats if len(holes) > kept.holes and not outcome else ()
    void = tuple(sorted(number for number in told if number > len(holes)))
    return KeptStanding(tuple(holes), totals, tied, outcome, void)


# What was told, hole by hole


@dataclass
class _Told:
    """Of one hole, by seat. `first`: how it was when the hole was done."""

    scores: dict[Seat, SeatScore] = field(default_factory=dict)
    closer: Seat | None = None
    done: bool = False
    first: dict[Seat, int | None] = field(default_factory=dict)
    first_closer: Seat | None = None


def _told(kept: KeptMatch) -> dict[int, _Told]:
    holes: dict[int, _Told] = {}
    for entry in kept.entries:
        _note(kept, holes.setdefault(entry.hole, _Told()), entry)
    return holes


def _note(kept: KeptMatch, told: _Told, entry: KeptEntry) -> None:
    match entry:
        case StrokesTold():
            told.scores[entry.seat] = SeatScore(entry.strokes)
        case CardsTold():
            told.scores[entry.seat] = _counted(kept, told, entry)
        case CloserTold():
            told.closer = entry.seat
        case HoleDone():
            told.done, told.first_closer = True, told.closer
            told.first = {seat: score.strokes for seat, score in told.scores.items()}


def _counted(kept: KeptMatch, told: _Told, entry: CardsTold) -> SeatScore:
    """A layout that is not told whole counts nothing yet; as a correction it leaves what counted before."""
    if None in entry.cards:
        before = told.scores.get(entry.seat, SeatScore())
        return SeatScore(before.strokes if told.done else None, entry.cards)
    counted = count(kept.game.name, kept.house, entry.cards)
    return SeatScore(counted.total, entry.cards, counted)


@lru_cache(maxsize=4096)
def count(game: str, house: House, cards: tuple[Card | None, ...]) -> Strokes:
    return find_game(game).strokes(cards, house)


def _hole(kept: KeptMatch, told: _Told, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> KeptHole:
    scores = tuple(_with_was(told, seat) for seat in seats)
    strokes = {
        seat: score.strokes for seat, score in zip(seats, scores, strict=True) if score.strokes is not None
    }
    whole = len(strokes) == len(seats)
    closer = told.closer if told.closer in seats else None
    penalty = kept.game.penalty(closer, strokes, kept.house) if whole and closer is not None else None
    over = told.done and whole
    corrected = any(score.was is not None for score in scores) or told.closer != told.first_closer
    starter = left_of(dealer, seats)
    return KeptHole(number, dealer, starter, seats, scores, closer, penalty, over, over and corrected)


def _with_was(told: _Told, seat: Seat) -> SeatScore:
    score, was = told.scores.get(seat, SeatScore()), told.first.get(seat)
    if was is None or was == score.strokes:
        return score
    return SeatScore(score.strokes, score.cards, score.counted, was)


# What is possible


@lru_cache(maxsize=64)
def bounds(game: Game, house: House, players: int) -> tuple[int, int]:
    """No layout counts less or more: the lowest cards of the pack with every bonus, and the highest."""
    pack = game.pack(house, players)
    values = sorted(game.value(card, house) for card in pack)
    lowest = sum(min(value, 0) for value in values[: game.slots])
    return lowest + min(_bonus(game, house, card) for card in set(pack)), sum(values[-game.slots :])


def _bonus(game: Game, house: House, card: Card) -> int:
    """Strokes off for a layout of one rank, besides its columns."""
    savings = game.strokes([card] * game.slots, house).savings
    return sum(saving.strokes for saving in savings if len(saving.columns) > 1)
