"""Refusals in the reader's language."""

from backnine.locales import Words
from backnine.refused import Refused


def problem_text(words: Words, refused: Refused, *, list_moves: bool = True) -> str:
    """What was wrong, where, and what would be right."""
    details = {key: value for key, value in refused.details.items() if key not in ("line", "column")}
    problem = words(f"error-{refused.why}", **details)
    if "line" in refused.details:
        place = {key: str(refused.details[key]) for key in ("line", "column")}
        problem = words("error-at", problem=problem, **place)
    if refused.moves and list_moves:
        problem += " " + words("error-legal-moves", moves=", ".join(refused.moves))
    return problem
