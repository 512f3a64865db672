"""The result of a contest as JSON: the keys are fixed, docs/arena.md lists them."""

import math

from backnine.arena.result import Contest, Contestant, Estimate, Figures, SeatEffect, Standing
from backnine.wire import Json


def contest_json(contest: Contest, figures: Figures | None) -> Json:
    """Without figures, because not even one match came to its end, the bots have only names."""
    return {
        "game": contest.game,
        "matches": len(contest.lines),
        "seats": contest.seats,
        "bots": [standing_json(standing) for standing in figures.standings]
        if figures
        else [_contestant_json(contestant) for contestant in contest.contestants],
        "house": contest.house.said,
        "seed": contest.seed.hex(),
        "deals": figures.deals if figures else 0,
        "wanted": contest.wanted,
        "interrupted": contest.interrupted,
        "confidence": 0.95,
        "seat_effect": {
            "by_place": [_seat_effect_json(effect) for effect in figures.places] if figures else [],
            "by_seat": [_seat_effect_json(effect) for effect in figures.seats] if figures else [],
        },
    }


def standing_json(standing: Standing) -> Json:
    return _contestant_json(standing.contestant) | {
        "win_share": _number(standing.win_share.value),
        "win_share_ci": _interval(standing.win_share),
        "strokes_per_hole": _number(standing.strokes.value),
        "strokes_ci": _interval(standing.strokes),
        "diff_vs_others": _number(standing.difference.value),
        "diff_ci": _interval(standing.difference),
        "turns_per_hole": _number(standing.turns),
        "closed": _number(standing.closed),
        "strokes_by_hole": [_number(strokes) for strokes in standing.by_hole],
        "ms_per_decision": _number(standing.median_ms),
        "mean_ms": _number(standing.mean_ms),
        "decisions": standing.decisions,
        "forfeits": standing.forfeits,
        "problems": [
            {"fault": problem.fault, "moves": problem.moves, "first": problem.first}
            for problem in standing.problems
        ],
        "rating": {"mu": _number(standing.rating.mu), "sigma": _number(standing.rating.sigma)},
    }


def _contestant_json(contestant: Contestant) -> Json:
    return {"name": contestant.name, "bot": contestant.spec, "held": contestant.seats}


def _seat_effect_json(effect: SeatEffect) -> Json:
    return {
        "strokes": _number(effect.strokes.value),
        "strokes_ci": _interval(effect.strokes),
        "win_share": _number(effect.win_share.value),
        "win_share_ci": _interval(effect.win_share),
    }


def _interval(estimate: Estimate) -> list[float | None]:
    return [_number(estimate.low), _number(estimate.high)]


def _number(value: float) -> float | None:
    """JSON knows no infinity."""
    return round(value, 5) if math.isfinite(value) else None
