"""A finished match as a score card tells it."""

from dataclasses import dataclass
from typing import Final

from backnine.hole import Seat
from backnine.keeper import KeptMatch, standing
from backnine.match import MOST_PLAY_OFFS, HoleScore, Match
from backnine.refused import Refused

MOST_STROKES: Final = 999


@dataclass(frozen=True)
class PlayedCard:
    """`holes` have strokes by seat, None for who did not play; those after `regular` are play-offs.

    Of a match that went on from a position the first holes are not known: `before` has what they came to.
    """

    names: tuple[str, ...]
    holes: tuple[tuple[int | None, ...], ...]
    regular: int
    winners: tuple[Seat, ...]
    closers: tuple[Seat | None, ...] = ()  # who ended each hole
    before: tuple[int, ...] = ()  # strokes by seat

    def __post_init__(self) -> None:
        if not self._is_sound():
            raise Refused("paper-scores")

    def _is_sound(self) -> bool:
        seats, count = range(len(self.names)), len(self.holes)
        first = next((hole for hole in range(count) if self.is_told(hole)), count)
        whole = self.holes[first if self.before else 0 : self.regular]
        return (
            1 <= self.regular <= count <= self.regular + MOST_PLAY_OFFS
            and all(len(hole) == len(seats) for hole in self.holes)
            and all(strokes is not None for hole in whole for strokes in hole)
            and all(abs(strokes or 0) <= MOST_STROKES for hole in self.holes for strokes in hole)
            and len(self.before) in (0, len(seats))
            and bool(self.winners)
            and set(self.winners) <= set(seats)
            and len(self.closers) in (0, count)
            and {closer for closer in self.closers if closer is not None} <= set(seats)
        )

    @property
    def totals(self) -> list[int]:
        """Play-offs decide, and do not count."""
        whole = self.holes[: self.regular]
        before = self.before or (0,) * len(self.names)
        return [strokes + sum(hole[seat] or 0 for hole in whole) for seat, strokes in enumerate(before)]

    def is_told(self, hole: int) -> bool:
        return any(strokes is not None for strokes in self.holes[hole])

    def closed(self, hole: int, seat: Seat) -> bool:
        return bool(self.closers) and self.closers[hole] == seat

    def best(self, hole: int, seat: Seat) -> bool:
        played = [strokes for strokes in self.holes[hole] if strokes is not None]
        return bool(played) and self.holes[hole][seat] == min(played)


def card_of_match(match: Match, names: tuple[str, ...]) -> PlayedCard:
    """The card of a match that is over."""
    if match.outcome is None:
        raise Refused("paper-not-over")
    told = {score.number: score for score in match.scores}
    numbers = range(1, match.scores[-1].number + 1)
    rows = tuple(_strokes(told.get(number), match.players) for number in numbers)
    closers = tuple(told[number].closer if number in told else None for number in numbers)
    return PlayedCard(names, rows, match.holes, match.outcome.winners, closers, _before(match))


def card_of_kept(kept: KeptMatch) -> PlayedCard:
    """The card of a match with real cards that is over."""
    now = standing(kept)
    if now.outcome is None:
        raise Refused("paper-not-over")
    told = [dict(zip(hole.seats, hole.strokes, strict=True)) for hole in now.holes]
    rows = tuple(tuple(hole.get(seat) for seat in range(kept.players)) for hole in told)
    closers = tuple(hole.closer for hole in now.holes)
    return PlayedCard(kept.names, rows, kept.holes, now.outcome.winners, closers)


def _before(match: Match) -> tuple[int, ...]:
    """Strokes of the holes that a match from a position does not tell; nothing where it tells all."""
    if match.scores[0].number == 1:
        return ()
    regular = [score for score in match.scores if score.number <= match.holes]
    return tuple(
        total - sum(score.strokes[seat] for score in regular) for seat, total in enumerate(match.totals)
    )


def _strokes(score: HoleScore | None, players: int) -> tuple[int | None, ...]:
    told = dict(zip(score.seats, score.strokes, strict=True)) if score else {}
    return tuple(told.get(seat) for seat in range(players))
