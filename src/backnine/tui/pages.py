"""The pages between turns: the draw for the dealer, the end of a hole, the standings."""

from collections.abc import Sequence

from backnine.locales import Words
from backnine.match import HoleScore, Match, contenders, lowest
from backnine.record import Record
from backnine.tui.faces import card_name
from backnine.tui.scores import explain_hole, join_names, result_text, score_card
from backnine.tui.table import TableDrawing
from backnine.tui.text import cells, pad, paint, wrap
from backnine.view import View, view


def draw_for_dealer(words: Words, record: Record, match: Match, width: int) -> list[str]:
    lines = [
        paint(words(f"{match.game.name}-name"), "strong"),
        *wrap(words.prose(f"{match.game.name}-aim"), width),
    ]
    lines += ["", paint(words("table-draw-for-dealer"), "strong")]
    column = max(map(cells, record.names)) + 2
    for number, pick in enumerate(match.draw):
        if number:
            lines.append(words("table-redraw"))
        lines += [
            f"  {pad(record.names[seat], column)}{card_name(words, card)}"
            for seat, card in enumerate(pick)
            if card is not None
        ]
    dealer = record.names[lowest(match.game, match.draw[-1])[0]]
    lines += ["", *wrap(words("table-deals-first", name=dealer), width), ""]
    lines += wrap(words("table-commitment", commitment=record.commitment), width)
    lines += wrap(words("table-commitment-why"), width)
    return [*lines, ""]


def what_now(words: Words, seen: View, name: str) -> str:
    """The one sentence that says what is to be done."""
    if seen.phase == "tee-off" and seen.seat is not None:
        turned = sum(slot.up for slot in seen.layouts[seen.seat])
        return words("table-tee-off", name=name, left=2 - turned)
    if seen.phase == "first-look":
        return words("table-first-look", name=name)
    if seen.phase == "place" and seen.held is not None:
        message = "table-place-taken" if seen.held_from == "discard" else "table-place"
        return words(message, name=name, card=card_name(words, seen.held))
    return words("table-your-turn", name=name)


def hole_over(words: Words, names: Sequence[str], match: Match, drawing: TableDrawing) -> list[str]:
    """All cards up, and every saving explained."""
    score, width = match.scores[-1], drawing.width
    seen = view(match, None, recall=False)
    ending = wrap(ending_text(words, names, score), width)
    return [
        *drawing.title(seen),
        *ending,
        "",
        *drawing.others(seen, None),
        "",
        *explain_hole(words, names, score, width),
        "",
    ]


def ending_text(words: Words, names: Sequence[str], score: HoleScore) -> str:
    if score.ending == "pace-of-play" or score.closer is None:
        return words("table-hole-over-pace", hole=score.number)
    message = "table-hole-over-knock" if score.ending == "knock" else "table-hole-over"
    return words(message, hole=score.number, name=names[score.closer])


def standings(words: Words, names: Sequence[str], match: Match, width: int) -> list[str]:
    """The score card, and who has won or has to play on."""
    lines = score_card(words, names, match, width)
    if match.outcome:
        lines += ["", *(paint(line, "gold") for line in wrap(result_text(words, names, match), width))]
    elif len(match.scores) == match.hole.number >= match.holes:
        tied = join_names(words, [names[seat] for seat in contenders(match)])
        lines += [paint(line, "alarm") for line in wrap(words("table-play-off-next", names=tied), width)]
    return [*lines, ""]
