"""What a screen needs to know of a game: facts of its `Game` value."""

from backnine.games import Game
from backnine.server.answers import GameTold, HouseRuleTold


def game_told(game: Game) -> GameTold:
    return GameTold(
        name=game.name,
        players=(game.players[0], game.players[-1]),
        rows=game.rows,
        columns=game.columns,
        secrets=game.secrets,
        closing=game.closing,
        faces=game.faces,
        house=[HouseRuleTold(rule.key, list(rule.choices), rule.default) for rule in game.house_rules],
    )
