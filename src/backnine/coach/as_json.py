"""An analysis as JSON. The shape is fixed: docs/json.md."""

import backnine
from backnine.coach.analysis import Analysis, PlayerSummary, TurningPoint, score_name
from backnine.coach.grades import LIMITS
from backnine.coach.hole_account import Choice, HoleAccount, HolePoint, StrokesAccount
from backnine.coach.sentences import why_json
from backnine.wire import Json


def analysis_json(found: Analysis, command: str = "") -> Json:
    """The whole analysis; `command` makes it again. Nothing in it is rounded, so that it adds up."""
    return {
        "version": backnine.__version__,
        "command": command,
        "game": found.game,
        "judge": found.judge,
        "seats": list(found.names),
        "finished": found.finished,
        "limits": {unit: list(limits) for unit, limits in LIMITS.items()},
        "holes": [hole_json(hole, found.spread) for hole in found.holes],
        "players": [_summary_json(player) for player in found.players],
        "turning_points": [_turning_json(point) for point in found.turning_points],
    }


def hole_json(hole: HoleAccount, spread: float) -> Json:
    return {
        "hole": hole.hole,
        "finished": hole.finished,
        "players": [_player_json(row, spread, finished=hole.finished) for row in hole.players],
        "decisions": [choice_json(choice) for choice in hole.choices],
        "points": [_point_json(point) for point in hole.points],
    }


def _player_json(row: StrokesAccount, spread: float, *, finished: bool) -> Json:
    strokes = int(row.strokes) if finished else row.strokes
    name = score_name(row.strokes, row.par, spread) if finished else None
    return row._asdict() | {"strokes": strokes, "score": name}


def choice_json(choice: Choice) -> Json:
    told = {
        "n": choice.n,
        "seat": choice.seat,
        "move": str(choice.move),
        "best": str(choice.best),
        "loss": choice.loss.strokes,
        "se": choice.loss.se,
        "grade": choice.grade,
        "unit": choice.loss.unit,
        "chance_loss": choice.loss.chance,
        "theme": choice.themes[0] if choice.themes else None,
        "themes": list(choice.themes),
        "costs": {str(move): cost for move, cost in choice.costs},
        "expected": list(choice.expected),
        "played_out": choice.played_out,
    }
    if choice.why is None:
        return told
    return told | {"why": why_json(choice.why), "position": choice.position}


def _point_json(point: HolePoint) -> Json:
    return {
        "n": point.n,
        "expected": list(point.expected),
        "chances": list(point.chances),
        "seat": point.seat,
        "luck": point.luck,
        "loss": point.loss,
    }


def _summary_json(player: PlayerSummary) -> Json:
    told = player._asdict() | {"luck": player.luck}
    return told | {"costliest": [choice.n for choice in player.costliest]}


def _turning_json(point: TurningPoint) -> Json:
    return point._asdict()
