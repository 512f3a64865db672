"""What cards cost at a table, in arrays: the plain ledger (`bots/plain/ledger.py`) has asked the rules."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.bots.plain.judgement import PACE, PATIENT_PACE
from backnine.bots.plain.ledger import UNKNOWN, Ledger, ledger_of
from backnine.fast.kernel import Floats, bare, wide
from backnine.games.six_card.fast.rules import (
    CARDS,
    DOWN,
    IN_BLOCK,
    JOKER,
    NAMES,
    SEATS,
    SLOTS,
    HoleArray,
    card_of,
    columns_of,
)
from backnine.games.six_card.rules import COLUMNS, SIX_CARD
from backnine.house import House

KindCells = NDArray[np.uint8]  # a layout, slot by slot; unsigned: signed places could count from the end
KindCounts = NDArray[np.int64]  # how many cards there are of each kind

KINDS: Final = len(NAMES)  # at most: without jokers nothing is of the last kind
DARK: Final = KINDS  # a card that nobody knows
WIDE: Final = 16  # room for all of these, as wide as the machine likes it


class KindTables(NamedTuple):
    """All about the kinds of cards at one table, and about columns of them."""

    kind: NDArray[np.int64]  # by rank
    many: KindCounts
    value: Floats
    alone: Floats  # by the two cards of a column: its strokes by itself, where both are known
    blocks: bool  # whether columns earn anything together (SC-22)
    pace: float  # turns for each card still face down


def kind_tables(house: House, players: int) -> KindTables:
    ledger = ledger_of(SIX_CARD.name, house, players)
    many, value = np.zeros(KINDS, np.int64), np.zeros(KINDS)
    many[: len(ledger.many)] = ledger.many
    value[: len(ledger.value)] = ledger.value
    return KindTables(
        np.array([ledger.kind.get(card_of(number), UNKNOWN) for number in range(KINDS)], np.int64),
        many,
        value,
        _columns_alone(ledger),
        bool(ledger.together((0,) * SLOTS)),
        float(PATIENT_PACE if ledger.may_wait else PACE),
    )


def _columns_alone(ledger: Ledger) -> Floats:
    alone = np.zeros((WIDE, WIDE))
    _, forms = ledger.parts[0]
    for (above, below), place in forms.place.items():
        if UNKNOWN not in (above, below):
            alone[above, below] = forms.alone[place]
    return alone


@bare
def look(hole: HoleArray, kind: NDArray[np.int64], cells: KindCells) -> None:
    """All layouts as everybody sees them."""
    for place in range(hole[SEATS]):
        down = wide(hole[DOWN + place])
        for slot in range(SLOTS):
            dark = down >> slot & 1
            cells[place, slot] = DARK if dark else kind[hole[CARDS + place * SLOTS + slot]]


@bare
def together(cells: KindCells, alone: Floats) -> float:
    """What the columns of a layout earn in blocks, beyond what each does by itself (SC-22). Where there are
    blocks, every rank is a kind."""
    earned = 0.0
    for column in range(COLUMNS):
        card = cells[column]
        if card < JOKER and card == cells[column + COLUMNS]:
            columns = columns_of(cells, card)
            if columns > 1:
                earned += IN_BLOCK[columns] - alone[card, card]
    return earned
