"""Cards as rows of text for the templates: pictures of savings, and of layouts counted out."""

from collections.abc import Iterable, Sequence

from backnine.cards import HOLE_IN_ONE, JOKER, Card, Pack, rank
from backnine.games import Game
from backnine.games.counted import count_example
from backnine.locales import Words

CardRows = list[list[str]]
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_NAMED = {HOLE_IN_ONE: "score-card-h", "0": "score-card-0", "12": "score-card-12", JOKER: "score-card-joker"}


def minus(strokes: int) -> str:
    """With a real minus sign."""
    return f"−{-strokes}" if strokes < 0 else str(strokes)


def drawn_rows(drawn: str) -> CardRows:
    """`? · 8D / KS QH`, as games draw their pictures."""
    return [row.split() for row in drawn.split("/")]


def savings(game: Game) -> list[dict[str, object]]:
    """As small pictures: cards that cost nothing or less, or something else than they say; then what
    clauses save."""
    house = game.house()
    values = [(card, game.value(card, house)) for card in _one_of_each(game.pack(house, game.players[0]))]
    told = sorted((each for each in values if _is_worth_telling(*each)), key=lambda each: each[1])
    cards: list[tuple[CardRows, int]] = [([[card]], value) for card, value in told]
    return [{"rows": rows, "strokes": minus(value)} for rows, value in (*cards, *_saved(game))]


def _is_worth_telling(card: Card, value: int) -> bool:
    return value <= 0 or _alike(card) != str(value)


def _saved(game: Game) -> Iterable[tuple[CardRows, int]]:
    """The columns that a clause is about, and what they come to; only what every table plays by."""
    for clause in game.examples:
        cards, house = game.example(clause)
        counted = game.strokes(cards, house)
        own = [saving for saving in counted.savings if saving.clause == clause]
        if house.said or not own:
            continue
        columns = [column - 1 for column in own[0].columns]
        alone = tuple(card if place % game.columns in columns else None for place, card in enumerate(cards))
        rows = [[str(cards[row * game.columns + column]) for column in columns] for row in range(game.rows)]
        yield rows, game.strokes(alone, house).total


def example(game: Game, clause: str) -> dict[str, object]:
    """A layout counted out: what each column costs, and which are pairs."""
    counted = count_example(game, clause)
    rows = [list(counted.cards[start : start + game.columns]) for start in range(0, game.slots, game.columns)]
    pairs = [column for column, paired in enumerate(counted.pairs) if paired]
    return {"rows": rows, "costs": [minus(cost) for cost in counted.columns], "pairs": pairs}


def kinds(pack: Pack) -> list[tuple[Card, int]]:
    """Which cards are in a pack, and how often: of suits only the ranks, by one card of each."""
    counts: dict[str, int] = {}
    for card in pack:
        counts[_alike(card)] = counts.get(_alike(card), 0) + 1
    return [(card, counts[_alike(card)]) for card in _one_of_each(pack)]


def _one_of_each(pack: Sequence[Card]) -> list[Card]:
    """The suits take turns, so that each is seen."""
    groups: dict[str, list[Card]] = {}
    for card in dict.fromkeys(pack):
        groups.setdefault(_alike(card), []).append(card)
    return [cards[place % len(cards)] for place, cards in enumerate(groups.values())]


def _alike(card: Card) -> str:
    return card if card.isdigit() or card == HOLE_IN_ONE else rank(card)


def card_title(words: Words, card: Card) -> str:
    """What a card is called, if it has a name: Mulligan, Hole-in-One."""
    return words(_NAMED[card]) if card in _NAMED else ""


def card_word(words: Words, card: Card) -> str:
    """A card in words, for who cannot see it: `7`, `Mulligan (0)`, `K♥`."""
    if title := card_title(words, card):
        return words("score-card-named", name=title, card=card) if card.isdigit() else title
    return card if card.isdigit() else f"{card[:-1]}{SUIT_SIGNS[card[-1]]}"
