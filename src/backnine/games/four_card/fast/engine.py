"""Four-Card Golf as an `Engine`."""

from backnine.fast.engine import NOBODY, Engine, EngineRow
from backnine.fast.kernel import DiceState, bare, wide
from backnine.games.four_card.fast import rules
from backnine.games.four_card.fast.rules import (
    CARDS,
    CLOSER,
    DEALER,
    DISCARD,
    DISCARDS,
    HELD,
    HELD_FROM,
    LOOKING,
    NONE,
    OWED,
    PACK,
    PHASE,
    PILES,
    RENEWALS,
    SEEN,
    TAKES,
    TOP,
    TURN,
    TURNS,
    WAITING,
    deal_at_random,
    moves,
    score,
)
from backnine.hole import EVERYBODY
from backnine.house import House

assert NONE == NOBODY


def table(players: int, house: House) -> EngineRow:
    return rules.table(players, house)


@bare
def deal(state: EngineRow, table: EngineRow, dealer: int, dice: DiceState) -> None:
    table[DEALER] = dealer
    deal_at_random(state, table, dice)


@bare
def acting(state: EngineRow) -> int:
    if state[PHASE] != LOOKING:
        return wide(state[TURN])
    seat = 0
    while not state[WAITING] >> seat & 1:
        seat += 1
    return seat


@bare
def play(state: EngineRow, seat: int, move: int, dice: DiceState) -> None:
    rules.play(state, seat, move, dice)


@bare
def phase(state: EngineRow) -> int:
    return wide(state[PHASE]) + 1


@bare
def card(state: EngineRow, seat: int, owner: int, slot: int) -> int:
    place = 4 * owner + slot
    return wide(state[CARDS + place]) if state[SEEN + place] >> seat & 1 else NOBODY


@bare
def knower(state: EngineRow, seat: int, owner: int, slot: int) -> int:
    seen = state[SEEN + 4 * owner + slot]
    if seen == EVERYBODY:
        return 3
    if seen >> seat & 1:
        return 2
    return int(seen >> owner & 1)


@bare
def owed(state: EngineRow, seat: int) -> int:
    return wide(state[OWED + seat])


@bare
def held(state: EngineRow, seat: int) -> int:
    return wide(state[HELD]) if state[TURN] == seat or state[HELD_FROM] == DISCARD else NOBODY


@bare
def held_from(state: EngineRow) -> int:
    return wide(state[HELD_FROM])


@bare
def stock(state: EngineRow) -> int:
    return wide(state[PACK]) - wide(state[TOP])


@bare
def discards(state: EngineRow) -> int:
    return wide(state[DISCARDS])


@bare
def discard(state: EngineRow, number: int) -> int:
    return wide(state[PILES + number])


@bare
def dealer(state: EngineRow) -> int:
    return wide(state[DEALER])


@bare
def closer(state: EngineRow) -> int:
    return wide(state[CLOSER])


@bare
def renewals(state: EngineRow) -> int:
    return wide(state[RENEWALS])


@bare
def takes(state: EngineRow) -> int:
    return wide(state[TAKES])


@bare
def turns(state: EngineRow, seat: int) -> int:
    return wide(state[TURNS + seat])


ENGINE = Engine(
    table=table,
    deal=deal,
    acting=acting,
    legal=moves,
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
