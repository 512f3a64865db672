"""The rules of a game as a page for the terminal, or as Markdown.

`make schema` writes docs/rules after a change of the games or their texts.
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from backnine.cards import FACE_DOWN, Card
from backnine.games import GAMES, Game
from backnine.locales import LANGUAGES, Words
from backnine.tui.faces import BACK, FACES
from backnine.tui.text import paint, rows_of, wrap


def rules_page(words: Words, game: Game, width: int) -> list[str]:
    """A summary with pictures; every clause with its number, examples drawn; house rules at the end."""
    lines = [paint(words(f"{game.name}-name"), "strong"), "", *wrap(words.prose(f"{game.name}-aim"), width)]
    lines += _minute(words, game, width)
    for section in game.sections:
        lines += ["", paint(words(f"{game.name}-section-{section.key}"), "strong")]
        for clause in section.clauses:
            lines += _clause(words, game, clause, width)
    for title, entries in _last_sections(words, game):
        lines += ["", paint(title, "strong")]
        lines += [line for key, text in entries for line in _entry(key, text, width)]
    return lines


def _minute(words: Words, game: Game, width: int) -> list[str]:
    """The game in a few sentences, each with a picture."""
    lines = ["", paint(words("learn-minute"), "strong")] if game.minute else []
    for number, drawn in enumerate(game.minute, 1):
        lines += _entry(f"{number}.", words.prose(f"{game.name}-minute-{number}"), width)
        lines += ["", *(f"         {row}" for row in _picture_rows(drawn)), ""]
    return lines[:-1]


def _clause(words: Words, game: Game, clause: str, width: int) -> list[str]:
    lines = _entry(clause, words.prose(clause.lower()), width)
    if clause in game.examples:
        caption = words.prose(f"{clause.lower()}-example")
        lines += ["", *(f"         {row}" for row in _example_rows(game, clause))]
        lines += [*(f"         {line}" for line in wrap(caption, width - 9)), ""]
    return lines


def _entry(key: str, text: str, width: int) -> list[str]:
    first, *rest = wrap(text, width - 7)
    head = paint(f"{key:<7}", "muted") if len(key) < 7 else paint(key, "muted")
    if len(key) >= 7:
        return [head, *(f"       {line}" for line in (first, *rest))]
    return [head + first, *(f"       {line}" for line in rest)]


def _example_rows(game: Game, clause: str, *, colour: bool = True) -> list[str]:
    cards, _ = game.example(clause)
    return [_row(row, colour) for row in rows_of(cards, game.columns)]


def _picture_rows(drawn: str, *, colour: bool = True) -> list[str]:
    """Cards drawn as `? · 8D / KS QH`; a gap is `·`."""
    return [
        "  ".join(_row(cards.split(), colour) for cards in row.split("·") if cards.strip())
        for row in drawn.split("/")
    ]


def _row(cards: Sequence[str], colour: bool) -> str:
    return f"│{'│'.join(_drawn(card, colour=colour) for card in cards)}│"


def _drawn(card: str, *, colour: bool) -> str:
    if card == FACE_DOWN:
        return paint(BACK, "back") if colour else BACK
    face = FACES[Card(card)]
    return paint(str(face), face.colour) if colour else str(face)


def _last_sections(words: Words, game: Game) -> Iterable[tuple[str, list[tuple[str, str]]]]:
    """House rules, and the part on memory where a game has secrets."""
    house = [
        (f"{rule.key}={rule.range}", words.prose(f"{game.name}-house-{rule.key.replace('_', '-')}"))
        for rule in game.house_rules
    ]
    yield words(f"{game.name}-section-house"), house
    if game.secrets:
        yield words(f"{game.name}-section-memory"), [("", words.prose(f"{game.name}-memory"))]


def rules_markdown(words: Words, game: Game) -> str:
    """The same as Markdown; every clause has an anchor of its own."""
    parts = [f"# {words(f'{game.name}-name')}", words.prose(f"{game.name}-aim")]
    if game.minute:
        parts += [f"## {words('learn-minute')}", *_markdown_minute(words, game)]
    for section in game.sections:
        parts.append(f"## {words(f'{game.name}-section-{section.key}')}")
        parts += [_markdown_clause(words, game, clause) for clause in section.clauses]
    for title, entries in _last_sections(words, game):
        parts += [f"## {title}", "\n".join(f"- `{key}`: {text}" if key else text for key, text in entries)]
    return "\n\n".join(parts) + "\n"


def _markdown_minute(words: Words, game: Game) -> Iterable[str]:
    for number, drawn in enumerate(game.minute, 1):
        rows = "\n   ".join(_picture_rows(drawn, colour=False))
        yield f"{number}. {words.prose(f'{game.name}-minute-{number}')}\n\n   ```text\n   {rows}\n   ```"


def _markdown_clause(words: Words, game: Game, clause: str) -> str:
    text = f'<a id="{clause.lower()}"></a>**{clause}** {words.prose(clause.lower())}'
    if clause not in game.examples:
        return text
    rows = "\n".join(_example_rows(game, clause, colour=False))
    caption = words.prose(f"{clause.lower()}-example")
    return f"{text}\n\n```text\n{rows}\n```\n\n{caption}"


def rule_sheets() -> dict[str, str]:
    """Every file of docs/rules, by name."""
    return {
        f"{game.name}.md" if language == "en" else f"{game.name}.{language}.md": rules_markdown(words, game)
        for language in LANGUAGES
        for words in [Words(language)]
        for game in GAMES
    }


def main(folder: str) -> None:
    for name, text in rule_sheets().items():
        (Path(folder) / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
