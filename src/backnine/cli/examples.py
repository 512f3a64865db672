"""Examples in the help, for the games there are."""

from backnine.cards import write_layout
from backnine.games import GAMES, Game


def with_games(*lines: str) -> tuple[str, ...]:
    """The lines with one game after another in place of GAME, and a layout of it in place of LAYOUT."""
    return tuple(_filled(line, GAMES[number % len(GAMES)]) for number, line in enumerate(lines))


def _filled(line: str, game: Game) -> str:
    return line.replace("GAME", game.name).replace("LAYOUT", f'"{_layout(game)}"')


def _layout(game: Game) -> str:
    """One of the rule sheet, or whatever cards come first."""
    house = game.house()
    cards = game.pack(house, game.players[0])[: game.slots]
    return next(iter(game.examples.values()), write_layout(cards, game.columns))
