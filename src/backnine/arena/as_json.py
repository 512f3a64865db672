"""The result of a contest as JSON: the keys are fixed, docs/arena.md lists them."""

import math

import backnine
from backnine.arena.result import Contest, Contestant, Estimate, Figures, SeatEffect, Standing, WithoutLuck
from backnine.games import find_game
from backnine.wire import Json


def contest_json(contest: Contest, figures: Figures | None, command: str) -> Json:
    """Without figures, because not even one match came to its end, the bots have only names. `command` plays
    the same again."""
    return made_by(contest, command) | {
        "game": contest.game,
        "matches": contest.matches,
        "seats": contest.seats,
        "bots": [standing_json(standing) for standing in figures.standings]
        if figures
        else [contestant_json(contestant) for contestant in contest.contestants],
        "house": contest.house.said,
        "seed": contest.seed.hex(),
        "deals": figures.deals if figures else 0,
        "wanted": contest.wanted,
        "interrupted": contest.interrupted,
        "until": contest.until,
        "reached": contest.reached,
        "forfeiter": contest.forfeiter,
        "confidence": 0.95,
        "seat_effect": {
            "by_place": [seat_effect_json(effect) for effect in figures.places] if figures else [],
            "by_seat": [seat_effect_json(effect) for effect in figures.seats] if figures else [],
        },
    }


def made_by(contest: Contest, command: str) -> Json:
    """What it takes to come to the same figures again."""
    rules = find_game(contest.game).version
    return {"version": backnine.__version__, "command": command, "rules": rules}


def standing_json(standing: Standing) -> Json:
    return (
        contestant_json(standing.contestant)
        | {
            "win_share": number_json(standing.win_share.value),
            "win_share_ci": interval_json(standing.win_share),
            "strokes_per_hole": number_json(standing.strokes.value),
            "strokes_ci": interval_json(standing.strokes),
            "diff_vs_others": number_json(standing.difference.value),
            "diff_ci": interval_json(standing.difference),
            "turns_per_hole": number_json(standing.turns),
            "closed": number_json(standing.closed),
            "strokes_by_hole": [number_json(strokes.value) for strokes in standing.by_hole],
            "ms_per_decision": number_json(standing.median_ms),
            "mean_ms": number_json(standing.mean_ms),
            "decisions": standing.decisions,
            "forfeits": standing.forfeits,
            "problems": [
                {"fault": problem.fault, "moves": problem.moves, "first": problem.first}
                for problem in standing.problems
            ],
            "rating": {"mu": number_json(standing.rating.mu), "sigma": number_json(standing.rating.sigma)}
            if standing.rating
            else None,
        }
        | luck_json(standing.without_luck)
    )


def luck_json(less: WithoutLuck | None) -> Json:
    """Only where matches were judged, too."""
    if less is None:
        return {}
    return {
        "without_luck": {
            "strokes_per_hole": number_json(less.strokes.value),
            "strokes_ci": interval_json(less.strokes),
            "diff_vs_others": number_json(less.difference.value),
            "diff_ci": interval_json(less.difference),
            "times": number_json(less.times),
        }
    }


def contestant_json(contestant: Contestant) -> Json:
    return {"name": contestant.name, "bot": contestant.spec, "held": contestant.seats}


def seat_effect_json(effect: SeatEffect) -> Json:
    return {
        "strokes": number_json(effect.strokes.value),
        "strokes_ci": interval_json(effect.strokes),
        "win_share": number_json(effect.win_share.value),
        "win_share_ci": interval_json(effect.win_share),
    }


def interval_json(estimate: Estimate) -> list[float | None]:
    return [number_json(estimate.low), number_json(estimate.high)]


def number_json(value: float) -> float | None:
    """JSON knows no infinity, and nobody wants to read -0.0."""
    return round(value, 5) + 0.0 if math.isfinite(value) else None
