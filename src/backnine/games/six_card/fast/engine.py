"""Six-Card Golf as an `Engine`."""

from backnine.fast.engine import NOBODY, Engine, EngineRow
from backnine.fast.kernel import DiceState, bare, lowest_bit, shuffle, wide
from backnine.games.six_card.fast.rules import (
    CARDS,
    CLOSER,
    DEALER,
    DISCARDS,
    DOWN,
    FROM_DISCARD,
    HELD,
    HELD_FROM,
    OVER,
    PACK,
    PHASE,
    PILES,
    RENEWED,
    SEATS,
    SLOTS,
    STOCK,
    TAKES,
    TEE_OFF,
    TO_PLACE,
    TURN_OF,
    TURNS,
    WAITING,
    deal,
    legal,
    new_hole,
    numbers,
    play,
    score,
)
from backnine.games.six_card.rules import pack
from backnine.house import House


def table(players: int, house: House) -> EngineRow:
    """The pack lies in it where the piles will be."""
    row = new_hole(house, players)
    row[SEATS] = players
    row[PILES : PILES + row[PACK]] = numbers(pack(house, players))
    return row


@bare
def deal_hole(hole: EngineRow, table: EngineRow, dealer: int, dice: DiceState) -> None:
    """The pack is shuffled in its place; what is not dealt stays there as the stock."""
    for place in range(len(table)):
        hole[place] = table[place]
    cards = wide(table[PACK])
    order = hole[PILES : PILES + cards]
    shuffle(dice, order, cards)
    deal(hole, order, wide(table[SEATS]), dealer)


@bare
def acting(hole: EngineRow) -> int:
    return lowest_bit(wide(hole[WAITING])) if hole[PHASE] == TEE_OFF else wide(hole[TURN_OF])


@bare
def phase(hole: EngineRow) -> int:
    return 0 if hole[PHASE] == TEE_OFF else wide(hole[PHASE]) + 1


@bare
def card(hole: EngineRow, seat: int, owner: int, slot: int) -> int:
    return NOBODY if hole[DOWN + owner] >> slot & 1 else wide(hole[CARDS + owner * SLOTS + slot])


@bare
def knower(hole: EngineRow, seat: int, owner: int, slot: int) -> int:
    return 0 if hole[DOWN + owner] >> slot & 1 else 3


@bare
def owed(hole: EngineRow, seat: int) -> int:
    return 0


@bare
def held(hole: EngineRow, seat: int) -> int:
    """A card from the stock is shown when it is placed (SC-02)."""
    known = hole[PHASE] == TO_PLACE and (hole[TURN_OF] == seat or hole[HELD_FROM] == FROM_DISCARD)
    return wide(hole[HELD]) if known else NOBODY


@bare
def held_from(hole: EngineRow) -> int:
    return wide(hole[HELD_FROM]) + 1 if hole[PHASE] == TO_PLACE else 0


@bare
def stock(hole: EngineRow) -> int:
    return wide(hole[STOCK])


@bare
def discards(hole: EngineRow) -> int:
    return wide(hole[DISCARDS])


@bare
def discard(hole: EngineRow, number: int) -> int:
    return wide(hole[PILES + number])


@bare
def dealer(hole: EngineRow) -> int:
    return wide(hole[DEALER])


@bare
def closer(hole: EngineRow) -> int:
    return wide(hole[CLOSER])


@bare
def renewals(hole: EngineRow) -> int:
    return wide(hole[RENEWED])


@bare
def takes(hole: EngineRow) -> int:
    return wide(hole[TAKES])


@bare
def turns(hole: EngineRow, seat: int) -> int:
    return wide(hole[TURNS + seat])


assert OVER == TO_PLACE + 1, "phases are in the order in which they come"
ENGINE = Engine(
    table=table,
    deal=deal_hole,
    acting=acting,
    legal=legal,
    play=play,
    score=score,
    phase=phase,
    card=card,
    knower=knower,
    owed=owed,
    held=held,
    held_from=held_from,
    stock=stock,
    discards=discards,
    discard=discard,
    dealer=dealer,
    closer=closer,
    renewals=renewals,
    takes=takes,
    turns=turns,
)
