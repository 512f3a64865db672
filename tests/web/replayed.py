"""For the browser's replay of a match: what every record there is shows to everybody's eyes, and what layouts
count by all house rules. tests/web/test_units.py hands it over.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from random import Random

from backnine.cards import Card
from backnine.games import GAMES, Game, find_game
from backnine.hole import Happening
from backnine.house import House
from backnine.record import Record
from backnine.replay import Step, replay
from backnine.view import view

NOT_TOLD = ("hole-over", "passed")  # what came of it says as much
LAYOUTS = 25  # for each house
SEATS = 4  # whose eyes are looked through; the others know no more


def replayed(records: dict[str, str], told: dict[str, Record]) -> dict[str, object]:
    cases = [_case(name, records[name], record) for name, record in told.items() if record.outcome]
    assert {case["secrets"] for case in cases} == {True, False}
    counted = [
        counted_layouts(game, house, some_layouts(game, house, LAYOUTS))
        for game in GAMES
        for house in _houses(game)
    ]
    return {"cases": cases, "counted": counted}


def _case(name: str, text: str, record: Record) -> dict[str, object]:
    steps = list(replay(record))
    seats = range(min(SEATS, len(record.setup.names)))
    return {
        "name": name,
        "record": text,
        "secrets": find_game(record.setup.game).secrets,
        "eyes": [[_line(step, seat) for step in steps] for seat in seats],
        "closers": [score.closer for score in steps[-1].match.scores],
        "strokes": [list(score.strokes) for score in steps[-1].match.scores],
    }


def _line(step: Step, seat: int) -> str:
    """The table after a step as this seat could know it."""
    seen = view(step.match, seat, recall=True)
    slots = (
        "".join(_slot(each.card, each.up) for each in layout)
        + _score(seen.game, seen.house, tuple(each.card for each in layout))
        for layout in seen.layouts
    )
    top = seen.discard[-1] if seen.discard else None
    told = " ".join(_told(step, seat)) if step.move else ""
    return f"{'|'.join(slots)} {seen.held} {seen.stock} {top} {seen.closer} {told}"


@cache
def _score(game: str, house: House, cards: tuple[Card | None, ...]) -> str:
    if not cards:
        return ""
    counted = find_game(game).strokes(cards, house)
    saved = (
        f"{','.join(map(str, each.columns))}:{each.strokes}:{each.clause}:{each.card}"
        for each in counted.savings
    )
    return " ".join([f"{counted.total}={counted.face_value}", *saved])


def _houses(game: Game) -> Iterator[House]:
    """Every combination of house rules with few choices."""
    rules = [rule for rule in game.house_rules if len(rule.choices) < 4]
    for chosen in product(*(rule.choices for rule in rules)):
        yield game.house(dict(zip((rule.key for rule in rules), chosen, strict=True)))


def some_layouts(game: Game, house: House, count: int) -> list[tuple[Card | None, ...]]:
    """With many equal cards, and some face down."""
    dice = Random(str(house))
    pack = game.pack(house, 2)
    layouts = []
    for _ in range(count):
        few: list[Card | None] = [None, *dice.sample(pack, 3)]
        layouts.append(tuple(dice.choices(few, weights=(1, 4, 4, 2), k=game.slots)))
    return layouts


def counted_layouts(
    game: Game, house: House, layouts: Iterable[tuple[Card | None, ...]]
) -> dict[str, object]:
    """What they count by the rules."""
    said = (part.split("=") for part in str(house).split(",") if part)
    some = list(layouts)
    counts = [_score(game.name, house, layout) for layout in some]
    return {"game": game.name, "house": dict(said), "layouts": some, "counts": counts}


def _slot(card: str | None, up: bool) -> str:
    return f"{card or '?'}{'+' if up else '-'}"


def _told(step: Step, seat: int) -> Iterator[str]:
    for each in step.happened:
        if each.what not in NOT_TOLD:
            yield _deed(each.told_to(seat))


def _deed(told: Happening) -> str:
    return f"{told.what}:{told.seat}:{told.slot}:{told.card}"
