"""What a move is worth to the seats: nothing until a hole or the match is over. All together get 0."""

from typing import Final, Literal, get_args

from backnine.match import Match
from backnine.refused import Refused

RewardKind = Literal["strokes", "win"]
NO_REWARDS: Final[dict[int, float]] = {}


def check_kind(kind: str) -> RewardKind:
    for known in get_args(RewardKind):
        if kind == known:
            return kind  # type: ignore[return-value]  # it is one of them
    raise Refused("bad-choice", option="rewards", value=kind[:40], choices=", ".join(get_args(RewardKind)))


def rewards(match: Match, kind: RewardKind) -> dict[int, float]:
    """By seat, when a hole has just ended: how many strokes fewer than the average of the table (a play-off
    counts nothing), or for a win its share less the share of one who plays by chance."""
    if kind == "strokes":
        return _strokes(match)
    return _win(match) if match.outcome else NO_REWARDS


def _strokes(match: Match) -> dict[int, float]:
    if match.in_play_off:
        return NO_REWARDS
    score = match.scores[-1]
    average = sum(score.strokes) / len(score.strokes)
    return {seat: average - strokes for seat, strokes in zip(score.seats, score.strokes, strict=True)}


def _win(match: Match) -> dict[int, float]:
    assert match.outcome is not None
    winners = match.outcome.winners
    return {
        seat: (1 / len(winners) if seat in winners else 0.0) - 1 / match.players
        for seat in range(match.players)
    }
