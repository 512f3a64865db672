"""Ratings from all matches of a contest, in their order (openskill's Plackett-Luce model)."""

from statistics import fmean

from backnine.arena.result import Contest, MatchLine, Rating


def ratings(contest: Contest) -> list[Rating]:
    """By contestant. One that holds several seats is rated by the mean of what its seats gain or lose."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only a contest needs it

    model = PlackettLuce()
    rated = [model.rating() for _ in contest.contestants]
    for line in contest.lines:
        before = [[model.create_rating([rated[number].mu, rated[number].sigma])] for number in line.seats]
        after = model.rate(before, ranks=ranks(line))
        for number, rating in enumerate(rated):
            seats = [after[seat][0] for seat, contestant in enumerate(line.seats) if contestant == number]
            rating.mu, rating.sigma = fmean(new.mu for new in seats), fmean(new.sigma for new in seats)
    return [Rating(rating.mu, rating.sigma) for rating in rated]


def ranks(line: MatchLine) -> list[float]:
    """Winners first, even if they needed a play-off, then by total; equal totals are equal ranks."""
    results = [(seat not in line.winners, total) for seat, total in enumerate(line.totals)]
    results = [(lost, total if lost else 0) for lost, total in results]
    return [float(sorted(set(results)).index(result)) for result in results]
