"""The games, and the way to play a hole of any of them.

Adding a game takes a room (a folder) beside this file and one line in `GAMES`.
"""

from backnine.games.four_card import FOUR_CARD
from backnine.games.game import Game, Penalty, Saving, Section, Strokes
from backnine.games.play_nine import PLAY_NINE
from backnine.games.six_card import SIX_CARD
from backnine.hole import AfterMove, Hole, Seat
from backnine.moves import Move
from backnine.refused import Refused

__all__ = ["GAMES", "Game", "Penalty", "Saving", "Section", "Strokes", "find_game", "moves", "play"]

GAMES: tuple[Game, ...] = (
    PLAY_NINE,
    FOUR_CARD,
    SIX_CARD,
)

_BY_NAME = {game.name: game for game in GAMES}


def find_game(name: str) -> Game:
    if name not in _BY_NAME:
        raise Refused("no-such-game", game=name[:40], games=", ".join(_BY_NAME))
    return _BY_NAME[name]


# The last answer of `moves`: whoever asks for the legal moves mostly plays one of them next.
_answered: tuple[Hole | None, Seat, tuple[Move, ...]] = (None, 0, ())


def moves(hole: Hole, seat: Seat) -> tuple[Move, ...]:
    """Every legal move of this seat now; none if it has to wait."""
    global _answered  # noqa: PLW0603 - holes never change, so neither does the answer
    known, asked, legal = _answered
    if known is not hole or asked != seat:
        legal = _BY_NAME[hole.game].moves(hole, seat)
        _answered = (hole, seat, legal)
    return legal


def play(hole: Hole, seat: Seat, move: Move) -> AfterMove:
    """The hole after the move and what happened, or a refusal that says why and what is legal."""
    game = _BY_NAME[hole.game]
    legal = moves(hole, seat)
    if move not in legal:
        raise Refused(_objection(game, hole, seat, move), moves=legal, seat=seat, move=str(move))
    return game.play(hole, seat, move)


_RIGHT_VERBS = {
    "tee-off": ("flip",),
    "first-look": ("look", "decline"),
    "draw": ("draw", "take", "knock"),
    "place": ("swap", "toss"),
}


def _objection(game: Game, hole: Hole, seat: Seat, move: Move) -> str:
    if hole.over:
        return "hole-is-over"
    if seat not in hole.seats:
        return "not-in-this-hole"
    if move.slot is not None and move.slot > game.slots:
        return "no-such-slot"
    if move.verb == "peek":
        return game.objection(hole, seat, move)
    if seat not in hole.acting:
        return "not-your-turn"
    if move.verb not in _RIGHT_VERBS[hole.phase]:
        return f"now-{hole.phase}"
    return game.objection(hole, seat, move)
