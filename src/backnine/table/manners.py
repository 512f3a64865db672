"""Bots in company: how long they take, a word now and then when a hole is over, an answer when spoken to.

All of it follows from what everybody at the table has seen, so it tells nobody anything, and is the same
wherever it is worked out. It goes the way of all phrases: whoever has muted a seat hears nothing of it.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from backnine.bots import find_bot
from backnine.bots.bot import USUAL_MANNER, Manner
from backnine.hole import Seat
from backnine.match import HoleScore
from backnine.protocol import Phrase, Said
from backnine.refused import Refused
from backnine.table.state import TableState

ANSWER_SECONDS: Final = 1.5
ANSWERS: Final[Mapping[Phrase, Phrase]] = {
    "hello": "hello",
    "good-luck": "thanks",
    "nice-one": "thanks",
    "well-played": "thanks",
    "good-game": "good-game",
    "thinking": "good-luck",
}
HESITATION: Final = 0.8  # of the pace of the table


def tempo(state: TableState, seat: Seat) -> float:
    """How long a bot takes against the pace of the table: by its level, and by nothing that it holds or has
    thought. Who is new at it hesitates now and then."""
    manner = _manner(state, seat)
    hesitates = manner.hesitates and _chance(state, "hesitates") % manner.hesitates == 0
    return manner.tempo + (HESITATION if hesitates else 0)


def _manner(state: TableState, seat: Seat) -> Manner:
    """Programs of the host's own, and who stands in for a person, are like anybody."""
    chair = state.sitting.chairs[seat]
    try:
        return find_bot(chair.bot).manner if chair.kind == "bot" else USUAL_MANNER
    except Refused:
        return USUAL_MANNER


def remark(state: TableState) -> Said | None:
    """What a bot says about the hole that is just over."""
    match = state.match
    if match is None or not match.hole.over:
        return None
    seat = _speaker(state, "remark")
    if seat is None:
        return None
    if match.outcome:
        return Said(seat, "good-game")
    if _chance(state, "word") % _manner(state, seat).remarks:
        return None
    phrase = _about(match.scores[-1], seat)
    return Said(seat, phrase) if phrase else None


def _about(score: HoleScore, seat: Seat) -> Phrase | None:
    if seat not in score.seats:
        return None
    if score.penalty and score.penalty.seat == seat:
        return "oops"
    if score.strokes[score.seats.index(seat)] == min(score.strokes):
        return None  # who has won says nothing
    blocks = any(len(saving.columns) > 1 for layout in score.layouts for saving in layout.savings)
    return "wow" if blocks else "well-played"


def answer(state: TableState, phrase: Phrase) -> Said | None:
    """What a bot says to somebody who has spoken: one of them, not all at once."""
    seat, said = _speaker(state, "answer"), ANSWERS.get(phrase)
    return None if seat is None or said is None else Said(seat, said)


def is_said_by_a_bot(state: TableState, said: Said) -> bool:
    """Chairs may have changed since it was thought of."""
    chairs = state.sitting.chairs
    return said.seat < len(chairs) and chairs[said.seat].kind == "bot"


def _speaker(state: TableState, about: str) -> Seat | None:
    bots = [seat for seat, chair in enumerate(state.sitting.chairs) if chair.kind == "bot"]
    return bots[_chance(state, about) % len(bots)] if bots else None


def _chance(state: TableState, about: str) -> int:
    """Of what is public: the table and how many moves were made at it."""
    return int.from_bytes(sha256(f"{about} {state.id} {state.n}".encode()).digest()[:4], "big")
