"""Finds cards, seeds and identities in messages whose reader may not know them.

The judge follows the true match from what the store has kept, and works out by itself who has seen which
card: it asks no view and no `seen` of ours. A message may hold the fields named here, the cards its reader
knows, and nothing else.
"""

import json
import re
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from backnine import games
from backnine.hole import Hole
from backnine.store import Kept
from backnine.table.sitting import read_setup
from tests.server.truth import ALL, OPEN, SPECTATOR, Knowers, Position, Truth

Json = dict[str, Any]
FIELDS = {
    "welcome": "t protocol table seats host watching",
    "table": "t state game house chairs host acting_host timer grace days watch memory_aid pace watching"
    " round undo commitment draw rematch records code seed words names deleting latecomers asking"
    " hints hinting what_if broken_off",
    "view": "t n seat hole holes dealer seats phase turn acting totals closer held held_from stock discard"
    " layouts turns moves showing after_take known owed renewals played whole clocks waiting_for undo"
    " undo_for undone",
    "score": "t holes totals tied outcome",
    "said": "t seat phrase",
    "hinted": "t n seat best why costs",
    "new-token": "t seat token",
    "refused": "t why details moves of",
    "bye": "t why",
    "pong": "t",
}


INNER = {
    "chairs": "kind name bot here standing_in seal matches wins strokes",
    "asking": "asking name seat",
    "layouts of view": "card up",
    "played": "n seat move happened",
    "happened": "what seat slot card reason",
    "clocks": "seat left",
    "holes": "hole dealer seats strokes closer ending penalty layouts",
    "layouts of score": "strokes face_value savings",
    "showing": "strokes face_value savings",
    "savings": "clause card columns strokes",
    "penalty": "house_rule seat strokes",
    "outcome": "winners reason",
}


DETAILS = "seat move most seconds reason"


@dataclass(frozen=True)
class Reader:
    """Whoever got a message, as things stood when it came."""

    seats: frozenset[int]
    is_host: bool
    moves: int  # so many were on disk
    said: bytes = b""  # all the reader had sent until then
    there: int | None = None  # which of several at a device has said to be there
    noted: Mapping[int, int] = field(default_factory=dict)  # by seat: what came before has been seen


