"""The pages between turns: the draw for the dealer, the end of a hole, the standings."""

from collections.abc import Mapping, Sequence

from backnine.games import Game, find_game
from backnine.house import House, Setting
from backnine.locales import Words
from backnine.match import HoleScore
from backnine.moves import Move
from backnine.protocol import TableSeen
from backnine.tui.faces import card_name
from backnine.tui.people import People
from backnine.tui.scores import explain_hole, result_text, score_card
from backnine.tui.table import TableDrawing
from backnine.tui.text import cells, columns_of, key_text, pad, paint, short_seal, wrap
from backnine.view import View

ABOUT_THE_SEAL = ("fair", "?")


def head(words: Words, game: Game, width: int) -> list[str]:
    """The game and its aim."""
    return [paint(words(f"{game.name}-name"), "strong"), *wrap(words.prose(f"{game.name}-aim"), width), ""]


def welcome(words: Words, game: Game, house: House, commitment: str, width: int) -> list[str]:
    """The game, its house rules, and the seal of the shuffle: shown before a single card is drawn."""
    lines = [*head(words, game, width), *house_rules(words, house.said, width)]
    lines += short_seal_line(words, commitment)
    keys = [key_text("Enter", words("table-key-begin")), key_text("fair", words("table-key-fair"))]
    return [*lines, *columns_of(keys, width)]


def short_seal_line(words: Words, commitment: str) -> list[str]:
    """Enough of it to know it again."""
    return [paint(words("table-commitment", commitment=short_seal(commitment)), "muted"), ""]


def about_the_seal(words: Words, commitment: str, width: int) -> list[str]:
    lines = wrap(words("table-commitment", commitment=commitment), width)
    return [*lines, *wrap(words("table-commitment-why"), width), ""]


def house_rules(words: Words, said: Mapping[str, Setting], width: int) -> list[str]:
    """What a table has changed, as the browser names it."""
    told = " · ".join(_house_rule(words, key, setting) for key, setting in said.items())
    return [*wrap(words("table-house", house=told), width), ""] if told else []


def _house_rule(words: Words, key: str, setting: Setting) -> str:
    name = key.replace("_", "-")
    try:
        rule = words(f"web-house-{name}")
    except LookupError:  # a newer server has more of them
        return f"{key}={setting}"
    if setting is True:
        return rule
    return words("table-label", label=rule, value=_setting(words, name, setting))


def _setting(words: Words, rule: str, setting: Setting) -> str:
    """Most numbers need no words."""
    try:
        return words("web-off" if setting is False else f"web-choice-{rule}-{setting}")
    except LookupError:
        return str(setting)


def draw_for_dealer(words: Words, people: People, seen: View, width: int) -> list[str]:
    lines = [paint(words("table-draw-for-dealer"), "strong")]
    column = max(cells(people.introduced(seat)) for seat in range(len(people.names))) + 2
    for number, pick in enumerate(seen.draw):
        if number:
            lines.append(words("table-redraw"))
        lines += [
            f"  {pad(people.introduced(seat), column)}{card_name(words, card)}"
            for seat, card in enumerate(pick)
            if card is not None
        ]
    return [*lines, "", *wrap(words("table-deals-first", **people.one(seen.dealer)), width), ""]


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


def hole_over(words: Words, people: People, seen: View, drawing: TableDrawing) -> list[str]:
    """All cards up, and every saving explained."""
    score, width = seen.scores[-1], drawing.width
    ending = wrap(ending_text(words, people, seen.game, score), width)
    numbers = dict(zip(score.seats, score.strokes, strict=True))
    cards = drawing.others(seen, None, numbers)
    return [*drawing.title(seen), *ending, "", *cards, "", *explain_hole(words, people, seen, width), ""]


def ending_text(words: Words, people: People, game: str, score: HoleScore) -> str:
    if score.ending == "pace-of-play" or score.closer is None:
        return words("table-hole-over-pace", hole=score.number)
    message = "table-hole-over-knock" if score.ending == "knock" else "table-hole-over"
    return words(message, game=game, hole=score.number, **people.one(score.closer))


def standings(words: Words, people: People, seen: View, width: int) -> list[str]:
    """The score card, and who has won or has to play on."""
    lines = score_card(words, people, seen, width)
    if seen.outcome:
        lines += ["", *(paint(line, "gold") for line in wrap(result_text(words, people, seen), width))]
    if seen.tied:
        tied = words("table-play-off-next", **people.some(words, seen.tied))
        lines += [paint(line, "alarm") for line in wrap(tied, width)]
    return [*lines, ""]


def series(words: Words, people: People, table: TableSeen, width: int) -> list[str]:
    """Who has won how many matches here, from the second on."""
    most = max((chair.matches for chair in table.chairs), default=0)
    if most <= (table.state == "over"):
        return []
    won = " · ".join(f"{people[seat]} {chair.wins}" for seat, chair in enumerate(table.chairs))
    return [*wrap(words("table-label", label=words("finale-series"), value=won), width), ""]
