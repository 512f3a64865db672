"""What thinking at Play Nine writes on, and what it knows by heart: a record each.

A record goes from function to function as one address, and its arrays have lengths that are known when they
are compiled: calls cost next to nothing, and loops become a few vector instructions.

Layouts are numbers here, four bits for each slot. How many cards of each kind are unseen is one number, too.
"""

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import DiceState, Floats, kernel
from backnine.games.play_nine.fast.last_round import COLUMNS, Ints
from backnine.games.play_nine.fast.mind import UNITS
from backnine.games.play_nine.fast.rules import MOST_SEATS, PACK, SIZE, HoleRow

WholeWeights = NDArray[np.int32]
DeskRoom = NDArray[np.void]  # of one desk
BrainRoom = NDArray[np.void]  # of one brain

MOVES: Final = 64
BATCH: Final = 16  # deals between two looks at who has fallen behind
MOST_ROWS: Final = 16  # of a layout
WIDE: Final = 16  # kinds of cards, filled up to whole vectors
RIVALS: Final = MOST_SEATS - 1
KEPT: Final = 256  # layouts of each seat whose sums are kept
NOTHING_KEPT: Final = MOST_SEATS * KEPT  # a place whose sums are nothing
KINDS_OF: Final = 2 + MOST_SEATS  # of the table: the kinds of cards in each layout
REMEMBERED: Final = 4096  # judgements
KEY_WORDS: Final = 5  # of what they were made of
TABLE_FACTS: Final = KINDS_OF + MOST_SEATS

# What is on the table: how many cards of each kind are unseen, four bits each; how many in all; the layouts.
LEFT, ALL_LEFT, LAYOUT = range(3)
# What is kept of a layout besides its sums: which columns are pairs and how many single cards of each kind
# there are, four bits each; the strokes that are seen and how many cards are not; slots like an earlier one.
PAIRS, SINGLES, STROKES, UNKNOWN_CARDS, ALIKE = range(5)
LAYOUT_FACTS: Final = 5
SHOWN, COVERED = range(2)  # sums of the own layout for the moves of a turn: as it is, with one less face down


class Brain(Protocol):
    """Both networks in whole numbers, by judgement."""

    rows: WholeWeights  # [network, judgement, row, unit]
    output: WholeWeights  # [network, judgement, unit]
    at_table: Floats  # [network, judgement, seats, unit]


class Desk(Protocol):
    # what is on the table
    table: Ints
    best_only: int  # whether the moves that are not the best may go unjudged
    # layouts that have been added up
    keys: Ints  # [place, 2]
    facts: Ints  # [place, fact]
    likely: Floats  # by place
    sums: WholeWeights  # [place, judgement, unit]
    changes: int  # how many have been added up so far
    row_list: Ints
    # the others, as the seat sees them whose turn it is
    places: Ints
    based_on: Ints  # what `base` was made of
    base: WholeWeights  # [judgement, unit]: all but the own layout
    others_now: float
    least_down: int
    next_down: int
    next_place: int
    own: WholeWeights  # [SHOWN or COVERED, unit]
    values: Floats  # by move
    put: int  # where the top discard would go
    lies: Floats  # strokes of each of the others as they lie
    # judgements that are remembered
    memory: Ints  # [place, key, what was found]
    memory_floats: Floats  # [place, what was found]
    key: Ints
    worth: float  # of the move that was chosen
    # the last round
    mean: float
    twins: float
    counts: Floats  # of unseen cards by kind
    saves: Floats  # what a card beside an unseen one saves by the chance of a pair
    beside_dark: Floats  # what it costs there
    column_costs: Floats
    column_saves: Floats
    hopes: Ints
    pairs: int
    hope_bits: int  # of the kinds that are hoped for
    foreseen: int
    next_last: Floats  # strokes of the next player after a last turn, by the top discard
    rest_last: float
    lowest_last: float
    gifts: Floats
    now: float
    by_card: Floats
    by_chance: Floats  # the same, each as likely as it is
    # the search
    prior: Floats
    costs: Floats
    totals: Floats
    strokes: Floats
    means: Floats
    candidates: Ints
    results: Floats  # by move and deal of a batch
    against: Floats  # by move and move
    lags: Floats  # by seat
    at_first: Floats
    stakes: Floats
    unseen: Ints  # the cards that nobody has seen
    cards: Ints
    seen: Ints  # how the table was at first
    dealt: HoleRow
    trial: HoleRow
    dice: DiceState
    result: Ints


_DESK: Final = np.dtype(
    [
        ("sums", np.int32, (NOTHING_KEPT + 1, 2, UNITS)),
        ("base", np.int32, (2, UNITS)),
        ("own", np.int32, (2, UNITS)),
        ("table", np.int64, TABLE_FACTS),
        ("best_only", np.int64),
        ("keys", np.int64, (NOTHING_KEPT, 2)),
        ("facts", np.int64, (NOTHING_KEPT, LAYOUT_FACTS)),
        ("likely", np.float64, NOTHING_KEPT),
        ("row_list", np.int64, MOST_ROWS),
        ("places", np.int64, RIVALS),
        ("based_on", np.int64, (2, RIVALS + 1)),
        ("changes", np.int64),
        ("others_now", np.float64),
        ("least_down", np.int64),
        ("next_down", np.int64),
        ("next_place", np.int64),
        ("values", np.float64, MOVES),
        ("put", np.int64),
        ("lies", np.float64, RIVALS),
        ("memory", np.int64, (REMEMBERED, KEY_WORDS + 3)),
        ("memory_floats", np.float64, (REMEMBERED, 3 + RIVALS)),
        ("key", np.int64, KEY_WORDS),
        ("worth", np.float64),
        ("mean", np.float64),
        ("twins", np.float64),
        ("counts", np.float64, WIDE),
        ("saves", np.float64, WIDE),
        ("beside_dark", np.float64, WIDE),
        ("column_costs", np.float64, COLUMNS),
        ("column_saves", np.float64, COLUMNS),
        ("hopes", np.int64, COLUMNS),
        ("pairs", np.int64),
        ("hope_bits", np.int64),
        ("foreseen", np.int64),
        ("next_last", np.float64, WIDE),
        ("rest_last", np.float64),
        ("lowest_last", np.float64),
        ("gifts", np.float64, WIDE),
        ("now", np.float64),
        ("by_card", np.float64, WIDE),
        ("by_chance", np.float64, WIDE),
        ("prior", np.float64, MOVES),
        ("costs", np.float64, MOVES),
        ("totals", np.float64, MOVES),
        ("strokes", np.float64, MOVES),
        ("means", np.float64, MOVES),
        ("candidates", np.int64, MOVES),
        ("results", np.float64, (MOVES, BATCH)),
        ("against", np.float64, (MOVES, MOVES)),
        ("lags", np.float64, MOST_SEATS),
        ("at_first", np.float64, MOST_SEATS),
        ("stakes", np.float64, 1 + MOST_SEATS),
        ("unseen", np.int64, PACK),
        ("cards", np.int64, PACK),
        ("seen", np.int64, TABLE_FACTS),
        ("dealt", np.int16, SIZE),
        ("trial", np.int16, SIZE),
        ("dice", np.uint64, 1),
        ("result", np.int64, MOST_SEATS),
    ],
    align=True,
)


@kernel
def new_desk() -> DeskRoom:
    return np.zeros(1, _DESK)
