"""What a layout comes to if it is turned up as it lies, and after one last turn: exact, on average."""

from functools import lru_cache
from itertools import groupby

from backnine.bots.adding import added
from backnine.games.play_nine.bots.numbers import ACE, DARK, EACH, VALUE, Counted, Number, Unseen, put
from backnine.games.play_nine.rules import BLOCK_BONUS

Paired = tuple[Number, ...]  # for each column the number it is a pair of, DARK if it is none
_NO_PAIRS = (DARK,) * 4


def as_it_lies(cards: Counted, unseen: Unseen, adjacent: bool) -> float:
    """The strokes to expect when all is turned up; exact if at most one column is in the dark."""
    columns = tuple(zip(cards[:4], cards[4:], strict=True))
    strokes = added([column_as_it_lies(above, below, unseen) for above, below in columns])
    paired = tuple([above if above == below else DARK for above, below in columns])
    if paired != _NO_PAIRS:
        strokes += block_bonus(paired, adjacent) + _blocks_in_the_dark(columns, paired, unseen, adjacent)
    return strokes


def column_as_it_lies(above: Number, below: Number, unseen: Unseen) -> float:
    if above == DARK:
        above, below = below, above
    if above == DARK:
        return 2 * unseen.mean - unseen.twin
    if below == DARK:
        return VALUE[above] + unseen.mean - (0 if above == ACE else 2 * unseen.chance[above] * VALUE[above])
    if above == below and above != ACE:
        return 0  # PN-21
    return VALUE[above] + VALUE[below]


@lru_cache(maxsize=4096)
def block_bonus(paired: Paired, adjacent: bool) -> int:
    """PN-22 to PN-24 and PN-26."""
    line = paired if adjacent else sorted(paired)  # PN-40
    runs = [(number, len(list(run))) for number, run in groupby(line)]
    return sum([BLOCK_BONUS[length] for number, length in runs if number != DARK and length > 1])


def _blocks_in_the_dark(
    columns: tuple[tuple[Number, Number], ...], paired: Paired, unseen: Unseen, adjacent: bool
) -> float:
    """The chance that a dark card completes one more column of a block."""
    hope = 0.0
    for place, (above, below) in enumerate(columns):
        if DARK in (above, below) and above != below:
            number = min(above, below)
            if number in paired:
                grown = (*paired[:place], number, *paired[place + 1 :])
                hope += unseen.chance[number] * (block_bonus(grown, adjacent) - block_bonus(paired, adjacent))
    return hope


def after_last_turn(cards: Counted, unseen: Unseen, adjacent: bool) -> tuple[list[float], float]:
    """What a player will have after one more turn, on average: by the top discard, and if there is none."""
    waiting = as_it_lies(cards, unseen, adjacent) if DARK in cards else float("inf")
    taken = [
        min([as_it_lies(put(cards, place, number), unseen, adjacent) for place in range(8)])
        for number in EACH
    ]
    drawn = added([share * min(waiting, best) for share, best in zip(unseen.chance, taken, strict=True)])
    return [min(best, drawn) for best in taken], drawn
