"""Glicko-2 (Mark Glickman, 2012): a rating, how far it may be off, and how steady it is.

Ratings on the scale that people know, 1500 for somebody unknown. One period with all its games at once.
"""

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178
MIDDLE: Final = 1500.0
TAU: Final = 0.5  # how fast steadiness may change
CLOSE_ENOUGH: Final = 1e-6


class GlickoRating(NamedTuple):
    rating: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


class GlickoGame(NamedTuple):
    """A game against somebody, won (1) or lost (0)."""

    other: GlickoRating
    score: float


def rated(own: GlickoRating, games: Sequence[GlickoGame]) -> GlickoRating:
    """The rating after these games."""
    mu, phi = (own.rating - MIDDLE) / SCALE, own.deviation / SCALE
    if not games:
        return own._replace(deviation=min(350.0, SCALE * sqrt(phi**2 + own.volatility**2)))
    parts = [_part(mu, game) for game in games]
    variance = 1 / sum([g * g * e * (1 - e) for g, e in parts])
    gained = sum([g * (game.score - e) for (g, e), game in zip(parts, games, strict=True)])
    volatility = _volatility(own.volatility, phi, variance, variance * gained)
    wide = sqrt(phi**2 + volatility**2)
    narrow = 1 / sqrt(1 / wide**2 + 1 / variance)
    return GlickoRating(MIDDLE + SCALE * (mu + narrow**2 * gained), SCALE * narrow, volatility)


def _part(mu: float, game: GlickoGame) -> tuple[float, float]:
    """How much a game tells, and how it was expected to end."""
    phi = game.other.deviation / SCALE
    g = 1 / sqrt(1 + 3 * phi**2 / pi**2)
    return g, 1 / (1 + exp(-g * (mu - (game.other.rating - MIDDLE) / SCALE)))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """By the Illinois algorithm, as the paper has it."""
    a = log(sigma**2)

    def f(x: float) -> float:
        wide = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - wide) / (2 * wide**2) - (x - a) / TAU**2

    low = a
    high = log(delta**2 - phi**2 - variance) if delta**2 > phi**2 + variance else _bracket(f, a)
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE_ENOUGH:
        between = low + (low - high) * f_low / (f_high - f_low)
        f_between = f(between)
        if f_between * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = between, f_between
    return exp(low / 2)


def _bracket(f: Callable[[float], float], a: float) -> float:
    step = 1
    while f(a - step * TAU) < 0:
        step += 1
    return a - step * TAU
