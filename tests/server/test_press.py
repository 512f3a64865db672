"""Paper is made once for all who ask, and nothing that its kind does not use makes it another."""

import asyncio
from threading import Event

import pytest

from backnine.games import find_game
from backnine.paper import KINDS, PaperWish, PlayedCard, Printed
from backnine.refused import Refused
from backnine.server.heavy import Heavy
from backnine.server.press import COSTS, MOST_KEPT, Press

GAME = find_game("play-nine")
PLAYED = PlayedCard(("Ann", "Ben"), ((1, 2),), 1, (0,))
pytestmark = pytest.mark.anyio
RULES = PaperWish("rules", GAME)


class Maker:
    """Makes nothing, and says how often; not before it may."""

    def __init__(self, *, may: bool = True) -> None:
        self.made: list[PaperWish] = []
        self.may = Event()
        if may:
            self.may.set()
        self.press = Press(self.make, Heavy(threads=1, most=2))

    def make(self, wish: PaperWish) -> Printed:
        self.may.wait()
        self.made.append(wish)
        return Printed(b"", 1, (), ())


async def test_who_asks_for_the_same_waits_for_the_same_and_it_is_kept() -> None:
    maker = Maker(may=False)
    assert maker.press.cost(RULES) == COSTS["rules"]
    asked = [asyncio.create_task(maker.press.of(RULES)) for _ in range(20)]
    await asyncio.sleep(0)
    assert maker.press.cost(RULES) == 0, "it is coming"
    maker.may.set()
    await asyncio.gather(*asked)
    await maker.press.of(RULES)
    assert maker.made == [RULES]
    assert maker.press.cost(RULES) == 0


async def test_the_line_is_short() -> None:
    maker = Maker(may=False)
    wishes = [PaperWish("scorecard", GAME, holes=holes) for holes in (1, 2, 3)]
    first = [asyncio.create_task(maker.press.of(wish)) for wish in wishes[:2]]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="too busy"):
        await maker.press.of(wishes[2])
    maker.may.set()
    await asyncio.gather(*first)
    await maker.press.of(wishes[2])


async def test_what_names_somebody_is_not_kept() -> None:
    maker = Maker()
    for wish in (PaperWish("scorecard", GAME, names=("Ann",)), PaperWish("scorecard", GAME, played=PLAYED)):
        for _ in range(2):
            await maker.press.of(wish)
    assert len(maker.made) == 4


async def test_many_score_cards_drive_out_no_rule_sheet() -> None:
    maker = Maker()
    await maker.press.of(RULES)
    wishes = [PaperWish("scorecard", GAME, players=few, holes=n) for few in (2, 3) for n in range(1, 19)]
    for wish in wishes:
        await maker.press.of(wish)
    assert len(wishes) > MOST_KEPT
    assert maker.press.cost(RULES) == 0
    assert maker.press.cost(wishes[0]) == COSTS["scorecard"]
    assert maker.press.cost(wishes[-1]) == 0


def test_what_a_kind_does_not_use_is_dropped() -> None:
    for changed in ({"players": 3}, {"holes": 4}, {"names": ("Ann",)}, {"played": PLAYED}):
        for kind in KINDS[1:]:
            other = PaperWish(kind, GAME, **changed)
            assert other.settled() == PaperWish(kind, GAME).settled()
    blank = PaperWish("scorecard", GAME)
    assert PaperWish("scorecard", GAME, players=4, holes=9).settled() == blank.settled()
    assert PaperWish("scorecard", GAME, players=5).settled() != blank.settled()
    filled = PaperWish("scorecard", GAME, played=PLAYED)
    assert PaperWish("scorecard", GAME, players=2, holes=3, played=PLAYED).settled() == filled.settled()


def test_a_larger_pack_is_another() -> None:
    game = find_game("six-card")
    few, many = (PaperWish("cards", game, players=count).settled() for count in (2, 12))
    assert few != many
    assert PaperWish("cards", game, players=3).settled() == few
