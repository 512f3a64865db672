"""What follows from a kept match, as the cases that the browser is asked too have it."""

from dataclasses import asdict
from typing import Any

from backnine.games import Strokes
from backnine.keeper import KeptHole, KeptMatch, KeptStanding, standing


def told(kept: KeptMatch) -> dict[str, Any]:
    found: KeptStanding = standing(kept)
    return {
        "holes": [_hole(hole) for hole in found.holes],
        "totals": list(found.totals),
        "tied": list(found.tied),
        "outcome": found.outcome and {"winners": list(found.outcome.winners), "reason": found.outcome.reason},
        "void": list(found.void),
    }


def _hole(hole: KeptHole) -> dict[str, Any]:
    penalty = hole.penalty
    return asdict(hole) | {
        "seats": list(hole.seats),
        "scores": [
            {
                "strokes": score.strokes,
                "cards": None if score.cards is None else list(score.cards),
                "counted": score.counted and _counted(score.counted),
                "was": score.was,
            }
            for score in hole.scores
        ],
        "strokes": list(hole.strokes),
        "penalty": penalty and {"rule": penalty.house_rule, "seat": penalty.seat, "strokes": penalty.strokes},
    }


def _counted(strokes: Strokes) -> dict[str, Any]:
    savings = [saving._asdict() | {"columns": list(saving.columns)} for saving in strokes.savings]
    return {"strokes": strokes.total, "face_value": strokes.face_value, "savings": savings}