class Judge:
    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.truth = Truth(kept)
        self.seeds = {form: each.number for each in kept.rounds for form in _forms(each.seed)}
        self.words = {
            form: each.number
            for each in kept.rounds
            if each.header
            for word in read_setup(each).words
            if word
            for form in _forms(word)
        }
        self.commitments = {sha256(each.seed).hexdigest() for each in kept.rounds}

    def faults(self, told: bytes, reader: Reader) -> list[str]:
        """What this message tells and its reader may not know."""
        message: Json = json.loads(told)
        kind = message["t"]
        faults = [f"undo {n} of a move that showed something" for n in self.truth.shown_in_vain]
        faults += [*self._seeds_in(told, message, reader), *_strange_fields(message)]
        if kind == "view":
            faults += self._in_view(message, reader)
        elif kind == "table":
            faults += self._in_table(message, reader)
        elif kind == "score":
            faults += self._in_score(message, reader)
        elif kind == "refused":
            faults += self._in_refusal(message, reader)
        elif kind == "welcome" and not set(message["seats"]) <= reader.seats:
            faults.append("a seat of somebody else")
        elif kind == "new-token" and not reader.is_host:
            faults.append("a key")
        return faults

    # Secrets that are no cards

    def _seeds_in(self, told: bytes, message: Json, reader: Reader) -> Iterator[str]:
        for form, round_ in self.seeds.items():
            if form in told and not (message["t"] == "table" and self._is_over(round_, reader)):
                yield f"seed of round {round_}"
        for form, round_ in self.words.items():
            if form in told and not (message["t"] == "table" and self._is_over(round_, reader)):
                yield f"word of round {round_}"
        seals = {chair["seal"] for chair in message.get("chairs", ())}
        for long in re.findall(rb"[0-9a-f]{40,}", told):
            known = long in self.seeds or long in self.words
            if not known and long.decode() not in self.commitments | seals:
                yield "a long number of unknown meaning"
        if message["t"] != "new-token" and re.search(rb"[A-Za-z0-9_-]{43}(?![0-9a-f])", _no_hex(told)):
            yield "a key"

    def _is_over(self, round_: int, reader: Reader) -> bool:
        return self.truth.over_at.get(round_, reader.moves + 1) <= reader.moves

    def _in_table(self, message: Json, reader: Reader) -> Iterator[str]:
        if message.get("code") and not (reader.seats or reader.is_host):
            yield "code"
        acts = message["acting_host"] in reader.seats
        if message.get("asking") and not reader.is_host and not acts:
            yield "who asks for a chair"
        if message["commitment"] not in self.commitments:
            yield "a commitment to nothing"
        if message["draw"] and message["draw"] not in self.truth.draws:
            yield "cards in the draw"
        for round_ in message["records"]:
            if not self._is_over(round_, reader):
                yield f"record of round {round_}"

    # Cards

    def _in_view(self, view: Json, reader: Reader) -> list[str]:
        seat = view["seat"]
        if seat is not None and seat not in reader.seats:
            return [f"the view of seat {seat}"]
        if seat is not None and seat != reader.there and self._is_shared(view, reader):
            return [f"the view of seat {seat}, who did not say to be there"]
        if view["n"] > reader.moves:
            return ["a move that is not on disk"]
        found = [
            self._against(view, seat, at) for at in self.truth.positions.get((view["n"], view["hole"]), ())
        ]
        faults = min(found, key=len, default=["a position that never was"])
        told = view.get("played", ())
        seen = 0
        if view.get("whole") and seat is not None:  # asked for, maybe again
            seen = max(reader.noted.get(seat, 0), self.truth.seen_by_moving(seat, view["n"]))
        return faults + [fault for each in told for fault in self._in_played(each, seat, seen)]

    def _is_shared(self, view: Json, reader: Reader) -> bool:
        """Several people at one device, who must not see each other's cards."""
        return len(reader.seats) > 1 and "known" in view and view["phase"] != "over"

    def _against(self, view: Json, seat: int | None, at: Position) -> list[str]:
        """The view beside what this seat would see in this position."""
        hole, me = at.match.hole, SPECTATOR if seat is None else seat
        aid = seat is not None and self.truth.memory_aid[at.round]  # spectators have none
        layouts = [
            [
                {"card": slot.card if slot.up or (aid and me in knowers) else None, "up": slot.up}
                for slot, knowers in zip(layout, known, strict=True)
            ]
            for layout, known in zip(hole.layouts, at.knowledge, strict=True)
        ]
        knows_held = hole.held_from == "discard" or hole.turn == seat
        legal = [] if seat is None else [str(move) for move in games.moves(hole, seat)]
        expected: Json = {
            "layouts": layouts,
            "showing": [_counted(hole, layout) for layout in layouts],
            "held": hole.held if knows_held else None,
            "held_from": hole.held_from,
            "discard": list(hole.discard),
            "stock": len(hole.stock),
            "totals": list(at.match.totals),
            "dealer": hole.dealer,
            "seats": list(hole.seats),
            "phase": hole.phase,
            "turn": hole.turn,
            "acting": list(hole.acting),
            "closer": hole.closer,
            "turns": list(hole.turns),
            "renewals": hole.renewals,
            "owed": [list(slots) for slots in hole.owed] if any(hole.owed) else [],
        }
        if hole.game not in OPEN:
            expected["known"] = [
                [_as_told(knowers, owner, me) for knowers in known]
                for owner, known in enumerate(at.knowledge)
            ]
        unlike = [key for key, value in expected.items() if view.get(key, _nothing(key)) != value]
        if view["moves"] and view["moves"] != legal:
            unlike.append("moves")
        offered = view.get("after_take", [])
        if offered and [move for move in offered if move not in legal] != _after_take(hole, legal):
            unlike.append("after_take")
        return [f"{key} in the view" for key in unlike]

    def _in_played(self, played: Json, seat: int | None, seen: int) -> Iterator[str]:
        """What one was shown alone must not be told again where one has to remember it."""
        mover, move, happened = self.truth.happened[played["n"]]
        me = SPECTATOR if seat is None else seat
        forgets = self.truth.is_to_be_remembered[played["n"]] and played["n"] < seen
        if (played["seat"], played["move"]) != (mover, move) or len(played["happened"]) != len(happened):
            yield "a move that was not played"
            return
        for told, (what, knowers) in zip(
            played["happened"], [(each.what, each.knowers) for each in happened], strict=True
        ):
            expected = {
                "what": what.what,
                "seat": what.seat,
                "slot": what.slot,
                "card": what.card if me in knowers and (knowers == ALL or not forgets) else None,
                "reason": what.reason,
            }
            if told != {key: value for key, value in expected.items() if value is not None}:
                yield f"{what.what} in what happened"

    def _in_score(self, message: Json, reader: Reader) -> Iterator[str]:
        """Finished holes are open to all; of others there is nothing to say."""
        card = [(each["hole"], each["strokes"], _savings(each)) for each in message["holes"]]
        if self.truth.cards.get(repr(card), reader.moves + 1) > reader.moves:
            yield "a hole that is not over"

    def _in_refusal(self, message: Json, reader: Reader) -> Iterator[str]:
        legal = [self.truth.legal.get(seat, set()) for seat in reader.seats]
        if message["moves"] and not any(tuple(message["moves"]) in each for each in legal):
            yield "moves of somebody else"
        for key, value in message["details"].items():
            strange = key not in DETAILS.split() or not isinstance(value, str | int)
            if strange or (key == "move" and str(value).encode() not in reader.said):
                yield f"{key} in a refusal"


