"""The rules of a game as a page for the terminal, or as Markdown."""

from collections.abc import Iterable

from backnine.games import Game
from backnine.locales import Words
from backnine.tui.faces import FACES
from backnine.tui.text import paint, rows_of, wrap


def rules_page(words: Words, game: Game, width: int) -> list[str]:
    """Every clause with its number, examples drawn, house rules at the end."""
    lines = [paint(words(f"{game.name}-name"), "strong"), "", *wrap(words.prose(f"{game.name}-aim"), width)]
    for section in game.sections:
        lines += ["", paint(words(f"{game.name}-section-{section.key}"), "strong")]
        for clause in section.clauses:
            lines += _clause(words, game, clause, width)
    for title, entries in _last_sections(words, game):
        lines += ["", paint(title, "strong")]
        lines += [line for key, text in entries for line in _entry(key, text, width)]
    return lines


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
    faces = [paint(str(FACES[card]), FACES[card].colour) if colour else str(FACES[card]) for card in cards]
    return [f"│{'│'.join(row)}│" for row in rows_of(faces, game.columns)]


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
    for section in game.sections:
        parts.append(f"## {words(f'{game.name}-section-{section.key}')}")
        parts += [_markdown_clause(words, game, clause) for clause in section.clauses]
    for title, entries in _last_sections(words, game):
        parts += [f"## {title}", "\n".join(f"- `{key}`: {text}" if key else text for key, text in entries)]
    return "\n\n".join(parts) + "\n"


def _markdown_clause(words: Words, game: Game, clause: str) -> str:
    text = f'<a id="{clause.lower()}"></a>**{clause}** {words.prose(clause.lower())}'
    if clause not in game.examples:
        return text
    rows = "\n".join(_example_rows(game, clause, colour=False))
    caption = words.prose(f"{clause.lower()}-example")
    return f"{text}\n\n```text\n{rows}\n```\n\n{caption}"
