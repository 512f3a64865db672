"""What a Play Nine layout may be hoped to come to, in strokes: its columns, its blocks, the time left.

Every weight was tuned by playing mirrored deals against other players and against earlier weights.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from backnine.bots.adding import added
from backnine.games.play_nine.bots.as_it_lies import column_as_it_lies
from backnine.games.play_nine.bots.numbers import ACE, DARK, EACH, Counted, Number, Unseen, unseen_but
from backnine.games.play_nine.rules import BLOCK_BONUS

FITS = 0.391  # how often a card that would better a column is free for it: three others want cards too
TURNED = 0.193  # how often a card of the column is turned up instead
DARKNESS = 0.224  # what a card still face down costs besides: a turn will go into it

# The cards still to come a column's way, by dark cards: own, the least of another, the lesser of both.
AT_LEAST, PER_OWN, PER_OTHER, PER_LESSER = 1.866, 0.031, 0.631, 1.164
MOST_DARK = 6

# What a block to come is worth by the pairs there are of a number and the columns with one card of it.
HOPES = {
    (1, 0): 1.855,  # a pair alone: its number may come twice more
    (1, 1): 4.66,  # a pair, and one card of the number waiting in another column
    (1, 2): 11.32,
    (1, 3): 13.59,
    (2, 0): 0.525,  # two pairs have their bonus already; a third column earns five more
    (2, 1): 2.203,
    (2, 2): 3.305,
    (3, 0): 0.368,
    (3, 1): 2.203,
}
RIPENS = 0.206  # how fast such hopes come true with every card to come
GONE = 0.104  # part of the hope that each card of the number lying elsewhere takes away

_DEEPEST = 16  # cards to come beyond which nothing changes
BONUS = (0, 0, *[BLOCK_BONUS[columns] for columns in (2, 3, 4)])

Columns = tuple[tuple[float, ...], ...]  # strokes by the two cards of a column


class Outlook(NamedTuple):
    """What columns and blocks come to with so many cards still face down."""

    columns: Columns
    hopes: tuple[tuple[float, ...], ...]  # strokes saved by pairs and singles of a number


class Block(NamedTuple):
    """What a layout has of one number: the bonus it earns, its pairs, and columns with one such card."""

    number: Number
    bonus: int
    pairs: int
    singles: int


def hoped(cards: Counted, outlook: Outlook, unseen: Unseen, adjacent: bool) -> float:
    """About what the layout will come to."""
    a, b, c, d, e, f, g, h = cards
    columns, hopes = outlook
    strokes = columns[a][e] + columns[b][f] + columns[c][g] + columns[d][h]
    for number, bonus, pairs, singles in blocks(cards, adjacent):
        elsewhere = 8 - unseen.left[number] - 2 * pairs - singles
        strokes += bonus - hopes[pairs][singles] * (1 - GONE * elsewhere)
    return strokes


@lru_cache(maxsize=65536)
def blocks(cards: Counted, adjacent: bool) -> tuple[Block, ...]:
    """What may become or is a block."""
    found = []
    for number in sorted({*cards} - {DARK}):
        pairs = [column for column in range(4) if cards[column] == cards[column + 4] == number]
        if pairs:
            found.append(_block(number, pairs, _singles(cards, number), adjacent))
    return tuple(found)


def _singles(cards: Counted, number: Number) -> list[int]:
    return [column for column in range(4) if (cards[column] == number) != (cards[column + 4] == number)]


def _block(number: Number, pairs: list[int], singles: list[int], adjacent: bool) -> Block:
    if adjacent:  # PN-40: only neighbours count
        pairs = _longest_run(pairs)
        singles = [column for column in singles if column in (pairs[0] - 1, pairs[-1] + 1)]
    hopeful = 0 if number == ACE else len(singles)  # there are four Hole-in-Ones only
    return Block(number, BONUS[len(pairs)], 0 if number == ACE else len(pairs), hopeful)


def _longest_run(columns: list[int]) -> list[int]:
    runs: list[list[int]] = []
    for column in columns:
        if runs and column == runs[-1][-1] + 1:
            runs[-1].append(column)
        else:
            runs.append([column])
    return max(runs, key=len)


@lru_cache(maxsize=128)
def outlook(own: int, others: int) -> Outlook:
    """With so many dark cards of one's own, and the least number another player has."""
    own, others = max(own, 1), max(others, 1)
    to_come = AT_LEAST + PER_OWN * min(own, MOST_DARK) + PER_OTHER * min(others, MOST_DARK)
    to_come = min(to_come + PER_LESSER * min(own, others), _DEEPEST - 1)
    ripe = 1 - exp(-RIPENS * to_come)
    hopes = tuple(tuple(ripe * HOPES.get((pairs, one), 0.0) for one in range(5)) for pairs in range(5))
    return Outlook(_columns_between(to_come), hopes)


def _columns_between(to_come: float) -> Columns:
    sooner, part = int(to_come), to_come % 1
    low, high = _columns_after(sooner), _columns_after(sooner + 1)

    def between(a: Number, b: Number) -> float:
        dark = (a == DARK) + (b == DARK)
        return low[a][b] * (1 - part) + high[a][b] * part + DARKNESS * dark

    return _symmetric(between)


@cache
def _columns_after(cards: int) -> Columns:
    """The solitaire of a single column: what it comes to when so many more cards come its way."""
    if not cards:
        return _columns_now()
    later = _columns_after(cards - 1)
    chance = unseen_but(()).chance

    def played(a: Number, b: Number) -> float:
        rest = later[a][b]
        best = added([chance[v] * min(rest, later[v][b], later[a][v]) for v in EACH])
        strokes = FITS * best + (1 - FITS) * rest
        if DARK not in (a, b):
            return strokes
        other = b if a == DARK else a
        return TURNED * added([chance[v] * later[v][other] for v in EACH]) + (1 - TURNED) * strokes

    return _symmetric(played)


def _columns_now() -> Columns:
    unseen = unseen_but(())
    return _symmetric(lambda a, b: column_as_it_lies(a, b, unseen))


def _symmetric(strokes: Callable[[Number, Number], float]) -> Columns:
    """The table of a function that does not care which card lies above."""
    table = [[0.0] * (DARK + 1) for _ in range(DARK + 1)]
    for a in range(DARK + 1):
        for b in range(a + 1):
            table[a][b] = table[b][a] = strokes(a, b)
    return tuple(map(tuple, table))
