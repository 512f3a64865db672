"""A hint in words: first the move and why, asked again what every move costs."""

from collections.abc import Iterator, Sequence

from backnine.coach.hint import Hint
from backnine.hole import Seat
from backnine.locales import Words
from backnine.locales.numbers import Numbers
from backnine.tui.reasons import why_text
from backnine.tui.text import paint, wrap

NEXT_BEST = 3  # moves that are told beside the best at first


def hint_page(
    words: Words, names: Sequence[str], seats: tuple[Seat, ...], hint: Hint, width: int, *, level: int
) -> list[str]:
    """For somebody at a table."""
    more = [] if level > 1 else wrap(words("coach-hint-again"), width)
    best = paint(words("coach-hint-best", move=str(hint.move)), "strong")
    return [best, *hint_lines(words, names, seats, hint, width, level=level), "", *more]


def hint_lines(
    words: Words, names: Sequence[str], seats: tuple[Seat, ...], hint: Hint, width: int, *, level: int = 1
) -> Iterator[str]:
    """Why, and what other moves cost; from the second level on what the hole is then expected to cost."""
    yield from wrap(f"  • {why_text(words, names, hint.why)}", width, indent="    ")
    if not hint.sure:
        yield from wrap("  • " + words("coach-hint-close"), width, indent="    ")
    others = hint.costs[1:] if level > 1 else hint.costs[1 : 1 + NEXT_BEST]
    if others:
        number = Numbers(words.language)
        costs = words.listed(f"{move} {number.signed(cost, 1)}" for move, cost in others)
        yield from wrap("  • " + words("coach-hint-costs", moves=costs), width, indent="    ")
    if level > 1:
        yield from wrap("  • " + _expected(words, names, seats, hint), width, indent="    ")
        if hint.themes:
            about = words.listed(words(f"coach-theme-{theme}") for theme in hint.themes)
            yield from wrap("  • " + words("coach-hint-about", themes=about), width, indent="    ")


def _expected(words: Words, names: Sequence[str], seats: tuple[Seat, ...], hint: Hint) -> str:
    number, strokes = Numbers(words.language), hint.expected[hint.move]
    told = [f"{names[seat]} {number(each, 1)}" for seat, each in zip(seats, strokes, strict=True)]
    return words("coach-hint-expected", players=words.listed(told))
