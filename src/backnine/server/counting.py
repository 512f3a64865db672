"""What layouts count, as a table asked of the rules: a replay and the score keeper in the browser count by it
without a server."""

from collections.abc import Iterable
from itertools import chain, combinations, product

from msgspec import Struct

from backnine.cards import SUITS, Card, rank
from backnine.games import Game, Saving
from backnine.house import House, HouseRule
from backnine.whims import Whims

TRIALS = 200  # layouts that show whether a game counts by columns


class SavingMade(Struct, frozen=True):
    """Strokes saved in these columns, by which clause; none: the column counts nothing. `slot`: whose card is
    named."""

    columns: tuple[int, ...]
    strokes: int | None
    clause: str
    slot: int


class HouseCount(Struct):
    """By rank what a card counts by itself, and which pattern its columns follow."""

    values: dict[str, int]
    patterns: dict[str, int]


class CountingMade(Struct):
    """How a game counts. `rules`: the house rules that matter. `houses`: by what is said of them (as in
    `twos=2,blocks=true`). `patterns`: by the columns in which all cards have one rank (as in `1,3`) what they
    save. `whole`: nothing else saves anything. `bonuses_last`: savings of one column are told before those of
    several."""

    game: str
    columns: int
    whole: bool
    bonuses_last: bool
    rules: list[str]
    houses: dict[str, HouseCount]
    patterns: list[dict[str, list[SavingMade]]]


Pattern = dict[str, list[SavingMade]]


def counting(game: Game) -> CountingMade:
    rules = [rule for rule in game.house_rules if _matters(game, rule)]
    counted = {str(house): _by_rank(game, house) for house in _houses(game, rules)}
    patterns: list[Pattern] = []
    for _, pattern in chain.from_iterable(by_rank.values() for by_rank in counted.values()):
        if pattern not in patterns:
            patterns.append(pattern)
    return CountingMade(
        game=game.name,
        columns=game.columns,
        whole=all(_counts_by_columns(game, house) for house in _houses(game, rules)),
        bonuses_last=_bonuses_last(game, _houses(game, rules)),
        rules=[rule.key for rule in rules],
        houses={
            said: HouseCount(
                {name: value for name, (value, _) in by_rank.items()},
                {name: patterns.index(pattern) for name, (_, pattern) in by_rank.items()},
            )
            for said, by_rank in counted.items()
        },
        patterns=patterns,
    )


def _matters(game: Game, rule: HouseRule) -> bool:
    first, *others = [_by_rank(game, house) for house in _houses(game, [rule])]
    return any(other != first for other in others)


def _houses(game: Game, rules: list[HouseRule]) -> list[House]:
    choices = product(*(rule.choices for rule in rules))
    keys = [rule.key for rule in rules]
    return [game.house(dict(zip(keys, chosen, strict=True))) for chosen in choices]


def _by_rank(game: Game, house: House) -> dict[str, tuple[int, Pattern]]:
    return {name: (game.value(card, house), _pattern(game, card, house)) for name, card in _ranks(game)}


def _ranks(game: Game) -> Iterable[tuple[str, Card]]:
    """Every rank that any house deals, with a card of it."""
    houses = chain.from_iterable(_houses(game, [rule]) for rule in game.house_rules)
    cards = dict.fromkeys(card for house in houses for card in game.pack(house, game.players[0]))
    return {rank(card) if game.faces == "suits" else str(card): card for card in cards}.items()


def _pattern(game: Game, card: Card, house: House) -> Pattern:
    every = range(1, game.columns + 1)
    some = chain.from_iterable(combinations(every, count) for count in every)
    return {
        ",".join(map(str, columns)): [_saving(game, layout, house, saving) for saving in savings]
        for columns in some
        for layout in [_layout(game, card, columns)]
        if (savings := game.strokes(layout, house).savings)
    }


def _layout(game: Game, card: Card, columns: tuple[int, ...]) -> list[Card | None]:
    """All cards of these columns have one rank. The upper ones have suits of their own, if there are any: so
    it can be told which of them a saving names."""
    places = [(place // game.columns, place % game.columns + 1) for place in range(game.slots)]
    return [_suited(game, card, row, column) if column in columns else None for row, column in places]


def _suited(game: Game, card: Card, row: int, column: int) -> Card:
    if game.faces != "suits" or rank(card) == card:
        return card
    return Card(rank(card) + (SUITS[-1] if row else SUITS[(column - 1) % (len(SUITS) - 1)]))


def _saving(game: Game, layout: list[Card | None], house: House, saving: Saving) -> SavingMade:
    cards = [card for card in layout if card is not None]
    cancels = len(saving.columns) == 1 and saving.strokes == -game.rows * game.value(cards[0], house)
    strokes = None if cancels else saving.strokes
    own = [slot for slot in range(game.slots) if slot % game.columns + 1 in saving.columns]
    named = next((slot for slot in own if layout[slot] == saving.card), layout.index(saving.card))
    return SavingMade(saving.columns, strokes, saving.clause, named + 1)


# What a table of columns can tell


def _counts_by_columns(game: Game, house: House) -> bool:
    """Is all that a layout saves told by its columns of one rank?"""
    dice = Whims(1)
    pack = game.pack(house, game.players[0])
    few = (dice.sample(pack, 3) for _ in range(TRIALS))  # so that columns are alike
    return all(_adds_up(game, house, [dice.choice(cards) for _ in range(game.slots)]) for cards in few)


def _adds_up(game: Game, house: House, layout: list[Card]) -> bool:
    counted = game.strokes(layout, house)
    columns = [layout[first :: game.columns] for first in range(game.columns)]
    names = [{rank(card) if game.faces == "suits" else str(card) for card in column} for column in columns]
    alike = {name for column in names if len(column) == 1 for name in column}
    parts = [
        game.strokes(
            [card if names[place % game.columns] == {name} else None for place, card in enumerate(layout)],
            house,
        )
        for name in alike
    ]
    together = sorted(saving for part in parts for saving in part.savings)
    values = sum(game.value(card, house) for card in layout)
    saved = sum(saving.strokes for saving in together)
    return sorted(counted.savings) == together and counted.face_value == values == counted.total - saved


def _bonuses_last(game: Game, houses: list[House]) -> bool:
    """Does a pair in the last column come before a bonus of the columns before it?"""
    ranks = [card for _, card in _ranks(game)]
    for house in houses:
        for first, other in combinations(ranks, 2):
            layout = [first if place % game.columns < 2 else other for place in range(game.slots)]
            columns = [saving.columns for saving in game.strokes(layout, house).savings]
            if (1, 2) in columns and (game.columns,) in columns:
                return columns.index((1, 2)) > columns.index((game.columns,))
    return False
