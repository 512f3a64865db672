"""Who beats whom. The seeds are fixed, so nothing here is left to luck."""

import pytest

from backnine import games
from backnine.bots import Bot, find_bot

from .rounds import HURRIED_BOTS, AnyMove, mirrored_strokes, play_out, start

every_game = pytest.mark.parametrize("game", [game.name for game in games.GAMES])
every_bot = pytest.mark.parametrize("bot", HURRIED_BOTS, ids=[bot.name for bot in HURRIED_BOTS])


@pytest.mark.parametrize(("game", "margin", "deals"), [("play-nine", 4, 30), ("four-card", 1.5, 80)])
def test_weekender_beats_rookie(game: str, margin: float, deals: int) -> None:
    weekender, rookie, won = mirrored_strokes(game, find_bot("weekender"), find_bot("rookie"), deals)
    assert weekender + margin < rookie
    assert won > 70


def test_club_beats_weekender() -> None:
    club, weekender, won = mirrored_strokes("play-nine", find_bot("club"), find_bot("weekender"), deals=30)
    assert club + 1.5 < weekender
    assert won > 60


@pytest.mark.parametrize(("game", "margin"), [("play-nine", 20), ("four-card", 5)])
def test_rookie_beats_chance(game: str, margin: float) -> None:
    rookie, chance, won = mirrored_strokes(game, find_bot("rookie"), AnyMove(), deals=20)
    assert rookie + margin < chance
    assert won > 90


@every_game
@every_bot
@pytest.mark.parametrize("players", [2, 6])
def test_holes_come_to_an_end_by_themselves(game: str, bot: Bot, players: int) -> None:
    """Nobody waits until the stock runs out (PN-42, FC-23)."""
    match = play_out(start(game, players, "ties=shared,holes=2", seed=2), [bot] * players)
    assert "pace-of-play" not in [score.ending for score in match.scores]
