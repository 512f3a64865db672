"""The score card, and every saving explained."""

from collections.abc import Sequence

from backnine.games import Saving, Strokes
from backnine.hole import Seat
from backnine.locales import Words
from backnine.match import HoleScore, Match
from backnine.tui.faces import card_name
from backnine.tui.text import cells, pad, paint, wrap

NAME_CELLS = 14
HOLE_CELLS = 5


def saving_text(words: Words, saving: Saving) -> str:
    columns = ", ".join(map(str, saving.columns))
    key = saving.clause.lower().replace("_", "-")
    if saving.clause in ("PN-26", "pairs_cancel"):
        return words(f"score-saving-{key}", columns=columns, strokes=saving.strokes)
    card = card_name(words, saving.card)
    return words(f"score-saving-{key}", card=card, columns=columns, strokes=saving.strokes)


def explain(words: Words, strokes: Strokes, width: int) -> list[str]:
    """The count of one layout, line by line."""
    lines = [words("score-face-value", strokes=strokes.face_value)]
    lines += [saving_text(words, saving) for saving in strokes.savings]
    told = [part for line in lines for part in wrap(line, width, indent="  ")]
    return [*told, paint(words("score-total", strokes=strokes.total), "strong")]


def explain_hole(words: Words, names: Sequence[str], score: HoleScore, width: int) -> list[str]:
    """Each player's strokes of a hole with what was saved and added."""
    lines = []
    for seat, layout, strokes in zip(score.seats, score.layouts, score.strokes, strict=True):
        reasons = [saving_text(words, saving) for saving in layout.savings]
        if score.penalty and score.penalty.seat == seat:
            key = score.penalty.house_rule.replace("_", "-")
            reasons.append(words(f"score-penalty-{key}", strokes=score.penalty.strokes))
        lines += wrap(
            words("table-log", name=names[seat], deeds=words("score-strokes", strokes=strokes)), width
        )
        lines += [part for reason in reasons for part in wrap(f"  {reason}", width, indent="    ")]
    return lines


def score_card(words: Words, names: Sequence[str], match: Match, width: int) -> list[str]:
    """All holes of all players, in as many strips as the width asks for."""
    total = max(cells(words("table-sum")) + 2, 7)
    each = max(1, (width - NAME_CELLS - total) // HOLE_CELLS)
    holes = range(1, max(match.holes, len(match.scores)) + 1)
    strips = [holes[start : start + each] for start in range(0, len(holes), each)]
    lines = [paint(words("table-score-card"), "strong")]
    for strip in strips:
        lines += _strip(words, names, match, strip, total if strip is strips[-1] else 0)
    return lines


def _strip(words: Words, names: Sequence[str], match: Match, holes: range, total: int) -> list[str]:
    head = pad(words("table-player"), NAME_CELLS) + "".join(
        f"{_hole_name(match, hole):>{HOLE_CELLS}}" for hole in holes
    )
    if total:
        head += _right(words("table-sum"), total)
    rule = paint("─" * cells(head), "muted")
    return [
        paint(head, "muted"),
        rule,
        *(_row(names, match, seat, holes, total) for seat in range(match.players)),
        rule,
    ]


def _hole_name(match: Match, hole: int) -> str:
    return str(hole) if hole <= match.holes else f"+{hole - match.holes}"


def _row(names: Sequence[str], match: Match, seat: Seat, holes: range, total: int) -> str:
    row = pad(pad(names[seat], NAME_CELLS - 1), NAME_CELLS)
    row += "".join(f"{_strokes(match, hole, seat):>{HOLE_CELLS}}" for hole in holes)
    if total:
        row += _right(str(match.totals[seat]), total)
    winner = match.outcome is not None and seat in match.outcome.winners
    return paint(row, "gold") if winner else row


def _strokes(match: Match, hole: int, seat: Seat) -> str:
    if hole > len(match.scores):
        return "·"
    score = match.scores[hole - 1]
    return str(score.strokes[score.seats.index(seat)]) if seat in score.seats else "-"


def _right(text: str, width: int) -> str:
    return " " * (width - cells(text)) + text


def join_names(words: Words, names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    comma = "、" if words.language == "ja" else ", "
    return words("table-and", first=comma.join(names[:-1]), second=names[-1])


def result_text(words: Words, names: Sequence[str], match: Match) -> str:
    """Who won, and how."""
    assert match.outcome is not None
    winners = join_names(words, [names[seat] for seat in match.outcome.winners])
    strokes = words("score-strokes", strokes=match.totals[match.outcome.winners[0]])
    if match.outcome.reason == "play-off":
        return words("table-winner-play-off", names=winners)
    return words(
        "table-winner" if len(match.outcome.winners) == 1 else "table-winners", names=winners, strokes=strokes
    )
