"""A bot's reason in the reader's language."""

from collections.abc import Sequence

from backnine.bots.why import CLOSE_CALL, Why
from backnine.cards import Card
from backnine.locales import Words
from backnine.tui.faces import card_label


def why_text(words: Words, names: Sequence[str], why: Why) -> str:
    """A sentence without its subject: `takes the 4 to pair it with the one in place 6`."""
    reason = _clause(words, names, why)
    if why.also:
        reason = words("why-also", reason=reason, also=_clause(words, names, why.also))
    if why.worth is None:
        return reason
    if abs(why.worth) < CLOSE_CALL:
        return words("why-close-call", reason=reason)
    strokes = round(why.worth)
    return words("why-worth", reason=reason, strokes=strokes) if strokes >= 1 else reason


def _clause(words: Words, names: Sequence[str], why: Why) -> str:
    return words(
        f"why-{why.key}", **{name: _said(words, names, name, value) for name, value in why.details.items()}
    )


def _said(words: Words, names: Sequence[str], name: str, value: str | int) -> str | int:
    if isinstance(value, str):
        return card_label(words, Card(value))
    return names[value] if name == "player" else value
