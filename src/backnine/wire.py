"""How a match, a view and a score are written as JSON. The shapes are fixed: docs/json.md."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from backnine.games import Strokes
from backnine.hole import Happening, Hole, Seat
from backnine.match import HoleScore, Match
from backnine.moves import Move
from backnine.record import Record
from backnine.refused import COMMANDS
from backnine.replay import Step, replay
from backnine.view import View

Json = dict[str, Any]


def json_line(value: Json) -> str:
    """One line of JSON that commands no terminal. Letters of all scripts are as they are."""
    return COMMANDS.sub(lambda sign: f"\\u{ord(sign[0]):04x}", json.dumps(value, ensure_ascii=False))


def strokes_json(strokes: Strokes) -> Json:
    return {
        "strokes": strokes.total,
        "face_value": strokes.face_value,
        "savings": [saving._asdict() | {"columns": list(saving.columns)} for saving in strokes.savings],
    }


def replay_json(record: Record) -> Iterator[Json]:
    """The whole match with nothing hidden, one object at a time, for anybody to check."""
    setup = record.setup
    yield {
        "t": "match",
        "game": setup.game,
        "rules": setup.rules,
        "house": setup.house.said,
        "seats": list(setup.names),
        "commitment": record.commitment,
        "seed": record.seed.hex() if record.seed else None,
    } | _added_json(record)
    for step in replay(record):
        yield _deal_json(step.match.hole) if step.move is None else _move_json(step)
        if step.match.hole.over:
            yield _score_json(step.match, step.match.scores[-1])
        if step.match.outcome:
            yield {"t": "result"} | result_json(step.match)


def _added_json(record: Record) -> Json:
    """What the players added to the shuffle, if anything."""
    setup = record.setup
    added: Json = {"salts": list(setup.salts)} if setup.salts else {}
    if any(setup.seals) or any(setup.words):
        added |= {
            "seals": list(setup.seals),
            "words": [word and word.hex() for word in setup.words],
        }
    return added


def _deal_json(hole: Hole) -> Json:
    return {
        "t": "deal",
        "hole": hole.number,
        "dealer": hole.dealer,
        "seats": list(hole.seats),
        "layouts": _layouts_json(hole),
        "stock": list(hole.stock),
        "discard": list(hole.discard),
    }


def _move_json(step: Step) -> Json:
    hole = step.match.hole
    return {
        "t": "move",
        "n": step.n,
        "hole": hole.number,
        "seat": step.seat,
        "move": str(step.move),
        "layouts": _layouts_json(hole),
        "stock": list(hole.stock),
        "discard": list(hole.discard),
        "held": hole.held,
        "turn": hole.turn,
        "closer": hole.closer,
    }


def _layouts_json(hole: Hole) -> list[list[Json]]:
    return [[{"card": slot.card, "up": slot.up} for slot in hole.layouts[seat]] for seat in hole.seats]


def _score_json(match: Match, score: HoleScore) -> Json:
    return {
        "t": "score",
        "hole": score.number,
        "strokes": list(score.strokes),
        "totals": list(match.totals),
        "reason": score.ending,
    }


def result_json(match: Match) -> Json:
    assert match.outcome is not None
    return {
        "totals": list(match.totals),
        "winners": list(match.outcome.winners),
        "reason": match.outcome.reason,
    }


def moved_json(n: int, seat: Seat, move: Move, happened: Iterable[Happening], *, reader: Seat | None) -> Json:
    """A move and what came of it, as far as the reader may know."""
    return {
        "n": n,
        "seat": seat,
        "move": str(move),
        "happened": [_happened(each, reader) for each in happened],
    }


def _happened(happening: Happening, reader: Seat | None) -> Json:
    told = happening.told_to(reader)
    said = {"what": told.what, "seat": told.seat, "slot": told.slot, "card": told.card, "reason": told.reason}
    return {name: value for name, value in said.items() if value is not None}


def view_json(view: View) -> Json:
    """A view for a program that is not ours: what the bot protocol sends."""
    return {
        "hole": view.hole,
        "holes": view.holes,
        "dealer": view.dealer,
        "turn": view.turn,
        "seat": view.seat,
        "seats": list(view.seats),
        "totals": list(view.totals),
        "closer": view.closer,
        "phase": view.phase,
        "held": view.held,
        "stock": view.stock,
        "discard": list(view.discard),
        "layouts": [[{"card": slot.card, "up": slot.up} for slot in layout] for layout in view.layouts],
        "known": [[slot.known for slot in layout] for layout in view.layouts],
        "turns": list(view.turns),
    }
