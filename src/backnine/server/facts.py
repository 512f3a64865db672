"""What a screen needs to know of a game: facts of its `Game` value, and what its rules say when asked."""

from backnine.cards import rank
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
        pairs=_pairs(game),
        house=[HouseRuleTold(rule.key, list(rule.choices), rule.default) for rule in game.house_rules],
    )


def _pairs(game: Game) -> bool | str:
    """Do equal cards in a column cancel? Or the house rule that makes them."""
    if _cancel(game, ""):
        return True
    return next((rule.key for rule in game.house_rules if rule.is_switch and _cancel(game, rule.key)), False)


def _cancel(game: Game, said: str) -> bool:
    """Tried with a column of two sevens."""
    house = game.house(said)
    seven, other = [card for card in game.pack(house, game.players[-1]) if "7" in (card, rank(card))][:2]
    layout = [seven if slot == 0 else other if slot == game.columns else None for slot in range(game.slots)]
    return any(saving.columns == (1,) for saving in game.strokes(layout, house).savings)
