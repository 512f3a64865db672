"""What is on each kind of paper, as the templates get it: texts, figures and cards."""

from backnine.cards import FACE_DOWN
from backnine.games import Game
from backnine.locales import Words
from backnine.paper.letters import printable
from backnine.paper.pictures import card_title, card_word, drawn_rows, example, kinds, minus, savings
from backnine.paper.played import PlayedCard
from backnine.paper.wish import PaperWish

Page = dict[str, object]
ON_A_PAGE = 9  # cards
SMALL = (6, 10)  # players and holes that go on a card of which four fit on a page


def page_of(wish: PaperWish, *, preview: bool = False) -> Page:
    words = Words(wish.language)
    made = {"scorecard": score_card, "rules": rule_sheet, "cards": cards_to_cut}[wish.kind](words, wish)
    if preview and wish.kind == "cards":
        made["cards"] = wish.game.pack(wish.game.house(), wish.columns)[:ON_A_PAGE]
    texts = made.pop("texts")
    assert isinstance(texts, dict)
    name = words(f"{wish.game.name}-name")
    return {
        "title": words(f"paper-title-{wish.kind}", game=name),
        "game": wish.game.name,
        "language": wish.language,
        "size": {"A4": "a4", "letter": "us-letter"}[wish.size],
        "texts": {"name": name, **texts},
        **made,
    }


def count_pages(wish: PaperWish) -> int:
    """Each page of cards has their backs behind it, and a page before them says what is in the pack."""
    if wish.kind == "cards":
        return 1 + 2 * -(-len(wish.game.pack(wish.game.house(), wish.columns)) // ON_A_PAGE)
    return {"scorecard": 1, "rules": 2}[wish.kind]


# Score cards


def score_card(words: Words, wish: PaperWish) -> Page:
    played = wish.played
    page: Page = {
        "texts": _said(
            words,
            "paper-scorecard",
            "paper-hole",
            "paper-total",
            "paper-date",
            "paper-place",
            "paper-closed",
            "paper-best",
        ),
        "players": wish.columns,
        "holes": wish.rows,
        "names": [printable(name) for name in wish.titles],
        "savings": savings(wish.game),
        "up": 4 if wish.columns <= SMALL[0] and wish.rows <= SMALL[1] else 2,
    }
    if played is None:
        labels = [*map(str, range(1, wish.rows + 1)), words("paper-play-off")]
        rows = [{"label": label, "cells": [""] * wish.columns} for label in labels]
        return page | {"rows": rows, "totals": [""] * wish.columns}
    return page | _filled(words, played, page)


def _filled(words: Words, played: PlayedCard, page: Page) -> Page:
    names = page["names"]
    assert isinstance(names, list)
    rows = [
        {
            "label": _label(words, played, hole),
            "cells": [_cell(played, hole, seat) for seat in range(len(names))],
        }
        for hole in range(len(played.holes))
    ]
    totals = [
        {"strokes": minus(total), "won": seat in played.winners} for seat, total in enumerate(played.totals)
    ]
    winners = words.listed(names[seat] for seat in played.winners)
    return {
        "up": 1,
        "rows": rows,
        "totals": totals,
        "winner": words("paper-winner", count=len(played.winners), names=winners),
        "any-closed": any(closer is not None for closer in played.closers),
    }


def _label(words: Words, played: PlayedCard, hole: int) -> str:
    if hole < played.regular:
        return str(hole + 1)
    return words("paper-play-off") + (f" {hole - played.regular + 1}" if hole > played.regular else "")


def _cell(played: PlayedCard, hole: int, seat: int) -> Page | str | None:
    if not played.is_told(hole):
        return ""
    strokes = played.holes[hole][seat]
    if strokes is None:
        return None
    return {"strokes": minus(strokes), "best": played.best(hole, seat), "closed": played.closed(hole, seat)}


# Rule sheets


def rule_sheet(words: Words, wish: PaperWish) -> Page:
    game = wish.game
    return {
        "texts": {"minute": words("learn-minute"), **_said(words, "paper-fold")},
        "aim": words.prose(f"{game.name}-aim"),
        "minute": _minute(words, game),
        "sections": [*_sections(words, game), _house(words, game)],
    }


def _minute(words: Words, game: Game) -> list[Page]:
    return [
        {"rows": drawn_rows(drawn), "text": words.prose(f"{game.name}-minute-{number}")}
        for number, drawn in enumerate(game.minute, 1)
    ]


def _sections(words: Words, game: Game) -> list[Page]:
    return [
        {
            "title": words(f"{game.name}-section-{section.key}"),
            "house": False,
            "entries": [_clause(words, game, clause) for clause in section.clauses],
        }
        for section in game.sections
    ]


def _clause(words: Words, game: Game, clause: str) -> Page:
    counted = None
    if clause in game.examples:
        counted = example(game, clause) | {"caption": words.prose(f"{clause.lower()}-example")}
    drawn = game.pictures.get(clause, FACE_DOWN)
    picture = None if FACE_DOWN in drawn else drawn_rows(drawn)  # the summary shows how cards lie face down
    return {"key": clause, "text": words.prose(clause.lower()), "picture": picture, "example": counted}


def _house(words: Words, game: Game) -> Page:
    """House rules. How a screen helps to remember cards is nothing for paper."""
    rules = [words.prose(f"{game.name}-house-{rule.key.replace('_', '-')}") for rule in game.house_rules]
    return {"title": words(f"{game.name}-section-house"), "house": True, "entries": rules}


# Cards


def cards_to_cut(words: Words, wish: PaperWish) -> Page:
    pack = wish.game.pack(wish.game.house(), wish.columns)
    told = [{"card": card, "count": count, "name": card_title(words, card)} for card, count in kinds(pack)]
    return {
        "texts": {
            "count": words("paper-count", count=len(pack)),
            "minute": words("learn-minute"),
            **_said(words, "paper-how"),
        },
        "minute": _minute(words, wish.game),
        "cards": pack,
        "kinds": told,
        "names": {card: card_word(words, card) for card in pack},
    }


def _said(words: Words, *messages: str) -> dict[str, str]:
    return {message.removeprefix("paper-"): words(message) for message in messages}
