"""A table in plain pixels, as a spectator sees it: layouts, then stock, discard and held card."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.cards import Card
from backnine.games import find_game
from backnine.view import SeenSlot, View

Pixels = NDArray[np.uint8]
Colour = tuple[int, int, int]

SCALE: Final = 2
CARD_WIDTH, CARD_HEIGHT, GAP = 16, 20, 3
LAWN: Final[Colour] = (36, 92, 60)
PAPER: Final[Colour] = (250, 247, 238)
BACK: Final[Colour] = (58, 84, 140)
INK: Final[Colour] = (28, 28, 32)
RED: Final[Colour] = (180, 30, 40)
TURN: Final[Colour] = (240, 196, 60)

# Letters of three by five dots, a digit of base eight for each row.
LETTERS: Final = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717", "6": "74757",
    "7": "71122", "8": "75757", "9": "75717", "A": "25755", "C": "74447", "D": "65556", "H": "55755",
    "J": "11157", "K": "55655", "Q": "75571", "S": "34216", "?": "71202",
}  # fmt: skip


def picture(seen: View) -> Pixels:
    """Height by width by three colours."""
    game = find_game(seen.game)
    deep, wide = game.rows * (CARD_HEIGHT + GAP) + 2 * GAP, game.columns * (CARD_WIDTH + GAP) + 2 * GAP
    across = min(4, seen.players)
    down = -(-seen.players // across)
    piles = CARD_HEIGHT + 2 * GAP
    table = np.empty((down * deep + piles, max(across * wide, 4 * (CARD_WIDTH + GAP)), 3), np.uint8)
    table[:] = LAWN
    for seat, layout in enumerate(seen.layouts):
        top, left = seat // across * deep, seat % across * wide
        if seat in seen.acting:
            table[top : top + GAP - 1, left + GAP : left + wide - GAP] = TURN
        _lay(table, top + GAP, left + GAP, layout, game.columns)
    _piles(table, down * deep + GAP, seen)
    return table.repeat(SCALE, 0).repeat(SCALE, 1)


def _lay(table: Pixels, top: int, left: int, layout: tuple[SeenSlot, ...], columns: int) -> None:
    for place, slot in enumerate(layout):
        row, column = divmod(place, columns)
        _card(table, top + row * (CARD_HEIGHT + GAP), left + column * (CARD_WIDTH + GAP), slot.card)


def _piles(table: Pixels, top: int, seen: View) -> None:
    step = CARD_WIDTH + GAP
    if seen.stock:
        _card(table, top, GAP, None)
    if seen.discard:
        _card(table, top, GAP + step, seen.discard[-1])
    if seen.held_from:
        _card(table, top, GAP + 2 * step, seen.held)


def _card(table: Pixels, top: int, left: int, card: Card | None) -> None:
    """Face down where there is none to be seen."""
    table[top : top + CARD_HEIGHT, left : left + CARD_WIDTH] = BACK if card is None else PAPER
    if card is not None:
        red = len(card) > 1 and card[-1] in "HD"
        for place, letter in enumerate(card):
            _letter(table, top + 7, left + 2 + 4 * place, letter, RED if red else INK)


def _letter(table: Pixels, top: int, left: int, letter: str, colour: Colour) -> None:
    for row, dots in enumerate(LETTERS[letter]):
        for column in range(3):
            if int(dots) >> (2 - column) & 1:
                table[top + row, left + column] = colour
