"""The figures of a contest. docs/arena.md says what each of them means."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby
from statistics import fmean

from backnine.arena.clock import median_seconds
from backnine.arena.intervals import mean_estimate, share_estimate
from backnine.arena.ratings import ratings
from backnine.arena.result import (
    Contest,
    Estimate,
    Figures,
    HoleLine,
    MatchLine,
    Misplay,
    Rating,
    SeatEffect,
    Standing,
)
from backnine.hole import Seat

Deal = Sequence[MatchLine]  # the matches of a deal


def figures(contest: Contest) -> Figures:
    """All there is to say about a contest of at least one match."""
    deals = [list(deal) for _, deal in groupby(contest.lines, key=lambda line: line.deal)]
    rated = ratings(contest)
    table = range(contest.seats)
    return Figures(
        deals=len(deals),
        standings=tuple(_standing(contest, deals, number, rating) for number, rating in enumerate(rated)),
        places=tuple(_seat_effect(deals, contest.holes, partial(seat_at, place)) for place in table),
        seats=tuple(_seat_effect(deals, contest.holes, partial(_same_seat, seat)) for seat in table),
    )


def seat_at(place: int, hole: HoleLine) -> Seat:
    """Who sits there in the order of play: place 0 is to the left of the dealer, the last is the dealer."""
    return hole.seats[(hole.seats.index(hole.dealer) + 1 + place) % len(hole.seats)]


def _same_seat(seat: Seat, hole: HoleLine) -> Seat:
    return seat


def held_by(number: int, line: MatchLine) -> list[Seat]:
    """The seats of a contestant in a match."""
    return [seat for seat, contestant in enumerate(line.seats) if contestant == number]


def wins(line: MatchLine, seats: Iterable[Seat]) -> float:
    """The part of the win that these seats have; winners share alike."""
    return sum(seat in line.winners for seat in seats) / len(line.winners)


def _standing(contest: Contest, deals: Sequence[Deal], number: int, rating: Rating) -> Standing:
    lines, holes = contest.lines, contest.holes
    played = [(hole, seat) for line in lines for seat in held_by(number, line) for hole in line.holes[:holes]]
    by_hole: dict[int, list[int]] = {}
    for hole, seat in played:
        by_hole.setdefault(hole.number, []).append(hole.strokes[seat])
    thinking = [line.thinking[number] for line in lines]
    decisions = sum(each.decisions for each in thinking)
    problems = merged(problem for line in lines for problem in line.problems if problem.contestant == number)
    return Standing(
        contestant=contest.contestants[number],
        win_share=_win_share(contest, deals, number),
        strokes=mean_estimate(_by_deal(deals, lambda line: _mean_total(line, held_by(number, line)) / holes)),
        difference=_difference(contest, deals, number),
        turns=fmean(hole.turns[seat] for hole, seat in played),
        closed=fmean(hole.closer == seat for hole, seat in played),
        by_hole=tuple(fmean(strokes) for _, strokes in sorted(by_hole.items())),
        decisions=decisions,
        median_ms=1000 * median_seconds(each.spread for each in thinking),
        mean_ms=1000 * sum(each.seconds for each in thinking) / max(decisions, 1),
        forfeits=sum(problem.moves for problem in problems),
        problems=problems,
        rating=rating,
    )


def _win_share(contest: Contest, deals: Sequence[Deal], number: int) -> Estimate:
    """For all seats of the contestant together, then the part of one."""
    shares = _by_deal(deals, lambda line: wins(line, held_by(number, line)))
    held = contest.contestants[number].seats
    if held == contest.seats:
        return Estimate(1 / held, 1 / held, 1 / held)
    value, low, high = share_estimate(shares, len(deals[0]))
    return Estimate(value / held, low / held, high / held)


def _difference(contest: Contest, deals: Sequence[Deal], number: int) -> Estimate:
    """Against all others, in the same match and so with the same cards."""
    if contest.contestants[number].seats == contest.seats:
        return Estimate(0.0, 0.0, 0.0)

    def difference(line: MatchLine) -> float:
        own = held_by(number, line)
        others = [seat for seat in range(contest.seats) if seat not in own]
        return (_mean_total(line, own) - _mean_total(line, others)) / contest.holes

    return mean_estimate(_by_deal(deals, difference))


def _seat_effect(deals: Sequence[Deal], holes: int, seat_of: Callable[[HoleLine], Seat]) -> SeatEffect:
    """Of the seat that `seat_of` finds at a hole; it wins by where it sits at the first."""

    def above_mean(line: MatchLine) -> float:
        return fmean(hole.strokes[seat_of(hole)] - fmean(hole.strokes) for hole in line.holes[:holes])

    return SeatEffect(
        strokes=mean_estimate(_by_deal(deals, above_mean)),
        win_share=share_estimate(
            _by_deal(deals, lambda line: wins(line, [seat_of(line.holes[0])])), len(deals[0])
        ),
    )


def _by_deal(deals: Sequence[Deal], value: Callable[[MatchLine], float]) -> list[float]:
    return [fmean(map(value, deal)) for deal in deals]


def _mean_total(line: MatchLine, seats: Sequence[Seat]) -> float:
    return fmean(line.totals[seat] for seat in seats)


def merged(problems: Iterable[Misplay]) -> tuple[Misplay, ...]:
    """Problems of the same kind as one, with the evidence of the first, most frequent first."""
    together: dict[str, Misplay] = {}
    for problem in problems:
        known = together.get(problem.fault, problem._replace(moves=0))
        together[problem.fault] = known._replace(moves=known.moves + problem.moves)
    return tuple(sorted(together.values(), key=lambda problem: -problem.moves))