def _counted(hole: Hole, layout: list[Json]) -> Json:
    """What may be told of a layout of which one sees so much."""
    cards = [slot["card"] for slot in layout]
    strokes = games.find_game(hole.game).strokes(cards, hole.house) if cards else games.Strokes(0, 0, ())
    savings = [each._asdict() | {"columns": list(each.columns)} for each in strokes.savings]
    return {"strokes": strokes.total, "face_value": strokes.face_value, "savings": savings}


def _after_take(hole: Hole, legal: list[str]) -> list[str]:
    """A taken card may go anywhere; nobody who owes a replacement may take (PN-11, FC-09, FC-11)."""
    slots = max(len(layout) for layout in hole.layouts)
    return [f"swap {slot}" for slot in range(1, slots + 1)] if "take" in legal else []


def _savings(hole: Json) -> list[list[str]]:
    return [[each["card"] for each in layout["savings"]] for layout in hole["layouts"]]


def _as_told(knowers: Knowers, owner: int, me: int) -> str:
    if knowers == ALL:
        return "all"
    if me in knowers:
        return "me"
    return "owner" if owner in knowers else "none"


def _nothing(key: str) -> object:
    return {"owed": [], "renewals": 0}.get(key)


def _forms(seed: bytes) -> list[bytes]:
    """How a seed or a word could be written."""
    return [seed.hex().encode(), b64encode(seed)[:40], urlsafe_b64encode(seed)[:40]]


def _no_hex(told: bytes) -> bytes:
    return re.sub(rb"\b[0-9a-f]{64}\b", b"", told)


def _strange_fields(message: Json) -> Iterator[str]:
    """Fields that are not in the protocol: an identity of a hidden card would be one."""
    yield from _others(message, FIELDS.get(message["t"], ""))
    yield from _inner(message, message["t"])


def _inner(part: Json, kind: str) -> Iterator[str]:
    for key, value in part.items():
        fields = INNER.get(f"{key} of {kind}") or INNER.get(key)
        if fields is None or (key == "holes" and isinstance(value, int)):
            continue
        for each in _dicts(value):
            yield from _others(each, fields)
            yield from _inner(each, kind)


def _dicts(value: Any) -> Iterator[Json]:
    if isinstance(value, dict):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _dicts(each)


def _others(part: Json, fields: str) -> Iterator[str]:
    for key in part.keys() - set(fields.split()):
        yield f"a field {key}"
