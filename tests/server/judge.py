"""Finds cards, seeds and identities in messages whose reader may not know them.

The judge follows the true match from what the store has kept, and works out by itself who has seen which
card: it asks no view and no `seen` of ours. A message may hold the fields named here, the cards its reader
knows, and nothing else.
"""

import json
import re
from base64 import b64encode, urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from backnine import games
from backnine.hole import Happening, Hole
from backnine.match import Match, next_hole, play
from backnine.moves import Move
from backnine.store import Entry, Kept, Round
from backnine.table.sitting import read_setup

Json = dict[str, Any]
Knowers = frozenset[int]
Knowledge = tuple[tuple[Knowers, ...], ...]  # by seat and slot

SPECTATOR = -1
NOBODY: Knowers = frozenset()
ALL: Knowers = frozenset(range(SPECTATOR, 12))
NEAR = {"near": (3, 4), 1: (3,), 4: (1, 2, 3, 4)}  # FC-04

FIELDS = {
    "welcome": "t protocol table seats host watching",
    "table": "t state game house chairs host acting_host timer grace watch memory_aid pace watching round"
    " undo commitment draw rematch records code seed words names deleting latecomers asking"
    " hints hinting what_if",
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


@dataclass(frozen=True)
class Position:
    match: Match
    knowledge: Knowledge
    round: int


@dataclass(frozen=True)
class Happened:
    what: Happening
    knowers: Knowers


class Truth:
    """Everything that was ever true at a table, by number of moves and hole."""

    def __init__(self, kept: Kept) -> None:
        self.rounds = kept.rounds
        self.positions: dict[tuple[int, int], list[Position]] = {}  # by number of moves and hole
        self.cards: dict[str, int] = {}  # score cards, and after how many moves each was first true
        self.legal: dict[int, set[tuple[str, ...]]] = {}  # by seat: what could ever be offered
        self.happened: dict[int, tuple[int, str, list[Happened]]] = {}
        self.own: list[tuple[int, int, str]] = []  # number, seat and verb of what nobody's stand-in played
        self.is_to_be_remembered: dict[int, bool] = {}  # by move: what only its seat saw
        self.over_at: dict[int, int] = {}  # by round
        self.shown_in_vain: list[int] = []  # what took a move back that had shown something
        self.memory_aid: dict[int, bool] = {}
        self.draws: list[list[list[str | None]]] = []
        for round_ in kept.rounds:
            if round_.header:
                self._follow(kept, round_)

    def _follow(self, kept: Kept, round_: Round) -> None:
        header = read_setup(round_)
        self.memory_aid[round_.number] = header.memory_aid
        match = header.begin(round_.seed)
        self.draws.append([list(pick) for pick in match.draw])
        n = round_.first
        knowledge = self._dealt(round_, n, match)
        later = [each.first for each in kept.rounds if each.first > round_.first]
        before_moves: list[tuple[Match, Knowledge]] = []
        for entry in kept.moves[round_.first : min(later, default=None)]:
            n = entry.n + 1
            if entry.move == "undo":
                after = match, knowledge
                match, knowledge = before_moves.pop()
                self._take_back(entry, after, (match, knowledge), aid=header.memory_aid)
                self._keep(round_, n, match, knowledge)
                continue
            if match.hole.over:
                match = next_hole(match)
                knowledge = self._dealt(round_, entry.n, match)
            before_moves.append((match, knowledge))
            move, before = Move.read(entry.move), match.hole
            match, happened = play(match, entry.seat, move)
            knowledge = _learned(before, match.hole, knowledge, entry.seat, move)
            told = [Happened(each, _who_may_know(before, entry.seat, each)) for each in happened]
            self.happened[entry.n] = (entry.seat, entry.move, told)
            self.is_to_be_remembered[entry.n] = header.game == "four-card" and not header.memory_aid
            persons = entry.by == "somebody" or (not entry.by and header.bots[entry.seat] is None)
            self.own += [(entry.n, entry.seat, move.verb)] if persons else []
            self._keep(round_, n, match, knowledge)
        if match.hole.over and match.outcome is None:
            self._dealt(round_, n, next_hole(match))
        if match.outcome:
            self.over_at[round_.number] = n

    def _take_back(
        self, entry: Entry, after: tuple[Match, Knowledge], before: tuple[Match, Knowledge], *, aid: bool
    ) -> None:
        told = Happening("taken-back", entry.seat)  # type: ignore[arg-type]
        self.happened[entry.n] = (entry.seat, entry.move, [Happened(told, ALL)])
        self.is_to_be_remembered[entry.n] = False
        self.own.append((entry.n, entry.seat, entry.move))
        if any(
            _in_sight(*after, entry.seat, recall=each) - _in_sight(*before, entry.seat, recall=each)
            for each in (True, aid)
        ):
            self.shown_in_vain.append(entry.n)

    def _dealt(self, round_: Round, n: int, match: Match) -> Knowledge:
        nobody = tuple(tuple(NOBODY for _ in layout) for layout in match.hole.layouts)
        self._keep(round_, n, match, nobody)
        return nobody

    def _keep(self, round_: Round, n: int, match: Match, knowledge: Knowledge) -> None:
        """The last position of one match and the first of the next have the same number of moves."""
        at = Position(match, knowledge, round_.number)
        self.positions.setdefault((n, match.hole.number), []).append(at)
        self.cards.setdefault(_true_card(match), n)
        for seat in range(match.players):
            legal = tuple(str(move) for move in games.moves(match.hole, seat))
            self.legal.setdefault(seat, set()).add(legal)

    def seen_by_moving(self, seat: int, n: int) -> int:
        """Before which move everything has been seen by who played this seat until `n`: whoever moves has
        seen what came before, and what they hold; what a move shows is seen after it."""
        shows = ("look", "peek", "draw")
        return max(
            (move + (verb not in shows) for move, mover, verb in self.own if mover == seat and move < n),
            default=0,
        )


def _who_may_know(before: Hole, seat: int, each: Happening) -> Knowers:
    """The card of something that happened: shown to all, or to the one who did it."""
    if each.what in ("looked", "peeked", "drew"):
        return frozenset({seat})
    if each.what == "placed":
        return _knows_placed(before, seat)
    return ALL


def _knows_placed(before: Hole, seat: int) -> Knowers:
    """Play Nine places face up (PN-09), Four-Card face down: only a taken discard is known to all (FC-24)."""
    shown = before.game == "play-nine" or before.held_from == "discard"
    return ALL if shown else frozenset({seat})


def _learned(before: Hole, after: Hole, knowledge: Knowledge, seat: int, move: Move) -> Knowledge:
    """Who knows what after a move."""
    if after.phase == "over":
        return tuple(tuple(ALL for _ in layout) for layout in knowledge)
    own = list(knowledge[seat])
    if move.verb == "swap":
        assert move.slot
        own[move.slot - 1] = _knows_placed(before, seat)
    elif move.verb == "flip" or (move.verb == "toss" and move.slot):
        assert move.slot
        own[move.slot - 1] = ALL
    elif move.verb in ("look", "peek"):
        slots = (move.slot,) if move.slot else NEAR[before.house["look"]]
        for slot in slots:
            own[slot - 1] |= {seat}
    return (*knowledge[:seat], tuple(own), *knowledge[seat + 1 :])


def _in_sight(match: Match, knowledge: Knowledge, seat: int, *, recall: bool) -> Counter[str]:
    """All cards that this seat sees, or, with `recall`, knows."""
    hole = match.hole
    lying = [
        slot.card
        for layout, known in zip(hole.layouts, knowledge, strict=True)
        for slot, knowers in zip(layout, known, strict=True)
        if slot.up or (recall and seat in knowers)
    ]
    held = [hole.held] if hole.held and (hole.held_from == "discard" or hole.turn == seat) else []
    return Counter([*lying, *hole.discard, *held])


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
        if hole.game != "play-nine":
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


def _true_card(match: Match) -> str:
    return repr(
        [
            (
                score.number,
                list(score.strokes),
                [[each.card for each in lay.savings] for lay in score.layouts],
            )
            for score in match.scores
        ]
    )


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
