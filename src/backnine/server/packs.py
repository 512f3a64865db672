"""What every game is dealt from, asked of its rules: the browser deals a finished match again to check it."""

from itertools import product

from msgspec import Struct

from backnine.cards import Pack
from backnine.games import Game
from backnine.hole import has_seen
from backnine.house import House, HouseRule
from backnine.match import begin
from backnine.moves import Move
from backnine.shuffle import SEED_BYTES, Shuffle

LOOK = Move("look")


class PackMade(Struct, frozen=True):
    """Cards in the order a shuffle starts from, so many times over, and what each counts in the draw for the
    dealer."""

    cards: str
    times: int
    values: tuple[int, ...]


class PacksMade(Struct):
    """The packs of a game. `rules`: the house rules that matter. `used`: by what is said of them (as in
    `jokers=true,packs=2`) which pack, for the least number of players and for each one more. `looks`: the
    slots that a first look shows, as a rule ("") and under the house rules that change it."""

    game: str
    slots: int
    least: int
    rules: list[str]
    packs: list[PackMade]
    used: dict[str, list[int]]
    looks: dict[str, list[int]]


def packs(game: Game) -> PacksMade:
    rules = [rule for rule in game.house_rules if _matters(game, rule)]
    used = {str(house): _by_players(game, house) for house in _houses(game, rules)}
    different = list(dict.fromkeys(pack for row in used.values() for pack in row))
    return PacksMade(
        game=game.name,
        slots=game.slots,
        least=game.players[0],
        rules=[rule.key for rule in rules],
        packs=different,
        used={said: [different.index(pack) for pack in row] for said, row in used.items()},
        looks=_looks(game),
    )


def _matters(game: Game, rule: HouseRule) -> bool:
    return len({tuple(_by_players(game, house)) for house in _houses(game, [rule])}) > 1


def _houses(game: Game, rules: list[HouseRule]) -> list[House]:
    choices = product(*(rule.choices for rule in rules))
    keys = [rule.key for rule in rules]
    return [game.house(dict(zip(keys, chosen, strict=True))) for chosen in choices]


def _by_players(game: Game, house: House) -> list[PackMade]:
    return [_made(game, house, game.pack(house, players)) for players in game.players]


def _made(game: Game, house: House, pack: Pack) -> PackMade:
    """The shortest part that the pack repeats."""
    length = next(n for n in range(1, len(pack) + 1) if pack == pack[:n] * (len(pack) // n))
    part = pack[:length]
    return PackMade(" ".join(part), len(pack) // length, tuple(game.value(card, house) for card in part))


def _looks(game: Game) -> dict[str, list[int]]:
    usual = _looked_at(game, game.house())
    others = {
        str(house): _looked_at(game, house) for rule in game.house_rules for house in _houses(game, [rule])
    }
    return {said: slots for said, slots in others.items() if slots and (slots != usual or not said)}


def _looked_at(game: Game, house: House) -> list[int]:
    """The slots a player has seen after `look`; none where that is no move of the game."""
    hole = begin(game.name, game.players[0], house, Shuffle(bytes(SEED_BYTES))).hole
    if LOOK not in game.moves(hole, 0):
        return []
    hole, _ = game.play(hole, 0, LOOK)
    return [number for number, slot in enumerate(hole.layouts[0], 1) if has_seen(slot.seen, 0)]
