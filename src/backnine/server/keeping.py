"""What the score keeper in the browser needs to know of a game besides its packs and its counting: how many
may play, how long a tie is played off, what a penalty adds. All of it is asked of the rules."""

from collections.abc import Iterable
from itertools import product

from msgspec import Struct

from backnine.games import Game, Penalty
from backnine.house import House, HouseRule
from backnine.keeper.kept import LONGEST_NAME
from backnine.match import MOST_PLAY_OFFS
from backnine.refused import Refused

SCORES = range(-300, 301)  # more than any layout counts
BEHIND, LEVEL = -1, 0  # the best of the others, against the closer


class PenaltyPart(Struct, frozen=True):
    """From this score on a penalty adds `times` the score and `plus`."""

    score: int
    times: int
    plus: int


class PenaltyMade(Struct, frozen=True):
    """The house rule it is called by, and what it adds for a closer whom somebody has beaten, and for one
    whom nobody has."""

    rule: str
    beaten: tuple[PenaltyPart, ...]
    unbeaten: tuple[PenaltyPart, ...]


class KeepingMade(Struct):
    """`most`: by what is said of the rules in `packs`, how many can play. `penalties`: by what is said of the
    rules in `closing`; a house without one is not named."""

    game: str
    longest_name: int
    play_offs: int
    packs: list[str]
    most: dict[str, int]
    closing: list[str]
    penalties: dict[str, PenaltyMade]


def keeping(game: Game) -> KeepingMade:
    packs = [
        rule for rule in game.house_rules if _differ(_most(game, house) for house in _houses(game, [rule]))
    ]
    closing = [
        rule for rule in game.house_rules if _differ(_penalty(game, house) for house in _houses(game, [rule]))
    ]
    penalties = {str(house): _penalty(game, house) for house in _houses(game, closing)}
    return KeepingMade(
        game=game.name,
        longest_name=LONGEST_NAME,
        play_offs=MOST_PLAY_OFFS,
        packs=[rule.key for rule in packs],
        most={str(house): _most(game, house) for house in _houses(game, packs)},
        closing=[rule.key for rule in closing],
        penalties={said: made for said, made in penalties.items() if made},
    )


def _differ(values: Iterable[object]) -> bool:
    return len(set(values)) > 1


def _houses(game: Game, rules: list[HouseRule]) -> list[House]:
    keys = [rule.key for rule in rules]
    chosen = product(*(rule.choices for rule in rules))
    return [game.house(dict(zip(keys, each, strict=True))) for each in chosen]


def _most(game: Game, house: House) -> int:
    return max(players for players in game.players if _serves(game, players, house))


def _serves(game: Game, players: int, house: House) -> bool:
    try:
        game.check_players(players, house)
    except Refused:
        return False
    return True


def _penalty(game: Game, house: House) -> PenaltyMade | None:
    beaten, unbeaten = ([_asked(game, house, score, by) for score in SCORES] for by in (BEHIND, LEVEL))
    rule = next((each.house_rule for each in (*beaten, *unbeaten) if each), "")
    return PenaltyMade(rule, _parts(beaten), _parts(unbeaten)) if rule else None


def _asked(game: Game, house: House, score: int, by: int) -> Penalty | None:
    return game.penalty(0, {0: score, 1: score + by}, house)


def _parts(penalties: list[Penalty | None]) -> tuple[PenaltyPart, ...]:
    """The penalties of one score after another, as few straight lines."""
    added = [penalty.strokes if penalty else 0 for penalty in penalties]
    parts: list[PenaltyPart] = []
    for place, score in enumerate(SCORES):
        if parts and parts[-1].times * score + parts[-1].plus == added[place]:
            continue
        following = added[place + 1] if place + 1 < len(added) else added[place]
        times = following - added[place]
        parts.append(PenaltyPart(score, times, added[place] - times * score))
    return tuple(parts)
