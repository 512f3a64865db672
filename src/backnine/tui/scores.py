"""The score card, and every saving explained."""

from collections.abc import Sequence
from typing import Protocol

from backnine.games import Penalty, Saving, Strokes
from backnine.hole import Seat
from backnine.locales import Words
from backnine.match import Outcome
from backnine.tui.faces import card_name
from backnine.tui.people import People
from backnine.tui.text import cells, pad, paint, wrap
from backnine.view import View

NAME_CELLS = 14
HOLE_CELLS = 5


class HoleOnCard(Protocol):
    """A hole as a score card shows it."""

    @property
    def number(self) -> int: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def strokes(self) -> Sequence[int | None]: ...


class OnCard(Protocol):
    """A match as a score card shows it: one that is played here, or kept for real cards."""

    @property
    def players(self) -> int: ...
    @property
    def holes(self) -> int: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def scores(self) -> Sequence[HoleOnCard]: ...


def saving_text(words: Words, game: str, saving: Saving) -> str:
    """Why strokes were saved, in the words of the game's own catalogue."""
    return words(
        f"{game}-saving-{saving.clause.lower().replace('_', '-')}",
        card=card_name(words, saving.card),
        columns=", ".join(map(str, saving.columns)),
        strokes=f"+{saving.strokes}" if saving.strokes > 0 else saving.strokes,
    )


def explain(words: Words, game: str, strokes: Strokes, width: int) -> list[str]:
    """The count of one layout, line by line."""
    lines = [words("score-face-value", strokes=strokes.face_value)]
    lines += [saving_text(words, game, saving) for saving in strokes.savings]
    told = [part for line in lines for part in wrap(line, width, indent="  ")]
    return [*told, paint(words("score-total", strokes=strokes.total), "strong")]


def explain_hole(words: Words, people: People, seen: View, width: int) -> list[str]:
    """Each player's strokes of the hole just over, with what was saved and added."""
    score = seen.scores[-1]
    lines = []
    for seat, layout, strokes in zip(score.seats, score.layouts, score.strokes, strict=True):
        count = words("score-strokes", strokes=strokes)
        lines += wrap(words("table-says", name=people[seat], text=count), width)
        penalty = score.penalty if score.penalty and score.penalty.seat == seat else None
        reasons = _reasons(words, seen.game, layout, penalty)
        lines += [part for reason in reasons for part in wrap(f"  {reason}", width, indent="    ")]
    return lines


def _reasons(words: Words, game: str, layout: Strokes, penalty: Penalty | None) -> list[str]:
    """Nothing for a plain sum; otherwise the sum and what changed it."""
    reasons = [saving_text(words, game, saving) for saving in layout.savings]
    if penalty:
        key = penalty.house_rule.replace("_", "-")
        reasons.append(words(f"{game}-penalty-{key}", strokes=penalty.strokes))
    return [words("score-face-value", strokes=layout.face_value), *reasons] if reasons else []


def score_card(words: Words, people: People, seen: OnCard, width: int) -> list[str]:
    """All holes of all players, in as many strips as the width asks for."""
    total = max(cells(words("table-sum")) + 2, 7)
    each = max(1, (width - NAME_CELLS - total) // HOLE_CELLS)
    played = seen.scores[-1].number if seen.scores else 0
    holes = range(1, max(seen.holes, played) + 1)
    strips = [holes[start : start + each] for start in range(0, len(holes), each)]
    lines = [paint(words("table-score-card"), "strong")]
    for strip in strips:
        lines += _strip(words, people, seen, strip, total if strip is strips[-1] else 0)
    return lines


def _strip(words: Words, people: People, seen: OnCard, holes: range, total: int) -> list[str]:
    head = pad(words("table-player"), NAME_CELLS) + "".join(
        f"{_hole_name(seen, hole):>{HOLE_CELLS}}" for hole in holes
    )
    if total:
        head += _right(words("table-sum"), total)
    rule = paint("─" * cells(head), "muted")
    return [
        paint(head, "muted"),
        rule,
        *(_row(people, seen, seat, holes, total) for seat in range(seen.players)),
        rule,
    ]


def _hole_name(seen: OnCard, hole: int) -> str:
    return str(hole) if hole <= seen.holes else f"+{hole - seen.holes}"


def _row(people: People, seen: OnCard, seat: Seat, holes: range, total: int) -> str:
    row = pad(pad(people[seat], NAME_CELLS - 1), NAME_CELLS)
    row += "".join(f"{_strokes(seen, hole, seat):>{HOLE_CELLS}}" for hole in holes)
    if total:
        row += _right(str(seen.totals[seat]), total)
    winner = seen.outcome is not None and seat in seen.outcome.winners
    return paint(row, "gold") if winner else row


def _strokes(seen: OnCard, hole: int, seat: Seat) -> str:
    score = next((score for score in seen.scores if score.number == hole), None)
    if score is None:
        return "·"  # still to come, or before the position that the match goes on from
    return str(score.strokes[score.seats.index(seat)]) if seat in score.seats else "-"


def _right(text: str, width: int) -> str:
    return " " * (width - cells(text)) + text


def result_text(words: Words, people: People, seen: OnCard) -> str:
    """Who won, and how."""
    assert seen.outcome is not None
    winners = people.some(words, seen.outcome.winners)
    if seen.outcome.reason == "play-off":
        return words("table-winner-play-off", **winners)
    strokes = words("score-strokes", strokes=seen.totals[seen.outcome.winners[0]])
    return words("table-winner", **winners, strokes=strokes)
