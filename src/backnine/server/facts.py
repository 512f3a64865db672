"""What a screen needs to know of a game: facts of its `Game` value."""

from functools import cache

from backnine import match
from backnine.games import Game, moves, play
from backnine.hole import has_seen
from backnine.server.answers import GameTold, HouseRuleTold
from backnine.shuffle import Shuffle


def game_told(game: Game) -> GameTold:
    return GameTold(
        name=game.name,
        players=(game.players[0], game.players[-1]),
        rows=game.rows,
        columns=game.columns,
        secrets=game.secrets,
        closing=game.closing,
        faces=game.faces,
        tee_shots=game.tee_shots,
        looks=list(_looked_at(game)),
        house=[HouseRuleTold(rule.key, list(rule.choices), rule.default) for rule in game.house_rules],
    )


@cache
def _looked_at(game: Game) -> tuple[int, ...]:
    """What the first move shows its seat alone, asked of the rules."""
    hole = match.begin(game.name, game.players[0], game.house(), Shuffle(bytes(32)), dealer=0).hole
    seat = hole.acting[0]
    hole, _ = play(hole, seat, moves(hole, seat)[0])
    slots = enumerate(hole.layouts[seat], 1)
    return tuple(place for place, slot in slots if not slot.up and has_seen(slot.seen, seat))
