"""A simulation as JSON: the keys are fixed, docs/sim.md lists them."""

from collections.abc import Mapping
from typing import Any

from backnine.arena.ahead import Duel
from backnine.arena.as_json import (
    contestant_json,
    interval_json,
    luck_json,
    made_by,
    number_json,
    seat_effect_json,
)
from backnine.arena.luck import Luck
from backnine.arena.study import HOLES, Study
from backnine.arena.tally import SeatTally, mean, quantile, spread
from backnine.wire import Json


def simulation_json(found: Study, command: str) -> Json:
    """`command` is what plays the same again."""
    contest, tally = found.contest, found.tally
    return made_by(contest, command) | {
        "game": contest.game,
        "house": contest.house.said,
        "seats": contest.seats,
        "seed": contest.seed.hex(),
        "matches": contest.matches,
        "holes": tally.holes,
        "deals": found.deals,
        "wanted": contest.wanted,
        "interrupted": contest.interrupted,
        "until": contest.until,
        "reached": contest.reached,
        "confidence": 0.95,
        "bots": [_bot_json(number, found) for number in range(len(tally.players))],
        "endings": dict(tally.ended),
        "seat_effect": {"by_place": [seat_effect_json(effect) for effect in found.places]},
        "luck": _luck_json(found.luck) if found.luck else None,
        "skill_share": {str(holes): number_json(found.luck.skill_share(holes)) for holes in HOLES}
        if found.luck
        else None,
        "ahead": [_duel_json(duel, found) for duel in found.duels],
    }


def _bot_json(number: int, found: Study) -> Json:
    player = found.tally.players[number]
    closing = player.closing
    return (
        contestant_json(found.contest.contestants[number])
        | {
            "strokes": _distribution(player.strokes) | {"ci": interval_json(found.strokes[number])},
            "turns": _distribution(player.turns),
            "strokes_by_hole": [number_json(strokes.value) for strokes in found.by_hole[number]],
            "savings": {clause: _saved(player, clause) for clause in found.tally.clauses},
            "closing": {
                "closed": number_json(closing.holes / found.tally.holes),
                "lowest": number_json(closing.lowest_share),
                "lead": number_json(closing.lead),
            },
        }
        | luck_json(found.without_luck[number] if found.without_luck else None)
    )


def _distribution(counts: Mapping[int, int]) -> dict[str, Any]:
    return {
        "mean": number_json(mean(counts)),
        "sd": number_json(spread(counts)),
        "median": quantile(counts, 0.5),
        "min": min(counts),
        "max": max(counts),
        "counts": {str(number): counts[number] for number in sorted(counts)},
    }


def _saved(player: SeatTally, clause: str) -> Json:
    saved = player.saved(clause)
    return {"times": number_json(saved.times), "strokes": number_json(saved.strokes)}


def _luck_json(luck: Luck) -> Json:
    shares = luck.shares()
    return {
        source: {
            "variance": number_json(variance.value),
            "ci": interval_json(variance),
            "share": number_json(shares[source]),
        }
        for source, variance in luck.variance.items()
    }


def _duel_json(duel: Duel, found: Study) -> Json:
    names = [contestant.name for contestant in found.contest.contestants]
    return {
        "better": names[duel.better],
        "other": names[duel.other],
        "lead": number_json(duel.lead.value),
        "lead_ci": interval_json(duel.lead),
        "spread": number_json(duel.spread),
        "chance": {str(holes): number_json(duel.chance(holes)) for holes in HOLES},
        "holes": number_json(duel.holes.value),
        "holes_ci": interval_json(duel.holes),
    }
