"""Games for OpenSpiel that several tests share."""

from collections import Counter
from typing import Any

from backnine.games import find_game
from backnine.position import write_line
from backnine.position_reader import read
from backnine.rl.recall import NUMBERS


def last_turns(*, unseen: int = 0) -> str:
    """Four-Card Golf with one turn left for each of two players and three cards in the stock. Of each
    player nobody has seen the first so many cards."""
    house, stock = "holes=1,no_peek=true", ("AS", "7S", "KS")
    seats = (("9S", "2S", "5S", "5H"), ("3S", "8S", "4S", "6H"))
    game = find_game("four-card")
    rest = Counter[str](game.pack(game.house(house), 2)) - Counter([*stock, *seats[0], *seats[1], "6D"])
    marked = [[f"?{card}" + "*" * (at >= unseen) for at, card in enumerate(cards)] for cards in seats]
    drawn = [f"{a} {b} / {c} {d}" for a, b, c, d in marked]
    lines = [
        f"four-card {house}", f"0 > {drawn[0]}", f"1 {drawn[1]}", "stock 3?",
        f"discard {' '.join(rest.elements())} 6D", "hole 1 dealer 1 turns 198",
    ]  # fmt: skip
    return write_line(read("\n".join(lines)))


def events_of(state: Any, player: int) -> list[list[int]]:
    """The rows of the tensor of what a player was told."""
    numbers = [int(number) for number in state.information_state_tensor(player)]
    return [numbers[first : first + NUMBERS] for first in range(0, len(numbers), NUMBERS)]
