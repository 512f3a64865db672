"""Whatever may be done at a table is in reach: in every language and with every number of players, on all the
screens of tests/browser/test_reach.py, which tries a few of these."""

import pytest

from backnine.games import GAMES
from backnine.locales import LANGUAGES
from tests.browser.conftest import Visit, browser, devices, host, playwright, visit
from tests.browser.test_reach import around, look_at, moments_of

__all__ = ["browser", "devices", "host", "playwright", "visit"]  # fixtures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players"), [(game.name, players) for game in GAMES for players in game.players]
)
def test_everything_is_in_reach(visit: Visit, game: str, players: int, language: str) -> None:
    look_at(visit, moments_of(game, players), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_share_a_device_or_watch_are_served_as_well(visit: Visit, language: str) -> None:
    look_at(visit, around(), language)
