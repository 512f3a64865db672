"""The pages between turns: the draw for the dealer, the end of a hole, the standings."""

from collections.abc import Sequence

from backnine.games import Game, find_game
from backnine.house import House
from backnine.locales import Words
from backnine.match import HoleScore
from backnine.moves import Move
from backnine.tui.faces import card_name
from backnine.tui.scores import explain_hole, join_names, result_text, score_card
from backnine.tui.table import TableDrawing
from backnine.tui.text import cells, columns_of, pad, paint, wrap
from backnine.view import View


def head(words: Words, game: Game, width: int) -> list[str]:
    """The game and its aim."""
    return [paint(words(f"{game.name}-name"), "strong"), *wrap(words.prose(f"{game.name}-aim"), width), ""]


def welcome(words: Words, game: Game, house: House, commitment: str, width: int, *, ask: str) -> list[str]:
    """The game, its house rules, and the seal of the shuffle: shown before a single card is drawn. `ask` is
    the message that says what may be typed."""
    lines = head(words, game, width)
    if house.said:
        lines += [*wrap(words("table-house", house=str(house).replace(",", ", ")), width), ""]
    lines += wrap(words("table-commitment", commitment=commitment), width)
    return [*lines, *wrap(words("table-commitment-why"), width), "", *wrap(words(ask), width)]


def draw_for_dealer(words: Words, names: Sequence[str], seen: View, width: int) -> list[str]:
    lines = [paint(words("table-draw-for-dealer"), "strong")]
    column = max(map(cells, names)) + 2
    for number, pick in enumerate(seen.draw):
        if number:
            lines.append(words("table-redraw"))
        lines += [
            f"  {pad(names[seat], column)}{card_name(words, card)}"
            for seat, card in enumerate(pick)
            if card is not None
        ]
    return [*lines, "", *wrap(words("table-deals-first", name=names[seen.dealer]), width), ""]


def help_page(words: Words, game: Game, legal: Sequence[Move], width: int) -> list[str]:
    """How to type, and what the signs on the cards mean."""
    lines = words("table-help", moves=_examples(legal)).split("\n")
    signs = words.prose(f"{game.name}-signs").split(" · ")
    return [part for line in lines for part in wrap(line, width)] + ["", *columns_of(signs, width), ""]


def _examples(legal: Sequence[Move]) -> str:
    """One move of each kind. Peeks must not tell which cards one knows, so they are all `peek 1`."""
    kinds = {(move.verb, move.slot is None): move for move in reversed(legal)}
    moves = [Move("peek", 1) if move.verb == "peek" else move for move in reversed(kinds.values())]
    return ", ".join(map(str, moves))


def what_now(words: Words, seen: View, name: str) -> str:
    """The one sentence that says what is to be done."""
    if seen.phase == "tee-off" and seen.seat is not None:
        turned = sum(slot.up for slot in seen.layouts[seen.seat])
        return words("table-tee-off", name=name, left=find_game(seen.game).tee_shots - turned)
    if seen.phase == "first-look":
        return words("table-first-look", name=name)
    if seen.phase == "place" and seen.held is not None:
        message = "table-place-taken" if seen.held_from == "discard" else "table-place"
        return words(message, name=name, card=card_name(words, seen.held))
    return words("table-your-turn" if seen.closer is None else "table-your-last-turn", name=name)


def hole_over(words: Words, names: Sequence[str], seen: View, drawing: TableDrawing) -> list[str]:
    """All cards up, and every saving explained."""
    score, width = seen.scores[-1], drawing.width
    ending = wrap(ending_text(words, names, score), width)
    numbers = dict(zip(score.seats, score.strokes, strict=True))
    cards = drawing.others(seen, None, numbers)
    return [*drawing.title(seen), *ending, "", *cards, "", *explain_hole(words, names, seen, width), ""]


def ending_text(words: Words, names: Sequence[str], score: HoleScore) -> str:
    if score.ending == "pace-of-play" or score.closer is None:
        return words("table-hole-over-pace", hole=score.number)
    message = "table-hole-over-knock" if score.ending == "knock" else "table-hole-over"
    return words(message, hole=score.number, name=names[score.closer])


def standings(words: Words, names: Sequence[str], seen: View, width: int) -> list[str]:
    """The score card, and who has won or has to play on."""
    lines = score_card(words, names, seen, width)
    if seen.outcome:
        lines += ["", *(paint(line, "gold") for line in wrap(result_text(words, names, seen), width))]
    if seen.tied:
        tied = join_names(words, [names[seat] for seat in seen.tied])
        lines += [paint(line, "alarm") for line in wrap(words("table-play-off-next", names=tied), width)]
    return [*lines, ""]
