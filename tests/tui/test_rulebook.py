"""The rules in the terminal and as Markdown begin with a summary, from the same texts as in the browser."""

import pytest
from click import unstyle

from backnine.games import GAMES, Game
from backnine.locales import LANGUAGES, Words
from backnine.tui.rulebook import rules_markdown, rules_page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_begin_with_a_minute(game: Game, language: str) -> None:
    words = Words(language)
    section = words(f"{game.name}-section-{game.sections[0].key}")
    markdown, _, _ = rules_markdown(words, game).partition(f"## {section}")
    page = unstyle("\n".join(rules_page(words, game, 2000))).split(f"\n{section}\n")[0]
    for text in (markdown, page):
        assert words("learn-minute") in text
        places = [
            text.index(words.prose(f"{game.name}-minute-{number}"))
            for number in range(1, len(game.minute) + 1)
        ]
        assert places == sorted(places)
        assert text.count("│") >= 2 * len(game.minute)
        assert "││" not in text
