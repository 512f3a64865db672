"""What layouts count, as a table asked of the rules: a replay in the browser shows it without a server."""

from collections.abc import Iterable
from itertools import chain, combinations, product

from msgspec import Struct

from backnine.cards import Card, rank
from backnine.games import Game, Saving
from backnine.house import House, HouseRule


class SavingMade(Struct, frozen=True):
    """Strokes saved in these columns; none: the column counts nothing."""

    columns: tuple[int, ...]
    strokes: int | None


class HouseCount(Struct):
    """By rank what a card counts by itself, and which pattern its columns follow."""

    values: dict[str, int]
    patterns: dict[str, int]


class CountingMade(Struct):
    """How a game counts. `rules`: the house rules that matter. `houses`: by what is said of them (as in
    `twos=2,blocks=true`). `patterns`: by the columns in which all cards have one rank (as in `1,3`) what they
    save."""

    game: str
    columns: int
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
        ",".join(map(str, columns)): [_saving(game, card, house, saving) for saving in savings]
        for columns in some
        if (savings := _saved(game, card, house, columns))
    }


def _saved(game: Game, card: Card, house: House, columns: tuple[int, ...]) -> tuple[Saving, ...]:
    layout = [card if place % game.columns + 1 in columns else None for place in range(game.slots)]
    return game.strokes(layout, house).savings


def _saving(game: Game, card: Card, house: House, saving: Saving) -> SavingMade:
    cancels = len(saving.columns) == 1 and saving.strokes == -game.rows * game.value(card, house)
    return SavingMade(saving.columns, None if cancels else saving.strokes)
